import { VARIANTS } from "./content/variants";

/** Each variant as one character. */
export const VARIANT_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The variant chosen for a brief of the topic, or null if no variant differs enough from the briefs before it. */
export function variantOf(topic: string, number: number): number | null {
  const digit = VARIANTS[topic]?.charAt(number) ?? "";
  const variant = digit === "" ? -1 : VARIANT_DIGITS.indexOf(digit);
  return variant === -1 ? null : variant;
}
