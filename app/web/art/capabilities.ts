import { LEADS_PER_WEEK, MAILING } from "../../copy/example-business";
import { createSeededRandom } from "../../platform/seeded-random";
import { circles, flare, streets } from "./map";
import { type Picture, whole } from "./picture";
import { stackChart, stacked } from "./stack-chart";

const totals = stacked(LEADS_PER_WEEK.rows).at(-1) ?? [];

/** Unified analytics: weekly leads from three sources on one chart. */
export function leadsChart({ width, height }: { width: number; height: number }): Picture {
  return {
    viewBox: `0 0 ${width} ${height}`,
    label: `Leads per week from search, ads and mail over twelve weeks, rising from ${totals[0]} to ${totals.at(-1)}`,
    body: stackChart({
      ...{ width, height, max: 140, rows: LEADS_PER_WEEK.rows, ticks: [0, 50, 100] },
      labels: [
        [0, "Week 1"],
        [5, "6"],
        [11, "12"],
      ],
      notes: [
        [4, "Postcards land", 26],
        [8, "Budget to search", 36],
      ],
    }),
  };
}
export const LEADS_CHART = leadsChart({ width: 256, height: 168 });

/** Smart automation: what happens after a postcard is scanned. */
export const AUTOMATION_FLOW: Picture = {
  viewBox: "0 0 292 232",
  label:
    "Automation: a scanned postcard either becomes a booked visit and a thank-you card, or waits two days and sees an Instagram ad",
  body: `<path class="flow-line" d="M146 52V76M146 76H72V104M146 76H220V104M220 152V180M72 152V180"/><circle class="fill-signal" cx="146" cy="76" r="4.5"/>${[
    node({
      x: 51,
      y: 4,
      width: 190,
      title: "Postcard scanned",
      note: `${MAILING.scans} people this mailing`,
      on: true,
    }),
    node({ x: 2, y: 104, width: 140, title: "Visit booked", note: `${MAILING.visits} people` }),
    node({
      x: 150,
      y: 104,
      width: 140,
      title: "Not booked",
      note: `${MAILING.scans - MAILING.visits} wait two days`,
    }),
    node({ x: 150, y: 180, width: 140, title: "Instagram ad", note: "up to $0.90 each" }),
    node({ x: 2, y: 180, width: 140, title: "Thank-you card", note: "3 days after" }),
  ].join(
    "",
  )}<text class="flow-answer" x="82" y="95">yes</text><text class="flow-answer" x="230" y="95">no</text>`,
};

type Node = { x: number; y: number; width: number; title: string; note: string; on?: boolean };

function node({ x, y, width, title, note, on = false }: Node): string {
  return `<g class="flow-step${on ? " flow-start" : ""}"><rect x="${x}" y="${y}" width="${width}" height="48" rx="6"/><text x="${x + 10}" y="${y + 21}">${title}</text><text class="flow-note" x="${x + 10}" y="${y + 39}">${note}</text></g>`;
}

const TARGET = { x: 196, y: 128 };

/** Advanced targeting: households around a location; the filled ones match the audience. */
export const TARGETING_MAP: Picture = {
  viewBox: "0 0 380 250",
  preserveAspectRatio: "xMidYMid slice",
  label: "Map of households around a location; those inside a twelve minute drive that match are filled",
  body: `<rect class="fill-land" width="380" height="250"/>${streets({ width: 380, height: 250, step: 30, seed: "tg" })}<path class="reach-area" fill-opacity=".28" d="M196 18c42-6 74 22 102 46s34 62 10 92-44 64-92 70-88-14-112-46-34-72-8-106 58-50 100-56z"/><path class="reach-area" fill-opacity=".5" d="M198 70c26-4 46 12 58 32s6 42-10 58-34 22-58 20-44-16-52-38 0-44 16-56 28-14 46-16z"/>${households()}${flare(TARGET.x, TARGET.y, 1.3)}`,
};

function households(): string {
  const random = createSeededRandom("tg").next;
  const reached: { x: number; y: number }[] = [];
  const others: { x: number; y: number }[] = [];
  for (let index = 0; index < 130; index += 1) {
    const [x, y] = [whole(14 + random() * 354), whole(14 + random() * 222)];
    const distance = Math.hypot((x - TARGET.x) / 1.2, y - TARGET.y);
    if (distance < 20) continue;
    const matches = random() < 0.62 && distance < 92;
    (matches ? reached : others).push({ x, y });
  }
  return circles(others, 3, "household-outside") + circles(reached, 3.6, "household");
}
