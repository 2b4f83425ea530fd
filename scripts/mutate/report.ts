import { readFileSync } from "node:fs";
import { z } from "zod";

const mutantSchema = z.object({
  mutatorName: z.string(),
  replacement: z.string(),
  status: z.string(),
  location: z.object({ start: z.object({ line: z.number() }) }),
});
const reportSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: mutantSchema.array() })),
});

/** A file of the product: how many faults its tests noticed, and each that they did not, with its line. */
export type Outcome = { file: string; noticed: number; missed: string[] };

/** Reads a report of Stryker's. A fault that cannot run at all counts as none. */
export function readReport(path: string): Outcome[] {
  const { files } = reportSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  return Object.entries(files).map(([file, { source, mutants }]) => {
    const lines = source.split("\n");
    const missed = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
    return {
      file,
      noticed: mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length,
      missed: missed.map(({ mutatorName, replacement, location: { start } }) => {
        const written = lines[start.line - 1]?.trim() ?? "";
        return `${file}:${start.line} ${mutatorName}: ${written} -> ${replacement.replaceAll(/\s+/g, " ")}`;
      }),
    };
  });
}

/** Of all faults, in percent; 100 without any. */
export function detectedShare(outcomes: readonly Outcome[]): number {
  const noticed = outcomes.reduce((sum, outcome) => sum + outcome.noticed, 0);
  const missed = outcomes.reduce((sum, outcome) => sum + outcome.missed.length, 0);
  return noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed);
}
