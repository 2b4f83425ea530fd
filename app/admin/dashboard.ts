import type { Trouble } from "../health/alerts";
import type { FirstStep } from "./my-day/first-steps.server";
import type { MyDay } from "./my-day/my-day.server";

export const CHART_DAYS = 14;

/** One value per day of the reader's zone, oldest first. */
export type DailyCount = { day: string; count: number };

export type BlogFigures = { total: number; published: number; totalByDay: number[] };
/** `lastDay` and `byDay` count new leads, without those of an import. */
export type LeadFigures = { total: number; lastDay: number; byDay: DailyCount[] };
/** `judged`: the jobs that the success rate is taken of, see `JUDGED_STATUSES`. */
export type JobFigures = {
  total: number;
  successful: number;
  judged: number;
  byDay: number[];
  rateByDay: number[];
};

/** `when` in the reader's time zone; `host` is '' if the host's account is gone. */
export type NextDemo = {
  id: string;
  leadId: string;
  when: string;
  name: string;
  company: string;
  host: string;
};
/** `calendarNote`: what is wrong with the reader's own calendar, or null. */
export type DemoFigures = { next: NextDemo[]; inWeek: number; calendarNote: string | null };

/** A null part failed to load. */
export type Dashboard = {
  myDay: MyDay;
  /** What is done of the first steps; null if they are done or hidden, or the reader is no owner. */
  steps: Record<FirstStep, boolean> | null;
  blogs: BlogFigures | null;
  leads: LeadFigures | null;
  jobs: JobFigures | null;
  demos: DemoFigures | null;
  checks: SystemCheck[];
  /** What owners are alerted to; empty if that cannot be read, which `checks` then say. */
  troubles: Trouble[];
};

/**
 * The result of a check; an unhealthy check never shows its healthy text. `isOff`: not set up or not begun, so that
 * nothing is known to be wrong.
 */
export type SystemCheck = { name: string; isHealthy: boolean; isOff?: boolean; text: string };

/** The check of the content generators. */
export const CONTENT_CHECK = "Content Generation";

/** Successful jobs as a rounded percentage of all judged jobs; 0 if there are none. */
export function successRate(successful: number, judged: number): number {
  return judged === 0 ? 0 : Math.round((successful / judged) * 100);
}

/** The label and tone of a success rate in percent. */
export function jobHealth(rate: number): { label: string; tone: "ok" | "info" | "danger" } {
  if (rate >= 90) return { label: "Excellent", tone: "ok" };
  if (rate >= 70) return { label: "Good", tone: "info" };
  return { label: "Performance issues", tone: "danger" };
}
