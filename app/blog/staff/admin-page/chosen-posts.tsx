import { Form, useNavigation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { buttonClass } from "../../../ui/forms/button";
import { BULK_CHANGES, type BulkChange, STAFF_POSTS_PATH, type StaffQuery } from "../staff-posts";

/** The form that the rows' checkboxes belong to. */
export const CHOICE_FORM = "chosen-posts";

const LABELS: Record<BulkChange, string> = {
  publish: "Publish",
  unpublish: "Unpublish",
  schedule: "Schedule",
  trash: "Move to trash",
};

const BAR =
  "sticky bottom-4 z-15 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded-lg border border-line-strong bg-raised py-1.5 pr-2 pl-4 text-sm shadow-lg";

type ChosenPostsProps = { query: StaffQuery; matching: number; choice: ReturnType<typeof useChoice> };

/**
 * What can be done with the chosen posts; it opens the question (`BulkDialog`). Shown while some are chosen, and always
 * where there is no JavaScript.
 */
export function ChosenPosts({ query, matching, choice }: ChosenPostsProps) {
  const { count, isAll, isLive } = choice;
  const isBusy = useNavigation().location?.search.includes("bulk=") ?? false;
  return (
    <Form
      id={CHOICE_FORM}
      action={STAFF_POSTS_PATH}
      preventScrollReset
      onReset={choice.onReset}
      className={isLive && count === 0 ? "hidden" : BAR}
      aria-label="Chosen blogs"
    >
      <ListFields query={query} />
      {isAll ? <input type="hidden" name="matching" value="all" /> : null}
      <Count matching={matching} choice={choice} />
      <span className="flex flex-wrap">
        {BULK_CHANGES.map((change) => (
          <button
            key={change}
            type="submit"
            name="bulk"
            value={change}
            className={buttonClass({
              size: "sm",
              variant: "ghost",
              className: change === "trash" ? "text-danger" : "",
            })}
            aria-busy={isBusy || undefined}
          >
            {LABELS[change]}
          </button>
        ))}
      </span>
    </Form>
  );
}

/** How many are chosen, and the way to all that match. */
function Count({ matching, choice }: Omit<ChosenPostsProps, "query">) {
  const { count, isAll, isLive, chooseAll } = choice;
  const all = matching.toLocaleString("en-US");
  if (!isLive) {
    return (
      <label className="flex items-center gap-2">
        <input type="checkbox" name="matching" value="all" className="size-4 accent-ink" />
        All {all} that match
      </label>
    );
  }
  return (
    <>
      <strong className="font-semibold whitespace-nowrap tabular-nums" role="status">
        {isAll ? all : count} chosen
      </strong>
      {!isAll && matching > count ? (
        <button
          type="button"
          className="cursor-pointer px-2 underline underline-offset-2"
          onClick={chooseAll}
        >
          Choose all {all} that match
        </button>
      ) : null}
    </>
  );
}

/** Keeps the filter and the page in the address. */
function ListFields({ query: { q, status, page } }: { query: StaffQuery }) {
  return (
    <>
      {q ? <input type="hidden" name="q" value={q} /> : null}
      {status === "all" ? null : <input type="hidden" name="status" value={status} />}
      {page > 1 ? <input type="hidden" name="page" value={page} /> : null}
    </>
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name=ids][form=${CHOICE_FORM}]`)];

/**
 * Counts the checked boxes, which keep their own state, so that one checked before hydration counts as well. With
 * Shift, a click takes along all from the last one.
 */
export function useChoice(rows: string) {
  const [count, setCount] = useState(0);
  const [isAll, setIsAll] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const last = useRef<HTMLInputElement | null>(null);
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
  const check = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen;
    setIsAll(false);
    recount();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are others when the rows are
  useEffect(() => {
    setIsLive(true);
    setIsAll(false);
    recount();
  }, [rows]);
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "ids") return;
    const all = boxes();
    const [from, to] = [last.current ? all.indexOf(last.current) : -1, all.indexOf(target)].sort(
      (a, b) => a - b,
    );
    if (shiftKey && from !== undefined && to !== undefined && from >= 0) {
      for (const box of all.slice(from, to + 1)) box.checked = target.checked;
    }
    last.current = target;
    setIsAll(false);
    recount();
  };
  const chooseAll = () => {
    check(true);
    setIsAll(true);
  };
  // The boxes are unchecked after the event.
  const onReset = () => void setTimeout(() => check(false));
  return { count, isAll, isLive, onClick, onReset, chooseAll, check };
}

/** Once the chosen posts were changed. */
export function clearChoice(): void {
  const form = document.getElementById(CHOICE_FORM);
  if (form instanceof HTMLFormElement) form.reset();
}
