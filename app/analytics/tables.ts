import {
  blob,
  integer,
  primaryKey,
  type SQLiteTable,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { attributeOf, type ByAttribute, mapAttributes } from "./attributes";
import type { Dimension, HourCounts } from "./counts/dimension";

/**
 * The tables of ANALYTICS_DB. Its migrations (`migrations-analytics/`) are written by hand, since drizzle-kit cannot
 * write WITHOUT ROWID, which saves an index entry per row; a test compares them with these definitions.
 * Rows are kept small: an `hour` is hours since 1970-01-01T00Z, ids are 16 bytes, and repeated texts are numbers of
 * `texts`. The views `website_analytics` and `website_events` show the raw rows in the specification's form.
 */
const id = (name: string) => blob(name, { mode: "buffer" });
const textId = (name: string) => integer(name);
const requiredTextId = (name: string) => textId(name).notNull();

/** A row to write, by the column's name here. Ids are hex digits. */
export type RowOf<Table extends SQLiteTable> = {
  [Column in keyof Table["_"]["columns"]]: string | number | null;
};

/** Paths, titles, user agents and other repeated texts, once each. */
export const texts = sqliteTable(
  "texts",
  { id: integer("id").primaryKey(), text: text("text").notNull() },
  (table) => [uniqueIndex("texts_text_idx").on(table.text)],
);

type TextId = ReturnType<typeof textId>;
type RequiredTextId = ReturnType<typeof requiredTextId>;

function attributeColumns(): ByAttribute<RequiredTextId, TextId>;
function attributeColumns(): Record<string, RequiredTextId | TextId> {
  return mapAttributes((name) => {
    const { column, optional } = attributeOf(name);
    return optional ? textId(column) : requiredTextId(column);
  });
}

/** Raw page views and events (which have a name); archived to R2 and deleted after ANALYTICS_RAW_DAYS. */
export const hits = sqliteTable(
  "hits",
  {
    hour: integer("hour").notNull(),
    /** The browser's id of the hit, by which a duplicate is recognized. */
    id: id("id").notNull(),
    /** Milliseconds since the start of the hour. */
    at: integer("at").notNull(),
    /** The visit's key (`visitKey`), which begins with its session's id. */
    visit: id("session").notNull(),
    path: requiredTextId("path"),
    title: requiredTextId("title"),
    userAgent: requiredTextId("user_agent"),
    /** Scheme and host of the page before, which may be our own. */
    referrerOrigin: textId("referrer"),
    eventType: textId("event_type"),
    eventName: textId("event_name"),
    /** JSON. */
    eventData: text("event_data"),
    ...attributeColumns(),
  },
  (table) => [primaryKey({ name: "hits_pk", columns: [table.hour, table.id] })],
);

/**
 * One row per visit, of which a browser tab's session may have several: their keys begin with the session's id. Its
 * attributes are those of its earliest hit; it counts, with all its page views and conversions, at that hit's hour.
 */
export const sessions = sqliteTable(
  "sessions",
  {
    firstHour: integer("first_hour").notNull(),
    /** The visit's key (`visitKey`): a column of this name since a visit was a whole session at first. */
    visit: id("session").notNull(),
    /** Milliseconds since 1970, and the hit's id, which decides between equal times. */
    firstAt: integer("first_at").notNull(),
    firstHit: id("first_hit").notNull(),
    lastAt: integer("last_at").notNull(),
    /** JSON: every hour with a hit, ascending, as a difference to `first_hour`. */
    activeHours: text("active_hours").notNull(),
    ...attributeColumns(),
    views: integer("views").notNull(),
    events: integer("events").notNull(),
    conversions: integer("conversions").notNull(),
    /** Of the conversions, clicks on a phone number; null in rows with conversions that are older than this column. */
    calls: integer("calls"),
  },
  (table) => [
    primaryKey({ name: "sessions_pk", columns: [table.firstHour, table.visit] }),
    uniqueIndex("sessions_session_idx").on(table.visit),
  ],
);

const measures = () => ({
  /** Visits that began in this hour or day; their page views, events, and how many had a conversion. */
  visits: integer("visits").notNull(),
  views: integer("views").notNull(),
  events: integer("events").notNull(),
  converted: integer("converted").notNull(),
  /**
   * Clicks on a phone number in these visits, and forms sent and demos booked. Null stands for none where nothing
   * converted; otherwise they are not known, since a row that is older than these columns is part of the sum.
   */
  calls: integer("calls"),
  forms: integer("forms"),
});

/**
 * Counts by hour. One row holds all values of a dimension, since D1 bills for rows: a batch of hits writes a row per
 * dimension, not one per value. The view `rollup_hours` shows them with a row per value, like `rollup_days`.
 */
export const hourCounts = sqliteTable(
  "hour_counts",
  {
    dimension: text("dimension").$type<Dimension>().notNull(),
    hour: integer("hour").notNull(),
    counts: text("counts", { mode: "json" }).$type<HourCounts>().notNull(),
  },
  (table) => [primaryKey({ name: "hour_counts_pk", columns: [table.dimension, table.hour] })],
);

/** The same with a row per value, by UTC day (days since 1970), for days before `ingest_state.folded_day`. */
export const rollupDays = sqliteTable(
  "rollup_days",
  {
    dimension: text("dimension").notNull(),
    day: integer("day").notNull(),
    value: integer("value").notNull(),
    ...measures(),
  },
  (table) => [primaryKey({ name: "rollup_days_pk", columns: [table.dimension, table.day, table.value] })],
);

/** The same by UTC month (since January 1970), for months before `ingest_state.folded_month`. */
export const rollupMonths = sqliteTable(
  "rollup_months",
  {
    dimension: text("dimension").notNull(),
    month: integer("month").notNull(),
    value: integer("value").notNull(),
    ...measures(),
  },
  (table) => [primaryKey({ name: "rollup_months_pk", columns: [table.dimension, table.month, table.value] })],
);

/**
 * How many sessions were active in `hour` again, having been active in `previous_hour` before, in whichever of their
 * visits. Distinct sessions from hour a to b are those that began there (visits without `later_visit`) plus those that
 * returned there from before a.
 */
export const sessionReturns = sqliteTable(
  "session_returns",
  {
    hour: integer("hour").notNull(),
    previousHour: integer("previous_hour").notNull(),
    sessions: integer("sessions").notNull(),
  },
  (table) => [primaryKey({ name: "session_returns_pk", columns: [table.hour, table.previousHour] })],
);

/** Ids of hits that are counted without a row (private, filtered, web vitals), so that each counts once. */
export const countedHits = sqliteTable(
  "counted_hits",
  { hour: integer("hour").notNull(), id: id("id").notNull() },
  (table) => [primaryKey({ name: "counted_hits_pk", columns: [table.hour, table.id] })],
);

/**
 * Visits by a link in a mail of ours, whose id it has. Beside the visits, since an index of those would be written with
 * every hit.
 */
export const mailVisits = sqliteTable(
  "mail_visits",
  { mail: id("mail").notNull(), visit: id("visit").notNull() },
  (table) => [primaryKey({ name: "mail_visits_pk", columns: [table.mail, table.visit] })],
);

/** Messages that the queue did not take, until the sweep records them. */
export const unsentHits = sqliteTable("unsent_hits", {
  id: text("id").primaryKey(),
  /** JSON of the message. */
  message: text("message").notNull(),
});

/** Notes on the time axis, written by staff. */
export const notes = sqliteTable("notes", {
  id: text("id").primaryKey(),
  /** ISO time (UTC). */
  at: text("at").notNull(),
  text: text("text").notNull(),
  authorLabel: text("author_label").notNull(),
  createdAt: text("created_at").notNull(),
});

/** One row. */
export const ingestState = sqliteTable("ingest_state", {
  id: integer("id").primaryKey(),
  /** Optimistic lock of the writes: each reads it and increments it. */
  version: integer("version").notNull(),
  /** Days before this one are in `rollup_days`. */
  foldedDay: integer("folded_day").notNull(),
  /** Months before this one are in `rollup_months`. */
  foldedMonth: integer("folded_month").notNull(),
  /** Raw rows of hours before this one are archived and deleted. */
  rawFromHour: integer("raw_from_hour").notNull(),
  /** Rows that hits have taken on a day of the company (days since 1970); see `day-limit.ts`. */
  rowsDay: integer("rows_day").notNull(),
  rowsOnDay: integer("rows_on_day").notNull(),
});
