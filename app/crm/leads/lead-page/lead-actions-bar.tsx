import { Mail, Pencil, Phone, Trash2 } from "lucide-react";
import { ButtonLink } from "../../../ui/button";
import { PriorityBadge } from "../../components/lead-badges";
import type { LeadView } from "./load.server";
import { StatusForm } from "./status-form";
import { useDialogAddress } from "./use-dialog-address";

/** The icon says it; the word stays for screen readers. As large as a thumb. */
const ICON_ON_PHONE =
  "max-sm:min-h-11 max-sm:w-11 max-sm:flex-none max-sm:gap-0 max-sm:p-0 max-sm:text-[0px]";

/** The lead's actions. On phones they are at the bottom of the screen, within reach of the thumb. */
export function LeadActionsBar({ lead }: { lead: LeadView }) {
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
        className={ICON_ON_PHONE}
        preventScrollReset
      >
        Email
      </ButtonLink>
      {lead.callTo ? (
        <ButtonLink to={lead.callTo} size="sm" icon={Phone} className={ICON_ON_PHONE}>
          Call
        </ButtonLink>
      ) : null}
      <ButtonLink to={toDialog("edit")} size="sm" icon={Pencil} className={ICON_ON_PHONE} preventScrollReset>
        Edit Lead
      </ButtonLink>
      <ButtonLink
        to={toDialog("delete")}
        size="sm"
        icon={Trash2}
        variant="text-danger"
        className={ICON_ON_PHONE}
        preventScrollReset
      >
        Delete Lead
      </ButtonLink>
    </>
  );
}
