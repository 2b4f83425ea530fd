import { beforeEach, expect, test } from "vitest";
import { LEAD_PRIORITIES, TRASH_DAYS } from "../../app/crm/leads/lead";
import { DAY } from "../../app/platform/clock";
import { runDaily } from "../support/daily";
import { addLead, readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows } from "../support/workers-env";

let headers: Record<string, string> = {};
beforeEach(async () => {
  await clearTables("leads");
  // Per test, because the daily cron ends old sessions.
  ({ headers } = await signedInStaff(`${crypto.randomUUID()}@beaconry.example`, "staff"));
});

const NEEDED = {
  firstName: "Priya",
  lastName: "Raman",
  businessEmail: "Priya@raman.example",
  companyName: "Raman Ortega",
  status: "new",
  priority: "medium",
  leadScore: "0",
  source: "manual",
};

async function add(fields: Record<string, string>) {
  const { status } = readActionResult(await addLead(fields, { headers }));
  expect(status).toBe(303);
  const [lead] = await rows("select * from leads where business_email = ?", fields.businessEmail ?? "");
  return lead;
}

test("[CRM-037] a lead stores its seventeen fields, and the optional ones may be missing", async () => {
  const full = {
    ...{ ...NEEDED, phoneNumber: "(216) 555-0118", industry: "Law firm", projectDescription: "Two offices." },
    ...{ status: "converted", priority: "high", leadScore: "85", source: "fair", dealValue: "24000.50" },
    nextFollowUp: "2026-05-04T09:30",
  };
  expect(await add(full)).toMatchObject({
    first_name: "Priya",
    last_name: "Raman",
    business_email: "Priya@raman.example",
    phone_number: "(216) 555-0118",
    company_name: "Raman Ortega",
    industry: "Law firm",
    project_description: "Two offices.",
    status: "converted",
    priority: "high",
    lead_score: 85,
    source: "fair",
    deal_value: 2_400_050,
    next_follow_up: "2026-05-04T14:30:00.000Z",
    last_contacted: null,
    converted: 1,
    created_at: TEST_NOW.toISOString(),
    updated_at: TEST_NOW.toISOString(),
  });
  const least = { ...NEEDED, businessEmail: "least@raman.example", status: "contacted", confirmed: "yes" };
  expect(await add(least)).toMatchObject({
    ...{
      phone_number: null,
      industry: null,
      deal_value: null,
      next_follow_up: null,
      project_description: "",
    },
    ...{ last_contacted: TEST_NOW.toISOString(), converted: 0 },
  });
});

test("[CRM-043] the three priorities are stored, any other is rejected by the form and by the database", async () => {
  for (const priority of LEAD_PRIORITIES) {
    const businessEmail = `${priority}@raman.example`;
    expect(await add({ ...NEEDED, businessEmail, priority, confirmed: "yes" })).toMatchObject({ priority });
  }
  const urgent = { ...NEEDED, businessEmail: "urgent@raman.example", priority: "urgent" };
  expect(readActionResult(await addLead(urgent, { headers }))).toMatchObject({
    status: 400,
    data: { fieldErrors: { priority: ["Choose a priority"] }, values: urgent },
  });
  const [lead] = await rows("select id from leads limit 1");
  await expect(rows("update leads set priority = 'urgent' where id = ?", String(lead?.id))).rejects.toThrow(
    /CHECK/,
  );
});

test("[CRM-084] the daily cron deletes what has been in the trash for more than 30 days", async () => {
  const now = Date.now();
  const deleted = (days: number) => ({ deletedAt: new Date(now - days * DAY).toISOString() });
  const old = await insertLead(deleted(TRASH_DAYS + 1));
  const young = await insertLead(deleted(TRASH_DAYS - 1));
  const listed = await insertLead();
  expect(await runDaily(rawEnv(), now)).toEqual([]);
  const left = await rows("select id from leads where id in (?, ?, ?)", old, young, listed);
  expect(left.map(({ id }) => id).sort()).toEqual([young, listed].sort());
});
