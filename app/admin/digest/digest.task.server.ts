import { and, eq, isNull, lt, or } from "drizzle-orm";
import { memberName, profiles, users } from "../../auth/tables";
import { leadPath, TASKS_PATH, WAITING_PATH } from "../../crm/paths";
import { insertMail } from "../../mail/mails.server";
import { NOTIFICATIONS_PATH } from "../../notifications/notification";
import { HOUR, isoAfter } from "../../platform/clock";
import { runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import type { JobContext } from "../../platform/jobs/job-context.server";
import { dispatchOutbox, type OutboxEntry } from "../../platform/jobs/outbox.server";
import { logError } from "../../platform/log.server";
import { dayText } from "../../platform/time/time-text";
import { localDate, localHourOfDay } from "../../platform/time/zoned-time";
import { zoneOr } from "../../platform/time/zones";
import { readMyDay } from "../my-day/my-day.server";
import { toNotificationView } from "../notifications/notification-view";
import { listNotifications } from "../notifications/notifications.server";
import { ADMIN_PATH } from "../paths";
import { type Digest, type DigestSection, digestMail } from "./digest-mail";

/** Hours of the person's day: who turns it on later, or after a standstill of the crons, gets the next morning's. */
const FROM = 7;
const BEFORE = 12;
/** Of one sweep, as each is some queries; the next one, five minutes later, sends the rest. */
const AT_ONCE = 20;
const LINES = 5;

type Reader = { id: string; email: string; name: string; timeZone: string };

/** Mails to everyone who wants it what waits for them, once on each day of theirs that has something. */
export async function sendDigests(ctx: JobContext): Promise<void> {
  const now = ctx.clock();
  const wanting = await listWanting(ctx.db);
  if (wanting.length === 0) return;
  const { timeZone: companyZone, mailFrom, name } = await ctx.company();
  const sender = { fromAddress: mailFrom, fromName: name, siteUrl: ctx.env.SITE_URL };
  const readers = wanting.map(({ chosenZone, ...person }) => ({
    ...person,
    timeZone: zoneOr(chosenZone, companyZone),
  }));
  const due = readers.filter(({ timeZone, digestDay }) => {
    const hour = localHourOfDay(now, timeZone);
    return hour >= FROM && hour < BEFORE && (digestDay ?? "") < localDate(now, timeZone);
  });
  const outbox: OutboxEntry[] = [];
  for (const reader of due.slice(0, AT_ONCE)) {
    const entries = await sendDigest(ctx.db, { reader, sender }, now).catch((error: unknown) => {
      logError("digest", error, {});
      return [];
    });
    outbox.push(...entries);
  }
  await dispatchOutbox(ctx.queues, outbox);
}

function listWanting(db: Db) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: memberName,
      chosenZone: profiles.timeZone,
      digestDay: profiles.digestDay,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.wantsDigest, true), isNull(users.disabledAt)));
}

type Sending = Pick<Digest, "sender"> & { reader: Reader };

/** Marks the day and stores the mail in one batch, so that however often the sweep runs, one is sent. */
async function sendDigest(db: Db, { reader, sender }: Sending, now: Date): Promise<OutboxEntry[]> {
  const date = localDate(now, reader.timeZone);
  const sections = await readSections(db, reader, now);
  const mail = digestMail({ to: reader, day: dayText("longWeekday", date), sections, sender });
  const { statements, entry } = insertMail(db, { ...mail, until: isoAfter(now, 12 * HOUR) }, now);
  const mark = db
    .update(profiles)
    .set({ digestDay: date })
    .where(
      and(
        eq(profiles.userId, reader.id),
        eq(profiles.wantsDigest, true),
        or(isNull(profiles.digestDay), lt(profiles.digestDay, date)),
      ),
    );
  const isMarked = await runIfChanged(db, mark, sections.length > 0 ? statements : []);
  return isMarked && sections.length > 0 ? [entry] : [];
}

/** What there is, and nothing of what there is not. */
async function readSections(db: Db, reader: Reader, now: Date): Promise<DigestSection[]> {
  const [{ demos, toDo, answers }, told] = await Promise.all([
    readMyDay(db, reader, now),
    listNotifications(db, { userId: reader.id, onlyUnread: true, page: 1 }),
  ]);
  const upcoming = demos?.events.filter(({ isOver }) => !isOver) ?? [];
  const unread = told.rows.map((row) => toNotificationView(row, { now, zone: reader.timeZone }));
  const sections: DigestSection[] = [
    {
      ...{ title: "Demos", one: "Demo", count: upcoming.length, more: ADMIN_PATH },
      lines: upcoming.map(({ time, name, company, leadId }) => ({
        text: `${time}: ${name}, ${company}`,
        path: leadPath(leadId),
      })),
    },
    dueSection("Overdue", toDo?.overdue),
    dueSection("Due today", toDo?.today),
    {
      ...{ title: "Waiting for an answer", count: answers?.waitingCount ?? 0, more: WAITING_PATH },
      lines: (answers?.waiting ?? []).map(({ id, name, company, waits }) => ({
        text: `${name}, ${company}, for ${waits}`,
        path: leadPath(id),
      })),
    },
    {
      ...{ title: "Unread", count: told.unread, more: NOTIFICATIONS_PATH },
      lines: unread.map(({ title }) => ({ text: title, path: NOTIFICATIONS_PATH })),
    },
  ];
  return sections
    .filter(({ count }) => count > 0)
    .map(({ lines, ...section }) => ({ ...section, lines: lines.slice(0, LINES) }));
}

type Due = NonNullable<NonNullable<Awaited<ReturnType<typeof readMyDay>>["toDo"]>["overdue"]>;

function dueSection(title: string, due: Due | undefined): DigestSection {
  const tasks = (due?.rows ?? []).flatMap(({ task, more }) => [
    task,
    ...more.flatMap((other) => (other.ofNobody ? [] : [other.task])),
  ]);
  const lines = tasks.map(({ title: text, lead, isFollowUp }) => {
    if (!lead) return { text, path: TASKS_PATH };
    const shown = isFollowUp ? `Follow up with ${lead.name}, ${lead.company}` : `${text} (${lead.name})`;
    return { text: shown, path: leadPath(lead.id) };
  });
  return { title, count: due?.count ?? 0, lines, more: TASKS_PATH };
}
