import type { MoneyFigures, MoneyReport } from "../../money";
import { count, dollars, dollarsEach, percent, ratio, shareIfPart, UNKNOWN, wholePercent } from "../figures";
import { type CostCells, costCells } from "./money-costs";

/** Whether the rows of the table have leads and deals: a lead does not know its visit's device either. */
export function splitsLeads({ knowsLeads, dimension }: Pick<MoneyReport, "knowsLeads" | "dimension">) {
  return knowsLeads && dimension !== "device";
}

/** The cells of each row, with those of costs where any were entered. */
export function cellsFor(report: MoneyReport) {
  const { rows, costs } = report;
  const most = Math.max(...rows.map(({ wonCents }) => wonCents), 0);
  return (row: MoneyFigures, cents = 0): MoneyCells => ({
    ...(splitsLeads(report) ? allCells(row, most) : visitCells(row)),
    costs: costs && costCells(cents, row),
  });
}

/** The numbers of leads without a visit. */
export function leadCells(row: MoneyFigures, cells: CellsOf): MoneyCells {
  const none = {
    visits: UNKNOWN,
    converted: UNKNOWN,
    forms: UNKNOWN,
    calls: UNKNOWN,
    convertedShare: "",
    leadShare: "",
    leadRate: UNKNOWN,
    each: UNKNOWN,
  };
  return { ...cells(row), width: 0, ...none };
}

/** The numbers of a row; `most` is the won value that fills the bar. */
function allCells(row: MoneyFigures, most: number) {
  return {
    visits: count(row.visits),
    converted: count(row.converted),
    convertedShare: percent(row.converted, row.visits),
    forms: row.forms === null ? UNKNOWN : count(row.forms),
    calls: row.calls === null ? UNKNOWN : count(row.calls),
    leads: count(row.leads),
    leadsTo: null as string | null,
    leadShare: shareIfPart(wholePercent, row.leadVisits, row.converted),
    leadRate: leadRateOf(row),
    deals: count(row.wonDeals),
    won: dollars(row.wonCents),
    width: Math.round(ratio(row.wonCents, most) * 1000) / 10,
    each: dollarsEach(row.wonCents, row.visits),
  };
}

/** Visits may be fewer: one that is not stored yet, or was beyond the limit of its day, can have a lead. */
function leadRateOf({ leadVisits, visits }: MoneyFigures): string {
  return visits === 0 ? UNKNOWN : shareIfPart(percent, leadVisits, visits) || UNKNOWN;
}
export type MoneyCells = ReturnType<typeof allCells> & { costs: CostCells | null };
export type CellsOf = (row: MoneyFigures, cents?: number) => MoneyCells;

/** The same while leads and deals are not known. */
function visitCells(row: MoneyFigures) {
  const unknown = { leads: UNKNOWN, leadShare: "", leadRate: UNKNOWN };
  const noDeals = { deals: UNKNOWN, won: UNKNOWN, width: 0, each: UNKNOWN };
  return { ...allCells(row, 0), ...unknown, ...noDeals };
}
