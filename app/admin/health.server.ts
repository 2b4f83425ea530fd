import { count, desc, isNull, lte, sql } from "drizzle-orm";
import { unsentHits } from "../analytics/tables";
import { describeHostChange, type SiteHost } from "../auth/site-host";
import { readSiteHost } from "../auth/site-host.server";
import { findSenderProblem } from "../mail/sender-domain";
import { DAY, MINUTE } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { NEARLY_FULL } from "../platform/db/size.server";
import { cronSlots, failedJobs } from "../platform/db/tables";
import { logError } from "../platform/log.server";
import { formatDateTime } from "../platform/time/time-text";
import { type JobsState, selectJobsState, stuckCutoff, toJobsState } from "./jobs-state.server";

/** A measurement of the health page. `isHealthy` is null where there is nothing to judge. */
export type HealthCheck = { name: string; isHealthy: boolean | null; text: string; detail: string };

const SLOW_MS = 500;
const SLOTS_CHECKED = 20;

type Sources = { db: Db; analyticsDb: Db; archive: R2Bucket; uploads: R2Bucket; mail: MailSettings };
/** Whether mail leaves, and from which address. */
type MailSettings = { delivers: boolean; from: string };

/**
 * Everything is measured now; what cannot be measured says so. One round trip a source, all at once. Times are told in
 * the zone.
 */
export async function readHealth(sources: Sources, now: Date, timeZone: string): Promise<HealthCheck[]> {
  const groups = await Promise.all([
    measure("Business database", () =>
      checkDatabase("Business database", sources.db, "Nothing is imported or generated"),
    ),
    measure("Visits' database", () =>
      checkDatabase("Visits' database", sources.analyticsDb, "Hits are only counted"),
    ),
    measure("Jobs", () => checkJobs(sources.db, now, timeZone)),
    measure("Page views", () => checkHits(sources.analyticsDb)),
    measure("Archive bucket", () => checkBucket("Archive bucket", sources.archive)),
    measure("Uploads bucket", () => checkBucket("Uploads bucket", sources.uploads)),
    measure("Address", async () => checkAddress(await readSiteHost(sources.db), now, timeZone)),
  ]);
  return [...groups.flat(), checkSender(sources.mail)];
}

function checkSender({ delivers, from }: MailSettings): HealthCheck {
  const problem = delivers ? findSenderProblem(from) : null;
  return {
    name: "Mail sender",
    isHealthy: delivers ? problem === null : null,
    text: problem === null ? from : "Of nobody's domain",
    detail:
      problem ?? (delivers ? "Its domain needs SPF, DKIM and DMARC (docs/mail.md)." : "No mail leaves."),
  };
}

/** For how long a new address is told of. */
const MOVED_FOR = 30 * DAY;

function checkAddress(site: SiteHost | null, now: Date, timeZone: string): HealthCheck[] {
  if (!site) return [];
  const changes = describeHostChange(site.before, site.host);
  const isNew = changes.length > 0 && now.getTime() - Date.parse(site.since) < MOVED_FOR;
  return [
    {
      name: "Address",
      isHealthy: !isNew,
      text: site.host,
      detail: isNew ? `Since ${formatDateTime(site.since, timeZone)}. ${changes.join(" ")}` : "It stays.",
    },
  ];
}

async function measure(name: string, find: () => Promise<HealthCheck[]>): Promise<HealthCheck[]> {
  try {
    return await find();
  } catch (error) {
    logError("health", error, { check: name });
    return [{ name, isHealthy: false, text: "Not answering", detail: "The measurement itself failed." }];
  }
}

/** `shed` is what gives way to forms once it is nearly full. */
async function checkDatabase(name: string, db: Db, shed: string): Promise<HealthCheck[]> {
  const from = Date.now();
  const { meta } = await db.run(sql`select 1`);
  const ms = Date.now() - from;
  const isFull = meta.size_after >= NEARLY_FULL;
  const megabytes = (meta.size_after / 1e6).toFixed(1);
  return [
    {
      name,
      isHealthy: ms < SLOW_MS && !isFull,
      text: `Answers in ${ms} ms`,
      detail: `${megabytes} MB of 10 GB used.${isFull ? ` ${shed} until there is room.` : ""}`,
    },
  ];
}

async function checkJobs(db: Db, now: Date, timeZone: string): Promise<HealthCheck[]> {
  const [seen, queue, [dead], slots] = await db.batch([
    ...selectJobsState(db),
    db.select({ total: count() }).from(failedJobs).where(isNull(failedJobs.retriedAt)),
    db
      .select()
      .from(cronSlots)
      .where(lte(cronSlots.startedAt, now.toISOString()))
      .orderBy(desc(cronSlots.startedAt))
      .limit(SLOTS_CHECKED),
  ]);
  const state = toJobsState([seen, queue], now);
  return [
    checkWorker(state, now),
    checkOutbox(state, now),
    {
      name: "Failed jobs",
      isHealthy: (dead?.total ?? 0) === 0,
      text: dead?.total ? `${dead.total} to look at` : "None",
      detail: "Jobs that failed for good.",
    },
    checkCrons(slots, stuckCutoff(now), timeZone),
  ];
}

function minutesSince(time: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / MINUTE));
}

function checkWorker({ seenAt, isSeen }: JobsState, now: Date): HealthCheck {
  const text = seenAt === null ? "Not seen yet" : `Seen ${minutesSince(seenAt, now)} min ago`;
  return { name: "Jobs worker", isHealthy: isSeen, text, detail: "It takes a cron slot every 5 minutes." };
}

function checkOutbox({ waiting, oldestDueAt, isOverdue }: JobsState, now: Date): HealthCheck {
  const late = oldestDueAt === null ? 0 : minutesSince(oldestDueAt, now);
  return {
    name: "Outbox",
    isHealthy: !isOverdue,
    text: waiting === 0 ? "Empty" : `${waiting} waiting`,
    detail: late > 0 ? `The oldest is ${late} min overdue.` : "Nothing is overdue.",
  };
}

const DID_NOT_END = "the program was stopped in the middle of it.";

/** A slot without an end is running, or its worker was killed before it could write one. */
function checkCrons(slots: (typeof cronSlots.$inferSelect)[], stuck: string, timeZone: string): HealthCheck {
  const name = "Scheduled tasks";
  const isRunning = (slot: (typeof slots)[number]) => slot.finishedAt === null && slot.startedAt >= stuck;
  const ended = slots.filter((slot) => !isRunning(slot));
  const failed = ended.find(({ finishedAt, error }) => finishedAt === null || error !== null);
  if (failed) {
    return {
      name,
      isHealthy: false,
      text: `${failed.finishedAt === null ? "Did not end" : "Failed"}: ${failed.job}`,
      detail: `At ${formatDateTime(failed.startedAt, timeZone)}: ${failed.error ?? DID_NOT_END}`,
    };
  }
  return {
    name,
    isHealthy: ended.length === 0 ? null : true,
    text: `${ended.length} of ${ended.length} succeeded`,
    detail: `Of the last ${SLOTS_CHECKED} slots.`,
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
      detail: "Hits that the queue did not accept; the sweep records them.",
    },
  ];
}

async function checkBucket(name: string, bucket: R2Bucket): Promise<HealthCheck[]> {
  const from = Date.now();
  await bucket.list({ limit: 1 });
  const ms = Date.now() - from;
  return [{ name, isHealthy: true, text: `Answers in ${ms} ms`, detail: "Its list can be read." }];
}
