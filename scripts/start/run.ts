import type { Miniflare } from "miniflare";
import { type FireCron, startClock } from "./clock.ts";
import { answerDatabaseMessages } from "./database-messages.ts";
import { openJobsPort } from "./jobs-port.ts";
import { buildSite, type LocalEnv, prepareDatabase } from "./prepare.ts";
import { report } from "./report.ts";
import type { StartSettings } from "./settings.ts";
import { startWorkers } from "./workers.ts";

type Run = { isDev: boolean; say: (line: string) => void; signal: AbortSignal };

/** Runs everything in this process and its one workerd; gives back when all of it answers. @throws StartProblem */
export async function run(settings: StartSettings, { isDev, say, signal }: Run): Promise<void> {
  const miniflare = isDev ? await startDev(settings, say) : await startBuilt(settings, say, signal);
  const env = await miniflare.getBindings<LocalEnv>("site");
  const prepared = await prepareDatabase(env, settings, say);
  answerDatabaseMessages(env.DB);

  const fireCron: FireCron = async (cron, at) => {
    const jobs = await miniflare.getWorker("jobs");
    return (await jobs.scheduled({ cron, scheduledTime: at })).outcome;
  };
  await openJobsPort(settings.jobsPort, fireCron);
  if (settings.cronClock) startClock(fireCron, say);
  for (const line of report(settings, prepared)) say(line);
}

async function startBuilt(settings: StartSettings, say: Run["say"], signal: AbortSignal): Promise<Miniflare> {
  await buildSite(say, signal);
  return startWorkers(settings);
}

/** Loaded for `npm run dev` only: it brings Vite and wrangler. */
async function startDev(settings: StartSettings, say: Run["say"]): Promise<Miniflare> {
  const dev = await import("./dev.ts");
  return dev.startDev(settings, say);
}
