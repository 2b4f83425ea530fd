import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "../auth/tables";
import { leads } from "../crm/tables";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { BOOKING_STATUSES } from "./booking";

/** Staff who take demos. While the table is empty, the first staff member does, in the company's zone. */
export const bookingHosts = sqliteTable(
  "booking_hosts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    name: text("name").notNull(),
    about: text("about").notNull().default(""),
    timeZone: text("time_zone").notNull(),
    /** JSON: the hours of Monday to Sunday. */
    week: text("week").notNull(),
    dailyCap: integer("daily_cap").notNull(),
    /** Part of the address of the host's calendar feed. */
    feedSecret: text("feed_secret").notNull(),
    /** The address of the host's own calendar, whose events take away slots. */
    busyUrl: text("busy_url"),
    /** When it was last tried, and why that failed. */
    busyTriedAt: text("busy_tried_at"),
    busyError: text("busy_error"),
    /** How often it has failed, or could not be followed, one reading after another. */
    busyFailures: integer("busy_failures").notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("booking_hosts_feed_secret_idx").on(table.feedSecret),
    check("booking_hosts_cap_check", sql`${table.dailyCap} between 1 and 50`),
  ],
);

/** What the host's own calendar holds within the horizon; replaced as a whole. */
export const busyTimes = sqliteTable(
  "busy_times",
  {
    hostId: text("host_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    startsAt: text("starts_at").notNull(),
    endsAt: text("ends_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "busy_times_pk", columns: [table.hostId, table.startsAt, table.endsAt] }),
    index("busy_times_ends_at_idx").on(table.endsAt),
  ],
);

/** Who comes, and what for. */
const guestColumns = {
  name: text("name").notNull(),
  email: text("email").notNull(),
  company: text("company").notNull(),
  phone: text("phone").notNull().default(""),
  note: text("note").notNull().default(""),
  /** What the visitor had asked for, such as "Your sample card"; empty if nothing in particular. */
  topic: text("topic").notNull().default(""),
  /** The visitor's zone. */
  timeZone: text("time_zone").notNull(),
};

export const bookings = sqliteTable(
  "bookings",
  {
    id: idColumn(),
    hostId: text("host_id").references(() => users.id, { onDelete: "set null" }),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    startsAt: text("starts_at").notNull(),
    endsAt: text("ends_at").notNull(),
    status: text("status", { enum: BOOKING_STATUSES }).notNull().default("booked"),
    ...guestColumns,
    /** `mailboxOf` the email, for the demos that one person has ahead. */
    mailbox: text("mailbox").notNull().default(""),
    /** `submissionKeyOf` the form that made it; null if the form had none. */
    submissionKey: text("submission_key"),
    /** Of the calendar entry; rises with every change. Also the version for concurrent changes. */
    sequence: integer("sequence").notNull().default(0),
    remindedDayAt: text("reminded_day_at"),
    remindedHourAt: text("reminded_hour_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // One row wins.
    uniqueIndex("bookings_host_start_idx")
      .on(table.hostId, table.startsAt)
      .where(sql`${table.status} <> 'cancelled'`),
    uniqueIndex("bookings_submission_key_idx")
      .on(table.submissionKey)
      .where(sql`${table.submissionKey} is not null and ${table.status} <> 'cancelled'`),
    index("bookings_mailbox_idx").on(table.mailbox, table.startsAt),
    index("bookings_starts_at_idx").on(table.startsAt, table.id),
    index("bookings_lead_idx").on(table.leadId, table.startsAt),
    checkOneOf("bookings_status_check", table.status, BOOKING_STATUSES),
  ],
);

/** Demos that visitors asked for and that wait for staff: they take nobody's time. */
export const heldDemos = sqliteTable(
  "held_demos",
  {
    id: idColumn(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    startsAt: text("starts_at").notNull(),
    ...guestColumns,
    /** Why it was not booked at once. */
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("held_demos_lead_idx").on(table.leadId),
    index("held_demos_created_at_idx").on(table.createdAt),
  ],
);
