import type { Written } from "../writer";

type Cost = Omit<Written, "text">;

type Details = {
  /** Whether asking again may help: not with a wrong key or after a refusal. Default true. */
  mayRetry?: boolean;
  /** What the answer cost, if there was one. */
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
