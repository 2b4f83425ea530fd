import { useEffect, useRef } from "react";
import { TASKS_PATH } from "../paths";
import type { Who } from "./task";

/** The heading of the pane, which takes the focus with each task that is opened. */
export const PANE_TITLE = "task-title";

/** After a dialog whose button is gone with the task that was in the pane. */
export function focusPaneIfLost(): void {
  if (document.activeElement === document.body) document.getElementById(PANE_TITLE)?.focus();
}

/** The list without a task beside it. */
export function listPath(who: Who): string {
  return who === "mine" ? TASKS_PATH : `${TASKS_PATH}?${new URLSearchParams({ who })}`;
}

/** The rows that are to be seen, in their order. */
export function shownRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-task]")].filter(
    (row) => row.offsetParent !== null && row.closest("details:not([open])") === null,
  );
}

function focusRow(row: Element | undefined): void {
  const title = row?.querySelector<HTMLElement>("[data-task-title]");
  const heading = document.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  (title ?? heading)?.focus();
}

/**
 * Keeps the focus where the work is: in the pane when a task is opened there, on its row when the pane is closed, and
 * on the row that took the place of one that left the list.
 */
export function useTaskFocus(taskId: string | null): void {
  const last = useRef({ taskId, row: null as HTMLElement | null, at: 0 });
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-task]") : null;
      if (row) last.current = { ...last.current, row, at: shownRows().indexOf(row) };
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    const before = last.current;
    last.current = { ...before, taskId };
    const isLost = document.activeElement === document.body;
    if (taskId !== before.taskId) {
      if (taskId !== null) return document.getElementById(PANE_TITLE)?.focus();
      const rows = shownRows();
      focusRow(rows.find((row) => row.getAttribute("data-task") === before.taskId) ?? rows[0]);
    } else if (isLost && before.row && !before.row.isConnected) {
      const rows = shownRows();
      focusRow(rows[before.at] ?? rows.at(-1));
    }
  });
}
