import { useLocation } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Member } from "../../../auth/staff";
import { FIGURES } from "../../../copy/figures";
import { onLeave, rememberSubmission } from "../../../platform/http/browser/leaving";
import { CardHead } from "../../../ui/card";
import { ButtonLink } from "../../../ui/forms/button";
import { bodyOf } from "../../../ui/forms/form-body";
import { useAction } from "../../../ui/forms/use-action";
import { Definition } from "../../../ui/overlays/definition";
import { useToast } from "../../../ui/overlays/toast";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, type DealStage } from "../deal";
import { NewDeal } from "../deal-form/new-deal";
import { BoardColumns, type Draggings } from "./board-columns";
import {
  appendCards,
  applyMoves,
  assignCard,
  mergeColumns,
  type PendingMove,
  removeCard,
} from "./board-state";
import type { Board, BoardColumn } from "./card";
import type { Dragging } from "./deal-card";
import { useDeleteDeal } from "./delete-deal";

/** The sales pipeline; `board` comes from `loadBoard` and is null if that failed. */
export function Pipeline({ board, members }: { board: Board | null; members: Member[] }) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <section className="card" aria-labelledby="pipeline">
      <CardHead>
        <div>
          <h2 id="pipeline">Sales Pipeline</h2>
          {board ? <Headline board={board} /> : null}
        </div>
        <NewDeal returnTo={returnTo} members={members} />
      </CardHead>
      {board ? <LiveBoard board={board} returnTo={returnTo} /> : <NotLoaded returnTo={returnTo} />}
    </section>
  );
}

/** All deals by value, and of them what is open, won and lost. */
function Headline({ board }: { board: Board }) {
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {board.total} <Definition {...FIGURES.pipelineTotal}>in {dealsText(board.count)}</Definition>:{" "}
      {board.open} <Definition {...FIGURES.pipelineOpen}>open</Definition>, {board.weighted}{" "}
      <Definition {...FIGURES.pipelineWeighted}>weighted</Definition>; {board.won}{" "}
      <Definition {...FIGURES.pipelineWon}>won</Definition>; {board.lost}{" "}
      <Definition {...FIGURES.pipelineLost}>lost</Definition>
    </p>
  );
}

function dealsText(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "deal" : "deals"}`;
}

const BOARD =
  "grid snap-x snap-proximity scroll-px-card auto-cols-[minmax(10.75rem,1fr)] grid-flow-col gap-[0.6rem] overflow-x-auto px-card pb-card max-sm:auto-cols-[15rem]";

function LiveBoard({ board, returnTo }: { board: Board; returnTo: string }) {
  const { columns, sending, waiting, move, settle, append, remove, assign } = useBoard(board);
  const region = useRef<HTMLElement>(null);
  const drag = useDragModule(region);
  const { draggings, bind } = useDraggings();
  const { dialog, ...deletion } = useDeleteDeal(returnTo, remove);
  useSendOnLeave(waiting, returnTo);
  return (
    <>
      {sending ? <SendMove key={sending.key} move={sending} returnTo={returnTo} onSettled={settle} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
      <section className={BOARD} aria-label="Stages of the pipeline" tabIndex={0} ref={region}>
        <BoardColumns
          columns={columns}
          actions={{ returnTo, ...deletion, onAssigned: assign }}
          draggings={draggings}
          onMove={move}
          onMore={append}
        />
      </section>
      {dialog}
      {drag ? <drag.DragLayer columns={columns} board={region} onMove={move} onBind={bind} /> : null}
    </>
  );
}

/** Draggable props by deal id, set by the drag layer once it has loaded. */
function useDraggings() {
  const [draggings, setDraggings] = useState<Draggings>({});
  const bind = useCallback((id: string, dragging: Dragging | null) => {
    setDraggings(({ [id]: _, ...others }) => (dragging ? { ...others, [id]: dragging } : others));
  }, []);
  return { draggings, bind };
}

type DragModule = typeof import("./drag-layer");

/**
 * Loads the drag module when the board is about to scroll into view, or is touched after a dialog above it has closed;
 * the board works without it and is far down the page.
 */
function useDragModule(region: RefObject<HTMLElement>): DragModule | null {
  const [module, setModule] = useState<DragModule | null>(null);
  useEffect(() => {
    const board = region.current;
    if (!board) return;
    // If the import fails, the stage selects still move a deal.
    const load = () => void import("./drag-layer").then(setModule, () => {});
    const isBehindDialog = () => board.closest("[aria-hidden=true]") !== null;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && !isBehindDialog() && load(),
      { rootMargin: "300px" },
    );
    observer.observe(board);
    for (const event of TOUCHES) board.addEventListener(event, load, { once: true });
    return () => {
      observer.disconnect();
      for (const event of TOUCHES) board.removeEventListener(event, load);
    };
  }, [region]);
  return module;
}
const TOUCHES = ["pointerenter", "focusin"] as const;

function NotLoaded({ returnTo }: { returnTo: string }) {
  const showToast = useToast();
  useEffect(() => showToast({ title: "Failed to fetch deals", destructive: true }), [showToast]);
  return (
    <p className="flex items-center justify-between gap-4 px-card pb-card">
      <span className="text-ink-2">The deals could not be loaded.</span>
      <ButtonLink to={returnTo} size="sm" preventScrollReset>
        Retry
      </ButtonLink>
    </p>
  );
}

type SendMoveProps = {
  move: PendingMove;
  returnTo: string;
  onSettled: (move: PendingMove, ok: boolean) => void;
};

/** Submits one move and reports the result. Rendered once per move, so that moves are sent one after another. */
function SendMove({ move, returnTo, onSettled }: SendMoveProps) {
  const { send, result, isUnanswered } = useAction({
    action: DEAL_CHANGES_PATH,
    failure: DEAL_FAILURES.move,
  });
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send(fieldsOf(move, returnTo));
  }, [move, returnTo, send]);

  useEffect(() => {
    if (result || isUnanswered) onSettled(move, result?.ok ?? false);
  }, [result, isUnanswered, move, onSettled]);

  return null;
}

function fieldsOf({ id, stage, after }: PendingMove, returnTo: string) {
  return { intent: "move", place: "board", id, stage, after, returnTo };
}

/** When the page is left, the moves that wait go too, in their order, after the one in flight. */
function useSendOnLeave(waiting: PendingMove[], returnTo: string): void {
  useEffect(
    () =>
      onLeave(() => {
        for (const move of waiting) {
          rememberSubmission({ action: DEAL_CHANGES_PATH, body: bodyOf(fieldsOf(move, returnTo)) });
        }
      }),
    [waiting, returnTo],
  );
}

/**
 * The board's columns: server data, cards loaded later, and on top of them the moves in flight. A failed move is
 * removed, so its card returns to where it was.
 */
function useBoard(board: Board) {
  const [stored, setStored] = useState(board.columns);
  const [moves, setMoves] = useState<PendingMove[]>([]);
  const nextKey = useRef(0);

  useEffect(() => {
    setStored((shown) => mergeColumns(board.columns, shown));
  }, [board]);

  const move = useCallback((id: string, stage: DealStage, after: string) => {
    nextKey.current += 1;
    const key = nextKey.current;
    setMoves((all) => [...all, { key, id, stage, after }]);
  }, []);

  const settle = useCallback((settled: PendingMove, ok: boolean) => {
    if (ok) setStored((columns) => applyMoves(columns, [settled]));
    setMoves((all) => all.filter(({ key }) => key !== settled.key));
  }, []);

  const append = useCallback((more: Pick<BoardColumn, "stage" | "cards" | "next">) => {
    setStored((columns) => appendCards(columns, more));
  }, []);
  const remove = useCallback((id: string) => setStored((columns) => removeCard(columns, id)), []);

  const assign = useCallback((id: string, assignee: string | null) => {
    setStored((columns) => assignCard(columns, id, assignee));
  }, []);

  const columns = applyMoves(stored, moves);
  const [sending = null, ...waiting] = moves;
  return { columns, sending, waiting, move, settle, append, remove, assign };
}
