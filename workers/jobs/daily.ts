import type { z } from "zod";
import { archiveHits } from "../../app/analytics/counts/archive.task.server";
import { foldCounts } from "../../app/analytics/counts/fold.task.server";
import { pruneDevices } from "../../app/auth/sessions/devices.server";
import { pruneSessions } from "../../app/auth/sessions/sessions.server";
import { pruneTokens } from "../../app/auth/sessions/tokens.server";
import { pruneInvites } from "../../app/auth/team/invites.server";
import { deleteUnusedImages } from "../../app/blog/images/images.server";
import { purgeTrashedPosts } from "../../app/blog/staff/trash.server";
import { pruneImports } from "../../app/crm/import/prune.task.server";
import { settleLateLeads } from "../../app/crm/intake/lead-visits.task.server";
import { pruneBulkChanges } from "../../app/crm/leads/bulk/bulk-changes.server";
import { purgeDeletedLeads } from "../../app/crm/leads/lead-trash.server";
import { pruneMerges } from "../../app/crm/leads/merge/merged-leads.server";
import { pruneNotifications } from "../../app/notifications/notify.server";
import { runBatch } from "../../app/platform/db/database.server";
import { pruneRateLimits } from "../../app/platform/http/limits/rate-limit.server";
import { pruneCronSlots } from "../../app/platform/jobs/cron-slots.server";
import { dailyEntry, type dailyMessage, isDayOver } from "../../app/platform/jobs/daily-message";
import { pruneFailedJobs } from "../../app/platform/jobs/failed-jobs.server";
import type { JobContext } from "../../app/platform/jobs/job-context.server";
import {
  dispatchOutbox,
  enqueueOnce,
  insertOutbox,
  pruneOutbox,
} from "../../app/platform/jobs/outbox.server";

/** Does a bounded step of the task from `place` on. Returns where the next step goes on; null if nothing is left. */
type DailyTask = (ctx: JobContext, place: string | null) => Promise<string | null>;

const once =
  (task: (ctx: JobContext) => Promise<unknown>): DailyTask =>
  async (ctx) => {
    await task(ctx);
    return null;
  };

/** For a task that returns how much it did, which is nothing once it has done all. */
const repeated =
  (task: (ctx: JobContext) => Promise<number>): DailyTask =>
  async (ctx) =>
    (await task(ctx)) > 0 ? "the rest" : null;

/** The tasks of the daily cron: first what frees space. */
export const DAILY_TASKS: Record<string, DailyTask> = {
  hits: async ({ analyticsDb, clock, env, company }, place) => {
    const { rawDays } = await company();
    return archiveHits({ db: analyticsDb, archive: env.ARCHIVE }, rawDays, clock(), place);
  },
  leads: repeated(async ({ db, clock }) => {
    await pruneMerges(db, clock());
    return purgeDeletedLeads(db, clock());
  }),
  imports: repeated(({ db, clock }) => pruneImports(db, clock())),
  "bulk-changes": repeated(({ db, clock }) => pruneBulkChanges(db, clock())),
  posts: once(({ db, clock }) => purgeTrashedPosts(db, clock())),
  images: repeated(({ db, clock, env }) => deleteUnusedImages(db, env.UPLOADS, clock())),
  counts: repeated(({ analyticsDb, clock }) => foldCounts(analyticsDb, clock())),
  visits: once((ctx) => settleLateLeads(ctx, ctx.clock())),
  outbox: once(({ db, clock }) => pruneOutbox(db, clock())),
  "failed-jobs": once(({ db, clock }) => pruneFailedJobs(db, clock())),
  "cron-slots": once(({ db, clock }) => pruneCronSlots(db, clock())),
  "rate-limits": once(({ db, clock }) => pruneRateLimits(db, clock())),
  sessions: once(({ db, clock }) => pruneSessions(db, clock())),
  devices: once(({ db, clock }) => pruneDevices(db, clock())),
  tokens: once(({ db, clock }) => pruneTokens(db, clock())),
  notifications: once(({ db, clock }) => pruneNotifications(db, clock())),
  invites: once(({ db, clock }) => pruneInvites(db, clock())),
};

/** Asks for the first step of every task: all of them, or none. */
export async function startDailyTasks({ db, queues, clock }: JobContext, slot: string): Promise<void> {
  const entries = Object.keys(DAILY_TASKS).map((task) => dailyEntry({ task, slot, step: 1, place: null }));
  await runBatch(
    db,
    entries.map((entry) => insertOutbox(db, entry, clock())),
  );
  await dispatchOutbox(queues, entries);
}

/** Handler of a step. Asks for the next one while something is left of the task, and of the day. */
export async function runDailyStep(
  { task, slot, step, place }: z.infer<typeof dailyMessage.schema>,
  ctx: JobContext,
): Promise<void> {
  const run = DAILY_TASKS[task];
  if (!run) throw new Error(`There is no daily task ${task}`);
  const next = await run(ctx, place);
  if (next === null || isDayOver(slot, ctx.clock())) return;
  await enqueueOnce(ctx.db, ctx.queues, dailyEntry({ task, slot, step: step + 1, place: next }), ctx.clock());
}
