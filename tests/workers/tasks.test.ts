import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listRecentActivities } from "../../app/crm/leads/activities.server";
import {
  addActivity,
  addNote,
  deleteNote,
  editNote,
  restoreNote,
} from "../../app/crm/leads/lead-entries.server";
import { deleteLead, eraseLead, purgeDeletedLeads, restoreLead } from "../../app/crm/leads/lead-trash.server";
import { wholeDay } from "../../app/crm/tasks/due";
import { completeTask, reopenTask } from "../../app/crm/tasks/finish-task.server";
import { moveOverdueToToday, undoMove } from "../../app/crm/tasks/move-overdue.server";
import {
  addTask,
  assignTask,
  deleteTask,
  editTask,
  type NewTask,
  restoreTask,
  setDue,
} from "../../app/crm/tasks/task-changes.server";
import { listDue, listTasks } from "../../app/crm/tasks/task-list.server";
import { dueOf, readTask, selectNextTasks } from "../../app/crm/tasks/tasks.server";
import { newId } from "../../app/platform/ids";
import { insertLead } from "../support/leads";
import { recordingDb } from "../support/recording-db";
import { staffMember } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const ZONE = "America/Chicago";
/** 10:42 on a Tuesday in Chicago. */
const NOW = new Date("2026-11-24T16:42:00.000Z");
const LATER = new Date("2026-11-24T16:45:00.000Z");
const DAY_MS = 86_400_000;

let [lena, omar] = [
  { id: "", label: "lena@beaconry.example" },
  { id: "", label: "omar@beaconry.example" },
];
beforeAll(async () => {
  lena = { ...lena, id: (await staffMember(lena.label)).id };
  omar = { ...omar, id: (await staffMember(omar.label)).id };
});
let leadId = "";
beforeEach(async () => {
  await clearTables("audit_log", "lead_activities", "lead_notes", "deals", "leads");
  leadId = await insertLead();
});

const timed = (at: string) => ({ at, allDay: false });

async function add(values: Partial<NewTask> = {}, now = NOW): Promise<string> {
  const task = {
    ...{ id: newId(), actor: lena, type: "call" as const, title: "Call about the map", description: null },
    ...{ due: timed("2026-11-24T19:30:00.000Z"), assigneeId: lena.id, leadId },
    ...values,
  };
  await addTask(testDb(), task, now);
  return task.id;
}

const list = (assigneeId?: string) =>
  listTasks(testDb(), { assigneeId, viewerId: lena.id, page: 1, now: NOW, zone: ZONE });
const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title);
const leadRow = async () => (await rows("select last_contacted from leads where id = ?", leadId))[0];
const stored = async (id: string) => (await rows("select * from lead_activities where id = ?", id))[0];
const actions = async (id: string) =>
  (await rows("select action from audit_log where entity_id = ? order by id", id)).map(
    ({ action }) => action,
  );

describe("a task", () => {
  test("belongs to a lead or stands alone, is stored once, and is listed by its date", async () => {
    const id = newId();
    await add({ id, title: "Later", due: timed("2026-11-25T15:00:00.000Z") });
    await add({ id, title: "Sent twice" });
    await add({ title: "Alone", leadId: null, due: wholeDay("2026-11-24") });
    await add({ title: "No date", due: null });
    await add({ title: "Of Omar", assigneeId: omar.id, due: timed("2026-11-23T15:00:00.000Z") });
    const mine = await list(lena.id);
    expect(titles(mine.open)).toEqual(["Alone", "Later", "No date"]);
    expect(mine.open[0]).toMatchObject({ leadId: null, firstName: null });
    expect(mine.open[1]).toMatchObject({ leadId, companyName: "Harbor Auto Group" });
    expect(mine).toMatchObject({ mine: 3, everybody: 4 });
    expect(mine.counts).toEqual({ total: 3, overdue: 0, today: 1, upcoming: 2 });
    expect(titles((await list()).open)).toEqual(["Of Omar", "Alone", "Later", "No date"]);
    expect(await actions(id)).toEqual(["task.create"]);
  });

  test("is refused for a lead that is not there", async () => {
    await expect(add({ leadId: newId() })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ["2026-11-24T16:41:00.000Z", false, { overdue: 1, today: 0, upcoming: 0 }],
    ["2026-11-24T16:43:00.000Z", false, { overdue: 0, today: 1, upcoming: 0 }],
    // 11:59 PM in Chicago, and midnight.
    ["2026-11-25T05:59:00.000Z", false, { overdue: 0, today: 1, upcoming: 0 }],
    ["2026-11-25T06:00:00.000Z", false, { overdue: 0, today: 0, upcoming: 1 }],
    ["2026-11-24T00:00:00.000Z", true, { overdue: 0, today: 1, upcoming: 0 }],
    ["2026-11-23T00:00:00.000Z", true, { overdue: 1, today: 0, upcoming: 0 }],
    ["2026-11-25T00:00:00.000Z", true, { overdue: 0, today: 0, upcoming: 1 }],
  ])("due at %s (whole day: %s) counts as %j", async (at, allDay, counts) => {
    await add({ due: { at, allDay } });
    expect((await list(lena.id)).counts).toEqual({ total: 1, ...counts });
    const { rows: shown, due } = await listDue(testDb(), { assigneeId: lena.id, now: NOW, zone: ZONE });
    const isDue = counts.upcoming === 0;
    expect([shown.length, due]).toEqual(isDue ? [1, 1] : [0, 0]);
  });

  test("of a whole day is today's for readers on both sides of the date line", async () => {
    await add({ due: wholeDay("2026-11-24") });
    const of = async (now: string, zone: string) =>
      (await listTasks(testDb(), { viewerId: lena.id, page: 1, now: new Date(now), zone })).counts;
    expect(await of("2026-11-23T11:00:00Z", "Pacific/Auckland")).toMatchObject({ today: 1, overdue: 0 });
    expect(await of("2026-11-25T09:59:00Z", "Pacific/Honolulu")).toMatchObject({ today: 1, overdue: 0 });
    expect(await of("2026-11-25T10:00:00Z", "Pacific/Honolulu")).toMatchObject({ today: 0, overdue: 1 });
  });
});

describe("done", () => {
  test("a planned call is a logged one, with how it went, its lead's contact and next follow-up, once", async () => {
    const id = await add({ description: "Ask for Marion County" });
    expect(await leadRow()).toEqual({ last_contacted: null });
    const nextFollowUp = "2026-12-01T15:00:00.000Z";
    const done = {
      id,
      zone: ZONE,
      actor: omar,
      outcome: "reached",
      said: "Wants both",
      nextFollowUp,
    } as const;
    await completeTask(testDb(), done, NOW);
    await completeTask(testDb(), { ...done, said: "Sent twice", nextFollowUp: NOW.toISOString() }, LATER);
    expect(await stored(id)).toMatchObject({
      completed_at: NOW.toISOString(),
      description: "Ask for Marion County\n\nReached: Wants both",
      assignee_id: lena.id,
    });
    expect(await leadRow()).toEqual({ last_contacted: NOW.toISOString() });
    const { done: doneToday } = await list(lena.id);
    expect((await list()).open).toMatchObject([
      { id: `follow-up:${leadId}`, title: "Follow up with Marcus Bell", scheduledAt: nextFollowUp, leadId },
    ]);
    expect(titles(doneToday)).toEqual(["Call about the map"]);
    expect(await actions(id)).toEqual(["task.create", "task.done"]);
  });

  test("an unanswered call and a plain task are no contact", async () => {
    await completeTask(testDb(), { zone: ZONE, id: await add(), actor: lena, outcome: "no-answer" }, NOW);
    await completeTask(testDb(), { zone: ZONE, id: await add({ type: "task" }), actor: lena }, NOW);
    expect(await leadRow()).toEqual({ last_contacted: null });
  });

  test("nobody's task becomes that of who did it, and undone nobody's again, with its lead's last contact", async () => {
    await addActivity(
      testDb(),
      { id: newId(), leadId, type: "call", title: "Before", description: null, actor: lena },
      NOW,
    );
    const id = await add({ assigneeId: null, description: "Kept" });
    await completeTask(testDb(), { zone: ZONE, id, actor: omar, said: "Yes" }, LATER);
    expect(await stored(id)).toMatchObject({ assignee_id: omar.id, description: "Kept\n\nYes" });
    expect(await leadRow()).toEqual({ last_contacted: LATER.toISOString() });
    for (const at of [LATER, new Date(LATER.getTime() + 1000)])
      await reopenTask(testDb(), { id, actor: omar }, at);
    expect(await stored(id)).toMatchObject({ assignee_id: null, description: "Kept", completed_at: null });
    expect(await leadRow()).toEqual({ last_contacted: NOW.toISOString() });
    expect(await actions(id)).toEqual(["task.create", "task.done", "task.reopen"]);
  });

  test("a task without a lead is done again as another one, which undoing removes", async () => {
    const id = await add({ leadId: null });
    const again = { id: newId(), due: wholeDay("2026-12-01") };
    await completeTask(testDb(), { zone: ZONE, id, actor: lena, again }, NOW);
    expect((await list()).open).toMatchObject([{ id: again.id, title: "Call about the map", leadId: null }]);
    await reopenTask(testDb(), { id, actor: lena, againId: again.id }, LATER);
    expect(titles((await list()).open)).toEqual(["Call about the map"]);
    expect(await readTask(testDb(), again.id)).toBeNull();
  });

  test("what was logged was never open, so it cannot be opened", async () => {
    const id = newId();
    await addActivity(
      testDb(),
      { id, leadId, type: "call", title: "Logged", description: null, actor: lena },
      NOW,
    );
    await expect(reopenTask(testDb(), { id, actor: lena }, NOW)).rejects.toMatchObject({ status: 409 });
  });
});

describe("two at once", () => {
  const edited = (id: string, title: string, version: number) => ({
    ...{
      id,
      actor: omar,
      type: "call" as const,
      title,
      description: null,
      due: null,
      assigneeId: null,
      leadId: null,
    },
    version,
  });

  test("the second edit of one version is refused; the same values again are not", async () => {
    const id = await add();
    await editTask(testDb(), edited(id, "First", 1), NOW);
    await expect(editTask(testDb(), edited(id, "Second", 1), NOW)).rejects.toMatchObject({ status: 409 });
    await editTask(testDb(), edited(id, "First", 1), NOW);
    expect(await stored(id)).toMatchObject({ title: "First", version: 2, lead_id: null, assignee_id: null });
    expect(await actions(id)).toEqual(["task.create", "task.update"]);
  });

  test("one of two who finish a task at once has done it, and both hear that it is done", async () => {
    const id = await add({ assigneeId: null });
    await Promise.all([lena, omar].map((actor) => completeTask(testDb(), { zone: ZONE, id, actor }, NOW)));
    expect(await actions(id)).toEqual(["task.create", "task.done"]);
  });

  test("a done task can be neither put off nor assigned", async () => {
    const id = await add();
    await completeTask(testDb(), { zone: ZONE, id, actor: lena }, NOW);
    await expect(setDue(testDb(), { id, actor: lena, due: null }, NOW)).rejects.toMatchObject({
      status: 409,
    });
    const assignment = { id, actor: lena, assigneeId: omar.id };
    await expect(assignTask(testDb(), assignment, NOW)).rejects.toMatchObject({ status: 409 });
  });
});

describe("put off", () => {
  test("a task is due at another time; the same time again changes nothing", async () => {
    const id = await add();
    const due = timed("2026-11-25T15:00:00.000Z");
    const before = await setDue(testDb(), { id, actor: lena, due }, NOW);
    expect(dueOf(before)).toEqual(timed("2026-11-24T19:30:00.000Z"));
    await setDue(testDb(), { id, actor: lena, due }, LATER);
    await assignTask(testDb(), { id, actor: lena, assigneeId: omar.id }, LATER);
    expect(await stored(id)).toMatchObject({ scheduled_at: due.at, assignee_id: omar.id, version: 3 });
    expect(await actions(id)).toEqual(["task.create", "task.due", "task.assign"]);
  });

  test("overdue tasks move to today and back, but for one that was put off since", async () => {
    const monday = timed("2026-11-23T15:00:00.000Z");
    const [first, second, others] = [
      await add({ due: monday }),
      await add({ due: wholeDay("2026-11-22") }),
      await add({ due: monday, assigneeId: omar.id }),
    ];
    const moved = await moveOverdueToToday(testDb(), { assigneeId: lena.id, zone: ZONE, actor: lena }, NOW);
    expect(moved.count).toBe(2);
    const today = { scheduled_at: "2026-11-24T00:00:00.000Z", due_all_day: 1 };
    expect(await stored(first)).toMatchObject(today);
    expect(await stored(second)).toMatchObject(today);
    expect(await stored(others)).toMatchObject({ scheduled_at: monday.at });
    const friday = wholeDay("2026-11-27");
    await setDue(testDb(), { id: second, actor: lena, due: friday }, LATER);
    await undoMove(testDb(), { id: moved.id, actor: lena }, LATER);
    expect(await stored(first)).toMatchObject({ scheduled_at: monday.at, due_all_day: 0 });
    expect(await stored(second)).toMatchObject({ scheduled_at: friday.at });
    const again = await moveOverdueToToday(testDb(), { assigneeId: newId(), zone: ZONE, actor: lena }, NOW);
    expect(again.count).toBe(0);
  });
});

describe("deleted", () => {
  test("a task or a logged activity is gone and comes back, and 30 days later is gone for good", async () => {
    const alone = await add({ leadId: null });
    await deleteTask(testDb(), { id: alone, actor: lena }, NOW);
    await deleteTask(testDb(), { id: alone, actor: lena }, NOW);
    await expect(deleteTask(testDb(), { id: alone, actor: omar }, NOW)).rejects.toMatchObject({
      status: 404,
    });
    expect((await list()).open).toEqual([]);
    await restoreTask(testDb(), { id: alone, actor: lena }, NOW);
    await restoreTask(testDb(), { id: alone, actor: lena }, NOW);
    expect(titles((await list()).open)).toEqual(["Call about the map"]);
    await deleteTask(testDb(), { id: alone, actor: lena }, NOW);
    await purgeDeletedLeads(testDb(), new Date(NOW.getTime() + 30 * DAY_MS));
    expect(await stored(alone)).toBeDefined();
    await purgeDeletedLeads(testDb(), new Date(NOW.getTime() + 30 * DAY_MS + 1));
    expect(await stored(alone)).toBeUndefined();
    await expect(restoreTask(testDb(), { id: alone, actor: lena }, NOW)).rejects.toMatchObject({
      status: 404,
    });
  });

  test("a note is edited, deleted and brought back", async () => {
    const id = newId();
    await addNote(testDb(), { id, leadId, content: "Before noon", actor: lena }, NOW);
    await editNote(testDb(), { id, content: "After noon", actor: omar }, NOW);
    await editNote(testDb(), { id, content: "After noon", actor: omar }, NOW);
    await deleteNote(testDb(), { id, actor: omar }, NOW);
    await deleteNote(testDb(), { id, actor: omar }, NOW);
    await expect(deleteNote(testDb(), { id, actor: lena }, NOW)).rejects.toMatchObject({ status: 404 });
    await expect(editNote(testDb(), { id, content: "Gone", actor: lena }, NOW)).rejects.toMatchObject({
      status: 404,
    });
    await restoreNote(testDb(), { id, actor: omar }, NOW);
    expect(await rows("select content, deleted_at from lead_notes")).toEqual([
      { content: "After noon", deleted_at: null },
    ]);
    expect(await actions(id)).toEqual(["note.update", "note.delete", "note.restore"]);
  });

  test("tasks go to the trash with their lead and come back with it, except those deleted before", async () => {
    const [kept, gone] = [await add(), await add({ title: "Deleted before" })];
    await deleteTask(testDb(), { id: gone, actor: lena }, NOW);
    await deleteLead(testDb(), { leadId, actor: lena }, LATER);
    expect((await list()).open).toEqual([]);
    await expect(completeTask(testDb(), { zone: ZONE, id: kept, actor: lena }, LATER)).rejects.toMatchObject({
      status: 404,
    });
    await expect(restoreTask(testDb(), { id: gone, actor: lena }, LATER)).rejects.toMatchObject({
      status: 404,
    });
    await restoreLead(testDb(), { leadId, actor: lena }, LATER);
    expect((await list()).open.map(({ id }) => id)).toEqual([kept]);
  });

  test("erasing a person leaves nothing of their tasks and notes, also not in the audit", async () => {
    const [id, noteId] = [await add({ title: "Call Marcus Bell" }), newId()];
    await addNote(testDb(), { id: noteId, leadId, content: "Marcus is away", actor: lena }, NOW);
    await editNote(testDb(), { id: noteId, content: "Marcus is back", actor: lena }, NOW);
    const alone = await add({ title: "Order paper", leadId: null });
    expect(
      await rows("select id from audit_log where after like '%Marcus%' or before like '%Marcus%'"),
    ).toHaveLength(2);
    await eraseLead(testDb(), { leadId, actor: lena }, NOW);
    expect(await stored(id)).toBeUndefined();
    expect(
      await rows("select id from audit_log where after like '%Marcus%' or before like '%Marcus%'"),
    ).toEqual([]);
    expect(await stored(alone)).toBeDefined();
  });
});

test("a deal that is deleted leaves its tasks on the lead", async () => {
  const at = NOW.toISOString();
  await rows(
    "insert into deals (id, lead_id, title, value, rank, stage_entered_at, created_at, updated_at) values ('d1', ?1, 'Map', 1, 'a0', ?2, ?2, ?2)",
    leadId,
    at,
  );
  const id = await add({ dealId: "d1" });
  const ofAnother = await add({ dealId: "d1", leadId: await insertLead() });
  expect(await stored(ofAnother)).toMatchObject({ deal_id: null });
  expect(await readTask(testDb(), id)).toMatchObject({ dealTitle: "Map" });
  await rows("delete from deals where id = 'd1'");
  expect(await stored(id)).toMatchObject({ deal_id: null, lead_id: leadId });
});

describe("on the lead", () => {
  test("what has a date of its own comes next; what was added without one is in the timeline", async () => {
    const activity = { leadId, type: "task", title: "Now", description: null, actor: lena } as const;
    await addActivity(testDb(), { ...activity, id: newId() }, NOW);
    await addActivity(
      testDb(),
      { ...activity, id: newId(), title: "Friday", due: wholeDay("2026-11-27") },
      NOW,
    );
    await add({ title: "Some day", due: null });
    expect(titles(await selectNextTasks(testDb(), leadId))).toEqual(["Friday"]);
    expect(titles((await list(lena.id)).open)).toEqual(["Now", "Friday", "Some day"]);
    expect(await leadRow()).toEqual({ last_contacted: null });
  });

  test("[CRM-065] a task that stands alone is no activity of a lead", async () => {
    await add({ title: "Of the lead" });
    await add({ title: "Alone", leadId: null });
    const { rows: shown, total } = await listRecentActivities(testDb(), 1);
    expect({ titles: titles(shown), total }).toEqual({ titles: ["Of the lead"], total: 1 });
  });
});

test("the list and the day read open tasks and follow-ups by their indexes, never a whole table", async () => {
  const { db, plans: plansOf } = recordingDb();
  await listTasks(db, { assigneeId: lena.id, viewerId: lena.id, page: 1, now: NOW, zone: ZONE });
  await listTasks(db, { viewerId: lena.id, page: 1, now: NOW, zone: ZONE });
  await listDue(db, { assigneeId: lena.id, now: NOW, zone: ZONE });
  await selectNextTasks(db, leadId);
  const plans = await plansOf();
  expect(plans).toHaveLength(15);
  const isByIndex = (detail: string) =>
    /^(?:SEARCH|SCAN) lead_activities USING (?:COVERING )?INDEX lead_activities_(?:open|done|lead)_idx/.test(
      detail,
    ) ||
    /^SEARCH lead_activities USING INTEGER PRIMARY KEY.*SCAN open USING COVERING INDEX lead_activities_open_idx/.test(
      detail,
    ) ||
    /^SEARCH leads USING (?:COVERING )?INDEX leads_follow_up_idx/.test(detail);
  expect(plans.filter((detail) => !isByIndex(detail))).toEqual([]);
  expect(plans.some((detail) => detail.includes("COVERING INDEX lead_activities_open_idx"))).toBe(true);
  expect(plans.some((detail) => detail.includes("INDEX lead_activities_done_idx"))).toBe(true);
  expect(plans.some((detail) => detail.includes("COVERING INDEX leads_follow_up_idx"))).toBe(true);
});
