import { z } from "zod";
import { HOUR } from "../platform/clock";
import { localHourOfDay } from "../platform/time/zoned-time";
import { GENERATOR_IDS, type GeneratorId } from "./generators";

const perGenerator = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ [GENERATOR_IDS[0]]: schema, [GENERATOR_IDS[1]]: schema, [GENERATOR_IDS[2]]: schema });
const hour = z.coerce.number().int().min(0).max(23);

/** What an owner allows the generators to do. */
export const policySchema = z.object({
  /** Stops every run, by schedule or by hand, and all publishing. */
  isStopped: z.boolean(),
  /** Whether the schedule runs a generator. */
  isEnabled: perGenerator(z.boolean()),
  /** Whether a draft that passes every gate is published without a review. */
  isAutoPublished: perGenerator(z.boolean()),
  /** Posts that may be published without a review. */
  postsPerDay: z.coerce.number().int().min(0).max(100),
  postsPerWeek: z.coerce.number().int().min(0).max(500),
  /**
   * Hours of the company's day, from the first to before the second, in which nothing is published without a review.
   */
  quietFrom: hour,
  quietTo: hour,
  /** Cents a calendar month of the company that writers may cost. */
  monthlyBudgetCents: z.coerce.number().int().min(0).max(1_000_000),
});
export type Policy = z.infer<typeof policySchema>;

export const DEFAULT_POLICY: Policy = {
  isStopped: false,
  isEnabled: eachGenerator(true),
  isAutoPublished: eachGenerator(false),
  postsPerDay: 3,
  postsPerWeek: 15,
  quietFrom: 20,
  quietTo: 7,
  monthlyBudgetCents: 2000,
};

function eachGenerator(value: boolean): Record<GeneratorId, boolean> {
  return { [GENERATOR_IDS[0]]: value, [GENERATOR_IDS[1]]: value, [GENERATOR_IDS[2]]: value } as Record<
    GeneratorId,
    boolean
  >;
}

export const STOPPED = "Everything is stopped";
/** Drafts are written in the company's name, so nothing is written for one that nobody has named. */
export const NO_COMPANY = "The company’s page was never saved";
export const SWITCHED_OFF = "The generator is switched off";
export const ALL_WRITTEN = "Every brief is written. Connect a writer.";
/** The same for a connected writer, which has more of them. */
export const NO_BRIEFS_LEFT = "Every brief is written";
export function noDraftPassed(tried: number): string {
  return `None of the ${tried} briefs that were tried made a draft that passes the gates.`;
}
export const NO_ROOM = "The database is nearly full";
export const OVER_BUDGET = "The month’s budget is spent";

export const MISSED = "Its time had passed: missed runs are not caught up";

/** Whether the cron's next slot has come since, so that a run for this one (ISO time) would only add to a heap. */
export function isMissedSlot(slot: string, now: Date): boolean {
  return now.getTime() - new Date(slot).getTime() >= HOUR;
}

/**
 * What was used so far, and booked for runs in progress: micros are millionths of a dollar; posts are those published
 * without a review.
 */
export type Usage = {
  spentMicros: number;
  publishedToday: number;
  publishedThisWeek: number;
};

/**
 * Why a run may not begin, or null. The switch, and a company that was never saved, stop the schedule only, so that
 * staff can still try a generator.
 */
export function reasonNotToRun(
  { policy, hasCompany }: { policy: Policy; hasCompany: boolean },
  run: { generator: GeneratorId; isScheduled: boolean },
): string | null {
  if (policy.isStopped) return STOPPED;
  if (run.isScheduled && !hasCompany) return NO_COMPANY;
  return run.isScheduled && !policy.isEnabled[run.generator] ? SWITCHED_OFF : null;
}

/** Why a draft has to wait for a review although it passed every gate, or null. */
export function reasonToReview(
  policy: Policy,
  generator: GeneratorId,
  usage: Usage,
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  if (policy.isStopped) return STOPPED;
  if (!policy.isAutoPublished[generator]) return "Drafts of this kind are reviewed";
  if (isQuiet(policy, localHourOfDay(now, timeZone))) return "These are quiet hours";
  if (usage.publishedToday >= policy.postsPerDay) return "Today’s posts are published";
  if (usage.publishedThisWeek >= policy.postsPerWeek) return "This week’s posts are published";
  return null;
}

/** Quiet hours may pass midnight; from and to the same hour means none. */
export function isQuiet(
  { quietFrom, quietTo }: Pick<Policy, "quietFrom" | "quietTo">,
  hour: number,
): boolean {
  return quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/** When the cron of a generator, once an hour, fires next. */
export function nextRun(cron: string, now: Date): Date {
  const minute = Number(cron.split(" ")[0]);
  const thisHour = new Date(now);
  thisHour.setUTCMinutes(minute, 0, 0);
  return thisHour > now ? thisHour : new Date(thisHour.getTime() + HOUR);
}
