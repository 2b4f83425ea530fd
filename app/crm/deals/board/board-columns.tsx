import { Link, useFetcher } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { EmptyNote } from "../../../ui/empty";
import { buttonClass } from "../../../ui/forms/button";
import { Icon } from "../../../ui/icon";
import { useToast } from "../../../ui/overlays/toast";
import { DEAL_STAGE_LABELS, type DealStage, isClosed } from "../deal";
import type { DealFilters } from "../filters/deal-filters";
import { type BoardColumn, columnPath } from "./card";
import { type CardActions, DealCard, type Dragging } from "./deal-card";
import { StageHead } from "./stage-head";

export type Draggings = Record<string, Dragging>;
export type MoreCards = Pick<BoardColumn, "stage" | "cards" | "next">;

type BoardColumnsProps = {
  columns: BoardColumn[];
  /** Of which a phone shows no other; none before scripts run. */
  shown?: DealStage;
  filters: Partial<DealFilters>;
  actions: CardActions;
  /** By deal id; empty until the drag module has loaded. */
  draggings: Draggings;
  onMove: (id: string, stage: DealStage, after: string) => void;
  onMore: (more: MoreCards) => void;
};

export function BoardColumns({ columns, ...rest }: BoardColumnsProps) {
  return columns.map((column) => <Column key={column.stage} column={column} {...rest} />);
}

export function columnId(stage: DealStage): string {
  return `stage-${stage}`;
}

const cardsId = (stage: DealStage) => `${columnId(stage)}-cards`;

type ColumnProps = { column: BoardColumn } & Omit<BoardColumnsProps, "columns">;

function Column({ column, shown, filters, actions, draggings, onMove, onMore }: ColumnProps) {
  const { stage, cards, next } = column;
  // Who looks for a deal sees it wherever it stands, also if they folded the stage when they looked for another one.
  const lookedFor = [filters.q, filters.closing].join("");
  return (
    <section
      className={COLUMN}
      aria-label={DEAL_STAGE_LABELS[stage]}
      id={columnId(stage)}
      data-stage={stage}
      data-shown={shown && stage === shown}
    >
      {isClosed(stage) ? <StageFold key={lookedFor} column={column} isOpen={Boolean(lookedFor)} /> : null}
      <StageHead column={column} />
      <div className="grid gap-2" id={cardsId(stage)}>
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
        {next ? <MoreButton stage={stage} next={next} filters={filters} onMore={onMore} /> : null}
      </div>
    </section>
  );
}

/** See board.css. */
const COLUMN = "stage-column relative grid content-start gap-2 rounded-md bg-sunk p-[0.45rem]";

/**
 * Folds a closed stage, from the start, so that the open ones are wider. It covers the head; the cards stand beside it,
 * not in it, since phones show one stage at a time and fold none.
 */
function StageFold({ column: { stage, count }, isOpen }: { column: BoardColumn; isOpen: boolean }) {
  return (
    <details className="group max-sm:hidden" open={isOpen}>
      <summary
        className="absolute inset-0 flex cursor-pointer list-none justify-center rounded-md p-2 hover:bg-hover"
        aria-label={`Deals of ${DEAL_STAGE_LABELS[stage]}, ${count}`}
        aria-controls={cardsId(stage)}
      >
        <span className="group-open:rotate-180">
          <Icon of={ChevronDown} size={16} />
        </span>
      </summary>
    </details>
  );
}

/** Shows the cards of a stage; returns what has been opened for it, null if it was not folded. */
export function unfold(stage: DealStage): Element | null {
  const fold = document.querySelector(`#${columnId(stage)} > details:not([open])`);
  fold?.setAttribute("open", "");
  return fold;
}

/** Loads a column's next cards; without JavaScript, links to a page that shows them. */
function MoreButton({ stage, next, filters, onMore }: MoreButtonProps) {
  const fetcher = useFetcher<{ column: (MoreCards & { isFailed: boolean }) | null }>();
  const more = fetcher.data?.column;
  const showToast = useToast();
  const path = columnPath(stage, next, filters);
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
type MoreButtonProps = {
  stage: DealStage;
  next: string;
  filters: Partial<DealFilters>;
  onMore: (more: MoreCards) => void;
};
