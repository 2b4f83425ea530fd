import { Trash2 } from "lucide-react";
import { useId } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Icon } from "../../../ui/icon";
import { NoScriptLinkForm } from "../../../ui/no-script-link-form";
import { miniButtonClass } from "../../components/mini-button";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, deleteQuestion } from "../deal";

type DeleteDealProps = {
  deal: { id: string; title: string };
  /** Redirect target without JavaScript. */
  returnTo: string;
  onDeleted?: (id: string) => void;
};

/** The delete button with its confirmation dialog. */
export function DeleteDeal({ deal, returnTo, onDeleted }: DeleteDealProps) {
  const opener = useId();
  return (
    <>
      <NoScriptLinkForm id={opener} to={`/admin/deals/${deal.id}/delete`} fields={{ returnTo }} />
      <ConfirmDialog
        title="Delete Deal"
        description={deleteQuestion(deal.title)}
        confirmLabel="Delete Deal"
        action={DEAL_CHANGES_PATH}
        fields={{ intent: "delete", id: deal.id, returnTo }}
        failure={DEAL_FAILURES.delete}
        onDone={() => onDeleted?.(deal.id)}
        trigger={
          <button
            type="submit"
            form={opener}
            className={miniButtonClass({ place: "corner" })}
            aria-label={`Delete ${deal.title}`}
          >
            <Icon of={Trash2} size={14} />
          </button>
        }
      />
    </>
  );
}
