import { execFileSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";

const OUT = "node_modules/.cache/bench/worker";
const COMPATIBILITY = { compatibilityDate: "2026-07-30", compatibilityFlags: ["nodejs_compat"] };

type SiteOptions = {
  /** The database folder; in memory if omitted. */
  state?: string;
  /** Responds to `Bench-Trace` requests with their database calls. */
  traced?: boolean;
};

/**
 * The built site in workerd, without a dev server. Migrates the database; it is empty except for what `state`
 * contains. `settings` are its vars.
 */
export async function startSite(
  settings: Record<string, string> = {},
  { state, traced = false }: SiteOptions = {},
): Promise<Miniflare> {
  const wrangler = "node_modules/wrangler/bin/wrangler.js";
  const build = `pages functions build --outdir ${OUT} --build-output-directory build/client --minify`;
  const flags = `--compatibility-date ${COMPATIBILITY.compatibilityDate} --compatibility-flag nodejs_compat`;
  execFileSync(process.execPath, [wrangler, ...build.split(" "), ...flags.split(" ")], {
    stdio: "ignore",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  if (traced) copyFileSync("bench/lib/traced-site.js", join(OUT, "traced-site.js"));
  const files = traced ? ["traced-site.js", "index.js"] : ["index.js"];
  const site = new Miniflare({
    ...COMPATIBILITY,
    modules: files.map((file) => ({ type: "ESModule", path: join(OUT, file) })),
    modulesRoot: OUT,
    d1Databases: ["DB", "ANALYTICS_DB"],
    r2Buckets: ["ARCHIVE", "UPLOADS"],
    d1Persist: state,
    queueProducers: {
      MAIL_QUEUE: "beaconry-mail",
      INDEXING_QUEUE: "beaconry-indexing",
      ANALYTICS_QUEUE: "beaconry-analytics",
      CONTENT_QUEUE: "beaconry-content",
    },
    bindings: { SITE_URL: "http://localhost:8788", ...settings },
  });
  await migrate(await site.getD1Database("DB"), "migrations");
  await migrate(await site.getD1Database("ANALYTICS_DB"), "migrations-analytics");
  return site;
}

/** The minimum that workerd can do: the baseline of all results. */
export function startBaseline(): Miniflare {
  return new Miniflare({
    ...COMPATIBILITY,
    modules: true,
    script: `export default { fetch: () => new Response("hello") }`,
  });
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

async function migrate(database: Database, folder: string): Promise<void> {
  if (await database.prepare("select 1 from sqlite_master where name in ('leads', 'hits')").first()) return;
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".sql")) continue;
    for (const statement of readFileSync(`${folder}/${file}`, "utf8").split("--> statement-breakpoint")) {
      await database.prepare(statement.replace(/^--.*$/gm, "").trim()).run();
    }
  }
}
