import { spawnSync } from "node:child_process";
import { accountConfig } from "./deploy/account-config.ts";
import { DATABASES } from "./dump/files.ts";
import { readArguments } from "./start/arguments.ts";
import { migrateAll } from "./start/database.ts";
import { withLocalBindings } from "./start/local-bindings.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/** `npm run db:migrate` migrates the local databases, `npm run db:migrate -- --remote` the account's. */
try {
  const { remote: isRemote } = readArguments({
    usage: "npm run db:migrate [-- --remote]",
    flags: ["remote"],
  });
  if (isRemote) process.exitCode = migrateRemote() ? 0 : 1;
  else await migrateLocal();
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

async function migrateLocal(): Promise<void> {
  const { stateDir } = readSettings(process.env);
  await withLocalBindings(stateDir, ({ runSql }) => migrateAll(runSql, stateDir, console.log));
  console.log("The local databases have every migration.");
}

function migrateRemote(): boolean {
  return DATABASES.every((name) => {
    const { status } = spawnSync(
      "wrangler",
      ["d1", "migrations", "apply", name, "--remote", ...accountConfig()],
      {
        stdio: "inherit",
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      },
    );
    return status === 0;
  });
}
