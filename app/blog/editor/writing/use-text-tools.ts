import { type RefObject, useCallback, useEffect } from "react";
import {
  type Edit,
  type Format,
  formatMarkup,
  insertBlock,
  type Selection,
} from "../../markup/format-markup";

/** Physical keys, since Alt and Shift change the letters of some layouts. */
const KEYS: { format: Format; code: string; alt?: boolean; shift?: boolean }[] = [
  { format: "bold", code: "KeyB" },
  { format: "italic", code: "KeyI" },
  { format: "link", code: "KeyK" },
  { format: "heading", code: "Digit2", alt: true },
  { format: "subheading", code: "Digit3", alt: true },
  { format: "list", code: "Digit8", shift: true },
  { format: "numbers", code: "Digit7", shift: true },
  { format: "quote", code: "Digit9", shift: true },
];

/** Formats the selection of a textarea, by buttons and by keys. Every edit can be undone by the browser's own undo. */
export function useTextTools(area: RefObject<HTMLTextAreaElement>) {
  const change = useCallback(
    (edit: (selection: Selection) => Edit) => {
      const { current } = area;
      if (!current) return;
      const { value: text, selectionStart: start, selectionEnd: end } = current;
      applyEdit(current, edit({ text, start, end }));
    },
    [area],
  );
  const insert = useCallback(
    (markup: string) =>
      change(({ start: from, end: to }) => {
        const end = from + markup.length;
        return { from, to, insert: markup, start: end, end };
      }),
    [change],
  );
  const format = useCallback(
    (kind: Format) => change((selection) => formatMarkup(selection, kind)),
    [change],
  );
  const addPicture = useCallback(
    (markup: string) => change((selection) => insertBlock(selection, markup)),
    [change],
  );
  useEffect(() => {
    const { current } = area;
    // Not React's: the page's own Ctrl+B and Ctrl+K listen on the document, as React does.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.isComposing) return;
      const key = KEYS.find(
        ({ code, alt = false, shift = false }) =>
          event.code === code && event.altKey === alt && event.shiftKey === shift,
      );
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      format(key.format);
    };
    current?.addEventListener("keydown", onKeyDown);
    return () => current?.removeEventListener("keydown", onKeyDown);
  }, [area, format]);
  return { format, insert, addPicture };
}

/** `execCommand` is deprecated, but nothing else keeps the undo history of a textarea. */
function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isDone =
    insert === "" ? document.execCommand("delete") : document.execCommand("insertText", false, insert);
  if (!isDone) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
