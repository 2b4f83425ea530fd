import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";

const OUT = "node_modules/.cache/bench/worker";
const COMPATIBILITY = { compatibilityDate: "2026-07-30", compatibilityFlags: ["nodejs_compat"] };

/** The built site (functions and Remix build) in workerd, without the development server; its database is migrated and empty; `settings` are its vars. */
export async function startSite(settings: Record<string, string> = {}): Promise<Miniflare> {
  const wrangler = "node_modules/wrangler/bin/wrangler.js";
  const build = `pages functions build --outdir ${OUT} --build-output-directory build/client --minify`;
  const flags = `--compatibility-date ${COMPATIBILITY.compatibilityDate} --compatibility-flag nodejs_compat`;
  execFileSync(process.execPath, [wrangler, ...build.split(" "), ...flags.split(" ")], {
    stdio: "ignore",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  const site = new Miniflare({
    ...COMPATIBILITY,
    modules: [{ type: "ESModule", path: `${OUT}/index.js` }],
    modulesRoot: OUT,
    d1Databases: ["DB"],
    queueProducers: {
      MAIL_QUEUE: "beaconry-mail",
      INDEXING_QUEUE: "beaconry-indexing",
      ANALYTICS_QUEUE: "beaconry-analytics",
      CONTENT_QUEUE: "beaconry-content",
    },
    bindings: { SITE_URL: "http://localhost:8788", ...settings },
  });
  await migrate(await site.getD1Database("DB"));
  return site;
}

/** The least that workerd can do: what every figure is compared with. */
export function startHello(): Miniflare {
  return new Miniflare({
    ...COMPATIBILITY,
    modules: true,
    script: `export default { fetch: () => new Response("hello") }`,
  });
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

async function migrate(database: Database): Promise<void> {
  for (const file of readdirSync("migrations").sort()) {
    if (!file.endsWith(".sql")) continue;
    for (const statement of readFileSync(`migrations/${file}`, "utf8").split("--> statement-breakpoint")) {
      await database.prepare(statement.replace(/^--.*$/gm, "").trim()).run();
    }
  }
}
