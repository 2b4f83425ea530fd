import { Link, useSearchParams } from "@remix-run/react";
import { PenLine } from "lucide-react";
import { editorPath } from "../../blog/staff/staff-posts";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/forms/button";
import type { ReviewView } from "./load.server";

/** The page's URL with other parameters; null takes one out. */
export function useHref() {
  const [search] = useSearchParams();
  return (changes: Record<string, string | null>, hash = "") => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}${hash}`;
  };
}

/** What narrow screens, where the chosen draft comes below the list, show of it before it is unfolded. */
const FIRST = 3;

/** The queue: a row shows its draft beside the list, its mark opens the editor. */
export function WaitingDrafts({ review: { drafts, draft, total } }: { review: ReviewView }) {
  const folded = drafts.slice(FIRST);
  const older = total - drafts.length;
  const row = (one: Row) => <DraftRow key={one.id} draft={one} isChosen={one.id === draft?.id} />;
  return (
    <div className="overflow-y-auto border-line lg:h-0 lg:min-h-full lg:border-r">
      <ol>{drafts.slice(0, FIRST).map(row)}</ol>
      {folded.length > 0 ? (
        <>
          <details
            className="peer border-line border-b lg:hidden"
            open={folded.some(({ id }) => id === draft?.id)}
          >
            <summary className="px-card py-3 text-sm text-ink-2">{folded.length} more</summary>
          </details>
          <ol className="max-lg:peer-[:not([open])]:hidden">
            {folded.map(row)}
            {older > 0 && drafts.length >= 20 ? (
              <li className="px-card py-3 text-sm text-ink-2">
                {older} older {older === 1 ? "draft comes" : "drafts come"} after these.
              </li>
            ) : null}
          </ol>
        </>
      ) : null}
    </div>
  );
}

type Row = ReviewView["drafts"][number];

function DraftRow({ draft, isChosen }: { draft: Row; isChosen: boolean }) {
  const href = useHref();
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-line"
      style={isChosen ? { boxShadow: "inset 3px 0 0 var(--color-ink)" } : undefined}
    >
      <Link
        to={href({ draft: draft.id }, "#draft")}
        className="grid gap-[0.2rem] px-card py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2"
        aria-current={isChosen ? "true" : undefined}
        preventScrollReset
      >
        <span className="flex items-center gap-2 text-ink-2">
          {draft.kind}
          <Badge tone={draft.problem ? "warn" : "ok"}>{draft.score}</Badge>
          <span className="ml-auto whitespace-nowrap tabular-nums" title={draft.time.full}>
            {draft.time.short}
          </span>
        </span>
        <b className="font-semibold">{draft.title}</b>
        <span className={draft.problem ? "text-xs text-ink-2" : "sr-only"}>
          {draft.problem ?? "All checks passed"}
        </span>
      </Link>
      <ButtonLink
        to={editorPath(draft.id)}
        variant="ghost"
        size="sm"
        icon={PenLine}
        iconOnly
        className="mr-2"
        aria-label={`Edit ${draft.title}`}
        title="Open in the editor"
      >
        Edit
      </ButtonLink>
    </li>
  );
}
