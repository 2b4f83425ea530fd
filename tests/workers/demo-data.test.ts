import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { removeDemoData } from "../../app/admin/demo-data.server";
import { verifyPassword } from "../../app/auth/password/password.server";
import { createSession, readSession } from "../../app/auth/sessions/sessions.server";
import { findAccount } from "../../app/auth/sign-in/accounts.server";
import { listMembers, saveName, saveTheme } from "../../app/auth/users.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { openDb } from "../../app/platform/db/database.server";
import { isEmpty, seedDemoData } from "../../scripts/demo";
import { isDemoWanted, removeDemo } from "../../scripts/demo/removal";
import { SENDER, submission } from "../support/contact";
import { signedInStaff } from "../support/staff";
import {
  analyticsRows,
  clearAnalytics,
  clearTables,
  rows,
  testAnalyticsDb,
  testDb,
} from "../support/workers-env";

const NOW = new Date("2026-03-05T20:45:00.000Z");
const TABLES = [
  "leads",
  "lead_submissions",
  "lead_activities",
  "lead_notes",
  "bookings",
  "ad_costs",
  "deals",
  "deal_stage_changes",
  "blogs",
  "blog_generation_log",
  "draft_reviews",
  "postcards",
] as const;

/** What the colleagues of the demo are and did. */
const WORK = [
  "users",
  "profiles",
  "sessions",
  "auth_tokens",
  "mails",
  "notifications",
  "audit_log",
  "lead_imports",
  "lead_import_rows",
] as const;

beforeEach(async () => {
  await clearTables(...TABLES, ...WORK);
  await clearAnalytics();
});

async function countVisits(query: string): Promise<number> {
  return Number((await analyticsRows(query))[0]?.n);
}

async function count(query: string): Promise<number> {
  return Number((await rows(query))[0]?.n);
}

async function counts(): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of TABLES) counted[table] = await count(`select count(*) as n from ${table}`);
  return counted;
}

/** A database that counts its write calls; a batch counts once. */
function countedDb() {
  let count = 0;
  const database: D1Database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "withSession") return () => database;
      if (name === "batch") count += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: openDb(database), batches: () => count };
}

test("an empty database is filled, with every lead and post marked as demo", async () => {
  expect(await isEmpty(testDb())).toBe(true);
  const { db, batches } = countedDb();
  await seedDemoData(db, testAnalyticsDb(), NOW);
  // The first start waits for these: 200 visits per batch, everything else in one.
  expect(batches()).toBeLessThan(40);
  expect(await isEmpty(testDb())).toBe(false);
  expect(await count("select count(*) as n from leads where is_demo = 1")).toBe(60);
  expect(await count("select count(*) as n from blogs where is_demo = 1")).toBe(14);
  expect(await count("select count(*) as n from blogs where published = 1")).toBe(8);
  expect(await count("select count(*) as n from deals")).toBe(32);
  expect(await count("select count(distinct lead_id) as n from lead_activities")).toBe(60);
  expect(await count("select count(*) as n from lead_notes")).toBeGreaterThan(30);
});

test("seeding again changes nothing", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const before = await counts();
  await seedDemoData(testDb(), testAnalyticsDb(), new Date(NOW.getTime() + 1000));
  expect(await counts()).toEqual(before);
});

/** Rows per table of both databases. `settings` keeps the company, `ingest_state` its version. */
async function allCounts(): Promise<Record<string, number>> {
  const list = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
    and name not like '_cf_%' and name not like 'd1_%' and name not in ('settings', 'ingest_state', 'texts')
    and name not like 'lead_search_%'`;
  const counted: Record<string, number> = {};
  for (const { name } of await rows(list))
    counted[`business ${name}`] = await count(`select count(*) n from "${name}"`);
  for (const { name } of await analyticsRows(list))
    counted[`visits ${name}`] = await countVisits(`select count(*) n from "${name}"`);
  return counted;
}

test("removing the demo data leaves as many rows in each table as there were before it", async () => {
  await signedInStaff("owner@beaconry.example", "owner", NOW);
  const before = await allCounts();
  expect(before["business users"]).toBe(1);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const seeded = await allCounts();
  const grown = Object.keys(seeded).filter((table) => seeded[table] !== before[table]);
  for (const table of [...TABLES, ...WORK.filter((name) => name !== "sessions" && name !== "auth_tokens")])
    expect(grown).toContain(`business ${table}`);
  expect(grown).toContain("visits mail_visits");
  await removeDemoData(testDb(), testAnalyticsDb());
  expect(await allCounts()).toEqual(before);
});

test("nobody gets in as a colleague of the demo: not by password, by a new one, or with a session", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const [mara] = await rows("select id, email from users where is_demo = 1 order by email");
  const [id, email] = [String(mara?.id), String(mara?.email)];
  expect(await findAccount(testDb(), { email }, "")).toBeNull();
  expect(await findAccount(testDb(), { id }, "")).toBeNull();
  for (const password of ["none", "", "scrypt"])
    expect((await verifyPassword(password, "none")).valid).toBe(false);
  const cookie = await createSession(testDb(), new Request("https://beaconry.example/"), id, NOW);
  const withCookie = new Request("https://beaconry.example/admin", {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  expect(await readSession(testDb(), withCookie, NOW)).toBeNull();
  // The same session opens once the account is a real one: it is the mark that closes it.
  await rows("update users set is_demo = 0 where id = ?1", id);
  expect((await readSession(testDb(), withCookie, NOW))?.staff.id).toBe(id);
});

test("removing the demo data keeps everything else", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  await submitContact(testDb(), submission(), SENDER, NOW);
  await removeDemoData(testDb(), testAnalyticsDb());
  expect(await count("select count(*) n from audit_log where action = 'lead.status'")).toBe(0);
  const left = await counts();
  expect(left).toMatchObject({ leads: 1, lead_submissions: 1, lead_activities: 1 });
  for (const table of TABLES.slice(3)) expect(left[table], table).toBe(0);
  expect(await count("select count(*) n from mails where transport is null")).toBeGreaterThan(0);
  for (const table of ["hits", "sessions", "rollup_hours", "session_returns"]) {
    expect(await countVisits(`select count(*) as n from ${table}`), table).toBe(0);
  }
});

test("the first account has a person's name everywhere and is every demo's host, until the demo goes or somebody saves the host", async () => {
  const owner = await signedInStaff("owner@beaconry.example", "owner", NOW);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const hosts = () => rows("select name, about, is_active, length(feed_secret) secret from booking_hosts");
  const nameInList = async () =>
    (await listMembers(testDb())).find(({ id }) => id === owner.staff.id)?.name ?? "";
  const theo = { name: "Theo Baptiste", about: "Local search", is_active: 1, secret: 64 };
  expect(await hosts()).toEqual([theo]);
  expect(await nameInList()).toBe("Theo Baptiste");
  expect(
    await count("select count(*) n from lead_activities where title = 'Booked a demo with Theo Baptiste'"),
  ).toBe(4);
  expect(await rows("select distinct host_id from bookings")).toEqual([{ host_id: owner.staff.id }]);
  await removeDemoData(testDb(), testAnalyticsDb());
  expect(await hosts()).toEqual([]);
  expect(await nameInList()).toBe("owner@beaconry.example");
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  await rows(
    "insert into audit_log (id, actor_label, action, entity, entity_id, created_at) values ('saved', 'owner', 'booking.host', 'booking_host', ?, ?)",
    owner.staff.id,
    NOW.toISOString(),
  );
  await removeDemoData(testDb(), testAnalyticsDb());
  expect(await hosts()).toEqual([theo]);
});

test("what the first account chose during the demo stays, and so does a name that was saved", async () => {
  const { id } = (await signedInStaff("owner@beaconry.example", "owner", NOW)).staff;
  const profile = () => rows("select display_name, theme from profiles where user_id = ?", id);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  await saveTheme(testDb(), id, "dark");
  await removeDemoData(testDb(), testAnalyticsDb());
  expect(await profile()).toEqual([{ display_name: null, theme: "dark" }]);
  await saveName(testDb(), id, "Theo Baptiste", NOW);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  await removeDemoData(testDb(), testAnalyticsDb());
  expect(await profile()).toEqual([{ display_name: "Theo Baptiste", theme: "dark" }]);
});

test("removed by command, the demo is not added again, and the audit says so", async () => {
  expect(await isDemoWanted(testDb())).toBe(true);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  expect(await isDemoWanted(testDb())).toBe(false);
  await removeDemo(testDb(), testAnalyticsDb(), NOW);
  expect(await isEmpty(testDb())).toBe(true);
  expect(await isDemoWanted(testDb())).toBe(false);
  expect(await rows("select actor_label, action, created_at from audit_log")).toEqual([
    { actor_label: "Operator", action: "demo.remove", created_at: NOW.toISOString() },
  ]);
  await rows("delete from settings where key = 'demo-removed'");
});
