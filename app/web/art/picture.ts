/** A drawing as markup, built once when its module loads: React then renders one element, however large. */
export type Picture = {
  viewBox: string;
  /** Describes the picture in a sentence; null if it is decorative. */
  label: string | null;
  body: string;
  className?: string;
  preserveAspectRatio?: string;
};

/** Coordinates rounded to integers or tenths: drawings need no more precision, and bytes count. */
export const whole = Math.round;
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
