import { newTimesPath } from "../../../crm/paths";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { BOOKING_FAILURES, type BookingsQuery, bookingsPath } from "../staff-forms";
import type { BookingItem } from "./load.server";

type OfDemo = { item: BookingItem; query: BookingsQuery };

export function canMove({ status, hasBegun }: BookingItem): boolean {
  return status !== "cancelled" && !hasBegun;
}

/** Opens the choice of another time. */
export function MoveLink({
  item,
  query,
  isQuiet,
  className,
}: OfDemo & { isQuiet?: boolean; className?: string }) {
  return (
    <ButtonLink
      size="sm"
      variant={isQuiet ? "ghost" : undefined}
      className={className}
      to={bookingsPath(query, { move: item.id })}
      preventScrollReset
      aria-label={`Move the demo of ${item.name}`}
    >
      Move
    </ButtonLink>
  );
}

/** Before a demo: move, unless its row has that (`isInRow`), cancel. Once it has begun: done or no-show. */
export function BookingActions({ item, query, isInRow }: OfDemo & { isInRow?: boolean }) {
  if (item.status === "cancelled") return null;
  const who = `the demo of ${item.name}`;
  if (canMove(item)) {
    return (
      <div className="flex gap-2">
        <MoveLink item={item} query={query} className={isInRow ? "xl:hidden" : undefined} />
        <ButtonLink
          size="sm"
          variant="ghost"
          className="text-danger"
          to={bookingsPath(query, { cancel: item.id })}
          preventScrollReset
          aria-label={`Cancel ${who}`}
        >
          Cancel
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {item.status === "no-show" ? (
        <ButtonLink size="sm" to={newTimesPath(item.leadId)} aria-label={`Send new times: ${who}`}>
          Send new times
        </ButtonLink>
      ) : null}
      {SETTLED.filter(({ intent }) => intent !== item.status).map(({ intent, label }) => (
        <ActionButton
          key={intent}
          size="sm"
          failure={BOOKING_FAILURES[intent]}
          fields={{ intent, id: item.id }}
          aria-label={`${label}: ${who}`}
        >
          {label}
        </ActionButton>
      ))}
    </div>
  );
}

const SETTLED = [
  { intent: "done", label: "Done" },
  { intent: "no-show", label: "No-show" },
] as const;
