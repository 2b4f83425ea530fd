import { readFileSync } from "node:fs";
import { Cron } from "croner";
import { parse } from "smol-toml";
import { z } from "zod";
import { reasonOf } from "./problem.ts";

const configSchema = z.object({ triggers: z.object({ crons: z.array(z.string()) }) });
/** Sends what was not delivered: also fired once at the start, for what was left over from the last run. */
export const SWEEP_CRON = "*/5 * * * *";

/** The crons of the jobs worker, from its own configuration. */
export function readCrons(): string[] {
  const config = configSchema.parse(parse(readFileSync("workers/jobs/wrangler.toml", "utf8")));
  return config.triggers.crons;
}

/** Fires one cron of the local jobs worker, as Cloudflare does at its minute `at`. @throws when the worker refuses it */
export async function fireCron(jobsPort: number, cron: string, at = new Date()): Promise<void> {
  const query = new URLSearchParams({ cron, time: String(at.getTime()) });
  const url = `http://localhost:${jobsPort}/cdn-cgi/handler/scheduled?${query}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) });
  const outcome = await response.text();
  if (!response.ok || outcome !== "ok") throw new Error(`cron ${cron}: ${response.status} ${outcome}`);
}

/** Fires every cron at its minute in UTC, as Cloudflare does. Returns a function that ends it. */
export function startClock(jobsPort: number, show: (line: string) => void): () => void {
  const fire = (cron: string) =>
    fireCron(jobsPort, cron).catch((error) => show(`clock │ ${reasonOf(error)}`));
  const timers = readCrons().map((cron) => new Cron(cron, { timezone: "UTC" }, () => fire(cron)));
  void fire(SWEEP_CRON);
  return () => {
    for (const timer of timers) timer.stop();
  };
}
