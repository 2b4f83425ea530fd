import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useAssign } from "../../components/assign";
import { assignable } from "../task-row";
import { listPath, PANE_TITLE, shownRows } from "../use-task-focus";
import type { TasksData } from "./load.server";

/** The keys of the list, for the row with the focus, else the task of the pane: what its buttons do. */
export function useTaskKeys(data: TasksData): void {
  const navigate = useNavigate();
  const assign = useAssign();
  const latest = useRef(data);
  latest.current = data;
  useEffect(() => {
    const pane = () => document.querySelector("[data-task-pane]");
    const press = (row: Element | null | undefined, control: string) =>
      row?.querySelector<HTMLElement>(`[data-task-${control}], [data-task-${control}] button`)?.click();
    // Asked before anything handles the key: Escape closes the dialog, and then it is not the pane's.
    let isInDialog = false;
    const onCapture = () => {
      isInDialog = document.querySelector("[role=dialog]") !== null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInDialog || isElsewhere(event)) return;
      const { taskId, who, open, chosen } = latest.current;
      const key = event.key.toLowerCase();
      if (key === "escape" && taskId !== null) {
        // What was typed stays until the second time.
        if (isTyping(event)) document.getElementById(PANE_TITLE)?.focus();
        else navigate(listPath(who), { preventScrollReset: true });
        return event.preventDefault();
      }
      if (isTyping(event)) return;
      if (event.ctrlKey || event.metaKey) return key === "z" ? undoLast(event) : undefined;
      const rows = shownRows();
      const focused = rows.findIndex((row) => row.contains(document.activeElement));
      const at = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute("data-task") === taskId);
      const id = rows[at]?.getAttribute("data-task") ?? taskId;
      const task = [...open, ...(chosen ? [chosen.task] : [])].find((known) => known.id === id);
      if (key === "j" || key === "k") {
        const next = rows[key === "j" ? at + 1 : Math.max(0, at - 1)] ?? rows.at(-1);
        next?.querySelector<HTMLElement>("[data-task-title]")?.focus();
      } else if (key === "x") press(rows[focused] ?? pane() ?? rows[at], "done");
      else if (key === "s") press(rows[focused] ?? pane() ?? rows[at], "snooze");
      else if (key === "e" && task) navigate(task.page);
      else if (key === "a" && task && !task.isDone) assign(assignable(task));
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onCapture, true);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onCapture, true);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [navigate, assign]);
}

function undoLast(event: KeyboardEvent): void {
  event.preventDefault();
  [...document.querySelectorAll<HTMLElement>(".toast-undo")].at(-1)?.click();
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=radio]), textarea, select, [contenteditable]") !== null
  );
}

/** The key was another's. */
function isElsewhere({ altKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return altKey || isComposing || defaultPrevented;
}
