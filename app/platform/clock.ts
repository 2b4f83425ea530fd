/** Returns the current time. Passed as an argument so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `from` plus `ms` milliseconds, as ISO-8601 UTC text: the format of every timestamp column. */
export function isoAfter(from: Date, ms: number): string {
  return new Date(from.getTime() + ms).toISOString();
}

/**
 * Lets everything else that waits run first. Long work calls it between portions, which it has to count: in a worker
 * the clock stands still while it computes.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
