import { useCallback, useEffect, useRef, useState } from "react";
import { leadPath } from "../../paths";
import type { EmailText } from "../email";

/** none: nothing was typed yet. */
export type DraftState = "none" | "typing" | "saving" | "saved" | "failed";

const PAUSE_MS = 800;
/** Browsers refuse a longer request that is to outlive its page; letters beyond ASCII are sent as six to twelve bytes. */
const KEEPALIVE_MAX_BYTES = 64 * 1024;

/**
 * Keeps what is typed as a draft, a moment after the last key, and at once when the composer or the whole page goes away.
 * `isOn` is false while there is nothing to keep: before the first key and once the message is on its way.
 */
export function useDraft(leadId: string, text: EmailText, isOn: boolean) {
  const [state, setState] = useState<DraftState>("none");
  const unsaved = useRef<EmailText | null>(null);

  const save = useCallback(async () => {
    const draft = unsaved.current;
    if (!draft) return;
    unsaved.current = null;
    setState("saving");
    if (await sendDraft(leadId, draft)) {
      setState((current) => (current === "saving" ? "saved" : current));
    } else {
      unsaved.current ??= draft;
      setState("failed");
    }
  }, [leadId]);

  useEffect(() => {
    unsaved.current = isOn ? text : null;
    setState(isOn ? "typing" : "none");
    if (!isOn) return;
    const pause = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, isOn, save]);

  useEffect(() => {
    const saveAtLast = () => {
      if (unsaved.current) void sendDraft(leadId, unsaved.current);
      unsaved.current = null;
    };
    window.addEventListener("pagehide", saveAtLast);
    return () => {
      window.removeEventListener("pagehide", saveAtLast);
      saveAtLast();
    };
  }, [leadId]);

  return { state, save };
}

/** Outside Remix on purpose: a draft changes nothing on the page, so nothing is to be loaded anew after it. */
async function sendDraft(leadId: string, draft: EmailText): Promise<boolean> {
  const body = new URLSearchParams(draft);
  try {
    const response = await fetch(`${leadPath(leadId)}/draft`, {
      method: "POST",
      body,
      // A signed-out answer leads elsewhere, and must not count as kept.
      redirect: "manual",
      keepalive: body.toString().length <= KEEPALIVE_MAX_BYTES,
    });
    return response.ok;
  } catch {
    return false;
  }
}
