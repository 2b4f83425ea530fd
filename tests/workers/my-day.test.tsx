import { env } from "cloudflare:workers";
import { useLoaderData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { WaitingForAnswer } from "~/admin/dashboard-page/answers";
import { loader } from "~/admin/dashboard-page/route";
import type { MyDay } from "~/admin/my-day/my-day.server";
import { action as savePreference } from "~/admin/preferences.route";
import { put } from "../support/cron-case";
import { insertEnquiry } from "../support/enquiries";
import { insertLead } from "../support/leads";
import { contextAt, get, post, signedInStaff, staffMember } from "../support/staff";
import { clearTables, rows, saveCompany } from "../support/workers-env";

/** Tuesday, November 24, 2026, 10:42 AM in Chicago. */
const NOW = new Date("2026-11-24T16:42:00.000Z");

let headers: Record<string, string> = {};
let me = "";

beforeEach(async () => {
  await clearTables(
    ...["bookings", "draft_reviews", "blogs", "audit_log", "lead_submissions", "lead_activities", "mails"],
    ...["leads", "invites", "settings", "profiles", "sessions", "users"],
  );
  const signedIn = await signedInStaff("lena@beaconry.example", "owner", NOW);
  headers = signedIn.headers;
  me = signedIn.staff.id;
});

async function open(as = headers) {
  const page = await loader({ request: get("/admin", as), params: {}, context: contextAt(NOW) });
  return { ...page, ...(await page.dashboard) };
}

test("the page begins with the day and the time of the person's zone", async () => {
  await rows("insert into profiles (user_id, time_zone) values (?, 'Asia/Kolkata')", me);
  expect(await open()).toMatchObject({
    today: "Tuesday, November 24",
    clock: "10:12 PM",
    place: "Kolkata (GMT+5:30)",
  });
});

test("to do are the follow-ups of my leads that are overdue or due by midnight, oldest first", async () => {
  const tom = (await staffMember("tom@beaconry.example", "staff")).id;
  const lead = (lastName: string, nextFollowUp: string | null, assigneeId: string | null = me) =>
    insertLead({ lastName, nextFollowUp, assigneeId });
  await lead("At 1:30 PM", "2026-11-24T19:30:00.000Z");
  await lead("This morning", "2026-11-24T16:00:00.000Z");
  await lead("Before midnight", "2026-11-25T05:59:00.000Z");
  await lead("Tomorrow", "2026-11-25T06:00:00.000Z");
  await lead("On Sunday", "2026-11-22T15:00:00.000Z");
  await lead("None", null);
  await lead("Tom's", "2026-11-22T15:00:00.000Z", tom);
  await lead("Nobody's", "2026-11-22T15:00:00.000Z", null);
  await insertLead({ nextFollowUp: "2026-11-22T15:00:00.000Z", assigneeId: me, deletedAt: "2026-11-23" });
  const { toDo } = (await open()).myDay;
  const shown = (group: { count: number; rows: { task: { title: string; due: string } }[] } | undefined) => [
    group?.count,
    ...(group?.rows ?? []).map(({ task: { title, due } }) => `${title}: ${due}`),
  ];
  expect(shown(toDo?.overdue)).toEqual([
    2,
    "Follow up with Marcus On Sunday: 2 days overdue",
    "Follow up with Marcus This morning: 42 min overdue",
  ]);
  expect(shown(toDo?.today)).toEqual([
    2,
    "Follow up with Marcus At 1:30 PM: 1:30 PM",
    "Follow up with Marcus Before midnight: 11:59 PM",
  ]);
  expect(shown(toDo?.nobodys)).toEqual([1, "Follow up with Marcus Nobody's: 2 days overdue"]);
  expect(toDo?.total).toEqual({ mine: 4, nobodys: 1 });
});

test("my open tasks stand among the follow-ups, and both are counted", async () => {
  const leadId = await insertLead({ assigneeId: me });
  await insertLead({ lastName: "Reyes", assigneeId: me, nextFollowUp: "2026-11-24T19:30:00.000Z" });
  const tom = (await staffMember("tom@beaconry.example", "staff")).id;
  const task = (title: string, scheduled_at: string, rest = {}) =>
    put("lead_activities", {
      ...{ id: title, lead_id: leadId, activity_type: "task", title, scheduled_at, due_all_day: 0 },
      ...{ assignee_id: me, created_at: "2026-11-01T10:00:00.000Z", ...rest },
    });
  await task("At 4 PM", "2026-11-24T22:00:00.000Z");
  await task("Some time today", "2026-11-24T00:00:00.000Z", { due_all_day: 1 });
  await task("Yesterday", "2026-11-23T22:00:00.000Z");
  await task("Tomorrow", "2026-11-25T15:00:00.000Z");
  await task("Done", "2026-11-24T15:00:00.000Z", { completed_at: "2026-11-24T16:00:00.000Z" });
  await task("Tom's", "2026-11-24T15:00:00.000Z", { assignee_id: tom });
  const { toDo } = (await open()).myDay;
  type Row = { task: { title: string }; more: { task: { title: string } }[] };
  const titles = (group: { rows: Row[] } | undefined) =>
    group?.rows.map(({ task, more }) => [task.title, ...more.map((other) => other.task.title)]);
  expect([toDo?.overdue.count, titles(toDo?.overdue)]).toEqual([1, [["Yesterday"]]]);
  expect([toDo?.today.count, titles(toDo?.today)]).toEqual([
    3,
    [["Some time today", "At 4 PM"], ["Follow up with Marcus Reyes"]],
  ]);
});

test("what is due with one person is one row, also what nobody has; the counts are those of all boxes", async () => {
  const task = (id: string, leadId: string | null, assignee_id: string | null) =>
    put("lead_activities", {
      ...{ id, lead_id: leadId, activity_type: "task", title: id, due_all_day: 0, assignee_id },
      ...{ scheduled_at: "2026-11-23T22:00:00.000Z", created_at: "2026-11-01T10:00:00.000Z" },
    });
  const [due, earlier] = ["2026-11-23T23:00:00.000Z", "2026-11-22T23:00:00.000Z"];
  const tess = await insertLead({ lastName: "Oberholt", assigneeId: null, nextFollowUp: due });
  const olga = await insertLead({ lastName: "Reyes", assigneeId: null, nextFollowUp: earlier });
  await task("Prepare", tess, me);
  await task("Order paper", null, me);
  await task("Pay the printer", null, me);
  await task("Call Olga", olga, null);
  const { toDo } = (await open()).myDay;
  const told = (group: NonNullable<typeof toDo>["overdue"] | undefined) =>
    group?.rows.map(({ task, more }) => [
      task.title,
      ...more.map((other) => `${other.task.title}${other.ofNobody ? " (nobody's)" : ""}`),
    ]);
  expect(told(toDo?.overdue)?.sort()).toEqual([
    ["Order paper"],
    ["Pay the printer"],
    ["Prepare", "Follow up with Marcus Oberholt (nobody's)"],
  ]);
  expect(told(toDo?.nobodys)).toEqual([["Follow up with Marcus Reyes", "Call Olga"]]);
  expect([toDo?.overdue.count, toDo?.nobodys.count]).toEqual([3, 2]);
  expect(toDo?.total).toEqual({ mine: 3, nobodys: 3 });
});

test("with less than five rows that are due, my next ones of seven days fill them up, with how many there are", async () => {
  const tom = (await staffMember("tom@beaconry.example", "staff")).id;
  const lead = (lastName: string, nextFollowUp: string, assigneeId: string | null = me) =>
    insertLead({ lastName, nextFollowUp, assigneeId });
  // Seven days after today end on Wednesday at 6 AM UTC, which is midnight in Chicago.
  await lead("On day seven", "2026-12-02T05:59:00.000Z");
  await lead("On day eight", "2026-12-02T06:00:00.000Z");
  await lead("Tomorrow", "2026-11-25T15:00:00.000Z");
  await lead("Tom's", "2026-11-25T15:00:00.000Z", tom);
  await lead("Nobody's", "2026-11-25T15:00:00.000Z", null);
  await lead("Overdue", "2026-11-22T15:00:00.000Z");
  const next = async () => {
    const { toDo } = (await open()).myDay;
    return {
      titles: toDo?.next.rows.map(({ task }) =>
        `${task.title}: ${task.due}`.replace("Follow up with Marcus ", ""),
      ),
      count: toDo?.next.count,
      ...toDo?.total,
    };
  };
  expect(await next()).toEqual({
    titles: ["Tomorrow: Wed, Nov 25", "On day seven: Tue, Dec 1"],
    count: 2,
    mine: 1,
    nobodys: 0,
  });
  for (const at of [1, 2, 3]) await lead(`Late ${at}`, "2026-11-22T15:00:00.000Z");
  expect(await next()).toEqual({ titles: ["Tomorrow: Wed, Nov 25"], count: 2, mine: 4, nobodys: 0 });
  await lead("Late 4", "2026-11-22T15:00:00.000Z");
  expect(await next()).toEqual({ titles: [], count: 2, mine: 5, nobodys: 0 });
});

test("next ones are not counted where more than fifty are due before their last day", async () => {
  for (let at = 0; at < 51; at += 1) {
    await insertLead({ nextFollowUp: "2026-11-25T15:00:00.000Z", assigneeId: me });
  }
  const { toDo } = (await open()).myDay;
  expect([toDo?.next.count, toDo?.next.rows.length]).toEqual([null, 5]);
});

test("with more than fifty that are due, all are counted", async () => {
  for (let at = 0; at < 53; at += 1) {
    await insertLead({ nextFollowUp: "2026-11-22T15:00:00.000Z", assigneeId: me });
  }
  const { toDo } = (await open()).myDay;
  expect([toDo?.overdue.count, toDo?.overdue.rows.length]).toEqual([53, 50]);
});

test("the ruler has my demos of today that are not cancelled", async () => {
  const leadId = await insertLead();
  const tom = (await staffMember("tom@beaconry.example", "staff")).id;
  const demo = (id: string, startsAt: string, rest = {}) =>
    put("bookings", {
      ...{ id, lead_id: leadId, host_id: me, starts_at: startsAt, name: id, email: "a@a.example" },
      ends_at: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
      ...{ company: "Firm", time_zone: "UTC", created_at: startsAt, updated_at: startsAt, ...rest },
    });
  await demo("At 2:30 PM", "2026-11-24T20:30:00.000Z");
  await demo("At 9 AM", "2026-11-24T15:00:00.000Z", { status: "done" });
  await demo("Cancelled", "2026-11-24T17:00:00.000Z", { status: "cancelled" });
  await demo("Tomorrow", "2026-11-25T15:00:00.000Z");
  await demo("Yesterday", "2026-11-24T05:30:00.000Z");
  await demo("Tom's", "2026-11-24T18:00:00.000Z", { host_id: tom });
  const { demos } = (await open()).myDay;
  expect(demos).toMatchObject({ from: 8, to: 18, now: 27 });
  expect(demos?.events.map(({ name, time, at, isOver }) => [name, time, at, isOver])).toEqual([
    ["At 9 AM", "9:00 AM", 10, true],
    ["At 2:30 PM", "2:30 PM", 65, false],
  ]);
});

test("who waits is named with how long, and the ways to reach them", async () => {
  await insertEnquiry("2026-11-24T11:32:00.000Z", [], {
    ...{ lastName: "Abernathy", phoneNumber: "(414) 555-0130" },
  });
  await insertEnquiry("2026-11-24T10:00:00.000Z", [{ type: "call", at: "2026-11-24T10:48:00.000Z" }]);
  expect((await open()).myDay.answers).toMatchObject({
    ...{ median: "48 min", inTime: 1, judged: 2, waitingCount: 1 },
    waiting: [
      {
        name: "Marcus Abernathy",
        company: "Harbor Auto Group",
        owner: null,
        waits: "5 h 10 min",
        callTo: "tel:+14145550130",
      },
    ],
  });
});

function LoadedCard() {
  return <WaitingForAnswer answers={useLoaderData<Pick<MyDay, "answers">>().answers} />;
}

test.each([
  [[], "No lead by a form in the last 30 days."],
  [["2026-11-24T16:00:00.000Z"], "Nobody is answered yet, and nobody has waited for 2 hours."],
  [["2026-10-26T16:00:00.000Z"], "None of the last 30 days is answered yet. 0 of 1 within"],
  [["2026-10-24T16:00:00.000Z"], "No lead by a form in the last 30 days."],
])("forms at %j without an answer read: %s", async (times, words) => {
  for (const at of times) await insertEnquiry(at, []);
  const { answers } = (await open()).myDay;
  const Card = createRemixStub([{ id: "card", path: "/", Component: LoadedCard, loader: () => null }]);
  const page = renderToString(
    <Card initialEntries={["/"]} hydrationData={{ loaderData: { card: { answers } } }} />,
  );
  const html = page.replaceAll(/<span[^>]*role="tooltip".*?<\/span>/g, "");
  expect(html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ")).toContain(words);
});

test("of more than one who waits, a link leads to all of them in the list", async () => {
  for (let hour = 1; hour <= 7; hour += 1) await insertEnquiry(`2026-11-24T0${hour}:00:00.000Z`);
  const { answers } = (await open()).myDay;
  const Card = createRemixStub([{ id: "card", path: "/", Component: LoadedCard, loader: () => null }]);
  const page = renderToString(
    <Card initialEntries={["/"]} hydrationData={{ loaderData: { card: { answers } } }} />,
  );
  expect(page).toMatch(
    /<a[^>]* href="\/admin\/leads\?waiting=over-2-hours&amp;sort=-newest"[^>]*>See all<\/a>/,
  );
  expect(page).toMatch(/>Waiting for an answer<\/h2><\/div><span[^>]*>7<\/span>/);
});

test("drafts to read are the newest six that wait, with the number of all", async () => {
  const draft = async (id: string, createdAt: string, state = "waiting", deletedAt: string | null = null) => {
    await put("blogs", {
      ...{ id, slug: id, title: id, meta_description: "d", content: "c", published: 0 },
      ...{ location: "Dubuque, IA", created_at: createdAt, updated_at: createdAt, deleted_at: deletedAt },
    });
    await put("draft_reviews", {
      ...{ blog_id: id, generator: "direct-mail-automation", state, score: 90 },
      ...{ gates: "[]", created_at: createdAt },
    });
  };
  for (const day of [1, 2, 3, 4, 5, 6, 7]) await draft(`day-${day}`, `2026-11-0${day}T10:00:00.000Z`);
  await draft("rejected", "2026-11-09T10:00:00.000Z", "rejected");
  await draft("gone", "2026-11-09T10:00:00.000Z", "waiting", "2026-11-10T10:00:00.000Z");
  const { drafts } = (await open()).myDay;
  expect(drafts?.count).toBe(7);
  expect(drafts?.rows.map(({ id }) => id)).toEqual(["day-7", "day-6", "day-5", "day-4", "day-3", "day-2"]);
  expect(drafts?.rows[0]).toEqual({ id: "day-7", title: "day-7", kind: "Direct mail" });
});

test("the first steps are ticked off by what is stored, until all are", async () => {
  const steps = async () => (await open()).steps;
  const NONE = { company: false, mail: false, post: false, invite: false, lead: false };
  expect(await steps()).toEqual(NONE);
  // Sample data does none of them.
  const sample = await insertEnquiry("2026-11-24T10:00:00.000Z", [], { isDemo: true });
  const post = (id: string, isDemo: number) =>
    put("blogs", {
      ...{ id, slug: id, title: "T", meta_description: "d", content: "c", published: 1, is_demo: isDemo },
      ...{ created_at: NOW.toISOString(), updated_at: NOW.toISOString() },
    });
  await post("sample", 1);
  expect(await steps()).toEqual(NONE);
  await saveCompany();
  await post("own", 0);
  expect(await steps()).toEqual({ ...NONE, company: true, post: true });
  await insertEnquiry("2026-11-24T10:00:00.000Z", [
    { type: "email", at: "2026-11-24T10:05:00.000Z", by: "mail" },
  ]);
  expect(await steps()).toEqual({ ...NONE, company: true, post: true, mail: true, lead: true });
  await staffMember("tom@beaconry.example", "staff");
  expect(await steps()).toBeNull();
  await env.DB.prepare("delete from leads where id <> ?").bind(sample).run();
  expect(await steps()).toMatchObject({ invite: true, lead: false });
});

test("an owner hides the first steps, for good and for themselves alone; other staff never see them", async () => {
  const staff = await signedInStaff("tom@beaconry.example", "staff", NOW);
  const other = await signedInStaff("olga@beaconry.example", "owner", NOW);
  const fields = { intent: "first-steps", value: "hidden", returnTo: "/admin" };
  const request = post("/admin/preferences", fields, { ...headers, Accept: "text/html" });
  const response = await savePreference({ request, params: {}, context: contextAt(NOW) });
  expect(response).toMatchObject({ status: 303 });
  expect((await open()).steps).toBeNull();
  expect((await open(other.headers)).steps).toMatchObject({ post: false });
  expect((await open(staff.headers)).steps).toBeNull();
});
