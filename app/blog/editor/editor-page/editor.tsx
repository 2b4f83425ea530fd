import { type FormEvent, useEffect, useState } from "react";
import { timeText } from "../../../platform/time/time-text";
import { FormAlert } from "../../../ui/forms/action-form";
import { useAction } from "../../../ui/forms/use-action";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { useHydrated } from "../../../ui/use-browser-state";
import { EDIT_FAILURE } from "../../staff/staff-posts";
import type { PublishChoice } from "../post-form";
import { Bar, type Panes, SETTINGS } from "./bar";
import { ConflictPanel } from "./conflict-panel";
import { AddressSection, PlaceSection, PointsSection } from "./detail-sections";
import { keepLocalDraft } from "./draft";
import type { EditorView } from "./load.server";
import { PreviewPane } from "./preview-pane";
import { PublishSection } from "./publish-section";
import { NoteField, PostActions, RevisionsSection } from "./revisions-section";
import { ShareSection } from "./share-section";
import { type Editor, useEditor } from "./use-editor";
import { WritePane } from "./write-pane";

/** Columns from 1024: write and rail; from 1280 also the preview, unless one of the two is all that is wanted. */
const GRID = {
  write: "xl:grid-cols-[minmax(0,1fr)_20.5rem]",
  both: "xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20.5rem]",
  preview: "xl:grid-cols-[minmax(0,1fr)_20.5rem]",
} as const satisfies Record<Panes, string>;

/** Writing an article: text, preview, and everything around it. */
export function EditorScreen({ view }: { view: EditorView }) {
  const editor = useEditor(view);
  const [panes, setPanes] = useState<Panes>("both");
  const [isPreview, setIsPreview] = useState(false);
  const publish = usePublishChoice(view);
  const isHydrated = useHydrated();
  const { submit, action, conflict } = editor;
  const resolve = useConflictChoice(editor, view);
  useSaveKey(submit.form);
  const version = conflict?.theirs.version ?? editor.base.current.version;
  return (
    <div className="editor min-w-0">
      <h1 className="sr-only">{view.version === 0 ? "New article" : "Edit article"}</h1>
      <Bar view={view} editor={editor} choice={publish.choice} panes={panes} onPanes={setPanes} />
      {conflict ? <ConflictPanel conflict={conflict} zone={view.zone} {...resolve} /> : null}
      <div className="px-page">
        <FormAlert {...action} />
        <Restored at={editor.restoredAt} zone={view.zone} />
      </div>
      <MobileTabs isPreview={isPreview} onChange={setIsPreview} />
      <div
        className={`grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:grid-rows-[auto_1fr] ${GRID[panes]}`}
      >
        <form
          ref={submit.form}
          id="post"
          method="post"
          className="post-form contents"
          onSubmit={(event: FormEvent<HTMLFormElement>) => void submit.onSubmit(event)}
          noValidate={isHydrated}
        >
          <input type="hidden" name="id" value={view.id} />
          <input type="hidden" name="version" value={version} />
          <WritePane
            editor={editor}
            className={`lg:row-span-2 ${isPreview ? "max-xl:hidden" : ""} ${panes === "preview" ? "xl:hidden" : ""}`}
          />
          <PreviewPane
            draft={editor.draft}
            view={view}
            className={`lg:row-span-2 ${isPreview ? "flex" : "hidden"} ${panes === "write" ? "xl:hidden" : "xl:flex"}`}
          />
          <Rail editor={editor} view={view} publish={publish} />
        </form>
        <Beneath view={view} />
      </div>
    </div>
  );
}

const RAIL = "min-w-0 border-line bg-sunk lg:col-start-[-2] lg:border-l xl:border-l-0";

/** What has forms of its own. */
function Beneath({ view }: { view: EditorView }) {
  return (
    <div className={RAIL}>
      <RevisionsSection view={view} />
      {view.version > 0 ? <PostActions id={view.id} /> : null}
    </div>
  );
}

type RailProps = { editor: Editor; view: EditorView; publish: ReturnType<typeof usePublishChoice> };

/** Everything of the form but the text. */
function Rail({ editor, view, publish }: RailProps) {
  const { choice, setChoice, when, setWhen } = publish;
  return (
    <div className={`${RAIL} scroll-mt-20`} id={SETTINGS}>
      <PublishSection
        view={view}
        choice={choice}
        onChoice={setChoice}
        when={when}
        onWhen={setWhen}
        error={editor.action.result?.fieldErrors.date?.[0]}
      />
      <AddressSection editor={editor} view={view} />
      <PlaceSection editor={editor} view={view} />
      <PointsSection editor={editor} />
      <ShareSection editor={editor} view={view} />
      <NoteField />
    </div>
  );
}

/** What becomes of the post on saving; back to 'keep' once it has become so. */
function usePublishChoice(view: EditorView) {
  const [choice, setChoice] = useState<PublishChoice>("keep");
  const [when, setWhen] = useState({ date: view.date, time: view.time });
  const { state, scheduledText } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the post's state has changed
  useEffect(() => setChoice("keep"), [state, scheduledText]);
  return { choice, setChoice, when, setWhen };
}

/** Ctrl+S and Cmd+S save. */
function useSaveKey(form: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [form]);
}

/** Where text and preview have no room beside each other. */
function MobileTabs({ isPreview, onChange }: { isPreview: boolean; onChange: (is: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggles, no fields
    <div role="group" aria-label="Show" className={`${segmentsClass} mx-page mt-3 max-xl:!grid xl:hidden`}>
      <button
        type="button"
        className={segmentClass}
        aria-pressed={!isPreview}
        onClick={() => onChange(false)}
      >
        Write
      </button>
      <button type="button" className={segmentClass} aria-pressed={isPreview} onClick={() => onChange(true)}>
        Preview
      </button>
    </div>
  );
}

function Restored({ at, zone }: { at: string | null; zone: string }) {
  if (!at) return null;
  return (
    <p className="mt-3 rounded-md bg-info-soft px-[0.85rem] py-2 text-sm" role="status">
      What this device kept on {timeText("dateAndTime", at, zone)} and was not saved is here again.
    </p>
  );
}

/** The two answers to a conflict. Nothing is lost by either: the other version is or becomes a revision. */
function useConflictChoice(editor: Editor, view: Pick<EditorView, "id" | "staffId">) {
  const { conflict, setConflict, setState, setDraft, base, submit } = editor;
  const taking = useAction({
    failure: EDIT_FAILURE,
    onDone: () => {
      if (!conflict) return;
      const { version, text, slug } = conflict.theirs;
      const theirs = { ...base.current.stored, ...text, slug };
      base.current = { version, stored: theirs, draft: theirs };
      setDraft(theirs);
      keepLocalDraft(view.staffId, view.id, null);
      setConflict(null);
      setState({ kind: "clean" });
    },
  });
  function onTheirs() {
    if (!submit.form.current) return;
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "keep", value: "theirs" });
    submit.form.current.appendChild(field);
    taking.send(submit.form.current);
    field.remove();
  }
  function onMine() {
    if (!conflict) return;
    const { version, text, slug } = conflict.theirs;
    const theirs = { ...base.current.stored, ...text, slug };
    base.current = { version, stored: theirs, draft: theirs };
    setConflict(null);
    setState({ kind: "typing" });
  }
  return { onTheirs, onMine, isBusy: taking.isBusy };
}
