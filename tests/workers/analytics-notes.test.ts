import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as page from "~/analytics/analytics-page/route";
import { addNote, deleteNote } from "~/analytics/notes.server";
import { notes } from "~/analytics/tables";
import { newId } from "~/platform/ids";
import { argsOf, database, post, signedInStaff, TEST_NOW } from "../support/staff";
import { testAnalyticsDb } from "../support/workers-env";

const PATH = "/admin/analytics?tz=America%2FChicago&range=7d";
const db = { analytics: testAnalyticsDb(), business: database() };
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let actor: { id: string; label: string };

beforeAll(async () => {
  staff = await signedInStaff("notes@beaconry.example");
  actor = { id: staff.staff.id, label: staff.staff.email };
});
beforeEach(() => env.ANALYTICS_DB.exec("delete from notes"));

const audits = async (id: string) => {
  const { results } = await env.DB.prepare("select action, actor_label from audit_log where entity_id = ?")
    .bind(id)
    .all();
  return results;
};

function submit(fields: Record<string, string>) {
  return page.action(argsOf(post(PATH, fields, staff.headers)));
}

async function resultOf(fields: Record<string, string>) {
  const answer = await submit(fields);
  if (!("data" in answer)) throw new Error(`Expected a result, got ${answer.status}`);
  return { status: answer.init?.status, ...answer.data };
}

test("a note stands at noon of its day in the chosen zone, with its author, and is audited", async () => {
  const submissionId = newId();
  const result = await resultOf({
    intent: "add-note",
    date: "2026-03-09",
    text: "  Phone out  ",
    submissionId,
  });
  expect(result).toMatchObject({ status: 200, ok: true, toast: { title: "Note added" } });
  expect(await db.analytics.select().from(notes)).toEqual([
    {
      id: submissionId,
      at: "2026-03-09T17:00:00.000Z",
      text: "Phone out",
      authorLabel: "notes@beaconry.example",
      createdAt: TEST_NOW.toISOString(),
    },
  ]);
  expect(await audits(submissionId)).toEqual([{ action: "analytics.note", actor_label: actor.label }]);
});

test("a note sent twice is one note with one audit entry", async () => {
  const note = { id: newId(), at: "2026-03-09T17:00:00.000Z", text: "Phone out", actor };
  await addNote(db, note, TEST_NOW);
  await addNote(db, note, TEST_NOW);
  expect(await db.analytics.select().from(notes)).toHaveLength(1);
  expect(await audits(note.id)).toHaveLength(1);
});

test.each([
  [{ date: "2026-03-09", text: "   " }, "text", "Please write a note"],
  [{ date: "2026-03-09", text: "x".repeat(201) }, "text", "A note has at most 200 characters"],
  [{ date: "2026-02-30", text: "Phone out" }, "date", "Please choose a date"],
  [{ text: "Phone out" }, "date", "Please choose a date"],
])("%j is rejected at its field", async (fields, field, message) => {
  const result = await resultOf({ intent: "add-note", ...fields });
  expect(result).toMatchObject({ status: 400, ok: false, fieldErrors: { [field]: [message] } });
  expect(await db.analytics.select().from(notes)).toEqual([]);
});

test("a note is deleted once; deleting it again is quiet for who did it, and an error for others", async () => {
  const id = newId();
  await addNote(db, { id, at: "2026-03-09T17:00:00.000Z", text: "Phone out", actor }, TEST_NOW);
  expect(await resultOf({ intent: "delete-note", id })).toMatchObject({
    ok: true,
    toast: { title: "Note deleted" },
  });
  expect(await db.analytics.select().from(notes)).toEqual([]);
  expect((await audits(id)).map(({ action }) => action)).toContain("analytics.note-delete");
  expect(await resultOf({ intent: "delete-note", id })).toMatchObject({ ok: true });
  const other = { id: newId(), label: "other@beaconry.example" };
  await expect(deleteNote(db, { id, actor: other }, TEST_NOW)).rejects.toThrow("This note no longer exists.");
});

test("without a session nothing is written", async () => {
  const request = post(PATH, { intent: "add-note", date: "2026-03-09", text: "Phone out" });
  await expect(page.action(argsOf(request))).rejects.toBeInstanceOf(Response);
  expect(await db.analytics.select().from(notes)).toEqual([]);
});
