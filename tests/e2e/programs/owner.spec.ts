import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { freePorts, OWNER, startProgram, withoutSettings } from "../../support/server";

// Each starts the program or wrangler several times.
test.describe.configure({ timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "beaconry-owner-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EMAIL = "ines@beaconry.example";

async function startSite(state: string, settings: Record<string, string> = {}) {
  const [port, jobsPort] = await freePorts();
  const ports = { PORT: String(port), JOBS_PORT: String(jobsPort), STATE_DIR: state };
  const env = { ...withoutSettings(process.env), ...ports, DEMO: "0", CRON_CLOCK: "0", ...settings };
  const program = await startProgram(env);
  return { ...program, url: `http://localhost:${port}`, said: program.output.join("\n") };
}

function dbOwner(state: string, args: string[] = [], settings: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync("npm", ["run", "--silent", "db:owner", "--", ...args], {
    encoding: "utf8",
    env: { ...withoutSettings(process.env), STATE_DIR: state, OWNER_EMAIL: EMAIL, ...settings },
  });
  return `${stdout}${stderr}`.trim();
}

/** Reads the business database of a program that is stopped. */
function read(state: string, query: string): unknown[] {
  for (const path of globSync(join(state, "v3/d1/*/*.sqlite"))) {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      if (database.prepare("select 1 from sqlite_master where name = 'users'").get()) {
        return database.prepare(query).all();
      }
    } finally {
      database.close();
    }
  }
  return [];
}

async function signIn(page: Page, url: string, password: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a start without an owner makes no account: it prints a link that makes the owner once", async ({
  page,
}) => {
  const state = join(folder, "link");
  const site = await startSite(state);
  const link = /become it at (\S+)/.exec(site.said)?.[1] ?? "";
  expect(link).toContain(`${site.url}/auth/setup?token=`);
  await page.goto(link);
  await page.getByLabel("Name").fill("Ines Vega");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByRole("button", { name: "Create Owner" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/first-run`);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(`${site.url}/auth`);
  await site.stop();
  expect(read(state, "select email, role from users")).toEqual([{ email: EMAIL, role: "owner" }]);
});

test("a new password from the environment or from db:owner ends every session", async ({ page }) => {
  const state = join(folder, "password");
  const settings = { OWNER_EMAIL: EMAIL, OWNER_PASSWORD: OWNER.password };
  const first = await startSite(state, settings);
  await signIn(page, first.url, OWNER.password);
  await expect(page).toHaveURL(`${first.url}/admin/first-run`);
  await first.stop();

  // The same password again changes nothing; another one does.
  await (await startSite(state, settings)).stop();
  expect(read(state, "select 1 as live from sessions")).toEqual([{ live: 1 }]);
  const second = await startSite(state, { ...settings, OWNER_PASSWORD: "lantern-over-water-8" });
  await page.goto(`${second.url}/admin`);
  await expect(page).toHaveURL(`${second.url}/auth`);
  await signIn(page, second.url, "lantern-over-water-8");
  await expect(page).toHaveURL(`${second.url}/admin/first-run`);
  await second.write([
    { query: "update users set role = 'staff', disabled_at = created_at", values: [] },
    {
      query: "insert into recovery_codes (user_id, code_hash) values ((select id from users), 'hash')",
      values: [],
    },
  ]);
  await second.stop();

  const said = dbOwner(state);
  const password = /^ines@beaconry\.example is the owner, password (\S+) \(shown this once\)/.exec(said)?.[1];
  expect(read(state, "select role, disabled_at from users")).toEqual([{ role: "owner", disabled_at: null }]);
  expect(read(state, "select * from sessions")).toEqual([]);
  expect(read(state, "select code_hash from recovery_codes")).toHaveLength(1);
  const third = await startSite(state);
  expect(third.said).toContain("Owner        as before");
  await page.goto(`${third.url}/admin`);
  await expect(page).toHaveURL(`${third.url}/auth`);
  await signIn(page, third.url, password ?? "");
  await expect(page).toHaveURL(`${third.url}/admin/first-run`);
  await page.goto(`${third.url}/admin/audit`);
  const told = page
    .getByRole("listitem")
    .filter({ hasText: `Operator made ${EMAIL} an owner on the server` });
  await expect(told.first()).toBeVisible();
  await third.stop();

  expect(dbOwner(state, ["--without-factors"], { OWNER_PASSWORD: "o'neill's own harbor" })).toBe(
    `${EMAIL} is the owner. All earlier sessions have ended.`,
  );
  expect(read(state, "select * from recovery_codes")).toEqual([]);
  expect(read(state, "select * from sessions")).toEqual([]);
});
