/** What the back office knows of its connection (docs/decisions/0012); router-fetch.ts watches it. */

export const NO_CONNECTION = "There is no connection.";

/**
 * The action data of a write that its action never handled. `reason` is a sentence for the user; `signInPath` is set
 * if the session has ended.
 */
export type UnansweredResult = { isUnanswered: true; reason: string; signInPath?: string };

export function isUnansweredResult(data: unknown): data is UnansweredResult {
  return typeof data === "object" && data !== null && "isUnanswered" in data;
}

/** A page-data request that waits for a connection; a quiet one shows no notice. */
export type WaitingRead = { path: string; isQuiet: boolean; retry: () => void };

let waiting: readonly WaitingRead[] = [];
const listeners = new Set<() => void>();

function setWaiting(reads: readonly WaitingRead[]): void {
  waiting = reads;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const waitingReads = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => waiting,
};

export function retryReads(): void {
  for (const { retry } of waiting) retry();
}

/** Lists a read as waiting until it is retried. @throws the signal's reason if a later request replaced it */
export function waitForRetry(
  read: Omit<WaitingRead, "retry">,
  signal: AbortSignal | null | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = { ...read, retry: () => settle(resolve) };
    const onAbort = () => settle(() => reject(signal?.reason));
    function settle(then: () => void) {
      signal?.removeEventListener("abort", onAbort);
      setWaiting(waiting.filter((other) => other !== entry));
      then();
    }
    signal?.addEventListener("abort", onAbort);
    setWaiting([...waiting, entry]);
  });
}
