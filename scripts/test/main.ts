import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { ensureChromium } from "./browser.ts";
import { type Counts, countPlaywright, countVitest, type Results } from "./results.ts";

const RESULTS = ".cache/tests";

type Stage = {
  name: string;
  command: string[];
  count?: (file: string) => Results | null;
  /** Its output is shown as it comes, that of others once they end. */
  isLive?: true;
};
type Outcome = { name: string; seconds: number; counts: Results };

/**
 * Waves run in sequence, the lanes of a wave in parallel, the stages of a lane in sequence. Balanced for two cores:
 * "workers" and "programs" take as long as each other and leave about a third of both cores idle, as much as "unit" and
 * what follows it need; the browser tests fill both cores nearly alone.
 */
const waves: Stage[][][] = [
  [
    [{ name: "build", command: ["node", "scripts/build.ts"] }],
    [{ name: "types", command: ["tsc", "--noEmit"] }],
  ],
  [
    [{ name: "workers", command: vitest("workers"), count: countVitest }],
    [{ name: "programs", command: playwright(["programs"], 1), count: countPlaywright }],
    [
      { name: "unit", command: vitest("unit"), count: countVitest },
      { name: "lint", command: ["npm", "run", "--silent", "lint"] },
      { name: "spec", command: ["node", "scripts/spec.ts"] },
    ],
  ],
  [
    [{ name: "browser", command: playwright(["pages", "visits"], 2), count: countPlaywright, isLive: true }],
    [{ name: "benches", command: ["npm", "run", "--silent", "bench:smoke"] }],
  ],
];

function vitest(project: string): string[] {
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-reporter.ts"];
  return ["vitest", "run", "--project", project, ...reporters];
}

function playwright(projects: string[], workers: number): string[] {
  return ["playwright", "test", "--project", ...projects, "--workers", String(workers)];
}

const log = (line: string) => console.log(line);
if (!ensureChromium(log)) {
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

async function runStage(stage: Stage): Promise<Outcome> {
  const { name, count } = stage;
  const started = performance.now();
  const code = await run(stage);
  const counts = count?.(`${RESULTS}/${name}.json`) ?? null;
  return { name, seconds: (performance.now() - started) / 1000, counts: settle(counts, code) };
}

/** A stage without test counts is one check; one that fails without a failed test counts as one failure. */
function settle(counts: Results | null, code: number): Results {
  if (!counts)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, flaky: 0, names: [] };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function run({ name, command: [program = "", ...args], isLive }: Stage): Promise<number> {
  const title = `\n── ${name} ${"─".repeat(60 - name.length)}`;
  const results = `${RESULTS}/${name}.json`;
  if (isLive) log(title);
  const child = spawn(program, args, {
    stdio: ["ignore", isLive ? "inherit" : "pipe", isLive ? "inherit" : "pipe"],
    env: {
      ...process.env,
      CI: "1",
      E2E_RESULTS: results,
      VITEST_RESULTS: results,
    },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes) => output.push(bytes));
  const [code] = await once(child, "close");
  if (!isLive) log(`${title}\n${Buffer.concat(output).toString("utf8").trimEnd()}`);
  return typeof code === "number" ? code : 1;
}

function report(all: Outcome[]): void {
  log("");
  for (const { name, seconds, counts } of all) {
    const failed = counts.failed > 0 ? `, ${counts.failed} failed` : "";
    log(`${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${counts.passed} passed${failed}`);
    for (const test of counts.names) log(`  ${test}`);
  }
  const sum = (key: keyof Counts) => all.reduce((total, { counts }) => total + counts[key], 0);
  const also = (["skipped", "flaky"] as const).flatMap((key) =>
    sum(key) > 0 ? [`, ${sum(key)} ${key}`] : [],
  );
  log(`\n${sum("passed")} passed, ${sum("failed")} failed${also.join("")}`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}
