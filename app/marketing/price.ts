import type { Rates } from "../platform/company";

type Figures = { locations: number; adDollars: number; cards: number };

/** A month's price in cents, line by line, with what the customer pays to the platforms. */
export function monthlyPrice({ locations, adDollars, cards }: Figures, rates: Rates) {
  const lines = {
    locations: locations * rates.locationCents,
    ads: Math.round(adDollars * rates.adPercent),
    cards: cards * rates.cardCents,
  };
  const total = lines.locations + lines.ads + lines.cards;
  const platforms = adDollars * 100;
  return { ...lines, total, platforms, allIn: total + platforms, setup: locations * rates.setupCents };
}

/** What the made-up case cost in cents: three months of one location, its setup and its cards. */
export function casePrice({ months, cards }: { months: number; cards: number }, rates: Rates) {
  const lines = {
    location: months * rates.locationCents,
    setup: rates.setupCents,
    cards: cards * rates.cardCents,
  };
  return { ...lines, total: lines.location + lines.setup + lines.cards };
}
