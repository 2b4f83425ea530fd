import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { freePorts, OWNER, startProgram, withoutSettings } from "../../support/server";

// Each starts the program or wrangler several times.
test.describe.configure({ timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), "beaconry-dump-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npm(state: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...args], {
    encoding: "utf8",
    env: { ...withoutSettings(process.env), STATE_DIR: state },
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** Every row of every table of both databases but the rebuilt ones, in an order of their own. */
function contents(state: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const path of globSync(join(state, "v3/d1/*/*.sqlite"))) {
    const database = new DatabaseSync(path, { readOnly: true });
    const tables = database
      .prepare(
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'",
      )
      .all();
    for (const { name } of tables) {
      const columns = database.prepare(`select name from pragma_table_info('${name}')`).all();
      const all = columns.map((column) => `quote("${column.name}")`).join(" || ',' || ");
      found[String(name)] = database
        .prepare(`select ${all} as row from "${name}"`)
        .all()
        .map(({ row }) => String(row))
        .sort();
    }
    database.close();
  }
  return found;
}

const start = async (state: string) => {
  const [port, jobsPort] = await freePorts();
  const ports = { PORT: String(port), JOBS_PORT: String(jobsPort) };
  const env = { ...withoutSettings(process.env), ...ports, STATE_DIR: state, CRON_CLOCK: "0" };
  return {
    url: `http://localhost:${port}`,
    ...(await startProgram({ ...env, OWNER_PASSWORD: OWNER.password })),
  };
};

test("dump, wipe, restore: every row of every table is there again, and the site works on it", async ({
  page,
}) => {
  const state = join(folder, "state");
  const dump = join(folder, "dump");
  const first = await start(state);
  // Longer than a statement may be, with what breaks quoting.
  const long = `${"A 'quoted' line; -- with \u{1F4EE} and a break\n".repeat(4000)}end`;
  await first.write("update blogs set content = ? where id = (select id from blogs limit 1)", [long]);
  await first.stop();
  const before = contents(state);
  expect(Object.keys(before).length).toBeGreaterThan(30);
  expect(before.leads?.length).toBeGreaterThan(10);
  expect(before.hits?.length).toBeGreaterThan(1000);

  expect(npm(state, "db:dump", "--", dump).said).toContain("Uploaded pictures and the archive are in R2");
  expect(npm(state, "db:dump", "--", dump)).toEqual({ status: 1, said: `${dump} is not empty.` });
  rmSync(state, { recursive: true });
  expect(npm(state, "db:migrate").status).toBe(0);
  expect(npm(state, "db:restore", "--", dump)).toEqual({
    status: 0,
    said: [
      "beaconry: every table has as many rows as in the dump, blogs_search, leads_search rebuilt.",
      "beaconry-analytics: every table has as many rows as in the dump.",
    ].join("\n"),
  });
  expect(contents(state)).toEqual(before);
  const again = npm(state, "db:restore", "--", dump);
  expect(again.status).toBe(1);
  expect(again.said).toMatch(/^beaconry is not empty \(\w+\): --replace deletes what it holds\.$/);
  expect(contents(state)).toEqual(before);

  const restored = await start(state);
  await page.goto(`${restored.url}/auth`);
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`${restored.url}/admin`);
  // The search by any part of a word is the one thing that was rebuilt.
  await page.goto(`${restored.url}/admin/leads`);
  const card = await page.locator("[data-lead]").first().textContent();
  const host = String(/@([\w-]+)\.example/.exec(card ?? "")?.[1]);
  await page.goto(`${restored.url}/admin/leads?${new URLSearchParams({ q: host.slice(1, -1) })}`);
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await expect(page.locator("[data-lead]")).toContainText(host);
  await page.goto(`${restored.url}/admin/leads?q=no-lead-has-this-name`);
  await expect(page.locator("[data-lead]")).toHaveCount(0);
  await page.goto(`${restored.url}/admin/analytics?range=all`);
  await expect(page.getByRole("heading", { name: "Website Analytics" })).toBeVisible();
  await page.goto(`${restored.url}/blog`);
  await expect(page.locator("main h1")).toBeVisible();
  await restored.stop();
});

test("a dump that is not complete, or of other tables, is refused before anything is deleted", async () => {
  const state = join(folder, "other");
  expect(npm(state, "db:migrate").status).toBe(0);
  const dump = join(folder, "empty-dump");
  expect(npm(state, "db:dump", "--", dump).status).toBe(0);
  const path = join(dump, "manifest.json");
  const manifest = readFileSync(path, "utf8");
  const tries: [string, string][] = [
    [manifest.replace('"0000_baseline.sql"', '"0009_later.sql"'), "Check out the version that wrote it"],
    [manifest.replace('"email_key"', '"other_key"'), "has other columns than in the dump"],
    [manifest.replace('"files": []', '"files": ["gone.sql"]'), "gone.sql is missing"],
    ["{", "is not the list of a dump"],
    ["{}", "is not the list of a dump"],
  ];
  for (const [text, sentence] of tries) {
    expect(text).not.toBe(manifest);
    writeFileSync(path, text);
    const { status, said } = npm(state, "db:restore", "--", dump, "--replace");
    expect([status, said]).toEqual([1, expect.stringContaining(sentence)]);
  }
  rmSync(path);
  expect(npm(state, "db:restore", "--", dump).said).toContain("holds no complete dump");
  expect(npm(state, "db:restore").said).toContain("Name a folder");
});
