import { VARIANTS } from "./content/variants";

/** The variant chosen for a brief of the topic, or null if no variant differs enough from the briefs before it. */
export function variantOf(topic: string, number: number): number | null {
  const digit = VARIANTS[topic]?.charAt(number);
  return digit === undefined || !/^[0-9a-z]$/.test(digit) ? null : Number.parseInt(digit, 36);
}
