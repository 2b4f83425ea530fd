/**
 * npm run bench:analytics: the dashboard's loader in workerd with 10,000, 1 million and 10 million hits of one year, which
 * the consumer's own code recorded, and 100,000 leads. Loads take minutes: EVENTS=10000,1000000 for other amounts,
 * VISITS_STATE=folder to keep the databases and to measure them again.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { z } from "zod";
import { seedCompany } from "./lib/company.ts";
import { percentile } from "./lib/load.ts";
import { endBench, sized, writeResults } from "./lib/run.ts";
import { loadVisits, startVisits } from "./lib/visits.ts";

const EVENTS = (process.env.EVENTS ?? sized("10000,1000000,10000000", "200")).split(",").map(Number);
const STATE = process.env.VISITS_STATE;
const SAMPLES = sized(21, 1);
/** The same now for every run, at midnight, so that all have as many hours and days. */
const NOW = new Date("2026-11-22T00:00:00.000Z");
/** Milliseconds; `growth` is that of the largest amount against the smallest. */
const LIMITS = { p50: 60, filteredP50: 300, growth: 1.5 };
const QUERIES = {
  "30 days": { query: "range=30d", isFiltered: false },
  "12 months": { query: "range=12m", isFiltered: false },
  "all time": { query: "range=all", isFiltered: false },
  "30 days, channel": { query: "range=30d&channel=search", isFiltered: true },
  "30 days, country and device": { query: "range=30d&country=AS&device=desktop", isFiltered: true },
};
const answered = z.object({ visits: z.number(), missing: z.string().array() });

const results: { events: number; name: string; p50: number; visits: number; isFiltered: boolean }[] = [];
for (const events of EVENTS) {
  const state = join(STATE ?? mkdtempSync(join(tmpdir(), "beaconry-visits-")), String(events));
  const isLoaded = existsSync(state);
  const program = await startVisits(state);
  if (!isLoaded) {
    await seedCompany(await program.getD1Database("DB"), NOW);
    console.log(await loadVisits(program, { events, batch: 500 }, NOW));
  }
  for (const [name, { query, isFiltered }] of Object.entries(QUERIES)) {
    const { ms, visits } = await measure(program, query);
    results.push({ events, name, p50: percentile(ms, 0.5), visits, isFiltered });
    console.log(`${events} hits, ${name}: ${percentile(ms, 0.5).toFixed(1)} ms, ${visits} visits`);
  }
  await program.dispose();
  if (!STATE) rmSync(state, { recursive: true, force: true });
}
report();

async function measure(program: Miniflare, query: string) {
  const url = new URL(`/report?${query}&now=${NOW.getTime()}`, await program.ready);
  const ms: number[] = [];
  let visits = 0;
  for (let sample = -3; sample < SAMPLES; sample += 1) {
    const start = performance.now();
    const answer = answered.parse(await (await fetch(url)).json());
    if (sample >= 0) ms.push(performance.now() - start);
    if (answer.missing.some((part) => part !== "keptFrom")) throw new Error(`Not read: ${answer.missing}`);
    visits = answer.visits;
  }
  return { ms, visits };
}

function report(): void {
  console.table(
    Object.keys(QUERIES).map((name) => ({
      name,
      ...Object.fromEntries(
        results.filter((row) => row.name === name).map(({ events, p50 }) => [`${events}`, p50.toFixed(1)]),
      ),
    })),
  );
  const problems = results.flatMap(({ events, name, p50, isFiltered }) => {
    const limit = isFiltered ? LIMITS.filteredP50 : LIMITS.p50;
    const first = results.find((row) => row.name === name)?.p50 ?? p50;
    return [
      p50 > limit && `${name} of ${events}: ${p50.toFixed(1)} ms are over ${limit}`,
      !isFiltered &&
        p50 > first * LIMITS.growth &&
        `${name} of ${events}: ${(p50 / first).toFixed(2)} times the time of ${EVENTS[0]}`,
    ].filter((problem) => problem !== false);
  });
  if (!STATE) writeResults("analytics", { results });
  endBench({ missed: problems });
}
