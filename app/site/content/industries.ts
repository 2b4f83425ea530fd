import type { Claim } from "./claim";
import type { Industry, Storefront } from "./industry";

const files = import.meta.glob<Industry>("./industries/*.ts", { eager: true, import: "industry" });

/** Every file in `industries/` is one industry: routes, menus, cards and sitemap follow from this list. */
export const INDUSTRIES: readonly Industry[] = Object.values(files).sort((a, b) => a.order - b.order);

/** The industry whose page has this address; null for any other address. */
export function industryAt(pathname: string): Industry | null {
  const slug = pathname.replace(/^\/|\/$/g, "");
  return INDUSTRIES.find((industry) => industry.slug === slug) ?? null;
}

export type IndustryCard = {
  name: string;
  /** Its own page; null while it has none, then the card leads to /solutions. */
  path: string | null;
  storefront: Storefront;
  menuNote: string;
  text: string;
  figure: Claim;
};

export const INDUSTRY_CARDS: readonly IndustryCard[] = INDUSTRIES.map(
  ({ slug, name, storefront, menuNote, card }) => ({
    name,
    path: `/${slug}`,
    storefront,
    menuNote,
    ...card,
  }),
);

export function industryHref(card: Pick<IndustryCard, "path">): string {
  return card.path ?? "/solutions";
}
