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
export function tradeFacts({ job, urgent, planned, figures, example }: Trade): Fact[] {
  const { value, left, close, inquiries, need, wage, hour, visits } = figures;
  const { click, reviews, stars, room, mailed, held } = example;
  const source = "assumption for worked sums";
  return [
    { text: `An urgent search in this trade is “${urgent}”.`, source: "example search" },
    { text: `A planned search in this trade is “${planned}”.`, source: "example search" },
    {
      text: `A ${job} brings $${value}, of which ${left}% is left; ${close}% of the quotes lead to one.`,
      source,
    },
    {
      text: `An example firm has ${inquiries} inquiries a month; ${need}% of homes need it in a year; ${visits} visits.`,
      source,
    },
    { text: `An hour at the phone costs $${wage}, an hour on the road $${hour}, a click $${click}.`, source },
    {
      text: `An example firm has ${reviews} reviews with ${stars} stars and room for ${room} more quotes a week.`,
      source,
    },
    {
      text: `An example mailing was followed by ${mailed} jobs among homes with a card and ${held} among those without.`,
      source,
    },
  ];
}
