/**
 * npm run bench:pages: Lighthouse mobile for every public page of the built site in workerd, each compared in the
 * same run with a bare static page that has the same style sheets, fonts and headers. The headers matter:
 * Cross-Origin-Opener-Policy alone makes the browser start a new process.
 * Times are medians of RUNS visits (RUNS=1 for a quick look, PAGES=/,/about for some pages), taken in rounds over all
 * pages, because a shared machine is slow for minutes at a time. bench/lib/edge.ts serves static files and compresses
 * like the production edge.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { gzipSync } from "node:zlib";
import { freePort, startEdge, staticFile } from "./lib/edge.ts";
import {
  CATEGORIES,
  type MobileBrowser,
  openMobileBrowser,
  type PageRequest,
  type Visit,
} from "./lib/lighthouse.ts";
import { seedPosts } from "./lib/posts.ts";
import { startSite } from "./lib/workerd.ts";

const LIMITS = { score: 100, shareOfBare: 1.2, scriptKb: 3, cssKb: 20, fontKb: 60, totalKb: 100 };
const RUNS = Number(process.env.RUNS ?? 5);

type Times = { fcp: number; lcp: number; tbt: number; cls: number };
type Page = { path: string; visits: Visit[]; bareVisits: Visit[] };
type Row = {
  path: string;
  scores: Record<string, number>;
  faults: string[];
  bare: Times;
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
const browser = await openMobileBrowser(await freePort());
const pages = await Promise.all((await listPaths()).map(openPage));
for (let round = 0; round < RUNS; round += 1) {
  for (const page of pages) await visitPage(page, browser);
  console.log(`Round ${round + 1} of ${RUNS} is done.`);
}
await browser.close();
edge.close();
await site.dispose();
report(pages.map(rowOf));

/** The URLs of the sitemap, with one post for all. */
async function listPaths(): Promise<string[]> {
  const selected = process.env.PAGES?.split(",");
  const sitemap = await (await fetch(new URL("/sitemap.xml", worker))).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
  const post = paths.findLast((path) => path.startsWith("/blog/"));
  const once = paths.filter((path) => !path.startsWith("/blog/") || path === post);
  return once.filter((path) => !selected || selected.includes(path));
}

/** Adds the bare page with the same headers, styles and fonts. */
async function openPage(path: string): Promise<Page> {
  const answer = await fetch(new URL(path, worker));
  const html = await answer.text();
  edge.addPage(`/bare${path}`, barePage(html), Object.fromEntries(answer.headers));
  return { path, visits: [], bareVisits: [] };
}

async function visitPage({ path, visits, bareVisits }: Page, browser: MobileBrowser): Promise<void> {
  // Only performance varies between visits.
  visits.push(await browser.visit(edge.origin + path, visits.length === 0 ? CATEGORIES : ["performance"]));
  bareVisits.push(await browser.visit(`${edge.origin}/bare${path}`, ["performance"]));
}

function rowOf({ path, visits, bareVisits }: Page): Row {
  const [first] = visits;
  if (!first) throw new Error("RUNS must be at least 1");
  const { requests } = first;
  const kbOf = (type: string) =>
    requests.reduce((sum, request) => sum + (request.resourceType === type ? request.transferSize : 0), 0) /
    1000;
  return {
    path,
    scores: { ...first.scores, performance: median(visits.map((visit) => visit.scores.performance ?? 0)) },
    faults: first.faults,
    ...timesOf(visits),
    bare: timesOf(bareVisits),
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
  };
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function gzipKb(requests: PageRequest[], type: string): number {
  const files = requests
    .filter(({ resourceType }) => resourceType === type)
    .map(({ url }) => staticFile(new URL(url).pathname))
    .filter((file) => file !== null);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;
}

function problemsOf(row: Row): string[] {
  const over = (name: string, value: number, limit: number) =>
    value > limit ? [`${name} ${value.toFixed(2)} is over ${limit}`] : [];
  return [
    ...Object.entries(row.scores).flatMap(([name, score]) =>
      score < LIMITS.score ? [`${name} ${score} (${row.faults.join(", ")})`] : [],
    ),
    ...over("FCP share of the bare page", row.fcp / row.bare.fcp, LIMITS.shareOfBare),
    ...over("LCP share of the bare page", row.lcp / row.bare.lcp, LIMITS.shareOfBare),
    ...over("script kB gzip", row.scriptKb, LIMITS.scriptKb),
    ...over("CSS kB gzip", row.cssKb, LIMITS.cssKb),
    ...over("fonts kB", row.fontKb, LIMITS.fontKb),
    ...over("total kB", row.totalKb, LIMITS.totalKb),
    ...row.otherHosts.map((host) => `asks ${host}`),
  ].map((problem) => `${row.path}: ${problem}`);
}

function report(results: Row[]): void {
  console.table(
    results.map((row) => ({
      page: row.path,
      "perf/a11y/best/SEO": Object.values(row.scores).join("/"),
      "FCP ms": row.fcp.toFixed(0),
      "bare FCP": row.bare.fcp.toFixed(0),
      "LCP ms": row.lcp.toFixed(0),
      "bare LCP": row.bare.lcp.toFixed(0),
      CLS: row.cls.toFixed(3),
      "TBT ms": row.tbt.toFixed(0),
      "script gz": row.scriptKb.toFixed(1),
      "CSS gz": row.cssKb.toFixed(1),
      "fonts kB": row.fontKb.toFixed(1),
      "total kB": row.totalKb.toFixed(1),
    })),
  );
  const problems = results.flatMap(problemsOf);
  for (const problem of problems) console.log(`over the limit: ${problem}`);
  if (!process.env.PAGES) {
    mkdirSync("bench/results", { recursive: true });
    const result = {
      cpus: cpus().length,
      model: cpus()[0]?.model,
      runs: RUNS,
      limits: LIMITS,
      rows: results,
    };
    writeFileSync("bench/results/pages.json", `${JSON.stringify(result, null, 2)}\n`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
}
