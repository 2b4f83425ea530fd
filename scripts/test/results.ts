import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { passed: number; failed: number; skipped: number; flaky: number };
/** `names` are the files and titles of the tests that failed, or that passed only when they were tried again. */
export type Results = Counts & { names: string[] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
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

/** The counts from vitest's JSON report; null if there is none. */
export function countVitest(file: string): Results | null {
  if (!existsSync(file)) return null;
  const report = vitestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [`${name}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, flaky: 0, names };
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

function firstLine(text = ""): string {
  return text.split("\n", 1)[0] ?? "";
}
