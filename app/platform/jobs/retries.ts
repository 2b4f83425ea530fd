import { HOUR, MINUTE, SECOND } from "../clock";

/** How a kind of job is tried again after it failed. Times are in milliseconds. */
export type Retries = {
  /** With the first one; after the last the job is listed as failed. */
  attempts: number;
  /** Each wait is that many times the one before. */
  factor: number;
  longestWait: number;
  /** A claim expires after this time, in case its holder died. Longer than any attempt may take. */
  lease: number;
};

/** After 30 s, 1, 2 and 4 min. A writer of articles may take 100 s. */
export const USUAL_RETRIES: Retries = { attempts: 5, factor: 2, longestWait: HOUR, lease: 2 * MINUTE };

/** How long to wait after the nth attempt, in whole seconds. `baseSeconds` is the first wait. */
export function waitAfter(attempt: number, { factor, longestWait }: Retries, baseSeconds: number): number {
  return Math.ceil(Math.min(baseSeconds * factor ** (attempt - 1), longestWait / SECOND));
}

/** A failure that another attempt would only repeat, such as an address that nobody has: the job fails at once. */
export class FinalFailure extends Error {}
