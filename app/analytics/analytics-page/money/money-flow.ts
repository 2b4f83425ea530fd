import { channelLabel } from "../../channel";
import { type FlowRow, flowGeometry } from "../../chart-geometry";
import type { MoneyFigures, MoneyReport, MoneyRow } from "../../money";
import type { Filters } from "../../report";
import { count, counted, dollars, percent, ratio, shareIfPart } from "../figures";

const STEPS = ["visits", "converted", "leads", "wonCents"] as const;
type StepFigure = (typeof STEPS)[number] | "wonDeals";
/** A band lower than this has no room for its name. */
const MIN_LABEL = 6;

/** From visit to won deal, by channel: the picture and its words. */
export function toFlow({ channels, rest }: Pick<MoneyReport, "channels" | "rest">, filters: Filters) {
  const total = sum(channels);
  const selected = channels.find(({ value }) => value === filters.channel);
  const focus =
    selected ??
    [...channels].sort((one, other) => other.wonCents - one.wonCents || other.visits - one.visits)[0];
  if (!focus) return null;
  const others = channels
    .filter((row) => row !== focus)
    .sort((one, other) => one.wonCents - other.wonCents || one.visits - other.visits);
  const bands = flowGeometry([...others, focus].map((row) => sharesOf(row, total)));
  const shown = selected ?? total;
  const share = (step: StepFigure) => percent(focus[step], total[step]);
  return {
    bands: bands.map((band) => ({ ...band, isFocus: band.name === focus.value })),
    focus: channelLabel(focus.value),
    labels: labelsOf(bands, focus.value, [...others, focus], total),
    figures: figuresOf(shown, selected ? total : null).map((figure, index) => ({
      ...figure,
      share: share(STEPS[index] ?? "visits"),
    })),
    summary: `${channelLabel(focus.value)} brings ${share("visits")} of visits, ${share("converted")} of forms and calls, ${share("leads")} of leads and ${share("wonCents")} of the won value`,
    caption: `All channels at each step; in teal ${channelLabel(focus.value)}: ${share("visits")} of visits, ${share("wonCents")} of the won value.${withoutVisit(rest?.noVisit.leads ?? 0)}`,
  };
}

/** Why the table has more leads than the picture. */
function withoutVisit(leads: number): string {
  if (leads === 0) return "";
  return ` ${counted(leads, "more lead")} with no known visit ${leads === 1 ? "is" : "are"} listed only in the table.`;
}

function sharesOf(row: MoneyRow, total: MoneyFigures): FlowRow {
  return { name: row.value, shares: STEPS.map((step) => ratio(row[step], total[step])) };
}

type Band = ReturnType<typeof flowGeometry>[number];

/** Names beside the first and the last column; of the focus, its share beside each. */
function labelsOf(bands: Band[], focus: string, rows: MoneyRow[], total: MoneyFigures) {
  return bands.flatMap(({ name, blocks }, index) =>
    blocks.flatMap(({ top, bottom }, column) => {
      const isEnd = column === 0 || column === blocks.length - 1;
      const isFocus = name === focus;
      const row = rows[index];
      const step = STEPS[column];
      if (!row || !step || bottom - top < MIN_LABEL || (!isEnd && !isFocus)) return [];
      return [
        {
          key: `${name}-${column}`,
          column,
          y: (top + bottom) / 2,
          name: isEnd ? channelLabel(name) : "",
          share: percent(row[step], total[step]),
          isFocus,
        },
      ];
    }),
  );
}

/** The four figures above the columns; `of` is all channels where one is filtered. */
function figuresOf(one: MoneyFigures, of: MoneyFigures | null) {
  const outOf = (step: StepFigure) => (of ? `of ${count(of[step])}` : "");
  return [
    { label: "Visits", value: count(one.visits), of: outOf("visits"), rate: "" },
    {
      label: "Converted visits",
      value: count(one.converted),
      of: outOf("converted"),
      rate: `${percent(one.converted, one.visits)} of visits`,
    },
    {
      label: "Leads",
      value: count(one.leads),
      of: outOf("leads"),
      rate: rateOf(shareIfPart(percent, one.leadVisits, one.visits), "of visits"),
    },
    {
      label: "Won deals",
      value: dollars(one.wonCents),
      of: of ? `${count(one.wonDeals)} of ${counted(of.wonDeals, "deal")}` : counted(one.wonDeals, "deal"),
      rate: `${percent(one.wonLeads, one.leads)} of leads`,
    },
  ];
}

function rateOf(share: string, words: string): string {
  return share === "" ? "" : `${share} ${words}`;
}

export function sum(rows: MoneyFigures[]): MoneyFigures {
  const total: MoneyFigures = {
    ...{ visits: 0, converted: 0, calls: 0, forms: 0 },
    ...{ leads: 0, leadVisits: 0, wonLeads: 0, wonDeals: 0, wonCents: 0 },
  };
  for (const row of rows) {
    total.visits += row.visits;
    total.converted += row.converted;
    total.calls = total.calls === null || row.calls === null ? null : total.calls + row.calls;
    total.forms = total.forms === null || row.forms === null ? null : total.forms + row.forms;
    total.leads += row.leads;
    total.leadVisits += row.leadVisits;
    total.wonLeads += row.wonLeads;
    total.wonDeals += row.wonDeals;
    total.wonCents += row.wonCents;
  }
  return total;
}
