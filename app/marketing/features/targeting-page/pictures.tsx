import { AUDIENCE, MAILING } from "../../../copy/example-business";
import { Art } from "../../../web/art/art";
import { circles, flare, streets } from "../../../web/art/map";
import type { Picture } from "../../../web/art/picture";
import { Frame, Inside } from "../../pictures/frame";
import { Bars, percentOf, Rows } from "../../pictures/rows";

const { county, years, leftOut } = AUDIENCE;
const number = (value: number) => value.toLocaleString("en-US");

const RIVER = "M-10 150C70 138 150 120 210 126S350 96 440 104V136C350 130 280 152 210 158S80 172 -10 184z";

/** Six miles are a circle; twelve minutes end at the river, but for the bridge. */
const DRIVE_TIME: Picture = {
  viewBox: "0 0 420 230",
  preserveAspectRatio: "xMidYMid slice",
  label:
    "Six miles around the business as a circle, and the twelve-minute line, which crosses the river only at the bridge",
  body: `<rect class="fill-land" width="420" height="230"/>${streets({ width: 420, height: 230, step: 28, seed: "dt" })}<path class="fill-water" d="${RIVER}"/><path class="map-coast" d="${RIVER}"/><path class="reach-area" fill-opacity=".5" d="M196 12c58-8 120 6 150 36 22 22 6 44-20 56l-20 8 8 38 26 12c10 14-2 30-22 32s-30-10-28-28l-4-44c-60 6-110 12-150 16-44-6-60-30-44-66s50-54 104-60z"/><path class="bridge" d="M283 106l8 52M303 103l8 52"/><circle class="six-miles" cx="208" cy="92" r="84"/>${flare(208, 94, 1.5)}`,
};

export function DriveTime() {
  return <Art picture={DRIVE_TIME} />;
}

const mostHomes = Math.max(...years.map(({ homes }) => homes));
const chosen = years.filter((year) => year.chosen).map(({ homes }) => homes);

/** Homes by model year of their car, with the chosen years filled. */
export function ModelYears() {
  return (
    <Inside>
      <ul className="model-years">
        {years.map(({ year, homes, chosen: isChosen }) => (
          <li
            key={year}
            className={isChosen ? "chosen" : undefined}
            style={{ "--share": `${Math.round((homes / mostHomes) * 100) / 100}` }}
          >
            {year}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">
        {`${chosen.join(" + ")} = ${number(chosen.reduce((sum, homes) => sum + homes, 0))}`}
      </p>
    </Inside>
  );
}

export function Records() {
  return (
    <Inside>
      <div className="records">
        <Rows
          rows={[
            { label: "9f3ac1…d07e", value: "match" },
            { label: "41b80e…7a52", value: "no match", mark: "quiet" },
            { label: "c6620d…118f", value: "match" },
            { label: "Names and emails held for ads", value: "0", mark: "sum" },
          ]}
        />
      </div>
    </Inside>
  );
}

export function LeftOut() {
  const most = Math.max(...leftOut.map(({ homes }) => homes));
  const all = leftOut.reduce((sum, { homes }) => sum + homes, 0);
  return (
    <Inside>
      <Bars
        bars={leftOut.map(({ why, homes }) => ({
          ...{ label: why, value: `${homes}`, color: 6 },
          percent: percentOf(homes, most),
        }))}
        total={{ label: `${MAILING.cards + all} − ${all}`, value: `${MAILING.cards}` }}
      />
    </Inside>
  );
}

/** Homes that a dot stands for, and the grid's columns. */
const DOT = { homes: 40, columns: 38 };
const LIT_FROM = { column: 33, row: 3 };

const dots = Array.from({ length: county / DOT.homes }, (_, index) => {
  const [column, row] = [index % DOT.columns, Math.floor(index / DOT.columns)];
  return { column, row, x: 10 + column * 16.4, y: 10 + row * 16.4 };
});
const lit = dots.filter(
  ({ column, row }) =>
    column >= LIT_FROM.column + (row === LIT_FROM.row + 2 ? 1 : 0) &&
    column < LIT_FROM.column + (row === LIT_FROM.row ? 3 : 4) &&
    row >= LIT_FROM.row &&
    row < LIT_FROM.row + 3,
);

const COUNTY: Picture = {
  viewBox: "0 0 628 206",
  label: `${dots.length} dots stand for ${number(county)} homes in the county; ${lit.length} of them are lit`,
  body:
    circles(
      dots.filter((dot) => !lit.includes(dot)),
      5,
      "household-outside",
    ) + circles(lit, 5.4, "fill-beam"),
};

/** The county in dots, with those of the mailing lit. */
export function CountyDots() {
  return (
    <Frame
      title={`One dot is ${DOT.homes} homes`}
      number={`${lit.length} of ${dots.length} lit`}
      foot={`${number(county)} ÷ ${MAILING.cards} = ${county / MAILING.cards}`}
    >
      <Inside>
        <Art picture={COUNTY} />
      </Inside>
    </Frame>
  );
}
