import { Link } from "@remix-run/react";
import { Card } from "../../ui/card";
import type { Dashboard } from "../dashboard";
import { NotLoaded } from "./stat-cards";

/** The next demos that visitors booked, in the reader's time zone. */
export function NextDemos({ demos }: Pick<Dashboard, "demos">) {
  return (
    <Card
      title="Next demos"
      aside={
        <Link to="/admin/bookings" className="text-sm font-medium">
          All demos
        </Link>
      }
    >
      {demos ? (
        <>
          {demos.calendarNote && (
            <p className="pb-3 text-sm text-warn wrap-anywhere">
              <strong>Your own calendar:</strong> {demos.calendarNote}
            </p>
          )}
          <p className="text-sm text-ink-2 tabular-nums">{countText(demos)}</p>
          <ul className="grid">
            {demos.next.map(({ id, leadId, when, name, company, host }) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2 text-sm first:border-t-0"
              >
                <span className="col-span-full text-xs text-ink-2 tabular-nums">{when}</span>
                <span className="min-w-0 wrap-anywhere">
                  <Link to={`/admin/leads/${leadId}`} className="font-semibold hover:underline">
                    {name}
                  </Link>
                  , {company}
                </span>
                <span className="text-ink-3">{host}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-2">
          <NotLoaded />
        </p>
      )}
    </Card>
  );
}

function countText({ inWeek, next }: NonNullable<Dashboard["demos"]>): string {
  if (inWeek === 0) return "None in the next 7 days";
  return `${inWeek > next.length ? `The first ${next.length} of ` : ""}${inWeek} in the next 7 days`;
}
