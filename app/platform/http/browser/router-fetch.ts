/**
 * Keeps the router's requests alive without a connection (docs/decisions/0012). Browser only.
 *
 * The one place that knows how Remix 2.17 sends: data requests go through `window.fetch` with a URL that ends in
 * `.data`, answers of its server have the header X-Remix-Response, and an action's result is `{ data }` in the format
 * of turbo-stream 2. After an upgrade of Remix, tests/unit/router-fetch.test.ts tells what to change here.
 */
import { SESSION_ENDED } from "../forms/action-result";
import { NO_CONNECTION, retryReads, type UnansweredResult, waitForRetry } from "./connection";
import { forgetSubmission } from "./leaving";

/** `{ data: result }` in the router's wire format (turbo-stream). */
function unanswered(status: number, result: Omit<UnansweredResult, "isUnanswered">): Response {
  const pairs = Object.entries({ isUnanswered: true, ...result });
  const keys = Object.fromEntries(pairs.map((_, at) => [`_${2 * at + 3}`, 2 * at + 4]));
  return new Response(`${JSON.stringify([{ _1: 2 }, "data", keys, ...pairs.flat()])}\n`, { status });
}

type Fetch = typeof window.fetch;

/**
 * Wraps `window.fetch`, because the router replaces the page, and what was typed on it, with the error page when a
 * request fails. A write resolves to `UnansweredResult`, also if the session has ended. A read leaves the page alone
 * and waits for a retry: by the user, when the browser comes back online, or when any other request succeeds.
 */
export function watchConnection(signInPath: string): void {
  const send = window.fetch.bind(window);
  let wasReached = true;
  let isSignedOut = false;
  // There, 401 is an answer of the form: a wrong password or code.
  const isSignIn = (path: string) => path === signInPath || path.startsWith(`${signInPath}/`);
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return send(input, init);
    for (;;) {
      const isWrite = init?.method !== undefined && init.method !== "GET";
      // After a failed write the router revalidates, which would leave the page for the sign-in page.
      const isHeldBack = isSignedOut && !isWrite && isShown(input);
      const response = isHeldBack ? null : await reach(send, input, init);
      if (isWrite) forgetBody(init?.body);
      if (isWrite && response?.status === 401 && !isSignIn(pagePath(input))) {
        isSignedOut = true;
        return unanswered(401, { reason: SESSION_ENDED, signInPath });
      }
      if (response) {
        wasReached = true;
        isSignedOut = false;
        retryReads();
        return response;
      }
      if (isWrite) {
        wasReached = false;
        return unanswered(503, { reason: NO_CONNECTION });
      }
      // The toast of the failed write is notice enough for the revalidation that follows.
      const isQuiet = isHeldBack || (!wasReached && isShown(input));
      await waitForRetry({ path: pagePath(input), isQuiet }, init?.signal);
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

/** Not of a request that was aborted: a later one took its place. */
function forgetBody(body: RequestInit["body"]): void {
  if (body instanceof URLSearchParams || body instanceof FormData) forgetSubmission(body);
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
