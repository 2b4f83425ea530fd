import { FIGURES } from "../../../copy/figures";
import { NOT_SET, VISIT_KNOWN, VISIT_UNKNOWN } from "../../../crm/leads/filters/visit-filters";
import { LEADS_PATH } from "../../../crm/paths";
import type { MoneyDimension, MoneyFigures, MoneyReport, MoneyRow } from "../../money";
import type { HourRange } from "../../report";
import { ALL_MONEY, hasFilters, NO_VISIT, type ReportSearch } from "../../report-search";
import { count, counted, dollars, percent, UNKNOWN } from "../figures";
import { valueLabel } from "../lists/values";
import { type LinkCells, leadLinks } from "./lead-links";
import { type CellsOf, cellsFor, leadCells, type MoneyCells, splitsLeads } from "./money-cells";
import { totalCost } from "./money-costs";
import { sum, toFlow } from "./money-flow";

export const SPLIT_LABELS: Record<MoneyDimension, string> = {
  channel: "Channel",
  campaign: "Campaign",
  landing: "Landing page",
  article: "Article",
  device: "Device",
};
const SPLIT_MANY: Record<MoneyDimension, string> = {
  channel: "channels",
  campaign: "campaigns",
  landing: "pages",
  article: "articles",
  device: "devices",
};

export function toMoneyView(report: MoneyReport, search: ReportSearch, hours: HourRange) {
  return {
    note: noteOf(report, search),
    isEmpty: isMoneyEmpty(report),
    flow: report.knowsLeads ? toFlow(report, search.filters) : null,
    table: toTable(report, search, leadLinks(search, hours, splitsLeads(report))),
    demos: report.knowsLeads && report.demos ? toDemos(report.demos) : null,
    costs: report.entries,
    adLeads: report.adLeads,
  };
}

export function isMoneyEmpty({ channels, rows, rest }: MoneyReport): boolean {
  return channels.length === 0 && rows.length === 0 && !rest?.noVisit.leads;
}

type Demos = NonNullable<MoneyReport["demos"]>;

function toDemos({ booked, cancelled, held, noShows, wonDeals, wonCents }: Demos) {
  // A demo that is still to come says nothing about whether people show up.
  const marked = held + noShows;
  const outOf = (demos: number) => ({
    count: count(demos),
    share: marked === 0 ? "" : `${percent(demos, marked)} of ${count(marked)} with an outcome`,
  });
  return {
    booked: count(booked),
    cancelled: cancelled === 0 ? "none canceled" : `${count(cancelled)} more canceled`,
    held: outOf(held),
    noShows: outOf(noShows),
    won: { value: dollars(wonCents), deals: counted(wonDeals, "deal") },
  };
}

/** What a filter, or a table by device, does to leads and deals. */
function noteOf({ knowsLeads }: MoneyReport, { filters, split }: ReportSearch): string | null {
  if (split === "device" && knowsLeads) {
    return "A lead knows the channel, campaign and landing page of its visit, not its device: by device there are no leads and deals.";
  }
  if (!hasFilters(filters)) return null;
  return knowsLeads
    ? "Filtered: only leads whose visit matches, so none without a known visit."
    : "A lead knows the channel, campaign and landing page of its visit only: leads and deals are left out while another filter is set.";
}

function toTable(report: MoneyReport, search: ReportSearch, link: LinkCells) {
  const { open, split, filters } = search;
  const cells = cellsFor(report);
  const centsOf = ({ value }: MoneyRow) => report.costs?.cents[value];
  const isFull = search.more === ALL_MONEY;
  const isChannel = split === "channel";
  const filter = split === "article" ? null : split;
  const rows = report.rows.map((row) => ({
    ...link(cells(row, centsOf(row)), row, { [filter ?? "landing"]: row.value }),
    key: row.value,
    label: valueLabel(filter ?? "landing", row.value),
    isSet: filter !== null && filters[filter] === row.value,
    isOpen: isChannel && open === row.value,
    kids:
      isChannel && report.opened && report.opened.channel === row.value
        ? kidsOf(report.opened, { cells, link, isFull })
        : [],
  }));
  const shown = report.rows.reduce((sum, row) => sum + (centsOf(row) ?? 0), 0);
  const othersCost = report.costs ? totalCost(report.costs) - report.costs.noValue - shown : 0;
  return {
    head: SPLIT_LABELS[split],
    filter,
    canOpen: isChannel,
    hasCosts: report.costs !== null,
    rows,
    others: othersRow(isFull, report, () => cells(report.others, othersCost)),
    isFull,
    sort: search.sort,
    ...restRows(report, search, { cells, link }),
    total: totalRow(report, split, { cells, link }),
  };
}

/** Opens all rows, or closes them again, where `cells` are null if nothing else is left out. */
function othersRow(
  isFull: boolean,
  { others: { values }, rows, dimension }: Pick<MoneyReport, "others" | "rows" | "dimension">,
  cells: () => MoneyCells,
) {
  const many = SPLIT_MANY[dimension];
  if (isFull && rows.length > FEW_ROWS) return { label: `Fewer ${many}`, cells: values > 0 ? cells() : null };
  return values > 0 ? { label: `${count(values)} other ${many}`, cells: cells() } : null;
}
/** As many as the table shows unless all are wanted. */
const FEW_ROWS = 8;

/** Where the dimension has no value. */
const NO_VALUE: Record<MoneyDimension, string> = {
  channel: "No channel",
  campaign: "No campaign",
  landing: "No landing page",
  article: "Other landing pages",
  device: "No device",
};

type Writing = { cells: CellsOf; link: LinkCells };

/** The rows that complete the table to all visits and leads, where they have any. */
function restRows({ rest, costs }: MoneyReport, { open, split }: ReportSearch, { cells, link }: Writing) {
  if (!rest) return { noValue: null, noVisit: null };
  const { noValue, noVisit } = rest;
  const isOpen = open === NO_VISIT;
  const noValueCost = costs?.noValue ?? 0;
  const hasNoValue = noValue.visits + noValue.leads + noValueCost > 0;
  // Paid for a channel and none of its campaigns, while the row's visits and leads are those of every channel.
  const unsplit = costs && {
    cost: noValueCost > 0 ? dollars(noValueCost) : UNKNOWN,
    perLead: UNKNOWN,
    returned: UNKNOWN,
  };
  return {
    noValue: hasNoValue
      ? { ...withoutValue(noValue, split, { cells, link }), costs: unsplit, width: 0, label: NO_VALUE[split] }
      : null,
    noVisit:
      noVisit.leads > 0
        ? {
            ...link(leadCells(noVisit, cells), noVisit, { channel: VISIT_UNKNOWN }),
            label: FIGURES.noVisit.name,
            isOpen,
            sources: isOpen ? sourceRows(rest.sources, { cells, link }) : [],
          }
        : null,
  };
}

/** Other landing pages than articles are no filter. */
function withoutValue(row: MoneyFigures, split: MoneyDimension, { cells, link }: Writing): MoneyCells {
  const isFilter = split === "campaign" || split === "landing";
  return isFilter ? link(cells(row), row, { channel: VISIT_KNOWN, [split]: NOT_SET }) : cells(row);
}

/** The sources of leads without a visit; `to` lists all leads that have the source. */
function sourceRows({ rows, others }: NonNullable<MoneyReport["rest"]>["sources"], { cells, link }: Writing) {
  const linked = rows.map((row) => ({
    ...link(leadCells(row, cells), row, { channel: VISIT_UNKNOWN, source: row.value }),
    label: row.value,
    to: `${LEADS_PATH}?${new URLSearchParams({ source: row.value })}`,
  }));
  if (others.values === 0) return linked;
  return [
    ...linked,
    { ...leadCells(others, cells), label: `${count(others.values)} other sources`, to: null },
  ];
}

/**
 * The share of forms and the value of a visit are those of the visits; leads and deals include those without one, so
 * the leads have no share of the visits here.
 */
function totalRow({ total, rest, costs }: MoneyReport, split: MoneyDimension, { cells, link }: Writing) {
  if (!rest) return { ...cells(total), width: 0, label: `All ${SPLIT_MANY[split]}` };
  const visits = sum([total, rest.noValue]);
  const all = sum([visits, rest.noVisit]);
  const { leads, leadsTo, deals, won } = link(cells(all), all, {});
  // Only some of the leads came by ads, so that all have no cost each.
  const ofAds = costs && { cost: dollars(totalCost(costs)), perLead: "", returned: "" };
  const cellsOfAll = { ...cells(visits), leads, leadsTo, leadShare: "", deals, won, costs: ofAds };
  return { ...cellsOfAll, width: 0, label: "All visits and leads" };
}

function kidsOf(
  opened: NonNullable<MoneyReport["opened"]>,
  { cells, link, isFull }: Writing & { isFull: boolean },
) {
  const kids = opened.rows.map((row) => ({
    cells: link(cells(row), row, { channel: opened.channel, landing: row.value }),
    key: row.value,
    label: valueLabel("landing", row.value),
    landing: row.value,
  }));
  const rest = othersRow(isFull, { ...opened, dimension: "landing" }, () => cells(opened.others));
  return rest ? [...kids, { ...rest, key: "others", landing: null }] : kids;
}
