import type { ReactNode } from "react";
import { BUYER_CARD } from "../../copy/example-business";
import { Art } from "../../web/art/art";
import { postcardBack } from "../../web/art/postcard";
import { PLATFORM_DAY } from "../content/platform";
import { Bars } from "../pictures/rows";
import { SectionHead } from "../sections/section-head";
import { MOVED_BARS } from "./handovers";

const { title, lead, hours, flow, stopped, items } = PLATFORM_DAY;

const card = postcardBack(BUYER_CARD);
/** Beside each step. */
const PICTURES: readonly ReactNode[] = [
  <Art key="card" picture={card} />,
  <ol key="flow">
    {flow.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>,
  <Bars key="budget" bars={MOVED_BARS} />,
  <div key="leads">
    <Bars
      bars={[
        { label: "Mail", value: "25 + 1", percent: 92, color: 3 },
        { label: "All leads", value: "117 + 1", percent: 99, color: 1 },
      ]}
    />
    <p className="text-ink-2">{stopped}</p>
  </div>,
];

/** One customer's day in the dark section: a ruler of its hours with a pin at each step, upright on phones. */
export function Day() {
  return (
    <section className="dark-section py-section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} spaced={false} />
        <Ruler />
        <ol className="day-steps">
          {items.map(({ when, title, text }, index) => (
            <li key={title}>
              <p>
                <b>{index + 1}</b>
                {when}
              </p>
              <h3>{title}</h3>
              <div>{PICTURES[index]}</div>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Two hours a mark; a pin that would cover the one before it stands right of it. */
function Ruler() {
  const marks = [7, 9, 11, 13, 15, 17].map((hour) => ({ hour, text: clock(hour) }));
  const pins = items.map(({ hour }, index) => {
    const before = items[index - 1];
    const isClose = before !== undefined && hour - before.hour < 0.4;
    return { index, at: isClose ? `calc(${percent(before.hour)} + 1.9rem)` : percent(hour) };
  });
  return (
    <div className="day-ruler" aria-hidden="true">
      {marks.map(({ hour, text }) => (
        <span key={hour} style={{ "--at": percent(hour) }}>
          {text}
        </span>
      ))}
      <i />
      {pins.map(({ index, at }) => (
        <b key={index} style={{ "--at": at }}>
          {index + 1}
        </b>
      ))}
    </div>
  );
}

function percent(hour: number): string {
  return `${Math.round(((hour - hours.from) / (hours.to - hours.from)) * 1000) / 10}%`;
}

function clock(hour: number): string {
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`;
}
