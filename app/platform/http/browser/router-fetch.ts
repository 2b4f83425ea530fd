/**
 * Keeps the router's requests alive without a connection (docs/decisions/0012). Browser only.
 *
 * The one place that knows how Remix 2.17 sends: data requests go through `window.fetch` with a URL that ends in
 * `.data`, answers of its server have the header X-Remix-Response, redirects are told by a Location, and an action's
 * result is `{ data }` in the format of turbo-stream 2. After an upgrade of Remix, tests/unit/router-fetch.test.ts
 * tells what to change here.
 */
import { SESSION_ENDED } from "../forms/action-result";
import { NO_CONNECTION, retryReads, type UnansweredResult, waitForRetry, watchSlow } from "./connection";
import { forgetSubmission } from "./leaving";

/** `{ data: UnansweredResult }` in the router's wire format (turbo-stream), which names keys and values by position. */
function unanswered(
  status: number,
  { reason, signInPath }: Omit<UnansweredResult, "isUnanswered">,
): Response {
  const result = { _3: 4, _5: 6, ...(signInPath ? { _7: 8 } : {}) };
  const names = ["isUnanswered", true, "reason", reason, "signInPath", signInPath];
  return new Response(`${JSON.stringify([{ _1: 2 }, "data", result, ...names])}\n`, { status });
}

type Fetch = typeof window.fetch;

const FORBIDDEN = 403;
/** Not accepted, a right that was lost since, too large. */
const REFUSALS = [400, FORBIDDEN, 413];
const CANCELED = "You canceled it before an answer came.";

/**
 * Wraps `window.fetch`, because the router replaces the page, and what was typed on it, with the error page when a
 * request fails. A write resolves to `UnansweredResult`, also if the session has ended or the write was refused before
 * its action. A read leaves the page alone and waits for a retry: by the user, when the browser comes back online, or
 * when any other request succeeds. After the session has ended, only a navigation leads to the sign-in page; what an
 * open page reads by itself waits. What has no answer for 10 s is listed as slow, and the user may send it again or, if
 * it is a write, give it up.
 */
export function watchConnection(signInPath: string): void {
  const send = window.fetch.bind(window);
  let [wasReached, isSignedOut] = [true, false];

  async function write(url: URL, init: RequestInit): Promise<Response> {
    const slow = { path: pagePath(url), isQuiet: false, isWrite: true };
    const response = await reach(send, { url, init, slow });
    forgetBody(init.body);
    if (!(response instanceof Response)) {
      wasReached = false;
      return unanswered(503, { reason: response });
    }
    if (response.status === 401 && !isSignIn(url, signInPath)) {
      isSignedOut = true;
      return unanswered(401, { reason: SESSION_ENDED, signInPath });
    }
    const refusal = await refusalOf(response);
    return refusal ? unanswered(response.status, { reason: refusal }) : received(response);
  }

  async function read(url: URL, init?: RequestInit): Promise<Response> {
    for (;;) {
      // After a failed write the router revalidates, which would leave the page for the sign-in page.
      const isHeldBack = isSignedOut && isShown(url);
      // The toast of the failed write is notice enough for the revalidation that follows.
      const isQuiet = isHeldBack || (!wasReached && isShown(url));
      const slow = { path: pagePath(url), isQuiet, isWrite: false };
      const response = isHeldBack ? null : await reach(send, { url, init, slow });
      const isAnswer = response instanceof Response;
      if (isAnswer && !takesPageAway(response, url, signInPath)) return received(response);
      // Nor does a right that was lost need another.
      const lacksRight = isAnswer && response.status === FORBIDDEN;
      const notice = { isQuiet: isQuiet || lacksRight, signInPath: isAnswer ? signInPath : undefined };
      await waitForRetry({ ...slow, ...notice }, init?.signal);
    }
  }

  function received(response: Response): Response {
    wasReached = true;
    isSignedOut = false;
    retryReads();
    return response;
  }

  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return send(input, init);
    return init?.method !== undefined && init.method !== "GET" ? write(input, init) : read(input, init);
  };
  window.addEventListener("online", retryReads);
}

type RouterRequest = { url: URL; init: RequestInit | undefined; slow: Parameters<typeof watchSlow>[0] };

/** The router's response, or in a sentence why there is none. */
async function reach(send: Fetch, { url, init, slow }: RouterRequest): Promise<Response | string> {
  for (;;) {
    const attempt = abortedWith(init?.signal);
    const { choice, end } = watchSlow(slow);
    try {
      const answer = await Promise.race([sendOnce(send, url, { ...init, signal: attempt.signal }), choice]);
      if (answer !== "retry" && answer !== "cancel") return answer;
      attempt.abort();
      if (answer === "cancel") return CANCELED;
    } finally {
      end();
    }
  }
}

/** An answer of anything in between does not count. */
async function sendOnce(send: Fetch, url: URL, init: RequestInit): Promise<Response | string> {
  try {
    const response = await send(url, init);
    return response.headers.has("X-Remix-Response") ? response : NO_CONNECTION;
  } catch (error) {
    // Aborted because a later request replaced it; not a connection failure.
    if (init.signal?.aborted) throw error;
    return NO_CONNECTION;
  }
}

/** What a guard or the reading of a form throws, in contrast to what an action answers: a sentence, or undefined. */
async function refusalOf(response: Response): Promise<string | undefined> {
  if (!REFUSALS.includes(response.status)) return undefined;
  // `{ error: ErrorResponse(data, status, statusText) }` in the router's wire format, whose later lines hold promises.
  const [start = ""] = (await response.clone().text()).split("\n");
  const [, outcome, , sentence] = JSON.parse(start);
  return outcome === "error" ? sentence : undefined;
}

/** Without `AbortSignal.any`, which browsers have only since 2024. */
function abortedWith(signal: AbortSignal | null | undefined): AbortController {
  const control = new AbortController();
  const abort = () => control.abort(signal?.reason);
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort);
  return control;
}

/** Not of a request that was aborted: a later one took its place. */
function forgetBody(body: RequestInit["body"]): void {
  if (body instanceof URLSearchParams || body instanceof FormData) forgetSubmission(body);
}

function pagePath({ pathname }: URL): string {
  return pathname.replace(/\.data$/, "");
}

/** Whether a form of the sign-in was sent: there, 401 is an answer to it, such as to a wrong password or code. */
function isSignIn(url: URL, signInPath: string): boolean {
  return `${pagePath(url)}/`.startsWith(`${signInPath}/`);
}

/** Whether a read that is no navigation ends the open page: it leads to sign in, or the right to see it was lost. */
function takesPageAway(response: Response, url: URL, signInPath: string): boolean {
  const lacksRight = response.status === FORBIDDEN && isShown(url);
  const isAway = lacksRight || response.headers.get("Location") === signInPath;
  return isAway && window.__remixRouter.state.navigation.state === "idle";
}

/** Whether the URL is that of the current page. */
function isShown(url: URL): boolean {
  const params = new URLSearchParams(url.search);
  params.delete("_routes");
  const { pathname, search } = window.location;
  return pagePath(url) === pathname && `${params}` === `${new URLSearchParams(search)}`;
}
