import { ActionForm, RetryButton } from "../../../ui/action-form";
import { Button } from "../../../ui/button";
import { useAction } from "../../../ui/use-action";
import { MemberSelect } from "../../components/member-select";
import { LEAD_FAILURES } from "../lead-failures";
import { LEAD_FIELDS } from "../lead-fields";
import type { LeadView } from "./load.server";

/** The assignee as a select; updates optimistically and reverts if the change is rejected. */
export function AssigneeForm({ lead: { assigneeId, members } }: { lead: LeadView }) {
  const sending = useAction({ intent: "assign", failure: LEAD_FAILURES.assign });
  const wanted = sending.pending?.get("assigneeId");
  return (
    <ActionForm of={sending} className="flex items-end gap-2">
      <input type="hidden" name="intent" value="assign" />
      <div className="min-w-0 grow">
        <MemberSelect
          label={LEAD_FIELDS.assigneeId.label}
          name="assigneeId"
          members={members}
          currentId={assigneeId}
          value={typeof wanted === "string" ? wanted : (assigneeId ?? "")}
          onChange={(event) => sending.send({ intent: "assign", assigneeId: event.currentTarget.value })}
        />
      </div>
      <RetryButton of={sending} />
      <noscript>
        <Button type="submit" size="sm">
          Set
        </Button>
      </noscript>
    </ActionForm>
  );
}
