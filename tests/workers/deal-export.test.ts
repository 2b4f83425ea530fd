import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loader } from "../../app/crm/deals/export.route";
import { put } from "../support/cron-case";
import { envFailingAt } from "../support/failing-db";
import { insertLead } from "../support/leads";
import { contextAt, get, responseOf, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  staff = await signedInStaff("mara@beaconry.example");
});
beforeEach(() => clearTables("deals", "leads", "audit_log"));

function exportOf(rawEnvironment: object = env) {
  const request = get("/admin/deals/export", staff.headers);
  return responseOf(() => loader({ request, params: {}, context: contextAt(TEST_NOW, rawEnvironment) }));
}

const lines = async () => (await (await exportOf()).text()).split("\r\n").slice(0, -1);

type Values = Record<string, string | number | null>;
async function deal(id: string, lead_id: string, values: Values = {}) {
  await put("deals", {
    ...{ id, lead_id, title: id, value: 100, stage: "proposal", probability: 50, rank: id },
    ...{ stage_entered_at: "2026-03-02T08:00:00.000Z", created_at: "2026-03-01T08:00:00.000Z" },
    ...{ updated_at: "2026-03-02T08:00:00.000Z", ...values },
  });
}

test("every deal of the pipeline is exported, newest first, with its lead's origin; won weighs all, lost nothing", async () => {
  const names = { firstName: "Alina", lastName: "Duarte", companyName: "Fern, Thistle" };
  const lead = await insertLead({
    ...names,
    channel: "paid",
    campaign: "@spring",
    businessEmail: "alina@fern.example",
  });
  const other = await insertLead({ firstName: "Tom", lastName: "", businessEmail: "tom@harbor.example" });
  const { id: assignee_id } =
    (await rows("select id from users where email = 'mara@beaconry.example'"))[0] ?? {};
  await deal("d1", lead, {
    ...{ title: "=Rooftop", value: 1_250_075, assignee_id: String(assignee_id) },
    expected_close_date: "2026-04-01",
  });
  await deal("d2", other, {
    stage: "closed-won",
    value: 5000,
    probability: 10,
    actual_close_date: "2026-03-05",
  });
  await deal("d3", other, { stage: "closed-lost", value: 7000 });
  // Six hours behind UTC until March 8.
  await rows("insert into profiles (user_id, time_zone) values (?, 'America/Chicago')", String(assignee_id));
  await deal("d4", other, {
    ...{ stage: "closed-lost", lost_reason: "competitor", lost_to: "=Acme", lost_note: "Theirs, for now" },
  });
  await deal("gone", other, { deleted_at: "2026-03-05T08:00:00.000Z" });
  expect(await lines()).toEqual([
    "Title,Lead,Company,Stage,Value,Probability,Weighted,Assigned To,Expected Close,Actual Close,Created (America/Chicago),Stage Since (America/Chicago),Channel,Campaign,Lost Reason,Lost To,Lost Note,Lead Email,Lead ID",
    `d4,Tom,Harbor Auto Group,closed-lost,1,0,0,,,,2026-03-01T02:00:00-06:00,2026-03-02T02:00:00-06:00,,,Chose somebody else,'=Acme,"Theirs, for now",tom@harbor.example,${other}`,
    `d3,Tom,Harbor Auto Group,closed-lost,70,0,0,,,,2026-03-01T02:00:00-06:00,2026-03-02T02:00:00-06:00,,,No reason given,,,tom@harbor.example,${other}`,
    `d2,Tom,Harbor Auto Group,closed-won,50,100,50,,,2026-03-05,2026-03-01T02:00:00-06:00,2026-03-02T02:00:00-06:00,,,,,,tom@harbor.example,${other}`,
    // Half of $12,500.75, rounded to the dollar as on the board.
    `'=Rooftop,Alina Duarte,"Fern, Thistle",proposal,12500.75,50,6250,mara@beaconry.example,2026-04-01,,2026-03-01T02:00:00-06:00,2026-03-02T02:00:00-06:00,paid,'@spring,,,,alina@fern.example,${lead}`,
  ]);
  const response = await exportOf();
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="crm-deals-2026-03-10.csv"');
  expect(await rows("select action, actor_label from audit_log limit 1")).toEqual([
    { action: "deal.export", actor_label: "mara@beaconry.example" },
  ]);
});

test("more deals than one reading holds are exported, each once", async () => {
  const lead = await insertLead();
  await env.DB.prepare(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < 4000)
      insert into deals (id, lead_id, title, value, rank, stage_entered_at, created_at, updated_at)
      select printf('deal-%05d', i), ?, 'Deal ' || i, 100, printf('%05d', i), '2026-03-02', '2026-03-02', '2026-03-02' from n`,
  )
    .bind(lead)
    .run();
  const titles = (await lines()).slice(1).map((line) => line.split(",")[0]);
  expect(titles).toEqual(Array.from({ length: 4001 }, (_, at) => `Deal ${4000 - at}`));
});

test("an export that cannot be read leads back with a message, and is not in the audit log", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await exportOf(envFailingAt(/insert into "audit_log"/));
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/admin/deals");
  expect(await rows("select * from audit_log")).toEqual([]);
  logged.mockRestore();
});
