import { beforeAll, beforeEach, expect, test } from "vitest";
import { readEditor } from "../../app/blog/editor/post-editor.server";
import type { EditorResult } from "../../app/blog/editor/save-actions.server";
import type { SaveInput } from "../../app/blog/editor/save-plan";
import { savePost } from "../../app/blog/editor/save-post.server";
import { switchPublished } from "../../app/blog/publishing/publish.server";
import { indexChangedPosts } from "../../app/blog/search/search-index.server";
import { newId } from "../../app/platform/ids";
import { revisionsOf, signInWriter, TEXT } from "../support/editor";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-19T15:00:00.000Z");
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let lena: Awaited<ReturnType<typeof signInWriter>>;
let tom: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
  tom = await signInWriter("tom@beaconry.example");
});
beforeEach(() => clearTables("blogs", "outbox", "audit_log"));

const input = (more: Partial<SaveInput>): SaveInput => ({
  id: "post-0",
  version: 1,
  text: TEXT,
  slug: "post-0",
  authorId: null,
  mode: "save",
  note: "",
  revisionId: newId(),
  actor: lena.actor,
  siteUrl: SITE_URL,
  ...more,
});
const save = (more: Partial<SaveInput>, now = NOW) => savePost(testDb(), input(more), now);
const write = (content: string, more: Partial<SaveInput>, now = NOW) =>
  save({ text: { ...TEXT, content }, ...more }, now);
const stored = async (id = "post-0") => (await rows("select * from blogs where id = ?", id))[0];

test("a new post is stored once, however often its first save is sent", async () => {
  const id = newId();
  const first = { id, version: 0, slug: "" };
  const done = await save(first);
  expect(done).toMatchObject({ kind: "saved", version: 1, slug: "forty-one-missed-calls" });
  expect(await save(first)).toMatchObject({ kind: "saved", version: 1 });
  expect(await rows("select id, published from blogs")).toEqual([{ id, published: 0 }]);
  expect(await revisionsOf(id)).toMatchObject([{ kind: "save", note: "First draft", added: 9 }]);
});

test("slugs are unique: a title that exists gets a number, an address that is taken is not given away", async () => {
  await insertPosts({ published: false }, { slug: "forty-one-missed-calls", published: false });
  expect(await save({ id: newId(), version: 0, slug: "" })).toMatchObject({
    slug: "forty-one-missed-calls-2",
  });
  const taken = await save({ slug: "forty-one-missed-calls" });
  expect(taken).toMatchObject({ kind: "saved", slug: "post-0", isSlugTaken: true });
  expect(await stored()).toMatchObject({ slug: "post-0", title: TEXT.title });
});

test("every save is a revision that says who, when and what changed, and the first keeps the text before", async () => {
  await insertPosts({ published: false, ...TEXT });
  await write("The office opens at eight.\n\nIt closes at six.", {});
  await save(
    { version: 2, text: { ...TEXT, title: "Other" }, note: "A shorter title", actor: tom.actor },
    after(1),
  );
  expect(await revisionsOf("post-0")).toMatchObject([
    { kind: "first", note: "First draft", author_id: null, content: TEXT.content },
    { kind: "save", note: "Text", author_id: lena.actor.id, added: 1, removed: 1 },
    { kind: "save", note: "A shorter title", author_id: tom.actor.id, title: "Other" },
  ]);
});

test("automatic saves within ten minutes are one revision, and an explicit save ends it", async () => {
  await insertPosts({ published: false, ...TEXT });
  await write("One", { mode: "auto" });
  await write("One two", { mode: "auto", version: 2 }, after(5));
  await write("One two three", { mode: "auto", version: 3 }, after(11));
  await write("One two three", { version: 4, note: "Counted" }, after(12));
  await write("One two three four", { mode: "auto", version: 4 }, after(13));
  expect((await revisionsOf("post-0")).map(({ kind, note, content }) => [kind, note, content])).toEqual([
    ["first", "First draft", TEXT.content],
    ["autosave", "Text", "One two"],
    ["save", "Counted", "One two three"],
    ["autosave", "Text", "One two three four"],
  ]);
});

test("a text that somebody has changed meanwhile is not overwritten: the result is a conflict", async () => {
  await insertPosts({ published: false, ...TEXT });
  await write("Eleven left a message.", { actor: tom.actor });
  const lost = await write("Nine left a message.", { mode: "auto" }, after(1));
  expect(lost).toMatchObject({
    kind: "conflict",
    theirs: { version: 2, by: "tom@beaconry.example", text: { content: "Eleven left a message." } },
  });
  expect(await stored()).toMatchObject({ content: "Eleven left a message.", version: 2 });
});

test("of two people who save at once, one wins and the other is told, and both texts exist", async () => {
  await insertPosts({ published: false, ...TEXT });
  const both = await Promise.all([write("Hers", {}), write("His", { actor: tom.actor })]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(["conflict", "saved"]);
  expect((await revisionsOf("post-0")).length).toBe(2);
  const winner = both[0]?.kind === "saved" ? "Hers" : "His";
  expect(await stored()).toMatchObject({ content: winner, version: 2 });
});

test("saving the same again, as after a lost answer, is no conflict and no further revision", async () => {
  await insertPosts({ published: false, ...TEXT });
  const same = { revisionId: newId() };
  await write("Changed", same);
  expect(await write("Changed", same, after(1))).toMatchObject({ kind: "saved", version: 2 });
  expect(await revisionsOf("post-0")).toHaveLength(2);
});

test("the old address of a post that readers knew leads to the new one, although it changed while unpublished", async () => {
  await insertPosts({ ...TEXT }, { ...TEXT, slug: "never-public", published: false });
  await indexChangedPosts(testDb());
  const hide = { id: "post-0", published: false, actor: lena.actor, siteUrl: SITE_URL };
  await switchPublished(testDb(), hide, after(1));
  const hidden = Number((await stored())?.version);
  expect(await save({ version: hidden, slug: "moved" })).toMatchObject({ kind: "saved", slug: "moved" });
  await save({ id: "never-public", slug: "also-moved" });
  await switchPublished(testDb(), { ...hide, published: true }, after(2));
  const old = await requestSite("/blog/post-0", { redirect: "manual" });
  expect([old.status, new URL(old.headers.get("Location") ?? "", SITE_URL).pathname]).toEqual([
    301,
    "/blog/moved",
  ]);
  expect((await requestSite("/blog/never-public", { redirect: "manual" })).status).toBe(404);
});

test("what is typed into a published post waits for its writer, and readers see the old text until 'Update'", async () => {
  await insertPosts({ ...TEXT });
  const pending = await write("Not yet", { mode: "auto" });
  expect(pending).toMatchObject({ kind: "saved", isPending: true, version: 1, outbox: [] });
  expect(await stored()).toMatchObject({ content: TEXT.content, version: 1 });
  const reading = (staffId: string) => readEditor(testDb(), { id: "post-0", staffId });
  expect((await reading(lena.actor.id)).pending?.content).toBe("Not yet");
  expect((await reading(tom.actor.id)).pending).toBeNull();
  const done = await write("Now", { slug: "moved" }, after(1));
  expect(done).toMatchObject({ kind: "saved", isPending: false, version: 2, slug: "moved" });
  expect((await reading(lena.actor.id)).pending).toBeNull();
  const sent = (await rows("select message from outbox")).map(({ message }) => JSON.parse(String(message)));
  expect(sent.map(({ type, url, reason }) => [type, url, reason])).toEqual([
    ["indexing.submit", `${SITE_URL}/blog/moved`, "update"],
    ["indexing.removal", `${SITE_URL}/blog/post-0`, undefined],
  ]);
  expect(await rows("select action, after ->> 'slug' slug from audit_log")).toEqual([
    { action: "blog.edit", slug: "moved" },
  ]);
  const old = await requestSite("/blog/post-0", { redirect: "manual" });
  expect([old.status, new URL(old.headers.get("Location") ?? "", SITE_URL).pathname]).toEqual([
    301,
    "/blog/moved",
  ]);
});

test("who wrote a post is offered as its author after the account is disabled, and for no other post", async () => {
  const rosa = (await signInWriter("rosa@beaconry.example")).actor.id;
  await insertPosts({ published: false }, { slug: "other", published: false });
  await rows("update blogs set author_id = ? where id = 'post-0' returning id", rosa);
  await rows("update users set disabled_at = ? where id = ? returning id", NOW.toISOString(), rosa);
  const offered = async (id: string) =>
    (await readEditor(testDb(), { id, staffId: lena.actor.id })).staff.map(({ email }) => email);
  const active = ["lena@beaconry.example", "tom@beaconry.example"];
  const other = String((await rows("select id from blogs where slug = 'other'"))[0]?.id);
  expect(await offered("post-0")).toEqual([active[0], "rosa@beaconry.example", active[1]]);
  expect(await offered(other)).toEqual(active);
});

test("a statement to verify never reaches readers: an update of a published post keeps it as a draft", async () => {
  await insertPosts({ ...TEXT });
  for (const text of [
    { ...TEXT, content: "It is so: [verify: 61%]." },
    { ...TEXT, title: "[Verify: all] calls" },
    { ...TEXT, keyPoints: ["[verify: one]"] },
  ]) {
    await expect(save({ text })).rejects.toMatchObject({ status: 409 });
  }
  expect(await stored()).toMatchObject({ content: TEXT.content, title: TEXT.title, version: 1 });
  expect((await revisionsOf("post-0")).at(-1)).toMatchObject({ kind: "draft" });
});

test("a post in the trash cannot be written to", async () => {
  await insertPosts({ published: false, ...TEXT });
  await rows("update blogs set deleted_at = '2026-01-01T00:00:00.000Z'");
  await expect(write("x", {})).rejects.toMatchObject({ status: 409 });
  await expect(save({ id: "gone" })).rejects.toMatchObject({ status: 404 });
});

const fieldsOf = (more: Record<string, string> = {}) => {
  const { keyPoints, ...fields } = TEXT;
  return { ...fields, keyPoints: keyPoints.join(""), version: "1", slug: "post-0", authorId: "", ...more };
};
const autosave = async (fields: Record<string, string>, cookie = lena.cookie) => {
  const response = await requestSite("/admin/blogs/post-0/autosave", formPost(fields, { Cookie: cookie }));
  return {
    status: response.status,
    result: (await response.json().catch(() => null)) as EditorResult | null,
  };
};

test("autosave answers with the version, or with both versions of a conflict", async () => {
  await insertPosts({ published: false, ...TEXT });
  expect(await autosave(fieldsOf({ content: "Eleven left a message." }))).toMatchObject({
    status: 200,
    result: { saved: { version: 2, slug: "post-0", isPending: false }, conflict: null },
  });
  const { status, result } = await autosave(fieldsOf({ content: "Nine left a message." }), tom.cookie);
  expect(status).toBe(409);
  expect(result?.conflict?.view).toEqual({
    differences: 1,
    theirs: [
      { kind: "removed", text: "Eleven" },
      { kind: "same", text: " left a message." },
    ],
    mine: [
      { kind: "added", text: "Nine" },
      { kind: "same", text: " left a message." },
    ],
  });
  expect((await autosave({ version: "x" })).status).toBe(400);
  expect((await requestSite("/admin/blogs/post-0/autosave", formPost(fieldsOf()))).status).toBe(401);
});

const submit = (fields: Record<string, string>, path = "/admin/blogs/post-0", cookie = lena.cookie) =>
  requestSite(path, formPost(fields, { Cookie: cookie, Accept: "text/html" }));

test("without JavaScript a conflict shows both versions, and either answer keeps the other", async () => {
  await insertPosts({ published: false, ...TEXT });
  await write("Eleven left a message.", { actor: tom.actor });
  const asked = await submit(fieldsOf({ content: "Nine left a message." }));
  const page = await asked.text();
  expect(asked.status).toBe(409);
  expect(page).toContain("tom@beaconry.example saved this article in the meantime.");
  expect(page).toMatch(/<textarea[^>]*name="content"[^>]*>Nine left a message\./);
  expect(page).toMatch(/name="version" value="2"/);
  await submit(fieldsOf({ content: "Nine left a message.", version: "2", keep: "theirs" }));
  expect(await stored()).toMatchObject({ content: "Eleven left a message." });
  expect((await revisionsOf("post-0")).at(-1)).toMatchObject({
    kind: "unchosen",
    content: "Nine left a message.",
  });
  await submit(fieldsOf({ content: "Nine left a message.", version: "2", keep: "mine" }));
  expect(await stored()).toMatchObject({ content: "Nine left a message.", version: 3 });
});

test("the editor's page works without JavaScript: a new post, its key points, an address that is taken", async () => {
  await insertPosts({ slug: "taken", published: false });
  const page = await (await requestSite("/admin/blogs/new", { headers: { Cookie: lena.cookie } })).text();
  const id = /name="id" value="([\w-]+)"/.exec(page)?.[1] ?? "";
  const body = new URLSearchParams({ ...fieldsOf({ id, version: "0", slug: "" }) });
  for (const point of ["  Count by the hour ", "", "Move the vans"]) body.append("keyPoints", point);
  const init = formPost({}, { Cookie: lena.cookie, Accept: "text/html" });
  const created = await requestSite("/admin/blogs/new", { ...init, body: body.toString() });
  expect([created.status, created.headers.get("Location")]).toEqual([303, `/admin/blogs/${id}`]);
  expect(await stored(id)).toMatchObject({ key_points: '["Count by the hour","Move the vans"]' });
  const refused = await submit(fieldsOf({ slug: "taken" }), `/admin/blogs/${id}`);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("Another article has this address"),
  ]);
});

test("an article that is gone or was never here has an error page", async () => {
  const response = await requestSite("/admin/blogs/gone", { headers: { Cookie: lena.cookie } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("It may be in the trash");
});

const change = (fields: Record<string, string>) =>
  requestSite("/admin/blogs/changes", formPost(fields, { Cookie: lena.cookie, Accept: "text/html" }));
const toastOf = (response: Response) => {
  const value = /beaconry_toast=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  return JSON.parse(Buffer.from(value, "base64url").toString());
};

test("a duplicate is a draft with an address of its own, made once", async () => {
  await insertPosts({ ...TEXT });
  const fields = { intent: "duplicate", id: "post-0", submissionId: newId() };
  const done = await change(fields);
  await change(fields);
  expect(done.headers.get("Location")).toBe(`/admin/blogs/${fields.submissionId}`);
  expect(await rows("select title, slug, published from blogs where id <> 'post-0'")).toEqual([
    { title: "Forty-one missed calls (copy)", slug: "forty-one-missed-calls-copy", published: 0 },
  ]);
});

test("a revision is restored, and what it replaces stays a revision", async () => {
  await insertPosts({ published: false, ...TEXT });
  await write("Second", {});
  const [first] = await rows("select id from post_revisions where kind = 'first'");
  const back = await change({ intent: "revert", id: "post-0", revision: String(first?.id) });
  expect(toastOf(back)).toEqual({ title: "Revision restored" });
  expect(await stored()).toMatchObject({ content: TEXT.content, version: 3 });
  const contents = (await revisionsOf("post-0")).map(({ content }) => content);
  expect(contents).toEqual([TEXT.content, "Second", TEXT.content]);
  const list = await requestSite("/admin/blogs/post-0/revisions", { headers: { Cookie: lena.cookie } });
  const html = await list.text();
  expect(html).toContain("Back to first draft");
  expect(html).toMatch(/<del[^>]*>Second<\/del>/);
});
