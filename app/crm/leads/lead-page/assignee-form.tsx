import { ActionForm } from "../../../ui/action-form";
import { Button } from "../../../ui/button";
import { useAction } from "../../../ui/use-action";
import { MemberSelect } from "../../components/member-select";
import { LEAD_FAILURES } from "../lead-failures";
import { LEAD_FIELDS } from "../lead-fields";
import type { LeadView } from "./lead-data";

/** Whose the lead is, as a list to choose from; it shows the choice at once and goes back when it is refused. */
export function AssigneeForm({ lead: { assigneeId, members } }: { lead: LeadView }) {
  const sending = useAction({ intent: "assign", failure: LEAD_FAILURES.assign });
  const wanted = sending.pending?.get("assigneeId");
  return (
    <ActionForm of={sending} className="assign-form">
      <input type="hidden" name="intent" value="assign" />
      <MemberSelect
        label={LEAD_FIELDS.assigneeId.label}
        name="assigneeId"
        members={members}
        held={assigneeId}
        value={typeof wanted === "string" ? wanted : (assigneeId ?? "")}
        onChange={(event) => sending.send({ intent: "assign", assigneeId: event.currentTarget.value })}
      />
      <noscript>
        <Button type="submit" size="sm">
          Set
        </Button>
      </noscript>
    </ActionForm>
  );
}
