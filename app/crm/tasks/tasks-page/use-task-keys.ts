import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { taskPath } from "../../paths";

/** The keys of the list, for the row with the focus, else the task of the pane: what its buttons do. */
export function useTaskKeys(taskId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (row: Element | undefined, control: string) =>
      row?.querySelector<HTMLElement>(`[data-task-${control}], [data-task-${control}] button`)?.click();
    const onKeyDown = (event: KeyboardEvent) => {
      if (isBusy(event)) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === "z") {
        event.preventDefault();
        return [...document.querySelectorAll<HTMLElement>(".toast-undo")].at(-1)?.click();
      }
      if (event.ctrlKey || event.metaKey) return;
      const rows = [...document.querySelectorAll<HTMLElement>("[data-task]")].filter(isShown);
      const focused = rows.findIndex((row) => row.contains(document.activeElement));
      const at = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute("data-task") === taskId);
      const id = rows[at]?.getAttribute("data-task") ?? taskId;
      if (key === "j" || key === "k") {
        const next = rows[key === "j" ? at + 1 : Math.max(0, at - 1)] ?? rows.at(-1);
        next?.querySelector<HTMLElement>("[data-task-title]")?.focus();
      } else if (key === "x") press(rows[at], "done");
      else if (key === "s") press(rows[at], "snooze");
      else if ((key === "e" || key === "a") && id) {
        if (key === "e" || !rows[at]?.querySelector("[data-task-assign]")) navigate(taskPath(id));
        else press(rows[at], "assign");
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate, taskId]);
}

function isShown(row: HTMLElement): boolean {
  return row.offsetParent !== null && row.closest("details:not([open])") === null;
}

/** Somebody types, or a dialog is open. */
function isBusy({ altKey, isComposing, defaultPrevented, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element &&
    target.closest("input:not([type=radio]), textarea, select, [contenteditable]") !== null;
  return (
    altKey || isComposing || defaultPrevented || isTyping || document.querySelector("[role=dialog]") !== null
  );
}
