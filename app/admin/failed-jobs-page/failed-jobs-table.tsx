import { Link } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { ActionButton } from "../../ui/action-form";
import { Table } from "../../ui/table";
import type { FailedJob } from "./route";

export const RETRY_FAILURE = { title: "Nothing to retry" };

const WORK: Record<string, string> = {
  "mail.send": "Send a mail",
  "indexing.submit": "Tell search engines of a page",
  "generation.run": "Write a post",
  "crm.import": "Import leads",
};

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
            <tr key={job.id}>
              <td>
                <strong className="font-semibold">{nameOf(job)}</strong>
                <p className="whitespace-nowrap text-ink-2">
                  {job.mailId ? <Link to={`/admin/mail/${job.mailId}`}>Open the mail</Link> : job.queue}
                </p>
              </td>
              <td className="min-w-64 wrap-anywhere">{job.error}</td>
              <td className="text-right tabular-nums">{job.attempts}</td>
              <td className="whitespace-nowrap text-ink-2">{job.failed}</td>
              <td className="text-right tabular-nums">
                {job.type === null ? null : (
                  <ActionButton
                    failure={RETRY_FAILURE}
                    fields={{ intent: "retry", id: job.id }}
                    size="sm"
                    icon={RotateCw}
                    aria-label={`Retry: ${nameOf(job)}`}
                  >
                    Retry
                  </ActionButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function nameOf({ type }: FailedJob): string {
  if (type === null) return "Unreadable message";
  return WORK[type] ?? type;
}
