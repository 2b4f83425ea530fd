import { type Claim, claim } from "./claim";

/** Names of the storefront drawings in art/storefronts.ts. */
export type Storefront = "auto" | "law" | "health" | "shop" | "home" | "estate" | "agency";

export type IndustryCard = {
  name: string;
  /** Its own page; null while it has none, then the card leads to /solutions. */
  path: string | null;
  storefront: Storefront;
  menuNote: string;
  text: string;
  figure: Claim;
};

export function industryHref(card: Pick<IndustryCard, "path">): string {
  return card.path ?? "/solutions";
}

export const INDUSTRY_CARDS: readonly IndustryCard[] = [
  {
    name: "Auto dealerships",
    path: "/auto-dealerships",
    storefront: "auto",
    menuNote: "Move stock by rooftop",
    text: "Rank for every model you stock, retarget lot visitors, mail trade-in offers with a real number on them.",
    figure: claim("41%", "more service bookings"),
  },
  {
    name: "Law firms",
    path: "/law-firms",
    storefront: "law",
    menuNote: "Cases, not clicks",
    text: "Show up in the county where the case is filed, and pay for calls that turn into consultations.",
    figure: claim("52%", "more signed consultations"),
  },
  {
    name: "Healthcare",
    path: "/healthcare",
    storefront: "health",
    menuNote: "Fill the schedule",
    text: "New patients from nearby searches, reminders that bring the others back, HIPAA rules kept.",
    figure: claim("85%", "more appointments"),
  },
  {
    name: "E-commerce brands",
    path: "/ecommerce-brands",
    storefront: "shop",
    menuNote: "Recover carts, raise order value",
    text: "Clean product feeds, carts that come back, and ad spend that follows lifetime value.",
    figure: claim("312%", "ROAS increase"),
  },
  {
    name: "Home services",
    path: "/home-services",
    storefront: "home",
    menuNote: "Book the week, by postcode",
    text: "Ads switch on where a van is free. Quotes go out while the customer is still on the page.",
    figure: claim("156%", "lead growth"),
  },
  {
    name: "Real estate",
    path: "/real-estate",
    storefront: "estate",
    menuNote: "Listings, buyers, follow-up",
    text: "Listings in front of likely buyers, market reports that write themselves, follow-up that lasts months.",
    figure: claim("93%", "faster sales"),
  },
];
