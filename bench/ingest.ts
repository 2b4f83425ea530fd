/**
 * npm run bench:ingest: 300,000 made-up hits (four page views to one event) through the consumer's own code into a local
 * D1 in workerd: hits per second, rows written per hit as D1 bills them, and bytes of database per hit. In batches of 100,
 * as the queue delivers, at several densities, since hits that are close together share rows; and in batches of 500, as
 * many as the consumer records at once. EVENTS=number for another amount.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endBench, sized, writeResults } from "./lib/run.ts";
import { loadVisits, startVisits } from "./lib/visits.ts";

const LIMITS = { perSecond: 20_000, rowsPerHit: 3, bytesPerHit: 250 };
const EVENTS = Number(process.env.EVENTS ?? sized(300_000, 300));
/** 2.6 and 26 million hits a month, and a burst. */
const RUNS = [
  { hitsPerSecond: 1, batch: 100 },
  { hitsPerSecond: 10, batch: 100 },
  { hitsPerSecond: 1000, batch: 500 },
];

const rows = [];
for (const { hitsPerSecond, batch } of RUNS.slice(0, sized(RUNS.length, 1))) {
  const state = mkdtempSync(join(tmpdir(), "beaconry-ingest-"));
  const program = await startVisits(state);
  const load = { events: EVENTS, seconds: EVENTS / hitsPerSecond, batch };
  rows.push({ hitsPerSecond, batch, ...(await loadVisits(program, load, new Date())) });
  await program.dispose();
  rmSync(state, { recursive: true, force: true });
}
console.table(rows);
writeResults("ingest", { rows });
const problems = [
  ...rows.flatMap(({ batch, perSecond, rowsPerHit, bytesPerHit }) => [
    perSecond < LIMITS.perSecond &&
      `${Math.round(perSecond)} hits a second in batches of ${batch} are under ${LIMITS.perSecond}`,
    rowsPerHit > LIMITS.rowsPerHit &&
      `${rowsPerHit.toFixed(2)} rows written per hit are over ${LIMITS.rowsPerHit}`,
    bytesPerHit > LIMITS.bytesPerHit &&
      `${Math.round(bytesPerHit)} bytes per hit are over ${LIMITS.bytesPerHit}`,
  ]),
].filter((problem) => problem !== false);
endBench({ missed: problems });
