import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { StartProblem } from "../start/problem.ts";

export type Row = Record<string, string | number | null>;

/** A D1 database, local or the account's, as wrangler reaches it. */
export type D1 = {
  name: string;
  /** The rows of each statement. @throws StartProblem with wrangler's message */
  query: (statements: string[]) => Row[][];
  /** Executes a file of statements. @throws StartProblem with wrangler's message */
  runFile: (path: string) => void;
  /** Executes the statements through a file, all or none. @throws StartProblem with wrangler's message */
  run: (statements: string[]) => void;
};

const answerSchema = z.array(
  z.object({
    results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).default([]),
  }),
);
const failureSchema = z.object({ error: z.object({ text: z.string() }) });

export function openD1(name: string, target: { isRemote: boolean; stateDir: string }): D1 {
  const place = target.isRemote ? ["--remote"] : ["--local", "--persist-to", target.stateDir];
  const execute = (...args: string[]): string => {
    const all = ["d1", "execute", name, ...place, "--yes", "--json", ...args];
    const { status, stdout, stderr } = spawnSync("wrangler", all, {
      encoding: "utf8",
      maxBuffer: 2 ** 30,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    if (status !== 0) throw new StartProblem(`${name}: ${failureOf(stdout, stderr)}`);
    return stdout;
  };
  const runFile = (path: string) => void execute("--file", path);
  return {
    name,
    query: (statements) =>
      answerSchema
        .parse(JSON.parse(execute("--command", statements.join(";\n"))))
        .map(({ results }) => results),
    runFile,
    run: (statements) => {
      if (statements.length > 0) runTemporary(`${statements.join(";\n")};\n`, runFile);
    },
  };
}

/** A file, since statements may be longer than a command line. Only its owner may read it. */
function runTemporary(text: string, runFile: D1["runFile"]): void {
  const folder = mkdtempSync(join(tmpdir(), "beaconry-"));
  try {
    const path = join(folder, "statements.sql");
    writeFileSync(path, text, { mode: 0o600 });
    runFile(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failureOf(stdout: string, stderr: string): string {
  try {
    return failureSchema.parse(JSON.parse(stdout)).error.text;
  } catch {
    return `${stderr}${stdout}`.trim().split("\n").at(-1) ?? "wrangler failed";
  }
}
