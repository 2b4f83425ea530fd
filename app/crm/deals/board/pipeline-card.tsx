import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { CardHead, Stat, StatStrip } from "../../../ui/card";
import { ButtonLink } from "../../../ui/forms/button";
import { Definition } from "../../../ui/overlays/definition";
import { useToast } from "../../../ui/overlays/toast";
import type { Board } from "./card";

type PipelineCardProps = {
  /** From `loadBoard`; null if that failed. */
  board: Board | null;
  actions: ReactNode;
  isOpen: boolean;
  /** The board, open or folded. */
  children: (board: Board) => ReactNode;
};

/** The sales pipeline below the leads: its sums, and the board, whose columns need no card around them. */
export function PipelineCard({ board, actions, isOpen, children }: PipelineCardProps) {
  const look = isOpen ? { style: { "--spacing-card": "0px" } } : { className: "card" };
  return (
    <section {...look} aria-labelledby="pipeline">
      <CardHead>
        <div>
          <h2 id="pipeline">Sales Pipeline</h2>
          {board ? <PipelineTotal board={board} /> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </CardHead>
      {board ? (
        <>
          <Sums board={board} />
          {children(board)}
        </>
      ) : (
        <BoardNotLoaded />
      )}
    </section>
  );
}

/** All deals by value. */
export function PipelineTotal({ board: { definitions, count, total } }: { board: Board }) {
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {total} <Definition {...definitions.total}>in {dealsText(count)}</Definition>
    </p>
  );
}

/** In the order in which they are shown. */
export const SUMS = ["open", "weighted", "won", "lost"] as const;

/** What of all deals is open, won and lost. */
function Sums({ board }: { board: Board }) {
  return (
    <div className="px-card pb-4">
      <StatStrip columns="grid-cols-4 max-sm:grid-cols-2 *:px-4 *:py-2 [&_.figure]:text-xl">
        {SUMS.map((key) => {
          const figure = board.definitions[key];
          return <Stat key={key} label={figure.name} value={board[key]} figure={figure} />;
        })}
      </StatStrip>
    </div>
  );
}

function dealsText(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "deal" : "deals"}`;
}

/** This page, to which forms of the board lead back. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** In place of the board. */
export function BoardNotLoaded() {
  const returnTo = useReturnTo();
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
