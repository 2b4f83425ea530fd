/**
 * npm run bench:ingest: 300,000 made-up hits through the consumer's own code into a local D1 in workerd, in batches of
 * 100: hits per second, rows that D1 bills for, and bytes of database per hit. EVENTS=number for another
 * amount, HITS_PER_SECOND=number for another density.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { loadVisits } from "./lib/load-visits.ts";

const LIMITS = { perSecond: 20_000, rowsPerPageView: 3, bytesPerEvent: 250 };
/** As many as 26 million a month: a batch of 100 fills in ten seconds. Fewer hits share fewer rows of the counts. */
const HITS_PER_SECOND = Number(process.env.HITS_PER_SECOND ?? 10);
const state = mkdtempSync(join(tmpdir(), "beaconry-ingest-"));
const events = Number(process.env.EVENTS ?? 300_000);
const row = await loadVisits(state, { events, seconds: events / HITS_PER_SECOND }, new Date());
rmSync(state, { recursive: true, force: true });
console.table([row]);
mkdirSync("bench/results", { recursive: true });
const machine = `${cpus().length} × ${cpus()[0]?.model}`;
writeFileSync("bench/results/ingest.json", `${JSON.stringify({ machine, ...row }, null, 2)}\n`);
const problems = [
  row.perSecond < LIMITS.perSecond &&
    `${Math.round(row.perSecond)} hits a second are under ${LIMITS.perSecond}`,
  row.rowsPerPageView > LIMITS.rowsPerPageView &&
    `${row.rowsPerPageView.toFixed(2)} rows written per page view are over ${LIMITS.rowsPerPageView}`,
  row.bytesPerEvent > LIMITS.bytesPerEvent &&
    `${Math.round(row.bytesPerEvent)} bytes per hit are over ${LIMITS.bytesPerEvent}`,
].filter((problem) => problem !== false);
for (const problem of problems) console.error(`over the limit: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
