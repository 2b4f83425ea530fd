export const RETRY_FAILURE = { title: "Nothing to retry" };
export const DISCARD_FAILURE = { title: "Nothing to discard" };
export const NO_JOBS_LEFT = "No failed jobs are left";
