import { beforeAll, beforeEach, expect, test } from "vitest";
import { readLead } from "../../app/crm/leads/lead-detail.server";
import { openLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;
type Member = { headers: Fields };

let lena: Member;
let omar: Member;
let leadId = "";
beforeAll(async () => {
  lena = await signedInStaff("lena@beaconry.example", "staff");
  omar = await signedInStaff("omar@beaconry.example", "staff");
});
beforeEach(async () => {
  await clearTables("audit_log", "leads");
  leadId = await insertLead();
});

const LATER = new Date(TEST_NOW.getTime() + 60_000);

async function send({ headers }: Member, fields: Fields, now = TEST_NOW) {
  return readActionResult(await submitLeadForm(leadId, fields, { headers, now }));
}

/** The edit form as the member opened it, with changes. */
async function opened({ headers }: Member, changes: Fields): Promise<Fields> {
  const { form } = await openLead(leadId, { headers });
  return { ...form.values, ...changes, intent: "edit", base: form.base };
}

const audit = async () =>
  (await rows("select actor_label, after from audit_log order by created_at, id")).map((entry) => [
    entry.actor_label,
    JSON.parse(String(entry.after)),
  ]);

test("two people who make the same edit get no conflict, and it is stored and audited once", async () => {
  const same = { companyName: "Stone Works", priority: "high", dealValue: "12.50" };
  const [first, second] = [await opened(lena, same), await opened(omar, same)];
  const saved = { status: 303, toast: { title: "Lead updated successfully" } };
  expect(await send(lena, first)).toMatchObject(saved);
  const stored = await readLead(testDb(), leadId);
  expect(await send(omar, second, LATER)).toMatchObject(saved);
  expect(await readLead(testDb(), leadId)).toEqual(stored);
  expect(stored).toMatchObject({ companyName: "Stone Works", version: 2 });
  const after = { companyName: "Stone Works", priority: "high", dealValue: 1250 };
  expect(await audit()).toEqual([["lena@beaconry.example", after]]);
});

test("if part of an edit equals someone else's, only the rest is a change", async () => {
  const first = await opened(lena, { companyName: "Stone Works" });
  const second = await opened(omar, { companyName: "Stone Works", lastName: "Stone" });
  await send(lena, first);
  expect(await send(omar, second, LATER)).toMatchObject({ status: 303 });
  expect(await readLead(testDb(), leadId)).toMatchObject({ lastName: "Stone", version: 3 });
  expect(await audit()).toEqual([
    ["lena@beaconry.example", { companyName: "Stone Works" }],
    ["omar@beaconry.example", { lastName: "Stone" }],
  ]);
});

test("two people who set the same status at once both succeed, and it is audited once", async () => {
  const fields = { intent: "status", status: "qualified" };
  const answers = await Promise.all([send(lena, fields), send(omar, fields)]);
  const saved = { status: 200, toast: { title: "Lead status updated successfully" } };
  expect(answers).toMatchObject([saved, saved]);
  expect(await readLead(testDb(), leadId)).toMatchObject({ status: "qualified", version: 2 });
  expect(await audit()).toEqual([[expect.any(String), { status: "qualified" }]]);
});
