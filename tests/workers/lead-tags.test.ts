import { env } from "cloudflare:workers";
import { count } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loader as exportLoader } from "../../app/crm/leads/export.route";
import { filtersFor, readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { eraseLead } from "../../app/crm/leads/lead-trash.server";
import { matchesFilters } from "../../app/crm/leads/leads.server";
import { loader as listLoader } from "../../app/crm/leads/leads-page/route";
import { listTags } from "../../app/crm/leads/tags/tags.server";
import { loader as viewsLoader } from "../../app/crm/leads/views/views.route";
import { leads } from "../../app/crm/tables";
import { actOnChange, changeLeads, deliverBulk, reviewChange } from "../support/bulk-change";
import { recordCalls } from "../support/call-recorder";
import { dumpTables } from "../support/dump";
import { openLead, readActionResult, submitLeadForm, submitLeadFormWithoutJs } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { INDEX_ALL_LEADS } from "../support/search-rows";
import { contextAt, get, responseOf, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let reader = { id: "", timeZone: "UTC", now: TEST_NOW };
beforeAll(async () => {
  const mina = await signedInStaff("mina@beaconry.example");
  headers = mina.headers;
  reader = { ...reader, id: mina.staff.id };
});
beforeEach(() => clearTables("audit_log", "outbox", "bulk_changes", "lead_views", "leads"));

const tagsOf = async (id: string) => (await rows("select tags from leads where id = ?", id))[0]?.tags;
const LATER = new Date("2026-03-10T16:00:00.000Z");

async function send(id: string, fields: Record<string, string>) {
  return readActionResult(await submitLeadForm(id, fields, { headers }));
}

/** Sends what is behind the button of a toast. */
async function undo(id: string, toast: unknown) {
  const { undo } = toast as { undo: { action: string; fields: Record<string, string> } };
  expect(undo.action).toBe(`/admin/leads/${id}`);
  return send(id, undo.fields);
}

test("tags are added in the spelling in use, each once; the undo removes what was added alone", async () => {
  await insertLead({ tags: "VIP" });
  await insertLead({ id: "a", tags: "Lakeview" });
  const { status, toast } = await send("a", { intent: "tag", tags: "vip; two partners, lakeview" });
  expect({ status, toast }).toMatchObject({
    status: 200,
    toast: { title: "Tags added", description: "VIP, two partners" },
  });
  expect(await tagsOf("a")).toBe("Lakeview,VIP,two partners");
  expect((await send("a", { intent: "tag", tags: "VIP" })).toast).toEqual({
    title: "The lead has this tag already",
  });
  expect((await undo("a", toast)).toast).toMatchObject({ title: "Tags removed" });
  expect(await tagsOf("a")).toBe("Lakeview");
  expect(await rows("select action, before, after, actor_label from audit_log order by rowid")).toEqual([
    {
      ...{ action: "lead.tags", actor_label: "mina@beaconry.example" },
      ...{ before: '{"tags":"Lakeview"}', after: '{"tags":"Lakeview,VIP,two partners"}' },
    },
    {
      ...{ action: "lead.tags", actor_label: "mina@beaconry.example" },
      ...{ before: '{"tags":"Lakeview,VIP,two partners"}', after: '{"tags":"Lakeview"}' },
    },
  ]);
});

test("a removed tag comes back to its place, and the timeline says both", async () => {
  await insertLead({ id: "a", tags: "A,B,C" });
  const { toast } = await send("a", { intent: "untag", tags: "b" });
  expect(toast).toMatchObject({ title: "Tag removed", description: "B" });
  expect(await tagsOf("a")).toBe("A,C");
  const { timeline, lead } = await openLead("a", { headers });
  expect(lead.tags).toEqual(["A", "C"]);
  expect(timeline?.entries[0]).toMatchObject({ title: "Tags changed", lines: ["Tags: A, B, C → A, C"] });
  await undo("a", toast);
  expect(await tagsOf("a")).toBe("A,B,C");
  expect((await send("a", { intent: "untag", tags: "Z" })).toast).toEqual({
    title: "The lead does not have this tag",
  });
});

test("two who add tags at once both do, and a lead has at most 20", async () => {
  await insertLead({ id: "a" });
  const tags = Array.from({ length: 20 }, (_, at) => `t${at}`);
  await Promise.all(["x", "y"].map((tag) => send("a", { intent: "tag", tags: tag })));
  expect(
    String(await tagsOf("a"))
      .split(",")
      .toSorted(),
  ).toEqual(["x", "y"]);
  const full = await send("a", { intent: "tag", tags: tags.join() });
  expect(full).toMatchObject({
    status: 409,
    toast: { title: "Failed to add the tag: A lead can have at most 20 tags" },
  });
  expect(await tagsOf("a")).toMatch(/^[xy],[xy]$/);
  expect((await send("gone", { intent: "tag", tags: "x" })).status).toBe(404);
  expect((await send("a", { intent: "tag", tags: "x".repeat(41) })).status).toBe(400);
});

test("without scripts the form leads back to the lead", async () => {
  await insertLead({ id: "a" });
  const answer = await submitLeadFormWithoutJs("a", { intent: "tag", tags: "VIP" }, { headers });
  expect(readActionResult(answer)).toMatchObject({ status: 303, to: "/admin/leads/a?status=new" });
  expect(await tagsOf("a")).toBe("VIP");
});

async function insertFive() {
  await insertLead({ id: "vip", firstName: "Vip", tags: "VIP,Fair" });
  await insertLead({ id: "lower", firstName: "Lower", tags: "old,vip", status: "lost" });
  await insertLead({ id: "long", firstName: "Long", tags: "VIP guest" });
  await insertLead({ id: "none", firstName: "None" });
  await insertLead({
    id: "gone",
    firstName: "Gone",
    tags: "Trash,VIP",
    deletedAt: "2026-05-01T00:00:00.000Z",
  });
}

async function open(search: string) {
  const request = get(`/admin/leads${search}`, headers);
  return listLoader({ request, params: {}, context: contextAt(TEST_NOW) });
}
const names = async (search: string) =>
  (await open(search)).leads.map(({ firstName }) => firstName).toSorted();

test.each([
  ["?tag=VIP", ["Lower", "Vip"]],
  ["?tag=vip", ["Lower", "Vip"]],
  ["?tag=Fair&tag=VIP+guest", ["Long", "Vip"]],
  ["?tag=%2C", ["None"]],
  ["?tag=%2C&tag=fair", ["None", "Vip"]],
  ["?tag=VIP&status=lost", ["Lower"]],
  ["?tag=VIP&q=lower", ["Lower"]],
  ["?tag=VIP&sort=name", ["Lower", "Vip"]],
  // No lead has it any more, so the list is empty instead of whole.
  ["?tag=Trash", []],
  ["?tag=VIP,Fair", ["Vip"]],
  ["?tag=%25", []],
  ["?tag=%27", []],
])("the list by %s is %j, and export, view and change of many have the same", async (search, expected) => {
  await insertFive();
  expect(await names(search)).toEqual(expected);
  const file = await responseOf(() =>
    exportLoader({
      request: get(`/admin/leads/export${search}`, headers),
      params: {},
      context: contextAt(TEST_NOW),
    }),
  );
  const lines = (await file.text()).split("\r\n").slice(1, -1);
  expect(lines.map((line) => line.split(",")[0]).toSorted()).toEqual(expected);
  await env.DB.prepare("insert into lead_views values ('v', ?, 'V', ?, 0, 1, null, '', '')")
    .bind(reader.id, search)
    .run();
  const request = get("/admin/leads/views", headers);
  const counts = await viewsLoader({ request, params: {}, context: contextAt(TEST_NOW) });
  expect(counts.v).toBe(search.includes("q=") ? undefined : expected.length);
  const review = await reviewChange({ matching: search }, ["priority", "high"], headers);
  expect(review?.changing).toBe(expected.length);
});

test("the tags of listed leads are offered, each in one spelling", async () => {
  await insertFive();
  await insertLead({ tags: 'He said "wow",back\\slash' });
  const offered = ["back\\slash", "Fair", 'He said "wow"', "old", "VIP", "VIP guest"];
  expect(await listTags(testDb())).toEqual(offered);
  expect((await open("")).choices.tag?.map(({ value }) => value)).toEqual(offered);
});

test("the list by a tag reads its own index and that of the tags; its count, the index of the figures", async () => {
  const filters = filtersFor(reader, readLeadFilters(new URLSearchParams("tag=VIP&tag=,")));
  const list = testDb()
    .select({ id: leads.id })
    .from(leads)
    .where(matchesFilters(filters, { walk: true }));
  const steps = await planOf(list.orderBy(leads.createdAt));
  // Who has no tag is looked up on the way.
  expect(steps).toContain("SCAN leads USING INDEX leads_newest_idx");
  // What combinations there are, and who has one of those with the tag.
  expect(steps.join()).toContain("SEARCH leads USING COVERING INDEX leads_tags_idx (tags=?");
  expect(steps.filter((step) => step.includes("USING COVERING INDEX leads_tags_idx"))).toHaveLength(3);
  const counting = await planOf(
    testDb().select({ total: count() }).from(leads).where(matchesFilters(filters)),
  );
  expect(counting).toContain("SCAN leads USING COVERING INDEX leads_figures_idx");
  expect(counting.filter((step) => /^(SCAN|SEARCH) leads(?!.*COVERING)/.test(step))).toEqual([]);
});

async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<string[]> {
  const { sql, params } = query.toSQL();
  const plan = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return plan.results.map(({ detail }) => detail);
}

test("the file has the tags in one cell, and is taken back as it is", async () => {
  await insertLead({ tags: "VIP,Two locations" });
  const file = await responseOf(() =>
    exportLoader({ request: get("/admin/leads/export", headers), params: {}, context: contextAt(TEST_NOW) }),
  );
  const [head, line] = (await file.text()).split("\r\n");
  expect(head).toMatch(/,Tags$/);
  expect(line).toMatch(/,"VIP, Two locations"$/);
});

const MANY = 1200;
/** The tags of every seventh lead; the rest has none. */
const SETS = [
  "VIP",
  "vip,B",
  "A,VIP,B",
  "A,B",
  "A,B,Vip",
  "AVIP,B",
  Array.from({ length: 20 }, (_, at) => `t${at}`).join(),
];

async function insertMany() {
  const values = Array.from({ length: MANY }, (_, at) => [`lead-${at}`, SETS[at % 8] ?? null]);
  await env.DB.prepare(
    `insert into leads (id, first_name, last_name, business_email, company_name, project_description, source, email_key,
      tags, created_at, updated_at)
    select value ->> 0, 'K', 'Bell', value ->> 0, 'Harbor', '', 'fair', value ->> 0, value ->> 1, '2026-01-01', '2026-01-01'
    from json_each(?)`,
  )
    .bind(JSON.stringify(values))
    .run();
  await env.DB.prepare(INDEX_ALL_LEADS).run();
}
const RECORDS = [
  ...["audit_log", "outbox", "failed_jobs", "errors", "bulk_changes", "bulk_portions"],
  ...["users", "sessions"],
];
const sets = async () =>
  (await rows("select tags, count(*) n from leads group by 1 order by 1")).map(({ tags, n }) => [tags, n]);

test.each([
  [
    "tag",
    "All leads but those with the tag, or with 20, get it at the end",
    450,
    [
      [null, 0],
      ["A,B,VIP", 150],
      ["A,B,Vip", 150],
      ["A,VIP,B", 150],
      ["AVIP,B,VIP", 150],
      ["VIP", 300],
      [SETS[6], 150],
      ["vip,B", 150],
    ],
  ],
  [
    "untag",
    "Whoever has the tag, in any spelling, loses it",
    600,
    [
      [null, 300],
      ["A,B", 450],
      ["AVIP,B", 150],
      ["B", 150],
      [SETS[6], 150],
    ],
  ],
] as const)("a %s of many leads: %s; the undo gives back the same rows", async (field, _, changed, after) => {
  await insertMany();
  const before = await dumpTables(RECORDS);
  expect(await reviewChange({ matching: "" }, [field, "vip"], headers)).toMatchObject({ changing: changed });
  await changeLeads({ matching: "" }, [field, "vip"], { headers, now: TEST_NOW });
  await deliverBulk();
  expect(await sets()).toEqual(after.filter(([, n]) => n > 0));
  const [change] = await rows("select id, value, changed, state from bulk_changes");
  expect(change).toMatchObject({ value: "VIP", changed, state: "done" });
  expect(await rows("select count(*) n from audit_log where action = 'lead.tags'")).toEqual([{ n: changed }]);
  await actOnChange(String(change?.id), "undo", { headers, now: LATER });
  await deliverBulk();
  expect(await dumpTables(RECORDS)).toEqual(before);
});

test.each(["", "a,b", "a;b", "x".repeat(41)])("many leads do not get the tag %j", async (value) => {
  await insertLead({ id: "a" });
  expect((await changeLeads(["a"], ["tag", value], { headers })).status).toBe(409);
  expect(await tagsOf("a")).toBeNull();
});

test("nothing of an erased person's tags is kept, and of others everything", async () => {
  const [one, other] = [await insertLead({ tags: "knows Ann" }), await insertLead({ tags: "Fair" })];
  await changeLeads([one, other], ["tag", "VIP"], { headers });
  await eraseLead(testDb(), { leadId: one, actor: { id: "x", label: "mina@beaconry.example" } }, LATER);
  expect(JSON.stringify(await dumpTables(["users", "sessions"]))).not.toContain("knows Ann");
  const [portion] = await rows("select leads from bulk_portions");
  expect(JSON.parse(String(portion?.leads))).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: other, tags: "Fair" })]),
  );
  const [change] = await rows("select id from bulk_changes");
  await actOnChange(String(change?.id), "undo", { headers, now: LATER });
  expect(await rows("select id, tags from leads")).toEqual([{ id: other, tags: "Fair" }]);
});

test("a tag costs three written rows beside its audit: the lead, and the indexes of tags and figures", async () => {
  const recorder = recordCalls(() => 0);
  await insertLead({ id: "a" });
  const written = async (tags: string | null) => {
    const calls = recorder.start();
    const DB = recorder.watch(env.DB);
    await DB.prepare("update leads set tags = ? where id = 'a'").bind(tags).run();
    return calls.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
  };
  expect(await written(null)).toBe(2);
  expect(await written("VIP")).toBe(3);
});
