import { pause } from "../../../platform/clock";
import type { Encoding } from "./encoding";
import { guessEncoding } from "./guess-encoding";

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export const DELIMITER_LABELS = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
} as const satisfies Record<Delimiter, string>;

/** Rejects a file that cannot be imported; the message is shown to the user. */
export class FileRefused extends Error {}

/**
 * Delimiters and line breaks, as bytes of any encoding; in UTF-16 some other bytes are taken for them, which does no
 * harm.
 */
const ENDS_CELL = new Set([...DELIMITERS, "\n", "\r"].map((character) => character.charCodeAt(0)));

const SAMPLE_BYTES = 4096;
/** What a part makes is in memory at once, and made without a pause: each cell and each record costs. */
const PART_BYTES = 1 << 16;
const PART_CELLS = 4000;
/** Checking an encoding costs little. */
const PARTS_WITHOUT_PAUSE = 16;
/** In UTF-16 text with Latin letters, nearly every second byte is zero. */
const ZERO_SHARE = 0.3;

const SIGNATURES: { bytes: number[]; name: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: "an Excel workbook or another zipped file" },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: "an old Excel workbook" },
  { bytes: [0x89, 0x50, 0x4e, 0x47], name: "a picture" },
  { bytes: [0xff, 0xd8, 0xff], name: "a picture" },
  { bytes: [0x47, 0x49, 0x46, 0x38], name: "a picture" },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: "a PDF" },
  { bytes: [0x1f, 0x8b], name: "a compressed file" },
];

/** `isGuess`: the letters suggest it; another encoding can read the file as well. */
type FoundEncoding = { encoding: Encoding; isGuess: boolean };

/** Detects the encoding from the byte order mark, the bytes or the letters. @throws FileRefused if it is not text */
export async function findEncoding(bytes: Uint8Array): Promise<FoundEncoding> {
  if (bytes.length === 0) throw new FileRefused("The file is empty.");
  const other = SIGNATURES.find((signature) => startsWith(bytes, signature.bytes));
  if (other) {
    throw new FileRefused(`This is ${other.name}, not a CSV file. Save the table as CSV and import that.`);
  }
  const known = await findUnicode(bytes);
  return known ? { encoding: known, isGuess: false } : { encoding: guessEncoding(bytes), isGuess: true };
}

/** The encoding that the bytes themselves prove; null if they prove none. @throws FileRefused if it is not text */
async function findUnicode(bytes: Uint8Array): Promise<Encoding | null> {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const wide = findWideEncoding(sample);
  if (wide) return wide;
  if (bytes.includes(0)) return findWideText(sample);
  if (!(await isUtf8(bytes))) return null;
  return hasJapaneseEscape(sample) ? "iso-2022-jp" : "utf-8";
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Detects UTF-16 without a byte order mark. */
function findWideEncoding(sample: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd / half > ZERO_SHARE && even / half < ZERO_SHARE / 10) return "utf-16le";
  if (even / half > ZERO_SHARE && odd / half < ZERO_SHARE / 10) return "utf-16be";
  return null;
}

/** UTF-16 without a byte order mark and with few Latin letters: only one order of the bytes makes text. */
function findWideText(sample: Uint8Array): Encoding {
  const even = sample.subarray(0, sample.length - (sample.length % 2));
  const encodings = ["utf-16le", "utf-16be"] as const;
  const found = encodings.find((encoding) => {
    const text = new TextDecoder(encoding).decode(even);
    return !NEVER_IN_TEXT.test(text) && /[\n\r]/.test(text);
  });
  if (!found) throw new FileRefused("This is not a text file. Save the table as CSV and import that.");
  return found;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const NEVER_IN_TEXT = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd\p{Cn}\p{Co}\p{Cs}]/u;

/** The escape sequence before Japanese text in ISO-2022-JP, which is otherwise ASCII. */
function hasJapaneseEscape(sample: Uint8Array): boolean {
  return sample.some(
    (byte, at) =>
      byte === 0x1b && sample[at + 1] === 0x24 && (sample[at + 2] === 0x42 || sample[at + 2] === 0x40),
  );
}

async function isUtf8(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += PARTS_WITHOUT_PAUSE * PART_BYTES) {
      decoder.decode(bytes.subarray(at, at + PARTS_WITHOUT_PAUSE * PART_BYTES), { stream: true });
      await pause();
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Yields the bytes in parts of at most `PART_BYTES` and `PART_CELLS`, so that the whole file is never copied. */
export function* partsOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const end = endOfPart(bytes, at);
    yield bytes.subarray(at, end);
    at = end;
  }
}

function endOfPart(bytes: Uint8Array, start: number): number {
  const end = Math.min(start + PART_BYTES, bytes.length);
  let cells = 0;
  for (let at = start; at < end; at += 1) {
    if (ENDS_CELL.has(bytes[at] ?? 0)) cells += 1;
    if (cells === PART_CELLS) return at + 1;
  }
  return end;
}

/** The delimiter that occurs most often in the first line that is not blank; a comma if none does. */
export function findDelimiter(text: string): Delimiter {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const char of text.trimStart()) {
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === "\n" || char === "\r") break;
    else counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const count = (delimiter: Delimiter) => counts.get(delimiter) ?? 0;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}
