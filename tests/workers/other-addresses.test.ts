import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { searchBackOffice } from "../../app/admin/search.server";
import { bookDemo } from "../../app/booking/bookings.server";
import { submitContact } from "../../app/crm/intake/submissions.server";
import type { LeadFieldName } from "../../app/crm/leads/fields/lead-fields";
import { readLeadFilters } from "../../app/crm/leads/filters/lead-filters";
import { deleteLead, eraseLead, purgeDeletedLeads } from "../../app/crm/leads/lead-trash.server";
import { listLeads } from "../../app/crm/leads/leads.server";
import { mergeLeads } from "../../app/crm/leads/merge/merge-leads.server";
import { pruneMerges } from "../../app/crm/leads/merge/merged-leads.server";
import { leadIdOf } from "../../app/crm/leads/merge/other-addresses.server";
import { undoMerge } from "../../app/crm/leads/merge/undo-merge.server";
import { DAY, isoAfter } from "../../app/platform/clock";
import migration from "../../migrations/0029_other_addresses.sql?raw";
import { BOOKED_AT, demoRequest, putHost, testSender } from "../support/bookings";
import { SENDER, submission } from "../support/contact";
import { csvFile, HEADER } from "../support/csv";
import { dumpTables } from "../support/dump";
import { importFile, upload } from "../support/import-page";
import { addLead, openLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { searchDifferences } from "../support/search-differences";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

let headers: Record<string, string> = {};
let actor = { id: "", label: "" };
beforeAll(async () => {
  const noa = await signedInStaff("noa@beaconry.example");
  headers = noa.headers;
  actor = { id: noa.staff.id, label: noa.staff.email };
});
beforeEach(() =>
  clearTables(
    ...["held_demos", "bookings", "booking_hosts", "mails", "outbox", "lead_imports", "audit_log", "leads"],
    ...["lead_merges", "erasures", "notifications", "mail_suppressions", "rate_limits"],
  ),
);

const PAT = { firstName: "Pat", phoneNumber: "(414) 555-0199", phoneKey: "4145550199" };
const PETER = { firstName: "Peter", phoneNumber: "(414) 555-0177", phoneKey: "4145550177" };
const mail = (name: string) => ({
  businessEmail: `${name}@Raman.example`,
  emailKey: `${name}@raman.example`,
});

async function merge(stays: string, merged: string, taken: LeadFieldName[] = []) {
  const locked = await Promise.all(
    [stays, merged].map(async (id) => {
      const [lead] = await rows("select version from leads where id = ?", id);
      return { id, version: Number(lead?.version) };
    }),
  );
  const [first, second] = locked;
  if (!first || !second) throw new Error("No two leads");
  await mergeLeads(testDb(), { stays: first, merged: second, taken, actor }, TEST_NOW);
}

/** Peter took in Pat, whose address and number are his other ones. */
async function mergedPair(taken: LeadFieldName[] = []) {
  const peter = await insertLead({ ...PETER, ...mail("peter") });
  const pat = await insertLead({ ...PAT, ...mail("pat") });
  await merge(peter, pat, taken);
  return { peter, pat };
}

const count = async (table: string) => Number((await rows(`select count(*) n from ${table}`))[0]?.n);
const form = (name: string) =>
  submitContact(
    testDb(),
    submission({ businessEmail: `${name}@raman.example` }, { submissionKey: crypto.randomUUID() }),
    SENDER,
    TEST_NOW,
  );
const contactOf = async (leadId: string) => {
  const { lead } = await openLead(leadId, { headers });
  return lead.contact
    .filter(({ others }) => others.length > 0)
    .map(({ text, others }) => [text, ...others.map(({ value }) => value)]);
};
const inList = async (q: string) => {
  const found = await listLeads(testDb(), readLeadFilters(new URLSearchParams({ q })));
  return found.rows.map(({ id }) => id);
};
const inPalette = async (q: string) => {
  const groups = await searchBackOffice(testDb(), q, { id: "nobody", role: "staff" });
  return groups.find(({ label }) => label === "Leads")?.items.length ?? 0;
};

test("a contact form and a booking with the address that was not chosen join the lead that has it from a merge", async () => {
  const { peter } = await mergedPair();
  expect((await form("PAT")).leadId).toBe(peter);
  await putHost(actor.id);
  const demo = demoRequest({ email: "pat@raman.example" });
  expect(await bookDemo(testDb(), demo, await testSender(), BOOKED_AT)).toMatchObject({ kind: "booked" });
  expect(await rows("select lead_id from bookings")).toEqual([{ lead_id: peter }]);
  expect(await count("leads")).toBe(1);
});

test("so it is after the merge can no longer be undone, and of the address of the lead that stays, if the other was chosen", async () => {
  const { peter } = await mergedPair(["businessEmail"]);
  await pruneMerges(testDb(), new Date(isoAfter(TEST_NOW, 31 * DAY)));
  expect(await rows("select kept from lead_merges")).toEqual([{ kept: null }]);
  for (const name of ["pat", "peter"]) expect((await form(name)).leadId).toBe(peter);
  expect(await contactOf(peter)).toEqual([
    ["pat@Raman.example", "peter@Raman.example"],
    ["(414) 555-0177", "(414) 555-0199"],
  ]);
});

test("a lead whose own the address is comes first, and no form goes to a lead in the trash", async () => {
  const { peter } = await mergedPair();
  await deleteLead(testDb(), { leadId: peter, actor }, TEST_NOW);
  const { leadId } = await form("pat");
  expect(leadId).not.toBe(peter);
  await rows("update leads set deleted_at = null");
  expect((await form("pat")).leadId).toBe(leadId);
});

test("by hand and on the page of a lead, duplicates are found by all addresses and numbers of both", async () => {
  const { peter } = await mergedPair();
  const typed = {
    ...{
      firstName: "Patricia",
      lastName: "Bell",
      companyName: "Raman",
      industry: "",
      projectDescription: "",
    },
    ...{
      status: "new",
      priority: "medium",
      leadScore: "0",
      source: "manual",
      dealValue: "",
      nextFollowUp: "",
    },
  };
  const add = async (more: { businessEmail: string; phoneNumber: string }) =>
    readActionResult(await addLead({ ...typed, ...more, confirmed: "" }, { headers }));
  expect(await add({ businessEmail: "pat@raman.example", phoneNumber: "" })).toMatchObject({
    ...{ status: 409, data: { data: [{ id: peter, shares: "same email" }] } },
  });
  expect(await add({ businessEmail: "new@raman.example", phoneNumber: "414 555 0199" })).toMatchObject({
    ...{ status: 409, data: { data: [{ id: peter, shares: "same phone number" }] } },
  });
  expect((await add({ businessEmail: "new@raman.example", phoneNumber: "" })).status).toBe(303);
  const sharing = async (id: string) =>
    (await openLead(id, { headers })).duplicates.map((found) => [found.id, found.shares]);
  expect(await sharing(peter)).toEqual([]);
  const again = await insertLead({ ...mail("pat"), firstName: "Again" });
  expect(await sharing(peter)).toEqual([[again, "same email"]]);
  expect(await sharing(again)).toEqual([[peter, "same email"]]);
});

test("an import finds the lead by its other address, leaves its first one, and takes both in one file for one person", async () => {
  const { peter } = await mergedPair();
  const line = (email: string, company: string) => `Peter,Bell,${email},,${company},,,,,,,`;
  const hint = "New,Bell,new@raman.example,414-555-0199,Elsewhere,,,,,,,";
  const lines = [line("pat@raman.example", "Raman LLP"), line("peter@raman.example", "Other"), hint];
  await importFile(csvFile(HEADER, ...lines), headers, "update");
  expect(
    await rows("select line, outcome, error, lead_id from lead_import_rows where line < 4 order by 1"),
  ).toEqual([
    { line: 2, outcome: "updated", error: null, lead_id: peter },
    { line: 3, outcome: "skipped", error: expect.stringContaining("An earlier row"), lead_id: peter },
  ]);
  expect(await rows("select business_email, company_name from leads order by created_at limit 1")).toEqual([
    { business_email: "peter@Raman.example", company_name: "Raman LLP" },
  ]);
  expect(await count("leads")).toBe(2);
});

test("the dry run of an import names the lead that has a number from a merge", async () => {
  await mergedPair();
  const file = csvFile(HEADER, "New,Bell,new@raman.example,414-555-0199,Elsewhere,,,,,,,");
  await upload(file, headers);
  expect(await rows("select error from lead_import_rows")).toEqual([
    { error: "Same phone number as Peter Bell, Harbor Auto Group" },
  ]);
});

test("list and palette find the lead by its other address and number, until the merge is undone", async () => {
  const { peter, pat } = await mergedPair();
  for (const q of ["pat@raman.example", "414 555 0199"])
    expect([await inList(q), await inPalette(q)], q).toEqual([[peter], 1]);
  await submitLeadForm(peter, { intent: "score", score: "5" }, { headers });
  expect(await searchDifferences()).toEqual([]);
  await undoMerge(testDb(), { leadId: peter, mergedId: pat, actor }, TEST_NOW);
  for (const q of ["pat@raman.example", "414 555 0199"])
    expect([await inList(q), await inPalette(q)], q).toEqual([[pat], 1]);
  expect(await searchDifferences()).toEqual([]);
  expect((await form("pat")).leadId).toBe(pat);
});

test("of a lead that is merged on, all addresses go along, and come back with the undo", async () => {
  const { peter } = await mergedPair();
  const paul = await insertLead({ firstName: "Paul", ...mail("paul") });
  const before = await dumpTables(["sessions"]);
  await merge(paul, peter);
  for (const name of ["pat", "peter", "paul"]) expect((await form(name)).leadId).toBe(paul);
  expect(await contactOf(paul)).toEqual([
    ["paul@Raman.example", "pat@Raman.example", "peter@Raman.example"],
    [null, "(414) 555-0199", "(414) 555-0177"],
  ]);
  expect(await inList("pat@raman")).toEqual([paul]);
  await rows("delete from lead_submissions");
  await undoMerge(testDb(), { leadId: paul, mergedId: peter, actor }, TEST_NOW);
  const after = await dumpTables(["sessions"]);
  expect([after.leads, after.lead_merges]).toEqual([before.leads, before.lead_merges]);
  expect((await form("pat")).leadId).toBe(peter);
});

test("an address that the lead has as its first, or twice, is shown once", async () => {
  const { peter } = await mergedPair();
  const again = await insertLead({ ...mail("PAT"), emailKey: "pat@raman.example", firstName: "Pat" });
  await merge(peter, again);
  expect(await contactOf(peter)).toEqual([
    ["peter@Raman.example", "PAT@Raman.example"],
    ["(414) 555-0177", "(414) 555-0199"],
  ]);
  await rows(
    "update leads set business_email = 'pat@raman.example', email_key = 'pat@raman.example' where id = ?",
    peter,
  );
  expect((await contactOf(peter)).map(([first]) => first)).toEqual(["(414) 555-0177"]);
});

test.each(["erased", "emptied out of the trash"])(
  "of a lead that is %s nothing of its other address is kept",
  async (how) => {
    const { peter } = await mergedPair();
    await pruneMerges(testDb(), new Date(isoAfter(TEST_NOW, 31 * DAY)));
    await rows(
      "insert into mail_suppressions (address_hash, address, reason, mail_id, created_at) values ('h', 'pat@raman.example', 'unsubscribed', 'm', '2026-01-01')",
    );
    if (how === "erased") await eraseLead(testDb(), { leadId: peter, actor }, TEST_NOW);
    else {
      await deleteLead(testDb(), { leadId: peter, actor }, TEST_NOW);
      await purgeDeletedLeads(testDb(), new Date(isoAfter(TEST_NOW, 31 * DAY)));
    }
    expect(await count("lead_merges")).toBe(0);
    expect(JSON.stringify(await dumpTables(["sessions"]))).not.toMatch(/pat@raman|555.?0199/i);
    expect((await form("pat")).leadId).not.toBe(peter);
  },
);

test("a merge from before its addresses were kept has them from what its undo keeps", async () => {
  const pairs = [await mergedPair(), await mergedPair(["businessEmail", "phoneNumber"])];
  const addresses = "select merged_id, email, email_key, phone, phone_key from lead_merges order by 1";
  const kept = await rows(addresses);
  expect(kept).toHaveLength(pairs.length);
  await rows("update lead_merges set email = null, email_key = null, phone = null, phone_key = null");
  const [, byHand = ""] = migration.split("-- By hand:");
  await rows(byHand.slice(byHand.indexOf("UPDATE")));
  expect(await rows(addresses)).toEqual(kept);
});

test("each address is looked up by its index, in both tables", async () => {
  const id = testDb()
    .select({ id: sql`${leadIdOf("email_key", sql`'a'`)}` })
    .from(sql`(select 1)`)
    .toSQL();
  const plan = await rows(`explain query plan ${id.sql}`);
  const steps = plan.map(({ detail }) => String(detail)).join("\n");
  expect(steps).toContain("leads_email_key_idx (email_key=?)");
  expect(steps).toContain("lead_merges_email_key_idx (email_key=?)");
  expect(steps).not.toMatch(/SCAN (l|m)\b/);
});
