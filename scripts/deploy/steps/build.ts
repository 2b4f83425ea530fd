import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { Log, LogLevel, Miniflare } from "miniflare";
import { build, CLIENT, isBuildStale, PROGRAMS } from "../../build.ts";
import { listFiles } from "../../files.ts";
import { reasonOf, StartProblem } from "../../start/problem.ts";
import { COMPATIBILITY, CRONS } from "../bindings.ts";
import { jobsConfig, siteConfig, type Target } from "../config.ts";
import { type Deployment, say } from "../deployment.ts";

/** Of the paid plan, compressed. Cloudflare refuses a script that takes longer than a second to start. */
const MOST_BYTES = 10_000_000;
const MOST_START_MS = 1000;

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
  const sizes = await Promise.all([
    minify(PROGRAMS.site.script, `${site}/client/_worker.js`),
    minify(PROGRAMS.jobs.script, `${jobs}/index.js`),
  ]);
  writeConfigs(deployment, { site, jobs });
  const largest = Math.max(...sizes);
  if (largest > MOST_BYTES) throw new StartProblem(`A program is too large: ${megabytes(largest)} of 10 MB.`);
  say(`  ok     the site is ${megabytes(sizes[0])}, the jobs worker ${megabytes(sizes[1])}, of 10 MB each`);
  for (const script of [`${site}/client/_worker.js`, `${jobs}/index.js`]) await checkStart(script);
  return { site, jobs, digest: digestOf(folder) };
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

/** Starts the script without bindings: any response shows that it was evaluated. @throws StartProblem if it was not */
async function checkStart(script: string): Promise<void> {
  const began = performance.now();
  const miniflare = new Miniflare({
    modules: [{ type: "ESModule", path: script }],
    log: new Log(LogLevel.NONE),
    compatibilityDate: COMPATIBILITY.compatibility_date,
    compatibilityFlags: [...COMPATIBILITY.compatibility_flags],
  });
  try {
    await miniflare.ready;
    const ms = Math.round(performance.now() - began);
    const isSlow = ms > MOST_START_MS * 3;
    say(
      `  ok     it starts, together with a new runtime in ${ms} ms${isSlow ? ", which is long: of its own it may take 1000" : ""}`,
    );
  } catch (error) {
    throw new StartProblem(`The built program does not start: ${reasonOf(error)}`);
  } finally {
    await miniflare.dispose();
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
