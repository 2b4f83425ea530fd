import type { DatedSteps } from "../content/page-copy";

/** Steps as bars below a ruler of their days, to scale; the list after it says the same in words. */
export function DaysBar({ scale, items }: Pick<DatedSteps, "scale" | "items">) {
  const { days, division, ends, isOpen } = scale;
  return (
    <div className="days-bar" style={{ "--days": `${days}`, "--division": `${division}` }} aria-hidden="true">
      <p className="mb-2 flex justify-between text-sm/[1.6] text-ink-2 tabular-nums">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <i />
      <ul>
        {items.map(({ title, from, to }, index) => (
          <li
            key={title}
            className={lookOf(index === items.length - 1, from === to, isOpen)}
            style={{ "--from": `${from}`, "--to": `${to + 1}`, "--strength": `${1 + index * 0.35}` }}
          >
            <b>{index + 1}</b>
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last step may be a single day, with its name before it, or have no end. */
function lookOf(isLast: boolean, isOneDay: boolean, isOpen = false) {
  if (!isLast) return undefined;
  if (isOpen) return "last open";
  return isOneDay ? "last one-day" : "last";
}
