import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Log, LogLevel, Miniflare, type WorkerOptions } from "miniflare";
import { z } from "zod";
import { SETTING_NAMES } from "../../app/platform/env.server.ts";
import { CLIENT, PROGRAMS } from "../build.ts";

/*
 * Runs one of the two built programs in workerd until a signal ends it. Wrangler's development server is left out: its
 * watchers, bundler and proxy start slowly, take processor time while nothing happens, and are of no use to a program
 * that is built.
 */
const environment = z
  .object({ PROGRAM: z.enum(["site", "jobs"]), PROGRAM_PORT: z.coerce.number(), PROGRAM_STATE: z.string() })
  .parse(process.env);
const bindingsSchema = z.looseObject({ bindings: z.record(z.string(), z.json()).default({}) });
const routesSchema = z.object({ include: z.array(z.string()), exclude: z.array(z.string()) });

const { PROGRAM: program, PROGRAM_PORT: port, PROGRAM_STATE: stateDir } = environment;
const miniflare = new Miniflare({
  workers: [program === "site" ? describeSite() : describeWorker()],
  host: "localhost",
  port,
  log: new Log(LogLevel.WARN),
  logRequests: false,
  cf: false,
  defaultPersistRoot: resolve(stateDir, "v3"),
  // Queues find their consumer through this folder: two starts with two state folders stay apart.
  unsafeDevRegistryPath: resolve(stateDir, "registry"),
  unsafeTriggerHandlers: program === "jobs",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => void miniflare.dispose().finally(() => process.exit(0)));
}
await miniflare.ready;

/** The Pages project: what `_routes.json` excludes is a file, everything else is answered by the functions. */
function describeSite(): WorkerOptions {
  const routes = routesSchema.parse(JSON.parse(readFileSync(`${CLIENT}/_routes.json`, "utf8")));
  return {
    ...describeWorker(),
    assets: {
      directory: resolve(CLIENT),
      binding: "ASSETS",
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: routes.include, asset_worker: routes.exclude },
      },
    },
  };
}

/** The bindings of the configuration, the script as it was built, and the settings of this start over its variables. */
function describeWorker(): WorkerOptions {
  const { script, bindings: file } = PROGRAMS[program];
  const bindings = bindingsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const settings = SETTING_NAMES.flatMap((name) =>
    process.env[name] ? [[name, process.env[name]] as const] : [],
  );
  return {
    ...bindings,
    name: program,
    rootPath: resolve("."),
    modules: [{ type: "ESModule", path: script }],
    bindings: { ...bindings.bindings, ...Object.fromEntries(settings) },
  };
}
