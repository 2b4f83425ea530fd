import { and, eq, gt, gte, isNull, lt, ne, sql } from "drizzle-orm";
import { profiles, users } from "../auth/tables";
import { DAY, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { settings } from "../platform/db/tables";
import { zoneOr } from "../platform/time/zones";
import { endOf } from "./booking";
import {
  DEFAULT_DAILY_CAP,
  DEFAULT_RULES,
  DEFAULT_WEEK,
  type Host,
  RULES_SETTING,
  type Rules,
  rulesSchema,
  weekSchema,
} from "./rules";
import { listSlots, type Slot, type TakenTime } from "./slots";
import { bookingHosts, bookings, busyTimes } from "./tables";

type Range = { from: Date; to: Date };

/** Who takes demos by which rules, and what they have in a range. */
export type Availability = { hosts: Host[]; rules: Rules; taken: Map<string, TakenTime[]> };

/** The queries of `toAvailability`, for one batch. */
export function selectAvailability(db: Db, range: Range) {
  return [selectHosts(db), selectRules(db), selectDemos(db, range), selectBusy(db, range)] as const;
}

/** All active staff but the demo's colleagues, the first one first, with their settings as hosts. */
export function selectHosts(db: Db) {
  return db
    .select({
      id: users.id,
      email: users.email,
      displayName: profiles.displayName,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      // The name tells whether there is a row.
      name: bookingHosts.name,
      isActive: bookingHosts.isActive,
      about: bookingHosts.about,
      timeZone: bookingHosts.timeZone,
      week: bookingHosts.week,
      dailyCap: bookingHosts.dailyCap,
    })
    .from(users)
    .leftJoin(bookingHosts, eq(bookingHosts.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(isNull(users.disabledAt), eq(users.isDemo, false)))
    .orderBy(users.createdAt, users.id);
}
export type HostRow = Awaited<ReturnType<typeof selectHosts>>[number];

export function selectRules(db: Db) {
  return db.select({ value: settings.value }).from(settings).where(eq(settings.key, RULES_SETTING));
}

/**
 * One row a host instead of one a booking: the text takes a fraction of the time. The day before counts for the cap.
 */
function selectDemos(db: Db, { from, to }: Range) {
  const range = and(gte(bookings.startsAt, isoAfter(from, -DAY)), lt(bookings.startsAt, isoAfter(to, DAY)));
  return db
    .select({ hostId: bookings.hostId, starts: sql<string>`group_concat(${bookings.startsAt})` })
    .from(bookings)
    .where(and(range, ne(bookings.status, "cancelled")))
    .groupBy(bookings.hostId);
}

function selectBusy(db: Db, { from, to }: Range) {
  const { hostId, startsAt, endsAt } = busyTimes;
  return db
    .select({ hostId, times: sql<string>`group_concat(${startsAt} || ' ' || ${endsAt})` })
    .from(busyTimes)
    .where(and(gt(endsAt, isoAfter(from, -DAY)), lt(startsAt, isoAfter(to, DAY))))
    .groupBy(hostId);
}

type Rows = [
  hosts: HostRow[],
  rules: { value: string }[],
  demos: { hostId: string | null; starts: string }[],
  busy: { hostId: string; times: string }[],
];

/** What the batch of `selectAvailability` says. `companyZone` is the zone of a host without settings. */
export function toAvailability(rows: Rows, companyZone: string): Availability {
  const [hostRows, [rules], demos, busy] = rows;
  const taken = new Map<string, TakenTime[]>();
  const add = (hostId: string | null, entries: TakenTime[]) =>
    taken.set(hostId ?? "", [...(taken.get(hostId ?? "") ?? []), ...entries]);
  for (const { hostId, starts } of demos) {
    add(
      hostId,
      starts.split(",").map((text) => ({
        start: Date.parse(text),
        end: endOf(new Date(text)).getTime(),
        isDemo: true,
      })),
    );
  }
  for (const { hostId, times } of busy) {
    const pairs = times.split(",").map((pair) => pair.split(" ").map((text) => Date.parse(text)));
    add(
      hostId,
      pairs.map(([start = 0, end = 0]) => ({ start, end, isDemo: false })),
    );
  }
  return { hosts: toHosts(hostRows, companyZone), rules: toRules(rules?.value), taken };
}

export function toRules(value: string | undefined): Rules {
  const parsed = rulesSchema.safeParse(JSON.parse(value ?? "null"));
  return parsed.success ? parsed.data : DEFAULT_RULES;
}

/** The hosts who take demos: the active ones, or the first staff member while nobody has settings. */
export function toHosts(rows: HostRow[], companyZone: string): Host[] {
  const isNew = rows.every(({ name }) => name === null);
  const active = isNew ? rows.slice(0, 1) : rows.filter(({ isActive }) => isActive);
  return active.map((row) => toHost(row, companyZone));
}

export function toHost(row: HostRow, companyZone: string): Host {
  const week = weekSchema.safeParse(JSON.parse(row.week ?? "null"));
  const ownName = row.displayName ?? [row.firstName, row.lastName].filter(Boolean).join(" ");
  return {
    id: row.id,
    email: row.email,
    name: row.name || ownName || "Our team",
    about: row.about ?? "",
    timeZone: zoneOr(row.timeZone, companyZone),
    week: week.success ? week.data : DEFAULT_WEEK,
    dailyCap: row.dailyCap ?? DEFAULT_DAILY_CAP,
  };
}

/** The slots of a range, and the hosts and rules behind them. One call to the database. */
export async function readSlots(
  db: Db,
  { companyZone, now, ...range }: Range & { companyZone: string; now: Date },
): Promise<Availability & { slots: Slot[] }> {
  const availability = toAvailability(await db.batch([...selectAvailability(db, range)]), companyZone);
  return { ...availability, slots: listSlots({ ...availability, now, ...range }) };
}

/** The time that a booking gives up is free for its own move. */
export function withoutOwnBooking(
  state: Availability,
  { hostId, startsAt }: { hostId: string | null; startsAt: string },
): Availability {
  const own = Date.parse(startsAt);
  const kept = (state.taken.get(hostId ?? "") ?? []).filter(({ isDemo, start }) => !isDemo || start !== own);
  return { ...state, taken: new Map(state.taken).set(hostId ?? "", kept) };
}
