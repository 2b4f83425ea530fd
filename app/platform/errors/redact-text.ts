const URLS = /\bhttps?:\/\/[^\s"'<>]+/gi;
const EMAIL_ADDRESS = /[^\s<>"',;=/?&]+(?:@|%40)[^\s<>"',;/?&]+/gi;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
/** What an error quotes is often what somebody typed; names of columns and settings have no blanks. */
const QUOTED = /"[^"]*(?:"|$)|'[^']* [^']*'/g;
const PLAIN_NAME = /^"[\w.:-]*"$/;
const WORD = /[\w~+-]{8,}={0,2}/g;
/** Separated only as people write phone numbers, and no part of a name such as `D1_ERROR`. */
const PHONE = /(?<![\w.:-])\+?\(?\d[\d ()./-]{5,}\d(?![\w:-])/g;

/**
 * The text without email addresses, phone numbers, queries, ids, tokens and quoted sentences, each replaced by a word
 * in brackets. For texts that are kept or sent on: what is lost is in the log.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(URLS, redactUrl)
    .replace(EMAIL_ADDRESS, "[address]")
    .replace(/\?[^\s]*=[^\s]*/g, "?[query]")
    .replace(QUOTED, (quoted) => (PLAIN_NAME.test(quoted) ? quoted : "[text]"))
    .replace(UUID, "[id]")
    .replace(PHONE, "[number]")
    .replace(WORD, (word) => (isSecret(word) ? "[token]" : word));
}

/** The path of an address of ours, with `[id]` for what differs from record to record or lets somebody in. */
export function redactPath(pathname: string): string {
  const path = pathname.split(/[?#]/, 1)[0] ?? "";
  return path
    .split("/")
    .map((segment) => (/@|%40/i.test(segment) || isSecret(segment) ? "[id]" : segment))
    .join("/");
}

function redactUrl(address: string): string {
  if (!URL.canParse(address)) return "[address]";
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${redactPath(pathname)}`;
}

/** Long words with digits, or with capitals side by side as in random letters; not `D1_ERROR` and its like. */
function isSecret(word: string): boolean {
  if (word.length < 8 || /^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(word)) return false;
  return /\d/.test(word) || (word.length >= 20 && /[A-Z]{2}/.test(word) && /[a-z]/.test(word));
}
