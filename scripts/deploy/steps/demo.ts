import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Deployment, remember, say } from "../deployment.ts";
import { query } from "./databases.ts";

const runFile = promisify(execFile);

/** Fills a preview's databases with the demo company, once: a local copy is made, dumped, and restored there. */
export async function seedPreview(deployment: Deployment): Promise<void> {
  const { cloudflare, databaseIds, environment, state, token } = deployment;
  if (environment !== "preview" || state.isSeeded) return;
  const sql = "select id from leads union all select id from blogs limit 1";
  const found = await query(cloudflare, databaseIds.DB, { doing: "look for leads", sql });
  if (found.length === 0) {
    say("  making the demo company, which takes a minute …");
    const folder = mkdtempSync(join(tmpdir(), "beaconry-demo-"));
    const account = { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: cloudflare.accountId };
    const env = {
      ...process.env,
      ...account,
      STATE_DIR: join(folder, "state"),
      DEPLOY_ENVIRONMENT: environment,
    };
    const run = (...args: string[]) => runFile("npm", ["run", "-s", ...args], { env });
    try {
      await run("db:seed");
      await run("db:dump", "--", join(folder, "dump"));
      await run("db:restore", "--", join(folder, "dump"), "--remote", "--replace");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    say("  made   the demo company");
  }
  remember(deployment, { isSeeded: true });
}
