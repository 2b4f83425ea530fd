import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { SETTING_NAMES } from "../../app/platform/env.server";
import type { Statement } from "../../scripts/start/sql";

export type ServerOptions = {
  /** Starts with the demo data. */
  demo: boolean;
  /** Settings of the product and of the start; they override the harness's own. */
  settings: Record<string, string>;
  /** What is run: `npm start` by default. */
  script?: string;
};

const START = "scripts/start.mjs";

export type SqlValue = Statement["values"][number];

export type Server = {
  url: string;
  port: number;
  jobsPort: number;
  stateDir: string;
  /** Lines printed so far. */
  output: string[];
  /** Fires a cron of the jobs worker; `at` is its scheduled time (default: now). */
  fireCron: (cron: string, at?: Date) => Promise<void>;
  /** Executes SQL in the program, all or none. @throws with the database's error */
  write: (statements: Statement[]) => Promise<void>;
  /** Kills the whole program at once. */
  crash: () => Promise<void>;
  /** Restarts it after a crash. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export const OWNER = { email: "owner@beaconry.example", password: "harbor-light-27" };
const START_SETTINGS = [
  "PORT",
  "JOBS_PORT",
  "STATE_DIR",
  "OWNER_EMAIL",
  "OWNER_PASSWORD",
  "DEMO",
  "CRON_CLOCK",
];

/** Runs the real `npm start`, or another script, on free ports with a new database. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const [port, jobsPort] = await freePorts();
  const stateDir = mkdtempSync(join(tmpdir(), "beaconry-e2e-"));
  const env = {
    ...withoutSettings(process.env),
    PORT: String(port),
    JOBS_PORT: String(jobsPort),
    STATE_DIR: stateDir,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    DEMO: options.demo ? "1" : "0",
    CRON_CLOCK: "0",
    ...options.settings,
  };
  const output: string[] = [];
  let program = await startProgram(env, output, options.script);
  return {
    url: `http://localhost:${port}`,
    port,
    jobsPort,
    stateDir,
    output,
    fireCron: (cron, at) => fireCron(jobsPort, cron, at),
    write: (statements) => program.write(statements),
    crash: () => program.crash(),
    restart: async () => {
      program = await startProgram(env, output, options.script);
    },
    stop: async () => {
      await program.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** Runs `scripts/start.mjs`, or another script, and waits for its last line. @throws with its output if it exits first */
export async function startProgram(
  env: Record<string, string | undefined>,
  output: string[] = [],
  script = START,
) {
  const child = spawn(process.execPath, [script], {
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        output.push(line);
        if (line.startsWith("Ready in ")) resolve();
      });
    }
    child.once("exit", () => reject(new Error(`The start has failed:\n${output.join("\n")}`)));
  });
  await ready;
  return {
    child,
    output,
    write: connectDatabase(child),
    crash: async () => {
      const exit = once(child, "exit");
      process.kill(-programPid(child), "SIGKILL");
      await exit;
    },
    stop: () => endProgram(child),
  };
}

/** The pid of the program under `start.mjs`. It leads the process group that includes `workerd`. */
export function programPid(start: ChildProcess): number {
  return Number(readFileSync(`/proc/${start.pid}/task/${start.pid}/children`, "utf8").trim());
}

async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

const answerSchema = z.object({ id: z.number(), error: z.string().optional() });

/** Sends writes to the program as messages and waits for the replies. */
function connectDatabase(child: ChildProcess): Server["write"] {
  const waiting = new Map<number, (error: string | undefined) => void>();
  let lastId = 0;
  child.on("message", (message) => {
    const { id, error } = answerSchema.parse(message);
    waiting.get(id)?.(error);
    waiting.delete(id);
  });
  return (statements) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const queries = statements.map(({ query }) => query).join("; ");
      waiting.set(lastId, (error) => (error ? reject(new Error(`${error}: ${queries}`)) : resolve()));
      child.send({ id: lastId, statements });
    });
}

/** Fires a cron of the local jobs worker. @throws if the worker rejects it */
async function fireCron(jobsPort: number, cron: string, at = new Date()): Promise<void> {
  const query = new URLSearchParams({ cron, time: String(at.getTime()) });
  const url = `http://localhost:${jobsPort}/cdn-cgi/handler/scheduled?${query}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
  const outcome = await response.text();
  if (!response.ok || outcome !== "ok") throw new Error(`cron ${cron}: ${response.status} ${outcome}`);
}

/**
 * The environment without settings that would change a start; tests set them explicitly. Also drops Playwright's
 * FORCE_COLOR, because Node warns if NO_COLOR is set too.
 */
export function withoutSettings(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const ours = new Set([...SETTING_NAMES, ...START_SETTINGS, "FORCE_COLOR"]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.has(name)));
}

/** Two free ports. */
export async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()].map((server) => server.listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const [first = 0, second = 0] = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return [first, second];
}
