import { useNavigate } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { ButtonLink } from "../../../ui/forms/button";
import { type BookingsQuery, bookingsPath } from "../staff-forms";
import { clockOf } from "../week";
import type { Week } from "./load.server";
import { type Held, useDemoDrag } from "./use-demo-drag";
import { WeekAgenda } from "./week-agenda";
import { WeekDayColumn } from "./week-day";

type WeekViewProps = { week: Week; query: BookingsQuery; asked: Held | null };

/** The week as a calendar: hours down, days across; on narrow screens a list of its days. */
export function WeekView({ week, query, asked }: WeekViewProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <WeekNav week={week} />
        <Legend />
      </div>
      <div className="card overflow-clip">
        <WeekAgenda days={week.days} query={query} />
        <Calendar week={week} query={query} asked={asked} />
      </div>
      <p className="screen-only text-sm text-ink-2 max-lg:hidden">
        Drag a demo to move it, or press Space on it and then the arrow keys.
      </p>
    </>
  );
}

function WeekNav({ week: { before, after, today, title } }: { week: Week }) {
  const arrow = { size: "sm", iconOnly: true } as const;
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label="Weeks">
      <ButtonLink {...arrow} icon={ChevronLeft} to={bookingsPath({ view: "week", week: before })}>
        Week before
      </ButtonLink>
      <ButtonLink {...arrow} icon={ChevronRight} to={bookingsPath({ view: "week", week: after })}>
        Week after
      </ButtonLink>
      <h2 className="px-1 max-sm:order-first max-sm:basis-full max-sm:px-0">{title}</h2>
      <ButtonLink size="sm" variant="ghost" to={bookingsPath({ view: "week", week: today })}>
        Today
      </ButtonLink>
    </nav>
  );
}

function Calendar({ week, query, asked }: WeekViewProps) {
  const { days, hours } = week;
  const navigate = useNavigate();
  const drag = useDemoDrag(week, ({ item, target }) =>
    navigate(bookingsPath(query, { move: item.id, to: target.start }), { preventScrollReset: true }),
  );
  const now = useNow(week.now.minute);
  const columns = days.map((day) => (isNarrow(day) ? "minmax(0, 0.42fr)" : "minmax(0, 1fr)"));
  const style = { "--week-columns": columns.join(" "), "--hours": `${hours.to - hours.from}` };
  const isNowShown = days.some(({ isToday }) => isToday) && now > hours.from * 60 && now < hours.to * 60;
  return (
    <section className="week" style={style} aria-label="Calendar of the week">
      <div className="week-hours" aria-hidden="true">
        {Array.from({ length: hours.to - hours.from }, (_, at) => hours.from + at).map((hour, at) => (
          <span key={hour} style={{ "--at": `${at}` }}>
            {isNowShown && Math.abs(now - hour * 60) < 15 ? null : hourText(hour)}
          </span>
        ))}
        {isNowShown ? (
          <b className="week-clock" style={{ "--at": `${now / 60 - hours.from}` }}>
            {clockOf(now)}
          </b>
        ) : null}
      </div>
      <ol className="contents" ref={drag.grid}>
        {days.map((day) => (
          <WeekDayColumn
            key={day.date}
            day={day}
            hours={hours}
            now={day.isToday && isNowShown ? now : null}
            query={query}
            drag={drag}
            held={drag.held ?? asked}
          />
        ))}
      </ol>
      <p className="sr-only" aria-live="assertive">
        {drag.message}
      </p>
    </section>
  );
}

function isNarrow({ items, closed, date }: Week["days"][number]): boolean {
  return closed !== null && items.length === 0 && [0, 6].includes(new Date(date).getUTCDay());
}

function hourText(hour: number): string {
  if (hour === 12) return "Noon";
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}

/** The minute of the day, which goes on while the page is open. */
function useNow(loaded: number): number {
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts over when the page was loaded again
  useEffect(() => {
    const begun = Date.now();
    const tick = () => setPassed(Math.floor((Date.now() - begun) / 60_000));
    tick();
    const timer = window.setInterval(tick, 20_000);
    return () => window.clearInterval(timer);
  }, [loaded]);
  return loaded + passed;
}

function Legend() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 max-lg:hidden">
      {KINDS.map(([kind, text]) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <i className={`week-key ${kind}`} aria-hidden="true" />
          {text}
        </span>
      ))}
    </p>
  );
}

/** By its color, what a time is. */
const KINDS = [
  ["week-free", "Free to book"],
  ["week-open", "Past, taken or too soon"],
  ["week-busy", "Busy in your own calendar"],
  ["week-shut", "Closed"],
] as const;
