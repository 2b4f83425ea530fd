import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/dates";
import { makeChange, requireInput } from "../../platform/http/action-result.server";
import { requireRetried } from "../../platform/jobs/failed-jobs.server";
import { PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { readFailedJobs, retryJob } from "../failed-jobs.server";
import { FailedJobsTable, RETRY_FAILURE } from "./failed-jobs-table";

export const meta = adminTitle("Failed jobs");

const PATH = "/admin/failed-jobs";
const retrySchema = z.object({ intent: z.literal("retry"), id: z.string() });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const jobs = await readFailedJobs(db);
  return { jobs: jobs.map((job) => ({ ...job, failed: formatDateTime(job.failedAt, staff.timeZone) })) };
}
export type FailedJob = Awaited<ReturnType<typeof loader>>["jobs"][number];

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { id } = requireInput(sent.form, retrySchema);
  return makeChange(sent, {
    failure: RETRY_FAILURE,
    backTo: PATH,
    change: async () => {
      context.dispatch([requireRetried(await retryJob(sent.db, id, sent.now))]);
      return { toast: { title: "Job queued again" } };
    },
  });
}

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
