import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { configuredDatabases, queryDatabase } from "../../support/cloudflare-api/account";
import { createFakeCloudflare } from "../../support/cloudflare-api/server";
import { openDatabase } from "../../support/database";
import { SMTP } from "../../support/fixtures";
import { runMainJob } from "../../support/main-job";
import { runScript as npm } from "../../support/npm";
import { startServer } from "../../support/server";
import { startSmtpInbox } from "../../support/smtp-inbox";
import { PHONE } from "../../support/visitor";

// Each starts the program or wrangler several times.
test.describe.configure({ timeout: 600_000 });
test.use({ userAgent: PHONE, viewport: { width: 1280, height: 900 } });

const folder = mkdtempSync(join(tmpdir(), "beaconry-dump-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

test("dump, wipe, restore: every row of every table is there again, and the main job works on it", async ({
  browser,
}) => {
  const state = join(folder, "state");
  const dump = join(folder, "dump");
  const first = await startServer({ demo: true, settings: { STATE_DIR: state } });
  // Longer than a statement may be, with what breaks quoting.
  const long = `${"A 'quoted' line; -- with \u{1F4EE} and a break\n".repeat(4000)}end`;
  const query = "update blogs set content = ? where id = (select id from blogs limit 1)";
  await first.write([{ query, values: [long] }]);
  await first.stop();
  const before = contents(state);
  expect(Object.keys(before).length).toBeGreaterThan(30);
  expect(before.leads?.length).toBeGreaterThan(10);
  // More than a page of the dump.
  expect(before.hits?.length).toBeGreaterThan(1000);

  const local = { STATE_DIR: state };
  expect((await npm(local, "db:dump", "--", dump)).said).toContain(
    "Uploaded pictures and the archive are in R2",
  );
  expect(await npm(local, "db:dump", "--", dump)).toEqual({ status: 1, said: `${dump} is not empty.` });
  rmSync(state, { recursive: true });
  expect((await npm(local, "db:migrate")).status).toBe(0);
  expect(await npm(local, "db:restore", "--", dump)).toEqual({ status: 0, said: RESTORED });
  expect(contents(state)).toEqual(before);
  const again = await npm(local, "db:restore", "--", dump);
  expect(again.status).toBe(1);
  expect(again.said).toMatch(/^beaconry is not empty \(\w+\): --replace deletes what it holds\.$/);
  expect(contents(state)).toEqual(before);

  const smtp = await startSmtpInbox();
  const mail = { ...SMTP, SMTP_PORT: String(smtp.port) };
  const server = await startServer({ demo: true, settings: { ...mail, STATE_DIR: state } });
  const db = openDatabase({ stateDir: state, write: server.write });
  const page = await browser.newPage({ baseURL: server.url });
  // The search by any part of a word was rebuilt.
  await runMainJob({ page, server, db, smtp });
  const { id } = z.object({ id: z.string() }).parse(db.get("select min(id) id from leads"));
  const erased = "insert into erasures (lead_id, erased_at) values (?, ?)";
  await server.write([{ query: erased, values: [id, new Date().toISOString()] }]);
  db.close();
  await server.stop();
  await smtp.close();

  // Who was erased since the dump stays erased.
  const { status, said } = await npm(local, "db:restore", "--", dump, "--replace");
  expect([status, said]).toEqual([
    0,
    `${RESTORED}\n1 leads that were erased since the dump are erased again.`,
  ]);
  expect(contents(state).leads).toHaveLength((before.leads?.length ?? 0) - 1);
  const list = join(folder, "erased.json");
  expect((await npm(local, "db:erasures", "--", "save", list)).said).toContain("1 erased leads are noted in");
  expect(JSON.parse(readFileSync(list, "utf8"))).toEqual([id]);
  expect(await npm(local, "db:erasures", "--", "replay", list)).toEqual({
    ...{ status: 0, said: "0 leads that were back are erased again." },
  });
});

const RESTORED = [
  "beaconry: every table has as many rows as in the dump, blogs_search, leads_search rebuilt.",
  "beaconry-analytics: every table has as many rows as in the dump.",
].join("\n");

test("--remote: an account's databases are migrated, restored and dumped, and the dumps are equal", async () => {
  const state = join(folder, "seeded");
  const [from, to] = [join(folder, "local-dump"), join(folder, "remote-dump")];
  expect((await npm({ STATE_DIR: state }, "db:seed")).status).toBe(0);
  expect((await npm({ STATE_DIR: state }, "db:dump", "--", from)).status).toBe(0);

  const api = await createFakeCloudflare({ accounts: [{ id: "account", databases: configuredDatabases() }] });
  const account = { ...api.env("account"), STATE_DIR: join(folder, "unused") };
  expect((await npm(account, "db:migrate", "--", "--remote")).status).toBe(0);
  expect(await npm(account, "db:restore", "--", from, "--remote")).toEqual({ status: 0, said: RESTORED });
  expect((await npm(account, "db:dump", "--", to, "--remote")).status).toBe(0);
  expect(filesOf(to)).toEqual(filesOf(from));
  expect(
    (await npm({ ...account, OWNER_EMAIL: "ines@beaconry.example" }, "db:owner", "--", "--remote")).said,
  ).toContain("ines@beaconry.example is the owner");
  const staff = "select email, role from users where is_demo = 0";
  expect(queryDatabase(api.account("account"), "beaconry", staff)).toEqual([
    { email: "ines@beaconry.example", role: "owner" },
  ]);
  const refused = await npm(
    { ...account, CLOUDFLARE_API_TOKEN: "wrong" },
    "db:dump",
    "--",
    join(folder, "none"),
    "--remote",
  );
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining("beaconry: ")]);
  await api.close();
});

/** The dump's files without the moment in its list. */
function filesOf(dump: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(dump).map((name) => [
      name,
      readFileSync(join(dump, name), "utf8").replace(/"writtenAt": "[^"]+"/, ""),
    ]),
  );
}

test("a dump that is not complete, or of other tables, is refused before anything is deleted", async () => {
  const state = join(folder, "other");
  expect((await npm({ STATE_DIR: state }, "db:migrate")).status).toBe(0);
  const dump = join(folder, "empty-dump");
  expect((await npm({ STATE_DIR: state }, "db:dump", "--", dump)).status).toBe(0);
  const path = join(dump, "manifest.json");
  const manifest = readFileSync(path, "utf8");
  const tries: [string, string][] = [
    [
      manifest.replace('"0000_baseline.sql"', '"0009_later.sql"'),
      "Only in the database: 0000_baseline.sql. Only in the dump: 0009_later.sql. Check out the version that wrote the dump",
    ],
    [manifest.replace('"email_key"', '"other_key"'), "has other columns than in the dump"],
    [manifest.replace('"files": []', '"files": ["gone.sql"]'), "gone.sql is missing"],
    ["{", "is not the list of a dump"],
    ["{}", "is not the list of a dump"],
  ];
  for (const [text, sentence] of tries) {
    expect(text).not.toBe(manifest);
    writeFileSync(path, text);
    const { status, said } = await npm({ STATE_DIR: state }, "db:restore", "--", dump, "--replace");
    expect([status, said]).toEqual([1, expect.stringContaining(sentence)]);
  }
  rmSync(path);
  expect((await npm({ STATE_DIR: state }, "db:restore", "--", dump)).said).toContain(
    "holds no complete dump",
  );
  expect((await npm({ STATE_DIR: state }, "db:restore")).said).toContain("Usage: npm run db:restore");
});
