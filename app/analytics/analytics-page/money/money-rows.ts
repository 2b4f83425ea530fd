import type { LeadSums, OriginRow } from "../../../crm/leads/lead-origins.server";
import type { MoneyFigures, MoneyRow, MoneySort } from "../../money";
import type { RankedRow } from "../../reports/rollups.server";
import { ratio } from "../figures";

type Order = {
  /** How many rows are wanted; the rest is summed. */
  rows: number;
  sort?: MoneySort;
  /** What ads have cost, by value: such a value is a row without any visit, too. */
  cents?: Record<string, number>;
};

/** Visits and leads joined by value, the largest by the figure first, then by won value, having a cost, and visits. */
export function joinOrigins(
  visits: RankedRow[],
  leads: OriginRow[],
  { rows: count, sort = "won", cents = {} }: Order,
) {
  const values = new Set([
    ...visits.map(({ text }) => text),
    ...leads.map(({ value }) => value),
    ...Object.keys(cents),
  ]);
  const isPaid = ({ value }: MoneyRow) => Number(value in cents);
  const figure = (row: MoneyRow) => figureOf(sort, row, cents[row.value] ?? 0);
  const rows = [...values]
    .map((value) => rowOf(value, visits, leads))
    .sort(
      (a, b) =>
        figure(b) - figure(a) ||
        b.wonCents - a.wonCents ||
        isPaid(b) - isPaid(a) ||
        b.visits - a.visits ||
        b.leads - a.leads ||
        a.value.localeCompare(b.value),
    );
  const shown = rows.slice(0, count);
  const total = totalOf(visits, leads);
  const others = shown.reduce<MoneyFigures>(minus, total);
  const allValues = Math.max(visits[0]?.values ?? 0, values.size);
  return { rows: shown, others: { ...others, values: allValues - shown.length }, total };
}

/** What a row is sorted by; where the figure is not known, below every row where it is. */
function figureOf(sort: MoneySort, row: MoneyRow, cents: number): number {
  switch (sort) {
    case "won":
      return row.wonCents;
    case "deals":
      return row.wonDeals;
    case "lead-rate":
      return ratio(row.leadVisits, row.visits);
    case "each":
      return ratio(row.wonCents, row.visits);
    case "cost":
      return cents;
    case "lead-cost":
      return ratio(cents, row.leads);
    case "return":
      return cents > 0 ? row.wonCents / cents : -1;
    default:
      return row[sort] ?? -1;
  }
}

function rowOf(value: string, visits: RankedRow[], leads: OriginRow[]): MoneyRow {
  const visit = visits.find(({ text }) => text === value);
  const lead = leads.find((row) => row.value === value);
  return {
    value,
    visits: visit?.amount ?? 0,
    converted: visit?.converted ?? 0,
    calls: visit ? visit.calls : 0,
    forms: visit ? visit.forms : 0,
    leads: lead?.leads ?? 0,
    leadVisits: lead?.leadVisits ?? 0,
    wonLeads: lead?.wonLeads ?? 0,
    wonDeals: lead?.wonDeals ?? 0,
    wonCents: lead?.wonCents ?? 0,
  };
}

export function minus(one: MoneyFigures, other: MoneyFigures): MoneyFigures {
  return {
    visits: one.visits - other.visits,
    converted: one.converted - other.converted,
    calls: one.calls === null || other.calls === null ? null : one.calls - other.calls,
    forms: one.forms === null || other.forms === null ? null : one.forms - other.forms,
    leads: one.leads - other.leads,
    leadVisits: one.leadVisits - other.leadVisits,
    wonLeads: one.wonLeads - other.wonLeads,
    wonDeals: one.wonDeals - other.wonDeals,
    wonCents: one.wonCents - other.wonCents,
  };
}

export function totalOf([first]: RankedRow[], leads: OriginRow[]): MoneyFigures {
  const sum = (figure: keyof LeadSums) => leads.reduce((all, row) => all + row[figure], 0);
  return {
    visits: first?.total ?? 0,
    converted: first?.totalConverted ?? 0,
    calls: first ? first.totalCalls : 0,
    forms: first ? first.totalForms : 0,
    leads: sum("leads"),
    leadVisits: sum("leadVisits"),
    wonLeads: sum("wonLeads"),
    wonDeals: sum("wonDeals"),
    wonCents: sum("wonCents"),
  };
}
