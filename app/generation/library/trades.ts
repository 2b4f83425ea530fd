import type { Fact } from "../writer";
import { dentistry, eye, therapy } from "./content/trades/care";
import { electrical, heating, landscaping, pest, plumbing, roofing } from "./content/trades/home";
import { cars, estate, familyLaw, furniture, realEstate } from "./content/trades/office";
import type { Trade } from "./library";

/**
 * In the order of the design. The first seven go to their customers; a trade and the one seven places on never share
 * more than one text of a topic.
 */
export const TRADES: readonly Trade[] = [
  plumbing,
  heating,
  roofing,
  electrical,
  landscaping,
  pest,
  furniture,
  dentistry,
  therapy,
  eye,
  familyLaw,
  estate,
  realEstate,
  cars,
];

export function findTrade(id: string): Trade | null {
  return TRADES.find((trade) => trade.id === id) ?? null;
}

/** What a draft may quote: searches of the trade. They are examples, not measured volumes. */
export function searchFacts(trade: Trade): Fact[] {
  const [urgent, planned] = trade.searches;
  return [
    { text: `An urgent search in this trade is “${urgent}”.`, source: "example search" },
    { text: `A planned search in this trade is “${planned}”.`, source: "example search" },
  ];
}
