import { expect, test } from "vitest";
import { contactPageOf } from "~/copy/contact";
import {
  AUDIENCE,
  BUDGET,
  LEADS_BY_BUDGET,
  LEADS_PER_WEEK,
  MAILING,
  MOVED_TUESDAY,
  RANK_WEEKS,
  SCANNED,
  SCANS_BY_DAY,
  TESTED_RECORDS,
  TUESDAY,
  VISITOR,
  WEEK_12,
} from "~/copy/example-business";
import { INDUSTRY_CARDS, industryHref } from "~/copy/industries";
import { MODULES } from "~/copy/modules";
import { JOURNEY, PROOF } from "~/marketing/content/home";
import { ADREV } from "~/marketing/content/module-pages/adrev";
import { DIRECT_MAIL } from "~/marketing/content/module-pages/direct-mail";
import { PIXLSEO } from "~/marketing/content/module-pages/pixlseo";
import { TESTIMONIALS } from "~/marketing/content/testimonials";
import { HERO_DAYS, HERO_MAP } from "~/web/art/hero-map";
import { RANK_BEFORE, RANK_NOW, RANK_POINTS } from "~/web/art/rank-map";
import { stacked } from "~/web/art/stack-chart";

const moduleCopy = (name: string) => {
  const module = MODULES.find((candidate) => candidate.name === name);
  return [module?.tagline, module?.text, ...(module?.features ?? [])].join(" ");
};

test("every figure is marked as marketing copy", () => {
  const claims = [
    ...PROOF,
    ...INDUSTRY_CARDS.map((card) => card.figure),
    ...TESTIMONIALS.map((one) => one.figure),
  ];
  expect(claims).toHaveLength(5 + INDUSTRY_CARDS.length + 6);
  for (const claim of claims) expect(claim.kind).toBe("marketing copy");
});

test("[PUB-002] [PUB-008] [PUB-009] PixlSEO is local and national SEO with a pixel, 100+ and 500+", () => {
  const copy = moduleCopy("PixlSEO");
  expect(copy).toMatch(/local and national SEO/);
  expect(copy).toMatch(/tracking pixel/);
  expect(copy).toMatch(/[Cc]itations on 100\+ platforms/);
  expect(copy).toMatch(/[Pp]ress on 500\+ sites/);
});

test("[PUB-003] [PUB-004] Adrev is paid media on Google, Facebook and Instagram, and supports three more", () => {
  const copy = moduleCopy("Adrev");
  for (const word of ["paid media", "Google", "Facebook", "Instagram", "LinkedIn", "TikTok", "Twitter"]) {
    expect(copy).toContain(word);
  }
});

test("[PUB-005] direct mail is handwritten-style, with trade-in offers and QR and URL tracking", () => {
  expect(MODULES.some((module) => module.name === "AI Direct Mail")).toBe(true);
  expect(moduleCopy("AI Direct Mail")).toMatch(/Handwritten-style .*trade-in offer.*QR and URL tracking/);
});

test("[PUB-006] analytics, automation and targeting are capabilities, the other three are modules", () => {
  const names = (kind: string) =>
    MODULES.filter((module) => module.kind === kind).map((module) => module.name);
  expect(names("module")).toEqual(["PixlSEO", "Adrev", "AI Direct Mail"]);
  expect(names("capability")).toEqual(["Unified Analytics", "Smart Automation", "Advanced Targeting"]);
});

test("[PUB-037] an industry without its own page links to /solutions", () => {
  expect(industryHref({ path: null })).toBe("/solutions");
  expect(industryHref({ path: "/law-firms" })).toBe("/law-firms");
});

test("the numbers in the pictures add up", () => {
  const total = (key: "now" | "before") => BUDGET.reduce((sum, row) => sum + row[key], 0);
  expect(total("now")).toBe(18_000);
  expect(total("before")).toBe(total("now"));
  expect(MOVED_TUESDAY.reduce((sum, row) => sum + row.dollars, 0)).toBe(0);
  expect(MAILING.visits).toBeLessThan(MAILING.scans);
  expect(MAILING.scans).toBeLessThan(MAILING.cards);
  expect(
    stacked([
      [1, 2],
      [10, 20],
    ]),
  ).toEqual([
    [0, 0],
    [1, 2],
    [11, 22],
  ]);
  expect(stacked(LEADS_PER_WEEK.rows).at(-1)?.[11]).toBe(118);
});

test("what the channels on trial lost in November, the other three got", () => {
  expect(BUDGET.map(({ channel, now, before }) => [channel, now - before])).toEqual([
    ["Google", 900],
    ["Facebook", 300],
    ["Instagram", 420],
    ["LinkedIn", -700],
    ["TikTok", 280],
    ["Twitter", -1200],
  ]);
  const trial = ADREV.features.items[1]?.picture;
  if (trial?.kind !== "rows") throw new Error("The trial is not in rows");
  expect(trial.rows.map(({ value }) => value)).toEqual(["+$280", "−$700", "−$1,200", "$1,620"]);
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test("everybody who scanned a card is in the flow once", () => {
  expect(sum(Object.values(SCANNED))).toBe(61);
  expect([MAILING.scans, MAILING.visits]).toEqual([61, SCANNED.booked]);
});

test("week 12 has 118 people in each of the four ways to look at it, as the chart does", () => {
  expect(WEEK_12.people).toBe(118);
  expect(sum(WEEK_12.claims.map(({ leads }) => leads)) - WEEK_12.twice).toBe(118);
  expect(sum(WEEK_12.touches.map(({ first }) => first))).toBe(118);
  expect(WEEK_12.touches.map(({ source, last }) => [source, last])).toEqual([
    ["Search", 58],
    ["Ads", 34],
    ["Mail", 26],
  ]);
  expect(LEADS_PER_WEEK.rows.map((row) => row.at(-1))).toEqual([58, 34, 26]);
  expect([WEEK_12.steps[0].people, WEEK_12.leads.at(-1)?.row]).toEqual([118, 118]);
});

test("the visitor's track takes as many days as its title says", () => {
  const [first, last] = [VISITOR.stops[0], VISITOR.stops[VISITOR.stops.length - 1]];
  const day = (stop: typeof first | typeof last) => Date.parse(`${stop?.day}, 2026 UTC`);
  expect((day(last) - day(first)) / 86_400_000).toBe(VISITOR.days);
});

test("the audience falls at each step, and its last number is the mailing", () => {
  for (const { within, car, served, leftOut, mail } of AUDIENCE.minutes) {
    const falling = [AUDIENCE.county, within, car, served, mail];
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(served - leftOut).toBe(mail);
  }
  const [, twelve] = AUDIENCE.minutes;
  expect([twelve.mail, twelve.leftOut]).toEqual([
    MAILING.cards,
    sum(AUDIENCE.leftOut.map((one) => one.homes)),
  ]);
  expect(sum(AUDIENCE.years.map(({ homes }) => homes))).toBe(twelve.within);
  expect(sum(AUDIENCE.years.filter(({ chosen }) => chosen).map(({ homes }) => homes))).toBe(twelve.car);
});

test("the case's weak corner is on its map: four points in the northeast rank 11th to 17th on day 90", () => {
  const corner = RANK_POINTS.filter(({ x, y }) => x > 500 && y < 250).map(({ now }) => now);
  const weak = corner.filter((rank) => rank > 10);
  expect([weak.length, Math.min(...weak), Math.max(...weak)]).toEqual([4, 11, 17]);
});

test("the maps show improvement and one remaining weak spot, and their text is computed from their dots", () => {
  expect(Number(RANK_NOW)).toBeLessThan(Number(RANK_BEFORE) / 3);
  // One path per color band, which moves once for every dot.
  const dots = HERO_MAP.body
    .split('<g class="at at-')
    .slice(1)
    .map((day) => {
      const paths = [...day.matchAll(/class="rank-spot rank-([abcd])" d="([^"]+)"/g)];
      return paths.flatMap(([, band, d = ""]) => [...d.matchAll(/M/g)].map(() => band));
    });
  const best = dots.map((bands) => bands.filter((band) => band === "a").length);
  expect(dots.map(({ length }) => length)).toEqual([35, 35, 35]);
  expect(new Set(dots[2])).toEqual(new Set(["a", "b", "c", "d"]));
  expect(HERO_MAP.label).toContain(
    `${best[2]} of 22 places rank 1 to 3 on day 90, ${best[1]} on day 30 and ${best[0]} on day 1`,
  );
  expect(HERO_DAYS.map(({ topThree }) => topThree)).toEqual(best);
});

test("the journey covers thirty days without a gap", () => {
  expect(JOURNEY[0].from).toBe(1);
  expect(JOURNEY[3].to).toBe(30);
  for (const [index, step] of JOURNEY.entries()) {
    const next = JOURNEY[index + 1];
    if (next) expect(next.from).toBeLessThanOrEqual(step.to + 1);
  }
});

test("a form can only redirect to a page with a contact form", () => {
  for (const path of ["/", "/contact", "/white-label"]) expect(contactPageOf(path)).toBe(path);
  for (const path of [null, "", "/admin", "//evil.example", "/blog"])
    expect(contactPageOf(path)).toBe("/contact");
});

test("the pictures at the end of a page add up", () => {
  // Sixty-one scans of the mailing over fourteen days of delivery, none on the first one.
  expect(SCANS_BY_DAY).toHaveLength(14);
  expect(SCANS_BY_DAY[0].scans).toBe(0);
  expect(SCANS_BY_DAY.reduce((sum, day) => sum + day.scans, 0)).toBe(61);
  expect(SCANS_BY_DAY.reduce((sum, day) => sum + day.booked, 0)).toBe(17);
  // $1,000 buys 25 leads of $40.
  for (const { dollars, leads } of LEADS_BY_BUDGET.budgets) expect(leads * 40).toBe(dollars);
  expect(LEADS_BY_BUDGET.enough * LEADS_BY_BUDGET.costPerLead).toBe(2000);
  // Twelve weeks between day 1 and day 90, from 18.6 to 4.2, always better.
  const ranks = [18.6, ...RANK_WEEKS, 4.2];
  expect([RANK_BEFORE, RANK_NOW]).toEqual(["18.6", "4.2"]);
  expect(ranks).toHaveLength(14);
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  const { visits, channels, spendRows, scans, records } = TUESDAY;
  expect(channels * 24).toBe(spendRows);
  expect(visits + spendRows + scans).toBe(records);
  expect(TESTED_RECORDS.reduce((sum, row) => sum + row.records, 0)).toBe(50);
});

test("the days of a module's steps are those that it names, on a scale that ends with them", () => {
  const days = ({ steps }: typeof PIXLSEO) => steps.items.map(({ when, from, to }) => [when, from, to]);
  expect(days(PIXLSEO)).toEqual([
    ["Week 1", 1, 7],
    ["Weeks 2–3", 8, 21],
    ["Weeks 4–8", 22, 56],
    ["Day 90", 90, 90],
  ]);
  // Working days, five a week.
  expect(days(ADREV)).toEqual([
    ["Days 1–5", 1, 5],
    ["Days 6–10", 6, 10],
    ["Weeks 3–4", 11, 20],
    ["Every month", 21, 22],
  ]);
  expect(days(DIRECT_MAIL)).toEqual([
    ["Day 1", 1, 1],
    ["Days 2–3", 2, 3],
    ["Days 4–5", 4, 5],
    ["Days 6–9", 6, 9],
  ]);
  for (const { steps } of [PIXLSEO, ADREV, DIRECT_MAIL]) {
    expect(steps.scale.days).toBe(steps.items.at(-1)?.to);
  }
});
