import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { onLeave, rememberSubmission } from "../../../platform/http/browser/leaving";
import { bodyOf } from "../../../ui/forms/form-body";
import { useAction } from "../../../ui/forms/use-action";
import { DEAL_CHANGES_PATH, DEAL_FAILURES } from "../deal";
import type { DealFilters } from "../filters/deal-filters";
import { BoardColumns, type Draggings } from "./board-columns";
import type { PendingMove } from "./board-state";
import type { Board } from "./card";
import type { Dragging } from "./deal-card";
import { useDeleteDeal } from "./delete-deal";
import { useReturnTo } from "./pipeline-card";
import { StagePicker, useShownStage } from "./stage-picker";
import { useBoard } from "./use-board";

/** See board.css; on a phone, one stage at a time. */
const BOARD = "stages flex items-start gap-[0.6rem] overflow-x-auto px-card pb-card";

type LiveBoardProps = { board: Board; filters?: Partial<DealFilters> };

/** The columns of the pipeline with their cards, which move by pointer, keys and selects. */
export function LiveBoard({ board, filters = {} }: LiveBoardProps) {
  const returnTo = useReturnTo();
  const {
    columns,
    sending,
    waiting,
    move,
    settle,
    append,
    remove,
    assign,
    dialog: question,
  } = useBoard(board);
  const region = useRef<HTMLElement>(null);
  const shown = useShownStage(region);
  const drag = useDragModule(region);
  const { draggings, bind } = useDraggings();
  const { dialog, ...deletion } = useDeleteDeal(returnTo, remove);
  useSendOnLeave(waiting, returnTo);
  return (
    <>
      {sending ? <SendMove key={sending.key} move={sending} returnTo={returnTo} onSettled={settle} /> : null}
      <StagePicker columns={columns} board={region} shown={shown} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
      <section className={BOARD} aria-label="Stages of the pipeline" tabIndex={0} ref={region}>
        <BoardColumns
          columns={columns}
          shown={shown}
          filters={filters}
          actions={{ returnTo, ...deletion, onAssigned: assign }}
          draggings={draggings}
          onMove={move}
          onMore={append}
        />
      </section>
      {dialog}
      {question}
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

function fieldsOf({ id, stage, after, loss }: PendingMove, returnTo: string) {
  return { intent: "move", place: "board", id, stage, after, ...loss, returnTo };
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
