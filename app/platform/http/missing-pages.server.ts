import { isbot } from "isbot";
import type { Db } from "../db/database.server";
import { logError } from "../log.server";
import { isPublicPath, redirectKey } from "./canonical-path";
import { isSecretAddress } from "./own-paths";
import { countRedirectHit, readRedirect, recordMissingPath } from "./redirects.server";

/** Redirects of a slug that changes again must not stay in browsers forever. */
const REDIRECT_CACHE = "public, max-age=3600";
/** Entries that one isolate writes in a minute: a flood costs reads, not writes. */
const WRITES_PER_MINUTE = 60;
const MINUTE = 60_000;
const written = { minute: 0, count: 0 };

type Missing = {
  request: Request;
  /** The page that says so. */
  page: Response;
  openDb: () => Db;
  now: Date;
  waitUntil: (promise: Promise<unknown>) => void;
};

/**
 * For a page that answered 404: a redirect if the path is known to have moved, the same page as 410 if it is gone for
 * good; else null, and the path is noted for staff. Programs that say so are not noted, nor are files, which is what
 * scanners ask for.
 */
export async function answerMissingPage({
  request,
  page,
  openDb,
  now,
  waitUntil,
}: Missing): Promise<Response | null> {
  const url = new URL(request.url);
  const path = redirectKey(url.pathname);
  if (!isPage(request, url)) return null;
  try {
    const db = openDb();
    const to = await readRedirect(db, path);
    if (to !== null) {
      waitUntil(countRedirectHit(db, path).catch(logFailure));
      if (to === "") return new Response(page.body, { status: 410, headers: page.headers });
      return new Response(null, {
        status: 301,
        headers: { Location: to + url.search, "Cache-Control": REDIRECT_CACHE },
      });
    }
    if (isWorthNoting(request, path) && mayWrite(now)) {
      waitUntil(recordMissingPath(db, { path, referrer: referrerOf(request) }, now).catch(logFailure));
    }
  } catch (error) {
    logFailure(error);
  }
  return null;
}

/** Only pages of the public site move; its data requests and the back office do not. */
function isPage(request: Request, url: URL): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !url.searchParams.has("_data") && isPublicPath(url.pathname);
}

function isWorthNoting(request: Request, path: string): boolean {
  const agent = request.headers.get("User-Agent");
  return agent !== null && !isbot(agent) && !path.includes(".") && !isSecretAddress(path);
}

/**
 * The page with the dead link: without its query, which may say more than that, and no page whose address is a secret.
 */
function referrerOf(request: Request): string | null {
  const referrer = URL.parse(request.headers.get("Referer") ?? "");
  if (!referrer || isSecretAddress(referrer.href)) return null;
  return /^https?:$/.test(referrer.protocol) ? referrer.origin + referrer.pathname : null;
}

function mayWrite(now: Date): boolean {
  const minute = Math.floor(now.getTime() / MINUTE);
  if (minute !== written.minute) Object.assign(written, { minute, count: 0 });
  written.count += 1;
  return written.count <= WRITES_PER_MINUTE;
}

function logFailure(error: unknown): void {
  logError("missing-page", error);
}
