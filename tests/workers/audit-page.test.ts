import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readAudit } from "../../app/admin/audit.server";
import { auditPath, readAuditQuery } from "../../app/admin/audit-query";
import type { StaffMember } from "../../app/auth/staff";
import { actOnChange, changeLeads } from "../support/bulk-change";
import { insertLead } from "../support/leads";
import { findAll } from "../support/page";
import { recordingDb } from "../support/recording-db";
import { requestSite } from "../support/site";
import { signedInOnSite, signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let staff: StaffMember;
beforeAll(async () => {
  ({ headers, staff } = await signedInOnSite("audit@beaconry.example", "staff"));
});
beforeEach(() => clearTables("audit_log"));

/** 120 entries, one a minute; every third by Kai, every second an export. */
async function insertEntries() {
  const insert = env.DB.prepare("insert into audit_log values (?, null, ?, ?, ?, ?, ?, null, ?, null)");
  const entries = Array.from({ length: 120 }, (_, at) =>
    insert.bind(
      `id-${String(at).padStart(3, "0")}`,
      at % 3 === 0 ? "kai@beaconry.example" : "ada@beaconry.example",
      at % 2 === 0 ? "lead.export" : "deal.update",
      at % 2 === 0 ? "leads" : "deal",
      `record-${at}`,
      '{"title":"<script>before</script>"}',
      new Date(Date.parse("2026-03-01T23:00:00.000Z") + at * 60_000).toISOString(),
    ),
  );
  await env.DB.batch(entries);
}

const idsOf = async (search: string, timeZone = "UTC") =>
  (await readAudit(testDb(), readAuditQuery(new URLSearchParams(search)), timeZone)).rows.map(({ id }) => id);

test("filters by who, action, kind, record and day narrow the list, alone and together", async () => {
  await insertEntries();
  expect(await idsOf("entityId=record-7")).toEqual(["id-007"]);
  expect((await idsOf("actor=kai%40beaconry.example")).every((id) => Number(id.slice(3)) % 3 === 0)).toBe(
    true,
  );
  const both = await idsOf("actor=kai%40beaconry.example&action=lead.export&entity=leads&to=2026-03-01");
  expect(both).toEqual([
    "id-054",
    "id-048",
    "id-042",
    "id-036",
    "id-030",
    "id-024",
    "id-018",
    "id-012",
    "id-006",
    "id-000",
  ]);
  expect(await idsOf("from=2026-03-02&to=2026-03-02")).toHaveLength(50);
  expect((await idsOf("to=2026-03-01"))[0]).toBe("id-059");
  expect(await idsOf("actor=' or 1=1 --")).toEqual([]);
  expect(await idsOf("from=2026-02-31&to=tomorrow")).toHaveLength(50);
});

test("pages follow one another without gap or repetition, in one round trip each", async () => {
  await insertEntries();
  const { db, calls } = recordingDb();
  const seen: string[] = [];
  let search = "action=lead.export";
  for (let page = 0; page < 3 && search; page += 1) {
    const query = readAuditQuery(new URLSearchParams(search));
    const { rows, hasMore } = await readAudit(db, query, "UTC");
    expect(calls()).toBe(1);
    seen.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    search = hasMore && last ? (auditPath({ ...query, before: last }).split("?")[1] ?? "") : "";
  }
  const all = Array.from({ length: 60 }, (_, at) => `id-${String(118 - at * 2).padStart(3, "0")}`);
  expect(seen).toEqual(all);
});

test("entries of one moment stand on one page each, also where a page ends among them", async () => {
  await insertEntries();
  await env.DB.prepare("update audit_log set created_at = '2026-03-02T00:00:00.000Z'").run();
  const { rows } = await readAudit(testDb(), readAuditQuery(new URLSearchParams()), "UTC");
  const next = await readAudit(
    testDb(),
    { ...readAuditQuery(new URLSearchParams()), before: rows.at(-1) ?? null },
    "UTC",
  );
  const seen = [...rows, ...next.rows].map(({ id }) => id);
  expect(seen).toEqual(Array.from({ length: 100 }, (_, at) => `id-${String(119 - at).padStart(3, "0")}`));
});

test("times and days are those of the person's zone, also where the clock changes", async () => {
  const insert = (id: string, at: string) =>
    env.DB.prepare("insert into audit_log values (?, null, 'Kai', 'a', 'lead', 'r', null, null, ?, null)")
      .bind(id, at)
      .run();
  // In Chicago 8 March 2026 has 23 hours, from 06:00 to 05:00 UTC.
  await insert("before", "2026-03-08T05:59:59.999Z");
  await insert("first", "2026-03-08T06:00:00.000Z");
  await insert("last", "2026-03-09T04:59:59.999Z");
  await insert("after", "2026-03-09T05:00:00.000Z");
  expect(await idsOf("from=2026-03-08&to=2026-03-08", "America/Chicago")).toEqual(["last", "first"]);
  expect(await idsOf("to=2026-03-07", "America/Chicago")).toEqual(["before"]);
  const signedIn = await signedInOnSite("zone@beaconry.example", "staff");
  await env.DB.prepare("insert into profiles (user_id, time_zone) values (?, 'America/Chicago')")
    .bind(signedIn.staff.id)
    .run();
  const path = "/admin/audit?from=2026-03-08&to=2026-03-08";
  const html = await (await requestSite(path, { headers: signedIn.headers })).text();
  expect((await findAll(html, "main h2")).map(({ text }) => text)).toEqual(["Sun, Mar 8, 2026"]);
  const times = await findAll(html, "main time");
  expect(times.map(({ text, attributes }) => [text, attributes.title])).toEqual([
    ["11:59 PM", "Mar 8, 2026, 11:59 PM CDT"],
    ["12:00 AM", "Mar 8, 2026, 12:00 AM CST"],
  ]);
});

test.each([
  ["actor=kai%40beaconry.example", "audit_log_actor_idx (actor_label=?"],
  ["action=lead.export", "audit_log_action_idx (action=?"],
  ["entity=deal", "audit_log_kind_idx (entity=?"],
  ["entityId=record-7", "audit_log_record_idx (entity_id=?"],
  ["entity=deal&entityId=record-7", "audit_log_record_idx (entity_id=? AND entity=?"],
  ["from=2026-03-02&to=2026-03-02", "audit_log_created_at_idx (created_at>? AND created_at<?"],
])("the filter %s reads an index, and sorts at most what was written at one time", async (search, index) => {
  for (const page of ["", "&before=2026-03-02T00:00:00.000Z_id-060"]) {
    const { db, plans } = recordingDb();
    await readAudit(db, readAuditQuery(new URLSearchParams(search + page)), "UTC");
    const plan = (await plans()).find((text) => text.includes("audit_log") && !text.includes("latest")) ?? "";
    expect(plan).toContain(`USING INDEX ${index}`);
    // One record has few entries: those may be sorted.
    if (search !== "entityId=record-7") expect(plan).not.toMatch(/USE TEMP B-TREE FOR ORDER BY/);
  }
});

test("a record's history reads its own entries alone", async () => {
  const { results } = await env.DB.prepare(
    "explain query plan select * from audit_log where entity = 'lead' and entity_id = 'x' and action <> 'y'",
  ).all<{ detail: string }>();
  expect(results.map(({ detail }) => detail)).toEqual([
    "SEARCH audit_log USING INDEX audit_log_record_idx (entity_id=? AND entity=?)",
  ]);
});

test("the page shows the entries as text, its filters as they are in the URL, and keeps them when paging", async () => {
  await insertEntries();
  const html = await (await requestSite("/admin/audit?actor=ada%40beaconry.example", { headers })).text();
  expect(html).not.toContain("<script>before");
  expect(html).toContain("edited the deal ");
  expect(html).toContain("&lt;script&gt;before");
  const selected = await findAll(html, "select[name=actor] option[selected]");
  expect(selected.map(({ text }) => text)).toEqual(["ada@beaconry.example"]);
  const actions = await findAll(html, "select[name=action] option");
  expect(actions.map(({ text }) => text)).toEqual(["All", "Edited the deal …", "Exported leads as a file"]);
  const [older] = await findAll(html, 'nav[aria-label="Pages of the audit"] a');
  expect(older?.attributes.href).toMatch(/^\/admin\/audit\?actor=ada%40beaconry\.example&(?:amp;)?before=/);
  const none = await (await requestSite("/admin/audit?action=never", { headers })).text();
  expect(none).toContain("No entry matches these filters");
});

test("an entry is a sentence with the record's name and link, and says what changed", async () => {
  const lead = await insertLead({ firstName: "Maximiliana", lastName: "Osei" });
  const gone = await insertLead({ firstName: "Theo", lastName: "Marsh" });
  const insert = (id: string, values: unknown[]) =>
    env.DB.prepare(
      "insert into audit_log values (?, ?, ?, ?, 'lead', ?, ?, ?, '2026-03-02T10:00:00.000Z', null)",
    )
      .bind(id, ...values)
      .run();
  const by = [staff.id, staff.email];
  await insert("b", [...by, "lead.status", lead, '{"status":"new"}', '{"status":"lost"}']);
  await insert("a", [null, "kai@beaconry.example", "lead.delete", gone, null, null]);
  await env.DB.prepare("update leads set deleted_at = '2026-03-02' where id = ?").bind(gone).run();
  const html = await (await requestSite("/admin/audit", { headers })).text();
  const entries = await findAll(html, "main ol li p");
  expect(entries.map(({ text }) => text)).toEqual([
    "You changed the status of Maximiliana Osei from New to Lost",
    "kai@beaconry.example moved the lead Theo Marsh to the trash",
  ]);
  expect((await findAll(html, "main ol li p .badge")).map(({ text }) => text)).toEqual(["New", "Lost"]);
  const links = await findAll(html, "main ol li p a");
  expect(links.map(({ attributes }) => attributes.href)).toEqual([`/admin/leads/${lead}`]);
  // Named by the sentence, the change stands in it.
  expect(await findAll(html, "main ol dl")).toEqual([]);
  expect(await findAll(html, "main ol details")).toEqual([]);
});

test("a deal's move is told in its sentence, with its company, and without the day that the entry has itself", async () => {
  const lead = await insertLead({ companyName: "Harbor Auto Group" });
  await rows(
    `insert into deals (id, lead_id, title, value, stage, rank, stage_entered_at, created_at, updated_at)
      values ('d', ?, 'Rank map', 100, 'closed-lost', 'a0', '2026', '2026', '2026')`,
    lead,
  );
  const insert = (id: string, before: unknown, after: unknown) =>
    rows(
      "insert into audit_log values (?, null, 'kai@beaconry.example', 'deal.move', 'deal', 'd', ?, ?, '2026-03-02T10:00:00.000Z', null)",
      ...[id, JSON.stringify(before), JSON.stringify(after)],
    );
  const proposal = { stage: "proposal", rank: "a", actualCloseDate: null, lostReason: null };
  await insert("c", proposal, { ...proposal, stage: "closed-won", rank: "b", actualCloseDate: "2026-03-02" });
  await insert("b", proposal, { ...proposal, stage: "closed-lost", lostReason: "price" });
  await insert("a", proposal, { ...proposal, rank: "c" });
  const html = await (await requestSite("/admin/audit", { headers })).text();
  const moved = "kai@beaconry.example moved the deal Rank map (Harbor Auto Group)";
  expect((await findAll(html, "main ol li p")).map(({ text }) => text)).toEqual([
    `${moved} from Proposal to Closed Won`,
    `${moved} from Proposal to Closed Lost`,
    moved,
  ]);
  expect((await findAll(html, "main ol dl")).map(({ text }) => text)).toEqual(["Lost reason: Price"]);
});

test("a long change is folded, and a short one with more than two fields as well", async () => {
  const lead = await insertLead({ firstName: "Maximiliana", lastName: "Osei" });
  const insert = (id: string, before: unknown, after: unknown) =>
    env.DB.prepare(
      "insert into audit_log values (?, null, 'kai@beaconry.example', 'lead.update', 'lead', ?, ?, ?, '2026-03-02T10:00:00.000Z', null)",
    )
      .bind(id, lead, JSON.stringify(before), JSON.stringify(after))
      .run();
  await insert("long", { projectDescription: "a".repeat(40) }, { projectDescription: "b".repeat(40) });
  await insert(
    "many",
    { firstName: "A", lastName: "B", companyName: "C" },
    { firstName: "X", lastName: "Y", companyName: "Z" },
  );
  await insert("two", { firstName: "A", lastName: "B" }, { firstName: "X", lastName: "Y" });
  const html = await (await requestSite("/admin/audit", { headers })).text();
  expect((await findAll(html, "main ol details summary")).map(({ text }) => text)).toEqual([
    "Details",
    "Details",
  ]);
});

test("an import is one entry with its number of leads and a link to each; asked for, its leads are listed", async () => {
  const insert = (
    id: string,
    action: string,
    entity: string,
    entityId: string,
    after: unknown,
    minute: number,
  ) =>
    env.DB.prepare(
      "insert into audit_log values (?, null, 'kai@beaconry.example', ?, ?, ?, null, ?, ?, null)",
    )
      .bind(id, action, entity, entityId, JSON.stringify(after), `2026-03-02T10:0${minute}:00.000Z`)
      .run();
  await insert("1", "lead.import", "lead", "gone-1", { firstName: "Tara" }, 1);
  await insert("2", "lead.import", "lead", "gone-2", { firstName: "Theo" }, 1);
  await insert(
    "3",
    "import.done",
    "import",
    "hub",
    { createdRows: 1200, updatedRows: 75, skippedRows: 0, failedRows: 3 },
    2,
  );
  await insert("4", "lead.import-undo", "lead", "gone-1", null, 3);
  await insert(
    "5",
    "import.undone",
    "import",
    "hub",
    { createdRows: 1, updatedRows: 0, skippedRows: 0, failedRows: 0 },
    4,
  );
  const sentences = async (search: string) => {
    const html = await (await requestSite(`/admin/audit${search}`, { headers })).text();
    return { html, told: (await findAll(html, "main ol li p")).map(({ text }) => text) };
  };
  const { html, told } = await sentences("");
  expect(told).toEqual([
    "kai@beaconry.example finished undoing the import of one that is gone: 1 lead",
    "kai@beaconry.example finished the import of one that is gone: 1,275 leads",
  ]);
  const links = await findAll(html, "main ol details a");
  expect(links.map(({ attributes }) => String(attributes.href).replaceAll("&amp;", "&"))).toEqual([
    "/admin/audit?action=lead.import-undo&to=2026-03-02",
    "/admin/audit?action=lead.import&to=2026-03-02",
  ]);
  expect((await sentences("?action=lead.import")).told).toEqual([
    "kai@beaconry.example imported the lead Theo",
    "kai@beaconry.example imported the lead Tara",
  ]);
  expect((await sentences("?entityId=gone-1")).told).toHaveLength(2);
});

test.each([
  ["status", "lost", "lead.status", "changed the status of"],
  ["tag", "Holiday Push", "lead.tags", "changed the tags of"],
])(
  "a change of the %s of many leads is one entry, as is its undo, each with a link to those of the leads",
  async (field, value, action, words) => {
    const kim = (await signedInStaff(`${field}@beaconry.example`)).headers;
    const ids = [await insertLead(), await insertLead(), await insertLead()];
    await changeLeads(ids, [field, value], { headers: kim, now: new Date("2026-03-10T13:00:00.000Z") });
    const [change] = await rows("select id from bulk_changes order by rowid desc limit 1");
    await actOnChange(String(change?.id), "undo", {
      headers: kim,
      now: new Date("2026-03-10T14:00:00.000Z"),
    });
    const told = async (search: string) => {
      const html = await (await requestSite(`/admin/audit${search}`, { headers })).text();
      return { html, texts: (await findAll(html, "main ol li p")).map(({ text }) => text) };
    };
    const { html, texts } = await told("");
    expect(texts).toEqual([
      `${field}@beaconry.example undid a change of 3 leads`,
      `${field}@beaconry.example changed 3 leads at once`,
    ]);
    const links = (await findAll(html, "main ol details a")).map(({ attributes }) =>
      String(attributes.href).replaceAll("&amp;", "&"),
    );
    const path = `/admin/audit?actor=${field}%40beaconry.example&action=${action}&to=2026-03-10`;
    expect(links).toEqual([path, path]);
    const each = (await told(path.slice("/admin/audit".length))).texts;
    expect(each).toHaveLength(6);
    expect(each.every((text) => text.startsWith(`${field}@beaconry.example ${words} `))).toBe(true);
    expect((await told(`?entityId=${ids[0]}`)).texts).toHaveLength(2);
  },
);

test("a change of one lead in its cell of the table is told of the lead, as is its undo", async () => {
  const kim = (await signedInStaff("cell@beaconry.example")).headers;
  const lead = await insertLead({ firstName: "Maximiliana", lastName: "Osei" });
  const at = (hour: number) => ({ headers: kim, now: new Date(`2026-03-10T${hour}:00:00.000Z`) });
  await changeLeads([lead], ["status", "lost"], at(13));
  const [change] = await rows("select id from bulk_changes order by rowid desc limit 1");
  await actOnChange(String(change?.id), "undo", at(14));
  const html = await (await requestSite("/admin/audit", { headers })).text();
  expect((await findAll(html, "main ol li")).map(({ text }) => text.slice(text.indexOf("cell@")))).toEqual([
    "cell@beaconry.example changed the status of Maximiliana Osei from Lost to New",
    "cell@beaconry.example changed the status of Maximiliana Osei from New to Lost",
  ]);
});

test("the audit cannot be written through its page", async () => {
  await insertEntries();
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
    const init = { method, headers: { ...headers, "Sec-Fetch-Site": "same-origin" } };
    expect((await requestSite("/admin/audit", init)).status, method).toBe(405);
  }
});
