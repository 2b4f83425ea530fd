import { Link } from "@remix-run/react";
import { GripVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../../ui/icon";
import { Assignee } from "../../components/assignee";
import type { DealStage } from "../deal";
import type { BoardCard } from "./card";
import { DeleteDeal } from "./delete-deal";
import { StageForm } from "./stage-form";

/** Props that make a card draggable. Without them, the card is moved with its stage select. */
export type Dragging = {
  card: ComponentProps<"article">;
  grip: ComponentProps<"button">;
  isDragged: boolean;
};

type DealCardProps = {
  card: BoardCard;
  returnTo: string;
  onStage: (stage: DealStage) => void;
  onDeleted?: (id: string) => void;
  dragging?: Dragging;
};

export function DealCard({ card, returnTo, onStage, onDeleted, dragging }: DealCardProps) {
  return (
    <article
      {...dragging?.card}
      className={dragging?.isDragged ? "deal deal-away" : "deal"}
      aria-label={card.title}
      data-deal={card.id}
    >
      <div className="deal-t">
        {dragging ? (
          <button type="button" className="copy grip" {...dragging.grip} aria-label={`Move ${card.title}`}>
            <Icon of={GripVertical} size={14} />
          </button>
        ) : null}
        <Link to={`/admin/deals/${card.id}`} draggable={false}>
          {card.title}
        </Link>
        <DeleteDeal deal={card} returnTo={returnTo} onDeleted={onDeleted} />
      </div>
      <CardFacts card={card} />
      <StageForm deal={card} place="board" returnTo={returnTo} onChange={onStage} />
    </article>
  );
}

/** The copy of the card that follows the pointer. */
export function DragPreview({ card }: { card: BoardCard }) {
  return (
    <article className="deal deal-carried">
      <strong>{card.title}</strong>
      <CardFacts card={card} />
    </article>
  );
}

function CardFacts({ card }: { card: BoardCard }) {
  return (
    <>
      <span className="who2">{card.company}</span>
      <p className="val">
        <b>{card.value}</b>
        <span>{card.probability}%</span>
      </p>
      <span className="who2 num">
        {card.closes ? <span className="block">{card.closes}</span> : null}
        {card.age}
      </span>
      {card.assignee === null ? null : <Assignee email={card.assignee} />}
    </>
  );
}
