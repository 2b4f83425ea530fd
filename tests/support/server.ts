import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { SETTING_NAMES } from "../../app/platform/env.server";
import type { Child } from "../../scripts/start/children";
import { fireCron } from "../../scripts/start/clock";
import { startJobs, waitForJobs } from "../../scripts/start/servers";
import { readSettings } from "../../scripts/start/settings";

export type ServerOptions = {
  /** Starts with the demo company in the database. */
  demo: boolean;
  /** The jobs worker is a process of its own, which the test may kill and start again. */
  jobsApart: boolean;
  /** Settings of the product and of the start, over the harness's own. */
  settings: Record<string, string>;
};

export type Server = {
  url: string;
  port: number;
  jobsPort: number;
  stateDir: string;
  /** What the start has printed so far. */
  output: string[];
  /** Fires a cron of the jobs worker; `at` is its planned time, now if left out. */
  fireCron: (cron: string, at?: Date) => Promise<void>;
  /** Only with `jobsApart`. */
  startJobs: () => Promise<void>;
  /** Ends the jobs worker as a crash would; only with `jobsApart`. */
  killJobs: () => Promise<void>;
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
  "ONLY",
];

/** Runs the real `npm start` on free ports with a database of its own. */
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
    ...(options.jobsApart ? { ONLY: "site" } : {}),
    ...options.settings,
  };
  const program = await startProgram(env);
  let jobs: Child | null = null;
  const server: Server = {
    url: `http://localhost:${port}`,
    port,
    jobsPort,
    stateDir,
    output: program.output,
    fireCron: (cron, at) => fireCron(jobsPort, cron, at),
    startJobs: async () => {
      jobs = startJobs(readSettings(env), (line) => program.output.push(line));
      await waitForJobs(jobs, jobsPort);
    },
    killJobs: async () => {
      await jobs?.kill();
      jobs = null;
    },
    stop: async () => {
      await jobs?.stop();
      await program.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
  if (options.jobsApart) await server.startJobs();
  return server;
}

/** Starts `scripts/start.mjs` and waits for its last line. @throws with its output when it ends first */
export async function startProgram(env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const output: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        output.push(line);
        if (line.startsWith("Ready in ")) resolve();
      });
    }
    child.once("exit", () => reject(new Error(`The start has failed:\n${output.join("\n")}`)));
  });
  await ready;
  return { child, output, stop: () => endProgram(child) };
}

async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

/**
 * The environment without what would change a start: tests choose that themselves. Playwright's FORCE_COLOR goes, too:
 * beside a NO_COLOR it makes Node print a warning.
 */
export function withoutSettings(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const ours = new Set([...SETTING_NAMES, ...START_SETTINGS, "FORCE_COLOR"]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.has(name)));
}

/** Two ports that nobody uses at the moment. */
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
