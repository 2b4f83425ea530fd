/**
 * Encodings a file can be read as. Anything but UTF-8 and UTF-16 carries no mark: it is guessed, and the person who
 * imports can choose another one.
 */
export const ENCODING_LABELS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "iso-2022-jp": "Japanese (ISO-2022-JP)",
  "windows-1252": "Western European (Windows-1252)",
  "windows-1250": "Central European (Windows-1250)",
  "iso-8859-2": "Central European (ISO-8859-2)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "koi8-u": "Cyrillic (KOI8)",
  "iso-8859-5": "Cyrillic (ISO-8859-5)",
  ibm866: "Cyrillic (DOS 866)",
  macintosh: "Western European (Mac Roman)",
  "x-mac-cyrillic": "Cyrillic (Mac)",
  "windows-1253": "Greek (Windows-1253)",
  "windows-1254": "Turkish (Windows-1254)",
  "windows-1257": "Baltic (Windows-1257)",
  "windows-1255": "Hebrew (Windows-1255)",
  "windows-1256": "Arabic (Windows-1256)",
  shift_jis: "Japanese (Shift_JIS)",
  "euc-kr": "Korean (EUC-KR)",
  gb18030: "Chinese, simplified (GB18030)",
  big5: "Chinese, traditional (Big5)",
  "euc-jp": "Japanese (EUC-JP)",
  "windows-874": "Thai (Windows-874)",
} as const;
export type Encoding = keyof typeof ENCODING_LABELS;
export const ENCODINGS = Object.keys(ENCODING_LABELS).filter(isEncoding);

export function isEncoding(name: string): name is Encoding {
  return Object.hasOwn(ENCODING_LABELS, name);
}

/** Encodings in which a byte of a character can look like a delimiter: the file is decoded before it is parsed. */
const DECODED_FIRST: Encoding[] = ["utf-16le", "utf-16be", "iso-2022-jp"];

export function isDecodedFirst(encoding: Encoding): boolean {
  return DECODED_FIRST.includes(encoding);
}

/** What is needed to read a cell as it is stored. */
export type StoredText = {
  /** As found in the file. */
  encoding: Encoding;
  /** Chosen by the person who imports, if it is another one. */
  readAs: Encoding | null;
  /** Whether each character stands for a byte of the file, so that it can be read again in another encoding. */
  isBytes: boolean;
};

const NOT_ASCII = /[^\0-\x7f]/;

/** Returns a function that decodes a stored cell. */
export function cellReader({ encoding, readAs, isBytes }: StoredText): (stored: string) => string {
  const wanted = readAs ?? encoding;
  if (!isBytes && wanted === encoding) return (stored) => stored;
  const decoder = new TextDecoder(wanted);
  const encoder = new TextEncoder();
  const bytesOf = (stored: string) =>
    isBytes ? Uint8Array.from(stored, (letter) => letter.charCodeAt(0)) : encoder.encode(stored);
  return (stored) => (NOT_ASCII.test(stored) ? decoder.decode(bytesOf(stored)) : stored);
}

/** What no text has: characters that could not be decoded, control characters, unassigned and private ones. */
export const GARBLED = /[\ufffd\u0080-\u009f\p{Cn}\p{Co}]/u;
/** The same in a file whose encoding is certain: it was garbled before, but its odd characters may be new ones. */
const GARBLED_BEFORE = /[\ufffd\u0080-\u009f]/;

/** Whether a text was read in a wrong encoding for certain, here or in the program that it comes from. */
export function isGarbled(text: string, isGuess: boolean): boolean {
  return (isGuess ? GARBLED : GARBLED_BEFORE).test(text);
}

/** UTF-8 that a program has taken for Windows-1252 and written as UTF-8 again: "MÃ¼ller". */
const ENCODED_TWICE = /[ÃÂÅÄ][\u0080-\u00bf‚-™]|â€/;

export function isEncodedTwice(text: string): boolean {
  return ENCODED_TWICE.test(text);
}
