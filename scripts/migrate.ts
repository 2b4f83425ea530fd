import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** `npm run db:migrate` migrates the local databases, `npm run db:migrate -- --remote` the account's. */
const DATABASES = ["beaconry", "beaconry-analytics"];

const isRemote = process.argv.includes("--remote");
const stateDir = resolve(process.env.STATE_DIR ?? ".wrangler/state");
const target = isRemote ? ["--remote"] : ["--local", "--persist-to", stateDir];
const env = { ...process.env, WRANGLER_SEND_METRICS: "false", ...(isRemote ? {} : { CI: "1" }) };
const isMigrated = DATABASES.every((name) => {
  const { status } = spawnSync("wrangler", ["d1", "migrations", "apply", name, ...target], {
    stdio: "inherit",
    env,
  });
  return status === 0;
});
process.exitCode = isMigrated ? 0 : 1;
