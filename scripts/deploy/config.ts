import { BUCKETS, COMPATIBILITY, DATABASES, type DatabaseBinding, DEAD_LETTERS, QUEUES } from "./bindings.ts";

/** What differs between two environments. */
export type Target = {
  /** The Pages project; the other resources are named after it. */
  name: string;
  databaseIds: Readonly<Record<DatabaseBinding, string>>;
  /** The settings of both programs, without secrets. */
  vars: Readonly<Record<string, string>>;
  crons: readonly string[];
};

export const jobsName = (name: string) => `${name}-jobs`;

/** wrangler's configuration of the site, a Pages project whose folder `client` holds the files and the worker. */
export function siteConfig(target: Target) {
  return {
    name: target.name,
    pages_build_output_dir: "client",
    ...COMPATIBILITY,
    ...resourcesOf(target),
    queues: { producers: producersOf(target) },
    vars: target.vars,
  };
}

/** wrangler's configuration of the jobs worker, bundled already. It has no address: only queues and crons start it. */
export function jobsConfig(target: Target) {
  const { name, vars, crons } = target;
  return {
    name: jobsName(name),
    main: "index.js",
    no_bundle: true,
    ...COMPATIBILITY,
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
    // The paid plan's own default; the free plan, on which nobody could sign in, refuses it.
    limits: { cpu_ms: 30_000 },
    triggers: { crons },
    ...resourcesOf(target),
    queues: {
      producers: producersOf(target),
      consumers: QUEUES.map(({ suffix, consumer }) => ({
        queue: name + suffix,
        ...consumer,
        ...(suffix === DEAD_LETTERS ? {} : { dead_letter_queue: name + DEAD_LETTERS }),
      })),
    },
    ...(vars.CONTENT_WRITER === "workers-ai" ? { ai: { binding: "AI" } } : {}),
    vars,
  };
}

function resourcesOf({ name, databaseIds }: Target) {
  return {
    d1_databases: DATABASES.map(({ binding, suffix }) => ({
      binding,
      database_name: name + suffix,
      database_id: databaseIds[binding],
    })),
    r2_buckets: BUCKETS.map(({ binding, suffix }) => ({ binding, bucket_name: name + suffix })),
  };
}

function producersOf({ name }: Target) {
  return QUEUES.flatMap(({ binding, suffix }) => (binding ? [{ binding, queue: name + suffix }] : []));
}
