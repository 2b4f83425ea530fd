import { logError } from "../../platform/log.server";
import { isFeedUrl, withoutLogin } from "./feed-address";

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** A calendar whose bytes may still be on the way; `charset` as the server calls it. */
export type LoadedFeed = { bytes: AsyncIterable<Uint8Array>; charset: string | null };

/** Loads a calendar. @throws FeedRefused, also while it arrives */
export type Load = (url: string, siteUrl: string) => Promise<string | LoadedFeed>;

/** A reason that the owner can read. */
export class FeedRefused extends Error {}

const TOO_LATE = "The calendar’s server didn’t answer in time.";

/** Follows redirects itself, so that each address is checked; reads at most ten megabytes, within 15 seconds. */
export async function loadFeed(url: string, siteUrl: string, fetchUrl = fetch): Promise<LoadedFeed> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let address = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isFeedUrl(address, siteUrl))
      throw new FeedRefused("The address, or one it leads to, isn’t allowed.");
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
      throw new FeedRefused(`The calendar’s server answered ${response.status}.`);
    }
    return { bytes: readLimited(response), charset: charsetOf(response) };
  }
  throw new FeedRefused("The address leads on to others too often.");
}

function charsetOf({ headers }: Response): string | null {
  return /;\s*charset="?([^\s";]+)/i.exec(headers.get("Content-Type") ?? "")?.[1] ?? null;
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
