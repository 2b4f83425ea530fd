import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import { discardFailedJobs, requireRetried } from "../../platform/jobs/failed-jobs.server";
import { PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { ButtonLink } from "../../ui/forms/button";
import { adminTitle } from "../../ui/page-title";
import { failedJobSchema, retryAllJobs, retryJob } from "../failed-jobs.server";
import {
  AllJobsActions,
  DISCARD_FAILURE,
  DiscardDialog,
  FailedJobsTable,
  NO_JOBS_LEFT,
  RETRY_FAILURE,
} from "./failed-jobs-table";
import { loadFailedJobs } from "./load.server";

export const meta = adminTitle("Failed jobs");

const PATH = "/admin/failed-jobs";
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadFailedJobs(db, context.clock(), staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const input = requireInput(sent.form, failedJobSchema);
  const { db, actor, now } = sent;
  return makeChange(sent, {
    failure: input.intent.startsWith("retry") ? RETRY_FAILURE : DISCARD_FAILURE,
    backTo: PATH,
    change: async () => {
      switch (input.intent) {
        case "retry":
          context.dispatch([requireRetried(await retryJob(db, input.id, now))]);
          return { toast: { title: "Job queued again" } };
        case "retry-all": {
          const entries = await retryAllJobs(db, now);
          context.dispatch(entries);
          return { toast: { title: entries.length > 0 ? `${entries.length} queued again` : NO_JOBS_LEFT } };
        }
        case "discard":
          await discardFailedJobs(db, input.id, actor, now);
          return { toast: { title: "Job discarded" }, to: PATH };
        case "discard-all": {
          const discarded = await discardFailedJobs(db, null, actor, now);
          return { toast: { title: discarded > 0 ? `${discarded} discarded` : NO_JOBS_LEFT }, to: PATH };
        }
      }
    },
  });
}

export default function FailedJobsPage() {
  const { jobs, done } = useLoaderData<typeof loader>();
  const asked = useSearchParams()[0].get("discard");
  return (
    <>
      <PageHead title="Failed jobs" actions={jobs.length > 1 ? <AllJobsActions /> : undefined}>
        {jobs.length > 0
          ? "Nothing is lost: retry them here, or discard them."
          : "A job that still fails after its last attempt is listed here, so that you can retry it."}
      </PageHead>
      {jobs.length > 0 ? (
        <FailedJobsTable jobs={jobs} />
      ) : (
        <Empty title="No failed jobs" detail={done}>
          <ButtonLink to="/admin/health" size="sm">
            Open Health
          </ButtonLink>
        </Empty>
      )}
      {asked && jobs.length > 0 ? (
        <DiscardDialog
          id={asked}
          job={jobs.find((job) => job.id === asked)}
          count={jobs.length}
          closeTo={PATH}
        />
      ) : null}
    </>
  );
}
