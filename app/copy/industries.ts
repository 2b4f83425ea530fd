import type { Claim } from "./claim";
import { industry as auto } from "./industries/auto-dealerships";
import { industry as ecommerce } from "./industries/ecommerce-brands";
import { industry as healthcare } from "./industries/healthcare";
import { industry as homeServices } from "./industries/home-services";
import { industry as law } from "./industries/law-firms";
import { industry as realEstate } from "./industries/real-estate";
import type { DayOne, Industry, Storefront } from "./industry";

/** One file each in `industries/`. Routes, menus, cards and sitemap are generated from this list. */
export const INDUSTRIES: readonly Industry[] = [
  auto,
  ecommerce,
  healthcare,
  homeServices,
  law,
  realEstate,
].sort((a, b) => a.order - b.order);

/** The industry whose page has this path, or null. */
export function industryAt(pathname: string): Industry | null {
  const slug = pathname.replace(/^\/|\/$/g, "");
  return INDUSTRIES.find((industry) => industry.slug === slug) ?? null;
}

export type IndustryCard = {
  name: string;
  /** Its page; if null, the card links to /solutions. */
  path: string | null;
  storefront: Storefront;
  menuNote: string;
  text: string;
  problem: string;
  figure: Claim;
  dayOne: DayOne;
};

export const INDUSTRY_CARDS: readonly IndustryCard[] = INDUSTRIES.map(
  ({ slug, name, storefront, menuNote, card, dayOne }) => ({
    name,
    path: `/${slug}`,
    storefront,
    menuNote,
    ...card,
    dayOne,
  }),
);

export function industryHref(card: Pick<IndustryCard, "path">): string {
  return card.path ?? "/solutions";
}
