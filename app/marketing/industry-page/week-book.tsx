import type { WeekBook } from "../content/industry-pictures";
import { type BoardTotal, SOURCE_NAMES, SourceKey } from "./source";

export function weekTotal({ hours }: WeekBook): BoardTotal {
  const slots = hours.flatMap((hour) => hour.slots);
  return { figure: `${slots.filter(Boolean).length}`, rest: `of ${slots.length} booked` };
}

export function WeekBookBody({ book }: { book: WeekBook }) {
  return (
    <>
      <div className="week">
        <b />
        {book.days.map((day) => (
          <b key={day}>{day}</b>
        ))}
        {book.hours.map(({ hour, slots }) => (
          <Hour key={hour} hour={hour} slots={slots} />
        ))}
      </div>
      <SourceKey sources={["search", "ads", "mail", "returning"]} empty="Free" />
    </>
  );
}

function Hour({ hour, slots }: WeekBook["hours"][number]) {
  return (
    <>
      <span className="meta">{hour}</span>
      {slots.map((slot, day) =>
        slot ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot's identity is its position in the week
          <i key={day} className={`from-${slot.source}`}>
            <strong>{slot.what}</strong>
            <small>{SOURCE_NAMES[slot.source]}</small>
          </i>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot's identity is its position in the week
          <i key={day} className="from-none" />
        ),
      )}
    </>
  );
}
