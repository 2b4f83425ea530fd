import { type Clock, systemClock } from "../clock";
import type { CompanySettings } from "../company";
import { readCompany } from "../company.server";
import { type Db, openDb } from "../db/database.server";
import { type Env, readEnv } from "../env.server";
import { type Queues, queuesOf } from "./outbox.server";

/** What every task gets. */
export type JobContext = {
  env: Env;
  db: Db;
  analyticsDb: Db;
  /** The company as owners have set it. */
  company: () => Promise<CompanySettings>;
  queues: Queues;
  clock: Clock;
  /** The bodies of all messages that came in one delivery, for services that take several at once. */
  batch: unknown[];
};

export function createJobContext(
  rawEnv: unknown,
  clock: Clock = systemClock,
  batch: unknown[] = [],
): JobContext {
  const env = readEnv(rawEnv);
  const db = openDb(env.DB);
  return {
    env,
    db,
    analyticsDb: openDb(env.ANALYTICS_DB),
    company: () => readCompany(db, env),
    queues: queuesOf(env),
    clock,
    batch,
  };
}
