import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { z } from "zod";
import { COMPATIBILITY, CRONS } from "../../scripts/deploy/bindings";
import { jobsConfig, siteConfig } from "../../scripts/deploy/config";

const ids = {
  DB: "00000000-0000-0000-0000-000000000000",
  ANALYTICS_DB: "00000000-0000-0000-0000-000000000001",
};
const environment = {
  name: "beaconry",
  databaseIds: ids,
  vars: { SITE_URL: "http://localhost:8788" },
  crons: CRONS,
};

const trackedSchema = z.object({
  name: z.string(),
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  d1_databases: z.array(
    z.object({ binding: z.string(), database_name: z.string(), database_id: z.string() }),
  ),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
  queues: z.object({
    producers: z.array(z.unknown()),
    consumers: z.array(z.unknown()).optional(),
  }),
  triggers: z.object({ crons: z.array(z.string()) }).optional(),
  vars: z.record(z.string(), z.string()),
});
const tracked = (file: string) => trackedSchema.parse(parse(readFileSync(file, "utf8")));

test("the site that is deployed has the local one's bindings", () => {
  expect(tracked("wrangler.toml").d1_databases).toHaveLength(2);
  expect(trackedSchema.parse(siteConfig(environment))).toEqual(tracked("wrangler.toml"));
});

test("the jobs worker that is deployed has the local one's bindings, queues and crons", () => {
  const local = tracked("workers/jobs/wrangler.toml");
  expect(local.queues.consumers).toHaveLength(5);
  expect(trackedSchema.parse(jobsConfig(environment))).toEqual(local);
});

test("the two programs share every database, bucket and queue", () => {
  const [site, jobs] = [siteConfig(environment), jobsConfig(environment)];
  expect(site.d1_databases).toEqual(jobs.d1_databases);
  expect(site.r2_buckets).toEqual(jobs.r2_buckets);
  expect(site.queues.producers).toEqual(jobs.queues.producers);
  expect(site).toMatchObject(COMPATIBILITY);
});

test("Workers AI is bound to the jobs worker that asks it, and to no other", () => {
  expect(jobsConfig(environment)).not.toHaveProperty("ai");
  const asking = { ...environment, vars: { ...environment.vars, CONTENT_WRITER: "workers-ai" } };
  expect(jobsConfig(asking)).toMatchObject({ ai: { binding: "AI" } });
});

test("a preview shares no name with production", () => {
  const names = (name: string) => {
    const { name: jobs, d1_databases, r2_buckets, queues } = jobsConfig({ ...environment, name });
    return [
      name,
      jobs,
      ...d1_databases.map(({ database_name }) => database_name),
      ...r2_buckets.map(({ bucket_name }) => bucket_name),
      ...queues.consumers.flatMap((consumer) => [
        consumer.queue,
        consumer.dead_letter_queue ?? consumer.queue,
      ]),
    ];
  };
  const production = new Set(names("beaconry"));
  // Project, worker, 2 databases, 2 buckets, 5 queues: a database has the project's name, the other that of a queue.
  expect(production.size).toBe(11 - 2);
  expect(names("beaconry-preview").filter((name) => production.has(name))).toEqual([]);
});
