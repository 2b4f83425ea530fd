import type { Channel } from "./channel";

/** The money line, as plain data: visits, the leads that came with them, and what these have won. */

export type MoneyRow = {
  value: string;
  visits: number;
  converted: number;
  /** Null if a day of the range is older than these counts. */
  calls: number | null;
  forms: number | null;
  leads: number;
  /** The visits that the leads came with, of which each has a form or call. */
  leadVisits: number;
  /** Of the leads, those with a won deal. */
  wonLeads: number;
  wonDeals: number;
  wonCents: number;
};
export const MONEY_DIMENSIONS = ["channel", "campaign", "landing", "article", "device"] as const;
export type MoneyDimension = (typeof MONEY_DIMENSIONS)[number];

/** By which figure of the money table its rows are sorted, the largest first. */
export const MONEY_SORTS = [
  "won",
  "visits",
  "converted",
  "forms",
  "calls",
  "leads",
  "lead-rate",
  "deals",
  "each",
  "cost",
  "lead-cost",
  "return",
] as const;
export type MoneySort = (typeof MONEY_SORTS)[number];

/** A row of the money table without its name. */
export type MoneyFigures = Omit<MoneyRow, "value">;
export type OtherMoneyRows = MoneyFigures & { values: number };

/** Cents (with fractions) by value of the dimension, and for no value. */
export type MoneyCosts = { cents: Record<string, number>; noValue: number };

/** An amount that was paid for ads, as it is listed and as its form shows it. */
export type AdCostItem = {
  id: string;
  what: string;
  when: string;
  amount: string;
  values: { channel: Channel; campaign: string; fromDay: string; toDay: string; amount: string };
  seen: string;
};

/** From visit to won deal. Leads and deals count for the visit they came from. */
export type MoneyReport = {
  dimension: MoneyDimension;
  /**
   * The largest by the chosen figure, then by won value and visits; `others` sums the rest. The dimension's own filter
   * is left out.
   */
  rows: MoneyRow[];
  others: OtherMoneyRows;
  /** All visits that have a value of the dimension. */
  total: MoneyFigures;
  /**
   * What completes the table, while no filter is set: visits without a value of the dimension, and leads whose visit is
   * not known (imported, entered by staff, or come without a script), so that the sum is all leads of the range.
   */
  rest: {
    noValue: MoneyFigures;
    noVisit: MoneyFigures;
    /** Leads without a visit by the source that they were entered with. */
    sources: { rows: MoneyRow[]; others: OtherMoneyRows };
  } | null;
  selected: string | null;
  /** All channels that had visits, without the channel's own filter: the picture. */
  channels: MoneyRow[];
  /** False while a filter is set that leads do not know (country, device, …): leads and deals are left out. */
  knowsLeads: boolean;
  /** What became of the demos that were booked in the range; null if leads do not know the filters. */
  demos: Record<"booked" | "cancelled" | "held" | "noShows" | "wonDeals" | "wonCents", number> | null;
  /** Leads without a known visit whose source names an advertisement; 0 while a filter is set. */
  adLeads: number;
  /** What was paid for ads; null without any entry, by landing page, and while a filter is set. */
  costs: MoneyCosts | null;
  /** The amounts as entered, while no filter is set. */
  entries: AdCostItem[];
  /** The landing pages of the opened channel; null if none is open. */
  opened: { channel: Channel; rows: MoneyRow[]; others: OtherMoneyRows } | null;
};
