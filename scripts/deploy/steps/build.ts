import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { build, CLIENT, isBuildStale, PROGRAMS } from "../../build.ts";
import { listFiles } from "../../files.ts";
import { reasonOf, StartProblem } from "../../start/problem.ts";
import { COMPATIBILITY, CRONS } from "../bindings.ts";
import { jobsConfig, siteConfig, type Target } from "../config.ts";
import { type Deployment, say } from "../deployment.ts";

/** Of the paid plan, compressed. */
const MOST_BYTES = 10_000_000;

/** Folders that are uploaded: each holds a `wrangler.json` and what it names. */
export type Uploads = { site: string; jobs: string; digest: string };

/**
 * Builds unless the build is fresh, and lays out what is uploaded under build/deploy: the scripts that `npm start`
 * runs, minified, with the generated configurations.
 */
export async function prepareUploads(deployment: Deployment): Promise<Uploads> {
  if (isBuildStale()) {
    say("  building, which takes a minute …");
    await build().catch((error: unknown) => {
      throw new StartProblem(error instanceof Error ? error.message : String(error));
    });
  }
  const folder = resolve("build/deploy", deployment.environment);
  const [site, jobs] = [`${folder}/site`, `${folder}/jobs`];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(jobs, { recursive: true });
  cpSync(CLIENT, `${site}/client`, { recursive: true });
  // A folder of this name is what Pages calls a worker; wrangler takes its modules as they are.
  mkdirSync(`${site}/client/_worker.js`);
  const scripts = [`${site}/client/_worker.js/index.js`, `${jobs}/index.js`] as const;
  const sizes = await Promise.all([
    minify(PROGRAMS.site.script, scripts[0]),
    minify(PROGRAMS.jobs.script, scripts[1]),
  ]);
  writeConfigs(deployment, { site, jobs });
  const largest = Math.max(...sizes);
  if (largest > MOST_BYTES) throw new StartProblem(`A program is too large: ${megabytes(largest)} of 10 MB.`);
  say(`  ok     the site is ${megabytes(sizes[0])}, the jobs worker ${megabytes(sizes[1])}, of 10 MB each`);
  const digest = digestOf(folder);
  // What was uploaded in part has been checked.
  if (deployment.state.releases[0]?.digest !== digest) await checkStart(scripts);
  return { site, jobs, digest };
}

const megabytes = (bytes = 0) => `${(bytes / 1e6).toFixed(2)} MB`;

/** @returns the compressed size in bytes */
async function minify(from: string, to: string): Promise<number> {
  const { code } = await transform(readFileSync(from, "utf8"), {
    minify: true,
    // Names of classes and functions stand in the errors that are kept.
    keepNames: true,
    format: "esm",
    target: "es2024",
  });
  writeFileSync(to, code);
  return gzipSync(code).length;
}

function writeConfigs(deployment: Deployment, folders: { site: string; jobs: string }): void {
  const { name, databaseIds, environment, version } = deployment;
  const target: Target = {
    name,
    databaseIds,
    vars: { ...deployment.vars, VERSION: version },
    // A preview does nothing by itself.
    crons: environment === "production" ? CRONS : [],
  };
  writeFileSync(`${folders.site}/wrangler.json`, JSON.stringify(siteConfig(target), null, 2));
  writeFileSync(`${folders.jobs}/wrangler.json`, JSON.stringify(jobsConfig(target), null, 2));
}

/**
 * Starts both without bindings, as Cloudflare does before it takes a script; it also refuses one that takes a second.
 * @throws StartProblem with the error of the script
 */
async function checkStart(scripts: readonly string[]): Promise<void> {
  // Imported here because it takes longer to load than most runs that stop earlier.
  const { Log, LogLevel, Miniflare } = await import("miniflare");
  const miniflare = new Miniflare({
    log: new Log(LogLevel.NONE),
    workers: scripts.map((path, at) => ({
      name: String(at),
      modules: [{ type: "ESModule" as const, path }],
      compatibilityDate: COMPATIBILITY.compatibility_date,
      compatibilityFlags: [...COMPATIBILITY.compatibility_flags],
    })),
  });
  try {
    await miniflare.ready;
    say("  ok     both programs start");
  } catch (error) {
    const [, thrown = reasonOf(error)] = /Uncaught (.*)/.exec(String(error)) ?? [];
    throw new StartProblem(`A built program does not start: ${thrown}`);
  } finally {
    // What did not start has nothing to end.
    await miniflare.dispose().catch(() => null);
  }
}

/** Of all files with their names. */
function digestOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of listFiles(folder)) {
    hash
      .update(file.slice(folder.length))
      .update(`\0${statSync(file).size}\0`)
      .update(readFileSync(file));
  }
  return hash.digest("hex");
}
