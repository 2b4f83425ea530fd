/**
 * npm run bench:pages: Lighthouse mobile for every public page of the built site in workerd, each compared in the
 * same run with a bare static page that has the same style sheets, fonts and headers. The headers matter:
 * Cross-Origin-Opener-Policy alone makes the browser start a new process.
 * Times are medians of RUNS visits (RUNS=1 for a quick look, PAGES=/,/about for some pages), taken in rounds over all
 * pages, because a shared machine is slow for minutes at a time. bench/lib/edge.ts serves static files and compresses
 * like the production edge.
 */
import { routes } from "../build/server/index.js";
import { measureAssets } from "../tests/support/asset-sizes.ts";
import { addressOf, statusOf } from "../tests/support/form-sweep/addresses.ts";
import { listPatterns } from "../tests/support/form-sweep/patterns.ts";
import { PAINT, pageLimit } from "../tests/support/limits.ts";
import { kilobytesOf } from "../tests/support/page-weight.ts";
import { freePort, startEdge } from "./lib/edge.ts";
import {
  CATEGORIES,
  type MobileBrowser,
  openMobileBrowser,
  type PageRequest,
  type Visit,
} from "./lib/lighthouse.ts";
import { isAdmin } from "./lib/page-trips.ts";
import { seedPosts } from "./lib/posts.ts";
import { seedRecords } from "./lib/records.ts";
import { endBench, IS_SMOKE, sized, writeResults } from "./lib/run.ts";
import { startSite } from "./lib/workerd.ts";

const RUNS = Number(process.env.RUNS ?? sized(5, 1));
const SIZES = measureAssets();
const NOINDEX = /<meta name="robots" content="noindex/;
/** Part of the visits load it once they are over, to measure the page; see `public-pages.spec.ts`. */
const VITALS = "/assets/site-vitals-";

type Times = { fcp: number; lcp: number; tbt: number; cls: number; machineIndex: number };
type Page = { pattern: string; path: string; isIndexed: boolean; visits: Visit[]; bareVisits: Visit[] };
type Row = {
  pattern: string;
  /** A page that asks search engines to stay away cannot have Lighthouse's full score for them. */
  isIndexed: boolean;
  scores: Record<string, number>;
  faults: string[];
  bare: Times & { performance: number };
  scriptKb: number;
  cssKb: number;
  fontKb: number;
  totalKb: number;
  otherHosts: string[];
} & Times;

const edge = await startEdge();
const site = await startSite({ SITE_URL: edge.origin });
const worker = await site.ready;
edge.passTo(worker);
await seedPosts(await site.getD1Database("DB"), 60);
await seedRecords(site);
const browser = await openMobileBrowser(await freePort());
const pages: Page[] = [];
for (const pattern of listPages()) pages.push(await openPage(pattern));
for (let round = 0; round < RUNS; round += 1) {
  for (const page of pages) await visitPage(page, browser);
  console.log(`Round ${round + 1} of ${RUNS} is done.`);
}
await browser.close();
edge.close();
await site.dispose();
report(pages.map(rowOf));

/** The public pages of the route table that are there for everybody, not for whoever has a link. */
function listPages(): string[] {
  const selected = process.env.PAGES?.split(",");
  const isPublic = (pattern: string) =>
    !isAdmin(pattern) && !pattern.startsWith("/auth") && !pattern.includes(":token");
  const pages = listPatterns(routes).filter(
    (pattern) => isPublic(pattern) && pageLimit(pattern).styleKB > 0 && statusOf(pattern) === 200,
  );
  return selected
    ? pages.filter((pattern) => selected.includes(pattern))
    : pages.slice(0, sized(pages.length, 2));
}

/** Adds the bare page of a pattern with the same headers, styles and fonts. */
async function openPage(pattern: string): Promise<Page> {
  const path = await addressOf(pattern);
  const answer = await fetch(new URL(path, worker));
  const html = await answer.text();
  edge.addPage(`/bare${path}`, barePage(html), Object.fromEntries(answer.headers));
  return { pattern, path, isIndexed: !NOINDEX.test(html), visits: [], bareVisits: [] };
}

async function visitPage({ path, visits, bareVisits }: Page, browser: MobileBrowser): Promise<void> {
  if (IS_SMOKE) {
    // Lighthouse comes from the registry, which a smoke run does without.
    visits.push(await browser.visitPlainly(edge.origin + path));
    bareVisits.push(await browser.visitPlainly(`${edge.origin}/bare${path}`));
    return;
  }
  // Only performance varies between visits.
  visits.push(await browser.visit(edge.origin + path, visits.length === 0 ? CATEGORIES : ["performance"]));
  bareVisits.push(await browser.visit(`${edge.origin}/bare${path}`, ["performance"]));
}

function rowOf({ pattern, isIndexed, visits, bareVisits }: Page): Row {
  const [first] = visits;
  if (!first) throw new Error("RUNS must be at least 1");
  const { requests } = first;
  const kbOf = (type: string) =>
    requests.reduce((sum, request) => sum + (request.resourceType === type ? request.transferSize : 0), 0) /
    1000;
  return {
    pattern,
    isIndexed,
    scores: IS_SMOKE ? {} : { ...first.scores, performance: performanceOf(visits) },
    faults: first.faults,
    ...timesOf(visits),
    bare: { ...timesOf(bareVisits), performance: performanceOf(bareVisits) },
    scriptKb: gzipKb(requests, "Script"),
    cssKb: gzipKb(requests, "Stylesheet"),
    fontKb: kbOf("Font"),
    totalKb: requests.reduce((sum, request) => sum + request.transferSize, 0) / 1000,
    otherHosts: requests
      .map(({ url }) => new URL(url))
      .filter(({ protocol, origin }) => protocol !== "data:" && origin !== edge.origin)
      .map(({ host }) => host),
  };
}

/** A heading and a sentence with the page's own style sheets and fonts. */
function barePage(html: string): string {
  const links: string[] = html.match(/<link [^>]*rel="(?:preload|icon)"[^>]*>/g) ?? [];
  for (const [, href] of html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)) {
    links.push(`<link rel="stylesheet" href="${href}">`);
  }
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>${links.join("")}</head><body><main><h1>A bare page</h1><p>One heading, one sentence, the same style sheets and fonts.</p></main></body></html>`;
}

function timesOf(visits: Visit[]): Times {
  return {
    fcp: median(visits.map((visit) => visit.fcp)),
    lcp: median(visits.map((visit) => visit.lcp)),
    tbt: median(visits.map((visit) => visit.tbt)),
    cls: Math.max(...visits.map((visit) => visit.cls)),
    machineIndex: median(visits.map((visit) => visit.machineIndex)),
  };
}

/** 0 to 100. */
function performanceOf(visits: Visit[]): number {
  return median(visits.map((visit) => visit.scores.performance ?? 0));
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function gzipKb(requests: PageRequest[], type: string): number {
  const paths = requests
    .filter(({ resourceType }) => resourceType === type)
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith("/assets/") && !path.startsWith(VITALS));
  return kilobytesOf(paths, SIZES);
}

function problemsOf(row: Row): string[] {
  const over = (name: string, value: number, limit: number) =>
    value > limit ? [`${name} ${value.toFixed(2)} is over ${limit}`] : [];
  const { scriptKB, styleKB } = pageLimit(row.pattern);
  return [
    ...Object.entries(row.scores).flatMap(([name, score]) => {
      if (name === "seo" && !row.isIndexed) return [];
      const limit = name === "performance" ? PAINT.performance : PAINT.otherScores;
      // Where the bare page misses the limit too, the machine is slow, not the page alone.
      const reasons = name === "performance" ? [`the bare page has ${row.bare.performance}`] : row.faults;
      return score < limit ? [`${name} ${score} is under ${limit} (${reasons.join(", ")})`] : [];
    }),
    ...over("LCP as a multiple of the bare page's", row.lcp / row.bare.lcp, PAINT.shareOfBare),
    ...over(`blocking ms (the bare page has ${row.bare.tbt.toFixed(0)})`, row.tbt, PAINT.blockingMs),
    ...over("script kB gzip", row.scriptKb, scriptKB),
    ...over("CSS kB gzip", row.cssKb, styleKB),
    ...over("fonts kB", row.fontKb, PAINT.fontKB),
    ...over("total kB", row.totalKb, PAINT.totalKB),
    ...row.otherHosts.map((host) => `asks ${host}`),
  ].map((problem) => `${row.pattern}: ${problem}`);
}

function report(results: Row[]): void {
  console.table(
    results.map((row) => ({
      page: row.pattern,
      "perf/a11y/best/SEO": Object.values(row.scores).join("/"),
      "FCP ms": row.fcp.toFixed(0),
      "bare FCP": row.bare.fcp.toFixed(0),
      "LCP ms": row.lcp.toFixed(0),
      "bare LCP": row.bare.lcp.toFixed(0),
      CLS: row.cls.toFixed(3),
      "TBT ms": row.tbt.toFixed(0),
      "bare TBT": row.bare.tbt.toFixed(0),
      machine: row.machineIndex.toFixed(0),
      "script gz": row.scriptKb.toFixed(1),
      "CSS gz": row.cssKb.toFixed(1),
      "fonts kB": row.fontKb.toFixed(1),
      "total kB": row.totalKb.toFixed(1),
    })),
  );
  if (!process.env.PAGES) writeResults("pages", { runs: RUNS, limits: PAINT, rows: results });
  endBench({ missed: results.flatMap(problemsOf) });
}
