import type { ReactNode } from "react";
import { BUDGET, MOVED_TUESDAY } from "../../copy/example-business";
import { formatUsd } from "../../platform/money";
import { signedDollars } from "../../web/art/meter";
import { ABOUT, CALL, MONTHS, TRIALS, VALUES } from "../content/about";
import { Inside, PictureCard } from "../pictures/frame";
import { Rows } from "../pictures/rows";
import { SectionHead } from "../sections/section-head";

const most = Math.max(...MONTHS.map(({ change }) => change));
const budget = BUDGET.reduce((sum, { now }) => sum + now, 0);
/** Why money moved, by channel, in the order of the log. */
const REASONS = [
  ["Twitter", "quiet since Saturday"],
  ["Google", "cheapest lead this week"],
  ["Instagram", "two visits booked"],
] as const;

/** In the order of the values. */
const PICTURES: readonly ReactNode[] = [
  <ol key="months" className="months">
    {MONTHS.map(({ month, change }, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve months, some with the same letter, that never move
        key={index}
        className={change < 0 ? "down" : undefined}
        style={{ "--share": `${Math.round((Math.abs(change) / most) * 100) / 100}` }}
      >
        <strong>{change < 0 ? `−${-change}` : change}</strong>
        <span>{month}</span>
      </li>
    ))}
  </ol>,
  <ol key="call" className="call">
    {CALL.map(({ time, what }) => (
      <li key={time}>
        <span>{time}</span>
        {what}
      </li>
    ))}
  </ol>,
  <ul key="trials" className="trials">
    {TRIALS.map(({ name, isKept }) => (
      <li key={name} className={isKept ? "kept" : undefined}>
        {name}
        {isKept ? <span className="sr-only">, kept</span> : null}
      </li>
    ))}
  </ul>,
  <Rows
    key="moved"
    rows={[
      ...REASONS.map(([name, why]) => {
        const dollars = MOVED_TUESDAY.find(({ channel }) => channel === name)?.dollars ?? 0;
        return { label: `${name}, ${why}`, value: signedDollars(dollars) };
      }),
      { label: "Your budget", value: `${formatUsd(budget * 100)}, unchanged`, mark: "total" },
    ]}
  />,
];

/** The four values, each with its evidence. */
export function Values() {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={ABOUT.values} />
        <section
          className="snap-row picture-cards"
          style={{ "--cards": `${VALUES.length}` }}
          aria-label={ABOUT.values}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard
          tabIndex={0}
        >
          {VALUES.map((value, index) => (
            <PictureCard key={value.title} {...value}>
              <Inside>{PICTURES[index]}</Inside>
            </PictureCard>
          ))}
        </section>
      </div>
    </section>
  );
}
