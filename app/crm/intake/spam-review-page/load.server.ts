import { heldDemoText, listHeldDemos } from "../../../booking/held-demos.server";
import { DAY, isoAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { listQuarantined, selectListedSince } from "../spam-review.server";

/**
 * What waits for staff: leads that looked like spam, and demos that known leads asked for, oldest first; and how many
 * leads came into the list in 30 days.
 */
export async function loadReview(db: Db, now: Date, timeZone: string) {
  const [[quarantined, [listed]], held] = await Promise.all([
    db.batch([listQuarantined(db), selectListedSince(db, isoAfter(now, -30 * DAY))]),
    listHeldDemos(db),
  ]);
  const demosOf = (leadId: string) =>
    held.filter(({ lead }) => lead.id === leadId).map(({ demo }) => heldDemoText(demo, timeZone));
  const known = new Map(
    held
      .filter(({ lead }) => lead.quarantineReason === null)
      .map(({ lead: { quarantineReason: _, ...lead }, demo: { reason, createdAt } }) => [
        lead.id,
        { ...lead, reason, createdAt },
      ]),
  );
  const waiting = [...quarantined, ...known.values()].map((lead) => ({
    ...lead,
    demos: demosOf(lead.id),
    createdText: formatDateTime(lead.createdAt, timeZone),
  }));
  return { waiting, listed: listed?.leads ?? 0 };
}
export type ReviewedLead = Awaited<ReturnType<typeof loadReview>>["waiting"][number];
