import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { type BookingsQuery, bookingsPath } from "../staff-forms";
import { type Band, bandText } from "../week";
import type { Week } from "./load.server";
import { stateOf } from "./week-day";

type Day = Week["days"][number];

/** The week on narrow screens: of each day what is booked, and what can be. */
export function WeekAgenda({ days, query }: { days: Day[]; query: BookingsQuery }) {
  return (
    <ol className="week-agenda" aria-label="Days of the week">
      {days.map((day) => (
        <li
          key={day.date}
          data-today={day.isToday || undefined}
          data-closed={(day.closed !== null && day.items.length === 0) || undefined}
        >
          <h3>
            {day.weekday} <b>{day.dayOfMonth}</b>
            {day.isToday ? <span className="sr-only">, today</span> : null}
          </h3>
          <div>
            <Demos day={day} query={query} />
            {day.free.length > 0 ? (
              <Times word="Free" of={day.free} />
            ) : (
              <p>{day.closed ?? "Nothing to book"}</p>
            )}
            {day.busy.length > 0 ? <Times word="You’re busy" of={day.busy} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Demos({ day, query }: { day: Day; query: BookingsQuery }) {
  if (day.items.length === 0) return null;
  return (
    <ol>
      {day.items.map((item) => (
        <li key={item.id}>
          <Link
            to={bookingsPath(query, { demo: item.id })}
            preventScrollReset
            className="wrap-anywhere"
            data-state={stateOf(item)}
          >
            <b className="font-semibold tabular-nums">{item.time}</b>
            <br />
            {item.status === "booked" ? "" : `${item.statusText}: `}
            {item.name}, {item.company}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** No time breaks within itself. */
function Times({ word, of }: { word: string; of: Band[] }) {
  return (
    <p>
      {word}{" "}
      {of.map((band, at) => (
        <Fragment key={band.from}>
          <span className="whitespace-nowrap">
            {bandText(band)}
            {at < of.length - 1 ? "," : ""}
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
