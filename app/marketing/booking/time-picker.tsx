import type { Picker, PickerDay } from "../../booking/picker";
import { Icon } from "../../web/art/art";
import { dateStyle, SlotChoice } from "./slot-choice";

/** Days and their free times as radio buttons. The style sheet shows the times of the chosen day. */
export function TimePicker({ picker, pageOf }: { picker: Picker; pageOf: (from: string) => string }) {
  const [dates, ...place] = (picker.title ?? "Day").split(/(?<=,)/);
  return (
    <>
      <fieldset className="days" id="times" tabIndex={-1}>
        <legend>
          <span>{dates}</span>
          {place.join("")}
        </legend>
        <div className="week">
          <PageLink to={picker.earlier && pageOf(picker.earlier)} label="Earlier days" icon="chevron-left" />
          <div className="days-g">
            {picker.days.map((day, at) => (
              <DayChoice key={day.date} day={day} at={at} picker={picker} />
            ))}
          </div>
          <PageLink to={picker.later && pageOf(picker.later)} label="Later days" icon="chevron-right" />
        </div>
      </fieldset>
      {picker.days.map((day, at) =>
        day.free > 0 ? <DaySlots key={day.date} day={day} at={at} chosen={picker.chosenStart} /> : null,
      )}
    </>
  );
}

type PageLinkProps = { to: string | null; label: string; icon: "chevron-left" | "chevron-right" };

function PageLink({ to, label, icon }: PageLinkProps) {
  return to ? (
    <a className="btn btn-ghost btn-icon" href={to} aria-label={label}>
      <Icon name={icon} size={18} />
    </a>
  ) : (
    <span className="btn btn-icon week-end" aria-hidden="true">
      <Icon name={icon} size={18} />
    </span>
  );
}

function DayChoice({ day, at, picker }: { day: PickerDay; at: number; picker: Picker }) {
  const times = day.free === 1 ? "1 time" : `${day.free} times`;
  const note = day.date === picker.bookedDay ? "Yours" : (day.why ?? times);
  const isChosen = day.date === picker.chosenDay;
  return (
    <label className={day.why ? "day off" : "day"} data-day={at}>
      <input type="radio" name="day" value={day.date} disabled={day.why !== null} defaultChecked={isChosen} />
      <span>{day.weekday}</span> <strong>{day.label}</strong> <small>{note}</small>
    </label>
  );
}

/** On a phone the parts of a day that make up this many times, and the one with the chosen time; others on demand. */
const FIRST_TIMES = 3;

function DaySlots({ day, at, chosen }: { day: PickerDay; at: number; chosen: string | null }) {
  let [times, first, hidden] = [0, 0, 0];
  const parts = day.parts.map((part) => {
    const isFirst = times < FIRST_TIMES;
    const isLater = !(isFirst || part.slots.some(({ start }) => start === chosen));
    times += part.slots.length;
    first += isFirst ? 1 : 0;
    hidden += isLater ? part.slots.length : 0;
    return <DayPart key={part.label} part={part} isLater={isLater} chosen={chosen} />;
  });
  return (
    <fieldset className="slots-d" data-slots={at} style={dateStyle(day.numbers)}>
      <legend>{day.title}</legend>
      <p className="part-h">{day.free === 1 ? "1 time free" : `${day.free} times free`}</p>
      {parts.slice(0, first)}
      {hidden > 0 ? <MoreTimes count={hidden} /> : null}
      {parts.slice(first)}
    </fieldset>
  );
}

/** A switch of the style sheet on phones, where a whole day would push the form out of sight: no script. */
function MoreTimes({ count }: { count: number }) {
  return (
    <label className="more">
      <input type="checkbox" />
      {count === 1 ? "1 more time" : `${count} more times`}
    </label>
  );
}

type DayPartProps = { part: PickerDay["parts"][number]; isLater: boolean; chosen: string | null };

function DayPart({ part, isLater, chosen }: DayPartProps) {
  return (
    <div className={isLater ? "part late" : "part"}>
      <p className="part-h">{part.label}</p>
      <div className="slots-g">
        {part.slots.map((slot) => (
          <SlotChoice key={slot.start} slot={slot} isChosen={slot.start === chosen}>
            {slot.time}
          </SlotChoice>
        ))}
      </div>
    </div>
  );
}
