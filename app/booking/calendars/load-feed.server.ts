import { logError } from "../../platform/log.server";
import { isFeedUrl, withoutLogin } from "./feed-address";

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** Loads a calendar; its bytes may still be on the way. @throws FeedRefused, also while they arrive */
export type Load = (url: string, siteUrl: string) => Promise<string | AsyncIterable<Uint8Array>>;

/** A reason that the owner can read. */
export class FeedRefused extends Error {}

const TOO_LATE = "The calendar's server did not answer in time.";

/** Follows redirects itself, so that each address is checked; reads at most ten megabytes, within 15 seconds. */
export async function loadFeed(
  url: string,
  siteUrl: string,
  fetchUrl = fetch,
): Promise<AsyncIterable<Uint8Array>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let address = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isFeedUrl(address, siteUrl))
      throw new FeedRefused("The address, or one it leads to, is not allowed.");
    const response = await request(withoutLogin(address), signal, {
      fetchUrl,
      headers: headersFor(address, url),
    });
    const location = response.headers.get("Location");
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      address = URL.parse(location, address)?.href ?? "";
      continue;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new FeedRefused(`The calendar's server answered ${response.status}.`);
    }
    return readLimited(response);
  }
  throw new FeedRefused("The address leads on to others too often.");
}

/** The login of the host's address goes to the server it was given for, and to no other. */
function headersFor(address: string, given: string): Record<string, string> {
  const { username, password, origin } = new URL(given);
  const accept = { Accept: "text/calendar" };
  if ((username === "" && password === "") || new URL(address).origin !== origin) return accept;
  const login = new TextEncoder().encode(`${decoded(username)}:${decoded(password)}`);
  return { ...accept, Authorization: `Basic ${btoa(String.fromCharCode(...login))}` };
}

/** People also type a percent sign that is no escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type RequestOptions = { fetchUrl: typeof fetch; headers: Record<string, string> };

async function request(
  address: string,
  signal: AbortSignal,
  { fetchUrl, headers }: RequestOptions,
): Promise<Response> {
  try {
    return await fetchUrl(address, { redirect: "manual", signal, headers });
  } catch (error) {
    logError("booking.busy-fetch", error);
    throw new FeedRefused(TOO_LATE);
  }
}

async function* readLimited(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  let size = 0;
  try {
    for (let part = await read(reader); part && !part.done; part = await read(reader)) {
      size += part.value.byteLength;
      if (size > MAX_BYTES) throw new FeedRefused("The calendar is larger than ten megabytes.");
      yield part.value;
    }
  } finally {
    // A stream that broke cannot be cancelled.
    await reader?.cancel().catch(() => undefined);
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  try {
    return await reader?.read();
  } catch (error) {
    logError("booking.busy-fetch", error);
    throw new FeedRefused(TOO_LATE);
  }
}
