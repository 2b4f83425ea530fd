import { Button } from "../../../ui/forms/button";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../../ui/overlays/dialog";
import { LostFields } from "../deal-form/lost-fields";
import type { DealField, LossFields } from "../deal-form/use-deal-form";

export type LostDialogProps = {
  deal: { id: string; title: string };
  onAnswer: (loss: LossFields) => void;
  onCancel: () => void;
};

const EMPTY: Record<"lostReason" | "lostTo" | "lostNote", DealField> = {
  ...{ lostReason: undefined, lostTo: undefined, lostNote: undefined },
};

/** Asks why a deal was lost. Any answer will do, none too; cancelling leaves the deal in its stage. */
export function LostDialog({ deal, onAnswer, onCancel }: LostDialogProps) {
  // The card is drawn again in its column, so what had the focus may be gone. On the deal's page it is its stage.
  const card = {
    get current() {
      return document.querySelector<HTMLElement>(
        `[data-deal="${CSS.escape(deal.id)}"] :is(a, [aria-current=step])`,
      );
    },
  };
  return (
    <Dialog title="Mark as lost" description={deal.title} open onOpenChange={onCancel} focusBackTo={card}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget);
          const text = (name: string) => String(sent.get(name) ?? "");
          onAnswer({ lostReason: text("lostReason"), lostTo: text("lostTo"), lostNote: text("lostNote") });
        }}
      >
        <DialogBody>
          <LostFields fields={EMPTY} />
        </DialogBody>
        <DialogFooter>
          <p className="mr-auto self-center text-sm text-ink-2">Cancel puts the deal back.</p>
          <DialogClose>
            <Button size="sm">Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="ink" size="sm">
            Mark as lost
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
