import { beforeAll, beforeEach, expect, test } from "vitest";
import { readEditor } from "../../app/blog/editor/post-editor.server";
import type { SaveInput } from "../../app/blog/editor/save-plan";
import { savePost } from "../../app/blog/editor/save-post.server";
import { newId } from "../../app/platform/ids";
import { revisionsOf, signInWriter, TEXT } from "../support/editor";
import { insertPosts } from "../support/posts";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-19T15:00:00.000Z");
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let lena: Awaited<ReturnType<typeof signInWriter>>;
let tom: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
  tom = await signInWriter("tom@beaconry.example");
});
beforeEach(async () => {
  await clearTables("blogs", "outbox", "audit_log");
  await insertPosts({ ...TEXT });
});

/** What is typed into the published article, or saved with `mode: "save"`. */
async function write(content: string, minutes: number, more: Partial<SaveInput> = {}) {
  const [stored] = await rows("select version from blogs");
  const ids = { id: "post-0", version: Number(stored?.version), slug: "post-0", authorId: null };
  const input: SaveInput = {
    ...ids,
    ...{ note: "", mode: "auto", revisionId: newId(), actor: lena.actor, siteUrl: SITE_URL },
    ...{ text: { ...TEXT, content }, ...more },
  };
  return savePost(testDb(), input, after(minutes));
}
const update = (content: string, minutes: number, more: Partial<SaveInput> = {}) =>
  write(content, minutes, { mode: "save", ...more });
const offered = async (staffId = lena.actor.id) =>
  (await readEditor(testDb(), { id: "post-0", staffId })).pending?.content ?? null;

test("after an 'Update' in a session of its own the draft before it is no longer offered", async () => {
  await write("Typed", 0);
  await update("Published", 11);
  expect((await revisionsOf("post-0")).map(({ kind }) => kind)).toEqual(["first", "draft", "save"]);
  expect(await offered()).toBeNull();
});

test("after an 'Update' that ends the second session of typing neither draft is offered any longer", async () => {
  await write("Typed", 0);
  await write("Typed on", 11);
  expect(await offered()).toBe("Typed on");
  await update("Published", 12);
  expect(await offered()).toBeNull();
});

test("the newest of a writer's drafts is offered, and one that is typed after an 'Update'", async () => {
  await write("Typed", 0);
  await update("Published", 11);
  await write("Typed later", 12);
  await write("Typed at last", 30);
  expect(await offered()).toBe("Typed at last");
  expect(await offered(tom.actor.id)).toBeNull();
});

test("a draft that a colleague's 'Update' overtakes is not offered: it began with an older text", async () => {
  await write("Hers", 0);
  await update("His", 5, { actor: tom.actor });
  expect(await offered()).toBeNull();
  expect((await revisionsOf("post-0")).map(({ content }) => content)).toContain("Hers");
});

test("a text that lost a conflict is no draft", async () => {
  await write("Typed", 0);
  await rows("update post_revisions set kind = 'unchosen' where kind = 'draft'");
  expect(await offered()).toBeNull();
});

test("a session ends after ten minutes, however often it is saved", async () => {
  for (const minutes of [0, 5, 10, 11]) await write(`At ${minutes}`, minutes);
  expect((await revisionsOf("post-0")).map(({ content }) => content)).toEqual([
    TEXT.content,
    "At 10",
    "At 11",
  ]);
});

test("who types alternately with a colleague writes rows of their own", async () => {
  await write("Hers", 0);
  await write("His", 1, { actor: tom.actor });
  await write("Hers again", 2);
  expect((await revisionsOf("post-0")).map(({ author_id, content }) => [author_id, content])).toEqual([
    [null, TEXT.content],
    [lena.actor.id, "Hers"],
    [tom.actor.id, "His"],
    [lena.actor.id, "Hers again"],
  ]);
});

test.each([
  ["at once", 1],
  ["in another session", 30],
])(
  "what is typed and taken back %s is no longer offered, nor is it after an 'Update'",
  async (_, minutes) => {
    await write("Typed", 0);
    await write(TEXT.content, minutes);
    expect(await offered()).toBe(TEXT.content);
    await write("Typed once more", minutes + 20);
    await update(TEXT.content, minutes + 40);
    expect(await offered()).toBeNull();
    expect(await rows("select content, version from blogs")).toEqual([{ content: TEXT.content, version: 1 }]);
  },
);
