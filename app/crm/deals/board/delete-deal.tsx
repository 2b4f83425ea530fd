import { Trash2 } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { NoScriptLinkForm } from "../../../ui/forms/no-script-link-form";
import { IconCopy, IconOriginal } from "../../../ui/icon";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { miniButtonClass } from "../../components/mini-button";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, deleteQuestion } from "../deal";

type Deletable = { id: string; title: string };
export type OnDelete = (deal: Deletable) => void;

/**
 * What the delete buttons of a list share: the confirmation and the function that opens it, and `pages`, the id of a
 * form that opens a deal's pages without JavaScript.
 */
export function useDeleteDeal(returnTo: string, onDeleted?: (id: string) => void) {
  const [deal, setDeal] = useState<Deletable | null>(null);
  const pages = useId();
  const close = useCallback(() => setDeal(null), []);
  const dialog = (
    <>
      <NoScriptLinkForm id={pages} to="/admin/deals" fields={{ returnTo }} />
      <IconOriginal id={iconOf(pages)} of={Trash2} />
      {deal ? (
        <ConfirmDialog
          title="Delete Deal"
          description={deleteQuestion(deal.title)}
          confirmLabel="Delete Deal"
          action={DEAL_CHANGES_PATH}
          fields={{ intent: "delete", id: deal.id, returnTo }}
          failure={DEAL_FAILURES.delete}
          onDone={() => onDeleted?.(deal.id)}
          onClose={close}
        />
      ) : null}
    </>
  );
  return { pages, onDelete: setDeal, dialog };
}

function iconOf(pages: string): string {
  return `${pages}trash`;
}

type DeleteButtonProps = { deal: Deletable; onDelete: OnDelete; pages: string };

export function DeleteButton({ deal, onDelete, pages }: DeleteButtonProps) {
  return (
    <button
      type="submit"
      form={pages}
      formAction={`/admin/deals/${deal.id}/delete`}
      className={miniButtonClass({ place: "corner" })}
      aria-label={`Delete ${deal.title}`}
      aria-haspopup="dialog"
      onClick={() => onDelete(deal)}
    >
      <IconCopy of={iconOf(pages)} size={14} />
    </button>
  );
}
