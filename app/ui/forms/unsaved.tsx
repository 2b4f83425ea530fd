import { unstable_usePrompt, useBeforeUnload, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

const QUESTION = "Leave without saving what you typed?";
/** In forms that ask before they are left: others save by themselves, keep a draft or hold choices alone. */
const WORDS = "[data-unsaved] :is(textarea, input:is([type=text], [type=email], [type=tel], [type=url]))";

/** Forms that are on their way or given up, until somebody types in them again. */
const settled = new WeakSet<HTMLFormElement>();

/**
 * Asks before a page, or a dialog of its address, is left while a form of it holds words that nobody saved. Render it
 * inside the frame of the pages.
 */
export function UnsavedQuestion() {
  const { pathname } = useLocation();
  const [isTypedOn, setIsTypedOn] = useState<string | null>(null);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (!form) return;
      if (type === "submit") settled.add(form);
      else settled.delete(form);
      if (form.matches("[data-unsaved]")) setIsTypedOn(pathname);
    };
    addEventListener("submit", note, true);
    addEventListener("input", note);
    return () => {
      removeEventListener("submit", note, true);
      removeEventListener("input", note);
    };
  }, [pathname]);
  // The router warns of every jump within a page while it has a blocker, so it has one only after something was typed.
  return isTypedOn === pathname ? <Blocker /> : null;
}

/** Says that a form was not sent after all, but waits: what was typed in it is asked about until then. */
export function keepUnsaved(form: HTMLFormElement): void {
  settled.delete(form);
}

function Blocker() {
  unstable_usePrompt({
    message: QUESTION,
    // Within a page only its dialogs come and go.
    when: ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === nextLocation.pathname
        ? currentLocation.search !== nextLocation.search && holdsUnsaved(topDialog())
        : holdsUnsaved(document),
  });
  useBeforeUnload((event) => {
    if (holdsUnsaved(document)) event.preventDefault();
  });
  return null;
}

/**
 * Whether the topmost dialog may close; asks if it holds words that nobody saved, and only once if its address goes
 * with it. The router's question alone would come too late for somebody who types and closes at once.
 */
export function mayCloseDialog(): boolean {
  const forms = listUnsaved([...document.querySelectorAll(".dlg, [data-sheet]")].at(-1));
  if (forms.length > 0 && !confirm(QUESTION)) return false;
  for (const form of forms) settled.add(form);
  return true;
}

const topDialog = () => [...document.querySelectorAll(".dlg")].at(-1);

const holdsUnsaved = (root: Document | Element | undefined) => listUnsaved(root).length > 0;

function listUnsaved(root: Document | Element | undefined): HTMLFormElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>(WORDS) ?? [])].flatMap(
    ({ form, value, defaultValue }) => (form && value !== defaultValue && !settled.has(form) ? [form] : []),
  );
}
