import { listVisitedPages, type VisitUntil } from "../../../analytics/reports/visited-pages.server";
import { nameOfEmail } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import type { Db } from "../../../platform/db/database.server";
import { logError } from "../../../platform/log.server";
import { readPage } from "../lead-filters";
import { withMembers } from "../lead-members";
import { readTimelineKind, TIMELINE_KINDS } from "../timeline";
import { listTimeline } from "../timeline.server";
import type { TimelinePage } from "./timeline";
import { toTimelineEntry } from "./timeline-data";

type TimelineOf = {
  leadId: string;
  members: Member[];
  visits: VisitUntil[];
  timeZone: string;
  search: URLSearchParams;
};

/** The timeline page that the URL selects. Logs an error and returns null if it cannot be read. */
export async function readTimelinePage(
  { db, analyticsDb }: { db: Db; analyticsDb: Db },
  { leadId, members, visits, timeZone, search }: TimelineOf,
): Promise<TimelinePage | null> {
  const kind = readTimelineKind(search.get("kind"));
  const fields = withMembers(members, [], "name");
  // Without them the timeline still shows what the CRM knows.
  const visited = listVisitedPages(analyticsDb, visits).catch((error: unknown) => {
    logError("crm.visited-pages", error);
    return [];
  });
  try {
    const found = await listTimeline(db, { leadId, kind, page: readPage(search.get("from")) }, visited);
    const counts = TIMELINE_KINDS.map((name) => ({ kind: name, total: found.totals.get(name) ?? 0 }));
    return {
      entries: found.rows.map((row) =>
        toTimelineEntry({ ...row, actor: nameOfEmail(members, row.actor) }, fields, timeZone),
      ),
      all: counts.reduce((sum, { total }) => sum + total, 0),
      counts,
      kind,
      page: found.page,
      pages: found.pages,
    };
  } catch (error) {
    logError("crm.timeline", error);
    return null;
  }
}
