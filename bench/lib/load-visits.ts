import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { z } from "zod";

const AT_ONCE = 20_000;
const YEAR_SECONDS = 365 * 86_400;
const loaded = z.object({ ms: z.number(), rowsWritten: z.number(), pageViews: z.number() });

export type Loaded = {
  events: number;
  perSecond: number;
  rowsPerPageView: number;
  rowsPerEvent: number;
  bytesPerEvent: number;
};

/**
 * Records made-up visits of the time before `now` through the consumer's code into ANALYTICS_DB in `state`, spread
 * evenly over `seconds`.
 */
export async function loadVisits(
  state: string,
  { events, seconds = YEAR_SECONDS }: { events: number; seconds?: number },
  now: Date,
): Promise<Loaded> {
  const { outputFiles } = await build({
    entryPoints: ["bench/lib/ingest-worker.ts"],
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
    d1Databases: ["ANALYTICS_DB"],
    d1Persist: state,
  });
  const base = await program.ready;
  const database = await program.getD1Database("ANALYTICS_DB");
  await migrateVisits(database);
  const size = () => sizeOf(state);
  const before = await size();
  const perSecond = events / seconds;
  const start = now.getTime() - seconds * 1000;
  const sum = { ms: 0, rowsWritten: 0, pageViews: 0 };
  for (let done = 0; done < events; done += AT_ONCE) {
    const count = Math.min(AT_ONCE, events - done);
    const url = new URL(`/load?count=${count}&start=${start}&perSecond=${perSecond}`, base);
    const part = loaded.parse(await (await fetch(url)).json());
    sum.ms += part.ms;
    sum.rowsWritten += part.rowsWritten;
    sum.pageViews += part.pageViews;
    if (events > 500_000 && done % 500_000 === 0) console.log(`${done} of ${events} events are recorded`);
  }
  await database
    .prepare("pragma wal_checkpoint(truncate)")
    .run()
    .catch(() => null);
  await fetch(new URL(`/fold?now=${now.getTime()}`, base));
  await program.dispose();
  return {
    events,
    perSecond: events / (sum.ms / 1000),
    rowsPerPageView: sum.rowsWritten / sum.pageViews,
    rowsPerEvent: sum.rowsWritten / events,
    bytesPerEvent: ((await size()) - before) / events,
  };
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

export async function migrateVisits(database: Database): Promise<void> {
  if (await database.prepare("select 1 from sqlite_master where name = 'hits'").first()) return;
  for (const file of readdirSync("migrations-analytics").filter((name) => name.endsWith(".sql"))) {
    const statements = readFileSync(join("migrations-analytics", file), "utf8").split(
      "--> statement-breakpoint",
    );
    for (const statement of statements) await database.prepare(statement.trim()).run();
  }
}

function sizeOf(state: string): number {
  return globSync(join(state, "**/*.sqlite*")).reduce((sum, file) => sum + statSync(file).size, 0);
}
