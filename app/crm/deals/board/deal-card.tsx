import { Link } from "@remix-run/react";
import { cva } from "class-variance-authority";
import { GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../../ui/icon";
import { type Assignable, AssignButton, useMemberName } from "../../components/assign";
import { Assignee } from "../../components/assignee";
import { miniButtonClass } from "../../components/mini-button";
import { DEAL_CHANGES_PATH, DEAL_FAILURES, type DealStage, probabilityOf } from "../deal";
import type { BoardCard } from "./card";
import { DeleteButton, type OnDelete } from "./delete-deal";
import { StageForm } from "./stage-form";

export const dealClass = cva(
  "grid gap-[0.35rem] rounded-md border border-line bg-surface px-[0.7rem] pt-[0.65rem] pb-[0.6rem] text-sm",
  {
    variants: {
      drag: {
        possible: "cursor-grab select-none",
        away: "cursor-grab opacity-45 select-none",
        carried: "cursor-grabbing shadow-lg",
      },
    },
  },
);
export const dealTitleClass = "leading-[1.3] font-semibold wrap-anywhere";

/** Props that make a card draggable. Without them, the card is moved with its stage select. */
export type Dragging = {
  card: ComponentProps<"article">;
  grip: ComponentProps<"button">;
  isDragged: boolean;
};

/** What the cards of a page share. */
export type CardActions = {
  returnTo: string;
  /** See `useDeleteDeal`. */
  pages: string;
  onDelete: OnDelete;
  onAssigned?: (id: string, assignee: string | null) => void;
};

type DealCardProps = {
  card: BoardCard;
  actions: CardActions;
  onStage: (stage: DealStage) => void;
  dragging?: Dragging;
};

export function DealCard({ card, actions, onStage, dragging }: DealCardProps) {
  const { returnTo, pages, onDelete } = actions;
  return (
    <article
      {...dragging?.card}
      className={dealClass({ drag: dragging && (dragging.isDragged ? "away" : "possible") })}
      aria-label={card.title}
      data-deal={card.id}
    >
      <div className="flex items-start gap-1">
        {dragging ? (
          <button
            type="button"
            className={miniButtonClass({ place: "grip" })}
            {...dragging.grip}
            aria-label={`Move ${card.title}`}
            data-grip
          >
            <Icon of={GripVertical} size={14} />
          </button>
        ) : null}
        <Link
          to={`/admin/deals/${card.id}`}
          className={`${dealTitleClass} min-w-0 grow hover:underline`}
          draggable={false}
        >
          {card.title}
        </Link>
        <DeleteButton deal={card} onDelete={onDelete} pages={pages} />
      </div>
      <CardFacts card={card} />
      <AssignButton what={toAssignable(card, actions)} form={pages} />
      <StageForm deal={card} place="board" returnTo={returnTo} onChange={onStage} />
    </article>
  );
}

/** The copy of the card that follows the pointer. */
export function DragPreview({ card }: { card: BoardCard }) {
  return (
    <article className={dealClass({ drag: "carried" })} data-carried>
      <strong className={dealTitleClass}>{card.title}</strong>
      <CardFacts card={card} />
      <Assignee name={useMemberName(card.assignee)} />
    </article>
  );
}

function toAssignable({ id, title, assignee }: BoardCard, { returnTo, onAssigned }: CardActions): Assignable {
  return {
    ...{ name: title, assignee, page: `/admin/deals/${id}`, action: DEAL_CHANGES_PATH },
    fields: { intent: "assign", id, returnTo },
    failure: DEAL_FAILURES.assign,
    onAssigned: (next) => onAssigned?.(id, next),
  };
}

type DealValueProps = { deal: { stage: DealStage; value: string; probability: number } };

/** The value, and the probability with which it counts. */
export function DealValue({ deal }: DealValueProps) {
  return (
    <p className="flex items-baseline justify-between tabular-nums">
      <b className="text-[1rem]">{deal.value}</b>
      <span className="text-xs text-ink-2">{probabilityOf(deal)}%</span>
    </p>
  );
}

function CardFacts({ card }: { card: BoardCard }) {
  return (
    <>
      <span className="text-xs text-ink-2">{card.company}</span>
      <DealValue deal={card} />
      <span className="text-xs text-ink-2 tabular-nums">
        {card.closes ? <span className="block">{card.closes}</span> : null}
        {card.age}
      </span>
    </>
  );
}
