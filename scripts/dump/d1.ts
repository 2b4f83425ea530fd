import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { accountConfig } from "../deploy/account-config.ts";
import { withLocalBindings } from "../start/local-bindings.ts";
import { reasonOf, StartProblem } from "../start/problem.ts";
import type { Row, RunSql } from "../start/sql.ts";
import { DATABASES, type DatabaseName } from "./files.ts";
import { statementsOf } from "./statements.ts";

/** A D1 database of this machine or, through wrangler, of the account. */
export type D1 = {
  name: DatabaseName;
  /** The rows of each statement. @throws StartProblem with the database's message */
  query: (statements: string[]) => Promise<Row[][]>;
  /** Executes a file of statements, all or none. @throws StartProblem with the database's message */
  runFile: (path: string) => Promise<void>;
  /** Executes the statements, all or none. @throws StartProblem with the database's message */
  run: (statements: string[]) => Promise<void>;
};

type Target = { isRemote: boolean; stateDir: string };

/** Opens both databases while `use` runs. */
export async function withDatabases(
  { isRemote, stateDir }: Target,
  use: (databases: D1[]) => Promise<void>,
): Promise<void> {
  if (isRemote) return use(DATABASES.map(openRemote));
  await withLocalBindings(stateDir, ({ runSql }) => use(DATABASES.map((name) => openLocal(name, runSql))));
}

const BINDINGS = { beaconry: "DB", "beaconry-analytics": "ANALYTICS_DB" } as const;

function openLocal(name: DatabaseName, runSql: RunSql): D1 {
  const query = async (statements: string[]) => {
    try {
      return await runSql(
        BINDINGS[name],
        statements.map((statement) => ({ query: statement, values: [] })),
      );
    } catch (error) {
      throw new StartProblem(`${name}: ${reasonOf(error)}`);
    }
  };
  const run = async (statements: string[]) => void (await query(statements));
  return { name, query, run, runFile: (path) => run(statementsOf(readFileSync(path, "utf8"))) };
}

const answerSchema = z.array(
  z.object({
    results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).default([]),
  }),
);
const failureSchema = z.object({ error: z.object({ text: z.string() }) });

function openRemote(name: DatabaseName): D1 {
  const execute = (...args: string[]): string => {
    const all = ["d1", "execute", name, "--remote", ...accountConfig(), "--yes", "--json", ...args];
    const { status, stdout, stderr } = spawnSync("wrangler", all, {
      encoding: "utf8",
      maxBuffer: 2 ** 30,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    if (status !== 0) throw new StartProblem(`${name}: ${failureOf(stdout, stderr)}`);
    return stdout;
  };
  const runFile = async (path: string) => void execute("--file", path);
  return {
    name,
    query: async (statements) =>
      answerSchema
        .parse(JSON.parse(execute("--command", statements.join(";\n"))))
        .map(({ results }) => results),
    runFile,
    run: async (statements) => {
      if (statements.length > 0) await runTemporary(`${statements.join(";\n")};\n`, runFile);
    },
  };
}

/** A file, since statements may be longer than a command line. Only its owner may read it. */
async function runTemporary(text: string, runFile: D1["runFile"]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "beaconry-"));
  try {
    const path = join(folder, "statements.sql");
    writeFileSync(path, text, { mode: 0o600 });
    await runFile(path);
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
