import type { CSSProperties, ReactNode } from "react";
import type { Clock, PickerDay, PickerSlot } from "../../booking/picker";

type SlotChoiceProps = { slot: PickerSlot; isChosen: boolean; style?: CSSProperties; children: ReactNode };

/** A free time as a radio button. Its numbers are what the foot shows while it is checked. */
export function SlotChoice({ slot, isChosen, style, children }: SlotChoiceProps) {
  const { from, to, atHost } = slot;
  const host = atHost ? { h: atHost.weekday, ...clock("ijk", atHost.clock) } : {};
  return (
    <label
      className="slot"
      style={{ ...style, ...numbers({ ...clock("abc", from), ...clock("def", to), ...host }) }}
    >
      <input
        type="radio"
        name="start"
        value={slot.start}
        defaultChecked={isChosen}
        aria-describedby="start-error"
      />
      <span>{children}</span>
    </label>
  );
}

function clock(names: string, [hour, minute, half]: Clock) {
  return { [names.charAt(0)]: hour, [names.charAt(1)]: minute, [names.charAt(2)]: half };
}

/** The date for the foot, on the group of its times. */
export function dateStyle([weekday, month, day]: PickerDay["numbers"]): CSSProperties {
  return numbers({ w: weekday, m: month, n: day });
}

/** Numbers that the style sheet counts with. */
function numbers(values: Record<string, number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, `${value}`]));
}
