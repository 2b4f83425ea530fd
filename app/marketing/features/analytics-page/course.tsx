import { VISITOR } from "../../../copy/example-business";
import { Art } from "../../../web/art/art";
import { flare } from "../../../web/art/map";
import type { Picture } from "../../../web/art/picture";
import { Frame } from "../../pictures/frame";

const { name, days, stops } = VISITOR;
const pages = stops.reduce((sum, stop) => sum + stop.pages, 0);

const COAST = "M720 20C690 60 640 74 632 104S640 150 640 190 700 250 720 262V20z";
const HOME = { x: 654, y: 118 };
/** A scale bar of a division for each day, dark and light by turns. */
const BAR = { from: 46, to: 654, y: 412 };
const COURSE: Picture = {
  viewBox: "0 0 720 430",
  label: `One visitor’s course over ${days} days: ${stops.map(({ day, what }) => `${day}, ${what}`).join("; ")}`,
  body: `<defs><radialGradient id="cb" gradientUnits="userSpaceOnUse" cx="${HOME.x}" cy="${HOME.y}" r="620"><stop offset="0" stop-color="var(--color-signal)" stop-opacity=".5"/><stop offset=".2" stop-color="var(--color-beam)" stop-opacity=".8"/><stop offset="1" stop-color="var(--color-beam)" stop-opacity=".12"/></radialGradient></defs><rect class="fill-water" width="720" height="430"/><path class="course-depth" d="M700 0C600 60 520 90 510 160s80 150 240 180M620 0C470 70 380 110 380 200s140 190 380 220M480 0C300 80 230 150 240 260s160 160 330 180M300 0C150 80 70 180 80 300s60 110 130 140"/><path fill="url(#cb)" d="M654 118L0 170V420z"/><path class="beam-edge" d="M654 118L0 170M654 118L0 420"/><path class="fill-land" d="${COAST}"/><path class="map-coast" d="${COAST}"/><path class="course-line" d="M46 318C96 308 146 284 206 250S428 144 558 148S617 128 647 122"/>${flare(HOME.x, HOME.y, 1.8)}<path class="fill-ink" d="${dayMarks()}"/><path class="course-bar" d="M${BAR.from} ${BAR.y}H${BAR.to}v8H${BAR.from}z"/>`,
};

function dayMarks(): string {
  const step = (BAR.to - BAR.from) / days;
  return Array.from({ length: days }, (_, day) => day)
    .filter((day) => day % 2 === 0)
    .map((day) => `M${BAR.from + day * step} ${BAR.y}h${step}v8h-${step}z`)
    .join("");
}

/** One person's way to a sale, as a ship's track into the beam: a place and a line for each stop. */
export function Course() {
  return (
    <Frame title={`${name}, one person`} number={`${days} days, ${stops.length} stops, ${pages} pages`}>
      <div className="course">
        <Art picture={COURSE} />
        {stops.map(({ day, at, mark }, index) => (
          <b key={day} className={mark} style={{ "--x": `${at.x}%`, "--y": `${at.y}%` }} aria-hidden="true">
            {index + 1}
          </b>
        ))}
        <span style={{ "--x": "6.4%" }}>{stops[0].day}</span>
        <span style={{ "--x": "90.8%" }}>{stops.at(-1)?.day}</span>
      </div>
      <ol className="stops">
        {stops.map(({ day, what, result, mark }) => (
          <li key={day} className={mark}>
            <strong>{day}</strong> {what} <span>{result}</span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
