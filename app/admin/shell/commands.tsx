import { Search } from "lucide-react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../../ui/forms/button";
import { Key } from "../../ui/icon";
import { useToast } from "../../ui/overlays/toast";
import type { CommandDialogName } from "../palette/dialogs";
import { SEARCH_PATH } from "../search-results";

type DialogModule = typeof import("../palette/dialogs");

/** The header's search button, Ctrl/Cmd+K, `?` and `t`. Without JavaScript the button links to a page. */
export function Commands() {
  const { shown, show, dialogs, prepare, opener } = useDialogs();
  const typed = useKeys(shown, show, dialogs !== null);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show("palette");
  }
  return (
    <>
      <ButtonLink
        to={SEARCH_PATH}
        size="sm"
        icon={Search}
        className="*:text-ink-2 max-md:w-control-sm max-md:p-0"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
        onPointerEnter={prepare}
      >
        <span className="font-medium max-md:sr-only">Search</span>
        {/* Touch devices have no Ctrl key. */}
        <span className="contents max-md:hidden [@media(hover:none)]:hidden" aria-hidden="true">
          <Key>Ctrl K</Key>
        </span>
      </ButtonLink>
      {shown && dialogs ? (
        <dialogs.CommandDialogs shown={shown} onShow={show} opener={opener} typed={typed.current} />
      ) : null}
    </>
  );
}

const loadDialogs = () => import("../palette/dialogs");
/** By now the page has loaded, so the dialogs are preloaded. */
const SETTLED_MS = 1000;

/** The dialogs are split from the page bundle and loaded on first use at the latest. */
function useDialogs() {
  const [shown, setShown] = useState<CommandDialogName | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [dialogs, setDialogs] = useState<DialogModule | null>(null);
  const showToast = useToast();
  const isAsked = useRef(false);
  const prepare = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    loadDialogs().then(setDialogs, () => {
      isAsked.current = false;
      setShown(null);
      showToast({ title: "The search could not be loaded", destructive: true });
    });
  }, [showToast]);
  useEffect(() => {
    if (shown) prepare();
  }, [shown, prepare]);
  useEffect(() => {
    // Opening a dialog retries the import and reports its failure.
    const timer = setTimeout(() => loadDialogs().catch(() => {}), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  // One dialog may open the other: focus returns to what had it before the first.
  const show = useCallback(
    (next: CommandDialogName | null) => {
      const focused = document.activeElement;
      if (shown === null) opener.current = focused instanceof HTMLElement ? focused : null;
      setShown(next);
    },
    [shown],
  );
  return { shown, show, dialogs, prepare, opener };
}

const KEYS = new Map<string, CommandDialogName>([
  ["?", "keys"],
  ["t", "task"],
]);

/** Opens dialogs by keys. Returns what was typed for the search box while the palette was still loading. */
function useKeys(
  shown: CommandDialogName | null,
  show: (next: CommandDialogName | null) => void,
  isLoaded: boolean,
) {
  const typed = useRef("");
  useEffect(() => {
    if (shown === null) typed.current = "";
  }, [shown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.repeat || event.isComposing) return;
      const isCommand =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "k";
      const isWriting = shown === "palette" && !isLoaded && !event.ctrlKey && !event.metaKey;
      if (isWriting && (event.key.length === 1 || event.key === "Backspace")) {
        typed.current = event.key === "Backspace" ? typed.current.slice(0, -1) : typed.current + event.key;
        return event.preventDefault();
      }
      const dialog =
        event.ctrlKey || event.metaKey || isTyping(event.target) ? undefined : KEYS.get(event.key);
      if (!isCommand && !dialog) return;
      // Another dialog is open.
      if (dialog === "task" && shown === null && document.querySelector(".dlg")) return;
      event.preventDefault();
      if (dialog) show(dialog);
      else show(shown === "palette" ? null : "palette");
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [shown, show, isLoaded]);
  return typed;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
