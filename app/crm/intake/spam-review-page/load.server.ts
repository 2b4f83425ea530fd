import { heldDemoText, listHeldDemos } from "../../../booking/held-demos.server";
import type { Db } from "../../../platform/db/database.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { listQuarantined } from "../spam-review.server";

/** What waits for staff: leads that looked like spam, and demos that known leads asked for. Oldest first. */
export async function loadReview(db: Db, timeZone: string) {
  const [quarantined, held] = [await listQuarantined(db), await listHeldDemos(db)];
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
  return [...quarantined, ...known.values()].map((lead) => ({
    ...lead,
    demos: demosOf(lead.id),
    createdText: formatDateTime(lead.createdAt, timeZone),
  }));
}
export type ReviewedLead = Awaited<ReturnType<typeof loadReview>>[number];
