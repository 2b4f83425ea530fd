import type { CSSProperties } from "react";
import type { DatedSteps } from "../content/page-copy";

/**
 * Steps as bars below a ruler of their days, to scale: in one row, or one below another if their days overlap. The list
 * after it says the same in words.
 */
export function DaysBar({ scale, items }: Pick<DatedSteps, "scale" | "items">) {
  const { days, division, ends, isOpen, meanwhile } = scale;
  const overlap = items.some(({ to }, index) => to >= (items[index + 1]?.from ?? Infinity));
  return (
    <div className="days-bar" style={{ "--days": `${days}`, "--division": `${division}` }} aria-hidden="true">
      <p className="mb-2 flex justify-between text-sm/[1.6] text-ink-2 tabular-nums">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <i />
      <ul className={overlap ? "in-rows" : undefined}>
        {items.map(({ title, short = title, ...step }, index) => (
          <li
            key={title}
            className={lookOf(index === items.length - 1, step.from === step.to, isOpen)}
            style={{ ...placeOf(step), "--strength": `${1 + index * 0.35}` }}
          >
            <b>{index + 1}</b>
            <span className={lengthOf(short)}>{short}</span>
          </li>
        ))}
        {meanwhile ? (
          <li className="meanwhile" style={placeOf(meanwhile)}>
            <span className={lengthOf(meanwhile.title)}>{meanwhile.title}</span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function placeOf({ from, to }: { from: number; to: number }): CSSProperties {
  return { "--from": `${from}`, "--to": `${to + 1}` };
}

/** How much room a name needs: "Survey" less than "In the mail", and "Strategy and launch" more. */
function lengthOf({ length }: string): "name" | "name long" | undefined {
  if (length <= 6) return undefined;
  return length <= 15 ? "name" : "name long";
}

/** The last step may be a single day, with its name before it, or have no end. */
function lookOf(isLast: boolean, isOneDay: boolean, isOpen = false) {
  if (!isLast) return undefined;
  if (isOpen) return "last open";
  return isOneDay ? "last one-day" : "last";
}
