/** Keeps the router's requests alive without a connection (docs/decisions/0012). Browser only. */

export const NO_CONNECTION = "There is no connection.";

/** The action data of a request that never reached the server. */
export type OfflineResult = { isOffline: true };

export function isOfflineResult(data: unknown): data is OfflineResult {
  return typeof data === "object" && data !== null && "isOffline" in data;
}

/** `{ data: { isOffline: true } }` in the router's wire format (turbo-stream). */
const OFFLINE_BODY = '[{"_1":2},"data",{"_3":4},"isOffline",true]\n';

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

type Fetch = typeof window.fetch;

/**
 * Wraps `window.fetch`, because the router replaces the page, and what was typed on it, with the error page when a
 * request fails. A write resolves to `OfflineResult`. A read leaves the page alone and waits for a retry: by the user,
 * when the browser comes back online, or when any other request succeeds.
 */
export function watchConnection(): void {
  const send = window.fetch.bind(window);
  let wasReached = true;
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return send(input, init);
    for (;;) {
      const response = await reach(send, input, init);
      if (response) {
        wasReached = true;
        retryReads();
        return response;
      }
      if (init?.method && init.method !== "GET") {
        wasReached = false;
        return new Response(OFFLINE_BODY, { status: 503 });
      }
      // After a failed write the router revalidates; the write's toast is notice enough.
      await waitForRetry({ path: pagePath(input), isQuiet: !wasReached && isShown(input) }, init?.signal);
    }
  };
  window.addEventListener("online", retryReads);
}

/** The router's response; null without a connection, or if anything in between answered instead. */
async function reach(send: Fetch, url: URL, init: RequestInit | undefined): Promise<Response | null> {
  try {
    const response = await send(url, init);
    return response.headers.has("X-Remix-Response") ? response : null;
  } catch (error) {
    // Aborted because a later request replaced it; not a connection failure.
    if (init?.signal?.aborted) throw error;
    return null;
  }
}

function waitForRetry(
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

function pagePath({ pathname }: URL): string {
  return pathname.replace(/\.data$/, "");
}

/** Whether the URL is that of the current page. */
function isShown(url: URL): boolean {
  const params = new URLSearchParams(url.search);
  params.delete("_routes");
  const shown = new URLSearchParams(window.location.search);
  return pagePath(url) === window.location.pathname && `${params}` === `${shown}`;
}
