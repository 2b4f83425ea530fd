import { eq } from "drizzle-orm";
import type { Db, Statement } from "../platform/db/database.server";
import { settings } from "../platform/db/tables";
import { formatDateTime } from "../platform/time/time-text";
import { type Alerts, alertsSchema, NO_ALERTS, type Trouble } from "./alerts";
import { type JobsState, selectJobsState, toJobsState } from "./jobs-state.server";

const ALERTS_KEY = "alerts";

/** The stored row, for a batch. */
export function selectAlerts(db: Db) {
  return db.select({ value: settings.value }).from(settings).where(eq(settings.key, ALERTS_KEY));
}

/** The row of `selectAlerts`; nothing is known yet without one, or if another version has written it. */
export function toAlerts([row]: { value: string }[]): Alerts {
  const stored = row && alertsSchema.safeParse(JSON.parse(row.value));
  return stored?.success ? stored.data : NO_ALERTS;
}

export function storeAlerts(db: Db, alerts: Alerts, now: Date): Statement {
  const row = { value: JSON.stringify(alerts), updatedAt: now.toISOString() };
  return db
    .insert(settings)
    .values({ key: ALERTS_KEY, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** For a page that reads nothing else of this; see `troublesOf`. */
export async function readTroubles(db: Db, now: Date, timeZone: string): Promise<Trouble[]> {
  const [alerts, ...jobs] = await db.batch([selectAlerts(db), ...selectJobsState(db)]);
  return troublesOf(toAlerts(alerts), toJobsState(jobs, now), timeZone);
}

/** What staff are shown: what the last look found, and that no cron runs, which only the site can see. */
export function troublesOf(alerts: Alerts, jobs: JobsState, timeZone: string): Trouble[] {
  const found = alerts.known.filter(({ since }) => since !== null);
  const shown = found.map(({ cause, text }): Trouble => ({ cause, text }));
  if (jobs.seenAt === null || jobs.isSeen) return shown;
  const at = formatDateTime(jobs.seenAt, timeZone);
  return [{ cause: "crons", text: `No scheduled task has run since ${at}.` }, ...shown];
}
