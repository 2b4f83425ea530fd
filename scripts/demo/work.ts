import { importSettings } from "../../app/crm/import/settings.ts";
import type { leadImportRows, leadImports } from "../../app/crm/import/tables.ts";
import { mailDocument, paragraphs, withLinks } from "../../app/mail/html.ts";
import { DEMO_TRANSPORT } from "../../app/mail/mail.ts";
import type { mails } from "../../app/mail/tables.ts";
import type { notifications } from "../../app/notifications/tables.ts";
import { DAY, HOUR, MINUTE } from "../../app/platform/clock.ts";
import { createSeededRandom } from "../../app/platform/seeded-random.ts";
import { MAILS, type MailTemplate } from "./content/mails.ts";
import { type ActivityRow, filled, type NoteRow } from "./history.ts";
import type { LeadRow } from "./leads.ts";
import { businessTime, idAt } from "./moments.ts";
import type { Member } from "./team.ts";
import type { Upcoming } from "./upcoming.ts";

type MailRow = typeof mails.$inferInsert;
type NotificationRow = typeof notifications.$inferInsert;

/** A link in a mail that was opened: when, and on which page the visit began. */
export type OpenedLink = { mailId: string; path: string; at: Date };

const SENDER = "sales@beaconry.example";

/**
 * Mails from leads' pages at the time of their last contact, each with its activity, and the links in them that were
 * opened. Nothing was sent: the transport is the demo's, and no job waits for them.
 */
export function makeMails(leads: LeadRow[], members: readonly Member[]) {
  const written = leads
    .filter(({ status }) => status === "qualified" || status === "proposal" || status === "negotiation")
    .filter(({ assigneeId, lastContacted }) => assigneeId && lastContacted)
    .filter((_, at) => at % 2 === 0)
    .slice(0, MAILS.length);
  const made = written.flatMap((lead, at) => {
    const template = MAILS[at];
    const author = members.find(({ id }) => id === lead.assigneeId);
    return template && author ? [makeMail(lead, author, template)] : [];
  });
  return {
    mails: made.map(({ mail }) => mail),
    activities: made.map(({ activity }) => activity),
    opened: made.flatMap(({ opened }) => opened),
  };
}

function makeMail(lead: LeadRow, author: Member, template: MailTemplate) {
  const random = createSeededRandom(`mail to ${lead.id}`);
  const at = new Date(lead.lastContacted ?? lead.createdAt);
  const id = idAt(random, at);
  const subject = filled(template.subject, lead);
  const text = `${filled(template.text, lead)}\n\n${author.name}`;
  const time = at.toISOString();
  const mail: MailRow = {
    id,
    kind: "crm",
    state: "sent",
    toAddress: lead.businessEmail,
    toName: `${lead.firstName} ${lead.lastName}`,
    fromAddress: SENDER,
    fromName: "Beaconry",
    replyTo: author.email,
    subject,
    text,
    html: mailDocument(subject, paragraphs(text, withLinks)),
    leadId: lead.id,
    userId: author.id,
    transport: DEMO_TRANSPORT,
    attempts: 1,
    ...{ sentAt: time, createdAt: time, updatedAt: time },
  };
  const activity: ActivityRow = {
    id,
    leadId: lead.id,
    activityType: "email",
    title: `Email sent: ${subject}`,
    description: text,
    ...{ completedAt: time, createdAt: time },
  };
  const read = new Date(at.getTime() + random.between(7, 55) * MINUTE);
  const opened = template.opened ? [{ mailId: id, path: template.opened, at: read }] : [];
  return { mail, activity, opened };
}

const HEADER = ["First name", "Last name", "Email", "Company", "Phone", "Created"];
const IMPORTED = 6;
const BROUGHT_BY = ["referral", "direct_mail"];

/** A list of referrals and answers by card that a colleague imported, with one row without an email. */
export function makeImport(leads: LeadRow[], member: Member, now: Date) {
  const random = createSeededRandom("demo import");
  const at = businessTime(random, now, 9);
  const brought = leads
    .filter(({ source, createdAt }) => BROUGHT_BY.includes(source) && createdAt < at.toISOString())
    .slice(0, IMPORTED);
  const id = idAt(random, at);
  const rows: (typeof leadImportRows.$inferInsert)[] = brought.map((lead, index) => ({
    importId: id,
    line: index + 2,
    cells: JSON.stringify([
      ...[lead.firstName, lead.lastName, lead.businessEmail, lead.companyName, lead.phoneNumber ?? ""],
      lead.createdAt.slice(0, 10),
    ]),
    outcome: "created",
    leadId: lead.id,
  }));
  const failed = {
    importId: id,
    line: brought.length + 2,
    cells: JSON.stringify(["Walt", "Brandeis", "", "Brandeis Tile", "(414) 555-0117", ""]),
    outcome: "failed" as const,
    error: "Email is required",
  };
  const columns = ["firstName", "lastName", "businessEmail", "companyName", "phoneNumber", "createdAt"];
  const found = { known: 0, repeated: 0, phones: 0, updatesOnly: 0, warned: 0 };
  const settings = { columns, encoding: "utf-8", delimiter: ",", zone: "America/Chicago", found };
  const [total, time] = [brought.length + 1, at.toISOString()];
  const run: typeof leadImports.$inferInsert = {
    ...{ id, fileName: "referrals-and-cards.csv", state: "done", mode: "skip" },
    header: JSON.stringify(HEADER),
    mapping: JSON.stringify(importSettings.parse(settings)),
    ...{ totalRows: total, doneRows: total, createdRows: brought.length, failedRows: 1 },
    ...{ actorId: member.id, actorLabel: member.email, createdAt: time, updatedAt: time },
  };
  return { run, rows: [...rows, failed] };
}

type Told = {
  owner: Member | undefined;
  colleagues: readonly Member[];
  leads: LeadRow[];
  upcoming: Upcoming[];
};

/** What the owner is told of, newest first unread, and the note that mentions the owner. */
export function makeNotifications({ owner, colleagues, leads, upcoming }: Told, now: Date) {
  if (!owner) return { notes: [], rows: [] };
  const random = createSeededRandom("demo notifications");
  const [first, second] = colleagues;
  const own = leads.filter(({ assigneeId, status }) => assigneeId === owner.id && status !== "converted");
  const [given, mentioned] = own.filter(({ status }) => status === "proposal" || status === "negotiation");
  const noteAt = new Date(now.getTime() - 3 * HOUR);
  const notes = mentioned ? [noteOn(mentioned, owner, noteAt)] : [];
  const told = (row: Omit<NotificationRow, "userId" | "createdAt" | "key">, at: Date): NotificationRow => ({
    userId: owner.id,
    key: `demo-data ${idAt(random, at)}`,
    createdAt: at.toISOString(),
    ...row,
  });
  const day = new Date(now.getTime() - DAY);
  const rows = [
    ...notes.map(({ id, leadId }) =>
      told({ kind: "mention", leadId, subjectId: id, actorId: first?.id ?? null }, noteAt),
    ),
    ...upcoming.map(({ booking: { id, leadId, createdAt } }) =>
      told({ kind: "demo-booked", leadId, subjectId: id }, new Date(createdAt)),
    ),
    ...(given
      ? [
          told(
            {
              kind: "lead-assigned",
              leadId: given.id,
              actorId: second?.id ?? null,
              readAt: day.toISOString(),
            },
            day,
          ),
        ]
      : []),
  ];
  return { notes, rows };
}

function noteOn(lead: LeadRow, owner: Member, at: Date): NoteRow {
  const [name] = owner.name.split(" ");
  return {
    id: idAt(createSeededRandom("demo mention"), at),
    leadId: lead.id ?? "",
    content: filled(
      `@${name} {first} called: the partner agrees, but wants the mailing a month later.`,
      lead,
    ),
    createdAt: at.toISOString(),
  };
}
