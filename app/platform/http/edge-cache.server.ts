import { MINUTE, SECOND } from "../clock";
import { logError } from "../log.server";

/** Public pages: browsers always revalidate; the edge caches for a minute, then serves stale while it refreshes. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400";

const FRESH_FOR = MINUTE;
/** How long a stale copy may be served, during a refresh or while the database is down. */
const KEEP_SECONDS = 86_400;
/** How long an isolate serves from memory before it checks the data center's cache again. */
const MEMORY_FOR = 5 * SECOND;
const MEMORY_PAGES = 64;
const READ_AT = "X-Read-At";
const ORIGINAL_CACHE_CONTROL = "X-Original-Cache-Control";
/** Only the analytics script reads these; they do not change the page. */
const TRACKING_PARAMETERS =
  /^(?:utm_.+|gclid|gbraid|wbraid|dclid|gad_source|gad_campaignid|fbclid|msclkid|ttclid|li_fat_id|twclid|sccid|rdt_cid|epik|igshid|srsltid|mail_id)$/i;

/**
 * The parameters that public pages read, by path. An address with any other is served but not stored, as strangers
 * could fill the cache with copies of one page. So is a search of the blog, which is free text.
 */
const STORED_PARAMETERS: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/blog$/, ["category", "page"]],
  [/^\/blog\/(?:category|location)\/[^/]+$/, ["page"]],
  [/^\/sitemap\.xml$/, ["page"]],
];
/** Anything but a page number shows the first page. */
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

type EdgeCacheInput = {
  request: Request;
  siteUrl: string;
  buildId: string;
  waitUntil: (promise: Promise<unknown>) => void;
  render: () => Promise<Response>;
  /** When the data was read that a page shows if it is rendered now (ms): the page's age counts from then. */
  dataReadAt: () => number;
  /** Whether a page with data of this time (ms) must no longer be shown, not even while a refresh runs. */
  isOutdated: (readAt: number) => Promise<boolean>;
  now: () => number;
};

type StoredPage = { headers: [string, string][]; body: ArrayBuffer; readAt: number };

/** Pages this isolate served recently; each is valid until `until`. */
const memory = new Map<string, { page: StoredPage; until: number }>();
/** When refreshes in progress in this isolate began (ms), so that a stale page is rendered only once. */
const refreshing = new Map<string, number>();
/** Cloudflare cancels background work after this time without telling it, so that it never says that it has ended. */
const REFRESH_ENDS_AFTER = 30 * SECOND;

/** A GET without the cookies that make a page personal (session, pending toast). */
export function isPublicRead(request: Request): boolean {
  return request.method === "GET" && !/(^|;\s*)(__Host-)?beaconry_/.test(request.headers.get("Cookie") ?? "");
}

/**
 * Serves a public GET from the isolate's memory or the data center's cache: fresh for 60 s, then stale while one
 * refresh runs, unless it is outdated. Stores pages with `s-maxage` and no cookie. Serves the last good copy if
 * rendering fails (5xx).
 */
export async function serveThroughEdgeCache(input: EdgeCacheInput): Promise<Response> {
  const key = cacheKey(input.siteUrl, input.buildId, input.request.url);
  if (key === null) return input.render();
  const page = readMemory(key, input.now()) ?? (await readDataCentreOrMemory(key, input.now()));
  if (!page) return renderAndStore(input, key);
  if (input.now() - page.readAt < FRESH_FOR) return respond(page, "HIT");
  if (await input.isOutdated(page.readAt)) return renderOrServe(input, key, page);
  const begunAt = input.now();
  if (begunAt - (refreshing.get(key) ?? Number.NEGATIVE_INFINITY) > REFRESH_ENDS_AFTER) {
    refreshing.set(key, begunAt);
    const refresh = renderAndStore(input, key)
      .then((response) => response.body?.cancel())
      .catch((error) => logError("edge-cache.refresh", error))
      .finally(() => refreshing.get(key) === begunAt && refreshing.delete(key));
    input.waitUntil(refresh);
  }
  return respond(page, "STALE");
}

/** A new copy; the stored one if rendering fails. */
async function renderOrServe(input: EdgeCacheInput, key: string, page: StoredPage): Promise<Response> {
  try {
    const response = await renderAndStore(input, key);
    if (response.status < 500) return response;
    await response.body?.cancel();
  } catch (error) {
    logError("edge-cache.refresh", error);
  }
  return respond(page, "STALE");
}

/** Evicts these paths from this isolate and this data center; others catch up within 60 s. */
export async function dropFromEdgeCache(siteUrl: string, buildId: string, paths: string[]): Promise<void> {
  const keys = paths.flatMap((path) => cacheKey(siteUrl, buildId, path) ?? []);
  for (const key of keys) memory.delete(key);
  const cache = await openCache();
  await Promise.all(keys.map((key) => cache.delete(key)));
}

async function renderAndStore(input: EdgeCacheInput, key: string): Promise<Response> {
  const readAt = Math.min(input.now(), input.dataReadAt());
  const response = await input.render();
  if (!isStorable(response)) return response;
  const page = {
    headers: [...response.headers],
    body: await response.arrayBuffer(),
    readAt,
  };
  remember(key, page, input.now());
  input.waitUntil(writeDataCentre(key, page).catch((error) => logError("edge-cache.write", error)));
  return respond(page, "MISS");
}

function isStorable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    /s-maxage=[1-9]/.test(response.headers.get("Cache-Control") ?? "")
  );
}

function respond(page: StoredPage, state: "HIT" | "STALE" | "MISS"): Response {
  const headers = new Headers(page.headers);
  headers.set("X-Edge-Cache", state);
  return new Response(page.body, { headers });
}

function readMemory(key: string, now: number): StoredPage | null {
  const entry = memory.get(key);
  return entry && now < entry.until ? entry.page : null;
}

function remember(key: string, page: StoredPage, now: number): void {
  memory.delete(key);
  memory.set(key, { page, until: now + MEMORY_FOR });
  const oldest = memory.keys().next();
  if (memory.size > MEMORY_PAGES && !oldest.done) memory.delete(oldest.value);
}

/** If the data center's cache fails, what this isolate remembers, however old: at worst the page is rendered. */
async function readDataCentreOrMemory(key: string, now: number): Promise<StoredPage | null> {
  try {
    return await readDataCentre(key, now);
  } catch (error) {
    logError("edge-cache.read", error);
    return memory.get(key)?.page ?? null;
  }
}

async function readDataCentre(key: string, now: number): Promise<StoredPage | null> {
  const stored = await (await openCache()).match(key);
  if (!stored) return null;
  const headers = new Headers(stored.headers);
  headers.set("Cache-Control", headers.get(ORIGINAL_CACHE_CONTROL) ?? "");
  const readAt = Number(headers.get(READ_AT));
  for (const name of [ORIGINAL_CACHE_CONTROL, READ_AT, "CF-Cache-Status", "Age"]) headers.delete(name);
  const page = { headers: [...headers], body: await stored.arrayBuffer(), readAt };
  remember(key, page, now);
  return page;
}

async function writeDataCentre(key: string, page: StoredPage): Promise<void> {
  const headers = new Headers(page.headers);
  headers.set(READ_AT, String(page.readAt));
  headers.set(ORIGINAL_CACHE_CONTROL, headers.get("Cache-Control") ?? "");
  headers.set("Cache-Control", `public, max-age=${KEEP_SECONDS}`);
  await (await openCache()).put(key, new Response(page.body, { headers }));
}

/** Includes the build id, so that a new deployment never serves an old page. Null for an address that is not stored. */
function cacheKey(siteUrl: string, buildId: string, address: string): string | null {
  const url = new URL(address, siteUrl);
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING_PARAMETERS.test(name)) url.searchParams.delete(name);
  }
  if (!isStoredAddress(url)) return null;
  url.searchParams.sort();
  return `${siteUrl}/.edge/${buildId}${url.pathname}${url.search}`;
}

function isStoredAddress({ pathname, searchParams }: URL): boolean {
  const [, names = []] = STORED_PARAMETERS.find(([path]) => path.test(pathname)) ?? [];
  const sent = [...searchParams];
  const isRepeated = new Set(sent.map(([name]) => name)).size < sent.length;
  const isRead = ([name, value]: [string, string]) =>
    names.includes(name) && (name !== "page" || PAGE_NUMBER.test(value));
  return !isRepeated && sent.every(isRead);
}

let opened: Promise<Cache> | undefined;
/** A failure is not kept, so that the next request tries again. */
function openCache(): Promise<Cache> {
  opened ??= caches.open("pages").catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
