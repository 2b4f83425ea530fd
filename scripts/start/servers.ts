import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startChild } from "./children.ts";
import { StartProblem } from "./problem.ts";
import type { StartSettings } from "./settings.ts";

const WRANGLER = "node_modules/wrangler/bin/wrangler.js";
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
  const args = [WRANGLER, "pages", "dev", ...common(settings, settings.port)];
  return startChild({ name: "site", label: "The site", args, env: programEnv(settings) }, show);
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

/** The jobs worker on `settings.jobsPort`. */
export function startJobs(settings: StartSettings, show: Show): Child {
  const config = ["dev", "--config", "workers/jobs/wrangler.toml"];
  const args = [WRANGLER, ...config, ...common(settings, settings.jobsPort)];
  return startChild({ name: "jobs", label: "The jobs worker", args, env: programEnv(settings) }, show);
}

/** Settings travel in the environment: arguments can be read by every user of the machine. */
function programEnv(settings: StartSettings): Record<string, string> {
  return { ...wranglerEnv(settings.stateDir), ...settings.given, CLOUDFLARE_INCLUDE_PROCESS_ENV: "true" };
}

function common(settings: StartSettings, port: number): string[] {
  const numbers = ["--port", String(port), "--inspector-port", "0"];
  return [
    ...numbers,
    "--persist-to",
    settings.stateDir,
    "--log-level",
    "warn",
    "--show-interactive-dev-session=false",
  ];
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
