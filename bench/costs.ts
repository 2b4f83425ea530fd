import { readFileSync } from "node:fs";
import { z } from "zod";
import { ROW_LIMITS } from "../tests/support/row-limits.ts";
import { costTable } from "./lib/costs.ts";
import { endBench } from "./lib/run.ts";

const results = z.object({
  rows: z.array(
    z.object({
      name: z.string(),
      hitsPerBatch: z.number(),
      rowsPerHit: z.number(),
      readPerHit: z.number(),
      bytesPerHit: z.number(),
    }),
  ),
});

/** The rows of the cost table, from what `npm run bench:ingest` has measured last. */
export function measuredCosts(): string[] {
  const { rows } = results.parse(JSON.parse(readFileSync("bench/results/ingest.json", "utf8")));
  return costTable(
    Object.keys(ROW_LIMITS.hits).map((views) => {
      const measured = rows.find(({ name }) => name.startsWith(`${Number(views).toLocaleString("en-US")} `));
      if (!measured) throw new Error(`npm run bench:ingest has not measured ${views} page views`);
      return { views: Number(views), measured };
    }),
  );
}

/** `npm run bench:costs` prints the table of docs/scale.md. */
if (import.meta.main) {
  console.log(measuredCosts().join("\n"));
  endBench({});
}
