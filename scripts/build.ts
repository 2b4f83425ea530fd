import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { listFiles } from "./files.ts";

const run = promisify(execFile);

const SOURCES = [
  "app",
  "public",
  "scripts/vite-site-script.ts",
  "scripts/vite-chunks.ts",
  "vite.config.ts",
  "remix.config.js",
];
const ALSO = ["package-lock.json", "tsconfig.json"];
const OUTPUT = "build/server/index.js";
const STAMP = "build/sources.json";

/** Whether the sources are not those of the last build. */
export function isBuildStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== stamp();
}

/** Builds the site; `signal` breaks it off. @throws with what the build said about its failure */
export async function build(signal?: AbortSignal): Promise<void> {
  try {
    await run("node_modules/.bin/remix", ["vite:build"], { signal, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? `${error.stderr}` : String(error);
    throw new Error(`The build failed.\n${output.trim().split("\n").slice(0, 15).join("\n")}`);
  }
  writeFileSync(STAMP, stamp());
}

/** The output's time is part of it, so that a build made by another command is not taken for this one. */
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
