import { beforeEach, expect, test } from "vitest";
import { bookDemo } from "../../app/booking/bookings.server";
import { queueLeadEmail } from "../../app/crm/email/lead-emails.server";
import { readLead } from "../../app/crm/leads/lead-detail.server";
import { discardFailedJobs, recordFailedJob } from "../../app/platform/jobs/failed-jobs.server";
import migration from "../../migrations/0033_erased_mails.sql?raw";
import { BOOKED_AT, clearBookings, demoRequest, putHost, START, testSender } from "../support/bookings";
import { SENDER } from "../support/contact";
import { dumpRows } from "../support/dump";
import { readActionResult, submitLeadForm } from "../support/lead-page";
import { signedInStaff } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const REPLY = '550 5.1.1 <dana@harborauto.example>: "Dana Reyes" is unknown here';
const TRACES = ["dana@harborauto", "Dana", "555-0118", "Reyes"];

let owner: Awaited<ReturnType<typeof signedInStaff>>;
let actor = { id: "", label: "" };

beforeEach(async () => {
  await clearBookings();
  await clearTables("failed_jobs");
  owner = await signedInStaff("lena@beaconry.example", "owner", BOOKED_AT);
  actor = { id: owner.staff.id, label: owner.staff.email };
  await putHost(actor.id);
});

/** A guest of a demo, to whom staff have written twice, and whom the mail server refused by name. */
async function refusedGuest(): Promise<string> {
  const db = testDb();
  await bookDemo(db, demoRequest({}, START), await testSender(), BOOKED_AT);
  const [booked] = await rows("select id from leads");
  const lead = await readLead(db, String(booked?.id));
  if (!lead) throw new Error("There is no lead.");
  const text = { lead, subject: "Your map, Dana Reyes", body: "Dear Dana", sender: SENDER, actor };
  for (const id of ["first", "second"]) await queueLeadEmail(db, { id, ...text }, BOOKED_AT);
  const jobs = await rows("select id, message from outbox where message ->> 'mailId' in ('first', 'second')");
  expect(jobs).toHaveLength(2);
  for (const { id, message } of jobs) {
    const outboxId = String(id);
    const failure = {
      queue: "mail",
      message: JSON.parse(String(message)),
      error: REPLY,
      attempts: 5,
      outboxId,
    };
    await recordFailedJob(db, failure, BOOKED_AT);
  }
  const [failed] = await rows("select id from failed_jobs order by id");
  await discardFailedJobs(db, String(failed?.id), actor, BOOKED_AT);
  return lead.id;
}

test("[CRM-085] erasing the guest of a demo leaves nothing in attachments, what mail servers said, and the audit", async () => {
  const leadId = await refusedGuest();
  const before = await everything();
  for (const trace of TRACES) expect(before, trace).toContain(trace);
  expect(await rows("select id from mails where attachment is not null")).not.toEqual([]);
  const answer = readActionResult(await submitLeadForm(leadId, { intent: "erase" }, owner));
  expect(answer).toMatchObject({ toast: { title: "Person erased" } });
  const after = await everything();
  for (const trace of TRACES) expect(after.includes(trace), trace).toBe(false);
  const actions = await rows("select action from audit_log where action in ('mail.send', 'job.discard')");
  expect(actions).toHaveLength(3);
});

test("the migration takes the same from persons who were erased before, and nothing from others", async () => {
  const leadId = await refusedGuest();
  const at = BOOKED_AT.toISOString();
  const others = await rows("select * from mails");
  for (const statement of migration.split("--> statement-breakpoint")) await rows(statement);
  expect(await rows("select * from mails")).toEqual(others);
  expect(await rows("select id from outbox where last_error is not null")).toHaveLength(1);
  expect(await rows("select after ->> 'subject' subject from audit_log where action = 'mail.send'")).toEqual([
    { subject: "Your map, Dana Reyes" },
    { subject: "Your map, Dana Reyes" },
  ]);
  await rows("insert into erasures values (?1, ?2)", leadId, at);
  await rows("delete from leads");
  await rows(
    "update mails set to_address = 'erased', to_name = null, reply_to = null, subject = '', html = '', text = ''",
  );
  for (const statement of migration.split("--> statement-breakpoint")) await rows(statement);
  const after = await everything();
  for (const trace of TRACES) expect(after.includes(trace), trace).toBe(false);
});

const everything = async () => JSON.stringify(await dumpRows());
