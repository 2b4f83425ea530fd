import { clearEdgeCache, requireFreePort, requireStateFolder } from "./checks.ts";
import type { Child } from "./children.ts";
import { startClock } from "./clock.ts";
import type { Prepared } from "./prepare.ts";
import { StartProblem } from "./problem.ts";
import { report } from "./report.ts";
import { startDevJobs, startDevSite, startJobs, startSite, waitForJobs, waitForSite } from "./servers.ts";
import { readSettings, type StartSettings } from "./settings.ts";

/** When the person gave the command, before anything was installed. */
const startedAt = Number(process.env.STARTED_AT ?? Date.now());
const isDev = process.argv.includes("--dev");
const children: Child[] = [];
let stopClock = () => {};
const stopping = new AbortController();
const isStopping = () => stopping.signal.aborted;

const say = (line: string) => console.log(line);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
// The program that started this one was killed: end with it.
process.on("disconnect", () => void stop(1));

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!isStopping()) console.error(error instanceof StartProblem ? error.message : error);
  await stop(1);
}

async function start(settings: StartSettings): Promise<void> {
  const runsSite = settings.only !== "jobs";
  const runsJobs = settings.only !== "site";
  if (runsSite) await requireFreePort("PORT", settings.port);
  if (runsJobs) await requireFreePort("JOBS_PORT", settings.jobsPort);
  requireStateFolder(settings.stateDir);
  if (runsSite) clearEdgeCache(settings.stateDir);

  const prepared = runsSite ? await prepare(settings) : null;
  if (isStopping()) return;
  await Promise.all([runsSite && runSite(settings), runsJobs && runJobs(settings)]);
  if (isStopping()) return;
  if (runsJobs && settings.cronClock) stopClock = startClock(settings.jobsPort, say);
  announce(settings, prepared);
}

async function prepare(settings: StartSettings): Promise<Prepared> {
  // Loaded late: it brings wrangler, which takes longer to load than the checks above to refuse.
  const { buildSite, prepareDatabase } = await import("./prepare.ts");
  if (!isDev) await buildSite(say, stopping.signal);
  return prepareDatabase(settings, say);
}

async function runSite(settings: StartSettings): Promise<void> {
  const site = isDev ? startDevSite(settings, say) : startSite(settings, say);
  watch(site);
  await waitForSite(site, settings.port);
}

async function runJobs(settings: StartSettings): Promise<void> {
  const jobs = isDev ? startDevJobs(settings, say) : startJobs(settings, say);
  watch(jobs);
  await waitForJobs(jobs, settings.jobsPort);
}

/** One without the other is no Beaconry: when a child dies, the rest ends. */
function watch(child: Child): void {
  children.push(child);
  void child.ended.then(() => {
    if (isStopping()) return;
    console.error(`${child.label} has ended unexpectedly; everything else is ended too.`);
    void stop(1);
  });
}

function announce(settings: StartSettings, prepared: Prepared | null): void {
  if (prepared) for (const line of report(settings, prepared)) say(line);
  const seconds = (Date.now() - startedAt) / 1000;
  say(`Ready in ${seconds.toFixed(1)} s. Ctrl-C ends everything.`);
}

async function stop(code: number): Promise<void> {
  if (isStopping()) return;
  stopping.abort();
  stopClock();
  await Promise.all(children.map((child) => child.stop()));
  process.exit(code);
}
