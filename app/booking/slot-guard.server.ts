import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { isoAfter, MINUTE } from "../platform/clock";
import type { Db, Statement } from "../platform/db/database.server";
import type { Host, Rules } from "./rules";
import { dayAround } from "./slots";
import { bookings } from "./tables";

type Guard = { host: Host; rules: Rules };
type Time = { id: string; startsAt: string; endsAt: string };

/**
 * Whether the host has no other demo within the buffer of this time, and fewer than the cap that day. Checked by the
 * write itself, because others may book at the same moment; the unique index alone would let overlapping times pass.
 */
export function isFree({ id, startsAt, endsAt }: Time, { host, rules }: Guard): SQL {
  const buffer = rules.bufferMinutes * MINUTE;
  const { dayStart, dayEnd } = dayAround(host, Date.parse(startsAt));
  const own = sql`other.host_id = ${host.id} and other.status <> 'cancelled' and other.id <> ${id}`;
  return sql`not exists (select 1 from bookings other where ${own}
      and other.starts_at < ${isoAfter(new Date(endsAt), buffer)} and other.ends_at > ${isoAfter(new Date(startsAt), -buffer)})
    and (select count(*) from bookings other where ${own}
      and other.starts_at >= ${new Date(dayStart).toISOString()} and other.starts_at < ${new Date(dayEnd).toISOString()}) < ${host.dailyCap}`;
}

type NewBooking = Omit<typeof bookings.$inferInsert, "leadId"> & Time & { leadId: SQL<string> };

/** Inserts a booking if its host is free, and `condition` holds. */
export function insertIfFree(
  db: Db,
  { leadId, ...booking }: NewBooking,
  guard: Guard,
  condition: SQL = sql`true`,
): Statement {
  const values: Record<string, unknown> = booking;
  const row = Object.entries(getTableColumns(bookings)).map(([name, column]) =>
    name === "leadId" ? leadId : sql`${sql.param(values[name] ?? null, column)}`,
  );
  return db
    .insert(bookings)
    .select(sql`select ${sql.join(row, sql`, `)} where ${isFree(booking, guard)} and ${condition}`);
}
