import { hostOf } from "./arrival";
import type { Hit } from "./hit";

/** The event that a visit through a postcard's short address records, in addition to its page view. */
export type PostcardVisit = { id: string; name: "page_navigation"; data: Record<string, string> };

/**
 * The event if this page view is the first of a visit that came by /m/:code, else null. The page view carries the
 * postcard's code, since the short address itself knows no session. `ownHosts` never lead to the site.
 */
export function postcardVisitOf(hit: Hit, ownHosts: string[]): PostcardVisit | null {
  const { arrival, path, referrer } = hit;
  if (hit.kind !== "page-view" || arrival?.utm?.utm_medium !== "postcard") return null;
  const host = hostOf(referrer ?? "");
  if (arrival.landingPath !== path || (host && ownHosts.includes(host))) return null;
  const { utm_campaign: campaign = "", utm_content: code = campaign } = arrival.utm;
  const data = {
    from_page: `/m/${code}`.slice(0, 100),
    to_page: path.slice(0, 500),
    campaign: campaign.slice(0, 100),
  };
  return { id: idBeside(hit.id), name: "page_navigation", data };
}

/** An id that follows from the page view's, so that a hit that is delivered twice makes one event. */
function idBeside(id: string): string {
  const version = id[14] === "8" ? "5" : "8";
  return id.slice(0, 14) + version + id.slice(15);
}
