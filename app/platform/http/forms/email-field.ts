import { z } from "zod";
import { cleanLine, lineField, missingSentence } from "./form-fields";

export const EMAIL_MISMATCH = "Enter an email like name@company.com";

/** Longer texts are refused as they are; the patterns below would take long to read them. */
const LONGEST = 500;
const NONE = /^(?:n\.?\/?a\.?|none|null|nil|nan|no|no e-?mail|undefined|unknown|[-–—.?]+)$/i;
/** Not of "ann@lee,example", whose comma was meant to be a dot. */
const BEFORE_COMMA = /^[^<>,;]*@(?:[^<>,;.]*\.[^<>,;]*(?=[,;])|[^<>,;]*(?=[,;][^@]*@))/;
const LINK = /^\[([^\][]*)\]\(mailto:[^()]*\)$/i;
const LABEL = /^(?:e-?mail|mail)(?: address)?\s*:\s*/i;
const IN_BRACKETS = /<\s*((?:mailto:)?[^<>@]+@[^<>@]+)>/i;
const SEVERAL = /^(\S+?@[^\s,;|/]+)(?:\s*(?::::|[,;|/&])\s*|\s+(?:or|and|und|oder|et|ou|y|o)\s+|\s+)\S+@.*$/i;
const COMMENT = /\s*\([^()]*\)$/;
const OPENING = /^[<([{*"'“”«\s]+/;
const CLOSING = /[<>)\]}*"'“”».,;:?!\s]+$/;

/**
 * The email in a text as people paste it: from `Ann Lee <ann@lee.example>`, a `mailto:` link, the end of a sentence, or
 * the first of several. An international domain becomes ASCII. Empty for "n/a" and the like. A text without an email
 * stays as it is, to be refused.
 */
export function cleanEmail(text: string): string {
  if (text.length > LONGEST) return text;
  // Full-width letters, and what phones make of ' and -.
  const line = cleanLine(text)
    .normalize("NFKC")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‒–—−]/g, "-")
    .replace(/<\/?[a-z]{1,3}[^<>@]*>$/i, "")
    .replace(LINK, "$1");
  if (NONE.test(line)) return "";
  const [head] = BEFORE_COMMA.exec(line) ?? [line];
  const bare = IN_BRACKETS.exec(head)?.[1] ?? head.replace(COMMENT, "");
  const address = bare
    .replace(OPENING, "")
    .replace(LABEL, "")
    .replace(/^mailto:\s*([^?]*).*$/i, "$1");
  const first = address.replace(SEVERAL, "$1").replace(CLOSING, "");
  const at = first.lastIndexOf("@");
  return at < 0 ? first : first.slice(0, at + 1) + toAsciiDomain(first.slice(at + 1));
}

/** Whether a text holds an email that `cleanEmail` finds. */
export function isEmail(text: string): boolean {
  return /[@＠]/.test(text) && z.regexes.html5Email.test(cleanEmail(text));
}

/** The emails of a text beside the one that `cleanEmail` takes. */
export function otherEmails(text: string): string[] {
  if (text.indexOf("@") === text.lastIndexOf("@")) return [];
  const taken = cleanEmail(text).toLowerCase();
  const pieces = text.slice(0, LONGEST).split(/[\s<>()"|,;:]+/);
  const emails = pieces.filter(isEmail).map(cleanEmail);
  return [...new Set(emails)].filter((email) => email.toLowerCase() !== taken);
}

function toAsciiDomain(domain: string): string {
  if (!/[^ -~]/.test(domain) || /[\s/?#:@\\%]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** An email as `<input type="email">` accepts it, cleaned, of at most `max` characters; it may be empty. */
export function emailField(max: number, label: string) {
  return lineField(max, label)
    .overwrite(cleanEmail)
    .refine((value) => value === "" || z.regexes.html5Email.test(value), EMAIL_MISMATCH);
}

export function requiredEmail(max: number, label: string) {
  return emailField(max, label).min(1, missingSentence(label));
}
