import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { PROGRAMS } from "../../scripts/build.ts";
import { migrate } from "./migrate.ts";

const COMPATIBILITY = { compatibilityDate: "2026-07-30", compatibilityFlags: ["nodejs_compat"] };

type SiteOptions = {
  /** The database folder; in memory if omitted. */
  state?: string;
  /** Responds to `Bench-Trace` requests with their database calls. */
  traced?: boolean;
};

/**
 * The built site (`npm run build`) in workerd, without a dev server. Migrates the database; it is empty except for
 * what `state` contains. `settings` are its vars.
 */
export async function startSite(
  settings: Record<string, string> = {},
  { state, traced = false }: SiteOptions = {},
): Promise<Miniflare> {
  const index = { path: "index.js", contents: readFileSync(PROGRAMS.site.script, "utf8") };
  const modules = traced ? [{ path: "traced-site.js", contents: await bundleTraced() }, index] : [index];
  const site = new Miniflare({
    ...COMPATIBILITY,
    modules: modules.map((module) => ({ type: "ESModule", ...module })),
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
  await migrate(site);
  return site;
}

async function bundleTraced(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["bench/lib/traced-site.js"],
    bundle: true,
    format: "esm",
    external: ["./index.js"],
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** The minimum that workerd can do: the baseline of all results. */
export function startBaseline(): Miniflare {
  return new Miniflare({
    ...COMPATIBILITY,
    modules: true,
    script: `export default { fetch: () => new Response("hello") }`,
  });
}
