import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, idColumn, oneOf, updatedAt } from "../platform/db/columns";
import { DEAL_STAGES, DEFAULT_DEAL_PROBABILITY, DEFAULT_DEAL_STAGE } from "./deals/deal";
import { ACTIVITY_TYPES, LEAD_PRIORITIES, LEAD_STATUSES } from "./leads/lead";
import { followUpOrder, isListed, nameOrder, ordersWithin, valueOrder } from "./leads/listed-leads.server";

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
    lastContacted: text("last_contacted"),
    converted: integer("converted", { mode: "boolean" }).notNull().default(false),
    /** `emailKey` and `phoneKey` of the two fields above: how duplicates are found. */
    emailKey: text("email_key").notNull(),
    phoneKey: text("phone_key").notNull().default(""),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    /** Why a submission looked like spam; such a lead is kept apart from the list until staff accept it. */
    quarantineReason: text("quarantine_reason"),
    version: integer("version").notNull().default(1),
    deletedAt: text("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Every set of filters has an index that ends in the order of the list, so that a page reads its own rows only.
    index("leads_listed_idx").on(table.createdAt, table.id).where(isListed(table)),
    index("leads_status_idx").on(table.status, table.createdAt, table.id).where(isListed(table)),
    index("leads_priority_idx").on(table.priority, table.createdAt, table.id).where(isListed(table)),
    index("leads_industry_idx").on(table.industry, table.createdAt, table.id).where(isListed(table)),
    index("leads_status_priority_idx")
      .on(table.status, table.priority, table.createdAt, table.id)
      .where(isListed(table)),
    index("leads_status_industry_idx")
      .on(table.status, table.industry, table.createdAt, table.id)
      .where(isListed(table)),
    index("leads_priority_industry_idx")
      .on(table.priority, table.industry, table.createdAt, table.id)
      .where(isListed(table)),
    index("leads_status_priority_industry_idx")
      .on(table.status, table.priority, table.industry, table.createdAt, table.id)
      .where(isListed(table)),
    index("leads_score_idx").on(table.leadScore, table.createdAt, table.id).where(isListed(table)),
    index("leads_value_idx").on(valueOrder(table), table.createdAt, table.id).where(isListed(table)),
    index("leads_follow_up_idx").on(followUpOrder(table), table.createdAt, table.id).where(isListed(table)),
    index("leads_name_idx").on(nameOrder(table), table.createdAt, table.id).where(isListed(table)),
    // The same orders within each filter; the columns at the end let the other two be read here.
    ...ordersWithin(table, "status", table.status, [table.priority, table.industry]),
    ...ordersWithin(table, "priority", table.priority, [table.status, table.industry]),
    ...ordersWithin(table, "industry", table.industry, [table.status, table.priority]),
    index("leads_deleted_at_idx").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("leads_quarantine_idx")
      .on(table.createdAt, table.id)
      .where(sql`${table.quarantineReason} is not null and ${table.deletedAt} is null`),
    index("leads_email_key_idx").on(table.emailKey),
    index("leads_phone_key_idx").on(table.phoneKey),
    check("leads_score_check", sql`${table.leadScore} between 0 and 100`),
    oneOf("leads_status_check", table.status, LEAD_STATUSES),
    oneOf("leads_priority_check", table.priority, LEAD_PRIORITIES),
  ],
);

/** Every contact form that was sent, as it was sent. A second one from the same address joins the same lead. */
export const leadSubmissions = sqliteTable(
  "lead_submissions",
  {
    id: idColumn(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Same key, same submission: a double click or a resent request is stored once. */
    submissionKey: text("submission_key").notNull(),
    /** The submitted values as JSON. */
    fields: text("fields").notNull(),
    pagePath: text("page_path").notNull(),
    landingPath: text("landing_path"),
    referrer: text("referrer"),
    /** The utm_* parameters as JSON, or null. */
    utm: text("utm"),
    /** The visitor's analytics session of the same visit, or null (Global Privacy Control, no scripts). */
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

export const leadActivities = sqliteTable(
  "lead_activities",
  {
    id: idColumn(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    activityType: text("activity_type", { enum: ACTIVITY_TYPES }).notNull(),
    title: text("title").notNull(),
    description: text("description"),
    scheduledAt: text("scheduled_at"),
    completedAt: text("completed_at"),
    deletedAt: text("deleted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("lead_activities_lead_idx").on(table.leadId, table.createdAt),
    index("lead_activities_created_at_idx")
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    oneOf("lead_activities_type_check", table.activityType, ACTIVITY_TYPES),
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
  (table) => [index("lead_notes_lead_idx").on(table.leadId, table.createdAt)],
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
    /** Calendar dates, YYYY-MM-DD. */
    expectedCloseDate: text("expected_close_date"),
    actualCloseDate: text("actual_close_date"),
    /** Fractional index inside the stage, lowest first; a move writes this one row. */
    rank: text("rank").notNull(),
    stageEnteredAt: text("stage_entered_at").notNull(),
    version: integer("version").notNull().default(1),
    deletedAt: text("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("deals_stage_idx").on(table.stage, table.rank, table.id).where(sql`${table.deletedAt} is null`),
    index("deals_lead_idx").on(table.leadId, table.createdAt),
    check("deals_probability_check", sql`${table.probability} between 0 and 100`),
    oneOf("deals_stage_check", table.stage, DEAL_STAGES),
  ],
);

/** Every stage that a deal went through, written with the move. */
export const dealStageChanges = sqliteTable(
  "deal_stage_changes",
  {
    id: idColumn(),
    dealId: text("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    /** Null for the stage in which the deal was created. */
    fromStage: text("from_stage", { enum: DEAL_STAGES }),
    toStage: text("to_stage", { enum: DEAL_STAGES }).notNull(),
    actorLabel: text("actor_label").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("deal_stage_changes_deal_idx").on(table.dealId, table.createdAt)],
);
