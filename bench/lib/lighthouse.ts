import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { COMPANY_SETTINGS } from "../../app/platform/company-settings.ts";
import { findChromium } from "../../scripts/test/browser.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Fetched when this bench runs, since nothing else needs its 137 MB. */
const LIGHTHOUSE = "lighthouse@13.5.0";
/** On a busy machine the browser sometimes records no trace; such visits are repeated. */
const ATTEMPTS = 3;
const MOST_BYTES = 256 * 1024 * 1024;
type Category = (typeof CATEGORIES)[number];

const requestSchema = z.object({
  url: z.string(),
  resourceType: z.string().optional(),
  transferSize: z.number().catch(0),
});
export type PageRequest = z.infer<typeof requestSchema>;

/** One visit: scores from 0 to 100, times in ms on Lighthouse's simulated phone. */
export type Visit = {
  scores: Partial<Record<Category, number>>;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** Lighthouse's measure of this machine's speed. Below 1,000 it warns that its phone comes out too slow. */
  machineIndex: number;
  requests: PageRequest[];
  /** Failed audits in categories other than performance. */
  faults: string[];
};

export type MobileBrowser = {
  visit: (url: string, categories: readonly Category[]) => Promise<Visit>;
  /** A visit without Lighthouse, by the browser's own timing on this machine: no scores. */
  visitPlainly: (url: string) => Promise<Visit>;
  close: () => Promise<void>;
};

/** The installed Chromium with Lighthouse's default mobile settings: simulated slow 4G, 4x CPU slowdown. */
export async function openMobileBrowser(port: number): Promise<MobileBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; npm test installs one.");
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      "--no-sandbox",
      "--disable-quic",
      "--ignore-certificate-errors",
    ],
    // Cloudflare tells the site the visitor's zone. Nobody does here, so the visitor stands in the company's, or pages
    // with times would be loaded twice, once for each zone.
    env: { ...process.env, TZ: COMPANY_SETTINGS.hours.COMPANY_TIME_ZONE.fallback },
  });
  return {
    visit: async (url, categories) => {
      let problem: unknown;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        try {
          const report = await runLighthouse(url, port, categories);
          if (!report.runtimeError) return read(report);
          problem = report.runtimeError.message;
        } catch (error) {
          problem = error;
        }
      }
      throw new Error(`Lighthouse could not visit ${url}`, { cause: problem });
    },
    visitPlainly: async (url) => {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
      const requests: PageRequest[] = [];
      page.on("requestfinished", async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const resourceType = RESOURCE_TYPES[request.resourceType()];
        requests.push({
          url: request.url(),
          resourceType,
          transferSize: responseBodySize + responseHeadersSize,
        });
      });
      await page.goto(url, { waitUntil: "networkidle" });
      const { fcp, lcp } = await page.evaluate(readPaints);
      await page.close();
      return { scores: {}, fcp, lcp, cls: 0, tbt: 0, machineIndex: Number.NaN, requests, faults: [] };
    },
    close: () => browser.close(),
  };
}

/** Lighthouse's names of the kinds that Playwright names otherwise. */
const RESOURCE_TYPES: Record<string, string> = { script: "Script", stylesheet: "Stylesheet", font: "Font" };

/** Runs in the page. Milliseconds since its navigation. */
function readPaints(): Promise<{ fcp: number; lcp: number }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = performance.getEntriesByName("first-contentful-paint");
      resolve({
        fcp: first?.startTime ?? Number.NaN,
        lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

const scored = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.record(
    z.string(),
    scored.extend({ numericValue: z.number().optional(), details: z.unknown().optional() }),
  ),
  categories: z.record(
    z.string(),
    scored.extend({ auditRefs: z.object({ id: z.string(), weight: z.number() }).array() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

async function runLighthouse(url: string, port: number, categories: readonly Category[]): Promise<Report> {
  const output = ["--output=json", "--output-path=stdout", "--quiet"];
  const args = [url, `--port=${port}`, `--only-categories=${categories.join(",")}`, ...output];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, ...args], {
    maxBuffer: MOST_BYTES,
  });
  return reportSchema.parse(JSON.parse(stdout));
}

function read(report: Report): Visit {
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const details = z
    .object({ items: requestSchema.array() })
    .safeParse(report.audits["network-requests"]?.details);
  return {
    scores: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    cls: number("cumulative-layout-shift"),
    tbt: number("total-blocking-time"),
    machineIndex: report.environment.benchmarkIndex,
    requests: details.data?.items ?? [],
    faults: Object.entries(report.categories)
      .filter(([name]) => name !== "performance")
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
