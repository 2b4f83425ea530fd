import type { WeekBook } from "../../copy/industry-pictures";
import { type BoardTotal, SOURCE_COLORS, SOURCE_NAMES, SourceKey } from "./source";

export function weekTotal({ hours }: WeekBook): BoardTotal {
  const slots = hours.flatMap((hour) => hour.slots);
  return { figure: `${slots.filter(Boolean).length}`, rest: `of ${slots.length} booked` };
}

export function WeekBookBody({ book }: { book: WeekBook }) {
  return (
    <>
      <div className="grid grid-cols-[2.9rem_repeat(5,minmax(0,1fr))] gap-1 pt-3 pr-4 pb-4 pl-2 max-sm:grid-cols-[2rem_repeat(5,minmax(0,1fr))] max-sm:gap-[2px] max-sm:p-1">
        <b />
        {book.days.map((day) => (
          <b
            key={day}
            className="px-[0.3rem] py-[0.2rem] text-micro/[1.6] font-medium text-ink-2 max-sm:px-0"
          >
            {day}
          </b>
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
      <span className="pt-1 pr-[0.4rem] text-right text-micro/[1.6] text-ink-3">{hour}</span>
      {slots.map((slot, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot's identity is its position in the week
        <Slot key={day} slot={slot} />
      ))}
    </>
  );
}

/** Phones show its words, and its source by the color alone. */
function Slot({ slot }: { slot: WeekBook["hours"][number]["slots"][number] }) {
  const color = slot ? SOURCE_COLORS[slot.source] : "inset-ring inset-ring-line";
  return (
    <i className={`week-slot ${color}`}>
      {slot ? (
        <>
          <strong>{slot.what}</strong>
          <small>{SOURCE_NAMES[slot.source]}</small>
        </>
      ) : (
        <span className="text-ink-3">Free</span>
      )}
    </i>
  );
}
