import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startChild } from "./children.ts";
import { StartProblem } from "./problem.ts";
import type { StartSettings } from "./settings.ts";

const WRANGLER = "node_modules/wrangler/bin/wrangler.js";
const BUILT_PROGRAM = ["--import", "tsx", "scripts/start/worker.ts"];
const JOBS = "The jobs worker";
const JOBS_CONFIG = "workers/jobs/wrangler.toml";
const REMIX = "node_modules/@remix-run/dev/dist/cli.js";
const READY_WITHIN_MS = 120_000;
/** Answers that are not the wanted one; after these, waiting longer does not help. */
const REFUSALS = 10;

type Show = (line: string) => void;

/** The environment of every wrangler: no questions, no calls home, and a registry of its own beside the database. */
export function wranglerEnv(stateDir: string): Record<string, string> {
  return {
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_WRITE_LOGS: "false",
    // Queues find their consumer through this folder: two starts with two state folders stay apart.
    WRANGLER_REGISTRY_PATH: join(stateDir, "registry"),
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    CI: "1",
  };
}

/** The built site on `settings.port`, as Pages runs it. */
export function startSite(settings: StartSettings, show: Show): Child {
  const env = builtProgram("site", settings.port, settings);
  return startChild({ name: "site", label: "The site", args: BUILT_PROGRAM, env }, show);
}

/** The built jobs worker on `settings.jobsPort`. */
export function startJobs(settings: StartSettings, show: Show): Child {
  const env = builtProgram("jobs", settings.jobsPort, settings);
  return startChild({ name: "jobs", label: JOBS, args: BUILT_PROGRAM, env }, show);
}

/** Settings travel in the environment: arguments can be read by every user of the machine. */
function builtProgram(
  program: "site" | "jobs",
  port: number,
  settings: StartSettings,
): Record<string, string> {
  const its = { PROGRAM: program, PROGRAM_PORT: String(port), PROGRAM_STATE: settings.stateDir };
  return { ...wranglerEnv(settings.stateDir), ...settings.given, ...its };
}

/** The site with hot reload, in Vite's own server. */
export function startDevSite(settings: StartSettings, show: Show): Child {
  const env = { ...wranglerEnv(settings.stateDir), ...settings.given, PORT: String(settings.port) };
  const args = [REMIX, "vite:dev", "--port", String(settings.port)];
  return startChild(
    { name: "site", label: "The site", args, env: { ...env, STATE_DIR: settings.stateDir } },
    show,
  );
}

/** The jobs worker with hot reload, in wrangler's development server. */
export function startDevJobs(settings: StartSettings, show: Show): Child {
  const { stateDir, jobsPort, given } = settings;
  const ports = ["--port", String(jobsPort), "--inspector-port", "0"];
  const quiet = ["--log-level", "warn", "--show-interactive-dev-session=false"];
  const args = [WRANGLER, "dev", "--config", JOBS_CONFIG, "--persist-to", stateDir, ...ports, ...quiet];
  const env = { ...wranglerEnv(stateDir), ...given, CLOUDFLARE_INCLUDE_PROCESS_ENV: "true" };
  return startChild({ name: "jobs", label: JOBS, args, env }, show);
}

/** Waits until the address answers as `isReady` wants. @throws StartProblem when the child ends first, or it takes too long */
async function waitUntilReady(
  child: Child,
  url: string,
  isReady: (response: Response) => boolean,
): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (let refusals = 0; Date.now() < deadline && refusals < REFUSALS; await sleep(100)) {
    if (child.hasEnded()) {
      throw new StartProblem(`${child.label} ended before it was ready; its last words are above.`);
    }
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (response && isReady(response)) return;
    if (response) {
      refusals += 1;
      await sleep(1000);
    }
  }
  throw new StartProblem(`${child.label} does not get ready: ${url} gives no good answer.`);
}

export async function waitForSite(site: Child, port: number): Promise<void> {
  await waitUntilReady(site, `http://localhost:${port}/healthz`, (response) => response.ok);
}

export async function waitForJobs(jobs: Child, port: number): Promise<void> {
  await waitUntilReady(jobs, `http://localhost:${port}/`, () => true);
}
