import { describe, expect, test } from "vitest";
import { INDUSTRIES, industryAt } from "~/copy/industries";
import type { Industry } from "~/copy/industry";
import { MODULES } from "~/copy/modules";
import { PUBLIC_PATHS } from "~/indexing/public-paths";
import { HERO, JOURNEY } from "~/marketing/content/home";
import { SOLUTIONS } from "~/marketing/content/solutions";
import { TESTIMONIALS } from "~/marketing/content/testimonials";
import { AGENCY, WHITE_LABEL } from "~/marketing/content/white-label";
import { metricChart } from "~/marketing/industry-page/metrics";

function industry(slug: string): Industry {
  const found = industryAt(`/${slug}`);
  if (!found) throw new Error(`no industry ${slug}`);
  return found;
}

const SPECIFIED = [
  "auto-dealerships",
  "law-firms",
  "healthcare",
  "ecommerce-brands",
  "home-services",
  "real-estate",
];

const figures = (slug: string) =>
  industry(slug).metrics.map(({ figure }) => `${figure.value} ${figure.label}`);
const features = (slug: string) => industry(slug).features.map(({ title }) => title.toLowerCase());

test("there are the six specified industries, all are in menu order, and each is found by its path only", () => {
  const slugs = INDUSTRIES.map(({ slug }) => slug);
  expect(slugs.filter((slug) => SPECIFIED.includes(slug))).toEqual(SPECIFIED);
  expect(new Set(slugs).size).toBe(slugs.length);
  const orders = INDUSTRIES.map(({ order }) => order);
  expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
  expect(industryAt("/healthcare/")?.name).toBe("Healthcare");
  expect(industryAt("/health")).toBeNull();
  expect(industryAt("/")).toBeNull();
});

describe("the specified figures and features", () => {
  test("[PUB-064] [PUB-065] healthcare", () => {
    expect(figures("healthcare")).toEqual([
      "85% more appointments",
      "67% new patient growth",
      "92% retention",
      "234% ROI in 6 months",
    ]);
    expect(features("healthcare")).toEqual([
      "local patient acquisition",
      "hipaa compliance",
      "appointment booking",
      "patient retention",
    ]);
  });

  test("[PUB-066] [PUB-067] e-commerce", () => {
    expect(figures("ecommerce-brands")).toEqual([
      "312% ROAS increase",
      "78% cart recovery",
      "156% customer LTV",
      "45% lower CAC",
    ]);
    expect(features("ecommerce-brands")).toEqual([
      "product feed optimization",
      "dynamic retargeting",
      "cart abandonment recovery",
      "lifetime value optimization",
    ]);
  });

  test("[PUB-068] [PUB-069] home services", () => {
    expect(figures("home-services")).toEqual([
      "156% lead growth",
      "89% booking rate",
      "67% lower cost per lead",
      "234% ROI in 90 days",
    ]);
    expect(features("home-services")).toEqual([
      "geo-targeted campaigns",
      "service area optimization",
      "quote request automation",
      "seasonal promotions",
    ]);
  });

  test("[PUB-070] [PUB-071] real estate", () => {
    expect(figures("real-estate")).toEqual([
      "93% faster sales",
      "145% more listings",
      "78% higher quality leads",
      "267% ROI in 6 months",
    ]);
    expect(features("real-estate")).toEqual([
      "listing optimization",
      "buyer targeting",
      "market report automation",
      "lead nurturing sequences",
    ]);
  });

  test("[PUB-058] law firms and dealerships have four percentages", () => {
    for (const slug of ["law-firms", "auto-dealerships"]) {
      for (const figure of figures(slug)) expect(figure).toMatch(/^\d+% \S/);
      expect(new Set(figures(slug)).size).toBe(4);
    }
  });

  test("[PUB-075] white label", () => {
    expect(WHITE_LABEL.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "100+ agency partners",
      "24hrs client onboarding",
      "72hrs average setup time",
      "99.9% platform uptime",
    ]);
  });
});

test("[PUB-072] every figure of every industry is marked as marketing copy", () => {
  const claims = INDUSTRIES.flatMap(({ metrics, card }) => [
    ...metrics.map(({ figure }) => figure),
    card.figure,
  ]);
  expect(claims).toHaveLength(INDUSTRIES.length * 5);
  for (const claim of [...claims, ...WHITE_LABEL.stats]) expect(claim.kind).toBe("marketing copy");
});

test("a card shows a figure of its own page, so that they cannot disagree", () => {
  for (const { slug, card } of INDUSTRIES) {
    expect(figures(slug)).toContain(`${card.figure.value} ${card.figure.label}`);
  }
});

test("no sentence of 60 characters or more appears twice", () => {
  const others = [MODULES, TESTIMONIALS, JOURNEY, HERO];
  const seen = [...INDUSTRIES, SOLUTIONS, WHITE_LABEL, AGENCY, ...others].flatMap(sentencesOf);
  expect(seen.length).toBeGreaterThan(80);
  expect(seen.filter((sentence, index) => seen.indexOf(sentence) !== index)).toEqual([]);
});

test("titles, descriptions and headings are unique and short enough for search results", () => {
  const metas = [...INDUSTRIES, SOLUTIONS, WHITE_LABEL].map(({ meta }) => meta);
  const headings = [...INDUSTRIES, SOLUTIONS, WHITE_LABEL].map(({ title }) => title);
  for (const texts of [headings, metas.map(({ title }) => title), metas.map((meta) => meta.description)]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  for (const { title, description, keywords } of metas) {
    expect(title.length).toBeLessThanOrEqual(55);
    expect(description.length).toBeGreaterThanOrEqual(80);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords.length).toBeGreaterThanOrEqual(3);
  }
});

test("the copy has no hype and no exclamation marks", () => {
  const copy = [...INDUSTRIES, SOLUTIONS, WHITE_LABEL, AGENCY].flatMap(textsOf).join("\n");
  expect(copy).not.toMatch(/!|unlock|supercharge|seamless|AI-powered|cutting-edge|game.chang|revolution|—/i);
});

test("each of the specified industries has its own kind of hero picture", () => {
  expect(new Set(SPECIFIED.map((slug) => industry(slug).hero.kind)).size).toBe(6);
});

test("the pictures' figures match their text", () => {
  const { hero } = industry("ecommerce-brands");
  if (hero.kind !== "ladder") throw new Error("not a ladder");
  const back = hero.steps.reduce((sum, step) => sum + step.back, 0);
  expect(hero.label).toContain(
    `of ${hero.carts} carts left, four steps over seven days bring back ${back}, and ${hero.carts - back} are`,
  );
  const week = industry("healthcare").hero;
  if (week.kind !== "week") throw new Error("not a week");
  const slots = week.hours.flatMap((hour) => hour.slots);
  const booked = slots.filter((slot) => slot !== null);
  const fresh = booked.filter(({ source }) => source !== "returning");
  expect(week.label).toContain(`${booked.length} of ${slots.length} slots booked, ${fresh.length} of them`);
  const grids = INDUSTRIES.flatMap(({ features }) => features.map(({ picture }) => picture));
  for (const grid of grids.filter((picture) => picture.kind === "ranks")) {
    // Four rows of seven, but for the water.
    expect(grid.ranks).toHaveLength(27);
    expect(grid.label).toContain(`ranks ${Math.min(...grid.ranks)} to ${Math.max(...grid.ranks)}`);
  }
});

test("a van is never in two places, and no job is outside the day", () => {
  const { hero } = industry("home-services");
  if (hero.kind !== "vans") throw new Error("not a van board");
  for (const { jobs } of hero.rows) {
    const times = [hero.from, ...jobs.flatMap((job) => [job.from, job.to]), hero.to];
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});

test("a metric's chart is drawn from its figure", () => {
  const widths = (chart: "more" | "less" | "faster", share: number) =>
    [...metricChart(chart, share).body.matchAll(/width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths("more", 1)).toEqual([52, 104]);
  expect(widths("less", 0.25)).toEqual([104, 78]);
  expect(widths("faster", 1)).toEqual([104, 52]);
  expect(metricChart("share", 0.5).body).toContain('stroke-dasharray="47.1 94.2"');
});

test("the sitemap follows the list of industries", () => {
  expect(PUBLIC_PATHS).toEqual(expect.arrayContaining(INDUSTRIES.map(({ slug }) => `/${slug}`)));
});

/** All strings in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function sentencesOf(page: unknown): string[] {
  return textsOf(page)
    .flatMap((text) => text.split(/(?<=[.?])\s+/))
    .filter((sentence) => sentence.length >= 60);
}
