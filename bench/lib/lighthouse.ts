import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { z } from "zod";
import { findChromium } from "../../scripts/test/browser.ts";

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
        const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "silent" });
        if (result && !result.lhr.runtimeError) return read(result.lhr);
        problem = result?.lhr.runtimeError?.message;
      }
      throw new Error(`${url}: ${problem}`);
    },
    close: () => browser.close(),
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

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
    requests: z.array(requestSchema).parse(details && "items" in details ? details.items : []),
    faults: Object.entries(report.categories)
      .filter(([name]) => name !== "performance")
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
