import { useNavigate } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useAction } from "../../../ui/forms/use-action";
import { slugOf } from "../../slug";
import { EDIT_FAILURE, editorPath } from "../../staff/staff-posts";
import type { EditorResult } from "../save-actions.server";
import type { Saved } from "../save-plan";
import { type Draft, isSameDraft, keepLocalDraft, readLocalDraft } from "./draft";
import type { EditorView } from "./load.server";
import { type Base, isKnown, useAutosave } from "./use-autosave";

export type SetField = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => void;

/** The state of the editor: what is typed, what the server has, and how saving went. */
export function useEditor(view: EditorView) {
  const action = useAction<EditorResult>({ failure: EDIT_FAILURE });
  const fromPage = action.isFromPage ? action.result?.data : null;
  const [draft, setDraft] = useState<Draft>(fromPage?.typed ?? view.draft);
  const [isSlugTaken, setIsSlugTaken] = useState(false);
  const base = useRef<Base>({
    version: fromPage?.saved?.version ?? view.version,
    stored: view.stored,
    draft: view.draft,
  });
  const { id, staffId } = view;
  const onSaved = useSaved({ view, base, setDraft, setIsSlugTaken });
  const isOn = !action.isBusy;
  const autosave = useAutosave({ id, staffId, draft, base, isOn, onSaved });
  const restoredAt = useLocalDraft({
    view,
    base,
    setDraft,
    isOff: fromPage !== undefined && fromPage !== null,
  });
  useNewView({ view, base, draft, setDraft });
  const submit = useSubmit({ action, autosave, base, draft, onSaved, view });
  const set = useCallback<SetField>(
    (name, value) => {
      if (name === "slug") setIsSlugTaken(false);
      setDraft((current) => withField(current, name, value, view.wasPublished));
    },
    [view.wasPublished],
  );
  const conflict = autosave.conflict ?? fromPage?.conflict ?? null;
  return { draft, set, setDraft, base, action, submit, isSlugTaken, restoredAt, ...autosave, conflict };
}
export type Editor = ReturnType<typeof useEditor>;

/** Until it is first published, the address follows the title, unless somebody has chosen another. */
function withField<Name extends keyof Draft>(
  draft: Draft,
  name: Name,
  value: Draft[Name],
  wasPublished: boolean,
): Draft {
  const next = { ...draft, [name]: value };
  const follows =
    draft.slug.replace(/-\d+$/, "") === slugOf(draft.title) || draft.slug === slugOf(draft.title);
  if (name === "title" && !wasPublished && follows) next.slug = "";
  return next;
}

type Parts = {
  view: EditorView;
  base: { current: Base };
  setDraft: (change: (draft: Draft) => Draft) => void;
};

function useSaved({
  view,
  base,
  setDraft,
  setIsSlugTaken,
}: Parts & { setIsSlugTaken: (is: boolean) => void }) {
  const navigate = useNavigate();
  const { id } = view;
  const isNew = view.version === 0;
  return useCallback(
    (saved: Saved, sent: Draft) => {
      const { version, slug, isPending, isSlugTaken } = saved;
      const known = { ...sent, slug };
      base.current = {
        version,
        stored: isPending ? base.current.stored : known,
        draft: isSlugTaken || isPending ? sent : known,
      };
      setIsSlugTaken(isSlugTaken);
      if (!isSlugTaken && !isPending) {
        setDraft((current) => (current.slug === sent.slug ? { ...current, slug } : current));
      }
      if (isNew) navigate(editorPath(id), { replace: true, preventScrollReset: true });
    },
    [base, setDraft, setIsSlugTaken, navigate, id, isNew],
  );
}

/** What this device kept, because it was not saved. Returns when it was typed (ISO), or null. */
function useLocalDraft({ view, base, setDraft, isOff }: Parts & { isOff: boolean }): string | null {
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const { id, staffId } = view;
  useEffect(() => {
    const kept = isOff ? null : readLocalDraft(staffId, id);
    if (!kept) return;
    if (isSameDraft(kept.draft, base.current.draft)) return keepLocalDraft(staffId, id, null);
    // If somebody saved in the meantime, the first save finds the conflict.
    base.current = { ...base.current, version: kept.version };
    setDraft(() => kept.draft);
    setRestoredAt(kept.at);
  }, [id, staffId, base, setDraft, isOff]);
  return restoredAt;
}

/** The page's data was loaded again, after a change that was made elsewhere on the page. */
function useNewView({ view, base, draft, setDraft }: Parts & { draft: Draft }): void {
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    if (view.version <= base.current.version) return;
    const isClean = isSameDraft(latest.current, base.current.draft);
    if (isClean) {
      base.current = { version: view.version, stored: view.stored, draft: view.draft };
      setDraft(() => view.draft);
    } else if (isSameDraft(view.stored, base.current.stored)) {
      base.current = { ...base.current, version: view.version };
    }
  }, [view, base, setDraft]);
}

type SubmitParts = Pick<Parts, "view" | "base"> & {
  action: ReturnType<typeof useAction<EditorResult>>;
  autosave: ReturnType<typeof useAutosave>;
  draft: Draft;
  onSaved: (saved: Saved, sent: Draft) => void;
};

/** Submits the form once nothing else is being saved, so that it does not meet its own version as a conflict. */
function useSubmit({ action, autosave, base, draft, onSaved, view }: SubmitParts) {
  const { send, result, isFromPage } = action;
  const { save, setConflict, setState } = autosave;
  const sent = useRef(draft);
  const latest = useRef(draft);
  latest.current = draft;
  const form = useRef<HTMLFormElement>(null);
  const resend = useCallback(() => {
    const version = form.current?.elements.namedItem("version");
    if (!form.current || !(version instanceof HTMLInputElement)) return;
    version.value = String(base.current.version);
    sent.current = latest.current;
    send(form.current);
  }, [send, base]);
  const onSubmit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      await save();
      resend();
    },
    [save, resend],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    const data = isFromPage ? null : result?.data;
    if (!data) return;
    if (data.saved) onSaved(data.saved, sent.current);
    if (data.saved) keepLocalDraft(view.staffId, view.id, null);
    if (data.saved) setState({ kind: "saved", at: new Date().toISOString() });
    if (!data.conflict) return;
    if (isKnown(data.conflict.theirs, base.current)) {
      base.current = { ...base.current, version: data.conflict.theirs.version };
      resend();
    } else {
      setConflict(data.conflict);
      setState({ kind: "conflict" });
    }
  }, [result]);
  return { form, onSubmit };
}
