import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readFirstResponse } from "../../app/crm/first-response/first-response.server";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../../app/crm/leads/lead";
import { changeLead } from "../../app/crm/leads/lead-changes.server";
import { eraseLead } from "../../app/crm/leads/lead-trash.server";
import { LEAD_CHILDREN } from "../../app/crm/leads/merge/lead-children.server";
import { mergeLeads } from "../../app/crm/leads/merge/merge-leads.server";
import { pruneMerges } from "../../app/crm/leads/merge/merged-leads.server";
import { undoMerge } from "../../app/crm/leads/merge/undo-merge.server";
import { DAY, isoAfter } from "../../app/platform/clock";
import { openDb } from "../../app/platform/db/database.server";
import { recordCalls } from "../support/call-recorder";
import { dumpTables } from "../support/dump";
import { insertEnquiry } from "../support/enquiries";
import { openLead, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { CHILD_ROWS, openMerge, putChild, sendMerge, sendUndo, submitMerge } from "../support/merge-leads";
import { signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const NOW = new Date("2026-03-10T15:00:00.000Z");
const LATER = new Date("2026-03-10T16:00:00.000Z");
const TABLES = Object.keys(LEAD_CHILDREN);

let headers: Record<string, string> = {};
let actor = { id: "", label: "" };
beforeAll(async () => {
  const noa = await signedInStaff("noa@beaconry.example");
  headers = noa.headers;
  actor = { id: noa.staff.id, label: noa.staff.email };
});
beforeEach(() => clear());
const clear = () =>
  clearTables(
    "audit_log",
    "lead_merges",
    "lead_import_rows",
    "lead_imports",
    "mails",
    "notifications",
    "leads",
    "erasures",
    "mail_suppressions",
  );

const at = (now: Date) => ({ headers, now });
const leadOf = async (id: string) => (await rows("select * from leads where id = ?", id))[0];
/** Of each table, where the rows of leads stand now. */
async function owners(): Promise<Record<string, unknown[]>> {
  const found = TABLES.map(async (table) => {
    const { lead = "lead_id", only = "true" } = LEAD_CHILDREN[table] ?? {};
    const listed = await rows(
      `select ${lead} lead from ${table} where ${only} and ${lead} is not null order by 1`,
    );
    return [table, listed.map((row) => row.lead)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** The names of a table's columns, and of those in its primary key. */
async function columnsOf(table: string) {
  const found = await rows(`select name, pk from pragma_table_info('${table}')`);
  const keys = found.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
  return { all: found.map(({ name }) => String(name)), keys: keys.map(({ name }) => String(name)) };
}

test("every table with a lead's id, but for the ids of erased leads, is moved by a merge, by its key", async () => {
  const tables = await rows(
    "select name from sqlite_master where type = 'table' and name not glob '_cf_*' and name <> 'erasures' order by 1",
  );
  const withLead = [];
  for (const { name } of tables) {
    const table = String(name);
    const { all, keys } = await columnsOf(table);
    if (!all.includes("lead_id")) continue;
    withLead.push(table);
    const { key = "", columns } = LEAD_CHILDREN[table] ?? {};
    const named = key.replace(/^json_array\((.*)\)$/, "$1").split(", ");
    expect([table, ...(columns ? ["lead_id"] : []), ...named]).toEqual([table, ...keys]);
    // With the lead in its key, a row can be in the way of another, which is then kept with all its columns.
    if (keys.includes("lead_id")) expect(["lead_id", ...(columns ?? [])].sort()).toEqual(all.sort());
  }
  expect(withLead).toContain("bookings");
  expect(["audit_log", ...withLead].sort()).toEqual([...TABLES].sort());
  expect(Object.keys(CHILD_ROWS).sort()).toEqual([...TABLES].sort());
});

test("the tags of both stay, each once, and the undo gives each lead its own", async () => {
  const [lead, other] = [
    await insertLead({ tags: "VIP,Spring" }),
    await insertLead({ tags: "vip,Two locations" }),
  ];
  const { choices } = await openMerge([lead, other], at(NOW));
  expect(choices.map(({ name }) => name)).not.toContain("tags");
  await merge(lead, other);
  expect(await leadOf(lead)).toMatchObject({ tags: "VIP,Spring,Two locations" });
  await undo(lead, other);
  expect(await leadOf(lead)).toMatchObject({ tags: "VIP,Spring" });
  expect(await leadOf(other)).toMatchObject({ tags: "vip,Two locations" });
});

const text = fc.constantFrom("", "Raman", 'O"Brien', "Ünal", "line\nbreak");
const values = fc.record({
  firstName: text,
  lastName: text,
  phoneNumber: fc.constantFrom(null, "(414) 555-0177", "+44 20 7946 0000"),
  status: fc.constantFrom(...LEAD_STATUSES),
  priority: fc.constantFrom(...LEAD_PRIORITIES),
  leadScore: fc.integer({ min: 0, max: 100 }),
  dealValue: fc.constantFrom(null, 0, 1_850_000),
  nextFollowUp: fc.constantFrom(null, "2026-04-01T14:00:00.000Z"),
  lastContacted: fc.constantFrom(null, "2026-02-01T00:00:00.000Z", "2026-02-02T00:00:00.000Z"),
  channel: fc.constantFrom(null, "postcard"),
  tags: fc.constantFrom(null, "VIP", "vip,Two locations"),
  isDemo: fc.boolean(),
  version: fc.integer({ min: 1, max: 9 }),
});
const children = fc.array(fc.record({ table: fc.constantFrom(...TABLES), lead: fc.nat(2), n: fc.nat(2) }), {
  maxLength: 40,
});
const history = fc.record({
  leads: fc.tuple(values, values, values),
  children,
  /** The first takes in the second; then the third takes in the first, or the first the third; or nothing more. */
  next: fc.constantFrom(null, [2, 0] as const, [0, 2] as const),
  taken: fc.subarray(["firstName", "phoneNumber", "status", "dealValue", "nextFollowUp"] as const),
});

const versionOf = async (id: string) => ({ id, version: Number((await leadOf(id))?.version) });

async function merge(stays: string, merged: string, taken: Parameters<typeof mergeLeads>[1]["taken"] = []) {
  await mergeLeads(
    testDb(),
    { stays: await versionOf(stays), merged: await versionOf(merged), taken, actor },
    NOW,
  );
}
const undo = (leadId: string, mergedId: string, now = LATER) =>
  undoMerge(testDb(), { leadId, mergedId, actor }, now);

/** All rows, but for the two entries of the audit that a merge and its undo are. */
async function dump() {
  const all = await dumpTables(["sessions"]);
  return { ...all, audit_log: all.audit_log?.filter((row) => !/"lead\.(un)?merge"/.test(row)) };
}

test("merging leads with whatever belongs to them, and undoing it, gives back the same rows", async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ leads, children: put, next, taken }) => {
      await clear();
      const ids: string[] = [];
      for (const lead of leads) ids.push(await insertLead(lead));
      const id = (n: number) => String(ids[n]);
      const placed = new Set<string>();
      for (const { table, lead, n } of put) {
        if (placed.has(`${table} ${lead} ${n}`)) continue;
        placed.add(`${table} ${lead} ${n}`);
        await putChild(table, id(lead), n);
      }
      const before = await dump();
      const rowsBefore = await owners();
      await merge(id(0), id(1), taken);
      if (next) await merge(id(next[0]), id(next[1]), taken);
      const merged = await owners();
      const gone = next ? [id(1), id(next[1])] : [id(1)];
      for (const table of TABLES) {
        expect(merged[table]?.filter((lead) => gone.includes(String(lead)))).toEqual([]);
        // A merge is an entry and a row more; of two drafts for one lead, one stays.
        const more = table === "audit_log" || table === "lead_merges" ? gone.length : 0;
        if (table !== "mail_drafts")
          expect(merged[table]).toHaveLength((rowsBefore[table]?.length ?? 0) + more);
      }
      if (next) expect(await undo(id(next[0]), id(next[1]))).toMatchObject({ undone: { changed: [] } });
      expect(await undo(id(0), id(1))).toMatchObject({ undone: { changed: [] } });
      expect(await dump()).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test("as the page chooses by the lead that stays, no value of it changes but those it lacked, and the undo gives back the same rows", async () => {
  await fc.assert(
    fc.asyncProperty(values, values, fc.constantFrom("lead", "other"), async (one, two, stays) => {
      await clear();
      const ids: [string, string] = [await insertLead(one), await insertLead(two)];
      const kept = ids[stays === "lead" ? 0 : 1] ?? "";
      const was = await leadOf(kept);
      const { choices } = await openMerge(ids, at(NOW), `?stays=${stays}`);
      const before = await dump();
      const take = choices.map(({ name, chosen }) => [
        `take.${name}`,
        stays === "lead" ? chosen.lead : chosen.other,
      ]);
      await submitMerge(ids, { stays, ...Object.fromEntries(take) }, at(NOW));
      const stayed = await leadOf(kept);
      for (const name of ["phone_number", "deal_value", "next_follow_up", "business_email"])
        if (was?.[name] !== null) expect([name, stayed?.[name]]).toEqual([name, was?.[name]]);
      for (const name of ["phone_number", "deal_value", "next_follow_up"])
        if (was?.[name] === null) {
          const other = stays === "lead" ? two : one;
          const given = { phone_number: other.phoneNumber, deal_value: other.dealValue };
          expect(stayed?.[name]).toBe({ ...given, next_follow_up: other.nextFollowUp }[name]);
        }
      await undo(kept, ids.find((id) => id !== kept) ?? "");
      expect(await dump()).toEqual(before);
    }),
    { numRuns: 20 },
  );
});

test("what nobody has changed since a merge goes back with it, the rest stays and is named, and so does what came since", async () => {
  const [stays, merged] = [
    await insertLead({ firstName: "Priya", phoneNumber: "(414) 555-0177", phoneKey: "4145550177" }),
    await insertLead({
      firstName: "Pri",
      phoneNumber: "(414) 555-0199",
      phoneKey: "4145550199",
      dealValue: 900,
    }),
  ];
  await putChild("lead_notes", merged, 1);
  const [lead, other] = [await leadOf(stays), await leadOf(merged)];
  await merge(stays, merged, ["firstName", "businessEmail", "phoneNumber", "dealValue"]);
  const patch = () => ({ leadScore: 70, phoneNumber: "(414) 555-0100", phoneKey: "4145550100", tags: "VIP" });
  await changeLead(testDb(), { leadId: stays, action: "lead.score", actor, patch }, NOW);
  await putChild("lead_notes", stays, 2);
  expect(await sendUndo([stays, merged], at(LATER))).toMatchObject({
    to: `/admin/leads/${stays}`,
    toast: {
      title: "Merge undone",
      description:
        "Pri Bell is back. Changed since the merge, so it stays as it is: Phone, Lead score, Tags.",
    },
  });
  expect(await leadOf(stays)).toEqual({
    ...lead,
    ...{ phone_number: "(414) 555-0100", phone_key: "4145550100", lead_score: 70, tags: "VIP" },
    ...{ version: 4, updated_at: LATER.toISOString() },
  });
  expect(await leadOf(merged)).toEqual(other);
  expect(await rows("select lead_id from lead_notes order by content")).toEqual([
    { lead_id: merged },
    { lead_id: stays },
  ]);
  const undone = (await openLead(stays, at(LATER))).timeline?.entries[0];
  expect(undone).toMatchObject({
    title: "Merge with Pri Bell undone",
    lines: [
      "First name: Pri → Priya",
      `Email: ${merged}@harborauto.example → ${stays}@harborauto.example`,
      "Deal value: $9 → none",
    ],
  });
});

test("what was changed of a moved note or was said on the phone since a merge outlives its undo", async () => {
  const [stays, merged] = [
    await insertLead(),
    await insertLead({ lastContacted: "2026-02-01T00:00:00.000Z" }),
  ];
  await putChild("lead_notes", merged, 1);
  await merge(stays, merged);
  expect(await leadOf(stays)).toMatchObject({ last_contacted: "2026-02-01T00:00:00.000Z" });
  await rows("update lead_notes set content = 'Said again'");
  await submitLeadForm(stays, { intent: "activity", type: "call", title: "Rang", description: "" }, at(NOW));
  await undo(stays, merged);
  expect(await rows("select lead_id, content from lead_notes")).toEqual([
    { lead_id: merged, content: "Said again" },
  ]);
  expect(await leadOf(stays)).toMatchObject({ last_contacted: NOW.toISOString(), version: 1 });
  expect(await rows("select lead_id from lead_activities")).toEqual([{ lead_id: stays }]);
});

test("a lead that took in an older one is as old as that: its enquiry waits on for an answer", async () => {
  const enquiry = await insertEnquiry("2026-03-01T10:00:00.000Z");
  const typedIn = await insertLead({ createdAt: "2026-03-09T10:00:00.000Z" });
  const waiting = async () =>
    (await readFirstResponse(testDb(), NOW)).waiting.map(({ id, createdAt }) => [id, createdAt]);
  expect(await waiting()).toEqual([[enquiry, "2026-03-01T10:00:00.000Z"]]);
  await merge(typedIn, enquiry);
  expect(await waiting()).toEqual([[typedIn, "2026-03-01T10:00:00.000Z"]]);
  await undo(typedIn, enquiry);
  expect(await waiting()).toEqual([[enquiry, "2026-03-01T10:00:00.000Z"]]);
  expect((await leadOf(typedIn))?.created_at).toBe("2026-03-09T10:00:00.000Z");
});

test("the older lead stays, and what differs has the filled value chosen, or else the one of the lead that stays", async () => {
  const lead = await insertLead({
    ...{ firstName: "Priya", lastName: "Raman", phoneNumber: "(414) 555-0177", status: "contacted" },
    ...{ leadScore: 80, createdAt: "2026-03-02T00:00:00.000Z", updatedAt: "2026-03-05T00:00:00.000Z" },
  });
  const other = await insertLead({
    ...{ firstName: "P.", lastName: "Raman", priority: "high", dealValue: 1_850_000, leadScore: 0 },
    ...{ createdAt: "2026-03-01T00:00:00.000Z", updatedAt: "2026-03-01T00:00:00.000Z" },
  });
  await putChild("lead_notes", lead, 1);
  await putChild("deals", other, 3);
  const page = await openMerge([lead, other], at(NOW));
  const shown = page.choices.map(({ label, texts, chosen }) => [label, texts.lead, texts.other, chosen]);
  // By the lead that stays: each is the one of either, unless that one has none.
  const own = { lead: "lead", other: "other" };
  const [ours, theirs] = [
    { lead: "lead", other: "lead" },
    { lead: "other", other: "other" },
  ];
  expect(shown).toEqual([
    ["Name", "Priya Raman", "P. Raman", own],
    ["Email", `${lead}@harborauto.example`, `${other}@harborauto.example`, own],
    ["Phone", "(414) 555-0177", "none", ours],
    ["Status", "Contacted", "New", ours],
    ["Priority", "Medium", "High", theirs],
    ["Lead score", "80", "0", ours],
    ["Deal value", "none", "$18,500", theirs],
  ]);
  expect(page.stays).toBe("other");
  expect((await openMerge([other, lead], at(NOW))).stays).toBe("lead");
  expect((await openMerge([lead, other], at(NOW), "?stays=lead")).stays).toBe("lead");
  // Company, industry, description, source, follow-up and assignee.
  expect(page.same).toBe(6);
  expect(page.keptFromBoth).toEqual(["1 note", "1 deal of $3"]);
});

test("a merge takes the chosen values, leads the other address on, is told in timeline and audit, and can be undone there", async () => {
  const lead = await insertLead({ firstName: "Priya", phoneNumber: null, status: "qualified" });
  const other = await insertLead({ firstName: "P.", phoneNumber: "(414) 555-0177", status: "contacted" });
  const answer = await submitMerge(
    [lead, other],
    { "take.phoneNumber": "other", "take.status": "other" },
    at(NOW),
  );
  expect(answer).toMatchObject({
    ...{ status: 303, to: `/admin/leads/${lead}` },
    toast: { title: "Leads merged", undo: { action: `/admin/leads/${lead}/merge/${other}` } },
  });
  expect(await leadOf(lead)).toMatchObject({
    ...{ first_name: "Priya", phone_number: "(414) 555-0177", phone_key: "4145550177", status: "contacted" },
    ...{ last_contacted: null, version: 2, updated_at: NOW.toISOString() },
  });
  const moved = await openLead(other, at(NOW), "?status=new&show=edit").catch((thrown: unknown) => thrown);
  if (!(moved instanceof Response)) throw new Error("The address of the merged lead leads nowhere");
  expect([moved.status, moved.headers.get("Location")]).toEqual([302, `/admin/leads/${lead}?status=new`]);
  const note = await submitLeadForm(other, { intent: "note", content: "Late" }, at(NOW));
  expect(JSON.stringify(note)).toContain("This lead was merged into another one.");
  const { timeline } = await openLead(lead, at(LATER));
  expect(timeline?.entries[0]).toMatchObject({
    ...{ title: "Merged with P. Bell", mergedId: other },
    lines: [
      "Phone: none → (414) 555-0177",
      "Status: Qualified → Contacted",
      "Not taken from the other one:",
      `Email: ${other}@harborauto.example`,
    ],
  });
  await sendUndo([lead, other], at(LATER));
  expect(
    (await openLead(lead, at(LATER))).timeline?.entries.map(({ title, mergedId }) => [title, mergedId]),
  ).toEqual([
    ["Merge with P. Bell undone", null],
    ["Merged with P. Bell", null],
  ]);
});

test("the other lead can be the one that stays, and what it has is kept where nothing else is chosen", async () => {
  const [lead, other] = [await insertLead({ firstName: "Priya" }), await insertLead({ firstName: "P." })];
  const choices = { stays: "other", "take.name": "lead", "take.status": "other" };
  expect(await submitMerge([lead, other], choices, at(NOW))).toMatchObject({ to: `/admin/leads/${other}` });
  expect(await leadOf(lead)).toBeUndefined();
  expect(await leadOf(other)).toMatchObject({
    first_name: "Priya",
    business_email: `${other}@harborauto.example`,
  });
});

test.each([["lead"], ["other"]])(
  "if somebody else has changed the %s, nothing is merged, and that is said",
  async (who) => {
    const [lead, other] = [await insertLead(), await insertLead()];
    await submitLeadForm(who === "lead" ? lead : other, { intent: "score", score: "5" }, at(NOW));
    expect(await sendMerge([lead, other], { leadVersion: "1", otherVersion: "1" }, at(NOW))).toMatchObject({
      status: 409,
      toast: { title: expect.stringContaining("Somebody else has changed one of the two leads") },
    });
    expect(await rows("select count(*) n from leads")).toEqual([{ n: 2 }]);
    expect(await rows("select count(*) n from lead_merges")).toEqual([{ n: 0 }]);
  },
);

test("a form that is sent twice merges once, and its undo, sent twice, undoes once", async () => {
  const [lead, other] = [await insertLead(), await insertLead()];
  const send = () => sendMerge([lead, other], { leadVersion: "1", otherVersion: "1" }, at(NOW));
  const answers = await Promise.all([send(), send()]);
  const again = await send();
  expect(answers.map(({ status }) => status)).toContain(303);
  expect(again.status).toBe(303);
  const undoOnce = () => sendUndo([lead, other], at(LATER));
  expect((await undoOnce()).status).toBe(303);
  expect((await undoOnce()).status).toBe(303);
  expect(
    await rows("select action, count(*) n from audit_log where entity = 'lead' group by 1 order by 1"),
  ).toEqual([
    { action: "lead.merge", n: 1 },
    { action: "lead.unmerge", n: 1 },
  ]);
});

test("no lead is merged with itself, with one in the trash or in spam review, or with none", async () => {
  const lead = await insertLead();
  const others = [
    lead,
    await insertLead({ deletedAt: NOW.toISOString() }),
    await insertLead({ quarantineReason: "odd" }),
    crypto.randomUUID(),
  ];
  for (const other of others) {
    await expect(openMerge([lead, other], at(NOW))).rejects.toMatchObject({ status: 404 });
    const answer = await sendMerge([lead, other], { leadVersion: "1", otherVersion: "1" }, at(NOW));
    expect(answer.status).toBe(404);
  }
  expect(await rows("select count(*) n from leads")).toEqual([{ n: 3 }]);
});

test("a merge is undone before an earlier one of the same lead, and not while that lead is in the trash", async () => {
  const ids = [await insertLead(), await insertLead(), await insertLead({ firstName: "Last" })];
  const [first = "", second = "", last = ""] = ids;
  await merge(first, second);
  await merge(last, first);
  await expect(undo(first, second)).rejects.toMatchObject({
    ...{ status: 409, message: "It was merged into Last Bell since. Undo that first." },
  });
  await submitLeadForm(last, { intent: "delete" }, at(NOW));
  await expect(undo(last, first)).rejects.toMatchObject({ status: 409 });
});

test("erasing a lead erases what is kept of those that were merged into it", async () => {
  const [stays, merged] = [await insertLead(), await insertLead({ lastName: "Secretname" })];
  await putChild("audit_log", merged, 1);
  await rows('update audit_log set before = \'{"lastName":"Secretname"}\'');
  await rows(
    "insert into mail_suppressions (address_hash, address, reason, mail_id, created_at) values ('h', ?, 'unsubscribed', 'm', '2026-01-01')",
    `${merged}@harborauto.example`,
  );
  await merge(stays, merged);
  await eraseLead(testDb(), { leadId: stays, actor }, LATER);
  const left = JSON.stringify(await dumpTables(["sessions"]));
  expect(left).not.toContain("Secretname");
  expect(left).not.toContain("@harborauto.example");
  expect(await rows("select lead_id from erasures order by 1")).toEqual(
    [merged, stays].sort().map((lead_id) => ({ lead_id })),
  );
  await expect(openLead(merged, at(LATER))).rejects.toMatchObject({ status: 404 });
});

test("after thirty days nothing is kept of a merged lead but where its page leads, and its email", async () => {
  const [stays, merged] = [await insertLead(), await insertLead({ lastName: "Secretname" })];
  await merge(stays, merged);
  await rows("update audit_log set after = null");
  const end = (days: number) => new Date(isoAfter(NOW, days * DAY));
  await pruneMerges(testDb(), end(29));
  expect((await openLead(stays, at(NOW))).timeline?.entries[0]?.title).toBe("Merged with another lead");
  expect(JSON.stringify(await dumpTables())).toContain("Secretname");
  await pruneMerges(testDb(), end(31));
  expect(JSON.stringify(await dumpTables())).not.toContain("Secretname");
  expect(await rows("select lead_id, email, email_key from lead_merges")).toEqual([
    { lead_id: stays, email: `${merged}@harborauto.example`, email_key: `${merged}@harborauto.example` },
  ]);
  await expect(undo(stays, merged, end(31))).rejects.toMatchObject({ status: 404 });
  await expect(openLead(merged, at(NOW))).rejects.toMatchObject({ status: 302 });
});

test("a merge of a lead with two notes and a deal writes 30 rows at most, and its undo 40, in one call each", async () => {
  const [stays, merged] = [
    await insertLead(),
    await insertLead({ dealValue: 1000, nextFollowUp: NOW.toISOString() }),
  ];
  for (const table of ["lead_notes", "deals"]) await putChild(table, merged, 1);
  await putChild("lead_notes", merged, 2);
  const recorder = recordCalls(() => 0);
  const db = openDb(recorder.watch(env.DB));
  const written = async (run: () => Promise<unknown>) => {
    const calls = recorder.start();
    await run();
    return calls.map(({ rowsWritten }) => rowsWritten).filter((total) => total > 0);
  };
  const pair = { stays: { id: stays, version: 1 }, merged: { id: merged, version: 1 } };
  const there = await written(() => mergeLeads(db, { ...pair, taken: ["dealValue"], actor }, NOW));
  const back = await written(() => undoMerge(db, { leadId: stays, mergedId: merged, actor }, LATER));
  expect([there, back]).toEqual([[expect.any(Number)], [expect.any(Number)]]);
  expect(Math.max(...there)).toBeLessThanOrEqual(30);
  expect(Math.max(...back)).toBeLessThanOrEqual(40);
});

test("of two drafts of one person the one for the lead that stays is kept, and the undo has both", async () => {
  const [stays, merged] = [await insertLead(), await insertLead()];
  for (const lead of [stays, merged]) await putChild("mail_drafts", lead, 1);
  const before = await dump();
  await merge(stays, merged);
  expect(await rows("select subject from mail_drafts")).toEqual([{ subject: `To ${stays}` }]);
  await undo(stays, merged);
  expect(await dump()).toEqual(before);
});
