import { httpError } from "../forms/form.server";
import { isHydratedPath } from "../security-headers.server";
import { createFloodLimit } from "./flood-limit";
import { networkOf } from "./network-origin";

/**
 * The most bytes that a request may announce, by the start of its path; the first that fits counts. Routes of the back
 * office set theirs when they read the body, since an import or a picture is larger than a form.
 */
const MAX_BODY: readonly (readonly [start: string, bytes: number])[] = [
  ["/collect", 16 * 1024],
  ["/auth", 16 * 1024],
  ["/", 256 * 1024],
];

/** Refuses a body that is larger than any form of its route. Routes count what arrives themselves. */
export function refuseLargeBody(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  const isStaffRoute = isHydratedPath(pathname) && !pathname.startsWith("/auth");
  const [, limit] = MAX_BODY.find(([start]) => pathname.startsWith(start)) ?? [];
  const size = Number(request.headers.get("Content-Length") ?? 0);
  if (isStaffRoute || limit === undefined || size <= limit) return null;
  return httpError(413, `This request is larger than ${limit / 1024} kB.\n`);
}

/** A search reads every article's text, so that it costs more than a page. More than a person types is refused. */
const takeSearch = createFloodLimit({ burst: 60, perSecond: 1, maxSubjects: 10_000 });

/** Refuses a search of the blog if its network has made many. In this isolate's memory, like the limits of beacons. */
export function refuseSearchFlood(request: Request, now: number): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  const address = request.headers.get("CF-Connecting-IP");
  if (!address || !searchParams.get("q") || !/^\/blog(?:\.data)?$/.test(pathname)) return null;
  if (takeSearch(networkOf(address), now)) return null;
  return httpError(429, "Too many searches at once. Wait a minute and search again.\n", {
    "Retry-After": "60",
  });
}
