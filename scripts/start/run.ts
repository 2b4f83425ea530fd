import { build, isBuildStale } from "../build.ts";
import { type FireCron, startClock } from "./clock.ts";
import { handleDatabaseMessages } from "./database-messages.ts";
import { openJobsPort } from "./jobs-port.ts";
import type { LocalEnv } from "./prepare.ts";
import { StartProblem } from "./problem.ts";
import { report } from "./report.ts";
import type { StartSettings } from "./settings.ts";
import { openSql } from "./sql.ts";
import { type LocalPrograms, startWorkers } from "./workers.ts";

type Run = { isDev: boolean; log: (line: string) => void; signal: AbortSignal };

/** Runs everything in this process and one workerd; resolves when it is ready. @throws StartProblem */
export async function run(settings: StartSettings, { isDev, log, signal }: Run): Promise<void> {
  const { miniflare, open } = isDev ? await startDev(settings, log) : await startBuilt(settings, log, signal);
  // Loaded while workerd starts: each takes a second.
  const demo = settings.demo ? import("../demo/index.ts") : null;
  const [{ prepareDatabase }] = await Promise.all([import("./prepare.ts"), miniflare.ready, demo]);
  const env = await miniflare.getBindings<LocalEnv>("site");
  const runSql = openSql(miniflare);
  const prepared = await prepareDatabase(env, settings, { runSql, log });
  await open();
  handleDatabaseMessages(runSql);

  const fireCron: FireCron = async (cron, at) => {
    const jobs = await miniflare.getWorker("jobs");
    return (await jobs.scheduled({ cron, scheduledTime: at })).outcome;
  };
  await openJobsPort(settings.jobsPort, fireCron);
  if (settings.cronClock) startClock(fireCron, log);
  for (const line of report(settings, prepared)) log(line);
}

/** @throws StartProblem with the build's output */
async function startBuilt(
  settings: StartSettings,
  log: Run["log"],
  signal: AbortSignal,
): Promise<LocalPrograms> {
  if (isBuildStale()) {
    log("Building the site …");
    await build(signal).catch((error) => {
      throw new StartProblem(error instanceof Error ? error.message : String(error));
    });
  }
  return startWorkers(settings);
}

/** Imported only for `npm run dev`, since it loads Vite and wrangler. */
async function startDev(settings: StartSettings, log: Run["log"]): Promise<LocalPrograms> {
  const dev = await import("./dev.ts");
  return dev.startDev(settings, log);
}
