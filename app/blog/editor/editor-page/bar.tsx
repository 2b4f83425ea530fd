import { Link } from "@remix-run/react";
import { ArrowLeft, Check, CircleAlert, CloudOff, ExternalLink, type LucideIcon } from "lucide-react";
import { SIGN_IN_PATH } from "../../../auth/paths";
import { timeText } from "../../../platform/time/time-text";
import { Badge } from "../../../ui/badge";
import { SubmitButton } from "../../../ui/forms/action-form";
import { Button, ButtonLink, Spinner } from "../../../ui/forms/button";
import { Icon } from "../../../ui/icon";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { readMinutes, wordsText } from "../../post";
import { STAFF_POSTS_PATH } from "../../staff/staff-posts";
import type { PublishChoice } from "../post-form";
import type { EditorView } from "./load.server";
import { PUBLISH } from "./publish-section";
import type { SaveState } from "./use-autosave";
import type { Editor } from "./use-editor";

export type Panes = "write" | "both" | "preview";
const PANES: { value: Panes; label: string }[] = [
  { value: "write", label: "Write" },
  { value: "both", label: "Side by side" },
  { value: "preview", label: "Preview" },
];

const BADGES = {
  draft: { tone: undefined, label: "Draft" },
  scheduled: { tone: "info", label: "Scheduled" },
  live: { tone: "ok", label: "Published" },
} as const;

/** What the form's button does. */
export function submitLabel(choice: PublishChoice, { state }: Pick<EditorView, "state">): string {
  if (choice === "now") return "Publish";
  if (choice === "at") return "Schedule";
  if (choice === "draft") return state === "live" ? "Unpublish" : "Back to draft";
  return state === "draft" ? "Save" : "Update";
}

type BarProps = {
  view: EditorView;
  editor: Editor;
  choice: PublishChoice;
  panes: Panes;
  onPanes: (panes: Panes) => void;
};

/**
 * The editor's bar: where you are, what is shown, whether everything is saved, and the form's button. On phones the
 * last two stand at the bottom of the window, within reach of the thumb (editor.css).
 */
export function Bar({ view, editor, choice, panes, onPanes }: BarProps) {
  const badge = BADGES[view.state];
  return (
    <div className="sticky top-0 z-10 flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-page py-2">
      <Link
        to={STAFF_POSTS_PATH}
        className="inline-flex min-h-9 items-center gap-[0.4rem] font-medium no-underline hover:underline"
      >
        <Icon of={ArrowLeft} size={17} />
        <span className="max-md:sr-only">Blog Management</span>
      </Link>
      <Badge tone={badge.tone}>{badge.label}</Badge>
      <span className="text-xs whitespace-nowrap text-ink-3 tabular-nums max-sm:hidden">
        {wordsText(editor.draft.content)}, {readMinutes(editor.draft.content)} min read
      </span>
      <ButtonLink to={`#${SETTINGS}`} replace size="sm" className="ml-auto lg:hidden" onClick={focusSettings}>
        Article settings
      </ButtonLink>
      <div className="save-bar screen-only flex min-w-0 flex-auto flex-wrap items-center gap-3 max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-5 max-sm:pt-[0.6rem] max-sm:pb-[calc(0.6rem+env(safe-area-inset-bottom))]">
        <SaveNote state={editor.state} zone={view.zone} onRetry={editor.save} />
        <span className="ml-auto flex flex-none items-center gap-2">
          <PaneButtons panes={panes} onPanes={onPanes} />
          {view.state === "live" ? (
            <ButtonLink to={view.livePath} size="sm" icon={ExternalLink} target="_blank" reloadDocument>
              <span className="max-sm:sr-only">View Live</span>
            </ButtonLink>
          ) : null}
          {view.state === "draft" && choice === "keep" ? (
            <ButtonLink to={`#${PUBLISH}`} replace size="sm" className="sm:hidden" onClick={openPublish}>
              Publish
              <span className="sr-only">: choose when</span>
            </ButtonLink>
          ) : null}
          <SubmitButton of={editor.action} variant="ink" size="sm" form="post" aria-keyshortcuts="Control+S">
            {submitLabel(choice, view)}
          </SubmitButton>
        </span>
      </div>
    </div>
  );
}

/** What of the form stands below the text where it has no room beside it. */
export const SETTINGS = "article-settings";

function focusSettings(): void {
  document.querySelector<HTMLElement>(`#${SETTINGS} summary`)?.focus({ preventScroll: true });
}

/** A hash opens the section it lies in, and moves the focus there, only where no script answers to the link. */
function openPublish(): void {
  const section = document.getElementById(PUBLISH);
  section?.closest("details")?.setAttribute("open", "");
  section?.querySelector<HTMLElement>(":checked")?.focus();
}

type PaneProps = Pick<BarProps, "panes" | "onPanes">;

/** Where there is room for text and preview, which of them is shown. */
function PaneButtons({ panes, onPanes }: PaneProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the row
    <span role="group" aria-label="View" className={`${segmentsClass} max-xl:hidden`}>
      {PANES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={segmentClass}
          aria-pressed={panes === value}
          onClick={() => onPanes(value)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}

type Note = { text: string; icon?: LucideIcon; tone: string };

function noteOf(state: SaveState, zone: string): Note | null {
  switch (state.kind) {
    case "clean":
    case "typing":
      return null;
    case "saving":
      return { text: "Saving...", tone: "text-ink-2" };
    case "saved":
      return { text: `Saved ${timeText("timeToSecond", state.at, zone)}`, icon: Check, tone: "text-ok" };
    case "pending":
      return { text: "Changes kept, not published", icon: Check, tone: "text-ok" };
    case "offline":
      return { text: "Offline. Kept on this device", icon: CloudOff, tone: "text-warn" };
    case "signed-out":
      return { text: "Not saved. Signed out", icon: CircleAlert, tone: "text-danger" };
    case "conflict":
      return { text: "Not saved. Two versions", icon: CircleAlert, tone: "text-warn" };
    case "refused":
      return { text: state.reason, icon: CircleAlert, tone: "text-danger" };
  }
}

/** What became of the last automatic save, with a way on if it failed. */
function SaveNote({ state, zone, onRetry }: { state: SaveState; zone: string; onRetry: () => void }) {
  const note = noteOf(state, zone);
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm">
      <span
        className={`flex min-w-0 items-center gap-[0.35rem] tabular-nums ${note?.tone ?? ""}`}
        role="status"
      >
        {state.kind === "saving" ? <Spinner /> : null}
        {note?.icon ? <Icon of={note.icon} size={15} /> : null}
        <span className={note?.tone === "text-ok" ? "text-ink-2" : undefined}>{note?.text}</span>
      </span>
      {state.kind === "offline" ? (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      {state.kind === "signed-out" ? (
        <a className="font-semibold underline" href={SIGN_IN_PATH} target="_blank" rel="noreferrer">
          Sign in<span className="sr-only"> in a new tab</span>
        </a>
      ) : null}
    </span>
  );
}
