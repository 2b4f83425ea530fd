import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { OUTBOX_STATES, QUEUE_NAMES } from "../jobs/message";
import { checkOneOf, createdAt, idColumn, updatedAt } from "./columns";

/**
 * Work that must not be lost: written in the same batch as the change that causes it. An entry is written three times
 * within seconds, so the table is its key's index (WITHOUT ROWID, by hand in its migration) and has no other: what is
 * due is found among a week's entries.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: idColumn(),
    queue: text("queue", { enum: QUEUE_NAMES }).notNull(),
    message: text("message").notNull(),
    state: text("state", { enum: OUTBOX_STATES }).notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    /** When the sweep may resend it, or when the claim expires. */
    dueAt: text("due_at").notNull(),
    lastError: text("last_error"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    checkOneOf("outbox_state_check", table.state, OUTBOX_STATES),
    checkOneOf("outbox_queue_check", table.queue, QUEUE_NAMES),
  ],
);

/** Dead letters. Staff see them and can retry them. */
export const failedJobs = sqliteTable(
  "failed_jobs",
  {
    id: idColumn(),
    queue: text("queue").notNull(),
    outboxId: text("outbox_id").unique(),
    message: text("message").notNull(),
    error: text("error").notNull(),
    attempts: integer("attempts").notNull(),
    failedAt: text("failed_at").notNull(),
    retriedAt: text("retried_at"),
  },
  (table) => [index("failed_jobs_failed_at_idx").on(table.failedAt)],
);

/** One row per cron slot that has run: a second firing of the same slot finds it and does nothing. */
export const cronSlots = sqliteTable(
  "cron_slots",
  {
    job: text("job").notNull(),
    slot: text("slot").notNull(),
    startedAt: text("started_at").notNull(),
    finishedAt: text("finished_at"),
    error: text("error"),
    /** Of the program that ran it; null from before it was noted. */
    version: text("version"),
  },
  (table) => [
    primaryKey({ name: "cron_slots_pk", columns: [table.job, table.slot] }),
    index("cron_slots_started_at_idx").on(table.startedAt),
  ],
);

export const PROGRAMS = ["site", "jobs"] as const;

/** What went wrong, without personal data; the same error again counts up. A bounded number of rows. */
export const errors = sqliteTable(
  "errors",
  {
    program: text("program", { enum: PROGRAMS }).notNull(),
    place: text("place").notNull(),
    text: text("text").notNull(),
    count: integer("count").notNull(),
    /** The newest that users were shown, with blanks between them. */
    references: text("reference_ids").notNull(),
    firstAt: text("first_at").notNull(),
    lastAt: text("last_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "errors_pk", columns: [table.program, table.place, table.text] }),
    checkOneOf("errors_program_check", table.program, PROGRAMS),
  ],
);

export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  updatedAt: updatedAt(),
  updatedBy: text("updated_by"),
});

/**
 * Counters of attempts, kept in D1 because a Pages project cannot have a rate-limit binding. Every form writes several,
 * so the table is its key's index (WITHOUT ROWID, by hand in its migration) and has no other: a row each, not three.
 */
export const rateLimits = sqliteTable("rate_limits", {
  key: text("key").primaryKey(),
  hits: integer("hits").notNull(),
  expiresAt: text("expires_at").notNull(),
  /** With growing waits: before this, no further attempt is counted. */
  retryAt: text("retry_at"),
});

/** Append-only: who changed what, with JSON of the row before and after. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: idColumn(),
    actorId: text("actor_id"),
    actorLabel: text("actor_label").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    before: text("before"),
    after: text("after"),
    createdAt: createdAt(),
    /** The change of many leads of which this entry is a part, since another entry stands for it. */
    bulkChangeId: text("bulk_change_id"),
  },
  (table) => [
    // One for each filter of the audit's page, since the log is kept for good.
    index("audit_log_created_at_idx").on(table.createdAt),
    index("audit_log_actor_idx").on(table.actorLabel, table.createdAt),
    index("audit_log_action_idx").on(table.action, table.createdAt),
    index("audit_log_kind_idx").on(table.entity, table.createdAt),
    // A record's history asks for both, the page also for the id alone.
    index("audit_log_record_idx").on(table.entityId, table.entity, table.createdAt),
  ],
);

/**
 * Addresses that moved. No `to_path` is a `from_path`, so that one step leads to the page; an empty one says that the
 * page is gone for good.
 */
export const redirects = sqliteTable(
  "redirects",
  {
    fromPath: text("from_path").primaryKey(),
    toPath: text("to_path").notNull(),
    hits: integer("hits").notNull().default(0),
    /** An email, or null if a changed slug made it. */
    createdBy: text("created_by"),
    createdAt: createdAt(),
    /** Of the file that it came with; null for one that was made alone. */
    importId: text("import_id"),
  },
  (table) => [index("redirects_to_path_idx").on(table.toPath)],
);

/** Public addresses that were asked for and do not exist, so that staff can redirect them. */
export const missingPaths = sqliteTable(
  "missing_paths",
  {
    path: text("path").primaryKey(),
    hits: integer("hits").notNull().default(1),
    lastSeenAt: text("last_seen_at").notNull(),
    /** The page that linked to it last, without its query; null if unknown. */
    referrer: text("referrer"),
  },
  (table) => [index("missing_paths_hits_idx").on(table.hits, table.lastSeenAt)],
);
