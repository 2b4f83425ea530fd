import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { ARTICLE, LONG_ARTICLE, publishArticle } from "../support/articles";
import { PAGE_WEIGHTS } from "../support/document-limits";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { restoreHosts } from "../support/no-hosts";
import { startSplitDocuments } from "../support/split-document";
import { PHONE } from "../support/visitor";

/** One page of each family: they share their sections, style sheets and script. */
const FAMILIES = [
  "/",
  "/platform",
  "/pixlseo",
  "/unified-analytics",
  "/solutions",
  "/law-firms",
  "/white-label",
  "/integrations",
  "/about",
  "/book-now",
  "/contact",
  "/privacy-policy",
  "/blog",
  LONG_ARTICLE.path,
];
const POSTS_OF_A_FULL_LIST = 12;

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().optional(),
      args: z
        .object({
          frame: z.string().optional().catch(undefined),
          data: z.object({ frame: z.string(), url: z.string() }).optional().catch(undefined),
        })
        .optional()
        .catch(undefined),
    }),
  ),
});
type TraceEvent = z.infer<typeof traceSchema>["traceEvents"][number];

/** What runs script, and the style and layout that a script waits for if they are inside it. */
const SCRIPT = new Set(["EvaluateScript", "v8.evaluateModule", "FunctionCall"]);
const LAYOUT = new Set(["UpdateLayoutTree", "Layout"]);

test.use({ userAgent: PHONE, viewport: { width: 412, height: 823 } });

/**
 * The commit and the load event of the page at an address. A trace is in no order of time, and holds loads of other
 * pages: the blank page between two tests before it, pages that are rendered ahead after it.
 */
function findLoad(traceEvents: TraceEvent[], url: string): { committed: TraceEvent; loaded: TraceEvent } {
  const events = traceEvents.toSorted((one, other) => one.ts - other.ts);
  const committed = events.find(({ name, args }) => name === "CommitLoad" && args?.data?.url === url);
  const loaded = events.find(({ name, ts, args }) => {
    return (
      name === "loadEventStart" && args?.frame === committed?.args?.data?.frame && ts > Number(committed?.ts)
    );
  });
  if (!committed || !loaded) throw new Error(`The trace has no load of ${url}.`);
  return { committed, loaded };
}

/** What was styled or laid out inside a script from the start of the page until its load event. */
async function traceForcedLayout(browser: Browser, page: Page, path: string) {
  await browser.startTracing(page, { categories: ["devtools.timeline", "v8", "blink.user_timing"] });
  await page.goto(path, { waitUntil: "load" });
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  const { committed, loaded } = findLoad(traceEvents, page.url());
  const events = traceEvents.filter(({ ph, pid, ts }) => {
    return ph === "X" && pid === committed.pid && ts >= committed.ts && ts < loaded.ts;
  });
  const scripts = events.filter(({ name }) => SCRIPT.has(name));
  const isInside = (inner: TraceEvent, outer: TraceEvent) =>
    inner.tid === outer.tid && inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);
  const forced = events
    .filter(({ name }) => LAYOUT.has(name))
    .flatMap((inner) => {
      const script = scripts.find((outer) => isInside(inner, outer));
      return script ? [`${inner.name} in ${script.name}`] : [];
    });
  return { scripts: scripts.length, forced };
}

for (const path of FAMILIES) {
  test(`${path}: no script asks for style or layout before the page has loaded`, async ({
    browser,
    page,
    db,
  }) => {
    if (path === LONG_ARTICLE.path) await publishArticle(db, LONG_ARTICLE);
    const { scripts, forced } = await traceForcedLayout(browser, page, path);
    expect(scripts, "the trace shows the page's script").toBeGreaterThan(0);
    expect(forced).toEqual([]);
  });
}

test("the site script is asked for once the page can be painted, and then runs", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isScriptAsked = () => asked.some((path) => /^\/assets\/site-[^v].*\.js$/.test(path));
  const release = await holdRequests(page, "**/assets/public-*.css");
  const arrival = page.goto("/about", { waitUntil: "commit" });
  await expect.poll(() => asked.filter((path) => path.endsWith(".woff2")).length).toBeGreaterThan(0);
  await arrival;
  // The whole document is there, and only its style is missing.
  await page.waitForFunction(() => document.querySelector("footer"));
  expect(isScriptAsked()).toBe(false);
  release();
  await page.locator("html[data-enhanced]").waitFor({ state: "attached" });
  expect(isScriptAsked()).toBe(true);
});

test("a form whose page arrives in two parts is the script's as well: it waits for the whole document", async ({
  browser,
  server,
}) => {
  const site = await startSplitDocuments(server.url);
  const context = await browser.newContext({ userAgent: PHONE });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  // What the script would need to begin: a frame, and its file from the same server.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await fetch(`${document.documentElement.dataset.script}`);
    await new Promise(requestAnimationFrame);
  });
  await expect(page.locator("main")).toHaveCount(0);
  await expect(page.locator("html[data-enhanced]")).toHaveCount(0);
  site.release();
  await page.locator("html[data-enhanced]").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator(".toast")).toContainText("Please fill in all required fields");
  await context.close();
  await site.close();
});

test("every public page stays within its number of elements and bytes of HTML", async ({ page, db }) => {
  // With the hours that a host has at first.
  await restoreHosts(db);
  await db.write("delete from blogs");
  for (let post = 1; post <= POSTS_OF_A_FULL_LIST; post += 1) {
    await publishArticle(db, { slug: `${ARTICLE.slug}-${post}`, title: `${ARTICLE.title}, part ${post}` });
  }
  await page.goto("/contact");
  const over: string[] = [];
  for (const path of [...PUBLIC_PATHS, "/blog/category/seo", "/no/such-page"]) {
    const html = await (await page.request.get(path)).text();
    const elements = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, "text/html").querySelectorAll("*").length,
      html,
    );
    const htmlKb = Buffer.byteLength(html) / 1000;
    const limit = PAGE_WEIGHTS[path];
    if (!limit) over.push(`${path} is not in the table: ${elements} elements, ${htmlKb.toFixed(1)} kB`);
    else if (elements > limit.elements || htmlKb > limit.htmlKb) {
      over.push(
        `${path}: ${elements} elements of ${limit.elements}, ${htmlKb.toFixed(1)} kB of ${limit.htmlKb}`,
      );
    }
  }
  expect(over).toEqual([]);
});
