import { INDUSTRY_CARDS, industryHref } from "./industries";
import { MODULES, type SignatureName } from "./modules";

export type MenuItem = { label: string; href: string; note: string; signature?: SignatureName };
export type Menu = { label: string; href: string; items: readonly MenuItem[] };

const industries = INDUSTRY_CARDS.map((card) => ({
  label: card.name,
  href: industryHref(card),
  note: card.menuNote,
}));

/** The header's menus. Each label is a link too, for touch screens and for screen readers' link lists. */
export const MENUS: readonly Menu[] = [
  {
    label: "Platform",
    href: "/platform",
    items: MODULES.map(({ name, href, menuNote, signature }) => ({
      label: name,
      href,
      note: menuNote,
      signature,
    })),
  },
  {
    label: "Solutions",
    href: "/solutions",
    items: [
      ...industries,
      {
        label: "White label for agencies",
        href: "/white-label",
        note: "Your name on the platform, your price on the invoice",
      },
    ],
  },
  {
    label: "Resources",
    href: "/blog",
    items: [
      { label: "90-day case study", href: "/case", note: "What moved, what it cost, what didn’t work" },
      { label: "Blog", href: "/blog", note: "What works in local marketing" },
      { label: "Integrations", href: "/integrations", note: "CRM, DMS, EHR and store connections" },
    ],
  },
];

/** The header's links beside its menus. */
export const PLAIN_LINKS = [
  { label: "Pricing", href: "/pricing" },
  { label: "About", href: "/about" },
] as const;

/** All pages of a menu's part of the site, but for the one its label leads to. */
export function pagesOf({ items }: Menu): string[] {
  return items.map((item) => item.href);
}

type FooterGroup = { title: string; links: readonly { label: string; href: string }[] };

/** `#contact` links to the page's own contact section, or to /contact if it has none. */
export const FOOTER: readonly FooterGroup[] = [
  {
    title: "Platform",
    links: [
      { label: "Overview", href: "/platform" },
      ...MODULES.map(({ name, href }) => ({ label: name, href })),
      { label: "Pricing", href: "/pricing" },
    ],
  },
  {
    title: "Solutions",
    links: [
      { label: "All solutions", href: "/solutions" },
      ...industries,
      { label: "White label", href: "/white-label" },
    ],
  },
  {
    title: "Resources",
    links: [
      { label: "Blog", href: "/blog" },
      { label: "90-day case study", href: "/case" },
      { label: "Integrations", href: "/integrations" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", href: "/about" },
      { label: "Book a demo", href: "/book-now" },
      { label: "Contact", href: "#contact" },
    ],
  },
];

export const LEGAL_LINKS = [
  { label: "Privacy policy", href: "/privacy-policy" },
  { label: "Terms of service", href: "/terms-of-service" },
  { label: "Cookies", href: "/cookies" },
] as const;

/** Likely destinations of visitors who followed a dead link. */
export const POPULAR_LINKS = [
  { label: "See the platform", href: "/platform" },
  { label: "Find your trade", href: "/solutions" },
  { label: "Read the blog", href: "/blog" },
  { label: "Book a demo", href: "/book-now" },
] as const;

/** Titles and descriptions of the 404 page and the error page. */
export const MISSING_PAGE = {
  title: "Page not found",
  description: "There is no page at this address. Search the blog, or try one of the pages below.",
  keywords: ["page not found", "404"],
} as const;
export const FAILED_PAGE = {
  title: "Something went wrong",
  description: "This page could not be shown just now. Nothing you sent is lost; please try it again.",
  keywords: ["error"],
} as const;
