/**
 * npm run mutate [-- group or file …]: puts small faults into the rules, one after another, and lists those that no
 * unit test notices. Stryker is fetched when this runs, since nothing else needs its 60 MB.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GROUPS, type Group, testsOf } from "./mutate/groups.ts";
import { detectedShare, type Outcome, readReport } from "./mutate/report.ts";

const FOLDER = join(process.cwd(), ".cache/stryker");
const VERSION = "10.1.1";
const CORE = "@stryker-mutator/core";
const RUNNER = "@stryker-mutator/vitest-runner";
/** Of the faults, in percent; fewer noticed ones fail the run. */
const LEAST_NOTICED = 85;
/** The faults are put into a copy of the project, without these. */
const NOT_COPIED = [".cache", ".state", ".wrangler", "bench/results", "build", "docs/screenshots"];

/** The runner finds the project's own vitest; `--legacy-peer-deps` keeps npm from adding the newest. */
function fetchStryker() {
  if (isFetched(CORE) && isFetched(RUNNER)) return;
  mkdirSync(FOLDER, { recursive: true });
  const args = ["install", "--prefix", FOLDER, "--no-save", "--legacy-peer-deps", "--loglevel=error"];
  const { status } = spawnSync("npm", [...args, `${CORE}@${VERSION}`, `${RUNNER}@${VERSION}`], {
    cwd: FOLDER,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`Stryker ${VERSION} could not be installed.`);
}

function isFetched(name: string): boolean {
  try {
    const text = readFileSync(join(FOLDER, "node_modules", name, "package.json"), "utf8");
    return JSON.parse(text).version === VERSION;
  } catch {
    return false;
  }
}

/** The result for each file, in the order of their names. */
function mutate([name, { files, tests }]: [string, Group]): Outcome[] {
  console.log(`${name} …`);
  const settings = join(FOLDER, `${name}.json`);
  const report = join(FOLDER, `${name}-report.json`);
  const options = {
    mutate: files,
    testRunner: "vitest",
    plugins: [RUNNER],
    vitest: { configFile: "scripts/mutate/vitest.config.ts" },
    ignorePatterns: NOT_COPIED,
    tempDirName: join(FOLDER, "sandbox"),
    cleanTempDir: "always",
    disableTypeChecks: false,
    concurrency: 1,
    logLevel: "warn",
    warnings: { slow: false },
    reporters: ["json"],
    jsonReporter: { fileName: report },
  };
  writeFileSync(settings, JSON.stringify(options));
  const program = join(FOLDER, "node_modules", CORE, "bin/stryker.js");
  // Not Stryker's option `testFiles`: with it, a fault in a constant is never loaded.
  const { status } = spawnSync(process.execPath, [program, "run", settings], {
    env: { ...process.env, MUTATE_TESTS: tests.join(",") },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`Stryker failed with ${name}.`);
  return readReport(report).sort((a, b) => a.file.localeCompare(b.file));
}

/** The groups that are named, and the files that are; all groups if nothing is. */
function chosen(names: readonly string[]): [string, Group][] {
  const groups = Object.entries(GROUPS).filter(([name]) => names.length === 0 || names.includes(name));
  const files = names.filter((name) => !(name in GROUPS));
  return files.length > 0 ? [...groups, ["files", { files, tests: testsOf(files) }]] : groups;
}

function percent(outcomes: readonly Outcome[]): string {
  return `${detectedShare(outcomes).toFixed(1)} %`;
}

const groups = chosen(process.argv.slice(2));
fetchStryker();
const outcomes = groups.flatMap(mutate);
for (const line of outcomes.flatMap(({ missed }) => missed)) console.log(line);
console.log("\n| file | noticed | missed | share |\n| --- | --: | --: | --: |");
for (const outcome of outcomes) {
  const { file, noticed, missed } = outcome;
  console.log(`| ${file} | ${noticed} | ${missed.length} | ${percent([outcome])} |`);
}
const missed = outcomes.flatMap((outcome) => outcome.missed).length;
console.log(`\n${percent(outcomes)} of the faults were noticed, ${missed} were not.`);
process.exitCode = detectedShare(outcomes) >= LEAST_NOTICED ? 0 : 1;
