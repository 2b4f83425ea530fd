import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

/** A smoke run (`npm run bench:smoke`) shows that a bench works: tiny sizes, no limits, and no results kept. */
export const IS_SMOKE = process.env.BENCH_SMOKE === "1";

/** The last line of a smoke run: a bench without it has no tiny sizes. */
export const SMOKE_DONE = "The smoke run is done.";

/** A size of the full run, and of a smoke run. */
export function sized<Size>(full: Size, smoke: Size): Size {
  return IS_SMOKE ? smoke : full;
}

export const MACHINE = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };

export function printMachine(): void {
  console.log(`${MACHINE.cpus} x ${MACHINE.model}, Node ${MACHINE.node}`);
}

/** Writes `bench/results/<name>.json`, except in a smoke run. */
export function writeResults(name: string, results: object): void {
  if (IS_SMOKE) return;
  mkdirSync("bench/results", { recursive: true });
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify({ ...MACHINE, ...results }, null, 2)}\n`);
}

type Verdict = {
  /** Missed limits; a smoke run has none. */
  missed?: string[];
  /** What is wrong at any size and speed, such as a lost message. */
  wrong?: string[];
};

/** Ends a bench: its last lines name each missed limit and all that is wrong, and its exit code is 1 if there is one. */
export function endBench({ missed = [], wrong = [] }: Verdict): void {
  const lines = [
    ...wrong.map((problem) => `wrong: ${problem}`),
    ...(IS_SMOKE ? [] : missed.map((problem) => `over the limit: ${problem}`)),
  ];
  for (const line of lines) console.log(line);
  if (lines.length === 0) console.log(IS_SMOKE ? SMOKE_DONE : "Every limit is kept.");
  process.exitCode = lines.length > 0 ? 1 : 0;
}
