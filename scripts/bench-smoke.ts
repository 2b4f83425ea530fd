/**
 * npm run bench:smoke: runs every bench of package.json with tiny sizes, two at a time, on the present build. Fails if
 * one crashes, finds something wrong, takes too long, or has no tiny sizes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { SMOKE_DONE } from "../bench/lib/run.ts";

const AT_ONCE = 2;
/** Ends a bench that hangs, also on a machine that is busy with other things. */
const PATIENCE_MS = 300_000;
const SELF = "bench:smoke";

type Bench = { name: string; command: string[] };

/** The last command of each script, since the build is made before. */
function listBenches(): Bench[] {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  return Object.entries(scripts)
    .filter(([name]) => /^bench(?::|$)/.test(name) && name !== SELF)
    .map(([name, script]) => ({ name, command: script.split("&&").at(-1)?.trim().split(/\s+/) ?? [] }));
}

/** What is wrong with the bench, and null if nothing is. */
async function runBench({ name, command: [program = "", ...args] }: Bench): Promise<string | null> {
  const started = performance.now();
  const env = { ...process.env, BENCH_SMOKE: "1" };
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill();
  }, PATIENCE_MS);
  const [code, signal] = await once(child, "close");
  clearTimeout(timer);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const problem = isLate
    ? `not done after ${PATIENCE_MS / 1000} s`
    : problemOf(output.join(""), code ?? signal);
  console.log(`${name.padEnd(16)} ${seconds.padStart(6)} s  ${problem ?? "works"}`);
  return problem && `\n── ${name}: ${problem}\n${output.join("").trimEnd()}`;
}

function problemOf(output: string, code: unknown): string | null {
  if (code !== 0) return `ended with ${String(code)}`;
  return output.trimEnd().endsWith(SMOKE_DONE)
    ? null
    : "has no smoke run: its sizes and end need bench/lib/run.ts";
}

const waiting = listBenches();
const problems: string[] = [];
async function runNext(): Promise<void> {
  for (let bench = waiting.shift(); bench; bench = waiting.shift()) {
    const problem = await runBench(bench);
    if (problem) problems.push(problem);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, runNext));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
