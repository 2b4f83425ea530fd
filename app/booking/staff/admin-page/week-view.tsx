import { Link } from "@remix-run/react";
import { leadPath } from "../../../crm/paths";
import { ButtonLink } from "../../../ui/forms/button";
import { type BookingsQuery, bookingsPath } from "../staff-forms";
import { BookingActions } from "./booking-actions";
import { StatusBadge } from "./booking-table";
import type { WeekDay } from "./load.server";

type WeekViewProps = { days: WeekDay[]; before: string; after: string; query: BookingsQuery };

/** Seven columns; one under another on small screens. */
export function WeekView({ days, before, after, query }: WeekViewProps) {
  return (
    <>
      <nav className="flex flex-wrap gap-2" aria-label="Weeks">
        <ButtonLink size="sm" to={bookingsPath({ view: "week", week: before })}>
          Week before
        </ButtonLink>
        <ButtonLink size="sm" to={bookingsPath({ view: "week" })}>
          This week
        </ButtonLink>
        <ButtonLink size="sm" to={bookingsPath({ view: "week", week: after })}>
          Week after
        </ButtonLink>
      </nav>
      <ol className="grid gap-3 min-[80rem]:grid-cols-7">
        {days.map((day) => (
          <li key={day.date} className="card min-w-0 p-3">
            <h2 className={`text-sm font-semibold ${day.isToday ? "text-signal-text" : ""}`}>
              {day.title}
              {day.isToday ? <span className="sr-only">, today</span> : null}
            </h2>
            {day.items.length === 0 ? <p className="pt-2 text-sm text-ink-3">No demo</p> : null}
            <ul>
              {day.items.map((item) => (
                <li
                  key={item.id}
                  className="grid grid-cols-1 gap-1 border-t border-line py-2 text-sm first:border-t-0"
                >
                  <b className="font-semibold tabular-nums">{item.time}</b>
                  <span className="wrap-anywhere">
                    <Link to={leadPath(item.leadId)}>{item.name}</Link>, {item.company}
                  </span>
                  <span className="wrap-anywhere text-ink-2">{item.host ?? "Nobody"}</span>
                  <span>
                    <StatusBadge item={item} />
                  </span>
                  <BookingActions item={item} query={query} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
