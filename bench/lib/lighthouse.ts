import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { findChromium } from "../../scripts/test/browser.ts";

/** Fetched by npx when the bench runs: with what it needs, it would be a seventh of the whole install. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** On a busy machine the browser sometimes records no trace; such visits are repeated. */
const ATTEMPTS = 3;
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
  requests: PageRequest[];
  /** Failed audits in categories other than performance. */
  faults: string[];
};

export type MobileBrowser = {
  visit: (url: string, categories: readonly Category[]) => Promise<Visit>;
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
  });
  return {
    visit: async (url, categories) => {
      let problem: string | undefined;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const report = await runLighthouse(url, port, categories);
        if (!report.runtimeError) return read(report);
        problem = report.runtimeError.message;
      }
      throw new Error(`${url}: ${problem}`);
    },
    close: () => browser.close(),
  };
}

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.looseObject({ items: z.unknown() }).optional(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

async function runLighthouse(url: string, port: number, categories: readonly Category[]): Promise<Report> {
  const options = [`--port=${port}`, `--only-categories=${categories.join(",")}`, "--output=json", "--quiet"];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], {
    maxBuffer: MAX_REPORT_BYTES,
  });
  return reportSchema.parse(JSON.parse(stdout));
}

function read(report: Report): Visit {
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const details = report.audits["network-requests"]?.details;
  return {
    scores: Object.fromEntries(
      Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    cls: number("cumulative-layout-shift"),
    tbt: number("total-blocking-time"),
    requests: z.array(requestSchema).parse(details?.items ?? []),
    faults: Object.entries(report.categories)
      .filter(([name]) => name !== "performance")
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
