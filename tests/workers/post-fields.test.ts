import { beforeAll, beforeEach, expect, test } from "vitest";
import { readPostForm } from "../../app/blog/editor/post-form";
import { saveQuickEdit } from "../../app/blog/editor/quick-edit.server";
import { saveFromEditor, saveText } from "../../app/blog/editor/save-actions.server";
import { switchPublished } from "../../app/blog/publishing/publish.server";
import { DAY, isoAfter, MINUTE } from "../../app/platform/clock";
import { newId } from "../../app/platform/ids";
import { revisionsOf, signInWriter, TEXT } from "../support/editor";
import { readActionResult } from "../support/lead-page";
import { insertPosts } from "../support/posts";
import { contextAt, post } from "../support/staff";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-19T15:00:00.000Z");

let lena: Awaited<ReturnType<typeof signInWriter>>;
let tom: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
  tom = await signInWriter("tom@beaconry.example");
});
beforeEach(() => clearTables("blogs", "outbox", "audit_log", "redirects"));

const stored = async () => (await rows("select * from blogs where id = 'post-0'"))[0];
const messages = async () =>
  (await rows("select message from outbox")).map(({ message }) => JSON.parse(String(message)));

/** The editor's form as a browser sends it, with all fields of `TEXT`. */
function editorForm(more: Record<string, string | string[]> = {}): FormData {
  const form = new FormData();
  const fields = { ...TEXT, version: "1", slug: "post-0", authorId: lena.actor.id, submissionId: newId() };
  for (const [name, value] of Object.entries({ ...fields, ...more }))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

function sentForm(form: FormData, now = NOW) {
  const input = readPostForm(form);
  if (!input) throw new Error("This is no form of the editor");
  const sent = { request: post("/admin/blogs/post-0", {}), form, db: testDb(), actor: lena.actor, now };
  return { sent, saved: { id: "post-0", input, context: contextAt(now), zone: "America/Chicago" } };
}

async function submit(more: Record<string, string | string[]>, now = NOW) {
  const { sent, saved } = sentForm(editorForm(more), now);
  return readActionResult(await saveFromEditor(sent, saved));
}

const ONE_FIELD: [string, () => Record<string, string | string[]>, () => Record<string, unknown>, string][] =
  [
    ["title", () => ({ title: "Forty calls" }), () => ({ title: "Forty calls" }), "Title"],
    [
      "description",
      () => ({ metaDescription: "Where calls go." }),
      () => ({ meta_description: "Where calls go." }),
      "Description",
    ],
    ["excerpt", () => ({ excerpt: "In short." }), () => ({ excerpt: "In short." }), "Excerpt"],
    ["text", () => ({ content: "It opens at six." }), () => ({ content: "It opens at six." }), "Text"],
    [
      "text, by a line break",
      () => ({ content: TEXT.content.replace("\n\n", "\r\n") }),
      () => ({ content: TEXT.content.replace("\n\n", "\n") }),
      "Text",
    ],
    [
      "key points",
      () => ({ keyPoints: ["Count by the hour", "Move the vans"] }),
      () => ({ key_points: '["Count by the hour","Move the vans"]' }),
      "Key points",
    ],
    [
      "words of a key point",
      () => ({ keyPoints: ["Count by the week"] }),
      () => ({ key_points: '["Count by the week"]' }),
      "Key points",
    ],
    ["category", () => ({ category: "Direct Mail" }), () => ({ category: "Direct Mail" }), "Category"],
    ["category, to none", () => ({ category: "" }), () => ({ category: "" }), "Category"],
    [
      "location",
      () => ({ location: "Ripon, WI" }),
      () => ({ location: "Ripon, WI", location_slug: "ripon-wi" }),
      "Location",
    ],
    ["author", () => ({ authorId: tom.actor.id }), () => ({ author_id: tom.actor.id }), "No change"],
    ["author, to nobody", () => ({ authorId: "" }), () => ({ author_id: null }), "No change"],
    ["address", () => ({ slug: "moved" }), () => ({ slug: "moved" }), "No change"],
  ];

test.each(ONE_FIELD)(
  "a save that changes nothing but the %s stores it, as a new version with a revision",
  async (_, more, change, note) => {
    await insertPosts({ ...TEXT, authorId: lena.actor.id });
    const before = await stored();
    expect(await submit(more())).toMatchObject({
      status: 200,
      toast: { title: "Blog updated successfully" },
    });
    expect(await stored()).toEqual({ ...before, ...change(), version: 2, updated_at: NOW.toISOString() });
    expect((await revisionsOf("post-0")).map(({ kind, note: said }) => [kind, said])).toEqual([
      ["first", "First draft"],
      ["save", note],
    ]);
  },
);

test.each(ONE_FIELD)("typing in a draft saves the %s alone", async (_, more, change, note) => {
  await insertPosts({ ...TEXT, authorId: lena.actor.id, published: false });
  const before = await stored();
  const { sent, saved } = sentForm(editorForm(more()));
  const result = await saveText(sent, saved, "auto");
  expect(result).toMatchObject({ saved: { version: 2, isPending: false }, conflict: null });
  expect(await stored()).toEqual({ ...before, ...change(), version: 2, updated_at: NOW.toISOString() });
  expect((await revisionsOf("post-0")).at(-1)).toMatchObject({ kind: "autosave", note });
});

test.each([
  ["title", { title: "Forty calls" }, { title: "Forty calls" }],
  ["description", { metaDescription: "Where calls go." }, { meta_description: "Where calls go." }],
  ["text", { content: "It opens at six." }, { content: "It opens at six." }],
  ["key points", { keyPoints: [] }, { key_points: "[]" }],
])("a quick edit of the %s leaves everything else as it is", async (_, edit, change) => {
  await insertPosts({ ...TEXT, excerpt: "In short.", authorId: tom.actor.id });
  const before = await stored();
  const { title, metaDescription, content, keyPoints } = TEXT;
  const input = {
    ...{ id: "post-0", version: 1, revisionId: newId(), actor: lena.actor, siteUrl: SITE_URL },
    edit: { title, metaDescription, content, keyPoints, ...edit },
  };
  await saveQuickEdit(testDb(), input, NOW);
  expect(await stored()).toEqual({ ...before, ...change, version: 2, updated_at: NOW.toISOString() });
});

test("a save stores how long the new text takes to read", async () => {
  await insertPosts({ ...TEXT });
  expect(await stored()).toMatchObject({ read_minutes: 1 });
  await submit({ content: "word ".repeat(2000) });
  // 220 words a minute.
  expect(await stored()).toMatchObject({ read_minutes: 9 });
  await submit({ content: "word ".repeat(440), version: "2" });
  expect(await stored()).toMatchObject({ read_minutes: 2 });
});

const schedule = (publishAt: string) =>
  switchPublished(
    testDb(),
    { id: "post-0", published: true, publishAt, actor: lena.actor, siteUrl: SITE_URL },
    NOW,
  );

test("nobody is told of an edit of a scheduled post before it is due; from then on an edit is told", async () => {
  await insertPosts({ ...TEXT, authorId: lena.actor.id, published: false });
  await schedule(isoAfter(NOW, DAY));
  await submit({ title: "Forty calls", slug: "moved", version: "2" }, new Date(NOW.getTime() + MINUTE));
  expect(await stored()).toMatchObject({
    title: "Forty calls",
    slug: "moved",
    publish_at: isoAfter(NOW, DAY),
  });
  expect(await messages()).toEqual([]);
  expect(await rows("select from_path from redirects")).toEqual([]);
  await submit({ slug: "moved", version: "3" }, new Date(NOW.getTime() + DAY));
  expect(await messages()).toMatchObject([{ url: `${SITE_URL}/blog/moved`, reason: "update" }]);
});

test("a post that readers see cannot be scheduled: it stays as it is, and its writer is told", async () => {
  await insertPosts({ ...TEXT, authorId: lena.actor.id });
  const before = await stored();
  const asked = await submit({ publish: "at", date: "2026-11-20", time: "09:00" });
  expect(asked).toMatchObject({ status: 400, toast: { title: "Failed to update blog", destructive: true } });
  expect(await stored()).toEqual(before);
  expect(await messages()).toEqual([]);
});

test("the same time chosen once more, as after a lost answer, is scheduled", async () => {
  await insertPosts({ ...TEXT, authorId: lena.actor.id, published: false });
  const choice = { publish: "at", date: "2026-11-20", time: "09:00" };
  await submit(choice);
  expect(await submit({ ...choice, version: "2" })).toMatchObject({ toast: { title: "Blog scheduled" } });
  // 9 AM in Chicago.
  expect(await stored()).toMatchObject({ publish_at: "2026-11-20T15:00:00.000Z", version: 2 });
});

test.each([
  ["Europe/Berlin", "2027-03-28", "02:30", "2027-03-28T01:30:00.000Z"],
  ["Europe/Berlin", "2027-03-28", "09:00", "2027-03-28T07:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-20", "23:30", "2026-11-21T07:30:00.000Z"],
  ["Pacific/Auckland", "2026-11-20", "06:00", "2026-11-19T17:00:00.000Z"],
])("for a writer in %s, %s at %s is %s", async (zone, date, time, publishAt) => {
  await insertPosts({ ...TEXT, authorId: lena.actor.id, published: false });
  const { sent, saved } = sentForm(editorForm({ publish: "at", date, time }));
  await saveFromEditor(sent, { ...saved, zone });
  expect(await stored()).toMatchObject({ publish_at: publishAt, published_at: publishAt, published: 1 });
});

test("a time is still to come from the next moment on, not at this one", async () => {
  await insertPosts({ ...TEXT, authorId: lena.actor.id, published: false });
  const choice = { publish: "at", date: "2026-11-19", time: "09:00" };
  expect(await submit(choice)).toMatchObject({
    status: 400,
    toast: { description: "Choose a time in the future" },
  });
  expect(await submit(choice, new Date(NOW.getTime() - 1))).toMatchObject({ status: 200 });
});
