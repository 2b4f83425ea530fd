import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { checkOneOf, createdAt, idColumn } from "../platform/db/columns";
import type { GateResult } from "./gates/check-draft";
import { GENERATOR_IDS, REVIEW_STATES, RUN_STATUSES, RUN_STEPS } from "./generators";
import type { Draft, StoredPostcard } from "./writer";

/** One row per run of a generator. */
export const blogGenerationLog = sqliteTable(
  "blog_generation_log",
  {
    id: idColumn(),
    generator: text("generator", { enum: GENERATOR_IDS }).notNull(),
    /** The cron slot (ISO time); null for a manual run. */
    slot: text("slot"),
    /** Who asked for the run: null for the schedule, otherwise the staff member's label. */
    requestedBy: text("requested_by"),
    status: text("status", { enum: RUN_STATUSES }).notNull(),
    /** What a run in progress is doing. */
    step: text("step", { enum: RUN_STEPS }),
    /** Key of the brief. */
    brief: text("brief"),
    /** The ledger: the same key, null for a repeated run and after a failure, so that each brief is used once. */
    briefKey: text("brief_key"),
    /** Why the run failed, was refused or did nothing. */
    errorMessage: text("error_message"),
    /** Set together with the brief; the draft exists once the status is success. */
    blogId: text("blog_id"),
    title: text("title"),
    /** The embedded writer or an AI provider. */
    writer: text("writer"),
    model: text("model"),
    promptVersion: text("prompt_version"),
    /** How often the writer was asked. */
    tries: integer("tries").notNull().default(0),
    tokensIn: integer("tokens_in").notNull().default(0),
    tokensOut: integer("tokens_out").notNull().default(0),
    /** Millionths of a dollar. */
    costMicros: integer("cost_micros").notNull().default(0),
    /** 0 to 100. */
    score: integer("score"),
    gates: text("gates", { mode: "json" }).$type<GateResult[]>(),
    /** What a gate refused, so that staff can read it; saved drafts are posts. */
    refusedDraft: text("refused_draft", { mode: "json" }).$type<Draft>(),
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
    // A negative cost would give the month's budget back.
    check("blog_generation_log_cost_check", sql`${table.costMicros} >= 0`),
  ],
);

/** The review of a generated post. */
export const draftReviews = sqliteTable(
  "draft_reviews",
  {
    blogId: text("blog_id").primaryKey(),
    generator: text("generator", { enum: GENERATOR_IDS }).notNull(),
    state: text("state", { enum: REVIEW_STATES }).notNull(),
    score: integer("score").notNull(),
    gates: text("gates", { mode: "json" }).$type<GateResult[]>().notNull(),
    /** Why staff rejected it. */
    reason: text("reason"),
    /** The staff member's label; null while it waits, and if the product published it automatically. */
    decidedBy: text("decided_by"),
    decidedAt: text("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("draft_reviews_state_idx").on(table.state, table.createdAt),
    checkOneOf("draft_reviews_state_check", table.state, REVIEW_STATES),
  ],
);

/** What a post says, as a MinHash signature, so that a new draft can be compared with every post. */
export const postSignatures = sqliteTable("post_signatures", {
  blogId: text("blog_id").primaryKey(),
  /** The version of the post that was signed. */
  version: integer("version").notNull(),
  signature: text("signature").notNull(),
  /** Hashes of its sentences; null for posts that were signed before they were kept. */
  sentences: text("sentences"),
});

/** Postcards with their short addresses /m/:code. */
export const postcards = sqliteTable(
  "postcards",
  {
    code: text("code").primaryKey(),
    blogId: text("blog_id").notNull(),
    campaign: text("campaign").notNull(),
    card: text("card", { mode: "json" }).$type<StoredPostcard>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("postcards_blog_idx").on(table.blogId)],
);
