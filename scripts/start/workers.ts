import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Log, LogLevel, Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import { z } from "zod";
import { CLIENT, PROGRAMS } from "../build.ts";
import type { StartSettings } from "./settings.ts";
import { SQL_WORKER } from "./sql.ts";

const bindingsSchema = z.looseObject({
  bindings: z.record(z.string(), z.json()).default({}),
  queueConsumers: z.record(z.string(), z.looseObject({ maxBatchTimeout: z.number() })).default({}),
});
/** In seconds. Live, hits wait longer to share rows, which are billed; here somebody watches the dashboard. */
const LONGEST_BATCH = 2;

/** The local programs. Their site has no visitors before `open`. */
export type LocalPrograms = { miniflare: Miniflare; open: () => Promise<unknown> };

/**
 * Runs the built site and jobs worker in one workerd, with one D1 and the queues between them. Until `open` both are
 * empty and have only their bindings: a browser that asks while the database is migrated would find no tables.
 */
export function startWorkers(settings: StartSettings): LocalPrograms {
  const site = describeWorker("site", PROGRAMS.site.bindings, settings);
  const jobs = describeWorker("jobs", PROGRAMS.jobs.bindings, settings);
  const shared = { ...sharedOptions(settings), host: "localhost" };
  const miniflare = new Miniflare({
    ...shared,
    port: 0,
    workers: [
      { ...site, ...EMPTY },
      { ...jobs, ...EMPTY },
      { ...site, ...SQL_WORKER },
    ],
  });
  const workers = [
    { ...site, ...script(PROGRAMS.site.script), assets: describeAssets() },
    { ...jobs, ...script(PROGRAMS.jobs.script) },
    { ...site, ...SQL_WORKER },
  ];
  return { miniflare, open: () => miniflare.setOptions({ ...shared, port: settings.port, workers }) };
}

/** Options of every local Miniflare: state folder and quiet logging. */
export function sharedOptions({ stateDir }: Pick<StartSettings, "stateDir">): Partial<MiniflareOptions> {
  return {
    log: new Log(LogLevel.WARN),
    logRequests: false,
    // Without it, every visitor would come from the sample place that Miniflare ships.
    cf: {},
    defaultPersistRoot: resolve(stateDir, "v3"),
  };
}

/** A worker's bindings from the build, with its variables overridden by this start's settings. */
export function describeWorker(name: string, bindingsFile: string, { overrides }: StartSettings) {
  const options = bindingsSchema.parse(JSON.parse(readFileSync(bindingsFile, "utf8")));
  const queueConsumers = Object.fromEntries(
    Object.entries(options.queueConsumers).map(([queue, consumer]) => [
      queue,
      { ...consumer, maxBatchTimeout: Math.min(consumer.maxBatchTimeout, LONGEST_BATCH) },
    ]),
  );
  const bindings = { ...options.bindings, ...overrides };
  return { ...options, name, rootPath: resolve("."), bindings, queueConsumers };
}

/** A worker that only provides its bindings. */
export const EMPTY = { modules: true, script: "export default {}" } as const;

export function script(path: string): Pick<WorkerOptions, "modules"> {
  return { modules: [{ type: "ESModule", path }] };
}

/**
 * Serves the files that exist; the site handles the rest, a missing file too. Pages answers those itself, without
 * the Cache-Control of `_headers`, which the local assets would keep for a year.
 */
function describeAssets(): WorkerOptions["assets"] {
  return {
    directory: resolve(CLIENT),
    binding: "ASSETS",
    routerConfig: { has_user_worker: true },
  };
}
