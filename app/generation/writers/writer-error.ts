import type { WriterOutput } from "../writer";

type Cost = Omit<WriterOutput, "text">;

/** For a request that the service did not take. */
export const NOT_BILLED: Cost = { tokensIn: 0, tokensOut: 0, costMicros: 0 };

type Details = {
  /** Whether asking again may help: not with a wrong key or after a refusal. Default true. */
  mayRetry?: boolean;
  /** What it cost, if that is known. Without it, the most that a draft can cost is booked: it may be billed. */
  cost?: Cost;
  cause?: unknown;
};

/** A writer that could not write; the message tells staff why. */
export class WriterError extends Error {
  readonly mayRetry: boolean;
  readonly cost: Cost | null;
  constructor(message: string, { mayRetry = true, cost, cause }: Details = {}) {
    super(message, { cause });
    this.mayRetry = mayRetry;
    this.cost = cost ?? null;
  }
}
