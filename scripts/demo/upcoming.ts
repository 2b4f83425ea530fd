import { DEMO_HOST } from "../../app/admin/demo-data.server.ts";
import { endOf } from "../../app/booking/booking.ts";
import { newFeedSecret } from "../../app/booking/hosts/hosts.server.ts";
import { DEFAULT_DAILY_CAP, DEFAULT_WEEK, type Host, type Rules } from "../../app/booking/rules.ts";
import { listSlots, type TakenTime } from "../../app/booking/slots.ts";
import type { bookingHosts } from "../../app/booking/tables.ts";
import { whenText } from "../../app/booking/times.ts";
import { mailboxOf } from "../../app/crm/intake/receipt-limit.server.ts";
import { DAY, HOUR, MINUTE } from "../../app/platform/clock.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import { localDate, localMinute } from "../../app/platform/time/zoned-time.ts";
import { zoneName } from "../../app/platform/time/zones.ts";
import type { ActivityRow } from "./history.ts";
import type { LeadRow } from "./leads.ts";
import { idAt } from "./moments.ts";
import type { BookingRow } from "./money.ts";

export const DEMO_ZONE = "America/Chicago";
/** One a day, at about these minutes of it. */
const WANTED = [10 * 60, 14 * 60 + 30, 11 * 60 + 30, 15 * 60];
const TOPICS = ["Your sample card", "", "A map of my town", ""];
/** By the booker's industry; a second one of it writes nothing. */
const NOTES: Partial<Record<string, string>> = {
  "Auto dealership": "Our sales manager joins for the part about used cars.",
  "Law firm": "Two counties, one office in each. I would like to see where we rank.",
  Healthcare: "We have the numbers of the last two mailings with us.",
  "E-commerce": "Can we look at our own feed? I can share it.",
  "Home services": "Two crews, three towns. I would like to see where we rank in each.",
  "Real estate": "My partner joins from the road.",
  Agency: "Please show us what our clients would see.",
};

export type Upcoming = { host: Host; booking: BookingRow };

/** Who gives the demos of a new site, in the place of its first account, until somebody saves that one as a host. */
export function makeHost(userId: string, now: Date): typeof bookingHosts.$inferInsert {
  const hours = { timeZone: DEMO_ZONE, week: JSON.stringify(DEFAULT_WEEK), dailyCap: DEFAULT_DAILY_CAP };
  return { userId, ...DEMO_HOST, ...hours, feedSecret: newFeedSecret(), updatedAt: now.toISOString() };
}

/** Without a host nobody books. */
type Calendar = { hosts: Host[]; rules: Rules; taken: Map<string, TakenTime[]> };

/**
 * Demos of the coming working days at times that the host offers, which leads booked in the last days, after they were
 * answered. They count as reminded of, so that no mail goes out.
 */
export function makeUpcoming(
  leads: LeadRow[],
  held: BookingRow[],
  { hosts, rules, taken }: Calendar,
  now: Date,
): Upcoming[] {
  const random = createSeededRandom("demo upcoming");
  const used = new Set<string>();
  const [host] = hosts;
  const bookers = bookersOf(leads, held);
  return bookers.flatMap((lead, at) => {
    if (!host) return [];
    const slots = listSlots({
      hosts: [host],
      rules,
      taken,
      now,
      from: now,
      to: new Date(now.getTime() + 14 * DAY),
    });
    const free = slots.filter(({ start, hostIds }) => hostIds.length > 0 && !used.has(dayOf(start)));
    const [first] = free;
    if (!first) return [];
    const ofDay = free.filter(({ start }) => dayOf(start) === dayOf(first.start));
    const distance = (start: number) => Math.abs(localMinute(start, DEMO_ZONE) - (WANTED[at] ?? 0));
    const [best = first] = ofDay.toSorted((a, b) => distance(a.start) - distance(b.start));
    used.add(dayOf(best.start));
    const booked = bookedAt(random, lead, now);
    return [
      {
        host,
        booking: {
          id: idAt(random, booked),
          ...rowOf(lead, new Date(best.start), booked),
          hostId: host.id,
          topic: TOPICS[at] ?? "",
          note: noteOf(lead, bookers.slice(0, at)),
        },
      },
    ];
  });
}

function noteOf({ industry }: LeadRow, earlier: LeadRow[]): string {
  return (!earlier.some((lead) => lead.industry === industry) && NOTES[industry ?? ""]) || "";
}

const dayOf = (start: number) => localDate(start, DEMO_ZONE);

/** The latest who were answered and have had no demo. */
function bookersOf(leads: LeadRow[], held: BookingRow[]): LeadRow[] {
  return leads
    .filter(({ status, lastContacted }) => status === "contacted" && lastContacted)
    .filter(({ id }) => !held.some(({ leadId }) => leadId === id))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, WANTED.length);
}

/** Within the last two days, and after the lead was answered. */
function bookedAt(random: SeededRandom, { lastContacted, createdAt }: LeadRow, now: Date): Date {
  const answered = Date.parse(lastContacted ?? createdAt);
  const wished = now.getTime() - random.between(3, 50) * HOUR;
  return new Date(Math.min(Math.max(wished, answered + 20 * MINUTE), now.getTime() - 5 * MINUTE));
}

function rowOf(lead: LeadRow, start: Date, booked: Date) {
  const createdAt = booked.toISOString();
  return {
    leadId: lead.id ?? "",
    startsAt: start.toISOString(),
    endsAt: endOf(start).toISOString(),
    status: "booked" as const,
    name: `${lead.firstName} ${lead.lastName}`,
    email: lead.businessEmail,
    company: lead.companyName,
    phone: lead.phoneNumber ?? "",
    timeZone: DEMO_ZONE,
    mailbox: mailboxOf(lead.businessEmail),
    sequence: 0,
    ...{ remindedDayAt: createdAt, remindedHourAt: createdAt },
    ...{ createdAt, updatedAt: createdAt },
  };
}

/** What a booking leaves on its lead, as `bookDemo` writes it. */
export function bookedActivity({ host, booking }: Upcoming): ActivityRow {
  const random = createSeededRandom(`activity of ${booking.id}`);
  const [start, end] = [new Date(booking.startsAt), new Date(booking.endsAt)];
  const when = `${whenText(host.timeZone, start, end)}, ${zoneName(host.timeZone)}`;
  return {
    id: idAt(random, new Date(booking.createdAt)),
    leadId: booking.leadId,
    activityType: "meeting",
    title: `Booked a demo with ${host.name}`,
    description: [when, booking.topic && `About: ${booking.topic}`, booking.note].filter(Boolean).join("\n"),
    scheduledAt: booking.startsAt,
    completedAt: booking.createdAt,
    createdAt: booking.createdAt,
  };
}
