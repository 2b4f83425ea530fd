import { spawnSync } from "node:child_process";
import { hashPassword } from "../app/auth/password.server.ts";
import { newId, randomToken } from "../app/platform/ids.ts";
import { StartProblem } from "./start/problem.ts";
import { readSettings } from "./start/settings.ts";

/** `npm run db:owner -- --remote` creates the owner in the account's database, or sets a new password. */
try {
  const { owner, stateDir } = readSettings(process.env);
  const password = owner.password ?? randomToken(12);
  const target = process.argv.includes("--remote") ? ["--remote"] : ["--local", "--persist-to", stateDir];
  const command = await ownerStatement(owner.email, password, new Date().toISOString());
  const { status } = spawnSync(
    "wrangler",
    ["d1", "execute", "beaconry", ...target, "--yes", "--command", command],
    {
      stdio: ["inherit", "ignore", "inherit"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    },
  );
  if (status !== 0) throw new StartProblem("The owner could not be stored; wrangler's message is above.");
  console.log(
    `${owner.email} is the owner${owner.password ? "" : `, password ${password} (shown this once)`}.`,
  );
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}

async function ownerStatement(email: string, password: string, at: string): Promise<string> {
  const values = [newId(), email, await hashPassword(password), "owner", at, at].map(quote).join(", ");
  return `insert into users (id, email, password_hash, role, created_at, updated_at) values (${values})
    on conflict (lower(email)) do update set password_hash = excluded.password_hash, updated_at = excluded.updated_at`;
}

/** Quotes a SQL string; wrangler's command line takes no parameters. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
