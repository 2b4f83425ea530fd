import { archiveHits } from "../../app/analytics/counts/archive.task.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { pruneDevices } from "../../app/auth/sessions/devices.server";
import { pruneSessions } from "../../app/auth/sessions/sessions.server";
import { pruneTokens } from "../../app/auth/sessions/tokens.server";
import { pruneInvites } from "../../app/auth/team/invites.server";
import { deleteUnusedImages } from "../../app/blog/images/images.server";
import { announceDuePosts } from "../../app/blog/publishing/due-posts.task.server";
import { indexChangedPosts } from "../../app/blog/search/search-index.server";
import { purgeTrashedPosts } from "../../app/blog/staff/trash.server";
import { readBusyFeeds } from "../../app/booking/calendars/read-busy.task.server";
import { sendReminders } from "../../app/booking/mails/reminders.task.server";
import { pruneImports } from "../../app/crm/import/imports.server";
import { settleLateLeads } from "../../app/crm/intake/lead-visits.task.server";
import { purgeDeletedLeads } from "../../app/crm/leads/lead-trash.server";
import { GENERATORS } from "../../app/generation/generators";
import { scheduleGenerator } from "../../app/generation/run.task.server";
import { MINUTE } from "../../app/platform/clock";
import { pruneRateLimits } from "../../app/platform/http/limits/rate-limit.server";
import { closeCronSlot, pruneCronSlots, takeCronSlot } from "../../app/platform/jobs/cron-slots.server";
import { pruneFailedJobs } from "../../app/platform/jobs/failed-jobs.server";
import { createJobContext, type JobContext } from "../../app/platform/jobs/job-context.server";
import { pruneOutbox } from "../../app/platform/jobs/outbox.server";
import { sweepOutbox } from "../../app/platform/jobs/sweep.server";
import { errorText, logError } from "../../app/platform/log.server";
import { sweepUnsentHits } from "./record-hits";

/** `slot` is the scheduled minute as ISO text. */
type CronTask = (ctx: JobContext, slot: string) => Promise<unknown>;

/** Every cron of wrangler.toml with its tasks, in run order. */
export const CRON_TASKS: Record<string, CronTask[]> = {
  ...Object.fromEntries(
    GENERATORS.map(({ cron, id }) => [cron, [(ctx, slot) => scheduleGenerator(id, slot, ctx)]]),
  ),
  "*/5 * * * *": [
    ({ db, queues, clock }) => sweepOutbox(db, queues, clock()),
    sweepUnsentHits,
    ({ db }) => indexChangedPosts(db),
    announceDuePosts,
    (ctx) => sendReminders(ctx),
    (ctx) => readBusyFeeds(ctx),
  ],
  "10 3 * * *": [
    ({ db, clock }) => pruneOutbox(db, clock()),
    ({ db, clock }) => pruneFailedJobs(db, clock()),
    ({ db, clock }) => pruneCronSlots(db, clock()),
    ({ db, clock }) => pruneRateLimits(db, clock()),
    ({ db, clock }) => pruneSessions(db, clock()),
    ({ db, clock }) => pruneDevices(db, clock()),
    ({ db, clock }) => pruneTokens(db, clock()),
    ({ db, clock }) => pruneInvites(db, clock()),
    ({ db, clock }) => purgeDeletedLeads(db, clock()),
    ({ db, clock }) => pruneImports(db, clock()),
    (ctx) => settleLateLeads(ctx, ctx.clock()),
    ({ analyticsDb, clock }) => foldCounts(analyticsDb, clock()),
    async ({ analyticsDb, clock, env, company }) =>
      archiveHits({ db: analyticsDb, archive: env.ARCHIVE }, (await company()).rawDays, clock()),
    ({ db, clock }) => purgeTrashedPosts(db, clock()),
    ({ db, clock, env }) => deleteUnusedImages(db, env.UPLOADS, clock()),
  ],
};

/** Entry point of every cron. Runs each slot once, however often it fires; records a failure with the slot. */
export async function runSchedule(controller: ScheduledController, rawEnv: unknown): Promise<void> {
  const ctx = createJobContext(rawEnv);
  const { cron } = controller;
  const slot = slotOf(controller.scheduledTime);
  if (!(await takeCronSlot(ctx.db, cron, slot, ctx.clock()))) return;
  try {
    await runTasks(cron, slot, ctx);
    await closeCronSlot(ctx.db, cron, slot, null, ctx.clock());
  } catch (error) {
    await closeCronSlot(ctx.db, cron, slot, errorText(error), ctx.clock());
    throw error;
  }
}

/** Runs every task, even after one fails. @throws the first failure */
async function runTasks(cron: string, slot: string, ctx: JobContext): Promise<void> {
  const tasks = CRON_TASKS[cron];
  if (!tasks) throw new Error(`No task belongs to the cron ${cron}`);
  const failures: unknown[] = [];
  for (const task of tasks) {
    await task(ctx, slot).catch((error: unknown) => {
      logError("jobs.cron", error, { cron });
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

function slotOf(scheduledTime: number): string {
  return new Date(Math.floor(scheduledTime / MINUTE) * MINUTE).toISOString();
}
