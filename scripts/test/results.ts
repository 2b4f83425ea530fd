import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { passed: number; failed: number; skipped: number; flaky: number };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** The counts from vitest's JSON report; null if there is none. */
export function countVitest(file: string): Counts | null {
  if (!existsSync(file)) return null;
  const report = vitestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, flaky: 0 };
}

/** The counts from Playwright's JSON report; a test that passed on retry is flaky, not passed. */
export function countPlaywright(file: string): Counts | null {
  if (!existsSync(file)) return null;
  const { stats } = playwrightSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}
