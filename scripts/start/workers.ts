import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Log, LogLevel, Miniflare, type MiniflareOptions, type WorkerOptions } from "miniflare";
import { z } from "zod";
import { CLIENT, PROGRAMS } from "../build.ts";
import type { StartSettings } from "./settings.ts";

const bindingsSchema = z.looseObject({ bindings: z.record(z.string(), z.json()).default({}) });
const routesSchema = z.object({ include: z.array(z.string()), exclude: z.array(z.string()) });

/** Runs the site and the jobs worker as they were built, in one workerd: one D1, and queues that lead from one to the other. */
export function startWorkers(settings: StartSettings): Miniflare {
  const { site, jobs } = PROGRAMS;
  return new Miniflare({
    ...sharedOptions(settings),
    host: "localhost",
    port: settings.port,
    workers: [
      {
        ...describeWorker("site", site.bindings, settings),
        ...script(site.script),
        assets: describeAssets(),
      },
      { ...describeWorker("jobs", jobs.bindings, settings), ...script(jobs.script) },
    ],
  });
}

/** What every local Miniflare has in common: the state folder, and no noise. */
export function sharedOptions({ stateDir }: Pick<StartSettings, "stateDir">): Partial<MiniflareOptions> {
  return {
    log: new Log(LogLevel.WARN),
    logRequests: false,
    cf: false,
    defaultPersistRoot: resolve(stateDir, "v3"),
  };
}

/** The bindings as a file of the build has them, and the settings of this start over their variables. */
export function describeWorker(name: string, bindingsFile: string, { given }: StartSettings) {
  const options = bindingsSchema.parse(JSON.parse(readFileSync(bindingsFile, "utf8")));
  return { ...options, name, rootPath: resolve("."), bindings: { ...options.bindings, ...given } };
}

export function script(path: string): Pick<WorkerOptions, "modules"> {
  return { modules: [{ type: "ESModule", path }] };
}

/** Static files as Pages serves them: what `_routes.json` excludes is a file, the functions answer everything else. */
function describeAssets(): WorkerOptions["assets"] {
  const routes = routesSchema.parse(JSON.parse(readFileSync(`${CLIENT}/_routes.json`, "utf8")));
  return {
    directory: resolve(CLIENT),
    binding: "ASSETS",
    routerConfig: {
      has_user_worker: true,
      static_routing: { user_worker: routes.include, asset_worker: routes.exclude },
    },
  };
}
