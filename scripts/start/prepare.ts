import { type Env, readEnv } from "../../app/platform/env.server.ts";
import { build, isBuildStale } from "../build.ts";
import { migrateLocalDatabase, withLocalDatabase } from "./database.ts";
import { seedWhenEmpty } from "./demo.ts";
import { ensureOwner, type OwnerPassword } from "./owner.ts";
import { reasonOf, StartProblem } from "./problem.ts";
import type { StartSettings } from "./settings.ts";

export type Prepared = { env: Env; ownerPassword: OwnerPassword };

/** Builds when sources changed. @throws StartProblem with the build's own output */
export async function buildSite(say: (line: string) => void, signal: AbortSignal): Promise<void> {
  if (!isBuildStale()) return;
  say("Building the site …");
  try {
    await build(signal);
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Migrates the database, makes the owner and the demo data, and checks the settings. @throws StartProblem */
export async function prepareDatabase(
  settings: StartSettings,
  say: (line: string) => void,
): Promise<Prepared> {
  const applied = await migrateLocalDatabase(settings.stateDir);
  if (applied > 0) say(`Applied ${applied} migration${applied === 1 ? "" : "s"}`);
  return withLocalDatabase(settings.stateDir, async (db, bindings) => {
    const env = checkSettings({ ...bindings, ...settings.devVars?.values, ...settings.given });
    const ownerPassword = await ensureOwner(db, settings.owner, new Date());
    if (settings.demo && (await seedWhenEmpty(db, new Date())))
      say("Added the demo data (DEMO=0 leaves it out)");
    return { env, ownerPassword };
  });
}

function checkSettings(values: object): Env {
  try {
    return readEnv(values);
  } catch (error) {
    throw new StartProblem(reasonOf(error));
  }
}
