import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../../ui/dialog";
import { PageOpener } from "../../../ui/page-opener";
import { DealFields } from "./deal-fields";
import { LeadPicker } from "./lead-picker";
import { useDealFetcher } from "./use-deal-fetcher";

const PATH = "/admin/deals/new";

type NewDealProps = {
  /** Where a page without scripts goes back to. */
  returnTo: string;
  /** The lead whose tab it stands in; without it the dialog offers all leads. */
  leadId?: string;
};

/** The button 'New Deal' and its dialog. */
export function NewDeal({ returnTo, leadId }: NewDealProps) {
  const opener = useId();
  const [open, setOpen] = useState(false);
  const trigger = (
    <Button type="submit" form={opener} variant="ink" size="sm" icon={Plus}>
      New Deal
    </Button>
  );
  return (
    <>
      <PageOpener id={opener} to={PATH} fields={leadId ? { returnTo, leadId } : { returnTo }} />
      <Dialog title="Create New Deal" trigger={trigger} open={open} onOpenChange={setOpen}>
        <NewDealForm returnTo={returnTo} leadId={leadId} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NewDealForm({ returnTo, leadId, onDone }: NewDealProps & { onDone: () => void }) {
  const { Form, form, errors, busy } = useDealFetcher(onDone);
  return (
    <Form ref={form} method="post" action={PATH} noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      <DialogBody>
        <DealFields errors={errors} />
        {leadId ? (
          <input type="hidden" name="leadId" value={leadId} />
        ) : (
          <LeadPicker errors={errors?.leadId} />
        )}
      </DialogBody>
      <DialogFooter>
        <DialogClose>
          <Button size="sm">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="ink" size="sm" busy={busy} busyLabel="Creating...">
          Create Deal
        </Button>
      </DialogFooter>
    </Form>
  );
}
