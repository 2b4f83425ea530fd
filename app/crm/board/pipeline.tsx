import { PrefetchPageLinks, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ButtonLink } from "../../ui/button";
import { useToast } from "../../ui/toast";
import { DEAL_CHANGES_PATH } from "../deal";
import { NewDeal } from "../deal-form/new-deal";
import { BoardColumns } from "./board-columns";
import type { Board } from "./column";
import { SendMove } from "./send-move";
import { useBoard } from "./use-board";

/** The sales pipeline; `board` comes from `loadBoard` and is null when it could not be read. */
export function Pipeline({ board }: { board: Board | null }) {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <section className="card" aria-labelledby="pipeline">
      <div className="card-h">
        <div>
          <h2 id="pipeline">Sales Pipeline</h2>
          {board ? (
            <p className="meta num">
              {board.total} in {board.count.toLocaleString("en-US")} {board.count === 1 ? "deal" : "deals"},{" "}
              {board.weighted} weighted
            </p>
          ) : null}
        </div>
        <NewDeal returnTo={returnTo} />
      </div>
      {board ? <LiveBoard board={board} returnTo={returnTo} /> : <NotLoaded returnTo={returnTo} />}
    </section>
  );
}

function LiveBoard({ board, returnTo }: { board: Board; returnTo: string }) {
  const { columns, sending, move, settle, append, remove } = useBoard(board);
  const region = useRef<HTMLElement>(null);
  const drag = useDragModule();
  const content = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard
    <section className="board" aria-label="Stages of the pipeline" tabIndex={0} ref={region}>
      <BoardColumns
        columns={columns}
        returnTo={returnTo}
        DragCard={drag?.DragCard ?? null}
        onMove={move}
        onMore={append}
        onDeleted={remove}
      />
    </section>
  );
  return (
    <>
      <PrefetchPageLinks page={DEAL_CHANGES_PATH} />
      {sending ? <SendMove key={sending.key} move={sending} returnTo={returnTo} onSettled={settle} /> : null}
      {drag ? (
        <drag.DragLayer columns={columns} board={region} onMove={move}>
          {content}
        </drag.DragLayer>
      ) : (
        content
      )}
    </>
  );
}

type DragModule = typeof import("./drag-layer");

/** Dragging comes after the page: the board is complete without it, and no other page loads it. */
function useDragModule(): DragModule | null {
  const [module, setModule] = useState<DragModule | null>(null);
  useEffect(() => {
    let isGone = false;
    void import("./drag-layer").then((loaded) => {
      if (!isGone) setModule(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return module;
}

function NotLoaded({ returnTo }: { returnTo: string }) {
  const showToast = useToast();
  useEffect(() => showToast({ title: "Failed to fetch deals", destructive: true }), [showToast]);
  return (
    <p className="card-b flex items-center justify-between gap-4">
      <span className="muted">The deals could not be loaded.</span>
      <ButtonLink to={returnTo} size="sm" preventScrollReset>
        Retry
      </ButtonLink>
    </p>
  );
}
