import { Pencil } from "lucide-react";
import { useId, useState } from "react";
import type { Member } from "../../../auth/staff";
import { SubmitButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { Icon } from "../../../ui/icon";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../../ui/overlays/dialog";
import { miniButtonClass } from "../../components/mini-button";
import { DealFields } from "./deal-fields";
import { type DealValues, useDealEdit } from "./use-deal-form";

type EditDealProps = {
  deal: { id: string; title: string; version: number; fields: DealValues };
  members: Member[];
  returnTo: string;
};

/** The edit button with its dialog; without JavaScript it opens the deal's own page. */
export function EditDeal({ deal, members, returnTo }: EditDealProps) {
  const opener = useId();
  const [open, setOpen] = useState(false);
  const trigger = (
    <button
      type="submit"
      form={opener}
      className={miniButtonClass({ place: "corner" })}
      aria-label={`Edit ${deal.title}`}
    >
      <Icon of={Pencil} size={14} />
    </button>
  );
  return (
    <>
      <NoScriptLinkForm id={opener} to={`/admin/deals/${deal.id}`} fields={{ returnTo }} />
      <Dialog title="Edit Deal" trigger={trigger} open={open} onOpenChange={setOpen}>
        <EditDealForm deal={deal} members={members} returnTo={returnTo} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EditDealForm({ deal, members, returnTo, onDone }: EditDealProps & { onDone: () => void }) {
  // What was typed since it was sent stays, to be saved next.
  const { fields, formProps, version, ...sending } = useDealEdit(
    deal,
    (_, isTypedOn) => isTypedOn || onDone(),
  );
  return (
    <form {...formProps} data-unsaved>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <DialogBody>
        <DealFields fields={fields} members={members} currentAssigneeId={deal.fields.assigneeId} />
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button size="sm">Cancel</Button>
        </DialogClose>
        <SubmitButton of={sending} variant="ink" size="sm" busyLabel="Saving...">
          Save Deal
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
