import { and, eq, getTableColumns, isNotNull, type SQL, sql } from "drizzle-orm";
import { arrivalOf, hostOf } from "../../analytics/collect/arrival";
import type { LinkTags } from "../../analytics/collect/link-tags";
import { notify } from "../../notifications/notify.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { newId } from "../../platform/ids";
import { emailKey, phoneKey } from "../leads/lead";
import { indexNewLeads } from "../leads/lead-search.server";
import { leadIdOf } from "../leads/merge/other-addresses.server";
import { leadActivities, leadSubmissions, leads } from "../tables";
import type { ContactInput } from "./contact-form";
import { nextAssignee } from "./round-robin.server";

/** Where a public form came from. */
export type Visit = {
  pagePath: string;
  landingPath: string | null;
  referrer: string | null;
  utm: LinkTags | null;
  sessionId: string | null;
  userAgent: string;
  /** By which the visit is stored (`visitKey`); null if it is not counted. */
  visitKey: string | null;
};

/** A public form as sent. */
export type Submission = Visit & {
  fields: ContactInput;
  /** Why the submission looks like spam; empty if it does not. */
  suspicion: string[];
};

export type Intake = {
  submission: Submission;
  /** Of a lead that this form creates. */
  source: string;
  /** What the lead's timeline says. */
  activity: Pick<
    typeof leadActivities.$inferInsert,
    "activityType" | "title" | "description" | "scheduledAt"
  >;
  /** Who gets the lead if the form creates it, with how many points; null for whose turn it is. */
  first: { assigneeId: string; leadScore: number } | null;
  siteUrl: string;
  now: Date;
  /** Idempotency key of the form. */
  key: string;
  submissionId: string;
  newLeadId: string;
};

/**
 * The statements that store a form, in dependency order: `lead`, if the email is new; `form`, which returns whose it
 * is; `more`. `leadId` finds the lead in any statement after the first. A suspicious form's lead waits in spam review;
 * any other accepts a lead that waits there.
 */
export function composeIntake(db: Db, intake: Intake) {
  const { submission, now, key, submissionId, newLeadId, activity } = intake;
  const at = now.toISOString();
  const leadId = leadIdOf("email_key", sql`${emailKey(submission.fields.businessEmail)}`, { inReview: true });
  const suspicion = submission.suspicion.length > 0 ? submission.suspicion.join("; ") : null;
  const origin = originOf(submission, intake.siteUrl);
  const lead = insertLeadUnlessKnown(db, { ...intake, ...origin, leadId, quarantineReason: suspicion });
  const form = insertSubmission(db, { id: submissionId, leadId, key, submission, suspicion, at });
  const entry = db
    .insert(leadActivities)
    .values({ id: newId(), leadId, ...activity, completedAt: at, createdAt: at });
  const accept = db
    .update(leads)
    .set({ quarantineReason: null, updatedAt: at })
    .where(and(eq(leads.id, leadId), isNotNull(leads.quarantineReason)));
  const search = indexNewLeads(db, sql`(${newLeadId})`);
  const notice = notifyOwner(db, { intake, leadId });
  return { leadId, lead, form, more: [search, entry, ...(suspicion === null ? [accept, notice] : [])] };
}

/** Tells whoever has the lead; a lead of nobody writes no row. Whom a demo is booked with is told of that. */
function notifyOwner(db: Db, { intake, leadId }: { intake: Intake; leadId: SQL<string> }): Statement {
  const { submissionId, newLeadId, first, now } = intake;
  const kind = sql`iif(${leadId} = ${newLeadId}, 'lead-assigned', 'lead-wrote')`;
  const to = sql`(select ${leads.assigneeId} from ${leads} where ${leads.id} = ${leadId})`;
  const about = { kind, to, key: `form ${submissionId}`, leadId, subjectId: submissionId };
  return notify(db, { ...about, actorId: first?.assigneeId ?? null }, now);
}

type SubmissionRow = {
  id: string;
  leadId: SQL<string>;
  key: string;
  submission: Submission;
  suspicion: string | null;
  at: string;
};

function insertSubmission(db: Db, { id, leadId, key, submission, suspicion, at }: SubmissionRow) {
  const row = {
    id,
    leadId,
    submissionKey: key,
    fields: JSON.stringify(submission.fields),
    pagePath: submission.pagePath,
    landingPath: submission.landingPath,
    referrer: submission.referrer,
    utm: submission.utm && JSON.stringify(submission.utm),
    sessionId: submission.sessionId,
    suspicion,
    createdAt: at,
  };
  return db.insert(leadSubmissions).values(row).returning({ leadId: leadSubmissions.leadId });
}

type Origin = { channel: string | null; campaign: string | null; landingPath: string | null };

/**
 * Where the lead's visit came from, told by the same rules as the visit itself, until that is stored and decides
 * (`lead-visits.task.server.ts`). Without a visit that counts it is not known: no channel has leads without visits.
 */
function originOf({ visitKey, pagePath, userAgent, ...kept }: Submission, siteUrl: string): Origin {
  if (visitKey === null) return { channel: null, campaign: null, landingPath: null };
  const ownHosts = [hostOf(siteUrl) ?? new URL(siteUrl).hostname];
  return arrivalOf(kept, { page: pagePath, ownHosts, userAgent });
}

type NewLead = Intake & Origin & { leadId: SQL<string>; quarantineReason: string | null };

function insertLeadUnlessKnown(db: Db, lead: NewLead): Statement {
  const { fields } = lead.submission;
  const at = lead.now.toISOString();
  const values: Record<string, unknown> = {
    id: lead.newLeadId,
    ...fields,
    industry: fields.industry || null,
    status: "new",
    priority: "medium",
    assigneeId: lead.first?.assigneeId,
    leadScore: lead.first?.leadScore ?? 0,
    source: lead.source,
    converted: false,
    emailKey: emailKey(fields.businessEmail),
    phoneKey: phoneKey(fields.phoneNumber),
    isDemo: false,
    channel: lead.channel,
    campaign: lead.campaign,
    landingPath: lead.landingPath,
    visitKey: lead.submission.visitKey,
    quarantineReason: lead.quarantineReason,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const row = Object.entries(getTableColumns(leads)).map(([name, column]) =>
    // Suspected spam is not assigned to anyone.
    name === "assigneeId" && lead.first === null && lead.quarantineReason === null
      ? nextAssignee()
      : sql`${sql.param(values[name] ?? null, column)}`,
  );
  return db.insert(leads).select(sql`select ${sql.join(row, sql`, `)} where ${lead.leadId} is null`);
}
