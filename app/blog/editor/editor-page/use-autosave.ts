import { useCallback, useEffect, useRef, useState } from "react";
import { onLeave, sendOnLeave } from "../../../platform/http/browser/leaving";
import { autosavePath } from "../../staff/staff-posts";
import type { Conflict, EditorResult } from "../save-actions.server";
import { type Draft, draftBody, isSameDraft, keepLocalDraft } from "./draft";

/** pending: saved, but readers still see the old text. `refused` holds the server's sentence. */
export type SaveState =
  | { kind: "clean" | "typing" | "saving" | "offline" | "signed-out" | "conflict" }
  | { kind: "saved" | "pending"; at: string }
  | { kind: "refused"; reason: string };

/**
 * What the server has, as far as this editor knows: the post's text, and the writer's own, if that waits for 'Update'.
 */
export type Base = { version: number; stored: Draft; draft: Draft };

const PAUSE_MS = 1500;

type Options = {
  id: string;
  staffId: string;
  draft: Draft;
  base: { current: Base };
  isOn: boolean;
  onSaved: (saved: NonNullable<EditorResult["saved"]>, sent: Draft) => void;
};

/**
 * Keeps the draft on this device at once and saves it after a pause in typing. A conflict stops it until one of the
 * versions is chosen.
 */
export function useAutosave({ id, staffId, draft, base, isOn, onSaved }: Options) {
  const [state, setState] = useState<SaveState>({ kind: "clean" });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const inFlight = useRef<Promise<void> | null>(null);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const run = useCallback(async () => {
    const sent = latest.current;
    const { version } = base.current;
    setState({ kind: "saving" });
    const answer = await send(id, sent, version);
    if (answer.kind === "saved") {
      saved.current(answer.saved, sent);
      const isCurrent = latest.current === sent;
      if (isCurrent) keepLocalDraft(staffId, id, null);
      const at = new Date().toISOString();
      setState(isCurrent ? { kind: answer.saved.isPending ? "pending" : "saved", at } : { kind: "typing" });
    } else if (answer.kind === "conflict") {
      const { theirs } = answer.conflict;
      // Published by somebody, but the text is the one we know.
      if (theirs.version !== version && isKnown(theirs, base.current)) {
        base.current = { ...base.current, version: theirs.version };
        return run();
      }
      setConflict(answer.conflict);
      setState({ kind: "conflict" });
    } else setState(answer.kind === "refused" ? answer : { kind: answer.kind });
  }, [id, staffId, base]);
  /** Saves now; resolves when the server has answered, whatever the answer. */
  const save = useCallback(async () => {
    while (inFlight.current) await inFlight.current;
    if (isSameDraft(latest.current, base.current.draft)) return;
    inFlight.current = run();
    await inFlight.current;
    inFlight.current = null;
  }, [run, base]);
  useEffect(() => {
    if (!isOn || conflict || isSameDraft(draft, base.current.draft)) return;
    setState((current) => (current.kind === "saving" ? current : { kind: "typing" }));
    keepLocalDraft(staffId, id, { version: base.current.version, draft, at: new Date().toISOString() });
    const pause = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [draft, isOn, conflict, base, staffId, id, save]);
  useSaveAtOddTimes({ save, state, id, latest, base });
  return { state, setState, save, conflict, setConflict };
}

/** Whether a version that is newer than ours has the text that we know. */
export function isKnown(theirs: Conflict["theirs"], { stored }: Base): boolean {
  return isSameDraft({ ...stored, ...theirs.text, slug: theirs.slug }, stored);
}

type OddTimes = {
  save: () => Promise<void>;
  state: SaveState;
  id: string;
  latest: { current: Draft };
  base: { current: Base };
};

/** When the connection or the session is back, and when the page is left. */
function useSaveAtOddTimes({ save, state, id, latest, base }: OddTimes): void {
  const waits = state.kind === "offline" || state.kind === "signed-out";
  useEffect(() => {
    if (!waits) return;
    window.addEventListener("online", save);
    window.addEventListener("focus", save);
    return () => {
      window.removeEventListener("online", save);
      window.removeEventListener("focus", save);
    };
  }, [waits, save]);
  const isUnsaved = state.kind === "typing" || state.kind === "saving";
  useEffect(() => {
    if (!isUnsaved) return;
    return onLeave(() => sendOnLeave(autosavePath(id), draftBody(latest.current, base.current.version)));
  }, [isUnsaved, id, latest, base]);
}

type Answer =
  | { kind: "saved"; saved: NonNullable<EditorResult["saved"]> }
  | { kind: "conflict"; conflict: Conflict }
  | { kind: "offline" | "signed-out" }
  | { kind: "refused"; reason: string };

/** Plain fetch instead of a Remix fetcher, since saving what is typed must not reload the page's data. */
async function send(id: string, draft: Draft, version: number): Promise<Answer> {
  try {
    const body = draftBody(draft, version);
    const response = await fetch(autosavePath(id), { method: "POST", body, redirect: "manual" });
    if (response.status === 401) return { kind: "signed-out" };
    if (response.status !== 200 && response.status !== 409) return refusalOf(response);
    const result: EditorResult = await response.json();
    if (result.conflict) return { kind: "conflict", conflict: result.conflict };
    return result.saved ? { kind: "saved", saved: result.saved } : { kind: "offline" };
  } catch {
    return { kind: "offline" };
  }
}

/** A sentence of the server about what was sent; what anything in between answers, and a failure, may be over soon. */
async function refusalOf(response: Response): Promise<Answer> {
  const isSentence = response.status < 500 && response.headers.get("Content-Type")?.startsWith("text/plain");
  return isSentence ? { kind: "refused", reason: await response.text() } : { kind: "offline" };
}
