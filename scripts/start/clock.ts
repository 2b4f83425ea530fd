import { readFileSync } from "node:fs";
import { Cron } from "croner";
import { parse } from "smol-toml";
import { z } from "zod";
import { reasonOf } from "./problem.ts";

const configSchema = z.object({ triggers: z.object({ crons: z.array(z.string()) }) });
/** Resends undelivered messages; also fired at startup, for those of the last run. */
const SWEEP_CRON = "*/5 * * * *";

/** Fires one cron of the jobs worker; returns `ok` or the error. */
export type FireCron = (cron: string, at: Date) => Promise<string>;

/** Fires every cron on schedule, in UTC like Cloudflare. */
export function startClock(fireCron: FireCron, show: (line: string) => void): void {
  const fire = async (cron: string) => {
    const outcome = await fireCron(cron, new Date()).catch(reasonOf);
    if (outcome !== "ok") show(`The cron ${cron} has failed: ${outcome}`);
  };
  for (const cron of readCrons()) new Cron(cron, { timezone: "UTC" }, () => fire(cron));
  void fire(SWEEP_CRON);
}

/** The crons from the jobs worker's own configuration. */
export function readCrons(): string[] {
  const config = configSchema.parse(parse(readFileSync("workers/jobs/wrangler.toml", "utf8")));
  return config.triggers.crons;
}
