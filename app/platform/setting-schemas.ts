import { z } from "zod";
import { lineField, requiredLine, textField } from "./http/forms/form-fields";
import { isPublicHttps } from "./http/public-address";
import { isTimeZone } from "./time/zones";

/** A setting that owners may change, as `company-settings.ts` lists it. */
export type CompanySetting = {
  /** The heading above this setting and those after it. */
  group?: string;
  label: string;
  hint?: string;
  /** Its control, if that is not an input. */
  control?: "time-zone" | "choice" | "rows";
  /** Of rows: the names of their fields; the last one is a sentence. */
  columns?: readonly string[];
  /** Of a choice: the labels by value. */
  choices?: Record<string, string>;
  type?: "email" | "tel" | "url";
  inputMode?: "numeric" | "decimal" | "url";
  autoComplete?: string;
  /** For the form and the environment alike. If it takes "", the form's field is optional. */
  schema: (label: string) => z.ZodType<string | number>;
  /** The value until the environment or an owner says another. */
  fallback: string | number;
};

// Schemas for a setting's text, as a form or the environment has it. Each takes the label for its messages.

export const line =
  (max = 200) =>
  (label: string) =>
    requiredLine(max, label);

export const email = (label: string) =>
  requiredLine(254, label).pipe(z.email("Enter an email like name@company.com"));

/** Digits that a phone can dial. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
export const phone = (label: string) =>
  requiredLine(50, label).refine((text) => {
    const digits = dialedNumber(text).replaceAll(/\D/g, "").length;
    return digits >= MIN_DIGITS && digits <= MAX_DIGITS;
  }, "Enter a phone number with its area code, like (414) 555-0142");

export const code = (max: number, pattern: RegExp, message: string) => (label: string) =>
  requiredLine(max, label).regex(pattern, message);

export const timeZone = (label: string) =>
  z.string({ error: `${label} is required` }).refine(isTimeZone, "Enter a time zone like America/Chicago");

export const httpsAddress = (label: string) =>
  lineField(500, label)
    .pipe(
      z.union([
        z.literal(""),
        z.url({
          protocol: /^https$/,
          hostname: z.regexes.domain,
          error: "Enter an address that begins with https://",
        }),
      ]),
    )
    .default("");

export const emailOrNone = (label: string) =>
  lineField(254, label)
    .pipe(z.union([z.literal(""), z.email("Enter an email like name@company.com")]))
    .default("");

/** A server that we send to. */
export const webhook = (label: string) =>
  lineField(500, label)
    .refine(
      (address) => address === "" || isPublicHttps(address),
      "Enter a public address that begins with https://",
    )
    .default("");

/** A whole number; a variable of `wrangler.toml` may be one already. */
export const days = (min: number, max: number) => () =>
  z.coerce
    .string<string>()
    .trim()
    .regex(/^\d{1,4}$/, "Enter a number of days")
    .transform(Number)
    .refine(
      (count) => count >= min && count <= max,
      `Between ${min} and ${max.toLocaleString("en-US")} days`,
    );

/** A whole number, or "". */
export const countOrNone = (max: number) => () =>
  z.coerce
    .string<string>()
    .trim()
    .regex(/^\d{0,7}$/, "Enter a whole number")
    .refine((text) => Number(text) <= max, `At most ${max.toLocaleString("en-US")}`)
    .default("");

/** A number with at most two decimal places, or "". */
export const amountOrNone = (max: number) => () =>
  z.coerce
    .string<string>()
    .trim()
    .regex(/^(?:\d{1,6}(?:\.\d{1,2})?)?$/, "Enter a number like 390 or 1.28")
    .refine((text) => Number(text) <= max, `At most ${max.toLocaleString("en-US")}`)
    .default("");

const MOST_ROWS = 24;
/** A row a line, its three parts divided by "|"; or "". */
export const rowsOrNone = (label: string) =>
  textField(4000, label)
    .refine((text) => rowsOf(text).length <= MOST_ROWS, `At most ${MOST_ROWS} rows`)
    .refine(
      (text) => rowsOf(text).every((row) => row.length === 3 && !row.includes("")),
      "Each row needs all three parts, and none may hold a |",
    )
    .default("");

/** The parts of each line of such a text. */
export function rowsOf(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => line.split("|").map((part) => part.trim()));
}

/** One of the values that `choices` labels. */
export const oneOf = (choices: Record<string, string>) => () =>
  z.string().refine((value) => Object.hasOwn(choices, value), "Choose one of these");

/** The `tel:` link for `label`, without an extension: RFC 3966 defines `;ext=`, but phones dial its digits. */
export function dialedNumber(label: string): string {
  const [number = ""] = label.match(/[+(]*\d[^\p{L}#;,]*/u) ?? [];
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
