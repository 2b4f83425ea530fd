import { useEffect, useRef } from "react";
import { useToast } from "../../../ui/toast";
import { importPath } from "../../paths";
import { IMPORT_FAILED, IMPORT_FAILURES, type ImportState, importedTitle } from "../import";

type Outcome = { id: string; state: ImportState; createdRows: number; updatedRows: number };

/** Shows a toast when the import finishes while the page is open. */
export function useOutcomeToast({ id, state, createdRows, updatedRows }: Outcome): void {
  const showToast = useToast();
  const last = useRef(state);
  useEffect(() => {
    const was = last.current;
    last.current = state;
    if (was === state) return;
    const leads = createdRows + updatedRows;
    if (state === "done" && leads > 0) {
      showToast({
        title: importedTitle(leads),
        undo: { action: importPath(id), fields: { intent: "undo" }, failed: IMPORT_FAILURES.undo.title },
      });
    } else if (state === "done") showToast({ title: importedTitle(0) });
    else if (state === "failed") showToast({ title: IMPORT_FAILED, destructive: true });
    else if (state === "undone") showToast({ title: "Import undone" });
  }, [state, id, createdRows, updatedRows, showToast]);
}
