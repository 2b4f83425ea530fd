import { RESULTS_NOTE } from "../../copy/claim";
import { formatUsd } from "../../platform/money";
import { Art } from "../../web/art/art";
import { RANK_BANDS, rankBand } from "../../web/art/map";
import { RANK_BEFORE, RANK_NOW, RANK_POINTS, wholeRankMap } from "../../web/art/rank-map";
import { CASE } from "../content/case";
import { Frame } from "../pictures/frame";
import { FigureLabel, FigureValue, ScaleBar } from "../sections/figure-band";

const BAND_LABELS = { a: "1–3", b: "4–10", c: "11–20", d: "20+" } as const;
type Day = "before" | "now";

/** How many points are in each band on a day, best first. */
function countBands(day: Day): number[] {
  return RANK_BANDS.map((band) => RANK_POINTS.filter((point) => rankBand(point[day]) === band).length);
}

const MAPS: Record<Day, { title: string; rank: string; label: string }> = {
  before: {
    title: `Day 1, ${CASE.search}`,
    rank: RANK_BEFORE,
    label: `Rank map on day 1, average rank ${RANK_BEFORE}`,
  },
  now: {
    title: "Day 90, same search",
    rank: RANK_NOW,
    label: `Rank map on day 90, average rank ${RANK_NOW}, one weak corner in the northeast`,
  },
};
const pictures = {
  before: wholeRankMap("before", MAPS.before.label),
  now: wholeRankMap("now", MAPS.now.label),
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
export const CALLS = sum(CASE.weeks.calls);
export const EXTRA_CALLS = CALLS - CASE.before;

/** A phone has one map at a time, so that the same point is compared in the same place. */
const SWITCH = [
  { day: "before", label: "Day 1" },
  { day: "now", label: "Day 90" },
] as const;

/** Both maps beside each other with their counts, and below them what it came to. */
export function Maps({ spentCents }: { spentCents: number }) {
  const figures = [
    { value: `${CALLS}`, label: `calls in 13 weeks, up from ${CASE.before}` },
    { value: formatUsd(spentCents), label: "total spent" },
    { value: formatUsd(Math.round(spentCents / EXTRA_CALLS)), label: "per extra call" },
    { value: formatUsd(Math.round(spentCents / CASE.patients)), label: "per new patient booked" },
  ];
  return (
    <section className="pb-section" aria-label="Both maps">
      <div className="wrap">
        <div className="case-maps">
          <fieldset>
            <legend className="sr-only">Day</legend>
            {SWITCH.map(({ day, label }) => (
              <label key={day}>
                <input type="radio" name="map" value={day} defaultChecked={day === "now"} />
                {label}
              </label>
            ))}
          </fieldset>
          <RankMapOf day="before" />
          <RankMapOf day="now" />
        </div>
        <p className="mt-5 text-sm/[1.6] text-ink-3">
          {`${countBands("before").join(" + ")} = ${countBands("now").join(" + ")} = ${RANK_POINTS.length} points, a quarter mile apart. “20+” counts as 21. ${RESULTS_NOTE}`}
        </p>
        <div className="mt-10">
          <ScaleBar />
        </div>
        <ul className="case-figures">
          {figures.map(({ value, label }) => (
            <li key={label}>
              <FigureValue>{value}</FigureValue>
              <FigureLabel>{label}</FigureLabel>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RankMapOf({ day }: { day: Day }) {
  const { title, rank } = MAPS[day];
  const counts = countBands(day);
  return (
    <Frame
      title={title}
      number={`average rank ${rank}`}
      foot={RANK_BANDS.map((band, index) => (
        <span key={band} className={`rank-count rank-${band}`}>
          {`${BAND_LABELS[band]}: ${counts[index]}`}
        </span>
      ))}
    >
      <Art picture={pictures[day]} />
    </Frame>
  );
}
