import { Ellipsis, Mail, Pencil, Phone, Trash2 } from "lucide-react";
import { ActionForm, RetryButton } from "../../../ui/forms/action-form";
import { Button, ButtonLink, buttonClass } from "../../../ui/forms/button";
import { useAction, useEarlyChange } from "../../../ui/forms/use-action";
import { Icon } from "../../../ui/icon";
import { PriorityBadge, STATUS_COLORS, StatusGlyph } from "../../components/lead-badges";
import { LEAD_FAILURES, LEAD_STATUS_LABELS, LEAD_STATUSES, type LeadStatus } from "../lead";
import { useDialogAddress } from "./lead-dialogs";
import type { LeadView } from "./load.server";

/**
 * The lead's actions. On phones they are at the bottom of the screen, within reach of the thumb, except that deleting
 * it takes a tap on More.
 */
export function LeadActionsBar({ lead, onCall }: { lead: LeadView; onCall: () => void }) {
  const toDialog = useDialogAddress();
  return (
    <>
      <StatusForm status={lead.status} />
      <PriorityBadge priority={lead.priority} className="min-h-7 max-sm:hidden" />
      <span className="ml-auto max-sm:hidden" />
      <ButtonLink
        to={toDialog("email")}
        size="sm"
        variant="ink"
        icon={Mail}
        className="lead-action"
        preventScrollReset
      >
        Email
      </ButtonLink>
      {lead.callTo ? (
        <ButtonLink to={lead.callTo} size="sm" icon={Phone} className="lead-action" onClick={onCall}>
          Call
        </ButtonLink>
      ) : null}
      <ButtonLink to={toDialog("edit")} size="sm" icon={Pencil} className="lead-action" preventScrollReset>
        Edit Lead
      </ButtonLink>
      <details className="lead-more sm:hidden">
        <summary
          className={buttonClass({ size: "sm", variant: "ghost", className: "lead-action list-none" })}
        >
          <Icon of={Ellipsis} size={16} />
          More
        </summary>
      </details>
      <ButtonLink
        to={toDialog("delete")}
        size="sm"
        icon={Trash2}
        variant="ghost"
        title="Delete Lead"
        preventScrollReset
      >
        <span className="sm:sr-only">Delete Lead</span>
      </ButtonLink>
    </>
  );
}

/** The status as a select; updates optimistically and reverts if the change is rejected. */
function StatusForm({ status }: { status: LeadStatus }) {
  const sending = useAction({ intent: "status", failure: LEAD_FAILURES.status });
  const wanted = sending.pending?.get("status");
  const shown = LEAD_STATUSES.find((known) => known === wanted) ?? status;
  const save = (chosen: string) => sending.send({ intent: "status", status: chosen });
  return (
    <ActionForm of={sending} className="flex gap-[0.4rem] max-sm:min-w-0 max-sm:flex-1">
      <input type="hidden" name="intent" value="status" />
      <span className={`status-select ${STATUS_COLORS[shown]}`}>
        <StatusGlyph status={shown} />
        <select
          name="status"
          aria-label="Status"
          autoComplete="off"
          ref={useEarlyChange(shown, save)}
          value={shown}
          onChange={(event) => save(event.currentTarget.value)}
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
