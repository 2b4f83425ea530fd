import { type Clock, systemClock } from "../clock";
import { type Db, openDb } from "../db/database.server";
import { type Env, readEnv } from "../env.server";
import { type Queues, queuesOf } from "./queues.server";

/** What every task gets. */
export type JobContext = { env: Env; db: Db; analyticsDb: Db; queues: Queues; clock: Clock };

export function createJobContext(rawEnv: unknown, clock: Clock = systemClock): JobContext {
  const env = readEnv(rawEnv);
  return { env, db: openDb(env.DB), analyticsDb: openDb(env.ANALYTICS_DB), queues: queuesOf(env), clock };
}
