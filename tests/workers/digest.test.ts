import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { sendDigests } from "~/admin/digest/digest.task.server";
import { bookDemo } from "~/booking/bookings.server";
import { addTask } from "~/crm/tasks/task-changes.server";
import { createJobContext } from "~/platform/jobs/job-context.server";
import { BOOKED_AT, clearBookings, demoRequest, putHost, testSender } from "../support/bookings";
import { deliver } from "../support/deliver";
import { insertEnquiry } from "../support/enquiries";
import { receivedBy, smtpEnv } from "../support/sent-mail";
import { requestSite } from "../support/site";
import { database, staffMember } from "../support/staff";
import { clearTables, rawEnv, rows } from "../support/workers-env";

const db = database();

beforeEach(async () => {
  await clearBookings();
  await clearTables("lead_activities", "notifications", "profiles", "mail_suppressions");
});

/** Somebody who wants the mail, in a zone, with one task that is long overdue. */
async function reader(name: string, timeZone: string | null) {
  const { id, email } = await staffMember(`${name}@beaconry.example`);
  await env.DB.prepare(
    "insert into profiles (user_id, display_name, time_zone, wants_digest) values (?, ?, ?, 1)",
  )
    .bind(id, name, timeZone)
    .run();
  const task = { id: `task of ${name}`, type: "call", title: "Call the printer", description: null } as const;
  const due = { at: "2026-01-05T00:00:00.000Z", allDay: true };
  await addTask(db, { ...task, due, assigneeId: id, leadId: null, actor: { id, label: email } }, BOOKED_AT);
  return { id, email };
}

async function sweepAt(time: string, settings: object = rawEnv()): Promise<void> {
  await sendDigests(createJobContext(settings, () => new Date(time)));
}

async function sentTo(email: string): Promise<string[]> {
  const found = await rows("select created_at from mails where to_address = ? order by created_at", email);
  return found.map(({ created_at }) => String(created_at));
}

/** Every five minutes from one time to another, as the cron does. */
async function sweepBetween(from: string, to: string): Promise<void> {
  for (let time = Date.parse(from); time <= Date.parse(to); time += 5 * 60_000) {
    await sweepAt(new Date(time).toISOString());
  }
}

test("it is sent at seven in the reader's zone, before and after the clock changes", async () => {
  // By the IANA database: Chicago is at UTC-6 until March 8, 2026, and at UTC-5 from then on.
  const { email } = await reader("lena", "America/Chicago");
  await sweepBetween("2026-03-07T12:50:00Z", "2026-03-07T13:15:00Z");
  await sweepBetween("2026-03-08T11:50:00Z", "2026-03-08T13:15:00Z");
  expect(await sentTo(email)).toEqual(["2026-03-07T13:00:00.000Z", "2026-03-08T12:00:00.000Z"]);
});

test("three zones have three mornings; who has chosen none has the company's", async () => {
  const people = [
    await reader("tokyo", "Asia/Tokyo"),
    await reader("kathmandu", "Asia/Kathmandu"),
    await reader("company", null),
  ];
  // 7:00 is 22:00 UTC of the day before at UTC+9, 1:15 UTC at UTC+5:45, and 12:00 UTC in Chicago's summer.
  await sweepBetween("2026-03-09T21:50:00Z", "2026-03-09T22:10:00Z");
  await sweepBetween("2026-03-10T01:05:00Z", "2026-03-10T01:25:00Z");
  await sweepBetween("2026-03-10T11:50:00Z", "2026-03-10T12:10:00Z");
  const times = await Promise.all(people.map(({ email }) => sentTo(email)));
  expect(times).toEqual([
    ["2026-03-09T22:00:00.000Z"],
    ["2026-03-10T01:15:00.000Z"],
    ["2026-03-10T12:00:00.000Z"],
  ]);
});

test("two sweeps at one moment send one; after noon, and on a day with nothing, none", async () => {
  const lena = await reader("lena", "America/Chicago");
  await Promise.all([1, 2, 3].map(() => sweepAt("2026-03-10T12:00:00Z")));
  expect(await sentTo(lena.email)).toHaveLength(1);
  await sweepAt("2026-03-11T17:00:00Z");
  expect(await sentTo(lena.email)).toHaveLength(1);
  await env.DB.exec("delete from lead_activities");
  await sweepAt("2026-03-12T12:00:00Z");
  expect(await sentTo(lena.email)).toHaveLength(1);
});

test("nobody gets it who has not asked for it, or whose account is disabled", async () => {
  const { id, email } = await reader("lena", "America/Chicago");
  await env.DB.prepare("update users set disabled_at = '2026-01-01' where id = ?").bind(id).run();
  await sweepAt("2026-03-10T12:00:00Z");
  await env.DB.exec("update users set disabled_at = null");
  await env.DB.exec("update profiles set wants_digest = 0");
  await sweepAt("2026-03-10T12:05:00Z");
  expect(await sentTo(email)).toEqual([]);
});

test("of more than five who wait, the mail leads to the list of all of them", async () => {
  await reader("lena", "America/Chicago");
  for (let hour = 1; hour <= 6; hour += 1) await insertEnquiry(`2026-03-11T0${hour}:00:00.000Z`);
  await sweepAt("2026-03-11T12:00:00Z");
  const [mail] = await rows("select text, html from mails");
  const all = "http://localhost:8788/admin/leads?waiting=over-2-hours&sort=-newest";
  expect(String(mail?.text)).toContain(`\n- and 1 more: ${all}\n`);
  expect(String(mail?.html)).toContain(`href="${all.replace("&", "&amp;")}"`);
});

async function deliverAll(): Promise<void> {
  const waiting = await rows("select message from outbox where queue = 'mail' and state = 'pending'");
  for (const { message } of waiting) {
    // It is of no use after its day, and the queue's clock is today's.
    await deliver("beaconry-mail", [{ ...JSON.parse(String(message)), until: undefined }], smtpEnv());
  }
}

test("it says what there is, reaches a mail server, and its link ends it and nothing else", async () => {
  const { id, email } = await reader("digest", "America/Chicago");
  await putHost(id);
  await bookDemo(db, demoRequest(), await testSender(), BOOKED_AT);
  await insertEnquiry("2026-03-11T08:00:00.000Z");
  await env.DB.exec("delete from mails; delete from outbox");
  await sweepAt("2026-03-11T12:00:00Z", smtpEnv());
  const [mail] = await rows("select subject, text from mails");
  expect(mail?.subject).toBe("Wednesday, March 11: 1 demo, 1 overdue, 1 waiting for an answer, 1 unread");
  expect(String(mail?.text).split("\n")).toEqual(
    expect.arrayContaining([
      "Demos (1)",
      expect.stringMatching(
        /^- 10:00 AM: Dana Reyes, Harbor Auto: http:\/\/localhost:8788\/admin\/leads\/[\da-f-]{36}$/,
      ),
      "- Call the printer: http://localhost:8788/admin/tasks",
      expect.stringMatching(/for 4 h/),
      "- Dana Reyes booked a demo with you: http://localhost:8788/admin/notifications",
    ]),
  );
  await deliverAll();
  const [raw = ""] = await receivedBy(email);
  const [, link = ""] =
    /List-Unsubscribe: <(http:\/\/localhost:8788(\/unsubscribe\/[^>]+))>/i
      .exec(raw.replaceAll(/\r\n[ \t]+/g, " "))
      ?.slice(1) ?? [];
  expect(link).toMatch(/^\/unsubscribe\//);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/im);
  const page = await (await requestSite(link)).text();
  expect(page).toContain("The daily digest will not come");
  const click = { method: "POST", body: "List-Unsubscribe=One-Click" };
  expect((await requestSite(link, click)).status).toBe(200);
  expect(await rows("select wants_digest from profiles")).toEqual([{ wants_digest: 0 }]);
  expect(await rows("select count(*) n from mail_suppressions")).toEqual([{ n: 0 }]);
  expect(await (await requestSite(link)).text()).toContain("no longer comes");
});
