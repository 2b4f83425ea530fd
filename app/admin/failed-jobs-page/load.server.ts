import type { Db } from "../../platform/db/database.server";
import { formatDateTime } from "../../platform/time/time-text";
import { readFailedJobs } from "../failed-jobs.server";

/** Newest first, with times in the reader's zone; and a sentence on what was done instead, if anything was. */
export async function loadFailedJobs(db: Db, now: Date, timeZone: string) {
  const { jobs, done } = await readFailedJobs(db, now);
  const ran = done.jobs === 1 ? "1 job ran" : `${done.jobs.toLocaleString("en-US")} jobs ran`;
  return {
    jobs: jobs.map((job) => ({ ...job, failed: formatDateTime(job.failedAt, timeZone) })),
    done: done.lastAt ? `${ran} in 7 days, the last on ${formatDateTime(done.lastAt, timeZone)}.` : undefined,
  };
}
export type FailedJob = Awaited<ReturnType<typeof loadFailedJobs>>["jobs"][number];
