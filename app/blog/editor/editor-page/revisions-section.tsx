import { Link } from "@remix-run/react";
import { Copy, Trash2 } from "lucide-react";
import { Badge } from "../../../ui/badge";
import { ActionButton } from "../../../ui/forms/action-form";
import { inputClass } from "../../../ui/forms/field";
import { CHANGE_FAILURES, CHANGES_PATH, revisionsPath, STAFF_POSTS_PATH } from "../../staff/staff-posts";
import type { EditorView, RevisionItem } from "./load.server";
import { RailSection } from "./rail-section";

/** Why this save, in the writer's words. Part of the form, beside the revisions that it will join. */
export function NoteField() {
  return (
    <div className="border-b border-line px-card py-3">
      <label className="grid gap-1 text-xs font-medium text-ink-2">
        Note for this revision (optional)
        <input name="note" className={inputClass({ size: "sm" })} maxLength={200} autoComplete="off" />
      </label>
    </div>
  );
}

/** The newest revisions. */
export function RevisionsSection({ view }: { view: EditorView }) {
  if (view.version === 0) return null;
  return (
    <RailSection title="Revisions" value={String(view.revisionCount)}>
      {view.revisions.length === 0 ? (
        <p className="text-sm text-ink-2">
          The first edit begins the list: every save can be compared and restored.
        </p>
      ) : null}
      <ol className="grid">
        {view.revisions.map((revision) => (
          <Revision key={revision.id} postId={view.id} revision={revision} />
        ))}
      </ol>
      {view.revisionCount > view.revisions.length ? (
        <p>
          <Link className="text-sm font-semibold" to={revisionsPath(view.id)}>
            All {view.revisionCount} revisions
          </Link>
        </p>
      ) : null}
    </RailSection>
  );
}

function Revision({ postId, revision }: { postId: string; revision: RevisionItem }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-[0.1rem] border-t border-line py-2 text-sm first:border-t-0 first:pt-0">
      <strong className="font-semibold wrap-anywhere">{revision.note}</strong>
      <WordCount {...revision} />
      <p className="col-span-full text-xs text-ink-2 tabular-nums">
        {revision.by}, {revision.at}
      </p>
      <p className="col-span-full flex items-center gap-4 text-xs font-semibold">
        <Link className="py-1" to={revisionsPath(postId, revision.id)}>
          Compare
        </Link>
        {revision.badge ? <Badge tone="warn">{revision.badge}</Badge> : null}
      </p>
    </li>
  );
}

export function WordCount({ added, removed }: Pick<RevisionItem, "added" | "removed">) {
  return (
    <span className="text-xs whitespace-nowrap tabular-nums">
      {added > 0 ? <ins className="text-ok no-underline">+{added}</ins> : null}
      {removed > 0 ? <del className="ml-1 text-danger no-underline">−{removed}</del> : null}
    </span>
  );
}

/** What else can be done with a stored post; forms of their own. */
export function PostActions({ id }: { id: string }) {
  const look = { size: "sm", variant: "ghost", action: CHANGES_PATH } as const;
  return (
    <div className="flex flex-wrap gap-1 px-2 py-[0.9rem]">
      <ActionButton
        {...look}
        icon={Copy}
        failure={CHANGE_FAILURES.duplicate}
        fields={{ intent: "duplicate", id }}
      >
        Duplicate
      </ActionButton>
      <ActionButton
        {...look}
        variant="text-danger"
        icon={Trash2}
        failure={CHANGE_FAILURES.trash}
        fields={{ intent: "trash", ids: id, returnTo: STAFF_POSTS_PATH, leave: "true" }}
      >
        Move to trash
      </ActionButton>
    </div>
  );
}
