import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { checkOneOf, idColumn } from "../platform/db/columns";
import { BROWSERS, DEVICE_TYPES, EVENT_NAMES, EVENT_TYPES, OPERATING_SYSTEMS } from "./visit";

const hitColumns = () => ({
  id: idColumn(),
  sessionId: text("session_id").notNull(),
  pagePath: text("page_path").notNull(),
  pageTitle: text("page_title").notNull(),
  userAgent: text("user_agent").notNull(),
  referrer: text("referrer"),
  deviceType: text("device_type", { enum: DEVICE_TYPES }).notNull(),
  browser: text("browser", { enum: BROWSERS }).notNull(),
  os: text("os", { enum: OPERATING_SYSTEMS }).notNull(),
  timestamp: text("timestamp").notNull(),
});

/** Raw page views; pruned after ANALYTICS_RAW_DAYS. The counts below stay. */
export const websiteAnalytics = sqliteTable("website_analytics", hitColumns(), (table) => [
  index("website_analytics_timestamp_idx").on(table.timestamp),
  index("website_analytics_session_idx").on(table.sessionId, table.timestamp),
  checkOneOf("website_analytics_device_check", table.deviceType, DEVICE_TYPES),
]);

export const websiteEvents = sqliteTable(
  "website_events",
  {
    ...hitColumns(),
    eventType: text("event_type", { enum: EVENT_TYPES }).notNull(),
    eventName: text("event_name", { enum: EVENT_NAMES }).notNull(),
    eventData: text("event_data", { mode: "json" }).$type<Record<string, unknown>>(),
  },
  (table) => [
    index("website_events_timestamp_idx").on(table.timestamp),
    index("website_events_session_idx").on(table.sessionId, table.timestamp),
    checkOneOf("website_events_type_check", table.eventType, EVENT_TYPES),
  ],
);

/** Page views by hour (YYYY-MM-DDTHH). `views` includes private ones (Global Privacy Control). */
export const pageViewHours = sqliteTable("page_view_hours", {
  hour: text("hour").primaryKey(),
  views: integer("views").notNull(),
});

/** Page views by day (YYYY-MM-DD), page, device and browser. */
export const pageViewDays = sqliteTable(
  "page_view_days",
  {
    day: text("day").notNull(),
    pagePath: text("page_path").notNull(),
    deviceType: text("device_type").notNull(),
    browser: text("browser").notNull(),
    views: integer("views").notNull(),
  },
  (table) => [
    primaryKey({
      name: "page_view_days_pk",
      columns: [table.day, table.pagePath, table.deviceType, table.browser],
    }),
  ],
);

export const eventDays = sqliteTable(
  "event_days",
  {
    day: text("day").notNull(),
    eventType: text("event_type").notNull(),
    eventName: text("event_name").notNull(),
    events: integer("events").notNull(),
  },
  (table) => [primaryKey({ name: "event_days_pk", columns: [table.day, table.eventType, table.eventName] })],
);

/** One row per session and day: counting rows gives exact visitors, even with duplicate deliveries. */
export const sessionDays = sqliteTable(
  "session_days",
  {
    day: text("day").notNull(),
    sessionId: text("session_id").notNull(),
    /** 1 on the session's first day, so that all-time visitors are a sum. */
    isFirst: integer("is_first", { mode: "boolean" }).notNull(),
    converted: integer("converted", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ name: "session_days_pk", columns: [table.day, table.sessionId] }),
    index("session_days_session_idx").on(table.sessionId),
  ],
);

/** Ids of hits counted without a row (Global Privacy Control), so that a duplicate is not counted again. */
export const countedHits = sqliteTable(
  "counted_hits",
  { id: idColumn(), countedAt: text("counted_at").notNull() },
  (table) => [index("counted_hits_counted_at_idx").on(table.countedAt)],
);
