import { Link } from "@remix-run/react";
import { leadPath } from "../../crm/paths";
import type { MyDay } from "../my-day/my-day.server";

type Day = NonNullable<MyDay["demos"]>;
type DayRulerProps = { day: Day; clock: string };

/** My demos of the day along its hours, with now between them; on phones a plain list. */
export function DayRuler({ day, clock }: DayRulerProps) {
  return (
    <section
      className="card px-card pt-8 pb-3 max-md:pt-2 max-md:pb-2"
      aria-label={`My day, ${hour(day.from)} to ${hour(day.to)}`}
    >
      <div className="relative">
        <ol className="relative md:h-15">
          {day.events.map((event) => (
            <Demo key={event.id} event={event} />
          ))}
        </ol>
        <Scale day={day} clock={clock} />
      </div>
    </section>
  );
}

function Demo({ event }: { event: Day["events"][number] }) {
  const { startsAt, time, leadId, name, company, isOver } = event;
  return (
    <li
      className="text-sm max-md:grid max-md:grid-cols-[4.75rem_minmax(0,1fr)] max-md:gap-x-3 max-md:border-b max-md:border-line max-md:py-2 max-md:last:border-b-0 md:absolute md:inset-y-0 md:left-(--at) md:w-(--width) md:border-l md:border-line-strong md:pr-2 md:pl-2"
      style={{ "--at": `${event.at}%`, "--width": `${event.width}%`, "--length": `${event.length}%` }}
      title={`${time}, ${name}, ${company}`}
    >
      <time dateTime={startsAt} className="block truncate text-xs text-ink-3 tabular-nums max-md:row-span-2">
        {time}
      </time>
      <Link
        to={leadPath(leadId)}
        className={`block truncate hover:underline ${isOver ? "text-ink-3" : "font-semibold"}`}
      >
        <span className="md:sr-only">Demo: </span>
        {name}
      </Link>
      <span className={`block truncate ${isOver ? "text-ink-3" : "text-ink-2"}`}>{company}</span>
    </li>
  );
}

/** One block an hour, the demos on top of it, and the time. */
function Scale({ day: { from, to, now, events }, clock }: DayRulerProps) {
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const block = 100 / (to - from);
  const blocks = `repeating-linear-gradient(90deg, var(--color-line-strong) 0 ${block}%, var(--color-surface) ${block}% ${2 * block}%)`;
  return (
    <div className="relative max-md:hidden" aria-hidden="true">
      <div className="relative h-2.5">
        {events.map(({ id, at, length }) => (
          <span
            key={id}
            className="absolute inset-y-0 rounded-xs bg-teal"
            style={{ left: `${at}%`, width: `${length}%` }}
          />
        ))}
      </div>
      <div className="h-1.5 border border-line-strong" style={{ background: blocks }} />
      <div className="mt-2 flex justify-between text-xs text-ink-3 tabular-nums">
        {hours.map((each, index) => (
          <span
            key={each}
            className="flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end"
          >
            {index === 0 || index === hours.length - 1 || each === 12 ? hour(each) : each % 12 || 12}
          </span>
        ))}
      </div>
      {now === null ? null : (
        <span
          className="absolute -top-15 bottom-[1.4rem] -ml-px w-[2px] bg-signal"
          style={{ left: `${now}%` }}
        >
          <b className="absolute bottom-full left-1/2 -translate-x-1/2 rounded-sm bg-signal px-1.5 text-xs font-semibold whitespace-nowrap text-on-signal tabular-nums">
            {clock}
          </b>
        </span>
      )}
    </div>
  );
}

/** "8 AM", "12 PM" */
function hour(of: number): string {
  return `${of % 12 || 12} ${of % 24 < 12 ? "AM" : "PM"}`;
}
