import { openDb } from "../../app/platform/db/database.server.ts";
import { type Env, readEnv } from "../../app/platform/env.server.ts";
import { migrateAll } from "./database.ts";
import { ensureOwner, type Owner } from "./owner.ts";
import { reasonOf, StartProblem } from "./problem.ts";
import type { StartSettings } from "./settings.ts";
import type { RunSql } from "./sql.ts";

/** The site's bindings, as Miniflare exposes them to Node. */
export type LocalEnv = { DB: D1Database; ANALYTICS_DB: D1Database };
export type Prepared = { env: Env; owner: Owner };

/** Checks the settings, migrates the databases, and creates the owner and the demo data. @throws StartProblem */
export async function prepareDatabase(
  bindings: LocalEnv,
  settings: StartSettings,
  { runSql, log }: { runSql: RunSql; log: (line: string) => void },
): Promise<Prepared> {
  const env = checkSettings(bindings);
  await migrateAll(runSql, settings.stateDir, log);
  return { env, owner: await fill(bindings, settings, { log, siteUrl: env.SITE_URL }) };
}

async function fill(
  { DB, ANALYTICS_DB }: LocalEnv,
  settings: StartSettings,
  { log, siteUrl }: { log: (line: string) => void; siteUrl: string },
): Promise<Owner> {
  const now = new Date();
  const owner = await ensureOwner(DB, settings.owner, { siteUrl, now });
  if (!settings.demo) return owner;
  const [db, { isDemoWanted }] = [openDb(DB), await import("../demo/removal.ts")];
  if (await isDemoWanted(db)) {
    const { seedDemoData } = await import("../demo/index.ts");
    log("Adding the demo data (DEMO=0 leaves it out) …");
    await seedDemoData(db, openDb(ANALYTICS_DB), now);
  }
  return owner;
}

function checkSettings(values: object): Env {
  try {
    return readEnv(values);
  } catch (error) {
    throw new StartProblem(reasonOf(error));
  }
}
