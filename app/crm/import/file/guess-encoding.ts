import { ENCODINGS, type Encoding, GARBLED, isDecodedFirst } from "./encoding";

const NOT_ASCII = /[^\0-\x7f]/;
const ALL_GARBLED = new RegExp(GARBLED, "gu");

/**
 * The letters beyond ASCII of the languages that are written in each single-byte encoding, the most likely language
 * first; after a bar, letters that are rare in it.
 */
const WESTERN = [
  "äöüß",
  "àâçéèêëîïôùûüÿœæ",
  "áéíóúñü",
  "ãõáâàçéêíóôú",
  "åäöéæø",
  "àèéìòù",
  "ëïéöü",
  "áðéíóúýþæö",
];
const CENTRAL = ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áéíóöőúüű", "áäčďéíĺľňóôŕšťúýž", "čćđšž", "ăâîșțşţ"];
const CYRILLIC = ["оаеинтсрвлкмдпу|бгжзйхцчшщъыьэюяфё", "оаинвтрлесукмдпі|бгґєжзйїхцчшщьюяф"];
const ALPHABETS: Partial<Record<Encoding, string[]>> = {
  "windows-1252": WESTERN,
  "windows-1250": CENTRAL,
  "iso-8859-2": CENTRAL,
  "windows-1251": CYRILLIC,
  "koi8-u": CYRILLIC,
  "iso-8859-5": CYRILLIC,
  ibm866: CYRILLIC,
  macintosh: WESTERN,
  "x-mac-cyrillic": CYRILLIC,
  "windows-1253": ["αοιετσνηρπκμλυςωόάήίέύώγδθ|βζξφχψϊϋΐΰ"],
  "windows-1254": ["çğıöşüiâî\u0307"],
  "windows-1257": ["ąčęėįšųūž", "āčēģīķļņšūž", "äõöüšž"],
  "windows-1255": ["אבגדהוזחטיכךלמםנןסעפףצץקרשת"],
  "windows-1256": ["ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ"],
  "windows-874": [range(0xe01, 0xe4e)],
};

/** The first bytes of frequent characters, in encodings of two bytes: kana, Hangul, the first level of Han. */
const FREQUENT: Partial<Record<Encoding, { first: [number, number][]; second: [number, number][] }>> = {
  shift_jis: {
    first: [
      [0x82, 0x83],
      [0x88, 0x97],
    ],
    second: [
      [0x40, 0x7e],
      [0x80, 0xfc],
    ],
  },
  "euc-kr": { first: [[0xb0, 0xc8]], second: [[0xa1, 0xfe]] },
  gb18030: { first: [[0xb0, 0xd7]], second: [[0xa1, 0xfe]] },
  big5: {
    first: [[0xa4, 0xc6]],
    second: [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  },
  "euc-jp": {
    first: [
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
    second: [[0xa1, 0xfe]],
  },
};

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

/** How much each letter speaks for a language. */
type Alphabet = Map<string, number>;

function toAlphabet(letters: string): Alphabet {
  const [frequent = "", rare = ""] = letters.split("|");
  return new Map([...[...frequent].map(weigh(1)), ...[...rare].map(weigh(0.8))]);
}

function weigh(weight: number) {
  return (letter: string): [string, number] => [letter, weight];
}

function frequentCharacters(encoding: Encoding): Alphabet | null {
  const spans = FREQUENT[encoding];
  if (!spans) return null;
  const each = (list: [number, number][]) =>
    list.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const seconds = each(spans.second);
  const bytes = each(spans.first).flatMap((first) => seconds.flatMap((second) => [first, second]));
  return new Map([...new TextDecoder(encoding).decode(Uint8Array.from(bytes))].map(weigh(1)));
}

const SAMPLE_BYTES = 16_384;
const BEFORE_BYTES = 200;

/** The lines with bytes beyond ASCII, or parts of them, at most 16 kB: all that tells the encodings apart. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const parts: number[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length && parts.length < SAMPLE_BYTES; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 10) start = at + 1;
    if (byte < 0x80) continue;
    const end = bytes.indexOf(10, at) + 1 || bytes.length;
    const from = Math.max(start, at - BEFORE_BYTES);
    parts.push(...bytes.subarray(from, Math.min(end, from + SAMPLE_BYTES)));
    start = end;
    at = end - 1;
  }
  return Uint8Array.from(parts);
}

const CENTRAL_ENCODINGS: Encoding[] = ["windows-1250", "iso-8859-2"];
const CYRILLIC_ENCODINGS: Encoding[] = ["windows-1251", "koi8-u", "iso-8859-5", "ibm866", "x-mac-cyrillic"];
/** The encodings of a country, by the end of its addresses. */
const COUNTRIES: [ends: string, encodings: Encoding[]][] = [
  ["pl cz sk hu ro hr si rs ba", CENTRAL_ENCODINGS],
  ["ru ua by bg kz", CYRILLIC_ENCODINGS],
  ["gr cy", ["windows-1253"]],
  ["tr", ["windows-1254"]],
  ["lt lv ee", ["windows-1257"]],
  ["il", ["windows-1255"]],
  ["sa ae eg ir jo ma iq", ["windows-1256"]],
  ["th", ["windows-874"]],
  ["jp", ["shift_jis", "euc-jp"]],
  ["kr", ["euc-kr"]],
  ["cn", ["gb18030"]],
  ["tw hk", ["big5"]],
];

function encodingsOfDomains(sample: Uint8Array): Set<Encoding> {
  const text = new TextDecoder("windows-1252").decode(sample).toLowerCase();
  const ends = new Set([...text.matchAll(/[a-z\d-]\.([a-z]{2})(?![a-z\d.@-])/g)].map(([, end = ""]) => end));
  return new Set(
    COUNTRIES.flatMap(([list, encodings]) => (list.split(" ").some((end) => ends.has(end)) ? encodings : [])),
  );
}

/** The most likely encoding of bytes that are not UTF-8. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const sample = tellingLines(bytes);
  const domains = encodingsOfDomains(sample);
  let best: { encoding: Encoding; score: number } = { encoding: "windows-1252", score: -Infinity };
  for (const [at, encoding] of ENCODINGS.entries()) {
    if (isDecodedFirst(encoding)) continue;
    const score = scoreOf(sample, encoding) + (domains.has(encoding) ? 0.3 : 0) - at * 0.01;
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

/** From about 1, for text of one language, down to large negative numbers, for bytes that are no text of it. */
function scoreOf(sample: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(sample);
  const garbled = text.match(ALL_GARBLED)?.length ?? 0;
  const words = (text.match(/[^\t\n\r !-@[-`{-~]+/gu) ?? []).filter((word) => NOT_ASCII.test(word));
  if (encoding === "utf-8") return garbled === 0 ? 2 : 2 - 8 * shareOf(garbled, words);
  const frequent = frequentCharacters(encoding);
  const alphabets = frequent ? [frequent] : (ALPHABETS[encoding] ?? []).map(toAlphabet);
  const scores = alphabets.map((alphabet, at) => scoreWords(words, alphabet) - at * 0.02);
  return Math.max(...scores) - 10 * shareOf(garbled, words) - (garbled > 0 ? 1 : 0);
}

function shareOf(count: number, words: string[]): number {
  const all = words.reduce((sum, word) => sum + (word.match(/[^\0-\x7f]/gu)?.length ?? 0), 0);
  return all === 0 ? 0 : count / all;
}

function scoreWords(words: string[], alphabet: Alphabet): number {
  let sum = 0;
  let count = 0;
  for (const word of words) {
    const characters = [...word];
    for (const [at, character] of characters.entries()) {
      if (character <= "\x7f") continue;
      count += 1;
      sum += scoreCharacter(
        character,
        { before: characters[at - 1] ?? "", after: characters[at + 1] ?? "" },
        alphabet,
      );
    }
  }
  return count === 0 ? 0 : sum / count;
}

const LETTER = /[\p{L}\p{M}]/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
/** Signs that stand beside letters in names and sentences. */
const BESIDE_LETTERS = /[’‘“”„«»–—…™®ºª°·・ー々〆、。（）「」＆－]/u;
const JOINS_WORDS = /[–—·・＆－]/u;
const CURRENCY = /\p{Sc}/u;
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
];

function scriptOf(character: string): number {
  return SCRIPTS.findIndex((script) => script.test(character));
}

/** How well a sign stands between, beside or without letters. */
function scoreSign(sign: string, isAfterLetter: boolean, isBeforeLetter: boolean): number {
  if (sign === "\u00a0") return 0.3;
  if (isAfterLetter && isBeforeLetter) return sign === "’" ? 1 : JOINS_WORDS.test(sign) ? 0.2 : -1;
  if (isAfterLetter || isBeforeLetter) return BESIDE_LETTERS.test(sign) ? 0.95 : -1;
  return BESIDE_LETTERS.test(sign) || CURRENCY.test(sign) ? 0.5 : 0;
}

/** How well a character stands where it does in its word: from -1 to 1. */
function scoreCharacter(
  character: string,
  { before, after }: { before: string; after: string },
  alphabet: Alphabet,
): number {
  if (!LETTER.test(character)) return scoreSign(character, LETTER.test(before), LETTER.test(after));
  const script = scriptOf(character);
  if ([before, after].some((other) => LETTER.test(other) && scriptOf(other) !== script)) return -1;
  if ((UPPER.test(character) && LOWER.test(before)) || (LOWER.test(character) && UPPER.test(after)))
    return -1;
  if (before + after === "" && script < 6) return 0.2;
  // Kana of half the width: nearly every byte of another encoding is one of them.
  if (character >= "\uff61" && character <= "\uff9f") return 0.1;
  const known = alphabet.get(character.toLowerCase()) ?? 0.1;
  const isBicameral = script > 0 && script < 3;
  const isOddCase = LETTER.test(before) ? UPPER.test(character) : LOWER.test(character);
  if (isBicameral && isOddCase) return known - 0.4;
  const isRowOfAccents = script === 0 && before > "\x7f" && LETTER.test(before);
  return isRowOfAccents ? known * 0.6 : known;
}
