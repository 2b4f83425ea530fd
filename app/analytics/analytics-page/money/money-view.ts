import { channelLabel } from "../../channel";
import { type FlowRow, flowGeometry } from "../../chart-geometry";
import type { Filters, MoneyDimension, MoneyFigures, MoneyReport, MoneyRow } from "../../report";
import type { ReportSearch } from "../../report-search";
import { count, counted, dollars, dollarsEach, percent, ratio, UNKNOWN, wholePercent } from "../figures";
import { valueLabel } from "../lists/values";

const STEPS = ["visits", "converted", "leads", "wonCents"] as const;
/** A band lower than this has no room for its name. */
const MIN_LABEL = 6;

export const SPLIT_LABELS: Record<MoneyDimension, string> = {
  channel: "Channel",
  campaign: "Campaign",
  landing: "Landing page",
  article: "Article",
};
const SPLIT_MANY: Record<MoneyDimension, string> = {
  channel: "channels",
  campaign: "campaigns",
  landing: "pages",
  article: "articles",
};

export function toMoneyView(report: MoneyReport, search: ReportSearch) {
  return {
    knowsLeads: report.knowsLeads,
    isEmpty: report.channels.length === 0 && report.rows.length === 0,
    flow: report.knowsLeads ? toFlow(report.channels, search.filters) : null,
    table: toTable(report, search),
  };
}

function toFlow(channels: MoneyRow[], filters: Filters) {
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
  const share = (step: keyof MoneyFigures) => percent(focus[step], total[step]);
  return {
    bands: bands.map((band) => ({ ...band, isFocus: band.name === focus.value })),
    labels: labelsOf(bands, focus.value, [...others, focus], total),
    figures: figuresOf(shown, selected ? total : null).map((figure, index) => ({
      ...figure,
      share: `${(ratio(focus[STEPS[index] ?? "visits"], total[STEPS[index] ?? "visits"]) * 100).toFixed(1)}%`,
    })),
    summary: `${channelLabel(focus.value)} brings ${share("visits")} of visits, ${share("converted")} of forms and calls, ${share("leads")} of leads and ${share("wonCents")} of the won value`,
    caption: `All channels at each step; in teal ${channelLabel(focus.value)}: ${share("visits")} of visits, ${share("wonCents")} of the won value.`,
  };
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
  const outOf = (step: keyof MoneyFigures) => (of ? `of ${count(of[step])}` : "");
  return [
    { label: "Visits", value: count(one.visits), of: outOf("visits"), rate: "" },
    {
      label: "Form or call",
      value: count(one.converted),
      of: outOf("converted"),
      rate: `${percent(one.converted, one.visits)} of visits`,
    },
    {
      label: "Leads",
      value: count(one.leads),
      of: outOf("leads"),
      rate: `${percent(one.leadVisits, one.converted)} of those`,
    },
    {
      label: "Won deals",
      value: dollars(one.wonCents),
      of: of ? `${count(one.wonDeals)} of ${counted(of.wonDeals, "deal")}` : counted(one.wonDeals, "deal"),
      rate: `${percent(one.wonDeals, one.leads)} of leads`,
    },
  ];
}

function toTable(report: MoneyReport, { open, split, filters }: ReportSearch) {
  const most = Math.max(...report.rows.map(({ wonCents }) => wonCents), 0);
  const cells = report.knowsLeads ? (row: MoneyFigures) => allCells(row, most) : visitCells;
  const isChannel = split === "channel";
  const filter = split === "article" ? null : split;
  const rows = report.rows.map((row) => ({
    ...cells(row),
    key: row.value,
    label: valueLabel(filter ?? "landing", row.value),
    isSet: filter !== null && filters[filter] === row.value,
    isOpen: isChannel && open === row.value,
    kids:
      isChannel && report.opened && report.opened.channel === row.value ? kidsOf(report.opened, cells) : [],
  }));
  const { values } = report.others;
  return {
    head: SPLIT_LABELS[split],
    filter,
    canOpen: isChannel,
    rows,
    others:
      values > 0 ? { ...cells(report.others), label: `${count(values)} other ${SPLIT_MANY[split]}` } : null,
    total: { ...cells(report.total), width: 0, label: `All ${SPLIT_MANY[split]}` },
  };
}

function kidsOf(
  { rows, others }: NonNullable<MoneyReport["opened"]>,
  cells: (row: MoneyFigures) => MoneyCells,
) {
  const kids = rows.map((row) => ({
    ...cells(row),
    key: row.value,
    label: valueLabel("landing", row.value),
    landing: row.value,
  }));
  if (others.values === 0) return kids;
  const rest = {
    ...cells(others),
    key: "others",
    label: `${count(others.values)} other pages`,
    landing: null,
  };
  return [...kids, rest];
}

/** The numbers of a row; `most` is the won value that fills the bar. */
function allCells(row: MoneyFigures, most: number) {
  return {
    visits: count(row.visits),
    converted: count(row.converted),
    convertedShare: percent(row.converted, row.visits),
    leads: count(row.leads),
    leadShare: wholePercent(row.leadVisits, row.converted),
    deals: count(row.wonDeals),
    won: dollars(row.wonCents),
    width: Math.round(ratio(row.wonCents, most) * 1000) / 10,
    each: dollarsEach(row.wonCents, row.visits),
    short: `${counted(row.visits, "visit")}, ${counted(row.leads, "lead")}`,
  };
}
type MoneyCells = ReturnType<typeof allCells>;

/** The same while leads and deals are not known. */
function visitCells(row: MoneyFigures): MoneyCells {
  const unknown = { leads: UNKNOWN, leadShare: "", deals: UNKNOWN, won: UNKNOWN, width: 0, each: UNKNOWN };
  return { ...allCells(row, 0), ...unknown, short: counted(row.visits, "visit") };
}

function sum(rows: MoneyRow[]): MoneyFigures {
  const total = { visits: 0, converted: 0, leads: 0, leadVisits: 0, wonDeals: 0, wonCents: 0 };
  for (const row of rows) {
    total.visits += row.visits;
    total.converted += row.converted;
    total.leads += row.leads;
    total.leadVisits += row.leadVisits;
    total.wonDeals += row.wonDeals;
    total.wonCents += row.wonCents;
  }
  return total;
}
