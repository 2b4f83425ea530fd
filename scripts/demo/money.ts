import { DEMO_AUTHOR } from "../../app/admin/demo-data.server.ts";
import type { bookings } from "../../app/booking/tables.ts";
import type { adCosts } from "../../app/crm/ad-costs/tables.ts";
import { DAY, MINUTE } from "../../app/platform/clock.ts";
import { createSeededRandom } from "../../app/platform/seeded-random.ts";
import type { LeadRow, SubmissionRow } from "./leads.ts";
import { idAt, VISIT_DAYS } from "./moments.ts";

export type BookingRow = typeof bookings.$inferInsert;
type AdCostRow = typeof adCosts.$inferInsert;

/** What became of the demo, by what became of the lead; the others booked none. */
const OUTCOMES: Partial<Record<NonNullable<LeadRow["status"]>, BookingRow["status"]>> = {
  qualified: "cancelled",
  proposal: "done",
  negotiation: "done",
  converted: "done",
  lost: "no-show",
};

/**
 * Demos that leads booked minutes after their form, all over by now, so that no reminder goes out. The host has
 * one at a time.
 */
export function makeBookings(
  leads: LeadRow[],
  submissions: SubmissionRow[],
  { hostId, now }: { hostId: string | null; now: Date },
): BookingRow[] {
  const random = createSeededRandom("demo bookings");
  const since = now.getTime() - VISIT_DAYS * DAY;
  const withVisit = submissions.filter(({ createdAt }) => Date.parse(createdAt) > since);
  const taken = new Set<number>();
  return withVisit.flatMap(({ leadId, createdAt: sent }) => {
    const lead = leads.find(({ id }) => id === leadId);
    const status = OUTCOMES[lead?.status ?? "new"];
    const booked = new Date(Date.parse(sent) + 2 * MINUTE);
    const starts = onWeekday(new Date(booked.getTime() + random.between(2, 5) * DAY));
    starts.setUTCMinutes(random.pick([0, 30]), 0, 0);
    while (taken.has(starts.getTime())) starts.setTime(starts.getTime() + 30 * MINUTE);
    const ends = new Date(starts.getTime() + 30 * MINUTE);
    if (!lead || !status || ends >= now) return [];
    taken.add(starts.getTime());
    return {
      id: idAt(random, booked),
      ...{ leadId, hostId },
      startsAt: starts.toISOString(),
      endsAt: ends.toISOString(),
      status,
      name: `${lead.firstName} ${lead.lastName}`,
      email: lead.businessEmail,
      company: lead.companyName,
      timeZone: "America/Chicago",
      createdAt: booked.toISOString(),
      updatedAt: (status === "cancelled" ? booked : ends).toISOString(),
    };
  });
}

/** This time, or the same on the Monday after a weekend; days of UTC, as those of the forms' hours are Chicago's. */
function onWeekday(at: Date): Date {
  const days = { 6: 2, 0: 1 }[at.getUTCDay()] ?? 0;
  return new Date(at.getTime() + days * DAY);
}

/** Of this month and the two before: what a search campaign costs by the month, and one mailing of postcards. */
export function makeAdCosts(now: Date): AdCostRow[] {
  const random = createSeededRandom("demo ad costs");
  const day = (monthsAgo: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, date)).toISOString().slice(0, 10);
  const cost = (monthsAgo: number, values: Pick<AdCostRow, "channel" | "campaign" | "cents">): AdCostRow => ({
    ...values,
    id: idAt(random, now),
    fromDay: day(monthsAgo, 1),
    // The day before the next month's first.
    toDay: day(monthsAgo - 1, 0),
    authorLabel: DEMO_AUTHOR,
    createdAt: now.toISOString(),
  });
  return [
    ...[124_000, 118_000, 96_000].map((cents, monthsAgo) =>
      cost(monthsAgo, { channel: "paid", campaign: "spring-audit", cents }),
    ),
    cost(1, { channel: "postcard", campaign: "lakeview-nov", cents: 68_000 }),
  ];
}
