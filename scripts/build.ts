import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { listFiles } from "./files.ts";

const SOURCES = ["app", "public", "scripts/vite-site-script.ts", "vite.config.ts", "remix.config.js"];
const ALSO = ["package-lock.json", "tsconfig.json"];
const OUTPUT = "build/server/index.js";
const STAMP = "build/sources.json";

/** Builds the site when its sources are not those of the last build. Returns whether it did. @throws when the build fails */
export function buildIfStale(force = false): boolean {
  const sources = hashSources();
  if (!force && readStamp() === stamp(sources)) return false;
  const result = spawnSync("node_modules/.bin/remix", ["vite:build"], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(`The build failed.\n${result.stdout}${result.stderr}`);
  writeFileSync(STAMP, stamp(sources));
  return true;
}

/** The output's time is part of it, so that a build made by another command is not taken for this one. */
function stamp(sources: string): string {
  const built = existsSync(OUTPUT) ? statSync(OUTPUT).mtimeMs : null;
  return JSON.stringify({ sources, built });
}

function readStamp(): string | null {
  return existsSync(STAMP) ? readFileSync(STAMP, "utf8") : null;
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const file of [...SOURCES.flatMap((path) => listFiles(path)), ...ALSO]) {
    hash.update(file).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
}

if (import.meta.main) {
  const started = performance.now();
  const built = buildIfStale(process.argv.includes("--force"));
  console.log(
    built ? `Built in ${((performance.now() - started) / 1000).toFixed(1)} s` : "The build is fresh.",
  );
}
