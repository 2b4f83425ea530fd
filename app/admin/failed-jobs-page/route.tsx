import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/dates";
import { answerWithToast } from "../../platform/http/answer.server";
import { httpError, readForm } from "../../platform/http/form.server";
import type { Toast } from "../../platform/http/toast";
import type { Retry } from "../../platform/jobs/failed-jobs.server";
import { PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { readFailedJobs, retryJob } from "../failed-jobs.server";
import { FailedJobsTable } from "./failed-jobs-table";

export const meta = adminTitle("Failed jobs");

const PATH = "/admin/failed-jobs";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const jobs = await readFailedJobs(db);
  return { jobs: jobs.map((job) => ({ ...job, failed: formatDateTime(job.failedAt) })) };
}
export type FailedJob = Awaited<ReturnType<typeof loader>>["jobs"][number];

export async function action({ request, context }: ActionFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const form = await readForm(request);
  const id = form.get("id");
  if (form.get("intent") !== "retry" || typeof id !== "string") {
    throw httpError(400, "This form asks for something unknown.");
  }
  const retry = await retryJob(db, id, context.clock());
  if (retry.kind === "sent-again") context.dispatch([retry.entry]);
  return answerWithToast(request, PATH, TOASTS[retry.kind], retry.kind === "unknown" ? 404 : 409);
}

const TOASTS: Record<Retry["kind"], Toast> = {
  "sent-again": { title: "Job queued again" },
  over: {
    title: "Nothing to retry",
    description: "This job has been sent again already or is done.",
    destructive: true,
  },
  unreadable: {
    title: "This job cannot be retried",
    description: "No part of the program understands its message.",
    destructive: true,
  },
  unknown: { title: "Nothing to retry", description: "There is no such job.", destructive: true },
};

export default function FailedJobsPage() {
  const { jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Failed jobs">
        Work that was tried to the last attempt. Nothing is lost: retry it here.
      </PageHead>
      {jobs.length > 0 ? (
        <FailedJobsTable jobs={jobs} />
      ) : (
        <Empty title="No failed jobs" detail="What fails for good is listed here." />
      )}
    </>
  );
}
