import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { removeDemoData } from "../../app/admin/demo-data.server";
import { loadPage } from "../../app/analytics/analytics-page/load.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { verifyPassword } from "../../app/auth/password/password.server";
import { createSession, readSession } from "../../app/auth/sessions/sessions.server";
import { findAccount } from "../../app/auth/sign-in/accounts.server";
import { listMembers, saveName, saveTheme } from "../../app/auth/users.server";
import { readFirstResponse } from "../../app/crm/first-response/first-response.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import { chooseBrief } from "../../app/generation/briefs";
import { listUsedBriefs } from "../../app/generation/runs.server";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
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
import { draftOf } from "../support/writers";

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

test("the demo's leads have been answered, most within two hours, until the demo goes", async () => {
  await signedInStaff("owner@beaconry.example", "owner", NOW);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const answers = await rows(
    `select unixepoch(a.created_at) - unixepoch(l.created_at) as seconds, a.created_at <= ? as is_past
      from audit_log a join leads l on l.id = a.entity_id where a.action = 'lead.status'`,
    NOW.toISOString(),
  );
  expect(answers.length).toBe(await count("select count(*) n from leads where status <> 'new'"));
  expect(answers.every(({ seconds, is_past }) => Number(seconds) > 0 && is_past === 1)).toBe(true);
  const inTime = answers.filter(({ seconds }) => Number(seconds) <= 7200);
  expect(inTime.length / answers.length).toBeGreaterThan(0.6);
  const { median } = await readFirstResponse(testDb(), NOW);
  expect(median).toBeGreaterThan(0);
  await removeDemoData(testDb(), testAnalyticsDb());
  expect(await count("select count(*) n from audit_log where action = 'lead.status'")).toBe(0);
});

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

test("the visits went through the recorder: counts and visits match the rows", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const views = await countVisits("select count(*) as n from website_analytics");
  const events = await countVisits("select count(*) as n from website_events");
  const sessions = await countVisits("select count(distinct session) as n from hits");
  expect(views).toBeGreaterThan(3500);
  const sum = (column: string, dimension: string) =>
    countVisits(`select sum(${column}) as n from rollup_hours where dimension = '${dimension}'`);
  expect(await sum("views", "page")).toBe(views);
  expect(await sum("events", "event")).toBe(events);
  expect(await sum("visits", "total")).toBe(sessions);
  expect(await sum("visits", "channel")).toBe(sessions);
  expect(await countVisits("select count(distinct channel) as n from sessions")).toBe(8);
});

test("a recent contact form is linked to the pages that were read before, and its lead to where the visit came from", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const linked = await rows(
    "select s.session_id, s.created_at, l.channel, l.landing_path from lead_submissions s join leads l on l.id = s.lead_id where s.session_id is not null",
  );
  expect(linked.length).toBeGreaterThan(8);
  for (const { session_id, created_at, channel, landing_path } of linked) {
    const pages = await analyticsRows(
      "select count(*) n from website_analytics where session_id = ?1 and timestamp < ?2",
      String(session_id),
      String(created_at),
    );
    expect(Number(pages[0]?.n)).toBeGreaterThan(0);
    const [visit] = await analyticsRows(
      "select c.text channel, p.text landing from sessions join texts c on c.id = channel join texts p on p.id = landing where session = unhex(replace(?, '-', ''))",
      String(session_id),
    );
    expect(visit).toEqual({ channel, landing: landing_path });
  }
});

test("the money line of the last 30 days ends in won deals", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const monthAgo = new Date(NOW.getTime() - 30 * 24 * 3_600_000).toISOString();
  const won = await rows(
    `select sum(d.value) cents from deals d join leads l on l.id = d.lead_id
      where d.stage = 'closed-won' and l.channel is not null and l.created_at > '${monthAgo}'`,
  );
  expect(Number(won[0]?.cents)).toBeGreaterThan(0);
});

test("what was paid for ads has leads and a return, and demos were held, missed and won", async () => {
  await signedInStaff("owner@beaconry.example", "owner", NOW);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const search = readReportSearch(new URLSearchParams("range=90d"), "UTC");
  const { page } = await loadPage({ db: testDb(), analyticsDb: testAnalyticsDb() }, search, {
    now: NOW,
    companyZone: "UTC",
  });
  const { table, demos, adLeads } = page.money ?? {};
  const paid = table?.rows.find(({ key }) => key === "paid");
  const [all] = await rows("select sum(value) / 100 won from deals where stage = 'closed-won'");
  expect(Number(table?.total.won.replace(/[$,]/g, ""))).toBe(all?.won);
  // January and February in full, and 5 of March's 31 days.
  expect(paid?.costs?.cost).toBe("$2,340");
  expect(Number(paid?.leads)).toBeGreaterThan(2);
  expect(Number.parseFloat(paid?.costs?.returned ?? "")).toBeGreaterThan(1);
  expect(Number(paid?.deals)).toBeGreaterThan(0);
  const [booked] = await rows(
    `select count(*) filter (where status <> 'cancelled') booked, count(*) filter (where status = 'done') held,
      count(*) filter (where status = 'no-show') missed, count(*) filter (where status = 'cancelled') cancelled,
      count(*) filter (where starts_at > '${NOW.toISOString()}') ahead from bookings`,
  );
  expect([demos?.booked, demos?.held.count, demos?.noShows.count]).toEqual(
    [booked?.booked, booked?.held, booked?.missed].map(String),
  );
  expect(demos?.cancelled).toBe(`${booked?.cancelled} more canceled`);
  // Nine held and two missed; the four that are still to come are in no share.
  expect([booked?.held, booked?.missed]).toEqual([9, 2]);
  expect([demos?.held.share, demos?.noShows.share]).toEqual([
    "81.8% of 11 with an outcome",
    "18.2% of 11 with an outcome",
  ]);
  for (const figure of ["booked", "held", "missed", "cancelled"])
    expect(Number(booked?.[figure]), figure).toBeGreaterThan(0);
  expect(booked?.ahead).toBe(4);
  expect(demos?.won.value).not.toBe("$0");
  const unknown = await count("select count(*) n from leads where channel is null");
  expect(unknown).toBeGreaterThan(1);
  expect(page.money?.flow?.caption).toContain(
    `${unknown} more leads with no known visit are listed only in the table.`,
  );
  expect(adLeads).toBe(
    await count("select count(*) n from leads where source = 'google_ads' and channel is null"),
  );
  expect(adLeads).toBeGreaterThan(0);
});

test("the demo data is one history: what has one row has the other, and nothing comes before its lead or after today", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const stages = await rows(
    `select l.status, count(distinct l.id) leads, count(d.id) deals, group_concat(distinct d.stage) stages
      from leads l left join deals d on d.lead_id = l.id group by l.status order by l.status`,
  );
  expect(stages).toEqual([
    { status: "contacted", leads: 12, deals: 0, stages: null },
    { status: "converted", leads: 7, deals: 7, stages: "closed-won" },
    { status: "lost", leads: 5, deals: 5, stages: "closed-lost" },
    { status: "negotiation", leads: 6, deals: 6, stages: "negotiation" },
    { status: "new", leads: 12, deals: 0, stages: null },
    { status: "proposal", leads: 8, deals: 8, stages: "proposal" },
    { status: "qualified", leads: 10, deals: 6, stages: "qualification,needs-analysis" },
  ]);
  const none = (query: string) => count(`select count(*) n from ${query}`);
  expect(await none("leads where converted <> (status = 'converted')")).toBe(0);
  // A new lead waits for its first answer; every other one has had it.
  expect(await none("leads where (last_contacted is null) <> (status = 'new')")).toBe(0);
  expect(
    await none(
      `lead_activities a join leads l on l.id = a.lead_id
        where l.status = 'new' and a.activity_type in ('email', 'meeting') and a.scheduled_at is null`,
    ),
  ).toBe(0);
  for (const table of ["deals", "lead_activities", "lead_notes"]) {
    const at = `${table} t join leads l on l.id = t.lead_id`;
    expect(await none(`${at} where t.created_at < l.created_at`), table).toBe(0);
    expect(await none(`${at} where t.created_at > '${NOW.toISOString()}'`), table).toBe(0);
  }
  // As many events of a form as visits that ended in one, and no booking without its row.
  const forms = await countVisits(
    "select count(*) n from website_events where event_name = 'contact_form_submit'",
  );
  expect(forms).toBe(await none("lead_submissions where session_id is not null"));
  expect(forms).toBeGreaterThan(8);
  const demos = await countVisits("select count(*) n from website_events where event_name = 'demo_booking'");
  expect(demos).toBe(await none("bookings"));
});

test("seeding again changes nothing", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const before = await counts();
  await seedDemoData(testDb(), testAnalyticsDb(), new Date(NOW.getTime() + 1000));
  expect(await counts()).toEqual(before);
});

test("the generators do not reuse the briefs of demo posts", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const titles = (await rows("select title from blogs")).map((row) => row.title);
  const used = await listUsedBriefs(testDb(), "generate-pixlseo-blog-post");
  expect(used.size).toBe(2);
  const next = chooseBrief("generate-pixlseo-blog-post", used);
  const first = chooseBrief("generate-pixlseo-blog-post", new Set());
  if (!first || !next) throw new Error("There is no brief");
  expect(titles).toContain((await draftOf(embeddedWriter, first)).title);
  expect(titles).not.toContain((await draftOf(embeddedWriter, next)).title);
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

test("the company is at work: colleagues, owners, demos ahead, mails whose links were opened, an import, what the owner is told of", async () => {
  await signedInStaff("owner@beaconry.example", "owner", NOW);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const one = async (query: string) => (await rows(query))[0];
  expect(
    await rows(
      "select role, is_demo, password_hash, count(*) n from users where is_demo = 1 group by 1, 2, 3",
    ),
  ).toEqual([{ role: "staff", is_demo: 1, password_hash: "none", n: 3 }]);
  expect(
    await count("select count(distinct assignee_id) n from lead_activities where completed_at is null"),
  ).toBe(4);
  expect(await count("select count(distinct assignee_id) n from deals")).toBe(4);
  expect(await count("select count(*) n from leads where assignee_id is null")).toBeLessThan(15);
  const now = NOW.toISOString();
  expect(
    await one(
      `select count(*) n, count(distinct host_id) hosts from bookings where status = 'booked' and starts_at > '${now}'`,
    ),
  ).toEqual({ n: 4, hosts: 1 });
  // Marked, complete, and nothing that a job would take up.
  expect(
    await one(
      "select count(*) n, count(distinct m.lead_id) leads, min(transport) by_demo, max(transport) only, count(a.id) activities from mails m left join lead_activities a on a.id = m.id",
    ),
  ).toMatchObject({ by_demo: "demo", only: "demo" });
  expect(await count("select count(*) n from mails")).toBeGreaterThan(5);
  expect(
    await count(
      "select count(*) n from mails m where not exists (select 1 from lead_activities a where a.id = m.id and a.lead_id = m.lead_id)",
    ),
  ).toBe(0);
  expect(await count("select count(*) n from outbox")).toBe(0);
  expect(
    await countVisits("select count(*) n from mail_visits v join sessions s on s.session = v.visit"),
  ).toBeGreaterThan(2);
  expect(await one("select total_rows, created_rows, failed_rows, state from lead_imports")).toEqual({
    total_rows: 7,
    created_rows: 6,
    failed_rows: 1,
    state: "done",
  });
  expect(
    await count(
      "select count(*) n from lead_import_rows r join leads l on l.id = r.lead_id and l.created_at < (select created_at from lead_imports)",
    ),
  ).toBe(6);
  const told = await rows(
    "select n.kind, n.read_at is null unread, n.lead_id in (select id from leads) known from notifications n join users u on u.id = n.user_id and u.role = 'owner' order by n.kind",
  );
  expect(told.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 4 }, () => "demo-booked"),
    ...["lead-assigned", "mention"],
  ]);
  expect(told.every(({ known }) => known === 1)).toBe(true);
});

test("the audit tells of won deals and published posts in the words and at the time of each", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const won = await rows(
    `select a.actor_id, a.before ->> 'stage' came, a.after ->> 'actualCloseDate' = d.actual_close_date closed, a.created_at = d.stage_entered_at at
      from audit_log a join deals d on d.id = a.entity_id
      where a.action = 'deal.move' and a.after ->> 'stage' = 'closed-won'`,
  );
  expect(won).toHaveLength(7);
  for (const move of won) expect(move).toMatchObject({ came: "negotiation", closed: 1, at: 1 });
  // All but the three deals that are where they began.
  expect(await count("select count(distinct entity_id) n from audit_log where action = 'deal.move'")).toBe(
    29,
  );
  expect(
    await rows(
      `select a.before, a.after, count(*) n from audit_log a join blogs b on b.id = a.entity_id
        and a.created_at = b.published_at where a.action = 'blog.publish' group by 1, 2`,
    ),
  ).toEqual([{ before: '{"published":false}', after: '{"published":true}', n: 8 }]);
  const moves = "select count(*) n from audit_log where action in ('deal.move', 'blog.publish')";
  expect(await count(moves)).toBe(37);
  expect(await count(`${moves} and actor_id like '0de30000-%'`)).toBe(37);
});

test("a form of the demo stands once in the timeline: its activity is named as the form", async () => {
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
  const forms = await rows("select s.lead_id, s.page_path, s.created_at from lead_submissions s");
  expect(forms.length).toBeGreaterThan(15);
  for (const { lead_id, page_path, created_at } of forms) {
    const named = await rows(
      "select title from lead_activities where lead_id = ?1 and created_at = ?2 and title like 'Sent the contact form%'",
      String(lead_id),
      String(created_at),
    );
    expect(named).toEqual([{ title: `Sent the contact form on ${page_path}` }]);
  }
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
