import { Link } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { ActionButton } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { type Column, DataTable } from "../../ui/table";
import { RETRY_FAILURE } from "./jobs";
import type { FailedJob } from "./load.server";

export function FailedJobsTable({ jobs }: { jobs: FailedJob[] }) {
  return (
    <div className="card overflow-clip">
      <DataTable caption="Failed jobs, newest first" columns={COLUMNS} rows={jobs} keyOf={({ id }) => id} />
    </div>
  );
}

const COLUMNS: Column<FailedJob>[] = [
  {
    head: "Job",
    cell: (job) => (
      <>
        <strong className="font-semibold">{job.label}</strong>
        <p className="whitespace-nowrap text-ink-2">
          {job.mailId ? <Link to={`/admin/mail/${job.mailId}`}>Open the mail</Link> : job.queue}
        </p>
      </>
    ),
  },
  {
    head: "Last error",
    cellClass: "min-w-64 wrap-anywhere",
    cell: (job) => (
      <>
        {job.error}
        <details className="mt-1 text-sm text-ink-2">
          <summary className="cursor-pointer">Message</summary>
          <pre className="whitespace-pre-wrap">{job.payload}</pre>
        </details>
      </>
    ),
  },
  { head: "Attempts", className: "text-right tabular-nums", cell: ({ attempts }) => attempts },
  { head: "Failed", cellClass: "whitespace-nowrap text-ink-2", cell: ({ failed }) => failed },
  { head: "Actions", isHeadHidden: true, cell: (job) => <JobActions job={job} /> },
];

function JobActions({ job }: { job: FailedJob }) {
  return (
    <div className="flex justify-end gap-2">
      {job.type === null ? null : (
        <ActionButton
          failure={RETRY_FAILURE}
          fields={{ intent: "retry", id: job.id }}
          size="sm"
          icon={RotateCw}
          aria-label={`Retry: ${job.label}`}
        >
          Retry
        </ActionButton>
      )}
      <ButtonLink size="sm" to={`?discard=${job.id}`} aria-label={`Discard: ${job.label}`}>
        Discard
      </ButtonLink>
    </div>
  );
}
