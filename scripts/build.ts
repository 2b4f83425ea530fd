import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { parse } from "smol-toml";
import { z } from "zod";
import { listFiles } from "./files.ts";

const run = promisify(execFile);

export const CLIENT = "build/client";
const SITE_WORKER = "build/site-worker/index.js";
const JOBS_WORKER = "build/jobs-worker/index.js";
/** A built worker: its script, and the bindings from its `wrangler.toml`. */
export type Program = { script: string; bindings: string };
export const PROGRAMS: Record<"site" | "jobs", Program> = {
  site: { script: SITE_WORKER, bindings: "build/site-worker/bindings.json" },
  jobs: { script: JOBS_WORKER, bindings: "build/jobs-worker/bindings.json" },
};
const JOBS_CONFIG = "workers/jobs/wrangler.toml";

const SOURCES = [
  "app",
  "functions",
  "workers",
  "public",
  "migrations",
  "migrations-analytics",
  "scripts/vite-migrations.ts",
  "scripts/vite-site-script.ts",
  "scripts/browsers.ts",
  "scripts/unsupported.ts",
  "scripts/vite-chunks.ts",
  "scripts/vite-themes.ts",
  "vite.config.ts",
  "remix.config.js",
];
const ALSO = ["package-lock.json", "tsconfig.json", "wrangler.toml", "scripts/build.ts"];
const OUTPUT = SITE_WORKER;
const STAMP = "build/sources.json";

/** Whether the sources changed since the last build. */
export function isBuildStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== stamp();
}

/** Builds the site and both workers' scripts; `signal` cancels. @throws with the output of the failed build */
export async function build(signal?: AbortSignal): Promise<void> {
  try {
    // The site first: its build empties the folder.
    await runTool("remix", ["vite:build"], signal);
    await Promise.all([
      runTool("wrangler", siteScript(), signal),
      bundleJobs(PROGRAMS.jobs, signal),
      writeBindings("wrangler.toml", PROGRAMS.site.bindings),
    ]);
    // Imported here because it loads TypeScript, and every start imports this file.
    const { listUnsupported } = await import("./unsupported.ts");
    const unsupported = listUnsupported(CLIENT);
    if (unsupported.length > 0)
      throw new Error(`Supported browsers lack (scripts/unsupported.ts):\n${unsupported.join("\n")}`);
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? `${error.stderr}` : String(error);
    throw new Error(`The build failed.\n${output.trim().split("\n").slice(0, 15).join("\n")}`);
  }
  writeFileSync(STAMP, stamp());
}

/** Writes the jobs worker's script, as a deployment would upload it, and its bindings. */
export async function bundleJobs({ script, bindings }: Program, signal?: AbortSignal): Promise<void> {
  const args = ["deploy", "-c", JOBS_CONFIG, "--dry-run", "--outdir", resolve(dirname(script))];
  await Promise.all([runTool("wrangler", args, signal), writeBindings(JOBS_CONFIG, bindings)]);
}

/** Unlike a deployment, this command does not read the compatibility settings. */
function siteScript(): string[] {
  const config = z
    .object({ compatibility_date: z.string(), compatibility_flags: z.array(z.string()) })
    .parse(parse(readFileSync("wrangler.toml", "utf8")));
  const compatibility = [`--compatibility-date=${config.compatibility_date}`];
  for (const flag of config.compatibility_flags) compatibility.push(`--compatibility-flag=${flag}`);
  const folders = ["--outdir", dirname(SITE_WORKER), "--build-output-directory", CLIENT];
  return ["pages", "functions", "build", ...folders, ...compatibility];
}

/** Done at build time: loading wrangler takes longer than starting the program. */
export async function writeBindings(config: string, file: string): Promise<void> {
  const { unstable_getMiniflareWorkerOptions: read } = await import("wrangler");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(read(config).workerOptions));
}

async function runTool(name: string, args: string[], signal?: AbortSignal): Promise<void> {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_WRITE_LOGS: "false", CI: "1" };
  await run(`node_modules/.bin/${name}`, args, { signal, env, maxBuffer: 16 * 1024 * 1024 });
}

/** Includes the output's mtime, so that a build by another command is not mistaken for this one. */
function stamp(): string {
  const built = existsSync(OUTPUT) ? statSync(OUTPUT).mtimeMs : null;
  return JSON.stringify({ sources: hashSources(), built });
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const file of [...SOURCES.flatMap((path) => listFiles(path)), ...ALSO]) {
    hash.update(file).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
}

if (import.meta.main) {
  if (!process.argv.includes("--force") && !isBuildStale()) console.log("The build is fresh.");
  else await build();
}
