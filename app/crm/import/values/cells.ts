import { isEmail } from "../../../platform/http/forms/email-field";

/** What programs write into a cell that has no value. */
const PLACEHOLDERS = new Set(
  "null|(null)|<null>|n/a|#n/a|na|-none-|none|nan|nil|undefined|(blank)|(empty)|[not provided]|not provided|-|--|---|–|—|.|?|\\n|0000-00-00|0000-00-00 00:00:00".split(
    "|",
  ),
);
const DASHES = ["-", "--", "–", "—"];
/** Placeholders that can be meant, where a value is needed: names of people or a company, and what stands for none. */
const MEANT: Record<string, string[]> = {
  firstName: ["null", "none", "na", "nan", "nil", ...DASHES],
  lastName: ["null", "none", "na", "nan", "nil", ...DASHES],
  companyName: ["null", ...DASHES],
};

export function isPlaceholder(text: string, field: string): boolean {
  const plain = text.toLowerCase();
  return PLACEHOLDERS.has(plain) && !MEANT[field]?.includes(plain);
}

export function isDash(text: string): boolean {
  return DASHES.includes(text);
}

/** Undoes what Excel needs to keep digits as text: `="0041"`. */
export function withoutTextFormula(text: string): string {
  return /^="([^"]*)"$/.exec(text)?.[1]?.trim() ?? text;
}

/** A phone number as a spreadsheet or an export left it; `isLost` if its last digits are gone. */
export function cleanPhone(text: string): { phone: string; others: string[]; isLost: boolean } {
  const [first = "", ...others] = text
    .replace(/;ext=(?=\d)/i, " ext. ")
    .split(/\s*(?::::|[;|\n]|\s\/\s|\s(?:or|oder|ou)\s)\s*/)
    .filter(Boolean);
  const phone = first.replace(/^'?(?:tel:|p:)?\s*/i, "").replace(/^(\+?\d+)[.,]0+$/, "$1");
  const [, digit, rest = "", exponent] = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/i.exec(phone) ?? [];
  if (digit === undefined) return { phone, others, isLost: false };
  const isLost = rest.length !== Number(exponent);
  return { phone: isLost ? phone : digit + rest, others, isLost };
}

/** A score as a spreadsheet writes it: "85.0", "85%", "85/100". */
export function cleanScore(text: string): string {
  return text.replace(/^0*(\d+?)(?:[.,]0+)?\s*(?:%|\/\s*100)?$/, "$1");
}

const PARTICLES = new Set(
  "von van vom zu zur de der den del della di da do dos das du la le ten ter bin ibn al el st.".split(" "),
);
const TITLES = /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau)\.?\s+)+(?=\S)/i;
const SUFFIXES = /,\s*(?:jr|sr|ii|iii|iv|md|phd|ph\.d|mba|esq|cpa|dds|rn|pe)\.?$/i;

/** First and last name of a whole one. A single word is the first name; the last name is then "". */
export function splitName(text: string): { first: string; last: string } {
  const name = text.replace(SUFFIXES, "").replace(/\s+/g, " ").trim().replace(TITLES, "");
  const comma = name.indexOf(",");
  if (comma > 0) return { first: name.slice(comma + 1).trim(), last: name.slice(0, comma).trim() };
  const words = name.split(" ");
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && PARTICLES.has(word.toLowerCase()),
  );
  const cut = particle > 0 ? particle : words.length - 1;
  return cut === 0
    ? { first: name, last: "" }
    : { first: words.slice(0, cut).join(" "), last: words.slice(cut).join(" ") };
}

/** Domains of mailboxes for anybody: they say nothing about a company. */
const MAILBOXES = new Set(
  "gmail googlemail outlook hotmail live msn yahoo ymail rocketmail icloud me mac aol proton protonmail pm gmx web freenet t-online mail email inbox yandex qq 163 126 orange wanadoo free laposte sfr libero comcast verizon att sbcglobal cox bellsouth btinternet sky hey fastmail zoho naver daum hanmail seznam wp onet o2 interia rediffmail uol bol terra".split(
    " ",
  ),
);

/** The company's domain in an email, which is clean; null for a mailbox of a provider. */
export function companyOfEmail(email: string): string | null {
  if (!isEmail(email)) return null;
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const parts = domain.split(".");
  const isSecondLevel = parts.length > 2 && /^(?:co|com|net|org|ac|gov)$/.test(parts.at(-2) ?? "");
  const name = parts.at(isSecondLevel ? -3 : -2) ?? "";
  return MAILBOXES.has(name) ? null : domain;
}
