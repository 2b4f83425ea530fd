/**
 * npm run bench:ingest: made-up hits (four page views to one event) through the consumer's own code into a local D1 in
 * workerd: hits per second, rows written per hit as D1 bills them, and bytes of database per hit. First at the rates of
 * four sizes of site, in the batches that the queue makes of such arrivals; then full batches, for the speed.
 * EVENTS=number for another amount of each.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { ROW_LIMITS } from "../tests/support/row-limits.ts";
import { endBench, sized, writeResults } from "./lib/run.ts";
import { loadVisits, startVisits } from "./lib/visits.ts";

const LIMITS = { perSecond: 20_000, rowsPerHit: 3, bytesPerHit: 250 };
const EVENTS = process.env.EVENTS === undefined ? undefined : Number(process.env.EVENTS);
const SECONDS_A_MONTH = 30 * 86_400;

const config = z.object({
  queues: z.object({
    consumers: z.array(
      z.object({ queue: z.string(), max_batch_size: z.number(), max_batch_timeout: z.number() }),
    ),
  }),
});
const hits = config
  .parse(parse(readFileSync("workers/jobs/wrangler.toml", "utf8")))
  .queues.consumers.find(({ queue }) => queue === "beaconry-analytics");
if (!hits) throw new Error("wrangler.toml has no consumer of hits");

/** At most a month of a small site, an hour and a half of a large one. */
const SITES = Object.entries(ROW_LIMITS.hits).map(([views, rowsPerHit]) => ({
  name: `${Number(views).toLocaleString("en-US")} page views a month`,
  hitsPerSecond: (Number(views) * 1.25) / SECONDS_A_MONTH,
  events: EVENTS ?? sized(12_500, 300),
  ...{ batch: hits.max_batch_size, wait: hits.max_batch_timeout },
  limits: { ...LIMITS, perSecond: 0, rowsPerHit },
}));
/** A burst. */
const FULL = [100, 500].map((batch) => ({
  name: `batches of ${batch}`,
  ...{ hitsPerSecond: batch * 2, batch, wait: undefined, events: EVENTS ?? sized(300_000, 300) },
  limits: LIMITS,
}));

const rows = [];
const problems: string[] = [];
for (const { name, hitsPerSecond, limits, ...rest } of [...SITES, ...FULL].slice(0, sized(6, 1))) {
  const state = mkdtempSync(join(tmpdir(), "beaconry-ingest-"));
  const program = await startVisits(state);
  const loaded = await loadVisits(program, { ...rest, seconds: rest.events / hitsPerSecond }, new Date());
  await program.dispose();
  rmSync(state, { recursive: true, force: true });
  rows.push({ name, ...loaded });
  const { perSecond, rowsPerHit, bytesPerHit } = loaded;
  if (perSecond < limits.perSecond)
    problems.push(`${name}: ${Math.round(perSecond)} hits a second are under ${limits.perSecond}`);
  if (rowsPerHit > limits.rowsPerHit)
    problems.push(`${name}: ${rowsPerHit.toFixed(2)} rows a hit are over ${limits.rowsPerHit}`);
  if (bytesPerHit > limits.bytesPerHit)
    problems.push(`${name}: ${Math.round(bytesPerHit)} bytes a hit are over ${limits.bytesPerHit}`);
}
console.table(rows);
writeResults("ingest", { rows });
endBench({ missed: problems });
