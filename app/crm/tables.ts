import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "../auth/tables";
import { checkOneOf, createdAt, idColumn, updatedAt } from "../platform/db/columns";
import { DEAL_STAGES, DEFAULT_DEAL_PROBABILITY, DEFAULT_DEAL_STAGE, LOST_REASONS } from "./deals/deal";
import { ACTIVITY_TYPES, LEAD_PRIORITIES, LEAD_STATUSES } from "./leads/lead";
import { isUnlisted, listIndexes } from "./leads/listed-leads.server";

export const leads = sqliteTable(
  "leads",
  {
    id: idColumn(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    businessEmail: text("business_email").notNull(),
    phoneNumber: text("phone_number"),
    companyName: text("company_name").notNull(),
    industry: text("industry"),
    projectDescription: text("project_description").notNull(),
    status: text("status", { enum: LEAD_STATUSES }).notNull().default("new"),
    priority: text("priority", { enum: LEAD_PRIORITIES }).notNull().default("medium"),
    leadScore: integer("lead_score").notNull().default(0),
    source: text("source").notNull(),
    /** Integer cents. */
    dealValue: integer("deal_value"),
    nextFollowUp: text("next_follow_up"),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    lastContacted: text("last_contacted"),
    /** As `splitTags` reads them; null without any. */
    tags: text("tags"),
    converted: integer("converted", { mode: "boolean" }).notNull().default(false),
    /** `emailKey` and `phoneKey` of the two fields above, for finding duplicates. */
    emailKey: text("email_key").notNull(),
    phoneKey: text("phone_key").notNull().default(""),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    /** How the visit came that the lead came with, and where it landed; null without a visit. */
    channel: text("channel"),
    campaign: text("campaign"),
    landingPath: text("landing_path"),
    /** By which that visit is stored (`visitKey`), and when it began, once it is stored. */
    visitKey: text("visit_key"),
    visitBeganAt: text("visit_began_at"),
    /** Why the submission looked like spam. Until staff accept it, the lead is not listed. */
    quarantineReason: text("quarantine_reason"),
    version: integer("version").notNull().default(1),
    deletedAt: text("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ...listIndexes(table),
    // The trash, and the leads in spam review.
    index("leads_unlisted_idx").on(table.deletedAt, table.createdAt, table.id).where(isUnlisted(table)),
    // For the round robin: the newest lead of each member.
    index("leads_assignee_idx").on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    index("leads_email_key_idx").on(table.emailKey),
    index("leads_phone_key_idx").on(table.phoneKey),
    check("leads_score_check", sql`${table.leadScore} between 0 and 100`),
    checkOneOf("leads_status_check", table.status, LEAD_STATUSES),
    checkOneOf("leads_priority_check", table.priority, LEAD_PRIORITIES),
  ],
);

/** Every contact form as submitted. A second one from the same address joins the same lead. */
export const leadSubmissions = sqliteTable(
  "lead_submissions",
  {
    id: idColumn(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Idempotency key: a double click or a resent request is stored once. */
    submissionKey: text("submission_key").notNull(),
    /** JSON of the submitted values. */
    fields: text("fields").notNull(),
    pagePath: text("page_path").notNull(),
    landingPath: text("landing_path"),
    referrer: text("referrer"),
    /** JSON of the utm_* parameters, or null. */
    utm: text("utm"),
    /** The visitor's analytics session, or null (Global Privacy Control, no JavaScript). */
    sessionId: text("session_id"),
    /** Why it looked like spam, or null. */
    suspicion: text("suspicion"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("lead_submissions_key_idx").on(table.submissionKey),
    index("lead_submissions_lead_idx").on(table.leadId, table.createdAt),
  ],
);

/** What was done with a lead, and tasks: an activity that is not completed is one (decision 33). */
export const leadActivities = sqliteTable(
  "lead_activities",
  {
    id: idColumn(),
    /** Null for a task that stands alone. */
    leadId: text("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    dealId: text("deal_id").references((): AnySQLiteColumn => deals.id, { onDelete: "set null" }),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    activityType: text("activity_type", { enum: ACTIVITY_TYPES }).notNull(),
    title: text("title").notNull(),
    description: text("description"),
    /** When a task is due; one for a whole day has the midnight of that date in UTC, whatever the reader's zone. */
    scheduledAt: text("scheduled_at"),
    dueAllDay: integer("due_all_day", { mode: "boolean" }).notNull().default(false),
    completedAt: text("completed_at"),
    version: integer("version").notNull().default(1),
    deletedAt: text("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    // Open tasks, by who has them. Rows that were completed when they were written are not in it. It ends in the
    // columns of its condition, for which SQLite would look up each row.
    index("lead_activities_open_idx")
      .on(table.assigneeId, table.scheduledAt, table.dueAllDay, table.completedAt, table.deletedAt)
      .where(sql`${table.completedAt} is null and ${table.deletedAt} is null`),
    // What was done today: only tasks have an assignee.
    index("lead_activities_done_idx")
      .on(table.completedAt, table.assigneeId)
      .where(sql`${table.completedAt} is not null and ${table.assigneeId} is not null`),
    index("lead_activities_deal_idx").on(table.dealId).where(sql`${table.dealId} is not null`),
    index("lead_activities_lead_idx").on(table.leadId, table.createdAt),
    index("lead_activities_created_at_idx")
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    // For the total, which leaves them out.
    index("lead_activities_deleted_idx").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    checkOneOf("lead_activities_type_check", table.activityType, ACTIVITY_TYPES),
  ],
);

export const leadNotes = sqliteTable(
  "lead_notes",
  {
    id: idColumn(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    deletedAt: text("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("lead_notes_lead_idx").on(table.leadId, table.createdAt),
    index("lead_notes_deleted_idx").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export const deals = sqliteTable(
  "deals",
  {
    id: idColumn(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** Integer cents. */
    value: integer("value").notNull(),
    stage: text("stage", { enum: DEAL_STAGES }).notNull().default(DEFAULT_DEAL_STAGE),
    probability: integer("probability").notNull().default(DEFAULT_DEAL_PROBABILITY),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    /** Calendar dates, YYYY-MM-DD. */
    expectedCloseDate: text("expected_close_date"),
    actualCloseDate: text("actual_close_date"),
    /** Fractional index within the stage, lowest first: a move updates only this row. */
    rank: text("rank").notNull(),
    /** Of a lost deal. */
    lostReason: text("lost_reason", { enum: LOST_REASONS }),
    lostTo: text("lost_to"),
    lostNote: text("lost_note"),
    stageEnteredAt: text("stage_entered_at").notNull(),
    version: integer("version").notNull().default(1),
    deletedAt: text("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // For the board's columns and the totals in their heads.
    index("deals_stage_idx")
      .on(table.stage, table.rank, table.id, table.value, table.probability, table.deletedAt)
      .where(sql`${table.deletedAt} is null`),
    // For the won value by closing date.
    index("deals_won_idx")
      .on(
        table.stage,
        table.actualCloseDate,
        table.stageEnteredAt,
        table.value,
        table.leadId,
        table.deletedAt,
      )
      .where(sql`${table.stage} = 'closed-won' and ${table.deletedAt} is null`),
    index("deals_lead_idx").on(table.leadId, table.createdAt),
    check("deals_probability_check", sql`${table.probability} between 0 and 100`),
    checkOneOf("deals_stage_check", table.stage, DEAL_STAGES),
    checkOneOf("deals_lost_reason_check", table.lostReason, LOST_REASONS),
  ],
);

/** A deal's stage history, written with each move. */
export const dealStageChanges = sqliteTable(
  "deal_stage_changes",
  {
    id: idColumn(),
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    /** Null for the stage the deal was created in. */
    fromStage: text("from_stage", { enum: DEAL_STAGES }),
    toStage: text("to_stage", { enum: DEAL_STAGES }).notNull(),
    actorLabel: text("actor_label").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("deal_stage_changes_deal_idx").on(table.dealId, table.createdAt)],
);

/** Email drafts, one per staff member and lead. */
export const mailDrafts = sqliteTable(
  "mail_drafts",
  {
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ name: "mail_drafts_pk", columns: [table.leadId, table.userId] })],
);

/**
 * Leads that were erased, by their random ids alone, so that a restore of older data erases them again
 * (scripts/erasures.ts). Kept for as long as any copy of the data may be.
 */
export const erasures = sqliteTable("erasures", {
  leadId: text("lead_id").primaryKey(),
  erasedAt: text("erased_at").notNull(),
});
