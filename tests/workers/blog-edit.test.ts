import { beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { createUser } from "../../app/auth/users.server";
import { saveQuickEdit } from "../../app/blog/editor/quick-edit.server";
import { newId } from "../../app/platform/ids";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { clearTables, rows, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-23T10:00:00.000Z");
const EDIT = { title: "New", metaDescription: "Words", content: "Text", keyPoints: ["One"] };

let cookie = "";
let actor = { id: "", label: "lena@beaconry.example" };
beforeAll(async () => {
  const account = {
    email: "lena@beaconry.example",
    password: "a long enough password",
    role: "staff",
  } as const;
  const user = await createUser(testDb(), account, new Date());
  actor = { ...actor, id: user.id };
  const session = await createSession(testDb(), new Request("http://localhost:8788"), user.id, new Date());
  cookie = session.split(";")[0] ?? "";
});
beforeEach(() => clearTables("blogs", "audit_log", "outbox"));

const save = (version: number, edit = EDIT) =>
  saveQuickEdit(
    testDb(),
    { id: "post-0", version, edit, revisionId: newId(), actor, siteUrl: "https://beaconry.example" },
    NOW,
  );
const stored = async () =>
  (await rows("select title, meta_description, content, key_points, version, updated_at from blogs"))[0];
const messages = async () =>
  (await rows("select message from outbox")).map(({ message }) => JSON.parse(String(message)));

test("[BADM-032] a save writes title, description, content, key points and updated_at", async () => {
  await insertPosts({ published: false });
  await save(1);
  expect(await stored()).toEqual({
    title: "New",
    meta_description: "Words",
    content: "Text",
    key_points: '["One"]',
    version: 2,
    updated_at: NOW.toISOString(),
  });
  expect(await rows("select action, actor_label from audit_log")).toEqual([
    { action: "blog.edit", actor_label: actor.label },
  ]);
  expect(await messages()).toEqual([]);
});

test("the audit counts a text's words, not its letters", async () => {
  await insertPosts({ published: false, content: "One two\n\nthree" });
  await save(1, { ...EDIT, content: "Maps, **mail** and calls\nwork together." });
  expect(await rows("select before ->> 'words' b, after ->> 'words' a from audit_log")).toEqual([
    { b: 3, a: 6 },
  ]);
});

test("a published post that is changed is to be indexed again; the same save once more changes nothing", async () => {
  await insertPosts({ id: "post-0", slug: "one" });
  await save(1);
  await save(1);
  expect(await messages()).toMatchObject([{ url: "https://beaconry.example/blog/one", reason: "update" }]);
  expect(await stored()).toMatchObject({ version: 2 });
});

test("of two people who save one post, the second is told so, and the first one's text stays", async () => {
  await insertPosts({});
  const both = await Promise.allSettled([save(1, { ...EDIT, title: "A" }), save(1, { ...EDIT, title: "B" })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [refused] = both.filter((one) => one.status === "rejected");
  expect(String(refused?.reason)).toContain("Somebody else saved this post");
  expect(["A", "B"]).toContain((await stored())?.title);
  expect(await rows("select count(*) n from audit_log")).toEqual([{ n: 1 }]);
});

test("a post that is gone is refused with a sentence", async () => {
  await expect(save(1)).rejects.toThrow("This post is no longer here.");
});

test("[BADM-031] [BADM-033] nothing typed is refused, without scripts either", async () => {
  await insertPosts({});
  const strange = "'\"<script>alert(1)</script>\u{1F4EC} ] ' or 1=1 --";
  for (const text of ["", "   ", strange, "x".repeat(50_000)]) {
    const { version } = (await stored()) ?? {};
    const response = await requestSite("/admin/blogs", {
      ...formPost({
        intent: "edit",
        id: "post-0",
        version: String(version),
        title: text,
        metaDescription: text,
        content: text,
        keyPoints: text,
      }),
      headers: { ...formPost({}).headers, Cookie: cookie, Accept: "text/html" },
      redirect: "manual",
    });
    expect(response.status, text.slice(0, 20)).toBe(303);
    const page = await requestSite("/admin/blogs", {
      headers: { Cookie: `${cookie}; ${response.headers.get("Set-Cookie")?.split(";")[0]}` },
    });
    expect(await page.text()).toContain("Blog updated successfully");
    expect(await stored()).toMatchObject({ title: text, meta_description: text, content: text });
  }
});
