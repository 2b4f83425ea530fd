import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { z } from "zod";
import { createDatabase, type Database } from "./sqlite.ts";

/** What a token may touch, named as Cloudflare's permissions, less "Edit" or "Read". */
export const RIGHTS = [
  "Account Settings",
  "Billing",
  "D1",
  "Queues",
  "Workers R2 Storage",
  "Workers Scripts",
  "Cloudflare Pages",
] as const;
export type Right = (typeof RIGHTS)[number];

export type AccountOptions = {
  id: string;
  name?: string;
  plan?: "free" | "paid";
  /** R2 must once be enabled in the dashboard. */
  hasR2?: boolean;
  /** Name below workers.dev; a fresh account has none. */
  subdomain?: string | null;
  /** Default: all. */
  rights?: readonly Right[];
  /** Databases that exist already: ids by name. */
  databases?: Record<string, string>;
  buckets?: readonly string[];
  queues?: readonly string[];
  /** Names below pages.dev that another account has. */
  takenNames?: readonly string[];
};

export type Queue = {
  queue_id: string;
  queue_name: string;
  settings: Record<string, unknown>;
  consumers: Consumer[];
};

export type Consumer = {
  consumer_id: string;
  type: string;
  script: string;
  dead_letter_queue: string | undefined;
  settings: Record<string, unknown>;
};

/** What an upload says of a program: its bindings, variables and compatibility. */
export type Metadata = { bindings: Binding[] } & Record<string, unknown>;
export type Binding = { type: string; name: string } & Record<string, unknown>;

export type Version = {
  id: string;
  number: number;
  metadata: Metadata;
  /** SHA-256 of the code. */
  digest: string;
  created_on: string;
};
export type ScriptDeployment = {
  id: string;
  created_on: string;
  versions: { version_id: string; percentage: number }[];
};

export type Script = {
  name: string;
  tag: string;
  settings: Record<string, unknown>;
  secrets: Record<string, string>;
  versions: Version[];
  /** Newest first. */
  deployments: ScriptDeployment[];
  crons: string[];
  isOnWorkersDev: boolean;
};

export type Variable = { type: "secret_text" | "plain_text"; value: string };
export type DeploymentConfig = { env_vars: Record<string, Variable> } & Record<string, unknown>;

export type PagesDeployment = {
  id: string;
  url: string;
  environment: "production" | "preview";
  created_on: string;
  aliases: string[];
  branch: string;
  commit: string;
  /** Hashes of the static files by path. */
  manifest: Record<string, string>;
  metadata: Metadata | null;
  /** The secrets at that time: later ones take effect with the next deployment. */
  secrets: Record<string, string>;
};

export type Project = {
  id: string;
  name: string;
  subdomain: string;
  domains: string[];
  production_branch: string;
  deployment_configs: { production: DeploymentConfig; preview: DeploymentConfig };
  /** Newest first. */
  deployments: PagesDeployment[];
  liveId: string | null;
};

export type Bucket = { name: string; location: string; creation_date: string };

export type Account = {
  id: string;
  name: string;
  plan: "free" | "paid";
  hasR2: boolean;
  subdomain: string | null;
  rights: Set<Right>;
  databases: Map<string, Database>;
  buckets: Map<string, Bucket>;
  queues: Map<string, Queue>;
  scripts: Map<string, Script>;
  projects: Map<string, Project>;
  takenNames: readonly string[];
  /** Hashes of the static files that were uploaded. */
  assets: Set<string>;
  /** Files of SQL that were uploaded, by path. */
  uploads: Map<string, string>;
};

export function createAccount(options: AccountOptions): Account {
  const { id, name = id, plan = "paid", hasR2 = true, subdomain = id, rights = RIGHTS } = options;
  const databases = Object.entries(options.databases ?? {}).map(([name, uuid]) => createDatabase(uuid, name));
  return {
    ...{ id, name, plan, hasR2, subdomain, rights: new Set(rights), takenNames: options.takenNames ?? [] },
    databases: new Map(databases.map((database) => [database.uuid, database])),
    buckets: new Map((options.buckets ?? []).map((bucket) => [bucket, createBucket(bucket)])),
    queues: new Map((options.queues ?? []).map(createQueue).map((queue) => [queue.queue_id, queue])),
    ...{ scripts: new Map(), projects: new Map() },
    ...{ assets: new Set(), uploads: new Map() },
  };
}

export function createBucket(name: string, location = "ENAM"): Bucket {
  return { name, location, creation_date: new Date().toISOString() };
}

export function createQueue(queue_name: string): Queue {
  return { queue_id: randomUUID().replaceAll("-", ""), queue_name, settings: {}, consumers: [] };
}

/** Rows of one of the account's databases. @throws if it has no such one */
export function queryDatabase(account: Account, name: string, sql: string): unknown[] {
  const database = [...account.databases.values()].find((database) => database.name === name);
  if (!database) throw new Error(`No database ${name}`);
  return database.execute(sql).flatMap(({ results }) => results);
}

const CONFIG = z.object({
  d1_databases: z.array(z.object({ database_name: z.string(), database_id: z.string() })),
});

/** The ids of both databases by name, as `wrangler.toml` has them. */
export function configuredDatabases(): Record<string, string> {
  const { d1_databases } = CONFIG.parse(parse(readFileSync("wrangler.toml", "utf8")));
  return Object.fromEntries(d1_databases.map((database) => [database.database_name, database.database_id]));
}
