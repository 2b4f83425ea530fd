/** Requests of the router that never reach the server (docs/decisions/0012). In the browser only. */

export const NO_CONNECTION = "There is no connection.";

/** What an action gives when its request never reached the server: nothing is known of it, and nothing was logged. */
export type Unreached = { isOffline: true };

export function isUnreached(data: unknown): data is Unreached {
  return typeof data === "object" && data !== null && "isOffline" in data;
}

/** `{ data: { isOffline: true } }` in the router's own format (turbo-stream), as a server's answer would hold it. */
export const UNREACHED_BODY = '[{"_1":2},"data",{"_3":4},"isOffline",true]\n';

/** A page's data that waits until there is a connection, and whether its reader is to hear of it. */
export type WaitingRead = { path: string; isQuiet: boolean; goOn: () => void };

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
  for (const { goOn } of waiting) goOn();
}

type Fetch = typeof window.fetch;

/**
 * Puts itself between the router and the network, because the router shows its error page, without what was typed, for
 * every request that fails. A write gets `Unreached` for its answer; a read waits, with the page as it is, until it is
 * tried again: by the reader, by the browser that is online again, or after any other request that gets through.
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
        return new Response(UNREACHED_BODY, { status: 503 });
      }
      // After a write that was not reached the router reads the page anew; its toast says enough.
      await retried({ path: pagePath(input), isQuiet: !wasReached && isShown(input) }, init?.signal);
    }
  };
  window.addEventListener("online", retryReads);
}

/** The answer of our server; null without a connection, or when a proxy answers in its place. */
async function reach(send: Fetch, url: URL, init: RequestInit | undefined): Promise<Response | null> {
  try {
    const response = await send(url, init);
    return response.status > 501 && !response.headers.has("X-Remix-Response") ? null : response;
  } catch (error) {
    // Not cut off: a later request has taken its place.
    if (init?.signal?.aborted) throw error;
    return null;
  }
}

function retried(read: Omit<WaitingRead, "goOn">, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = { ...read, goOn: () => settle(resolve) };
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

/** Whether the address is the one of the page that is shown. */
function isShown(url: URL): boolean {
  const params = new URLSearchParams(url.search);
  params.delete("_routes");
  const shown = new URLSearchParams(window.location.search);
  return pagePath(url) === window.location.pathname && `${params}` === `${shown}`;
}
