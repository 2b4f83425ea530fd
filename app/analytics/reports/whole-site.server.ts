import { type SQL, sql } from "drizzle-orm";
import { HOUR } from "../../platform/clock";
import type { Db } from "../../platform/db/database.server";
import { CHANNELS } from "../channel";
import type { Conversions, HourRange, RecentVisit, WholeSite } from "../report";
import { EVENT_NAMES, type EVENT_TYPES, EVENTS } from "../visit";
import { selectLargest, selectSums, selectTexts, sumOf, withTexts } from "./rollups.server";

const RECENT = 10;
const TOP = 5;
const NOW_MS = 5 * 60_000;
const WEEK_MS = 7 * 24 * HOUR;

export const hourOf = (time: Date): number => Math.floor(time.getTime() / HOUR);

/**
 * The specification's cards of visits. `today` is the staff member's day; the last 7 days are 168 hours back from now.
 */
export async function readWholeSite(db: Db, today: HourRange, now: Date): Promise<WholeSite> {
  const allTime = { from: 0, to: hourOf(now) + 1 };
  const [totals, begunToday, [returned], viewsToday, topPages, kinds, recent] = await db.batch([
    selectSums(db, ["total", "later_visit"], allTime),
    selectSums(db, ["total", "later_visit"], today),
    db
      .select({ sessions: sql<number | null>`sum(sessions)` })
      .from(sql`session_returns`)
      .where(sql`hour >= ${today.from} and hour < ${today.to} and previous_hour < ${today.from}`),
    db.select({ views: sql<number | null>`sum(views)` }).from(sql`(${sumOf(["page"], today)})`),
    selectLargest(db, weekOfViews(["page"], now), sql`views`, { count: TOP }),
    withTexts(db, weekOfViews(["page_device", "page_browser"], now)),
    selectRecent(db, sql`event_name is null`),
  ]);
  const viewsBy = (dimension: string) =>
    kinds.filter((row) => row.dimension === dimension).map(({ text, views }) => ({ value: text, views }));
  return {
    visitors: sessionsOf(totals),
    visitorsToday: sessionsOf(begunToday) + (returned?.sessions ?? 0),
    views: totals.find(({ dimension }) => dimension === "total")?.views ?? 0,
    viewsToday: viewsToday[0]?.views ?? 0,
    topPages: topPages.map(({ text, amount }) => ({ path: text, views: amount })),
    devices: viewsBy("page_device"),
    browsers: viewsBy("page_browser"),
    recentVisits: recent.map(toRecentVisit),
  };
}

/** Sessions that began: visits without those that are not the first of theirs. */
function sessionsOf(sums: { dimension: string; visits: number }[]): number {
  const visitsOf = (name: string) => sums.find(({ dimension }) => dimension === name)?.visits ?? 0;
  return visitsOf("total") - visitsOf("later_visit");
}

const HIT_COLUMNS = { page: sql`path`, page_device: sql`device`, page_browser: sql`browser` };

/** Page views of the last 7 days, to the millisecond: whole hours are counted, of the first one the hits are read. */
function weekOfViews(dimensions: (keyof typeof HIT_COLUMNS)[], now: Date): SQL {
  const since = now.getTime() - WEEK_MS;
  const first = Math.floor(since / HOUR);
  const parts = dimensions.map((dimension) => {
    const column = HIT_COLUMNS[dimension];
    return sql`select ${sql.raw(`'${dimension}'`)} dimension, ${column} value, 0 visits, count(*) views, 0 events, 0 converted, 0 calls, 0 forms
      from hits where hour = ${first} and at >= ${since - first * HOUR} and event_name is null group by ${column}`;
  });
  const whole = sumOf(dimensions, { from: first + 1, to: hourOf(now) + 1 });
  return sql`select dimension, value, 0 visits, sum(views) views, 0 events, 0 converted, 0 calls, 0 forms
    from (select * from (${whole}) union all ${sql.join(parts, sql` union all `)}) group by dimension, value`;
}

/** The specification's cards of events, over all time. */
export async function readConversions(db: Db, now: Date): Promise<Conversions> {
  const allTime = { from: 0, to: hourOf(now) + 1 };
  const [counted, [total], recent] = await db.batch([
    selectTexts(db, ["event"], allTime),
    selectSums(db, ["total"], allTime),
    selectRecent(db, sql`event_name is not null`),
  ]);
  const byName = EVENT_NAMES.map((name) => ({
    name,
    events: counted.find(({ text }) => text === name)?.events ?? 0,
  }));
  const sumOfNames = (isCounted: (name: (typeof EVENT_NAMES)[number]) => boolean) =>
    byName.filter(({ name }) => isCounted(name)).reduce((sum, { events }) => sum + events, 0);
  const ofType = (type: (typeof EVENT_TYPES)[number]) => sumOfNames((name) => EVENTS[name].type === type);
  return {
    events: sumOfNames(() => true),
    conversions: ofType("conversion"),
    visits: total?.visits ?? 0,
    convertedVisits: total?.converted ?? 0,
    clickToCalls: sumOfNames((name) => /phone|call/.test(name)),
    formFills: sumOfNames((name) => name.includes("form")),
    topEvents: byName
      .filter(({ events }) => events > 0)
      .sort((a, b) => b.events - a.events || a.name.localeCompare(b.name))
      .slice(0, TOP),
    byType: {
      conversion: ofType("conversion"),
      interaction: ofType("interaction"),
      navigation: ofType("navigation"),
    },
    recentEvents: recent.flatMap((row) => {
      const name = EVENT_NAMES.find((candidate) => candidate === row.name);
      const { id, path, channel, at } = toRecentVisit(row);
      return name ? [{ id, name, type: EVENTS[name].type, path, channel, at }] : [];
    }),
  };
}

/** The hour of the oldest count; null without any. */
export async function readFirstHour(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ hour: sql<number | null>`min(hour)` })
    .from(sql`rollup_hours`)
    .where(sql`dimension = 'total'`);
  return row?.hour ?? null;
}

/** The first hour of any data (null without any), and the first whose single hits are kept. */
export async function readStoredFrom(db: Db): Promise<{ since: number | null; rawFrom: number }> {
  const [row] = await db
    .select({
      since: sql<number | null>`(select min(hour) from rollup_hours where dimension = 'total')`,
      rawFrom: sql<number>`raw_from_hour`,
    })
    .from(sql`ingest_state`);
  return { since: row?.since ?? null, rawFrom: row?.rawFrom ?? 0 };
}

/** Visitors of the last 5 minutes: distinct sessions with a hit. */
export async function countVisitorsNow(db: Db, now: Date): Promise<number> {
  const since = now.getTime() - NOW_MS;
  const [row] = await db
    .select({ visitors: sql<number>`count(distinct substr(session, 1, 16))` })
    .from(sql`hits`)
    .where(sql`hour >= ${Math.floor(since / HOUR)} and hour * ${HOUR} + at >= ${since}`);
  return row?.visitors ?? 0;
}

/**
 * The newest hits, newest first. Reads the newest hours only, since the primary key begins with the hour. The columns
 * need names of their own: a batch returns rows as objects.
 */
function selectRecent(db: Db, condition: SQL) {
  return db
    .select({
      id: sql<string>`lower(hex(recent.id))`.as("recent_id"),
      time: sql<number>`recent.hour * ${HOUR} + recent.at`.as("recent_time"),
      visit: sql<string>`lower(hex(recent.session))`.as("recent_visit"),
      path: sql<string>`path.text`.as("recent_path"),
      name: sql<string | null>`name.text`.as("recent_name"),
      channel: sql<string>`channel.text`.as("recent_channel"),
      source: sql<string | null>`coalesce(campaign.text, host.text)`.as("recent_source"),
      region: sql<string | null>`region.text`.as("recent_region"),
      country: sql<string | null>`country.text`.as("recent_country"),
      device: sql<string>`device.text`.as("recent_device"),
      browser: sql<string>`browser.text`.as("recent_browser"),
    })
    .from(
      sql`(select * from hits where ${condition} order by hour desc, at desc, id limit ${RECENT}) recent
        join texts path on path.id = recent.path
        join texts channel on channel.id = recent.channel
        join texts device on device.id = recent.device
        join texts browser on browser.id = recent.browser
        left join texts name on name.id = recent.event_name
        left join texts campaign on campaign.id = recent.campaign
        left join texts host on host.id = recent.referrer_host
        left join texts region on region.id = recent.region
        left join texts country on country.id = recent.country`,
    )
    .orderBy(sql`recent.hour desc, recent.at desc, recent.id`);
}

type RecentRow = Awaited<ReturnType<typeof selectRecent>>[number];

function toRecentVisit({ time, channel, name: _, ...row }: RecentRow): RecentVisit {
  return {
    ...row,
    channel: CHANNELS.find((candidate) => candidate === channel) ?? "direct",
    at: new Date(time).toISOString(),
  };
}
