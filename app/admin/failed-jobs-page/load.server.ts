import type { Db } from "../../platform/db/database.server";
import { formatDateTime } from "../../platform/time/time-text";
import { readFailedJobs } from "../failed-jobs.server";

/** Newest first, with times in the reader's zone. */
export async function loadFailedJobs(db: Db, timeZone: string) {
  const jobs = await readFailedJobs(db);
  return { jobs: jobs.map((job) => ({ ...job, failed: formatDateTime(job.failedAt, timeZone) })) };
}
export type FailedJob = Awaited<ReturnType<typeof loadFailedJobs>>["jobs"][number];
