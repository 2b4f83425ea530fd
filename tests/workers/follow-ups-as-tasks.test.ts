import { beforeEach, describe, expect, test } from "vitest";
import { readBadges } from "../../app/admin/dashboard.server";
import { readMyDay } from "../../app/admin/my-day/my-day.server";
import { searchBackOffice } from "../../app/admin/search.server";
import { action as change } from "../../app/crm/tasks/changes.route";
import { loader } from "../../app/crm/tasks/tasks-page/route";
import { toastSchema } from "../../app/platform/http/forms/toast";
import { newId } from "../../app/platform/ids";
import { put } from "../support/cron-case";
import { openLead, readActionResult, submitLeadForm } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { argsOf, contextAt, get, post, signedInStaff, staffMember } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;

/** Tuesday, November 24, 2026, 10:42 AM in Chicago, the company's zone. */
const NOW = new Date("2026-11-24T16:42:00.000Z");
const SUNDAY = "2026-11-22T15:00:00.000Z";
const FRIDAY = "2026-11-27T15:00:00.000Z";

let headers: Fields = {};
let [me, tom] = ["", ""];
beforeEach(async () => {
  await clearTables("audit_log", "lead_activities", "lead_notes", "leads", "profiles", "sessions", "users");
  const signedIn = await signedInStaff("lena@beaconry.example", "staff", NOW);
  headers = signedIn.headers;
  me = signedIn.staff.id;
  tom = (await staffMember("tom@beaconry.example", "staff")).id;
});

async function send(fields: Fields) {
  const answer = readActionResult(
    await change(argsOf(post("/admin/tasks/changes", fields, headers), contextAt(NOW))),
  );
  return { ...answer, toast: toastSchema.nullable().parse(answer.toast) };
}

const open = (search = "") => loader(argsOf(get(`/admin/tasks${search}`, headers), contextAt(NOW)));
const shown = async (search = "") => (await open(search)).open.map(({ title, due }) => `${title}: ${due}`);
const followUp = async (id: string) =>
  (await rows("select next_follow_up at, last_contacted contacted from leads where id = ?", id))[0];
const activities = () =>
  rows(
    "select activity_type type, title, description, assignee_id who, deleted_at gone from lead_activities",
  );
const lead = (lastName: string, nextFollowUp: string | null, assigneeId: string | null = me) =>
  insertLead({ lastName, nextFollowUp, assigneeId });
const task = (id: string, leadId: string | null, rest: Record<string, string | null> = {}) =>
  put("lead_activities", {
    ...{ id, lead_id: leadId, activity_type: "call", title: "Call about the map", assignee_id: me },
    ...{ scheduled_at: SUNDAY, due_all_day: 0, created_at: "2026-11-01T10:00:00.000Z", ...rest },
  });

test("the follow-ups of leads stand among the tasks, and those of nobody's leads in lists of their own", async () => {
  await lead("Late", SUNDAY);
  await lead("Later", FRIDAY);
  await lead("None", null);
  await lead("Tom's", SUNDAY, tom);
  await lead("Nobody's", "2026-11-24T19:30:00.000Z", null);
  await insertLead({ lastName: "Gone", nextFollowUp: SUNDAY, assigneeId: me, deletedAt: SUNDAY });
  await insertLead({ lastName: "Odd", nextFollowUp: "some day", assigneeId: me });
  await task("map", null, { scheduled_at: "2026-11-23T15:00:00.000Z" });
  expect(await shown()).toEqual([
    "Follow up with Marcus Late: 2 days overdue",
    "Call about the map: 1 day overdue",
    "Follow up with Marcus Later: 9:00 AM",
  ]);
  expect(await shown("?who=nobody")).toEqual(["Follow up with Marcus Nobody's: 1:30 PM"]);
  expect(await open("?who=everybody")).toMatchObject({
    ...{ mine: 3, everybody: 5, nobodys: 1 },
    counts: { total: 5, overdue: 3, today: 1, upcoming: 1 },
  });
});

describe("a follow-up and a task with the same lead are one commitment", () => {
  /** 7:30 PM that day in Chicago, the next one in UTC. */
  const FRIDAY_EVENING = "2026-11-28T01:30:00.000Z";

  test.each([
    ["of that day", { scheduled_at: FRIDAY_EVENING }, 1],
    ["of the whole day", { scheduled_at: "2026-11-27T00:00:00.000Z", due_all_day: "1" }, 1],
    ["of the day before", { scheduled_at: "2026-11-27T05:30:00.000Z" }, 2],
    ["of the whole day after", { scheduled_at: "2026-11-28T00:00:00.000Z", due_all_day: "1" }, 2],
    ["without a date", { scheduled_at: null }, 2],
    ["that is done", { scheduled_at: FRIDAY, completed_at: SUNDAY }, 1],
    ["that is deleted", { scheduled_at: FRIDAY, deleted_at: SUNDAY }, 1],
  ])("a task %s", async (_, rest, count) => {
    const id = await lead("Bell", FRIDAY);
    await task("map", id, rest);
    const isOpen = !("completed_at" in rest || "deleted_at" in rest);
    const told = [...(isOpen ? ["Call about the map"] : []), "Follow up with Marcus Bell"].slice(0, count);
    const list = await open();
    expect(list.open.map(({ title }) => title).sort()).toEqual(told);
    expect(list).toMatchObject({ mine: count, everybody: count, counts: { total: count, upcoming: count } });
    expect(await open("?who=everybody")).toMatchObject({ counts: { total: count }, mine: count });
  });

  test("not with another person's, nor with another lead's", async () => {
    const id = await lead("Bell", FRIDAY);
    await task("other", await lead("Cole", null), { scheduled_at: FRIDAY });
    await task("tom's", id, { scheduled_at: FRIDAY, assignee_id: tom });
    expect(await open("?who=everybody")).toMatchObject({ mine: 2, everybody: 3, counts: { total: 3 } });
    await rows("update leads set assignee_id = null where id = ?", id);
    await task("nobody's", id, { scheduled_at: FRIDAY, assignee_id: null });
    expect(await open("?who=nobody")).toMatchObject({ nobodys: 1, open: [{ title: "Call about the map" }] });
  });

  test("all places count it once, and it is due again once its task is put off or did not settle it", async () => {
    const id = await lead("Bell", SUNDAY);
    await task("map", id);
    const reader = { id: me, timeZone: "America/Chicago", role: "staff" } as const;
    const counts = async () => [
      (await open()).counts.overdue,
      (await readBadges(testDb(), reader, NOW)).dueTasks,
      (await readMyDay(testDb(), reader, NOW)).toDo?.total.mine,
    ];
    expect(await counts()).toEqual([1, 1, 1]);
    const moved = await send({ intent: "move-overdue", who: "mine" });
    expect(moved.toast?.title).toBe("1 is due today instead");
    expect(await shown()).toEqual(["Call about the map: Today"]);
    expect(await counts()).toEqual([0, 1, 1]);
    await send({ ...moved.toast?.undo?.fields });
    const done = await send({ intent: "done", id: "map", outcome: "no-answer" });
    expect(await shown()).toEqual(["Follow up with Marcus Bell: 2 days overdue"]);
    expect(await counts()).toEqual([1, 1, 1]);
    await send({ ...done.toast?.undo?.fields });
    await send({ intent: "snooze", id: "map", until: "week" });
    expect(await shown()).toEqual([
      "Follow up with Marcus Bell: 2 days overdue",
      "Call about the map: 9:00 AM",
    ]);
  });
});

test("everybody's tasks say who is behind, and each person's can be worked on alone", async () => {
  await lead("Late", SUNDAY, tom);
  await lead("Later", FRIDAY, tom);
  await lead("Mine", "2026-11-24T19:30:00.000Z");
  await lead("Nobody's", SUNDAY, null);
  await task("old", null, { scheduled_at: SUNDAY, assignee_id: tom });
  await task("undated", null, { scheduled_at: null, assignee_id: tom });
  await task("done", null, { assignee_id: tom, completed_at: SUNDAY });
  expect((await open("?who=everybody")).people).toEqual([
    { who: tom, name: "tom", overdue: 2, today: 0, upcoming: 2 },
    { who: "nobody", name: "Unassigned", overdue: 1, today: 0, upcoming: 0 },
    { who: me, name: "lena", overdue: 0, today: 1, upcoming: 0 },
  ]);
  const { people, person, counts, ...list } = await open(`?who=${tom}`);
  expect({ people, person, counts }).toEqual({
    ...{ people: null, person: "tom" },
    counts: { total: 4, overdue: 2, today: 0, upcoming: 2 },
  });
  expect(list.open).toHaveLength(4);
  expect(await open(`?who=${me}`)).toMatchObject({ who: "mine", person: null });
  expect((await open("?who=stranger")).open).toEqual([]);

  await send({ intent: "move-overdue", who: tom, returnTo: `/admin/tasks?who=${tom}` });
  expect((await open("?who=everybody")).people).toMatchObject([
    { who: "nobody", overdue: 1 },
    { who: tom, overdue: 0, today: 2, upcoming: 2 },
    { who: me, overdue: 0, today: 1 },
  ]);
});

describe("a follow-up that is done", () => {
  test("is an activity with how it went, a contact, and the next follow-up; its undo leaves none of it", async () => {
    const id = await lead("Bell", SUNDAY);
    const done = {
      ...{ intent: "done", id: `follow-up:${id}`, shown: SUNDAY, submissionId: newId() },
      ...{ outcome: "reached", said: "Wants both", followUp: "tomorrow" },
    };
    const { toast } = await send(done);
    expect(toast).toMatchObject({
      title: "Follow-up done",
      description: "Marcus Bell. Next Wed, Nov 25, 9:00 AM CST",
    });
    expect((await send(done)).status).toBe(200);
    expect(await followUp(id)).toEqual({ at: "2026-11-25T15:00:00.000Z", contacted: NOW.toISOString() });
    expect(await activities()).toEqual([
      { type: "call", title: "Followed up", description: "Reached: Wants both", who: me, gone: null },
    ]);
    expect((await open()).done.map(({ title }) => title)).toEqual(["Followed up"]);
    const undone = await send({ ...toast?.undo?.fields });
    expect(undone.toast).toMatchObject({ title: "The follow-up is due as before" });
    expect((await send({ ...toast?.undo?.fields })).status).toBe(200);
    expect(await followUp(id)).toEqual({ at: SUNDAY, contacted: null });
    expect(await activities()).toMatchObject([{ gone: NOW.toISOString() }]);
  });

  test("with its box alone is settled, and no call is claimed", async () => {
    const id = await lead("Bell", SUNDAY);
    await send({ intent: "done", id: `follow-up:${id}`, shown: SUNDAY });
    expect(await followUp(id)).toMatchObject({ at: null });
    expect(await activities()).toMatchObject([{ type: "task", title: "Followed up", description: null }]);
  });

  test("is refused, with what was typed, once somebody else has settled or moved it", async () => {
    const id = await lead("Bell", FRIDAY);
    const refused = await send({ intent: "done", id: `follow-up:${id}`, shown: SUNDAY, said: "Kept" });
    expect(refused).toMatchObject({
      status: 409,
      toast: {
        title:
          "Failed to finish the task: Somebody else has changed it in the meantime. The page now shows it.",
      },
    });
    expect(await followUp(id)).toMatchObject({ at: FRIDAY });
    expect(await activities()).toEqual([]);
    const gone = await send({ intent: "done", id: `follow-up:${newId()}`, shown: SUNDAY });
    expect(gone.status).toBe(404);
  });
});

describe("a lead's task that is done", () => {
  test.each([
    ["a call settles what is due", SUNDAY, {}, null],
    ["an unanswered one does not", SUNDAY, { outcome: "no-answer" }, SUNDAY],
    ["what is to come stays", FRIDAY, { outcome: "reached" }, FRIDAY],
    ["a day that is chosen is the lead's next", FRIDAY, { followUp: "tomorrow" }, "2026-11-25T15:00:00.000Z"],
    [
      "a date, too, at nine",
      SUNDAY,
      { outcome: "no-answer", followUp: "date", followUpDate: "2026-12-01" },
      "2026-12-01T15:00:00.000Z",
    ],
  ])("%s", async (_, before, fields, after) => {
    const id = await lead("Bell", before);
    await task("map", id);
    const { toast } = await send({ intent: "done", id: "map", ...fields });
    expect(await followUp(id)).toMatchObject({ at: after });
    expect(await activities()).toHaveLength(1);
    await send({ ...toast?.undo?.fields });
    expect(await followUp(id)).toMatchObject({ at: before, contacted: null });
  });

  test("a call to a new lead offers to set it to Contacted, an unanswered one and a plain task do not", async () => {
    const id = await lead("Bell", SUNDAY);
    const value = { intent: "run", lead: id, field: "status", value: "contacted" };
    const offered = async (fields: Fields) =>
      (await send({ intent: "done", ...fields })).toast?.offer?.fields;
    await task("map", id);
    expect(await offered({ id: "map" })).toEqual(value);
    await task("again", id);
    expect(await offered({ id: "again", outcome: "no-answer" })).toBeUndefined();
    await task("plain", id, { activity_type: "task" });
    expect(await offered({ id: "plain" })).toBeUndefined();
    const other = await lead("Cole", SUNDAY);
    const followed = await offered({ id: `follow-up:${other}`, shown: SUNDAY, outcome: "reached" });
    expect(followed).toEqual({ ...value, lead: other });
  });

  test("a plain task is no contact, and its lead is still to be followed up", async () => {
    const id = await lead("Bell", SUNDAY);
    await task("map", id, { activity_type: "task" });
    await send({ intent: "done", id: "map" });
    expect(await followUp(id)).toMatchObject({ at: SUNDAY });
  });

  test("its undo leaves a follow-up that was set since", async () => {
    const id = await lead("Bell", SUNDAY);
    await task("map", id);
    const { toast } = await send({ intent: "done", id: "map" });
    await rows("update leads set next_follow_up = ? where id = ?", FRIDAY, id);
    await send({ ...toast?.undo?.fields });
    expect(await followUp(id)).toMatchObject({ at: FRIDAY });
    expect(await rows("select completed_at from lead_activities")).toEqual([{ completed_at: null }]);
  });
});

test("a follow-up is put off, the undo says what it did, and many changes are one line of the timeline", async () => {
  const id = await lead("Bell", SUNDAY);
  const snooze = { intent: "snooze", id: `follow-up:${id}`, shown: SUNDAY, until: "week" };
  const { toast } = await send(snooze);
  expect(toast).toMatchObject({
    title: "Follow-up set",
    description: "Tue, Dec 1, 9:00 AM CST",
  });
  expect((await send(snooze)).status).toBe(200);
  expect((await send({ ...snooze, until: "tomorrow" })).status).toBe(409);
  const undone = readActionResult(
    await submitLeadForm(id, { ...toast?.undo?.fields }, { headers, now: NOW }),
  );
  expect(undone.toast).toMatchObject({
    title: "The follow-up is as before",
    description: "Sun, Nov 22, 9:00 AM CST",
  });
  const set = { intent: "follow-up", followUp: "tomorrow", shown: SUNDAY };
  await submitLeadForm(id, set, { headers, now: new Date(NOW.getTime() + 60_000) });
  await submitLeadForm(
    id,
    { ...set, followUp: "none" },
    { headers, now: new Date(NOW.getTime() + 3_600_000) },
  );
  const { timeline } = await openLead(id, { headers, now: NOW });
  expect(timeline?.entries.map(({ title, changes, lines }) => [title, changes, lines])).toMatchObject([
    ["Follow-up set", 3, [expect.stringMatching(/Nov 22, 2026.* → .*Nov 25, 2026/)]],
  ]);
  expect(timeline?.all).toBe(3);
});

test("overdue follow-ups move to today with the tasks, and back, but for one that was changed since", async () => {
  const [first, second] = [await lead("Bell", SUNDAY), await lead("Late", SUNDAY)];
  const others = await lead("Tom's", SUNDAY, tom);
  await task("map", null);
  const { toast } = await send({ intent: "move-overdue", who: "mine" });
  expect(toast).toMatchObject({ title: "3 are due today instead" });
  // 5 PM.
  for (const id of [first, second])
    expect(await followUp(id)).toMatchObject({ at: "2026-11-24T23:00:00.000Z" });
  expect(await followUp(others)).toMatchObject({ at: SUNDAY });
  await rows("update leads set next_follow_up = ? where id = ?", FRIDAY, second);
  await send({ ...toast?.undo?.fields });
  expect(await followUp(first)).toMatchObject({ at: SUNDAY });
  expect(await followUp(second)).toMatchObject({ at: FRIDAY });
  const audited = await rows(
    "select before, after from audit_log where entity = 'lead' and entity_id = ? order by id",
    first,
  );
  expect(audited.map(({ after }) => after)).toEqual([
    JSON.stringify({ nextFollowUp: "2026-11-24T23:00:00.000Z" }),
    JSON.stringify({ nextFollowUp: SUNDAY }),
  ]);
});

test("the search finds open tasks and planned meetings by their title and their lead", async () => {
  const id = await lead("Bell", null);
  await task("meeting", id, { activity_type: "meeting", title: "Meeting at their office" });
  await task("done", id, { title: "Meeting in May", completed_at: SUNDAY });
  const found = (await searchBackOffice(testDb(), "meeting bell", { id: "nobody", role: "staff" })).find(
    ({ label }) => label === "Tasks",
  );
  expect(found?.items).toEqual([
    {
      ...{ id: "meeting", title: "Meeting at their office", detail: "Meeting, Harbor Auto Group" },
      to: "/admin/tasks?task=meeting",
      ...{ about: "Harbor Auto Group", state: "Meeting", status: null, at: expect.any(String) },
    },
  ]);
});
