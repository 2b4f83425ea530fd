import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, startChild } from "./children.ts";
import { StartProblem } from "./problem.ts";
import type { StartSettings } from "./settings.ts";

const WRANGLER = "node_modules/wrangler/bin/wrangler.js";
const REMIX = "node_modules/@remix-run/dev/dist/cli.js";
const READY_WITHIN_MS = 120_000;

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
  const bindings = pairs("--binding", "=", settings.given);
  const args = [WRANGLER, "pages", "dev", ...common(settings, settings.port), ...bindings];
  return startChild({ name: "site", label: "The site", args, env: wranglerEnv(settings.stateDir) }, show);
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
  const envFile = settings.devVars ? ["--env-file", settings.devVars.file] : [];
  const vars = pairs("--var", ":", settings.given);
  const config = ["dev", "--config", "workers/jobs/wrangler.toml"];
  const args = [WRANGLER, ...config, ...common(settings, settings.jobsPort), ...envFile, ...vars];
  return startChild(
    { name: "jobs", label: "The jobs worker", args, env: wranglerEnv(settings.stateDir) },
    show,
  );
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

function pairs(option: string, separator: string, values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [option, `${name}${separator}${value}`]);
}

/** Waits until the address answers as `isReady` wants. @throws StartProblem when the child ends first, or after two minutes */
export async function waitUntilReady(
  child: Child,
  url: string,
  isReady: (response: Response) => boolean,
): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let answer = "does not answer";
  while (Date.now() < deadline) {
    if (child.hasEnded())
      throw new StartProblem(`${child.label} ended before it was ready; its last words are above.`);
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (response && isReady(response)) return;
    if (response) answer = `answers ${response.status}`;
    await sleep(100);
  }
  throw new StartProblem(`${child.label} is not ready after two minutes: ${url} ${answer}.`);
}

export async function waitForSite(site: Child, port: number): Promise<void> {
  await waitUntilReady(site, `http://localhost:${port}/healthz`, (response) => response.ok);
}

export async function waitForJobs(jobs: Child, port: number): Promise<void> {
  await waitUntilReady(jobs, `http://localhost:${port}/`, () => true);
}
