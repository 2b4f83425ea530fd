import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { ensureChromium } from "./browser.ts";
import { type Counts, countPlaywright, countVitest } from "./results.ts";

const RESULTS = ".cache/tests";

type Stage = { name: string; command: string[]; count?: (file: string) => Counts | null };
type Ended = { code: number; output: string };
type Outcome = { name: string; seconds: number; counts: Counts };

/**
 * Waves run in sequence, the lanes of a wave in parallel, the stages of a lane in sequence. Each lane of the second
 * wave waits more than it computes (one thread of workerd, answers of pages, programs that start), so that only all
 * three together keep two cores busy.
 */
const waves: Stage[][][] = [
  [
    [{ name: "build", command: ["node", "scripts/build.ts"] }],
    [{ name: "types", command: ["tsc", "--noEmit"] }],
  ],
  [
    [{ name: "browser", command: playwright("browser", ["pages", "visits"], 2), count: countPlaywright }],
    [
      { name: "workers", command: vitest("workers"), count: countVitest },
      { name: "benches", command: ["npm", "run", "--silent", "bench:smoke"] },
    ],
    [
      { name: "programs", command: playwright("programs", ["programs"], 1), count: countPlaywright },
      { name: "unit", command: vitest("unit"), count: countVitest },
      { name: "lint", command: ["npm", "run", "--silent", "lint"] },
      { name: "spec", command: ["node", "scripts/spec.ts"] },
    ],
  ],
];

function vitest(project: string): string[] {
  const json = ["--reporter=json", `--outputFile.json=${RESULTS}/${project}.json`];
  return ["vitest", "run", "--project", project, "--reporter=default", ...json];
}

/** Each run has a folder for what its tests leave: at its start, Playwright empties it. */
function playwright(name: string, projects: string[], workers: number): string[] {
  const output = ["--output", `${RESULTS}/${name}`];
  return ["playwright", "test", "--project", ...projects, "--workers", String(workers), ...output];
}

const log = (line: string) => console.log(line);
const browser = ensureChromium(log);
if (!browser) {
  log(
    "No browser was found: install Chromium, or set CHROMIUM_PATH to one; the browser tests fail without it.",
  );
}
rmSync(RESULTS, { recursive: true, force: true });

const outcomes: Outcome[] = [];
for (const wave of waves) {
  const lanes = await Promise.all(wave.map(runLane));
  outcomes.push(...lanes.flat());
}
report(outcomes);

async function runLane(lane: Stage[]): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  for (const stage of lane) ended.push(await runStage(stage));
  return ended;
}

async function runStage({ name, command, count }: Stage): Promise<Outcome> {
  const started = performance.now();
  const results = `${RESULTS}/${name}.json`;
  const { code, output } = await run(command, results);
  const seconds = (performance.now() - started) / 1000;
  log(`\n── ${name} ${"─".repeat(60 - name.length)}\n${output.trimEnd()}`);
  return { name, seconds, counts: settle(count?.(results) ?? null, code) };
}

/** A stage without test counts is one check; one that fails without a failed test counts as one failure. */
function settle(counts: Counts | null, code: number): Counts {
  if (!counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Resolves with all output once the program has ended: printed as it comes, that of three stages would mix. */
async function run([program = "", ...args]: string[], results: string): Promise<Ended> {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "1", CHROMIUM_PATH: browser ?? "", E2E_RESULTS: results },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => output.push(bytes));
  const [code] = await once(child, "close");
  return { code: typeof code === "number" ? code : 1, output: Buffer.concat(output).toString("utf8") };
}

function report(all: Outcome[]): void {
  log("");
  for (const { name, seconds, counts } of all) {
    const failed = counts.failed > 0 ? `, ${counts.failed} failed` : "";
    log(`${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${counts.passed} passed${failed}`);
  }
  const sum = (key: keyof Counts) => all.reduce((total, { counts }) => total + counts[key], 0);
  const also = (["skipped", "flaky"] as const).flatMap((key) =>
    sum(key) > 0 ? [`, ${sum(key)} ${key}`] : [],
  );
  log(`\n${sum("passed")} passed, ${sum("failed")} failed${also.join("")}`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}
