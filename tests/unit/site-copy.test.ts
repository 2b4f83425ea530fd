import { expect, test } from "vitest";
import { INDUSTRIES } from "~/copy/industries";
import { MODULES } from "~/copy/modules";
import {
  ABOUT,
  ABOUT_CLOSING,
  CALL,
  EXAMPLE_PEOPLE,
  EXAMPLE_RECORD,
  NAME_STORY,
  OFFICE,
  PEOPLE,
  RECORD,
  VALUES,
} from "~/marketing/content/about";
import { BOOKING } from "~/marketing/content/booking";
import { CASE } from "~/marketing/content/case";
import { HERO, JOURNEY } from "~/marketing/content/home";
import { INTEGRATION_SERVICES, INTEGRATIONS, INTEGRATIONS_CLOSING } from "~/marketing/content/integrations";
import { FEATURE_PAGES, LEGAL_PAGES, MODULE_PAGES, pageAt } from "~/marketing/content/pages";
import {
  HANDOVERS,
  PLATFORM,
  PLATFORM_CLOSING,
  PLATFORM_DAY,
  PLATFORM_FEATURES,
} from "~/marketing/content/platform";
import { PRICE_FIGURES, PRICING, PRICING_CLOSING } from "~/marketing/content/pricing";
import { SOLUTIONS } from "~/marketing/content/solutions";
import { TESTIMONIALS } from "~/marketing/content/testimonials";
import { BRANDS, WHITE_LABEL } from "~/marketing/content/white-label";
import { companyWith } from "../support/company";

const facts = { company: companyWith(), rawDays: 180, hasBookingProvider: true, hasTurnstile: true };

/** Each page's copy by path. A card's text belongs to the page that shows it. */
const PAGES: Record<string, unknown> = {
  "/": [HERO, JOURNEY, MODULES, TESTIMONIALS],
  "/platform": [PLATFORM, HANDOVERS, PLATFORM_FEATURES, PLATFORM_DAY, PLATFORM_CLOSING],
  "/integrations": [INTEGRATIONS, INTEGRATION_SERVICES, INTEGRATIONS_CLOSING],
  "/about": [
    ...[ABOUT, VALUES, CALL, PEOPLE, EXAMPLE_PEOPLE, OFFICE, RECORD, EXAMPLE_RECORD],
    ...[NAME_STORY, ABOUT_CLOSING],
  ],
  "/pricing": [PRICING, PRICE_FIGURES, PRICING_CLOSING],
  "/case": CASE,
  "/book-now": BOOKING,
  "/solutions": SOLUTIONS,
  "/white-label": [WHITE_LABEL, BRANDS],
  ...Object.fromEntries(
    INDUSTRIES.map(({ slug, card: _, dayOne: __, menuNote: ___, ...page }) => [`/${slug}`, page]),
  ),
  ...Object.fromEntries([...MODULE_PAGES, ...FEATURE_PAGES].map((page) => [page.path, page])),
  ...Object.fromEntries(LEGAL_PAGES.map((page) => [page.path, { ...page, sections: page.sections(facts) }])),
};

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.trim());

const HYPE =
  /\b(?:unlock|supercharg|seamless|revolution|cutting[- ]edge|leverag|empower|game[- ]chang|world[- ]class|next[- ]level|effortless|skyrocket|turbocharg|synerg|robust|delve|lorem)/i;

test("no sentence of 60 characters or more appears on two pages", () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const [path, page] of Object.entries(PAGES)) {
    for (const sentence of new Set(textsOf(page).flatMap(sentencesOf))) {
      if (sentence.length < 60) continue;
      const other = seen.get(sentence);
      if (other !== undefined) repeated.push(`${other} and ${path}: ${sentence}`);
      seen.set(sentence, path);
    }
  }
  expect(repeated).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});

test("a weekday beside a date of the fall is that of 2026", () => {
  const dated = Object.values(PAGES)
    .flatMap(textsOf)
    .flatMap((text) => [
      ...text.matchAll(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, ((?:Oct|Nov|Dec)[a-z]* \d+)/g),
    ]);
  expect(dated.length).toBeGreaterThan(4);
  for (const [text, weekday, day] of dated)
    expect(new Date(`${day}, 2026`).toLocaleDateString("en-US", { weekday: "short" }), text).toBe(weekday);
});

test("no hype and no exclamation marks", () => {
  const texts = Object.entries(PAGES).flatMap(([path, page]) =>
    textsOf(page).map((text) => `${path}: ${text}`),
  );
  expect(texts.filter((text) => HYPE.test(text) || text.includes("!"))).toEqual([]);
});

test("descriptions fit into a search result; titles, descriptions and headlines are unique", () => {
  const pages = [
    ...[...MODULE_PAGES, ...FEATURE_PAGES, ...LEGAL_PAGES],
    ...[
      { path: "/pricing", ...PRICING },
      { path: "/case", ...CASE },
    ],
  ];
  for (const pick of [
    (page: (typeof pages)[number]) => page.meta.title,
    (page: (typeof pages)[number]) => page.meta.description,
    (page: (typeof pages)[number]) => page.title,
  ]) {
    expect(new Set(pages.map(pick)).size).toBe(pages.length);
  }
  for (const { path, meta } of pages) {
    expect([path, meta.description.length > 90 && meta.description.length <= 170]).toEqual([path, true]);
  }
});

test("numbers in the pictures add up", () => {
  const rows = MODULE_PAGES.flatMap(({ features }) => features.items).flatMap(({ picture }) =>
    picture.kind === "rows" ? [picture] : [],
  );
  const amounts = (title: string) =>
    rows
      .find((picture) => picture.title.startsWith(title))
      ?.rows.map(({ value }) => Number(value.replace("−", "-").replace(/[$,]/g, "")));
  const [auction = 0, tires = 0, margin = 0, offer] = amounts("2019 CR-V, 61,200") ?? [];
  expect(auction + tires + margin).toBe(offer);
  expect(amounts("Listings this week")?.slice(0, 3)).toEqual([97, 5, 2]);
});

test("[PUB-010] figures are marked as marketing copy, each with its label", () => {
  const figures = [...PLATFORM.figures, ...MODULE_PAGES.flatMap((page) => page.figures)];
  expect(figures).toHaveLength(5 + 3 * 4);
  for (const figure of figures) {
    expect(figure.kind).toBe("marketing copy");
    expect(figure.label).not.toBe("");
  }
});

test("a page is found with and without a trailing slash, and an unknown path throws", () => {
  expect(pageAt(MODULE_PAGES, "/adrev/").name).toBe("Adrev");
  expect(pageAt(LEGAL_PAGES, "/cookies").title).toBe("Cookie policy");
  expect(() => pageAt(FEATURE_PAGES, "/nowhere")).toThrow("/nowhere");
});

test("legal texts use the configured company and retention time", () => {
  const other = {
    company: companyWith({ COMPANY_NAME: "Lantern Works" }),
    rawDays: 30,
    hasBookingProvider: false,
    hasTurnstile: false,
  };
  const text = LEGAL_PAGES.flatMap((page) => textsOf(page.sections(other))).join(" ");
  expect(text).not.toContain("Beaconry");
  expect(text).toContain("The liability of Lantern Works");
  expect(text).toContain("leave the database after 30 days");
  expect(text).not.toContain("calendar on the booking page");
});
