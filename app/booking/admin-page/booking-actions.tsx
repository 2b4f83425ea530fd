import { ActionButton } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { BOOKING_FAILURES, type BookingsQuery, bookingsPath } from "../staff-forms";
import type { BookingItem } from "./list-data";

/** Before a demo: move, cancel. Once it has begun: done or no-show. */
export function BookingActions({ item, query }: { item: BookingItem; query: BookingsQuery }) {
  if (item.status === "cancelled") return null;
  const who = `the demo of ${item.name}`;
  if (!item.hasBegun) {
    return (
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          size="sm"
          to={bookingsPath(query, { move: item.id })}
          preventScrollReset
          aria-label={`Move ${who}`}
        >
          Move
        </ButtonLink>
        <ButtonLink
          size="sm"
          variant="text-danger"
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
      {item.status === "done" ? null : (
        <ActionButton
          size="sm"
          failure={BOOKING_FAILURES.done}
          fields={{ intent: "done", id: item.id }}
          aria-label={`Done: ${who}`}
        >
          Done
        </ActionButton>
      )}
      {item.status === "no-show" ? null : (
        <ActionButton
          size="sm"
          failure={BOOKING_FAILURES["no-show"]}
          fields={{ intent: "no-show", id: item.id }}
          aria-label={`No-show: ${who}`}
        >
          No-show
        </ActionButton>
      )}
    </div>
  );
}
