import { SECOND } from "../platform/clock";
import type { Env } from "../platform/env.server";
import { pauseOf, RetryAfter } from "../platform/jobs/retry-after";

const TIMEOUT = 10 * SECOND;
/** The protocol allows 10,000. */
const URLS_PER_CALL = 1000;
const DEFAULT_PAUSE_SECONDS = 60;
export const KEY_PATH = "/indexnow.txt";

/** What the answers mean (https://www.indexnow.org/documentation). */
const MEANINGS: Record<number, string> = {
  200: "accepted",
  202: "accepted, the key is still being checked",
  400: "the request was not understood",
  403: "the key was not found on the site",
  422: "the pages do not belong to the site",
  429: "too many requests",
};

type Settings = Pick<Env, "INDEXNOW_KEY" | "INDEXNOW_URL" | "SITE_URL">;
/** One request: how many URLs, and the HTTP status, null without an answer. */
export type IndexNowCall = { urls: number; status: number | null };

/**
 * Tells the engines behind IndexNow (Bing and others) of new, changed or removed pages, in batches. `note` hears of
 * every request. Returns what the last answer means.
 * @throws RetryAfter on 429 or a server's failure; NoticeRefused on an answer that a retry would not change
 */
export async function notifyIndexNow(
  env: Settings & { INDEXNOW_KEY: string },
  urls: string[],
  note: (call: IndexNowCall) => Promise<void>,
  timeoutMs = TIMEOUT,
): Promise<string> {
  let meaning = "";
  for (let at = 0; at < urls.length; at += URLS_PER_CALL) {
    const urlList = urls.slice(at, at + URLS_PER_CALL);
    const response = await post(env, urlList, timeoutMs).catch(() => null);
    await note({ urls: urlList.length, status: response?.status ?? null });
    if (!response) throw new Error("IndexNow could not be reached");
    const { status } = response;
    meaning = `IndexNow: ${MEANINGS[status] ?? "an unknown answer"} (${status})`;
    if (status === 429 || status >= 500) {
      throw new RetryAfter(meaning, pauseOf(response.headers.get("Retry-After"), DEFAULT_PAUSE_SECONDS));
    }
    if (status !== 200 && status !== 202) throw new NoticeRefused(meaning);
  }
  return meaning;
}

/** An answer such as 403 that stays the same however often it is asked for. */
export class NoticeRefused extends Error {}

async function post(
  { INDEXNOW_KEY: key, INDEXNOW_URL, SITE_URL }: Settings,
  urlList: string[],
  timeoutMs: number,
): Promise<Response> {
  const body = { host: new URL(SITE_URL).host, key, keyLocation: SITE_URL + KEY_PATH, urlList };
  const response = await fetch(INDEXNOW_URL, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response;
}
