import { MINUTE } from "./clock";
import { logError } from "./log.server";

const FRESH_FOR = MINUTE;
/** A stale copy is kept this long, for answers while a refresh runs or while the database is down. */
const KEEP_SECONDS = 86_400;
const STORED_AT = "X-Stored-At";
const ORIGINAL_CACHE_CONTROL = "X-Original-Cache-Control";
/** Read by the browser's script only, so they do not change the page. */
const TRACKING_PARAMETERS = /^(utm_.+|gclid|fbclid|msclkid|ttclid|li_fat_id|twclid)$/;

/** Refreshes under way in this isolate, so that a stale page is rendered once and not by every reader. */
const refreshing = new Set<string>();

export type EdgeCacheInput = {
  request: Request;
  siteUrl: string;
  buildId: string;
  waitUntil: (promise: Promise<unknown>) => void;
  render: () => Promise<Response>;
  now: () => number;
};

/** Public means: a GET without the cookies that make a page personal (a session, a waiting toast). */
export function isPublicRead(request: Request): boolean {
  return request.method === "GET" && !/(^|;\s*)(__Host-)?beaconry_/.test(request.headers.get("Cookie") ?? "");
}

/**
 * Serves a public GET from the data centre's cache: fresh for 60 s, then the stored copy while one refresh runs.
 * A page is stored when it says `s-maxage` and sets no cookie. When rendering fails (5xx), the last good copy is served.
 */
export async function serveThroughEdgeCache(input: EdgeCacheInput): Promise<Response> {
  const cache = await openCache();
  const key = cacheKey(input.siteUrl, input.buildId, input.request.url);
  const stored = await cache.match(key);
  if (!stored) return renderAndStore(input, cache, key);

  const age = input.now() - Number(stored.headers.get(STORED_AT));
  if (age < FRESH_FOR) return asServed(stored, "HIT");
  if (!refreshing.has(key)) {
    refreshing.add(key);
    const refresh = renderAndStore(input, cache, key)
      .then((response) => response.body?.cancel())
      .catch((error) => logError("edge-cache.refresh", error))
      .finally(() => refreshing.delete(key));
    input.waitUntil(refresh);
  }
  return asServed(stored, "STALE");
}

export async function dropFromEdgeCache(siteUrl: string, buildId: string, paths: string[]): Promise<void> {
  const cache = await openCache();
  await Promise.all(paths.map((path) => cache.delete(cacheKey(siteUrl, buildId, path))));
}

async function renderAndStore(input: EdgeCacheInput, cache: Cache, key: string): Promise<Response> {
  const response = await input.render();
  if (!isStorable(response)) return response;
  const [body, copy] = response.body?.tee() ?? [null, null];
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(input.now()));
  headers.set(ORIGINAL_CACHE_CONTROL, response.headers.get("Cache-Control") ?? "");
  headers.set("Cache-Control", `public, max-age=${KEEP_SECONDS}`);
  input.waitUntil(cache.put(key, new Response(copy, { status: 200, headers })));
  return asServed(new Response(body, response), "MISS");
}

function isStorable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    /s-maxage=[1-9]/.test(response.headers.get("Cache-Control") ?? "")
  );
}

function asServed(response: Response, state: "HIT" | "STALE" | "MISS"): Response {
  const headers = new Headers(response.headers);
  const original = headers.get(ORIGINAL_CACHE_CONTROL);
  if (original !== null) headers.set("Cache-Control", original);
  headers.delete(ORIGINAL_CACHE_CONTROL);
  headers.delete(STORED_AT);
  headers.set("X-Edge-Cache", state);
  return new Response(response.body, { status: response.status, headers });
}

/** One key for an address and a build: a new deployment never serves an old page. */
function cacheKey(siteUrl: string, buildId: string, address: string): string {
  const url = new URL(address, siteUrl);
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING_PARAMETERS.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  return `${siteUrl}/.edge/${buildId}${url.pathname}${url.search}`;
}

let opened: Promise<Cache> | undefined;
function openCache(): Promise<Cache> {
  opened ??= caches.open("pages");
  return opened;
}
