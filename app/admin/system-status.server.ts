import { and, count, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { leadSubmissions } from "../crm/tables";
import { selectRunsState, toRunsState } from "../generation/runs-state.server";
import { selectJobsState, stuckCutoff, toJobsState } from "../health/jobs-state.server";
import { DAY, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { outbox } from "../platform/db/tables";
import { logError } from "../platform/log.server";
import { CONTENT_CHECK, type SystemCheck } from "./dashboard";

type Finding = Omit<SystemCheck, "name">;

/** The dashboard's four checks, independent of each other: one that fails says so. */
export function readSystemStatus(db: Db, now: Date): Promise<SystemCheck[]> {
  return Promise.all([
    check(CONTENT_CHECK, "Could not be checked", () => checkContentGeneration(db, now)),
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
  const { state, text } = toRunsState(await db.batch(selectRunsState(db, now)), now);
  return { isHealthy: state === "runs", isOff: state === "off", text };
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
  return mail?.stuck ? failing("Email isn’t going out") : healthy("Active");
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
