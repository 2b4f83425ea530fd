import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn } from "../platform/db/columns";
import { GENERATOR_IDS, RUN_STATUSES } from "./generators";

/** One row per run of a generator. */
export const blogGenerationLog = sqliteTable(
  "blog_generation_log",
  {
    id: idColumn(),
    generator: text("generator", { enum: GENERATOR_IDS }).notNull(),
    /** The cron slot (ISO time); null for a manual run. */
    slot: text("slot"),
    status: text("status", { enum: RUN_STATUSES }).notNull(),
    /** `briefKey` of the brief: the ledger. Null until one is chosen, and after a failure. */
    briefKey: text("brief_key"),
    errorMessage: text("error_message"),
    /** Set together with the brief; the draft exists once the status is success. */
    blogId: text("blog_id"),
    /** The embedded writer or an AI provider. */
    writer: text("writer"),
    durationMs: integer("duration_ms"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("blog_generation_log_slot_idx").on(table.generator, table.slot),
    uniqueIndex("blog_generation_log_brief_idx").on(table.generator, table.briefKey),
    index("blog_generation_log_created_at_idx").on(table.createdAt),
    index("blog_generation_log_status_idx").on(table.status),
    checkOneOf("blog_generation_log_status_check", table.status, RUN_STATUSES),
    checkOneOf("blog_generation_log_generator_check", table.generator, GENERATOR_IDS),
  ],
);
