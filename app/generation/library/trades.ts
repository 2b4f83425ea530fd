import type { Fact } from "../writer";
import { CARE } from "./content/trades/care";
import { COUNSEL } from "./content/trades/counsel";
import { GROUNDS } from "./content/trades/grounds";
import { HOUSE } from "./content/trades/house";
import type { Trade } from "./library";

export const TRADES: readonly Trade[] = [HOUSE, GROUNDS, CARE, COUNSEL].flat();

export function findTrade(id: string): Trade | null {
  return TRADES.find((trade) => trade.id === id) ?? null;
}

/** What a draft may quote and assume of a trade: searches as examples, figures as assumptions. */
export function tradeFacts({ job, searches, figures }: Trade): Fact[] {
  const [urgent, planned] = searches;
  const { value, left, close, inquiries, need, wage, hour, visits } = figures;
  return [
    { text: `An urgent search in this trade is “${urgent}”.`, source: "example search" },
    { text: `A planned search in this trade is “${planned}”.`, source: "example search" },
    {
      text: `A ${job} brings $${value}, of which ${left}% is left; ${close}% of the quotes are accepted.`,
      source: "assumption for worked sums",
    },
    {
      text: `An example firm has ${inquiries} inquiries a month; ${need}% of homes need it in a year; ${visits} visits.`,
      source: "assumption for worked sums",
    },
    {
      text: `An hour at the phone costs $${wage}, an hour on the road $${hour}.`,
      source: "assumption for worked sums",
    },
  ];
}
