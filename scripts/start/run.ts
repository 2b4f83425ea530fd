import type { Miniflare } from "miniflare";
import { build, isBuildStale } from "../build.ts";
import { type FireCron, startClock } from "./clock.ts";
import { answerDatabaseMessages } from "./database-messages.ts";
import { openJobsPort } from "./jobs-port.ts";
import type { LocalEnv } from "./prepare.ts";
import { StartProblem } from "./problem.ts";
import { report } from "./report.ts";
import type { StartSettings } from "./settings.ts";
import { startWorkers } from "./workers.ts";

type Run = { isDev: boolean; say: (line: string) => void; signal: AbortSignal };

/** Runs everything in this process and its one workerd; resolves when all of it answers. @throws StartProblem */
export async function run(settings: StartSettings, { isDev, say, signal }: Run): Promise<void> {
  const miniflare = isDev ? await startDev(settings, say) : await startBuilt(settings, say, signal);
  // Loaded while workerd starts: either takes a second.
  const [{ prepareDatabase }] = await Promise.all([import("./prepare.ts"), miniflare.ready]);
  const env = await miniflare.getBindings<LocalEnv>("site");
  const prepared = await prepareDatabase(env, settings, say);
  answerDatabaseMessages(() => miniflare.getD1Database("DB", "site"));

  const fireCron: FireCron = async (cron, at) => {
    const jobs = await miniflare.getWorker("jobs");
    return (await jobs.scheduled({ cron, scheduledTime: at })).outcome;
  };
  await openJobsPort(settings.jobsPort, fireCron);
  if (settings.cronClock) startClock(fireCron, say);
  for (const line of report(settings, prepared)) say(line);
}

/** @throws StartProblem with the build's own output */
async function startBuilt(settings: StartSettings, say: Run["say"], signal: AbortSignal): Promise<Miniflare> {
  if (isBuildStale()) {
    say("Building the site …");
    await build(signal).catch((error) => {
      throw new StartProblem(error instanceof Error ? error.message : String(error));
    });
  }
  return startWorkers(settings);
}

/** Loaded for `npm run dev` only: it brings Vite and wrangler. */
async function startDev(settings: StartSettings, say: Run["say"]): Promise<Miniflare> {
  const dev = await import("./dev.ts");
  return dev.startDev(settings, say);
}
