import { type Picker, toChoice } from "../../booking/picker";
import { timeText } from "../../platform/time/time-text";
import { Icon } from "../../web/art/art";
import { dateStyle, SlotChoice } from "./slot-choice";
import { TimePicker } from "./time-picker";

/** ISO times: the one that was taken, and free ones after it. */
export type TakenSlot = { start: string; next: string[] };

type NextTimesProps = { taken: TakenSlot; picker: Picker; pageOf: (from: string) => string };

/**
 * After the chosen time was taken: the next free ones, and all days behind a summary. The text is the same whoever has
 * the time, since anybody can enter any address (docs/decisions/0019).
 */
export function NextTimes({ taken, picker, pageOf }: NextTimesProps) {
  const start = new Date(taken.start);
  const [weekday] = timeText("longWeekday", start, picker.zone).split(",");
  return (
    <>
      <div className="taken" role="alert">
        <Icon name="clock-alert" size={20} />
        <div>
          <strong>
            {timeText("time", start, picker.zone)} on {weekday} was just taken.
          </strong>
          <p>
            If you booked it yourself, nothing has changed and its link is in your email. If not, your details
            are kept. {taken.next.length > 0 ? "The next free times:" : "There is no free time near it."}
          </p>
        </div>
      </div>
      <fieldset className="next3">
        <legend className="sr-only">Next free times</legend>
        {taken.next.map((time, at) => (
          <NextTime key={time} {...toChoice(new Date(time), picker)} isFirst={at === 0} />
        ))}
      </fieldset>
      <details className="book-all">
        <summary>See all days</summary>
        <TimePicker picker={{ ...picker, chosenStart: null }} pageOf={pageOf} />
      </details>
    </>
  );
}

function NextTime({ slot, day, numbers, isFirst }: ReturnType<typeof toChoice> & { isFirst: boolean }) {
  return (
    <div className="slot-w">
      <SlotChoice slot={slot} isChosen={isFirst} style={dateStyle(numbers)}>
        <b>{slot.time}</b> <small>{day}</small>
      </SlotChoice>
    </div>
  );
}
