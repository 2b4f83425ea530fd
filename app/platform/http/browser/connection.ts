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

/** A page-data request that waits for a connection, or with `signInPath` for a session; a quiet one shows no notice. */
export type WaitingRead = { path: string; isQuiet: boolean; signInPath?: string; retry: () => void };

/**
 * A request that has had no answer for a while and may still get one. `retry` sends it again, with the submission id of
 * the first; `cancel` gives it up.
 */
export type SlowRequest = WaitingRead & { isWrite: boolean; cancel: () => void };

/** A list for `useSyncExternalStore`. */
function createList<Entry>() {
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => entries,
    add: (entry: Entry) => set([...entries, entry]),
    remove: (entry: Entry) => set(entries.filter((other) => other !== entry)),
  };
}

export const waitingReads = createList<WaitingRead>();
export const slowRequests = createList<SlowRequest>();

export function retryReads(): void {
  for (const { retry } of waitingReads.get()) retry();
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
      waitingReads.remove(entry);
      then();
    }
    signal?.addEventListener("abort", onAbort);
    waitingReads.add(entry);
  });
}

const SLOW_MS = 10_000;

/**
 * Lists a request as slow when it has had no answer for 10 s, until `end`. `choice` is what the person chose then, and
 * never resolves without one.
 */
export function watchSlow(request: Pick<SlowRequest, "path" | "isQuiet" | "isWrite">): {
  choice: Promise<"retry" | "cancel">;
  end: () => void;
} {
  let end = () => {};
  const choice = new Promise<"retry" | "cancel">((resolve) => {
    const entry = { ...request, retry: () => resolve("retry"), cancel: () => resolve("cancel") };
    const timer = setTimeout(() => slowRequests.add(entry), SLOW_MS);
    end = () => {
      clearTimeout(timer);
      slowRequests.remove(entry);
    };
  });
  return { choice, end };
}
