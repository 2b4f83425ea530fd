import { beforeAll, expect, test } from "vitest";
import { loadPage } from "../../app/analytics/analytics-page/load.server";
import { readReportSearch } from "../../app/analytics/read-search";
import { readFirstResponse } from "../../app/crm/first-response/first-response.server";
import { chooseBrief } from "../../app/generation/briefs";
import { listUsedBriefs } from "../../app/generation/runs.server";
import { embeddedWriter } from "../../app/generation/writers/embedded-writer";
import { seedDemoData } from "../../scripts/demo";
import { signedInStaff } from "../support/staff";
import { analyticsRows, rows, testAnalyticsDb, testDb } from "../support/workers-env";
import { draftOf } from "../support/writers";

/** What the demo company's rows say of each other. They are seeded once, so no test here changes any. */
const NOW = new Date("2026-03-05T20:45:00.000Z");

beforeAll(async () => {
  await signedInStaff("owner@beaconry.example", "owner", NOW);
  await seedDemoData(testDb(), testAnalyticsDb(), NOW);
});

async function countVisits(query: string): Promise<number> {
  return Number((await analyticsRows(query))[0]?.n);
}

async function count(query: string): Promise<number> {
  return Number((await rows(query))[0]?.n);
}

test("the demo's leads have been answered, most within two hours", async () => {
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
});

test("the visits went through the recorder: counts and visits match the rows", async () => {
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
  const monthAgo = new Date(NOW.getTime() - 30 * 24 * 3_600_000).toISOString();
  const won = await rows(
    `select sum(d.value) cents from deals d join leads l on l.id = d.lead_id
      where d.stage = 'closed-won' and l.channel is not null and l.created_at > '${monthAgo}'`,
  );
  expect(Number(won[0]?.cents)).toBeGreaterThan(0);
});

test("what was paid for ads has leads and a return, and demos were held, missed and won", async () => {
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

test("the generators do not reuse the briefs of demo posts", async () => {
  const titles = (await rows("select title from blogs")).map((row) => row.title);
  const used = await listUsedBriefs(testDb(), "generate-pixlseo-blog-post");
  expect(used.size).toBe(2);
  const next = chooseBrief("generate-pixlseo-blog-post", used);
  const first = chooseBrief("generate-pixlseo-blog-post", new Set());
  if (!first || !next) throw new Error("There is no brief");
  expect(titles).toContain((await draftOf(embeddedWriter, first)).title);
  expect(titles).not.toContain((await draftOf(embeddedWriter, next)).title);
});

test("the company is at work: colleagues, owners, demos ahead, mails whose links were opened, an import, what the owner is told of", async () => {
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
