import { count, desc, inArray, isNull, lte, max, min, sql } from "drizzle-orm";
import { unsentHits } from "../analytics/tables";
import { MINUTE } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { cronSlots, failedJobs, outbox } from "../platform/db/tables";
import { logError } from "../platform/log.server";

/** A measurement of the health page. `isHealthy` is null where there is nothing to judge. */
export type HealthCheck = { name: string; isHealthy: boolean | null; text: string; detail: string };

/** Three sweeps. */
const SWEEP_WITHIN = 15 * MINUTE;
const SLOW_MS = 500;
/** Of D1's 10 GB. */
const FULL_BYTES = 9e9;

type Sources = { db: Db; analyticsDb: Db; archive: R2Bucket; uploads: R2Bucket };

/** Everything is measured now; what cannot be measured says so. One round trip a source, all at once. */
export async function readHealth(sources: Sources, now: Date): Promise<HealthCheck[]> {
  const groups = await Promise.all([
    measure("Business database", () => checkDatabase("Business database", sources.db)),
    measure("Visits' database", () => checkDatabase("Visits' database", sources.analyticsDb)),
    measure("Jobs", () => checkJobs(sources.db, now)),
    measure("Page views", () => checkHits(sources.analyticsDb)),
    measure("Archive bucket", () => checkBucket("Archive bucket", sources.archive)),
    measure("Uploads bucket", () => checkBucket("Uploads bucket", sources.uploads)),
  ]);
  return groups.flat();
}

async function measure(name: string, find: () => Promise<HealthCheck[]>): Promise<HealthCheck[]> {
  try {
    return await find();
  } catch (error) {
    logError("health", error, { check: name });
    return [{ name, isHealthy: false, text: "Not answering", detail: "The measurement itself failed." }];
  }
}

async function checkDatabase(name: string, db: Db): Promise<HealthCheck[]> {
  const from = Date.now();
  const { meta } = await db.run(sql`select 1`);
  const ms = Date.now() - from;
  const megabytes = (meta.size_after / 1e6).toFixed(1);
  return [
    {
      name,
      isHealthy: ms < SLOW_MS && meta.size_after < FULL_BYTES,
      text: `Answers in ${ms} ms`,
      detail: `${megabytes} MB of 10 GB used.`,
    },
  ];
}

async function checkJobs(db: Db, now: Date): Promise<HealthCheck[]> {
  const [[sweep], [waiting], [dead], failures] = await db.batch([
    db.select({ last: max(cronSlots.startedAt) }).from(cronSlots),
    db
      .select({ total: count(), oldest: min(outbox.dueAt) })
      .from(outbox)
      .where(inArray(outbox.state, ["pending", "processing"])),
    db.select({ total: count() }).from(failedJobs).where(isNull(failedJobs.retriedAt)),
    db
      .select({ job: cronSlots.job, error: cronSlots.error, at: cronSlots.startedAt })
      .from(cronSlots)
      .where(lte(cronSlots.startedAt, now.toISOString()))
      .orderBy(desc(cronSlots.startedAt))
      .limit(20),
  ]);
  return [
    checkAge("Jobs worker", sweep?.last ?? null, now),
    checkOutbox(waiting?.total ?? 0, waiting?.oldest ?? null, now),
    {
      name: "Failed jobs",
      isHealthy: (dead?.total ?? 0) === 0,
      text: dead?.total ? `${dead.total} to look at` : "None",
      detail: "Work that was tried to its last attempt.",
    },
    checkCrons(failures),
  ];
}

function checkAge(name: string, last: string | null, now: Date): HealthCheck {
  const detail = "It takes a cron slot every 5 minutes.";
  if (last === null) return { name, isHealthy: false, text: "Not seen yet", detail };
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(last)) / MINUTE));
  return { name, isHealthy: minutes * MINUTE <= SWEEP_WITHIN, text: `Seen ${minutes} min ago`, detail };
}

function checkOutbox(total: number, oldest: string | null, now: Date): HealthCheck {
  const late = oldest === null ? 0 : Math.floor((now.getTime() - Date.parse(oldest)) / MINUTE);
  return {
    name: "Outbox",
    isHealthy: late * MINUTE <= SWEEP_WITHIN,
    text: total === 0 ? "Empty" : `${total} waiting`,
    detail: late > 0 ? `The oldest is ${late} min overdue.` : "Nothing is overdue.",
  };
}

function checkCrons(slots: { job: string; error: string | null; at: string }[]): HealthCheck {
  const failed = slots.find(({ error }) => error !== null);
  return {
    name: "Scheduled tasks",
    isHealthy: slots.length === 0 ? null : failed === undefined,
    text: failed ? `Failed: ${failed.job}` : `${slots.length} of ${slots.length} succeeded`,
    detail: failed ? `At ${failed.at}: ${failed.error}` : "The last 20 slots.",
  };
}

async function checkHits(db: Db): Promise<HealthCheck[]> {
  const [row] = await db.select({ total: count() }).from(unsentHits);
  const total = row?.total ?? 0;
  return [
    {
      name: "Page views",
      isHealthy: total === 0,
      text: total === 0 ? "None waiting" : `${total} waiting`,
      detail: "Those that the queue did not take; the sweep records them.",
    },
  ];
}

async function checkBucket(name: string, bucket: R2Bucket): Promise<HealthCheck[]> {
  const from = Date.now();
  await bucket.list({ limit: 1 });
  const ms = Date.now() - from;
  return [{ name, isHealthy: true, text: `Answers in ${ms} ms`, detail: "Its list can be read." }];
}
