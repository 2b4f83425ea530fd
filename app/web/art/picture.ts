/** A drawing as markup, made once when its module loads: React then writes one element, however large the drawing is. */
export type Picture = {
  viewBox: string;
  /** What the picture shows, in a sentence; null for one that only decorates. */
  label: string | null;
  body: string;
  className?: string;
  preserveAspectRatio?: string;
};

/** Rounded to whole units, and to a tenth of one: a drawing's coordinates need no more, and bytes count. */
export const whole = Math.round;
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
