import { LEAD_STATUSES } from "../../app/crm/leads/lead.ts";
import type { leadActivities, leadNotes } from "../../app/crm/tables.ts";
import { HOUR, MINUTE } from "../../app/platform/clock.ts";
import type { auditLog } from "../../app/platform/db/tables.ts";
import { createSeededRandom, type SeededRandom } from "../../app/platform/seeded-random.ts";
import {
  ACTIVITY_TEMPLATES,
  type ActivityTemplate,
  FIRST_STEP,
  LOST,
  NEXT_STEPS,
  NOTES,
  WON,
} from "./content/history.ts";
import type { LeadRow, SubmissionRow } from "./leads.ts";
import { atWork, idAt, timesBetween } from "./moments.ts";
import { COLLEAGUES, type Member } from "./team.ts";

export type ActivityRow = typeof leadActivities.$inferInsert;
export type AuditRow = typeof auditLog.$inferInsert;
export type NoteRow = typeof leadNotes.$inferInsert;

const LOST_LEVEL = 1;
type ActivityOptions = { now: Date; submissions: SubmissionRow[]; ownerId: string | null };

/**
 * Three to eight activities per lead, from the first message to the latest contact, and what is to come as a task of
 * the lead's owner, or of the site's if the lead is nobody's.
 */
export function makeActivities(
  leads: LeadRow[],
  { now, submissions, ownerId }: ActivityOptions,
): ActivityRow[] {
  const random = createSeededRandom("demo activities");
  return leads.flatMap((lead, index) => {
    const form = submissions.find(({ leadId }) => leadId === lead.id);
    const templates = templatesFor(random, lead, form);
    const until = lead.lastContacted ? new Date(lead.lastContacted) : now;
    const times = timesBetween(random, new Date(lead.createdAt), until, templates.length - 1);
    // The lead was contacted last by the last of them.
    if (lead.lastContacted) times[templates.length - 2] = until;
    const past = templates.map((template, index) =>
      toActivity(
        random,
        lead,
        template,
        index === 0 ? new Date(lead.createdAt) : (times[index - 1] ?? until),
      ),
    );
    // The others are followed up without.
    const due = lead.nextFollowUp;
    if (!due || index % 5 > 2) return past;
    const noted = soonAfter(past.at(-1)?.createdAt ?? lead.createdAt, now);
    return [...past, { ...nextStep(random, lead, noted, due), assigneeId: lead.assigneeId ?? ownerId }];
  });
}

/** A few minutes later, by the time itself, as nobody notes everything at the same one. */
function soonAfter(at: string, now: Date): Date {
  const time = Date.parse(at);
  return new Date(Math.min(time + ((time % 7) + 2) * MINUTE, now.getTime()));
}

function templatesFor(
  random: SeededRandom,
  lead: LeadRow,
  form: SubmissionRow | undefined,
): ActivityTemplate[] {
  const level =
    lead.status === "lost" ? LOST_LEVEL : Math.min(4, LEAD_STATUSES.indexOf(lead.status ?? "new"));
  const ending = lead.status === "converted" ? WON : lead.status === "lost" ? LOST : [];
  const possible = ACTIVITY_TEMPLATES.filter((template) => template.from <= level);
  const count = random.between(2, 6 - ending.length);
  const chosen = new Set<ActivityTemplate>();
  while (chosen.size < Math.min(count, possible.length)) chosen.add(random.pick(possible));
  return [firstContact(lead, form), ...possible.filter((template) => chosen.has(template)), ...ending];
}

/** A form's activity is named as the form writes it, so that the timeline has the two as one. */
function firstContact(lead: LeadRow, form: SubmissionRow | undefined): ActivityTemplate {
  const first = (type: ActivityTemplate["type"], title: string) => ({
    from: 0,
    type,
    title,
    description: lead.projectDescription,
  });
  switch (lead.source) {
    case "contact_form":
      return first("note", `Sent the contact form on ${form?.pagePath ?? "/"}`);
    case "referral":
      return first("note", "Came by a referral");
    case "phone":
      return first("call", "{first} called");
    case "direct_mail":
      return first("call", "{first} called about the postcard");
    default:
      return first("note", "Came by a search ad");
  }
}

function toActivity(random: SeededRandom, lead: LeadRow, template: ActivityTemplate, at: Date): ActivityRow {
  return {
    id: idAt(random, at),
    leadId: lead.id,
    activityType: template.type,
    title: filled(template.title, lead),
    description: template.description && filled(template.description, lead),
    completedAt: at.toISOString(),
    createdAt: at.toISOString(),
  };
}

/** Due when the lead is followed up. */
function nextStep(random: SeededRandom, lead: LeadRow, at: Date, scheduledAt: string): ActivityRow {
  const [activityType, step] = lead.lastContacted ? random.pick(NEXT_STEPS) : FIRST_STEP;
  const title = filled(step, lead);
  const createdAt = at.toISOString();
  return { id: idAt(random, at), leadId: lead.id, activityType, title, scheduledAt, createdAt };
}

/** Who of the colleagues did something with a lead: its owner, if it is one of them. */
export function actorOf({ assigneeId, leadScore = 0 }: LeadRow): Member {
  const [first, ...others] = COLLEAGUES;
  const owner = COLLEAGUES.find(({ id }) => id === assigneeId);
  const actor = owner ?? [first, ...others][leadScore % COLLEAGUES.length];
  if (!actor) throw new Error("The demo has no colleagues");
  return actor;
}

/** The first answer to each lead that is not new: most within the promised two hours. */
export function makeAnswers(leads: LeadRow[]): AuditRow[] {
  const random = createSeededRandom("demo answers");
  return leads
    .filter(({ status }) => status !== "new")
    .map((lead) => {
      const late = random.chance(0.2) ? random.between(2, 20) * HOUR : 0;
      const answered = Date.parse(lead.createdAt) + random.between(9, 100) * MINUTE + late;
      const actor = actorOf(lead);
      const latest = Date.parse(lead.lastContacted ?? lead.createdAt);
      const at = new Date(Math.min(atWork(new Date(answered)).getTime(), latest));
      return {
        id: idAt(random, at),
        ...{
          actorId: actor.id,
          actorLabel: actor.email,
          action: "lead.status",
          entity: "lead",
          entityId: lead.id,
        },
        before: JSON.stringify({ status: "new" }),
        after: JSON.stringify({ status: "contacted" }),
        createdAt: at.toISOString(),
      };
    });
}

/** Up to three notes per lead that has been contacted. */
export function makeNotes(leads: LeadRow[]): NoteRow[] {
  const random = createSeededRandom("demo notes");
  return leads.flatMap((lead) => {
    if (!lead.lastContacted) return [];
    const until = new Date(lead.lastContacted);
    const texts = new Set(Array.from({ length: random.between(0, 3) }, () => random.pick(NOTES)));
    const times = timesBetween(random, new Date(lead.createdAt), until, texts.size);
    return [...texts].map((text, index) => {
      const at = times[index] ?? until;
      return {
        id: idAt(random, at),
        leadId: lead.id,
        content: filled(text, lead),
        createdAt: at.toISOString(),
      };
    });
  });
}

/** A text about a lead, with its first name and its company. */
export function filled(text: string, lead: LeadRow): string {
  return text.replaceAll("{first}", lead.firstName).replaceAll("{company}", lead.companyName);
}
