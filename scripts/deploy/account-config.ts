import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { DATABASES } from "./bindings.ts";
import { ENVIRONMENTS, readState } from "./files.ts";

const FOLDER = "build/deploy";

/**
 * wrangler's arguments to reach the databases of the deployed environment under their local names: the ids stand in no
 * tracked file. `DEPLOY_ENVIRONMENT=preview` means the preview's. None before a deployment.
 */
export function accountConfig(): string[] {
  const environment = ENVIRONMENTS.find((name) => name === process.env.DEPLOY_ENVIRONMENT) ?? "production";
  const { accountId, databaseIds } = readState(environment);
  if (!DATABASES.every(({ binding }) => databaseIds[binding])) return [];
  const config = {
    name: "beaconry",
    ...(accountId ? { account_id: accountId } : {}),
    d1_databases: DATABASES.map(({ binding, suffix, migrations }) => ({
      binding,
      database_name: `beaconry${suffix}`,
      database_id: databaseIds[binding],
      migrations_dir: resolve(migrations),
    })),
  };
  mkdirSync(FOLDER, { recursive: true });
  const file = resolve(FOLDER, `databases.${environment}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return ["--config", file];
}
