import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { action as change } from "../../app/crm/tasks/changes.route";
import { action as addWhole, loader as openNew } from "../../app/crm/tasks/new-task.route";
import { loader as readWords } from "../../app/crm/tasks/reading.route";
import { action as saveWhole } from "../../app/crm/tasks/task.route";
import { toastSchema } from "../../app/platform/http/forms/toast";
import { newId } from "../../app/platform/ids";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import { argsOf, contextAt, get, post, signedInStaff, staffMember } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

type Fields = Record<string, string>;

/** A Tuesday noon; the company's zone is the reader's. */
const NOW = new Date("2026-03-10T17:00:00.000Z");
let headers: Fields = {};
let me = "";
beforeAll(async () => {
  const signedIn = await signedInStaff("lena@beaconry.example", "staff", NOW);
  headers = signedIn.headers;
  me = signedIn.staff.id;
  await rows(
    "insert into profiles (user_id, display_name, time_zone) values (?, 'Lena Moreau', 'America/Chicago')",
    me,
  );
});
beforeEach(() => clearTables("audit_log", "lead_activities", "lead_notes", "leads"));

const CHANGES = "/admin/tasks/changes";
async function send(fields: Fields, more: Fields = {}) {
  const request = post(CHANGES, fields, { ...headers, ...more });
  return answerOf(await change(argsOf(request, contextAt(NOW))));
}

const fieldsOfAnswer = z.object({
  fieldErrors: z.record(z.string(), z.array(z.string())),
  values: z.record(z.string(), z.string()),
});

function answerOf(given: unknown) {
  const { data, toast, ...answer } = readActionResult(given);
  const fields = data === null ? { fieldErrors: {}, values: {} } : fieldsOfAnswer.parse(data);
  return { ...answer, ...fields, toast: toastSchema.nullable().parse(toast) };
}
const tasks = () => rows("select * from lead_activities order by id");
const lead = (firstName: string, lastName: string, companyName = "Raman Ortega LLP") =>
  insertLead({ firstName, lastName, companyName });

describe("words", () => {
  test("become a task of their writer, once, with an undo that deletes it", async () => {
    const leadId = await lead("Priya", "Raman");
    const fields = { intent: "add", words: "call priya about the map friday 3pm", submissionId: newId() };
    await send(fields);
    const { toast } = await send(fields);
    expect(toast).toMatchObject({
      title: "Task added",
      description: "Call about the map, Priya Raman. Fri, Mar 13, 3:00 PM CDT",
      undo: { action: CHANGES, fields: { intent: "delete", id: fields.submissionId } },
    });
    expect(await tasks()).toMatchObject([
      {
        ...{ lead_id: leadId, title: "Call about the map", activity_type: "call", assignee_id: me },
        ...{ scheduled_at: "2026-03-13T20:00:00.000Z", due_all_day: 0, completed_at: null },
      },
    ]);
    await send({ ...toast?.undo?.fields });
    expect((await tasks())[0]?.deleted_at).toBe(NOW.toISOString());
  });

  test.each([
    ["call priya raman tomorrow", "Call priya raman"],
    ["send the list to priya tomorrow", "Send the list"],
    ["call PRIYA about the map tomorrow", "Call about the map"],
    // Two people: without one of them the sentence would say something else.
    ["send priya and beth the offer friday", "Send priya and beth the offer"],
    ["prepare the map for raman ortega llp tomorrow", "Prepare the map"],
    ["call 216 555 0142 about the map", "Call about the map"],
  ])("%j name the lead, who then is no part of %j", async (words, title) => {
    const leadId = await insertLead({
      ...{ firstName: "Priya", lastName: "Raman", companyName: "Raman Ortega LLP" },
      ...{ phoneNumber: "(216) 555-0142", phoneKey: "2165550142" },
    });
    await lead("Tom", "Wierzba", "Wierzba Heating");
    await send({ intent: "add", words });
    expect(await tasks()).toMatchObject([{ title, lead_id: leadId }]);
  });

  test("that two leads may be meant by name neither, and offer both", async () => {
    await lead("Priya", "Raman");
    await lead("Priya", "Shah", "Shah & Co");
    const request = get(`/admin/tasks/reading?words=${encodeURIComponent("call priya tomorrow")}`, headers);
    const { reading } = await readWords(argsOf(request, contextAt(NOW)));
    expect(reading.lead).toBeNull();
    expect(reading.choices.sort()).toEqual(["Priya Raman, Raman Ortega LLP", "Priya Shah, Shah & Co"]);
    await send({ intent: "add", words: "call priya tomorrow" });
    expect(await tasks()).toMatchObject([{ title: "Call priya", lead_id: null }]);
    await send({ intent: "add", words: "call priya shah tomorrow" });
    expect((await tasks())[1]).toMatchObject({ title: "Call priya shah" });
    expect((await tasks())[1]?.lead_id).not.toBeNull();
  });

  test("of several with one name, the company names which", async () => {
    await lead("Tom", "Bell", "Harbor Auto Group");
    const leadId = await lead("Tom", "Wierzba", "Wierzba Heating");
    await send({ intent: "add", words: "call tom at wierzba heating friday" });
    expect(await tasks()).toMatchObject([{ title: "Call tom at wierzba heating", lead_id: leadId }]);
  });

  test("for a colleague say so in the toast; too many letters are refused and none is cut", async () => {
    await staffMember("jonah@beaconry.example", "staff");
    const { toast } = await send({ intent: "add", words: "order paper @jonah" });
    expect(toast?.description).toBe("Order paper. No date. For jonah");
    const { status, fieldErrors, values } = await send({ intent: "add", words: "x".repeat(201) });
    expect({ status, said: fieldErrors.words, kept: values.words?.length }).toEqual({
      ...{ status: 400, said: ["A task can have at most 200 characters"], kept: 201 },
    });
  });

  test("of leads in the trash or in spam review name nobody", async () => {
    await insertLead({ firstName: "Priya", deletedAt: NOW.toISOString() });
    await insertLead({ firstName: "Priya", quarantineReason: "odd" });
    await send({ intent: "add", words: "call priya" });
    expect(await tasks()).toMatchObject([{ title: "Call priya", lead_id: null }]);
  });

  test.each(["", "   ", "tomorrow 3pm"])(
    "%j say nothing to do, and are kept in their field",
    async (words) => {
      const { status, fieldErrors, values } = await send({ intent: "add", words });
      expect({ status, words: values.words, said: fieldErrors.words?.[0] }).toMatchObject({
        ...{ status: 400, words, said: expect.stringMatching(/^Say what there is to do/) },
      });
      expect(await tasks()).toEqual([]);
    },
  );

  test("fill the whole form", async () => {
    const leadId = await lead("Priya", "Raman");
    const search = new URLSearchParams({
      words: "call priya about the map friday",
      returnTo: "/admin/deals",
    });
    const data = await openNew(argsOf(get(`/admin/tasks/new?${search}`, headers), contextAt(NOW)));
    expect(data.values).toEqual({
      ...{
        type: "call",
        title: "Call about the map",
        due: "2026-03-13",
        assigneeId: me,
        leadId,
        description: "",
      },
    });
    expect(data.returnTo).toBe("/admin/deals");
  });
});

describe("the whole form", () => {
  const FIELDS = {
    type: "task",
    title: "Order paper",
    due: "2026-03-13T15:00",
    assigneeId: "",
    leadId: "",
    description: "",
  };
  const whole = async (run: typeof addWhole, fields: Fields, taskId = "") => {
    const request = post(`/admin/tasks/${taskId || "new"}`, fields, headers);
    return answerOf(await run({ request, params: { taskId }, context: contextAt(NOW) }));
  };

  test("stores a task and leads back; the same edit sent twice is no conflict, another one is", async () => {
    const id = newId();
    expect(await whole(addWhole, { ...FIELDS, submissionId: id, returnTo: "/admin/deals" })).toMatchObject({
      ...{ status: 303, to: "/admin/deals" },
    });
    const edit = { ...FIELDS, title: "Order envelopes", due: "", version: "1" };
    expect(await whole(saveWhole, edit, id)).toMatchObject({ status: 303, to: "/admin/tasks" });
    expect(await whole(saveWhole, edit, id)).toMatchObject({ status: 303 });
    expect(await whole(saveWhole, { ...edit, title: "Order ink" }, id)).toMatchObject({ status: 409 });
    expect(await tasks()).toMatchObject([{ title: "Order envelopes", scheduled_at: null, version: 2 }]);
  });

  test.each([
    ["title", "  ", "Say what there is to do"],
    ["title", "x".repeat(201), "What there is to do can have at most 200 characters"],
    ["due", "tomorrow", "Enter a date; without a time it is due on that day"],
    ["due", "T15:00", "Enter a date; without a time it is due on that day"],
    ["type", "party", "Choose a type"],
    ["assigneeId", "nobody-of-ours", "Assigned to: choose an active member or Unassigned"],
  ])("refuses %s %j and keeps what was typed", async (name, value, sentence) => {
    const { status, fieldErrors, values } = await whole(addWhole, { ...FIELDS, [name]: value });
    expect({ status, sentence: fieldErrors[name]?.[0], kept: values[name] }).toEqual({
      status: 400,
      sentence,
      kept: value,
    });
    expect(await tasks()).toEqual([]);
  });
});

describe("without scripts", () => {
  const PAGE = { Accept: "text/html" };

  test("a change leads back to where it was made, with its toast", async () => {
    const id = newId();
    await send({ intent: "add", words: "order paper", submissionId: id });
    const back = "/admin/tasks?who=everybody";
    expect(await send({ intent: "done", id, returnTo: back }, PAGE)).toMatchObject({ status: 303, to: back });
    expect(await send({ intent: "done", id, returnTo: "https://elsewhere.example" }, PAGE)).toMatchObject({
      ...{ status: 303, to: "/admin/tasks" },
    });
  });

  test("who finishes a task of the pane goes on to the next, or back to the list", async () => {
    const [id, other] = [newId(), newId()];
    for (const submissionId of [id, other]) await send({ intent: "add", words: "order paper", submissionId });
    expect(await send({ intent: "done", id, next: other }, PAGE)).toMatchObject({
      to: `/admin/tasks?task=${other}`,
    });
    expect(await send({ intent: "done", id: other, next: "none" }, PAGE)).toMatchObject({
      to: "/admin/tasks",
    });
  });

  test("who deletes a task from its pane goes back to the list", async () => {
    const id = newId();
    await send({ intent: "add", words: "order paper", submissionId: id });
    const answer = await send({ intent: "delete", id, returnTo: `/admin/tasks?task=${id}` }, PAGE);
    expect(answer).toMatchObject({ status: 303, to: "/admin/tasks" });
  });
});

test.each([
  ["hour", "", "2026-03-10T18:00:00.000Z", 0],
  ["tomorrow", "", "2026-03-11T14:00:00.000Z", 0],
  ["date", "2026-03-20", "2026-03-20T00:00:00.000Z", 1],
])(
  "snoozed until %s %s a task is due then, and its undo brings the old time back",
  async (until, date, at, allDay) => {
    const id = newId();
    await send({ intent: "add", words: "order paper today 9am", submissionId: id });
    const before = (await tasks())[0]?.scheduled_at;
    const { toast } = await send({ intent: "snooze", id, until, date });
    expect((await tasks())[0]).toMatchObject({ scheduled_at: at, due_all_day: allDay });
    await send({ ...toast?.undo?.fields });
    expect((await tasks())[0]).toMatchObject({ scheduled_at: before, due_all_day: 0 });
  },
);

test("a task that is gone answers 404 to every change, and an unknown date is asked for again", async () => {
  const changes: Fields[] = [
    { intent: "done" },
    { intent: "reopen" },
    { intent: "snooze", until: "hour" },
    { intent: "assign", assigneeId: me },
    { intent: "delete" },
    { intent: "restore" },
    { intent: "edit-note", content: "x" },
    { intent: "delete-note" },
    { intent: "restore-note" },
  ];
  for (const fields of changes) {
    expect([fields.intent, (await send({ ...fields, id: newId() })).status]).toEqual([fields.intent, 404]);
  }
  expect((await send({ intent: "undo-move", id: newId() })).status).toBe(409);
  const id = newId();
  await send({ intent: "add", words: "order paper", submissionId: id });
  expect(await send({ intent: "snooze", id, until: "date", date: "" })).toMatchObject({ status: 400 });
});
