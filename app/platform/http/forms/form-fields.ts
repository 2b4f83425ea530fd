import { z } from "zod";

/** Allows line breaks and tabs; rejects every other control character, since nobody can type them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * A trimmed text field of at most `max` characters. Forms submit a line break as CRLF, which browsers count as one
 * character, so it is normalized first.
 */
export function textField(max: number, label: string) {
  return z
    .string({ error: missingSentence(label) })
    .overwrite((text) => text.replace(/\r\n?/g, "\n"))
    .trim()
    .max(max, `${label} can have at most ${max.toLocaleString("en-US")} characters`)
    .refine((value) => !CONTROL_CHARACTERS.test(value), `${label} holds characters that cannot be stored`);
}

export function missingSentence(label: string): string {
  return `${label} is required`;
}

export function requiredText(max: number, label: string) {
  return textField(max, label).min(1, missingSentence(label));
}
