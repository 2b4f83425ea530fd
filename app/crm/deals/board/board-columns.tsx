import { Link, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { EmptyNote } from "../../../ui/empty";
import { buttonClass } from "../../../ui/forms/button";
import { useToast } from "../../../ui/overlays/toast";
import { DEAL_STAGE_LABELS, type DealStage } from "../deal";
import { type BoardColumn, columnPath } from "./card";
import { type CardActions, DealCard, type Dragging } from "./deal-card";

const TONES = {
  qualification: "border-data-3",
  "needs-analysis": "border-data-5",
  proposal: "border-data-4",
  negotiation: "border-data-2",
  "closed-won": "border-ok",
  "closed-lost": "border-data-6",
} as const satisfies Record<DealStage, string>;

const FIGURE = "text-xs text-ink-2 tabular-nums";

export type Draggings = Record<string, Dragging>;
export type MoreCards = Pick<BoardColumn, "stage" | "cards" | "next">;

type BoardColumnsProps = {
  columns: BoardColumn[];
  actions: CardActions;
  /** By deal id; empty until the drag module has loaded. */
  draggings: Draggings;
  onMove: (id: string, stage: DealStage, after: string) => void;
  onMore: (more: MoreCards) => void;
};

export function BoardColumns({ columns, ...rest }: BoardColumnsProps) {
  return columns.map((column) => <Column key={column.stage} column={column} {...rest} />);
}

type ColumnProps = { column: BoardColumn } & Omit<BoardColumnsProps, "columns">;

function Column({ column, actions, draggings, onMove, onMore }: ColumnProps) {
  const { stage, count, value, weighted, cards, next } = column;
  const label = DEAL_STAGE_LABELS[stage];
  return (
    <section
      className="grid snap-start content-start gap-2 rounded-md bg-sunk p-[0.6rem]"
      aria-label={label}
      data-stage={stage}
    >
      <header className={`grid gap-[0.1rem] border-b-2 px-[0.3rem] pt-[0.2rem] pb-[0.35rem] ${TONES[stage]}`}>
        <h3 className="flex justify-between gap-2 text-sm/[1.35]">
          {label}
          <span className={FIGURE}>{count.toLocaleString("en-US")}</span>
        </h3>
        <span className={FIGURE}>{value}</span>
        <span className={FIGURE}>{weighted} weighted</span>
      </header>
      {cards.map((card) => (
        <DealCard
          key={card.id}
          card={card}
          actions={actions}
          onStage={(to) => onMove(card.id, to, "")}
          dragging={draggings[card.id]}
        />
      ))}
      {cards.length === 0 && next === null ? <EmptyNote>No deals in this stage</EmptyNote> : null}
      {next ? <MoreButton stage={stage} next={next} onMore={onMore} /> : null}
    </section>
  );
}

/** Loads a column's next cards; without JavaScript, links to a page that shows them. */
function MoreButton({ stage, next, onMore }: MoreButtonProps) {
  const fetcher = useFetcher<{ column: (MoreCards & { isFailed: boolean }) | null }>();
  const more = fetcher.data?.column;
  const showToast = useToast();
  const path = columnPath(stage, next);
  useEffect(() => {
    if (more?.isFailed) showToast({ title: "Failed to fetch deals", destructive: true });
    else if (more) onMore(more);
  }, [more, onMore, showToast]);
  return (
    <Link
      to={path}
      className={buttonClass({ size: "sm" })}
      aria-busy={fetcher.state !== "idle" || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (fetcher.state === "idle") fetcher.load(path);
      }}
    >
      Show more
      <span className="sr-only"> of {DEAL_STAGE_LABELS[stage]}</span>
    </Link>
  );
}
type MoreButtonProps = { stage: DealStage; next: string; onMore: (more: MoreCards) => void };
