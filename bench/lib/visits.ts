import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { z } from "zod";
import { migrate } from "./migrate.ts";

const AT_ONCE = 20_000;
/** As many messages as a queue delivers at once. */
const BATCH = 100;
const YEAR_SECONDS = 365 * 86_400;
const loaded = z.object({
  ms: z.number(),
  batches: z.number(),
  rows: z.object({ written: z.number(), read: z.number() }),
});

export type Loaded = {
  events: number;
  perSecond: number;
  hitsPerBatch: number;
  rowsPerHit: number;
  readPerHit: number;
  bytesPerHit: number;
};

/** `wait` in seconds: how long a batch waits for more hits; for ever without it. */
type Load = { events: number; seconds?: number; batch?: number; wait?: number };

/** The programs that record and read visits, in workerd, with their databases in `state`. */
export function startVisits(state: string): Promise<Miniflare> {
  return startProgram("bench/lib/visits-worker.ts", state);
}

/** A module of ours in workerd, with empty databases; in memory without `state`. */
export async function startProgram(entry: string, state?: string): Promise<Miniflare> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    write: false,
  });
  const program = new Miniflare({
    compatibilityDate: "2026-07-30",
    compatibilityFlags: ["nodejs_compat"],
    modules: true,
    script: outputFiles[0]?.text ?? "",
    d1Databases: ["DB", "ANALYTICS_DB"],
    d1Persist: state,
  });
  await migrate(program);
  return program;
}

/**
 * Records made-up visits of the time before `now` through the consumer's code, spread evenly over `seconds`, and
 * folds their days.
 */
export async function loadVisits(
  program: Miniflare,
  { events, seconds = YEAR_SECONDS, batch = BATCH, wait }: Load,
  now: Date,
): Promise<Loaded> {
  const base = await program.ready;
  const database = await program.getD1Database("ANALYTICS_DB");
  const before = await sizeOf(database);
  const start = now.getTime() - seconds * 1000;
  const sum = { ms: 0, batches: 0, written: 0, read: 0 };
  for (let done = 0; done < events; done += AT_ONCE) {
    const count = Math.min(AT_ONCE, events - done);
    const query = `count=${count}&start=${start}&perSecond=${events / seconds}&batch=${batch}${wait === undefined ? "" : `&wait=${wait}`}`;
    const part = loaded.parse(await (await fetch(new URL(`/load?${query}`, base))).json());
    sum.ms += part.ms;
    sum.batches += part.batches;
    sum.written += part.rows.written;
    sum.read += part.rows.read;
    if (events > 500_000 && done % 500_000 === 0) console.log(`${done} of ${events} hits are recorded`);
  }
  const size = await sizeOf(database);
  await fetch(new URL(`/fold?now=${now.getTime()}`, base));
  return {
    events,
    perSecond: events / (sum.ms / 1000),
    hitsPerBatch: events / sum.batches,
    rowsPerHit: sum.written / events,
    readPerHit: sum.read / events,
    bytesPerHit: (size - before) / events,
  };
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** Bytes, as D1 reports them. */
async function sizeOf(database: Database): Promise<number> {
  return (await database.prepare("select 1").run()).meta.size_after;
}
