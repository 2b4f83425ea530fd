import { count, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { unsentHits } from "../analytics/tables";
import { describeHostChange, type SiteHost } from "../auth/site-host";
import { readSiteHost } from "../auth/site-host.server";
import { TRANSPORT_KEY } from "../mail/transport-state.server";
import { DAY, isoAfter, MINUTE } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { NEARLY_FULL } from "../platform/db/size.server";
import { cronSlots, failedJobs, settings } from "../platform/db/tables";
import type { Env } from "../platform/env.server";
import { logError } from "../platform/log.server";
import { formatDateTime } from "../platform/time/time-text";
import type { HealthCheck, Part } from "./health";
import { type JobsState, SEEN_WITHIN, selectJobsState, stuckCutoff, toJobsState } from "./jobs-state.server";
import { checkMail, checkSender } from "./mail-checks.server";

const SLOW_MS = 500;
const SLOTS_CHECKED = 20;

/** `mailFrom` is the sender of all mail. */
type Sources = { db: Db; analyticsDb: Db; env: Env; mailFrom: string };
/** Times are told in the zone. */
type Question = { env: Env; now: Date; timeZone: string; seenWithin: number };

/**
 * Everything is measured now; what cannot be measured says so. One round trip a source, all at once. The jobs worker
 * must have been seen within that time (ms).
 */
export async function readHealth(
  { db, analyticsDb, env, mailFrom }: Sources,
  now: Date,
  timeZone: string,
  seenWithin = SEEN_WITHIN,
): Promise<HealthCheck[]> {
  const groups = await Promise.all([
    measure(["Business database", "database"], (named) =>
      checkDatabase(named, db, "Nothing is imported or generated"),
    ),
    measure(["Visits’ database", "visits"], (named) =>
      checkDatabase(named, analyticsDb, "Hits are only counted"),
    ),
    measure(["Jobs worker", "jobs"], () => checkJobs(db, { env, now, timeZone, seenWithin })),
    measure(["Page views"], () => checkHits(analyticsDb)),
    measure(["Archive bucket", "archive"], (named) => checkBucket(named, env.ARCHIVE)),
    measure(["Uploads bucket", "uploads"], (named) => checkBucket(named, env.UPLOADS)),
    measure(["Address"], async () => checkAddress(await readSiteHost(db), now, timeZone)),
  ]);
  return [...groups.flat(), checkSender(env, mailFrom)];
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

type Named = Pick<HealthCheck, "name" | "part">;

async function measure(
  [name, part]: [string, Part?],
  find: (named: Named) => Promise<HealthCheck[]>,
): Promise<HealthCheck[]> {
  try {
    return await find({ name, part });
  } catch (error) {
    logError("health", error, { check: name });
    const text = "Not answering";
    return [{ name, part, isHealthy: false, text, detail: "The measurement itself failed." }];
  }
}

const lastMigration = sql`select "name" from "d1_migrations" order by "id" desc limit 1`;

/** `shed` is what gives way to forms once it is nearly full. */
async function checkDatabase(named: Named, db: Db, shed: string): Promise<HealthCheck[]> {
  const from = Date.now();
  const { meta, results } = await db.run(lastMigration);
  const ms = Date.now() - from;
  const isFull = meta.size_after >= NEARLY_FULL;
  const megabytes = (meta.size_after / 1e6).toFixed(1);
  const applied = String(Object.values(results[0] ?? {})[0]);
  const needed = NEWEST_MIGRATIONS[named.part === "visits" ? "visits" : "database"];
  const migration =
    applied === needed
      ? `Migrated to ${applied}.`
      : `Migrated to ${applied}, but the program needs ${needed}.`;
  return [
    {
      ...named,
      isHealthy: ms < SLOW_MS && !isFull && applied === needed,
      text: `Answers in ${ms} ms`,
      detail: `${megabytes} MB of 10 GB used.${isFull ? ` ${shed} until there is room.` : ""} ${migration}`,
    },
  ];
}

async function checkJobs(db: Db, question: Question): Promise<HealthCheck[]> {
  const { now, timeZone } = question;
  const [seen, queue, [dead], [mail], slots] = await db.batch([
    ...selectJobsState(db),
    db.select({ total: count() }).from(failedJobs).where(isNull(failedJobs.retriedAt)),
    db.select().from(settings).where(eq(settings.key, TRANSPORT_KEY)),
    db
      .select()
      .from(cronSlots)
      .where(lte(cronSlots.startedAt, now.toISOString()))
      .orderBy(desc(cronSlots.startedAt))
      .limit(SLOTS_CHECKED),
  ]);
  const state = toJobsState([seen, queue], now);
  return [
    checkWorker(state, question),
    checkOutbox(state, now),
    checkMail(mail, question.env, timeZone),
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

function agoText(minutes: number): string {
  return minutes === 0 ? "just now" : `${minutes} min ago`;
}

function checkWorker({ seenAt, version }: JobsState, { env, now, seenWithin }: Question): HealthCheck {
  const { VERSION } = env;
  const isSame = version === VERSION;
  const isSeen = seenAt !== null && seenAt >= isoAfter(now, -seenWithin);
  return {
    ...{ name: "Jobs worker", part: "jobs", isHealthy: isSeen && isSame },
    text: seenAt === null ? "Not seen yet" : `Seen ${agoText(minutesSince(seenAt, now))}`,
    detail: `It takes a cron slot every 5 minutes. ${
      isSame || seenAt === null
        ? `Version ${VERSION}.`
        : `Version ${version ?? "unknown"}, the site’s is ${VERSION}.`
    }`,
  };
}

function checkOutbox({ waiting, oldestDueAt, isOverdue }: JobsState, now: Date): HealthCheck {
  const late = oldestDueAt === null ? 0 : minutesSince(oldestDueAt, now);
  return {
    ...{ name: "Outbox", part: "queues", isHealthy: !isOverdue },
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

async function checkBucket(named: Named, bucket: R2Bucket): Promise<HealthCheck[]> {
  const from = Date.now();
  await bucket.list({ limit: 1 });
  const ms = Date.now() - from;
  return [{ ...named, isHealthy: true, text: `Answers in ${ms} ms`, detail: "Its list can be read." }];
}

/** For a deployment, and for monitors that may see more than whether the site answers. */
export type DeepHealth = {
  isHealthy: boolean;
  version: string;
  checks: { name: Part; isHealthy: boolean; detail: string }[];
};

/** Crons are late by some seconds, and this asks for the last one. */
const CRON_WITHIN = 6 * MINUTE;

/** The parts of `readHealth` that a deployment depends on, and asks more of; times in UTC. */
export async function readDeepHealth(sources: Sources, now: Date): Promise<DeepHealth> {
  const measured = await readHealth(sources, now, "UTC", CRON_WITHIN);
  const checks = measured.flatMap(({ part, isHealthy, text, detail }) =>
    part ? [{ name: part, isHealthy: isHealthy !== false, detail: `${text}. ${detail}` }] : [],
  );
  return { isHealthy: checks.every(({ isHealthy }) => isHealthy), version: sources.env.VERSION, checks };
}
