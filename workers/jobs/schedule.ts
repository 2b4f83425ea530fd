import { pruneAnalytics } from "../../app/analytics/record.server";
import { pruneSessions } from "../../app/auth/sessions.server";
import { pruneImports } from "../../app/crm/import/imports.server";
import { purgeDeletedLeads } from "../../app/crm/leads/lead-trash.server";
import { GENERATORS } from "../../app/generation/generators";
import { scheduleGenerator } from "../../app/generation/run.task.server";
import { pruneRateLimits } from "../../app/platform/http/rate-limit.server";
import { closeCronSlot, pruneCronSlots, takeCronSlot } from "../../app/platform/jobs/cron-slots.server";
import { createJobContext, type JobContext } from "../../app/platform/jobs/job-context.server";
import { pruneOutbox, sweepOutbox } from "../../app/platform/jobs/outbox.server";
import { errorText } from "../../app/platform/log.server";

const SWEEP_CRON = "*/5 * * * *";
const DAILY_CRON = "10 3 * * *";

/** Entry of every cron. A slot is worked on once, however often it is fired; a failure is kept with the slot. */
export async function runSchedule(controller: ScheduledController, rawEnv: unknown): Promise<void> {
  const job = createJobContext(rawEnv);
  const slot = slotOf(controller.scheduledTime);
  if (!(await takeCronSlot(job.db, controller.cron, slot, job.clock()))) return;
  try {
    await runCron(controller.cron, slot, job);
    await closeCronSlot(job.db, controller.cron, slot, null, job.clock());
  } catch (error) {
    await closeCronSlot(job.db, controller.cron, slot, errorText(error), job.clock());
    throw error;
  }
}

async function runCron(cron: string, slot: string, job: JobContext): Promise<void> {
  const generator = GENERATORS.find((candidate) => candidate.cron === cron);
  if (generator) await scheduleGenerator(generator.id, slot, job);
  else if (cron === SWEEP_CRON) await sweepOutbox(job.db, job.queues, job.clock());
  else if (cron === DAILY_CRON) await tidy(job);
  else throw new Error(`No task belongs to the cron ${cron}`);
}

/** The daily upkeep: everything that is kept for a time only. */
async function tidy({ db, env, clock }: JobContext): Promise<void> {
  const now = clock();
  await pruneOutbox(db, now);
  await pruneCronSlots(db, now);
  await pruneRateLimits(db, now);
  await pruneSessions(db, now);
  await purgeDeletedLeads(db, now);
  await pruneImports(db, now);
  await pruneAnalytics(db, env.ANALYTICS_RAW_DAYS, now);
}

/** The planned minute, as ISO text. */
function slotOf(scheduledTime: number): string {
  return new Date(Math.floor(scheduledTime / 60_000) * 60_000).toISOString();
}
