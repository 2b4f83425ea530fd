import { Link } from "@remix-run/react";
import { RotateCw, Trash2 } from "lucide-react";
import { type Column, DataTable } from "../../ui/data/table";
import { ActionButton } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import type { FailedJob } from "./load.server";

export const RETRY_FAILURE = { title: "Nothing to retry" };
export const DISCARD_FAILURE = { title: "Nothing to discard" };
export const NO_JOBS_LEFT = "No failed jobs are left";

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
          {job.mailId ? <Link to={`/admin/mail/${job.mailId}`}>Open the email</Link> : job.queue}
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
          <summary>Message</summary>
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

const ALL = "all";

export function AllJobsActions() {
  return (
    <fieldset className="flex gap-2" aria-label="All failed jobs">
      <ActionButton failure={RETRY_FAILURE} fields={{ intent: "retry-all" }} size="sm" icon={RotateCw}>
        Retry all
      </ActionButton>
      <ButtonLink size="sm" to={`?discard=${ALL}`}>
        <Icon of={Trash2} size={16} />
        Discard all
      </ButtonLink>
    </fieldset>
  );
}

type DiscardDialogProps = { id: string; job: FailedJob | undefined; count: number; closeTo: string };

/** Asks before one job, or all on the page, are discarded; nothing for a job that is gone. */
export function DiscardDialog({ id, job, count, closeTo }: DiscardDialogProps) {
  if (id !== ALL && !job) return null;
  return (
    <ConfirmDialog
      title={job ? "Discard job" : "Discard all jobs"}
      description={`${job ? `The job "${job.label}" is` : `${count} jobs are`} removed and never done. This cannot be undone.`}
      confirmLabel={job ? "Discard job" : "Discard all"}
      failure={DISCARD_FAILURE}
      fields={job ? { intent: "discard", id: job.id } : { intent: "discard-all" }}
      closeTo={closeTo}
    />
  );
}
