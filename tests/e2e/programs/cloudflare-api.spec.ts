import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { configuredDatabases, queryDatabase } from "../../support/cloudflare-api/account";
import { createFakeCloudflare, type FakeCloudflare } from "../../support/cloudflare-api/server";
import { runProgram } from "../../support/npm";

// Each step starts wrangler.
test.describe.configure({ timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "beaconry-account-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BUCKETS = ["beaconry-archive", "beaconry-uploads"];
const QUEUES = ["mail", "indexing", "analytics", "content", "dead"].map((name) => `beaconry-${name}`);

test("wrangler creates an account's resources and deploys both programs to the stand-in", async () => {
  const resources = { databases: configuredDatabases(), buckets: BUCKETS.slice(1), queues: QUEUES.slice(1) };
  const api = await createFakeCloudflare({ accounts: [{ id: "account", ...resources }] });
  const account = api.account("account");
  const wrangler = (...args: string[]) => run(api, args);

  expect(await wrangler("d1", "create", "other", "--location", "enam")).toContain("Successfully created DB");
  expect([...account.databases.values()].map(({ name, location }) => [name, location])).toEqual([
    ["beaconry", null],
    ["beaconry-analytics", null],
    ["other", "enam"],
  ]);
  await wrangler("r2", "bucket", "create", "beaconry-archive");
  await wrangler("queues", "create", "beaconry-mail");
  await wrangler("pages", "project", "create", "beaconry", "--production-branch", "main");

  expect(await wrangler("d1", "migrations", "apply", "beaconry", "--remote")).toContain("0000_baseline.sql");
  await wrangler("d1", "migrations", "apply", "beaconry-analytics", "--remote");
  expect(queryDatabase(account, "beaconry", SEARCH)).toEqual([{ name: "leads_search" }]);

  expect(await wrangler("deploy", "--config", "workers/jobs/wrangler.toml")).toContain("Deployed");
  const jobs = account.scripts.get("beaconry-jobs");
  expect(jobs?.crons).toEqual(["5 * * * *", "25 * * * *", "45 * * * *", "*/5 * * * *", "10 3 * * *"]);
  expect(jobs?.versions[0]?.metadata.bindings).toContainEqual({
    type: "d1",
    name: "DB",
    id: configuredDatabases().beaconry,
  });
  expect(
    [...account.queues.values()].flatMap(({ consumers }) => consumers.map(({ script }) => script)),
  ).toEqual(QUEUES.map(() => "beaconry-jobs"));

  await wrangler("pages", "deploy", "--project-name", "beaconry", "--branch", "main");
  const site = account.projects.get("beaconry")?.deployments[0];
  expect(site?.environment).toBe("production");
  expect(site?.metadata?.bindings).toContainEqual({
    type: "queue",
    name: "MAIL_QUEUE",
    queue_name: "beaconry-mail",
  });
  expect(Object.keys(site?.manifest ?? {})).toContain("/favicon.svg");
  await api.close();
});

const SEARCH = "select name from sqlite_master where sql like '%fts5%' and name = 'leads_search'";

/** @throws with wrangler's output if it fails */
async function run(api: FakeCloudflare, args: string[]): Promise<string> {
  const env = { ...api.env("account"), ...QUIET, WRANGLER_CACHE_DIR: folder };
  const { status, said } = await runProgram(env, "wrangler", args);
  if (status !== 0) throw new Error(`wrangler ${args.join(" ")}:\n${said}`);
  return said;
}

const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CI: "1",
};
