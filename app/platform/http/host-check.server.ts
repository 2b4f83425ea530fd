import type { Env } from "../env.server";
import { httpError } from "./forms/form.server";

/** Names of this machine alone; under such a SITE_URL, phones in the network come by an address of theirs. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Monitors look at one deployment, and the mail programs of old mails must be able to unsubscribe. */
const STAYS_OPEN = /^\/(?:healthz$|unsubscribe\/)/;

/** Whether the site is served to this machine and its network. */
export function isLocalSite(siteUrl: string): boolean {
  return LOOPBACK.test(new URL(siteUrl).hostname);
}

/**
 * Keeps every host but SITE_URL's closed: old deployments and the project's own name at pages.dev, which Cloudflare
 * serves for good. A read is sent on to the same address of the site, a write is refused. Null where the request is in
 * the right place: also at a preview, on a developer's machine, and for the few paths of `STAYS_OPEN`.
 */
export function answerOtherHost(
  request: Request,
  { SITE_URL, PREVIEW }: Pick<Env, "SITE_URL" | "PREVIEW">,
): Response | null {
  const site = new URL(SITE_URL);
  const { host, pathname, search } = new URL(request.url);
  if (host === site.host || PREVIEW || STAYS_OPEN.test(pathname) || isLocalSite(SITE_URL)) return null;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return httpError(
      421,
      `This is not the address of this site. Go to ${site.origin} and try again; nothing was changed.\n`,
    );
  }
  // Not `new URL(pathname, site)`: a path that starts with two slashes would lead to another host.
  const headers = { Location: site.origin + pathname + search, "Cache-Control": "public, max-age=3600" };
  return new Response(null, { status: 308, headers });
}
