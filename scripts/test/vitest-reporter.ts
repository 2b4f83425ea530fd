import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { Results } from "./results";

/** Writes the `Results` of a run to VITEST_RESULTS. Vitest's own JSON does not tell which tests were tried again. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results: Results = { passed: 0, failed: 0, skipped: 0, flaky: 0, names: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) count(results, test);
      for (const { message } of module.errors()) {
        results.failed += 1;
        results.names.push(`${module.relativeModuleId}: ${firstLine(message)}`);
      }
    }
    const file = process.env.VITEST_RESULTS;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results));
  }
}

function count(results: Results, test: TestCase): void {
  const { state, errors = [] } = test.result();
  const isFlaky = test.diagnostic()?.flaky === true;
  if (state === "failed") results.failed += 1;
  else if (isFlaky) results.flaky += 1;
  else if (state === "passed") results.passed += 1;
  else results.skipped += 1;
  if (state !== "failed" && !isFlaky) return;
  const title = `${test.module.relativeModuleId} › ${test.fullName}`;
  results.names.push(`${title}${isFlaky ? " (flaky)" : ""}: ${firstLine(errors[0]?.message)}`);
}

function firstLine(text = ""): string {
  return text.split("\n", 1)[0] ?? "";
}
