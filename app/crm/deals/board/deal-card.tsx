import { Link } from "@remix-run/react";
import { cva } from "class-variance-authority";
import { Ellipsis, GripVertical, Hourglass, Pencil } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { StaffAvatar } from "../../../ui/avatar";
import { Icon } from "../../../ui/icon";
import { closeOnEscape } from "../../../ui/overlays/disclosure";
import { type Assignable, AssignButton, useMemberName } from "../../components/assign";
import { EmptyAvatar } from "../../components/assignee";
import { miniButtonClass } from "../../components/mini-button";
import {
  DEAL_CHANGES_PATH,
  DEAL_FAILURES,
  DEAL_STAGES,
  type DealStage,
  isClosed,
  probabilityOf,
} from "../deal";
import type { BoardCard } from "./card";
import { DeleteButton, type OnDelete } from "./delete-deal";
import { StageForm } from "./stage-form";

export const dealClass = cva(
  "relative grid grid-cols-1 gap-1 rounded-md border border-line bg-surface px-[0.7rem] py-2 text-sm",
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
  const change = (stage: DealStage) => {
    onStage(stage);
    focusCard(card.id);
  };
  return (
    <article
      {...dragging?.card}
      onKeyDown={(event) => {
        dragging?.card.onKeyDown?.(event);
        const stage = stageOfKey(event.nativeEvent);
        if (stage && stage !== card.stage) change(stage);
      }}
      className={dealClass({ drag: dragging && (dragging.isDragged ? "away" : "possible") })}
      aria-label={card.title}
      data-deal={card.id}
      data-dragged={dragging?.isDragged || undefined}
    >
      <Link
        to={`/admin/deals/${card.id}`}
        className={`${dealTitleClass} line-clamp-2 hover:underline`}
        title={card.title}
        data-title
        draggable={false}
      >
        {card.title}
      </Link>
      <CardFacts card={card} grip={dragging?.grip}>
        <CardMenu card={card} actions={actions} onStage={change} />
      </CardFacts>
    </article>
  );
}

const MENU_BUTTON = "absolute! -top-0.5 right-0 -mr-2 list-none";
type CardMenuProps = Pick<DealCardProps, "card" | "actions" | "onStage">;

/** Opens within the card, so that no column cuts it off; works without JavaScript. */
function CardMenu({ card, actions, onStage }: CardMenuProps) {
  const { returnTo, pages, onDelete } = actions;
  return (
    <details
      className="group/menu"
      onToggle={({ currentTarget }) => showMenu(currentTarget)}
      onKeyDown={(event) => closeOnEscape(event, event.currentTarget)}
    >
      <summary
        className={miniButtonClass({ place: "line", className: MENU_BUTTON })}
        aria-label={`More for ${card.title}, ${card.company}`}
      >
        <Icon of={Ellipsis} size={16} />
      </summary>
      <div className="mt-1 grid gap-1 border-t border-line pt-2">
        <StageForm deal={card} place="board" returnTo={returnTo} onChange={onStage} />
        <AssignButton what={toAssignable(card, actions)} form={pages} />
        <span className="flex items-center justify-between">
          <Link
            to={`/admin/deals/${card.id}?${new URLSearchParams({ returnTo })}`}
            className="inline-flex min-h-7 items-center gap-2 rounded-sm px-1 hover:bg-hover"
            draggable={false}
          >
            <Icon of={Pencil} size={14} />
            Edit deal
          </Link>
          <DeleteButton deal={card} onDelete={onDelete} pages={pages} />
        </span>
      </div>
    </details>
  );
}

/** A card near the lower edge of the window opens its menu below it. */
function showMenu(menu: HTMLDetailsElement): void {
  if (!menu.open) return;
  menu.closest("article")?.scrollIntoView({ block: "nearest" });
  menu.lastElementChild?.querySelector<HTMLElement>("select, button, a")?.focus({ preventScroll: true });
}

/** Moves a card by the number of a stage, while the card has the focus and no control that takes numbers. */
function stageOfKey({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): DealStage | undefined {
  const isTyping = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
  return isTyping || altKey || ctrlKey || metaKey ? undefined : DEAL_STAGES[Number(key) - 1];
}

/** The card is drawn anew in its column, without what had the focus. */
function focusCard(id: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-deal="${CSS.escape(id)}"] a`)?.focus();
  });
}

/** The copy of the card that follows the pointer. */
export function DragPreview({ card }: { card: BoardCard }) {
  return (
    <article className={dealClass({ drag: "carried" })} data-carried>
      <strong className={dealTitleClass}>{card.title}</strong>
      <CardFacts card={card} />
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

type CardFactsProps = { card: BoardCard; grip?: Dragging["grip"]; children?: ReactNode };

/** Below the title; `children` is the menu, whose button stands at the end of the value's line. */
function CardFacts({ card, grip, children }: CardFactsProps) {
  const { company, value, closes, days, limit, lost, assignee, stage } = card;
  const name = useMemberName(assignee);
  return (
    <>
      <span className="flex justify-between">
        <span className="truncate text-ink-2" title={company}>
          {company}
        </span>
        {grip ? (
          <button
            type="button"
            className={miniButtonClass({ place: "grip" })}
            {...grip}
            aria-label={`Move ${card.title}, ${company}`}
            data-grip
          >
            <Icon of={GripVertical} size={14} />
          </button>
        ) : null}
      </span>
      <div className="relative grid gap-1">
        <p className="flex flex-wrap items-center gap-1 pr-5 tabular-nums">
          <b className="text-[1rem]">{value}</b>
          {isClosed(stage) ? null : (
            <span className="text-xs text-ink-2" title="Probability">
              {probabilityOf(card)}%
            </span>
          )}
          <span
            className="relative ml-auto flex"
            title={name === null ? "Unassigned" : `Assigned to ${name}`}
          >
            {name === null ? <EmptyAvatar /> : <StaffAvatar name={name} size="sm" />}
            <span className="sr-only">{name ?? "Unassigned"}</span>
          </span>
        </p>
        <p className="flex flex-wrap justify-between gap-1 text-xs text-ink-2 tabular-nums">
          <span>{closes}</span>
          {days === null ? null : <Age days={days} limit={limit} />}
          {lost === null ? null : <span className="w-full">{lost}</span>}
        </p>
        {children}
      </div>
    </>
  );
}

/** The days in the stage; marked if they are more than the stage's limit. */
function Age({ days, limit }: { days: number; limit: number | null }) {
  const isLate = limit !== null;
  const told = `${days} ${days === 1 ? "day" : "days"}`;
  const rest = ` in stage${isLate ? `, longer than ${limit}` : ""}`;
  return (
    <span
      className={`inline-flex items-center gap-1 ${isLate ? "rounded-sm bg-danger-soft px-1 font-semibold text-danger" : ""}`}
      title={told + rest}
    >
      <Icon of={Hourglass} size={12} />
      {told}
      <span className="sr-only">{rest}</span>
    </span>
  );
}
