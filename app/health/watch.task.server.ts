import { and, count, desc, eq, isNull, lt, sql, sum } from "drizzle-orm";
import { TRANSPORT_KEY, toTransportState } from "../mail/transport-state.server";
import { HOUR, isoAfter, MINUTE } from "../platform/clock";
import { type Db, runBatch } from "../platform/db/database.server";
import { cronSlots, errors, failedJobs, settings } from "../platform/db/tables";
import type { JobContext } from "../platform/jobs/job-context.server";
import { dispatchOutbox } from "../platform/jobs/outbox.server";
import { SWEEP_CRON } from "../platform/jobs/sweep.server";
import { logError } from "../platform/log.server";
import { formatDateTime } from "../platform/time/time-text";
import {
  type Alerts,
  countErrors,
  databaseTrouble,
  errorTrouble,
  type Notice,
  type Trouble,
  takeIn,
} from "./alerts";
import { selectAlerts, storeAlerts, toAlerts } from "./alerts.server";
import { selectJobsState, stuckCutoff, toJobsState } from "./jobs-state.server";
import { insertAlertMails, postNotice, recipientsOf, selectOwners } from "./send-alerts.server";

const MOST_WAITING = 20;

/**
 * Looks at what makes the product ill, and tells owners of what is new or over: by mail, which waits while mail fails,
 * and by the webhook. `slot` is that of the cron.
 */
export async function watchHealth(ctx: JobContext, slot: string): Promise<void> {
  const now = ctx.clock();
  const seen = await look(ctx, slot, now);
  const { company, before, notices, known, owners, isMailIll } = seen;
  const { isOn, webhook } = company.alerts;
  const mayMail = isOn && ctx.env.MAIL_TRANSPORT !== "outbox";
  const toMail = mayMail ? [...before.unmailed, ...notices].slice(-MOST_WAITING) : [];
  const toPost =
    isOn && webhook !== null ? [...young(before.unposted, now), ...notices].slice(-MOST_WAITING) : [];
  const next: Alerts = { known, errors: seen.errors, unmailed: isMailIll ? toMail : [], unposted: toPost };
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  const sender = { company, siteUrl: ctx.env.SITE_URL };
  const letter = { notices: isMailIll ? [] : toMail, recipients: recipientsOf(company, owners) };
  const mails = insertAlertMails(ctx.db, letter, sender, now);
  await runBatch(ctx.db, [storeAlerts(ctx.db, next, now), ...mails.statements]);
  await dispatchOutbox(ctx.queues, mails.entries);
  if (webhook === null || toPost.length === 0) return;
  const unposted = await postAll(toPost, (notice) => postNotice(webhook, notice, sender));
  await runBatch(ctx.db, [storeAlerts(ctx.db, { ...next, unposted }, now)]);
}

/** Notices that are of use still. */
function young(notices: Notice[], now: Date): Notice[] {
  return notices.filter(({ at }) => at > isoAfter(now, -HOUR));
}

/** Posts one after another; returns those from the first that was not taken on. */
async function postAll(notices: Notice[], post: (notice: Notice) => Promise<void>): Promise<Notice[]> {
  for (const [at, notice] of notices.entries()) {
    try {
      await post(notice);
    } catch (error) {
      logError("alerts.webhook", error);
      return notices.slice(at);
    }
  }
  return [];
}

async function look(ctx: JobContext, slot: string, now: Date) {
  const { db, analyticsDb, env } = ctx;
  const [company, size, visitsSize, rows] = await Promise.all([
    ctx.company(),
    readSize(db),
    readSize(analyticsDb),
    db.batch([
      ...selectJobsState(db),
      selectAlerts(db),
      selectOwners(db),
      db.select().from(settings).where(eq(settings.key, TRANSPORT_KEY)),
      db.select({ total: count() }).from(failedJobs).where(isNull(failedJobs.retriedAt)),
      db.select({ total: sum(errors.count).mapWith(Number) }).from(errors),
      db
        .select({ at: cronSlots.startedAt })
        .from(cronSlots)
        .where(and(eq(cronSlots.job, SWEEP_CRON), lt(cronSlots.slot, slot)))
        .orderBy(desc(cronSlots.startedAt))
        .limit(1),
    ]),
  ]);
  const [slots, queue, stored, owners, [transport], [dead], [logged], [last]] = rows;
  const before = toAlerts(stored);
  const counted = countErrors(before.errors, logged?.total ?? 0);
  const missed = missedSince(last, now, company.timeZone);
  const mailError = toTransportState(transport, env)?.error ?? null;
  const troubles: Trouble[] = [
    ...(mailError === null ? [] : [{ cause: "mail", text: `Email does not go out: ${mailError}` } as const]),
    // After a pause, the sweep has only just sent what was late.
    ...jobTrouble(dead?.total ?? 0, missed === null && toJobsState([slots, queue], now).isOverdue),
    ...databaseTrouble({ "business database": size, "visits’ database": visitsSize }),
    ...errorTrouble(counted),
    ...(missed === null ? [] : [missed]),
  ];
  const told = takeIn(before.known, troubles, now);
  return { ...told, company, before, owners, errors: counted, isMailIll: mailError !== null };
}

async function readSize(db: Db): Promise<number> {
  return (await db.run(sql`select 1`)).meta.size_after;
}

function jobTrouble(dead: number, isLate: boolean): Trouble[] {
  const failed = dead === 1 ? "1 job has failed for good." : `${dead} jobs have failed for good.`;
  const parts = [...(dead > 0 ? [failed] : []), ...(isLate ? ["Queued work is not picked up."] : [])];
  return parts.length === 0 ? [] : [{ cause: "jobs", text: parts.join(" ") }];
}

/** Dead crons tell nobody: the first that runs again does. */
function missedSince(last: { at: string } | undefined, now: Date, timeZone: string): Trouble | null {
  if (!last || last.at >= stuckCutoff(new Date(now.getTime() - MINUTE))) return null;
  const [from, to] = [last.at, now.toISOString()].map((at) => formatDateTime(at, timeZone));
  const text = `No scheduled task ran between ${from} and ${to}.`;
  return { cause: "crons", text, isOver: true };
}
