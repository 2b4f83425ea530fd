import { Link } from "@remix-run/react";
import type { Dashboard } from "../dashboard";
import { DayCard, GROWING_ROWS, ROW_SIZE } from "./day-card";

/** The next demos that visitors booked, in the reader's time zone. */
export function NextDemos({ demos }: Pick<Dashboard, "demos">) {
  return (
    <DayCard
      title="Next demos"
      count={demos && `${demos.inWeek || "None"} in 7 days`}
      all={{ to: "/admin/bookings", label: "All demos" }}
    >
      {demos ? (
        <>
          {demos.calendarNote && (
            <p className="px-card pb-3 text-sm text-warn wrap-anywhere">
              <strong>Your own calendar:</strong> {demos.calendarNote}
            </p>
          )}
          <ul className={GROWING_ROWS}>
            {demos.next.map(({ id, leadId, when, name, company, host }) => (
              <li
                key={id}
                className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-card py-1 text-sm hover:bg-hover"
                style={ROW_SIZE}
              >
                <span className="min-w-0">
                  <span className="block truncate" title={`${name}, ${company}`}>
                    <Link to={`/admin/leads/${leadId}`} className="font-semibold hover:underline">
                      {name}
                    </Link>
                    , {company}
                  </span>
                  <small className="block text-xs text-ink-2 tabular-nums">{when}</small>
                </span>
                <span className="text-xs text-ink-3">{host}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </DayCard>
  );
}
