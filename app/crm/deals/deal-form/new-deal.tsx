import { Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Member } from "../../../auth/staff";
import { SubmitButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../../ui/overlays/dialog";
import { DealFields } from "./deal-fields";
import { LeadPicker } from "./lead-picker";
import { NEW_DEAL_PATH, useNewDeal } from "./use-deal-form";

type NewDealProps = {
  /** Redirect target without JavaScript. */
  returnTo: string;
  /** The lead on whose tab the button is; without it, the dialog offers all leads. */
  leadId?: string;
  members: Member[];
};

/** The 'New Deal' button with its dialog. */
export function NewDeal({ returnTo, leadId, members }: NewDealProps) {
  const opener = useId();
  const [open, setOpen] = useState(false);
  const trigger = (
    <Button type="submit" form={opener} variant="ink" size="sm" icon={Plus}>
      New Deal
    </Button>
  );
  return (
    <>
      <NoScriptLinkForm
        id={opener}
        to={NEW_DEAL_PATH}
        fields={leadId ? { returnTo, leadId } : { returnTo }}
      />
      <Dialog title="Create New Deal" trigger={trigger} open={open} onOpenChange={setOpen}>
        <NewDealForm returnTo={returnTo} leadId={leadId} members={members} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NewDealForm({ returnTo, leadId, members, onDone }: NewDealProps & { onDone: () => void }) {
  const { fields, formProps, ...sending } = useNewDeal({ leadId, onDone });
  return (
    <form {...formProps} data-unsaved>
      <input type="hidden" name="returnTo" value={returnTo} />
      <DialogBody>
        {leadId ? (
          <input type="hidden" name="leadId" value={leadId} />
        ) : (
          <LeadPicker errors={fields.leadId.errors} />
        )}
        <DealFields fields={fields} members={members} />
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button size="sm">Cancel</Button>
        </DialogClose>
        <SubmitButton of={sending} variant="ink" size="sm" busyLabel="Creating...">
          Create Deal
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
