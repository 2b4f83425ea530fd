import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type BookingsQuery, bookingsPath } from "../staff-forms";
import type { Band } from "../week";
import type { Week } from "./load.server";
import type { DemoDrag, Held } from "./use-demo-drag";

type Day = Week["days"][number];
type DayItem = Day["items"][number];
type WeekDayProps = {
  day: Day;
  hours: Band;
  /** The minute of the day, if it is today. */
  now: number | null;
  query: BookingsQuery;
  drag: DemoDrag;
  held: Held | null;
};

/** One day: what is free and busy, its demos, and where the one that is being moved would stand. */
export function WeekDayColumn({ day, hours, now, query, drag, held }: WeekDayProps) {
  const target = held?.target?.date === day.date ? held.target : null;
  return (
    <li className="week-day" data-today={day.isToday || undefined}>
      <h3>
        <span>
          {day.weekday} <b>{day.dayOfMonth}</b>
          {day.isToday ? <span className="sr-only">, today</span> : null}
        </span>
        <small>{headOf(day)}</small>
      </h3>
      <div className="week-body" data-day={day.date}>
        {BANDS.flatMap((kind) =>
          day[kind].map((band) => (
            <Placed key={`${kind}${band.from}`} className={`week-${kind}`} band={band} hours={hours}>
              {kind === "busy" ? <span>Busy</span> : null}
            </Placed>
          )),
        )}
        {now === null ? null : (
          <Placed className="week-now" band={{ from: now, to: now }} hours={hours}>
            {null}
          </Placed>
        )}
        <ol>
          {day.items.map((item) => (
            <Demo key={item.id} item={item} hours={hours} query={query} drag={drag} held={held} />
          ))}
        </ol>
        {held && target ? (
          <Placed className="week-target" band={bandOf(target)} hours={hours}>
            <b>{target.text}</b> {held.item.name}
            <br />
            {held.item.day === day.title ? `from ${held.item.clock}` : `moves here from ${held.item.day}`}
          </Placed>
        ) : null}
      </div>
    </li>
  );
}

const BANDS = ["open", "free", "busy"] as const;

function headOf({ items, closed }: Day): string {
  if (items.length > 0) return `${items.length} ${items.length === 1 ? "demo" : "demos"}`;
  return closed ?? "No demo";
}

const bandOf = ({ minute }: { minute: number }): Band => ({ from: minute, to: minute + 30 });

/** `--at` and `--for` are hours; see week.css. */
function placeOf({ from, to }: Band, hours: Band) {
  return { "--at": `${from / 60 - hours.from}`, "--for": `${(to - from) / 60}` };
}

type PlacedProps = { className: string; band: Band; hours: Band; children: ReactNode };

function Placed({ className, band, hours, children }: PlacedProps) {
  const shown = { from: Math.max(band.from, hours.from * 60), to: Math.min(band.to, hours.to * 60) };
  if (shown.from > shown.to) return null;
  return (
    <div className={className} style={placeOf(shown, hours)}>
      {children}
    </div>
  );
}

type DemoProps = Pick<WeekDayProps, "hours" | "query" | "drag" | "held"> & { item: DayItem };

/** Two lines: when and who, and the company. */
function Demo({ item, hours, query, drag, held }: DemoProps) {
  const { lane, lanes } = item;
  const style = { ...placeOf(bandOf(item), hours), "--lane": `${lane}`, "--lanes": `${lanes}` };
  return (
    <li
      className="week-demo"
      style={style}
      data-state={stateOf(item)}
      data-held={held?.item.id === item.id || undefined}
    >
      <Link
        to={bookingsPath(query, { demo: item.id })}
        preventScrollReset
        draggable={false}
        title={`${item.time}: ${item.name}, ${item.company}, with ${item.host ?? "nobody"}`}
        {...drag.bind(item)}
      >
        <span>
          <b>{item.clock}</b> {item.name}
        </span>
        <span>
          <span className="sr-only">{`, ${item.time}, ${item.statusText}, `}</span>
          {item.status === "no-show" ? "No-show: " : ""}
          {item.company}
        </span>
      </Link>
    </li>
  );
}

export function stateOf({ status, hasBegun }: DayItem): string {
  return status === "booked" && hasBegun ? "done" : status;
}
