import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** `flaky` are those that passed only when they were tried again. */
export type Counts = { passed: number; failed: number; skipped: number; flaky: number };
/** `names` are the files and titles of the failed and the flaky tests. */
export type Results = Counts & { names: string[] };

const resultsSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  flaky: z.number(),
  names: z.array(z.string()),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});
type Suite = { specs: z.infer<typeof specSchema>[]; suites?: Suite[] };
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema),
});

/** What `vitest-reporter.ts` has written; null if it has not. */
export function countVitest(file: string): Results | null {
  return existsSync(file) ? resultsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** The counts from Playwright's JSON report; a test that passed on retry is flaky, not passed. */
export function countPlaywright(file: string): Results | null {
  if (!existsSync(file)) return null;
  const { stats, suites } = playwrightSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const { expected: passed, unexpected: failed, skipped, flaky } = stats;
  const names = suites.flatMap(specsOf).flatMap(({ title, file: name, tests }) => {
    const odd = tests.find(({ status }) => status === "unexpected" || status === "flaky");
    return odd ? [`${name} › ${title}${odd.status === "flaky" ? " (flaky)" : ""}`] : [];
  });
  return { passed, failed, skipped, flaky, names };
}

function specsOf({ specs, suites = [] }: Suite): z.infer<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
