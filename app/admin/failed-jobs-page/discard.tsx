import { RotateCw, Trash2 } from "lucide-react";
import { ActionButton } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Icon } from "../../ui/icon";
import { DISCARD_FAILURE, RETRY_FAILURE } from "./jobs";
import type { FailedJob } from "./load.server";

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
