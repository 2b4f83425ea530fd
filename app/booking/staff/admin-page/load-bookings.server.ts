import type { AppLoadContext } from "@remix-run/cloudflare";
import { DAY } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { addDays, localDate } from "../../../platform/time/zoned-time";
import { zoneName } from "../../../platform/time/zones";
import { readSlots } from "../../availability.server";
import { listBookings, listWeek, mondayOf, readListed } from "../list-bookings.server";
import type { BookingsQuery } from "../staff-forms";
import { toItem, toTimeOptions, toWeek } from "./list-data";

/** Free times that the form of a move offers. */
const MOVE_DAYS = 21;
const MOST_TIMES = 200;

/** The page that the URL names, with its dialog. */
export async function loadBookings(
  db: Db,
  query: BookingsQuery,
  params: URLSearchParams,
  { company, clock }: AppLoadContext,
) {
  const now = clock();
  const zone = (await company()).timeZone;
  const monday = mondayOf(query.week, zone, now);
  const [listed, dialog] = await Promise.all([
    query.view === "week"
      ? listWeek(db, monday, zone).then((rows) => ({ rows, hasMore: false }))
      : listBookings(db, query, now),
    loadDialog(db, params, { zone, now }),
  ]);
  const items = listed.rows.map((row) => toItem(row, zone, now));
  const week =
    query.view === "week"
      ? {
          days: toWeek(items, monday, localDate(now, zone)),
          before: addDays(monday, -7),
          after: addDays(monday, 7),
        }
      : null;
  return { query, items: week ? [] : items, hasMore: listed.hasMore, week, dialog, zoneName: zoneName(zone) };
}

async function loadDialog(db: Db, params: URLSearchParams, { zone, now }: { zone: string; now: Date }) {
  const moved = params.get("move");
  const row = await readIfAsked(db, moved ?? params.get("cancel"));
  if (row?.status !== "booked") return null;
  const item = toItem(row, zone, now);
  if (!moved) return { kind: "cancel" as const, item };
  const range = { from: now, to: new Date(now.getTime() + MOVE_DAYS * DAY) };
  const { slots } = await readSlots(db, { ...range, companyZone: zone, now });
  const free = slots.filter(({ hostIds }) => hostIds.length > 0).slice(0, MOST_TIMES);
  const starts = free.map(({ start }) => start);
  return { kind: "move" as const, item, options: toTimeOptions(starts, zone) };
}

async function readIfAsked(db: Db, id: string | null) {
  return id === null ? null : readListed(db, id);
}
