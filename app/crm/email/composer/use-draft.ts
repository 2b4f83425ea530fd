import { useCallback, useEffect, useRef, useState } from "react";
import { onLeave, sendOnLeave } from "../../../platform/http/browser/leaving";
import { leadPath } from "../../paths";
import type { EmailText } from "../email";

/** none: nothing has been typed yet. */
export type DraftState = "none" | "typing" | "saving" | "saved" | "failed";

const PAUSE_MS = 800;

const draftPath = (leadId: string) => `${leadPath(leadId)}/draft`;

/** Texts that could not be saved yet, by lead: the composer starts with them when it is opened again. */
const unsavedDrafts = new Map<string, EmailText>();

export function readUnsavedDraft(leadId: string): EmailText | undefined {
  return unsavedDrafts.get(leadId);
}

/**
 * Saves the text as a draft after a pause in typing, and at once when the composer or the page closes. `isOn` is false
 * before the first keystroke and once the message is being sent.
 */
export function useDraft(leadId: string, text: EmailText, isOn: boolean) {
  const [state, setState] = useState<DraftState>("none");
  const unsaved = useRef<EmailText | null>(null);

  const save = useCallback(async () => {
    const draft = unsaved.current;
    if (!draft) return;
    setState("saving");
    const isSaved = await sendDraft(leadId, draft);
    if (isSaved && unsaved.current === draft) unsaved.current = null;
    setState((current) => (isSaved ? (current === "saving" ? "saved" : current) : "failed"));
  }, [leadId]);

  useEffect(() => {
    unsaved.current = isOn ? text : null;
    setState(isOn ? "typing" : "none");
    unsavedDrafts.delete(leadId);
    if (!isOn) return;
    const pause = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [leadId, text, isOn, save]);

  useEffect(() => {
    const saveBy = (send: (leadId: string, draft: EmailText) => void) => {
      if (unsaved.current) send(leadId, unsaved.current);
      unsaved.current = null;
    };
    const forget = onLeave(() => saveBy(sendDraftOnLeave));
    return () => {
      forget();
      saveBy(sendDraft);
    };
  }, [leadId]);

  return { state, save };
}

/** Also kept as unsaved: a page that comes back from the back-forward cache does not know whether it arrived. */
function sendDraftOnLeave(leadId: string, draft: EmailText): void {
  unsavedDrafts.set(leadId, draft);
  sendOnLeave(draftPath(leadId), new URLSearchParams(draft));
}

/** Plain fetch instead of a Remix fetcher, since a saved draft must not revalidate the page. */
async function sendDraft(leadId: string, draft: EmailText): Promise<boolean> {
  unsavedDrafts.set(leadId, draft);
  const isSaved = await postDraft(leadId, new URLSearchParams(draft));
  if (isSaved && unsavedDrafts.get(leadId) === draft) unsavedDrafts.delete(leadId);
  return isSaved;
}

async function postDraft(leadId: string, body: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(draftPath(leadId), {
      method: "POST",
      body,
      // A signed-out request is redirected to the sign-in page, whose 200 must not count as saved.
      redirect: "manual",
    });
    return response.ok;
  } catch {
    return false;
  }
}
