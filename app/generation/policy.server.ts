import { and, eq, gte, inArray, isNull, sql, sum } from "drizzle-orm";
import { DAY } from "../platform/clock";
import { COMPANY_KEY } from "../platform/company.server";
import type { Actor } from "../platform/db/audit.server";
import type { Db } from "../platform/db/database.server";
import { changeSetting } from "../platform/db/settings.server";
import { settings } from "../platform/db/tables";
import { startOfLocalDay, startOfLocalMonth } from "../platform/time/zoned-time";
import { DEFAULT_POLICY, type Policy, policySchema, type Usage } from "./policy";
import { blogGenerationLog, draftReviews } from "./tables";

export const POLICY_KEY = "generation.policy";

/** What owners have decided, and whether they have ever saved who the company is. */
export type Rules = { policy: Policy; hasCompany: boolean };

/** The owner's policy, or the default. */
export async function readPolicy(db: Db): Promise<Policy> {
  return (await readRules(db)).policy;
}

export async function readRules(db: Db): Promise<Rules> {
  return toRules(await selectRules(db));
}

/** The rows of the rules, for a batch. */
export function selectRules(db: Db) {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [POLICY_KEY, COMPANY_KEY]));
}

export function toRules(rows: { key: string; value: string }[]): Rules {
  const stored = rows.find(({ key }) => key === POLICY_KEY);
  const policy = stored && policySchema.safeParse(JSON.parse(stored.value));
  return {
    policy: policy?.success ? policy.data : DEFAULT_POLICY,
    hasCompany: rows.some(({ key }) => key === COMPANY_KEY),
  };
}

/** Changes the policy from what is stored at that moment. `edit` may throw to refuse. */
export async function changePolicy(
  db: Db,
  { edit, actor }: { edit: (stored: Policy) => Policy; actor: Actor },
  now: Date,
): Promise<void> {
  const setting = { key: POLICY_KEY, schema: policySchema, fallback: DEFAULT_POLICY };
  await changeSetting(db, setting, { edit, actor, action: "generation.policy" }, now);
}

/** `timeZone` is the company's, whose days and months count. */
type Moment = { now: Date; timeZone: string };

/** What the month cost, and how much was published without a review today and in the last seven days. */
export async function readUsage(db: Db, moment: Moment): Promise<Usage> {
  return toUsage(await db.batch(selectUsage(db, moment)));
}

type Rows = { [Index in 0 | 1]: Awaited<ReturnType<typeof selectUsage>[Index]> };

export function toUsage({ 0: [cost], 1: [published] }: Rows): Usage {
  return {
    spentMicros: cost?.micros ?? 0,
    publishedToday: published?.today ?? 0,
    publishedThisWeek: published?.week ?? 0,
  };
}

/** The queries of `readUsage`, for a batch. */
export function selectUsage(db: Db, { now, timeZone }: Moment) {
  const month = startOfLocalMonth(now, timeZone).toISOString();
  const today = startOfLocalDay(now, timeZone).toISOString();
  const week = new Date(now.getTime() - 7 * DAY).toISOString();
  const { state, decidedBy, decidedAt } = draftReviews;
  const { costMicros, createdAt } = blogGenerationLog;
  return [
    db
      .select({ micros: sum(costMicros).mapWith(Number) })
      .from(blogGenerationLog)
      .where(gte(createdAt, month)),
    db
      .select({
        today: sql<number>`count(case when ${decidedAt} >= ${today} then 1 end)`,
        week: sql<number>`count(*)`,
      })
      .from(draftReviews)
      .where(and(eq(state, "approved"), isNull(decidedBy), gte(decidedAt, week))),
  ] as const;
}
