import { z } from "zod";

/** CR, NEL and what other programs put for a new line or page. Browsers count each as one character. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Nobody sees or types them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f]/g;
/** They come from a text that was read in the wrong encoding, so that dropping them would not mend it. */
const GARBLED = /[\u0080-\u009f]/;
/** Soft hyphens, zero-width spaces and marks of direction: invisible, but two names would differ. */
const HIDDEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Joiners that do nothing: not within an emoji, nor between letters of a script that has them. */
const IDLE_JOINERS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})[\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Extended_Pictographic}\p{L}\p{M}])/gu;
const EDGE = /[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f]/;

/** Several lines as they are stored: line breaks as LF, nothing invisible around them. */
export function cleanText(text: string): string {
  const shown = text.replace(LINE_BREAKS, "\n").replace(CONTROLS, "");
  let [start, end] = [0, shown.length];
  while (start < end && EDGE.test(shown.charAt(start))) start += 1;
  while (end > start && EDGE.test(shown.charAt(end - 1))) end -= 1;
  return shown.slice(start, end);
}

/** One line as it is stored: any white space as one space, nothing invisible. */
export function cleanLine(text: string): string {
  const shown = text.replace(LINE_BREAKS, "\n").replace(CONTROLS, "").replace(HIDDEN, "");
  return shown.replace(IDLE_JOINERS, "").replace(/\s+/g, " ").trim();
}

function cleanedField(clean: (text: string) => string, max: number, label: string) {
  return z
    .string({ error: missingSentence(label) })
    .overwrite(clean)
    .max(max, `${label} can have at most ${max.toLocaleString("en-US")} characters`)
    .refine((value) => !GARBLED.test(value), `${label} holds characters that cannot be stored`);
}

/** A cleaned text of one or more lines, of at most `max` characters; browsers count some, as emoji, twice. */
export function textField(max: number, label: string) {
  return cleanedField(cleanText, max, label);
}

/** A cleaned text of one line, of at most `max` characters. */
export function lineField(max: number, label: string) {
  return cleanedField(cleanLine, max, label);
}

export function missingSentence(label: string): string {
  return `${label} is required`;
}

export function requiredText(max: number, label: string) {
  return textField(max, label).min(1, missingSentence(label));
}

export function requiredLine(max: number, label: string) {
  return lineField(max, label).min(1, missingSentence(label));
}
