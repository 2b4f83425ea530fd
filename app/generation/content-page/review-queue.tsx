import { Link, useSearchParams } from "@remix-run/react";
import { CalendarClock, Check, CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { editorPath } from "../../blog/staff/staff-posts";
import { ActionButton } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { segmentClass } from "../../ui/tabs";
import { FAILURES, INTENTS } from "../content";
import type { PostcardView } from "../postcard/postcard-view.server";
import type { ReviewView } from "./load.server";
import { PostcardSides } from "./postcard-preview";
import { useHref, WaitingDrafts } from "./waiting-drafts";

type Draft = NonNullable<ReviewView["draft"]>;

/** For how long Approve ignores clicks once another draft stands above it, in ms. */
const NEW_FOR = 1000;

/** Drafts that wait, and the one that is read. */
export function ReviewQueue({ review, postcard }: { review: ReviewView; postcard: PostcardView | null }) {
  return (
    <section className="card scroll-mt-32 overflow-clip" aria-labelledby="review" id="drafts">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-card pt-4 pb-[0.85rem]">
        <h2 id="review">Review queue</h2>
        <Kinds review={review} />
      </div>
      {review.draft ? (
        <div className="grid border-t border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <WaitingDrafts review={review} />
          <DraftText draft={review.draft} hasCard={review.draft.id === postcard?.blogId} />
        </div>
      ) : (
        <p className="border-t border-line px-card py-6 text-sm text-ink-2">No drafts to review.</p>
      )}
    </section>
  );
}

function Kinds({ review }: { review: ReviewView }) {
  const href = useHref();
  const [search] = useSearchParams();
  const kind = search.get("kind");
  const all = { id: null, label: "All", drafts: review.total };
  return (
    <nav
      className="flex flex-wrap gap-0.5 rounded-md bg-ink/7 p-0.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2"
      aria-label="Kind of draft"
    >
      {[all, ...review.kinds].map(({ id, label, drafts }) => (
        <Link
          key={label}
          to={href({ kind: id, draft: null })}
          className={`${segmentClass} grow`}
          aria-current={kind === id ? "true" : undefined}
          preventScrollReset
        >
          {label} {drafts}
        </Link>
      ))}
    </nav>
  );
}

/** Over the last lines that are seen, where more follow. */
const FADE = "linear-gradient(transparent, var(--color-sunk) 60%)";

function DraftText({ draft, hasCard }: { draft: Draft; hasCard: boolean }) {
  return (
    <article className="grid content-start gap-4 px-card py-5" id="draft" aria-labelledby="draft-title">
      <header className="flex justify-between gap-6">
        <div>
          <h3 id="draft-title" className="font-display text-xl">
            <Link
              to={editorPath(draft.id)}
              className="no-underline hover:underline"
              title="Open in the editor"
            >
              {draft.title}
            </Link>
          </h3>
          <p className="text-sm text-ink-2">{draft.about}</p>
        </div>
        <p className="flex-none text-right text-sm text-ink-2">
          <b className="figure text-[1.75rem]">{draft.score}</b>/100
        </p>
      </header>
      <Findings draft={draft} />
      {hasCard ? <PostcardSides /> : null}
      <div
        className="prose-small grid max-h-80 gap-4 overflow-y-auto rounded-md bg-sunk px-4 pt-4"
        tabIndex={-1}
      >
        <p className="text-ink-2">{draft.metaDescription}</p>
        <ul className="list-disc pl-5">
          {draft.keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="prose prose-small" dangerouslySetInnerHTML={{ __html: draft.html }} />
        <p
          className="pointer-events-none sticky bottom-0 flex min-h-15 items-end pb-2 text-sm"
          style={{ background: FADE }}
        >
          <Link
            to={editorPath(draft.id)}
            className="pointer-events-auto rounded-sm font-medium hover:underline"
          >
            Read all in the editor
          </Link>
        </p>
      </div>
      <Marks draft={draft} />
      <Decision draft={draft} />
    </article>
  );
}

function Findings({ draft }: { draft: Draft }) {
  return (
    <ul className="grid gap-1 text-sm text-ink-2">
      {draft.failed.map(({ label, detail }) => (
        <li key={label} className="flex gap-2">
          <span className="mt-[0.15rem] text-warn">
            <Icon of={CircleAlert} size={16} />
          </span>
          <span>
            <b className="text-ink">{label}</b> {detail}
          </span>
        </li>
      ))}
      <li className="flex gap-2">
        <span className="mt-[0.15rem] text-ok">
          <Icon of={CircleCheck} size={16} />
        </span>
        <span>
          <b className="text-ink">{draft.passed} checks</b> passed. Similarity: {draft.similarity}.
        </span>
      </li>
    </ul>
  );
}

/** Each statement that nothing proves: confirm it, or remove its sentence. */
function Marks({ draft }: { draft: Draft }) {
  if (draft.marks.length === 0 || draft.state !== "waiting") return null;
  return (
    <ul className="grid gap-2" aria-label="Statements to verify">
      {draft.marks.map((mark) => (
        <li
          key={mark}
          className="flex flex-wrap items-center gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm"
        >
          <span className="grow basis-60">{mark}</span>
          <ActionButton
            failure={FAILURES.verify}
            fields={{ intent: INTENTS.verify, id: draft.id, mark, isTrue: "true" }}
            size="sm"
            aria-label={`It is true: ${mark}`}
          >
            It is true
          </ActionButton>
          <ActionButton
            failure={FAILURES.verify}
            fields={{ intent: INTENTS.verify, id: draft.id, mark, isTrue: "false" }}
            variant="ghost"
            size="sm"
            aria-label={`Remove the sentence: ${mark}`}
          >
            Remove the sentence
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

/** Whether another draft has only just taken this place: a second click was meant for the one before. */
function useIsNew(id: string): boolean {
  const [known, setKnown] = useState(id);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(id), NEW_FOR);
    return () => clearTimeout(timer);
  }, [id]);
  return known !== id;
}

function Decision({ draft }: { draft: Draft }) {
  const href = useHref();
  const isNew = useIsNew(draft.id);
  if (draft.state === "rejected") return <p className="text-sm text-ink-2">Rejected: {draft.reason}</p>;
  if (draft.state === "approved") return <p className="text-sm text-ink-2">Approved.</p>;
  const isBlocked = draft.marks.length > 0;
  return (
    <footer className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:first:col-span-full max-sm:[&_.ic]:hidden max-sm:[&_button]:w-full">
      <ActionButton
        failure={FAILURES.approve}
        fields={{ intent: INTENTS.approve, id: draft.id }}
        variant="ink"
        size="sm"
        icon={Check}
        disabled={isBlocked}
        aria-disabled={isNew || undefined}
        onClick={(event) => isNew && event.preventDefault()}
        aria-describedby={isBlocked ? "blocked" : undefined}
      >
        Approve and publish
      </ActionButton>
      {isBlocked ? null : (
        <ButtonLink
          to={href({ dialog: "schedule", draft: draft.id })}
          size="sm"
          icon={CalendarClock}
          preventScrollReset
        >
          Schedule
        </ButtonLink>
      )}
      <ButtonLink
        to={href({ dialog: "reject", draft: draft.id })}
        size="sm"
        variant="text-danger"
        icon={X}
        preventScrollReset
      >
        Reject
      </ButtonLink>
      {isBlocked ? (
        <span id="blocked" className="text-sm text-ink-2 max-sm:col-span-full">
          {draft.marks.length} {draft.marks.length === 1 ? "statement" : "statements"} to verify first
        </span>
      ) : null}
    </footer>
  );
}
