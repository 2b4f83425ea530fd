import { and, count, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { leadSubmissions } from "../crm/tables";
import { GENERATORS } from "../generation/generators";
import { blogGenerationLog } from "../generation/tables";
import { selectJobsState, stuckCutoff, toJobsState } from "../health/jobs-state.server";
import { DAY, HOUR, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { cronSlots, outbox } from "../platform/db/tables";
import { logError } from "../platform/log.server";
import type { SystemCheck } from "./dashboard";

/** Each generator's cron fires hourly; two hours without a run or a claimed slot is a failure. */
const RUN_WITHIN = 2 * HOUR;
const GENERATOR_CRONS = GENERATORS.map(({ cron }) => cron);

type Finding = Omit<SystemCheck, "name">;

/** The dashboard's four checks, independent of each other: one that fails says so. */
export function readSystemStatus(db: Db, now: Date): Promise<SystemCheck[]> {
  return Promise.all([
    check("Content Generation", "Could not be checked", () => checkContentGeneration(db, now)),
    check("Lead Collection", "Could not be checked", () => checkLeadCollection(db, now)),
    check("Database", "Not answering", () => checkDatabase(db)),
    check("API Endpoints", "Could not be checked", () => checkApiEndpoints(db, now)),
  ]);
}

async function check(name: string, failedText: string, find: () => Promise<Finding>): Promise<SystemCheck> {
  try {
    return { name, ...(await find()) };
  } catch (error) {
    logError("dashboard.system-status", error, { check: name });
    return { name, isHealthy: false, text: failedText };
  }
}

async function checkContentGeneration(db: Db, now: Date): Promise<Finding> {
  const since = isoAfter(now, -RUN_WITHIN);
  const [[runs], [slots], ever, everRun] = await db.batch([
    db
      .select({
        total: count(),
        failed: sql<number>`count(case when ${blogGenerationLog.status} = 'error' then 1 end)`,
      })
      .from(blogGenerationLog)
      .where(gte(blogGenerationLog.createdAt, since)),
    db
      .select({ total: count() })
      .from(cronSlots)
      .where(and(gte(cronSlots.startedAt, since), inArray(cronSlots.job, GENERATOR_CRONS))),
    db.select({ job: cronSlots.job }).from(cronSlots).where(inArray(cronSlots.job, GENERATOR_CRONS)).limit(1),
    db.select({ id: blogGenerationLog.id }).from(blogGenerationLog).limit(1),
  ]);
  const ran = runs?.total ?? 0;
  if (ran > 0 && runs?.failed === ran) return failing("Every run is failing");
  if (ran > 0 || (slots?.total ?? 0) > 0) return healthy("Running");
  return ever.length + everRun.length > 0 ? failing("No run in the last 2 hours") : off("No run yet");
}

/** Lead collection needs the table to respond, and mail to reach the team. */
async function checkLeadCollection(db: Db, now: Date): Promise<Finding> {
  const [, [mail]] = await db.batch([
    db.select({ id: leadSubmissions.id }).from(leadSubmissions).limit(1),
    db
      .select({ stuck: count() })
      .from(outbox)
      .where(
        and(
          eq(outbox.queue, "mail"),
          or(
            isStuck(now),
            isTriedInVain(),
            and(eq(outbox.state, "failed"), gte(outbox.updatedAt, isoAfter(now, -DAY))),
          ),
        ),
      ),
  ]);
  return mail?.stuck ? failing("Mail is not going out") : healthy("Active");
}

async function checkDatabase(db: Db): Promise<Finding> {
  await db.run(sql`select 1`);
  return healthy("Healthy");
}

/** The endpoints hand work to queues, so they are online while the jobs worker runs and keeps up. */
async function checkApiEndpoints(db: Db, now: Date): Promise<Finding> {
  const { seenAt, isSeen, isOverdue } = toJobsState(await db.batch(selectJobsState(db)), now);
  if (isOverdue) return failing("Queue is not moving");
  if (seenAt === null) return off("Jobs worker not seen yet");
  return isSeen ? healthy("Online") : failing("Jobs worker not seen");
}

function isStuck(now: Date) {
  return and(inArray(outbox.state, ["pending", "processing"]), lt(outbox.dueAt, stuckCutoff(now)));
}

/** For half an hour: every mail fails while a setting of the mail server is wrong. */
function isTriedInVain() {
  return and(eq(outbox.state, "pending"), gte(outbox.attempts, 5));
}

function healthy(text: string): Finding {
  return { isHealthy: true, text };
}

function off(text: string): Finding {
  return { isHealthy: false, isOff: true, text };
}

function failing(text: string): Finding {
  return { isHealthy: false, text };
}
