import { sendDigests } from "../../app/admin/digest/digest.task.server";
import { announceDuePosts } from "../../app/blog/publishing/due-posts.task.server";
import { indexChangedPosts } from "../../app/blog/search/search-index.server";
import { readBusyFeeds } from "../../app/booking/calendars/read-busy.task.server";
import { sendReminders } from "../../app/booking/mails/reminders.task.server";
import { GENERATORS } from "../../app/generation/generators";
import { scheduleGenerator } from "../../app/generation/run.task.server";
import { watchHealth } from "../../app/health/watch.task.server";
import { verifyTransport } from "../../app/mail/verify.task.server";
import { MINUTE } from "../../app/platform/clock";
import { keepErrorsOfJob } from "../../app/platform/errors/kept-errors.server";
import { closeCronSlot, takeCronSlot } from "../../app/platform/jobs/cron-slots.server";
import { createJobContext, type JobContext } from "../../app/platform/jobs/job-context.server";
import { SWEEP_CRON, sweepOutbox } from "../../app/platform/jobs/sweep.server";
import { errorText, logError } from "../../app/platform/log.server";
import { startDailyTasks } from "./daily";
import { sweepUnsentHits } from "./record-hits";

/** `slot` is the scheduled minute as ISO text. */
type CronTask = (ctx: JobContext, slot: string) => Promise<unknown>;

/** Every cron of wrangler.toml with its tasks, in run order. */
export const CRON_TASKS: Record<string, CronTask[]> = {
  ...Object.fromEntries(
    GENERATORS.map(({ cron, id }) => [cron, [(ctx, slot) => scheduleGenerator(id, slot, ctx)]]),
  ),
  [SWEEP_CRON]: [
    ({ db, queues, clock }) => sweepOutbox(db, queues, clock()),
    sweepUnsentHits,
    ({ db }) => indexChangedPosts(db),
    announceDuePosts,
    (ctx) => sendReminders(ctx),
    (ctx) => readBusyFeeds(ctx),
    sendDigests,
    verifyTransport,
    watchHealth,
  ],
  "10 3 * * *": [startDailyTasks],
};

/** Entry point of every cron. Runs each slot once, however often it fires; records a failure with the slot. */
export async function runSchedule(controller: ScheduledController, rawEnv: unknown): Promise<void> {
  const ctx = createJobContext(rawEnv);
  const { cron } = controller;
  const slot = slotOf(controller.scheduledTime);
  const taken = { job: cron, slot, version: ctx.env.VERSION };
  if (!(await takeCronSlot(ctx.db, taken, ctx.clock()))) return;
  try {
    await runTasks(cron, slot, ctx);
    await closeCronSlot(ctx.db, cron, slot, null, ctx.clock());
  } catch (error) {
    await closeCronSlot(ctx.db, cron, slot, errorText(error), ctx.clock());
    throw error;
  } finally {
    await keepErrorsOfJob(ctx.db);
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
