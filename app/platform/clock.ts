/** Gives the present moment. An argument wherever time matters, so that tests choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment `ms` milliseconds after `from`, as ISO-8601 UTC text, the form in which every table keeps time. */
export function isoAfter(from: Date, ms: number): string {
  return new Date(from.getTime() + ms).toISOString();
}
