export const CHART_DAYS = 14;

/** One value for each of the last days (UTC), oldest first. */
export type DailyCount = { day: string; count: number };

export type BlogFigures = { total: number; published: number; totalByDay: number[] };
export type LeadFigures = { total: number; lastDay: number; byDay: DailyCount[] };
export type JobFigures = { total: number; successful: number; byDay: number[]; rateByDay: number[] };

/** Null stands for a part that could not be loaded. */
export type Dashboard = {
  blogs: BlogFigures | null;
  leads: LeadFigures | null;
  jobs: JobFigures | null;
  checks: SystemCheck[];
};

/** What a check found; a check that is not healthy never shows its healthy text. */
export type SystemCheck = { name: string; isHealthy: boolean; text: string };

/** Successful jobs over all jobs as a rounded percent; 0 when there are no jobs. */
export function successRate(successful: number, total: number): number {
  return total === 0 ? 0 : Math.round((successful / total) * 100);
}

/** How a success rate (percent) is judged. */
export function jobHealth(rate: number): { label: string; tone: "ok" | "info" | "danger" } {
  if (rate >= 90) return { label: "Excellent", tone: "ok" };
  if (rate >= 70) return { label: "Good", tone: "info" };
  return { label: "Performance issues", tone: "danger" };
}

const DAY_MS = 86_400_000;

/** The last `count` days up to today as YYYY-MM-DD (UTC), oldest first. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
