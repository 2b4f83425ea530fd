import { ActionForm, RetryButton } from "../../../ui/action-form";
import { Button } from "../../../ui/button";
import { useAction } from "../../../ui/use-action";
import { STATUS_COLORS, StatusGlyph } from "../../components/lead-badges";
import { LEAD_STATUS_LABELS, LEAD_STATUSES, type LeadStatus } from "../lead";
import { LEAD_FAILURES } from "../lead-failures";

/** The status as a select; updates optimistically and reverts if the change is rejected. */
export function StatusForm({ status }: { status: LeadStatus }) {
  const sending = useAction({ intent: "status", failure: LEAD_FAILURES.status });
  const wanted = sending.pending?.get("status");
  const shown = LEAD_STATUSES.find((known) => known === wanted) ?? status;
  return (
    <ActionForm of={sending} className="flex gap-[0.4rem] max-sm:min-w-0 max-sm:flex-1">
      <input type="hidden" name="intent" value="status" />
      <span className={`status-select ${STATUS_COLORS[shown]}`}>
        <StatusGlyph status={shown} />
        <select
          name="status"
          aria-label="Status"
          value={shown}
          onChange={(event) => sending.send({ intent: "status", status: event.currentTarget.value })}
        >
          {LEAD_STATUSES.map((known) => (
            <option key={known} value={known}>
              {LEAD_STATUS_LABELS[known]}
            </option>
          ))}
        </select>
      </span>
      <RetryButton of={sending} />
      <noscript>
        <Button type="submit" size="sm">
          Set
        </Button>
      </noscript>
    </ActionForm>
  );
}
