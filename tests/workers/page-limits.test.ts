import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { type Call, recordCalls, stepsOf } from "../support/call-recorder";
import { addressOf, headersFor, statusOf } from "../support/form-sweep/addresses";
import { listPatterns, patternOf } from "../support/form-sweep/patterns";
import { seedFormSweep } from "../support/form-sweep/records";
import { formSweepEnv } from "../support/form-sweep/requests";
import { MOST_STEPS, PAGE_LIMITS, pageLimit } from "../support/limits";
import { hydratedPages, kilobytesOf } from "../support/page-weight";
import { build, requestSite } from "../support/site";

/** In ms: calls that start together overlap, however busy the machine is. */
const LATENCY = 5;
const recorder = recordCalls(() => LATENCY);
const watched = {
  ...formSweepEnv(),
  DB: recorder.watch(env.DB),
  ANALYTICS_DB: recorder.watch(env.ANALYTICS_DB),
};
const sizes = inject("assetSizes");

beforeAll(seedFormSweep);
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
});

/** The answer, and what the site had asked of the databases when it was there. */
async function ask(pattern: string) {
  const headers = headersFor(pattern);
  const path = await addressOf(pattern);
  let calls: Call[] = [];
  const log = recorder.start();
  const onAnswer = () => {
    calls = [...log];
  };
  const response = await requestSite(path, { headers, redirect: "manual", env: watched, onAnswer });
  return { response, calls };
}

const queriesOf = (calls: Call[]) =>
  calls.map(({ step, queries }) => `\n  ${step}. ${queries.map((query) => query.slice(0, 120)).join(" | ")}`);

test("every address of the route table is in the table of limits, and every line of it is an address", () => {
  expect(Object.keys(PAGE_LIMITS).sort()).toEqual(listPatterns(build.routes));
});

test.each(Object.keys(PAGE_LIMITS))(
  "%s asks the database no more often than its limits say",
  async (pattern) => {
    await ask(pattern);
    const { response, calls } = await ask(pattern);
    expect(response.status).toBe(statusOf(pattern));
    const limit = pageLimit(pattern);
    const found = queriesOf(calls).join("");
    expect(stepsOf(calls), `calls one after another:${found}`).toBeLessThanOrEqual(limit.steps);
    expect(calls.length, `calls in all:${found}`).toBeLessThanOrEqual(limit.calls);
  },
);

test.each([
  "/admin/leads?visited=/pricing&source=gone",
  "/admin/leads/export?visited=/pricing&source=gone",
  "/admin/leads/bulk?matching=visited%3D/pricing",
  "/admin/leads/views?visited=/pricing",
])("%s asks the other database before its own in no more than three steps", async (path) => {
  const log = recorder.start();
  let calls: Call[] = [];
  const onAnswer = () => {
    calls = [...log];
  };
  const headers = headersFor("/admin/leads");
  const response = await requestSite(path, { headers, redirect: "manual", env: watched, onAnswer });
  expect(response.status).toBe(200);
  expect(calls.some(({ queries }) => queries.some((query) => query.includes("mail_visits")))).toBe(true);
  expect(stepsOf(calls), queriesOf(calls).join("")).toBeLessThanOrEqual(MOST_STEPS);
});

const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = ""]) => path);

test("no page links more style than its limit, and no page without React more script", async () => {
  const missed: string[] = [];
  for (const pattern of Object.keys(PAGE_LIMITS)) {
    const { response } = await ask(pattern);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) continue;
    const html = await response.text();
    const { styleKB, scriptKB } = pageLimit(pattern);
    const style = kilobytesOf(linked(html, /<link rel="stylesheet" href="([^"]+)"/g), sizes);
    if (style > styleKB) missed.push(`${pattern}: ${style} kB of style, more than ${styleKB}`);
    if (html.includes('rel="modulepreload"')) continue;
    const scripts = linked(html, /<(?:script [^>]*\bsrc|html [^>]*\bdata-script)="([^"]+)"/g);
    if (scriptKB > 0) expect(scripts, pattern).not.toEqual([]);
    const script = kilobytesOf(scripts, sizes);
    if (script > scriptKB) missed.push(`${pattern}: ${script} kB of script, more than ${scriptKB}`);
  }
  expect(missed).toEqual([]);
});

test("no page of the back office loads more script than its limit, at once or on demand", () => {
  const pages = hydratedPages(build.assets, sizes);
  expect(pages.length).toBeGreaterThan(30);
  const missed = pages.flatMap(({ id, kB, onDemandKB }) => {
    const limit = pageLimit(patternOf(build.routes, id));
    const isOver = kB > limit.scriptKB || onDemandKB > limit.onDemandKB;
    const all = `${kB.toFixed(1)} kB of ${limit.scriptKB}`;
    return isOver ? [`${id}: ${all}, and ${onDemandKB.toFixed(1)} of ${limit.onDemandKB} on demand`] : [];
  });
  expect(missed).toEqual([]);
});
