import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** `npm run db:migrate` migrates the local database, `npm run db:migrate -- --remote` the account's. */
const isRemote = process.argv.includes("--remote");
const stateDir = resolve(process.env.STATE_DIR ?? ".wrangler/state");
const target = isRemote ? ["--remote"] : ["--local", "--persist-to", stateDir];
const result = spawnSync("wrangler", ["d1", "migrations", "apply", "beaconry", ...target], {
  stdio: "inherit",
  env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...(isRemote ? {} : { CI: "1" }) },
});
process.exitCode = result.status ?? 1;
