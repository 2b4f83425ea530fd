import type { ReactNode } from "react";
import { LEADS_BY_BUDGET, MAILING, RANK_WEEKS, SCANNED, SCANS_BY_DAY } from "../../copy/example-business";
import { formatUsd } from "../../platform/money";
import { Art } from "../../web/art/art";
import { circles } from "../../web/art/map";
import { type Picture, tenth, whole } from "../../web/art/picture";
import { RANK_BEFORE, RANK_NOW } from "../../web/art/rank-map";
import type { HeroPicture } from "../content/page-copy";
import { Panel } from "./feature-picture";

/** The picture beside a module's questions, which answers one of them. */
export function QuestionPicture({ name }: { name: HeroPicture }) {
  return PICTURES[name];
}

const BAR = { from: 44, to: 388 };
const DAYS = 90;

/** The days of each weekly survey, and the last one. */
const ranks = [Number(RANK_BEFORE), ...RANK_WEEKS, Number(RANK_NOW)].map((rank, week) => ({
  rank,
  day: Math.min(1 + 7 * week, DAYS),
}));

const dayX = (day: number) => tenth(BAR.from + ((day - 1) / (DAYS - 1)) * (BAR.to - BAR.from));
const rankY = (rank: number) => tenth(12 + (rank - 1) * 11);

function spanOf(title: string, from: number, to: number): string {
  const [x, end] = [dayX(from), dayX(to + 1)];
  return `<path class="chart-span" d="M${x} 12H${end}V221H${x}z"/><text x="${tenth((x + end) / 2)}" y="33" text-anchor="middle">${title}</text>`;
}

/** Rank 1 is on top. The bar below has a division for each week. */
const RANK_COURSE: Picture = {
  viewBox: "0 0 400 268",
  className: "figure-chart",
  label: `Average rank each week, from ${RANK_BEFORE} on day 1 over ${RANK_WEEKS[5]} on day 43 to ${RANK_NOW} on day 90`,
  body: `${spanOf("Repair", 8, 21)}${spanOf("Build", 22, 56)}${[1, 10, 20].map((rank) => `<path class="stroke-grid" d="M${BAR.from} ${rankY(rank)}H${BAR.to}"/><text x="34" y="${rankY(rank) + 5}" text-anchor="end">${rank}</text>`).join("")}<path class="chart-curve" d="M${ranks.map(({ day, rank }) => `${dayX(day)} ${rankY(rank)}`).join("L")}"/>${circles(
    [ranks[0], ranks[6], ranks.at(-1)].flatMap((at) => (at ? [{ x: dayX(at.day), y: rankY(at.rank) }] : [])),
    4.5,
    "fill-teal",
  )}<text class="chart-figure" x="54" y="196">${RANK_BEFORE}</text><text class="chart-figure" x="200" y="168" text-anchor="end">${RANK_WEEKS[5]}</text><text class="chart-figure" x="372" y="46" text-anchor="end">${RANK_NOW}</text>${weekBar(230)}<text x="${BAR.from}" y="256">Day 1</text><text x="${dayX(43)}" y="256" text-anchor="middle">Day 43</text><text x="${BAR.to}" y="256" text-anchor="end">Day 90</text>`,
};

function weekBar(y: number): string {
  const weeks = [0, 2, 4, 6, 8, 10, 12].map(
    (week) => `M${dayX(1 + 7 * week)} ${y}H${dayX(Math.min(8 + 7 * week, DAYS))}v7H${dayX(1 + 7 * week)}z`,
  );
  return `<path class="fill-ink" d="${weeks.join("")}"/><path class="chart-scale" d="M${BAR.from} ${y}H${BAR.to}v7H${BAR.from}z"/>`;
}

const [start = 0, middle = 0, end = 0] = [ranks[0]?.rank, ranks[6]?.rank, ranks.at(-1)?.rank];

/** Dots in rows of 25, one for each lead, as dotted lines; those of a budget that buys too few are rings. */
const { costPerLead, enough, budgets } = LEADS_BY_BUDGET;
const COLUMNS = 25;
const rowsOf = (leads: number) => leads / COLUMNS;
const tops = budgets.map((_, index) =>
  budgets.slice(0, index).reduce((y, { leads }) => y + rowsOf(leads) * 14 + 28, 14),
);

const BUDGET_DOTS: Picture = {
  viewBox: "0 0 400 240",
  className: "figure-chart",
  label: budgets.map(({ dollars, leads }) => `${formatUsd(dollars * 100)}: ${leads} leads`).join(", "),
  body: `${budgets
    .map(({ dollars, leads }, index) => {
      const top = tops[index] ?? 0;
      const rows = Array.from({ length: rowsOf(leads) }, (_, row) => `M70 ${top + row * 14}h289`).join("");
      const rings = leads < enough ? `<path class="chart-dots chart-rings" d="${rows}"/>` : "";
      return `<text y="${top + 5}">${formatUsd(dollars * 100)}</text><path class="chart-dots" d="${rows}"/>${rings}<text class="chart-figure" x="400" y="${top + 5}" text-anchor="end">${leads}</text>`;
    })
    .join("")}<path class="dashed-line" d="M0 35H400"/>`,
};

/** A dot for each scan, in a column for its day; those who booked are at the bottom. */
const OPTED_OUT = { day: 5, dot: 7 };
const scanDots = SCANS_BY_DAY.flatMap(({ scans, booked }, index) =>
  Array.from({ length: scans }, (_, dot) => ({
    x: 20 + index * 27.7,
    y: 206 - dot * 17,
    kind:
      dot < booked
        ? "chart-booked"
        : index + 1 === OPTED_OUT.day && dot === OPTED_OUT.dot
          ? "household-outside"
          : "fill-teal",
  })),
);
const onlyScanned = MAILING.scans - SCANNED.booked - SCANNED.leftAlone;
const KINDS = [
  ["chart-booked", `${SCANNED.booked} booked a visit`],
  ["fill-teal", `${onlyScanned} scanned only`],
  ["household-outside", `${SCANNED.leftAlone} asked for no more`],
] as const;

const SCAN_DAYS: Picture = {
  viewBox: "0 0 400 248",
  className: "figure-chart",
  label: `Scans on days 1 to 14 of delivery: ${SCANS_BY_DAY.map(({ scans }) => scans).join(", ")}; of ${MAILING.scans} people, ${KINDS.map(([, text]) => text).join(", ")}`,
  body: `${KINDS.map(
    ([kind, text], index) =>
      `${circles(
        scanDots.filter((dot) => dot.kind === kind),
        6.5,
        kind,
      )}${circles([{ x: 182, y: 22 + index * 26 }], 6.5, kind)}<text x="198" y="${27 + index * 26}">${text}</text>`,
  ).join(
    "",
  )}<path class="chart-scale" d="M6 220H394"/>${[1, 5, 10, 14].map((day) => `<text x="${whole(20 + (day - 1) * 27.7)}" y="242" text-anchor="middle">${day}</text>`).join("")}`,
};

const PICTURES: Record<HeroPicture, ReactNode> = {
  rank: (
    <Panel
      title="Average rank by week"
      note="Northside Dental"
      foot={`${(start - middle).toFixed(1)} better by day 43, another ${(middle - end).toFixed(1)} by day 90`}
    >
      <Art picture={RANK_COURSE} />
    </Panel>
  ),
  allocation: (
    <Panel
      title="Leads a month, by budget"
      note={`At $${costPerLead} a lead`}
      foot={`From ${enough} a month on there’s enough to learn from`}
    >
      <Art picture={BUDGET_DOTS} />
    </Panel>
  ),
  postcards: (
    <Panel
      title={`${MAILING.scans} scans, by day of delivery`}
      note="Harbor Auto"
      foot={`${SCANNED.booked} + ${onlyScanned} + ${SCANNED.leftAlone} = ${MAILING.scans} of ${MAILING.cards} cards`}
    >
      <Art picture={SCAN_DAYS} />
    </Panel>
  ),
};
