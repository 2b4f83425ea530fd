import { Link } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { ActionButton } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { Table } from "../../ui/table";
import { RETRY_FAILURE } from "./jobs";
import type { FailedJob } from "./route";

export function FailedJobsTable({ jobs }: { jobs: FailedJob[] }) {
  return (
    <div className="card overflow-clip">
      <Table caption="Failed jobs, newest first">
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">Last error</th>
            <th scope="col" className="text-right tabular-nums">
              Attempts
            </th>
            <th scope="col">Failed</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function JobRow({ job }: { job: FailedJob }) {
  return (
    <tr>
      <td>
        <strong className="font-semibold">{job.label}</strong>
        <p className="whitespace-nowrap text-ink-2">
          {job.mailId ? <Link to={`/admin/mail/${job.mailId}`}>Open the mail</Link> : job.queue}
        </p>
      </td>
      <td className="min-w-64 wrap-anywhere">
        {job.error}
        <details className="mt-1 text-sm text-ink-2">
          <summary className="cursor-pointer">Message</summary>
          <pre className="whitespace-pre-wrap">{job.payload}</pre>
        </details>
      </td>
      <td className="text-right tabular-nums">{job.attempts}</td>
      <td className="whitespace-nowrap text-ink-2">{job.failed}</td>
      <td>
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
      </td>
    </tr>
  );
}
