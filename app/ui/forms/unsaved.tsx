import { unstable_usePrompt, useBeforeUnload, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

const QUESTION = "Leave without saving what you typed?";
/** In forms that ask before they are left: others save by themselves, keep a draft or hold choices alone. */
const WORDS = "[data-unsaved] :is(textarea, input:is([type=text], [type=email], [type=tel], [type=url]))";

/** Forms that are on their way, until somebody types in them again. */
const sent = new WeakSet<HTMLFormElement>();

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
      if (type === "submit") sent.add(form);
      else sent.delete(form);
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

/** Whether the topmost dialog may close; asks if it holds words that nobody saved. */
export function mayCloseDialog(): boolean {
  return !holdsUnsaved(topDialog()) || confirm(QUESTION);
}

const topDialog = () => [...document.querySelectorAll(".dlg")].at(-1);

function holdsUnsaved(root: Document | Element | undefined): boolean {
  return [...(root?.querySelectorAll<HTMLInputElement>(WORDS) ?? [])].some(
    ({ form, value, defaultValue }) => value !== defaultValue && !(form && sent.has(form)),
  );
}
