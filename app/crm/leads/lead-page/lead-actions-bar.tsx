import { Mail, Pencil, Phone, Trash2 } from "lucide-react";
import { ButtonLink } from "../../../ui/button";
import { PriorityBadge } from "../../components/lead-badges";
import type { LeadView } from "./lead-data";
import { StatusForm } from "./status-form";
import { useDialogAddress } from "./use-dialog-address";

/** The lead's actions. On phones they are at the bottom of the screen, within reach of the thumb. */
export function LeadActionsBar({ lead }: { lead: LeadView }) {
  const toDialog = useDialogAddress();
  return (
    <>
      <StatusForm status={lead.status} />
      <PriorityBadge priority={lead.priority} />
      <span className="sp" />
      <ButtonLink
        to={toDialog("email")}
        size="sm"
        variant="ink"
        icon={Mail}
        className="icon-on-phone"
        preventScrollReset
      >
        Email
      </ButtonLink>
      {lead.callTo ? (
        <ButtonLink to={lead.callTo} size="sm" icon={Phone} className="icon-on-phone">
          Call
        </ButtonLink>
      ) : null}
      <ButtonLink to={toDialog("edit")} size="sm" icon={Pencil} className="icon-on-phone" preventScrollReset>
        Edit Lead
      </ButtonLink>
      <ButtonLink
        to={toDialog("delete")}
        size="sm"
        icon={Trash2}
        variant="text-danger"
        className="icon-on-phone"
        preventScrollReset
      >
        Delete Lead
      </ButtonLink>
    </>
  );
}
