import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { SaveInput } from "../../app/blog/editor/save-plan";
import { savePost } from "../../app/blog/editor/save-post.server";
import { deleteUnusedImages } from "../../app/blog/images/images.server";
import { imageMarkup } from "../../app/blog/images/post-image";
import { duplicatePost } from "../../app/blog/revisions/copy-post.server";
import { keepLosingVersion } from "../../app/blog/revisions/keep-losing-version.server";
import { purgeTrashedPosts } from "../../app/blog/staff/trash.server";
import { DAY, isoAfter, SECOND } from "../../app/platform/clock";
import { newId } from "../../app/platform/ids";
import { put } from "../support/cron-case";
import { signInWriter, TEXT } from "../support/editor";
import { insertPosts } from "../support/posts";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const NOW = new Date("2026-11-19T15:00:00.000Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
/** When a picture of `NOW` has been there for a week. */
const IN_A_WEEK = after(7 * DAY + SECOND);
const db = testDb();

let lena: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
});
beforeEach(() => clearTables("blogs", "post_images", "outbox"));

async function storedPicture(createdAt = NOW.toISOString()): Promise<{ id: string; content: string }> {
  const image = { id: newId(), extension: "png", width: 20, height: 10 };
  await put("post_images", { ...image, bytes: 1, alt: "Vans", created_at: createdAt });
  await env.UPLOADS.put(`posts/${image.id}.png`, "x");
  return { id: image.id, content: imageMarkup(image, "Vans") };
}

const isKept = async ({ id }: { id: string }) => {
  const isListed = (await rows("select 1 from post_images where id = ?", id)).length === 1;
  const isStored = (await env.UPLOADS.head(`posts/${id}.png`)) !== null;
  expect(isListed).toBe(isStored);
  return isStored;
};
const clean = (now = IN_A_WEEK) => deleteUnusedImages(db, env.UPLOADS, now);

const save = (content: string, more: Partial<SaveInput> = {}) =>
  savePost(
    db,
    {
      ...{ id: "post-0", version: 1, slug: "post-0", authorId: null, note: "", mode: "save" },
      ...{ text: { ...TEXT, content }, revisionId: newId(), actor: lena.actor, siteUrl: SITE_URL },
      ...more,
    },
    NOW,
  );

test.each([
  ["the first save of a new post", (content: string) => save(content, { id: "new", slug: "", version: 0 })],
  ["an automatic save of a draft", (content: string) => save(content, { mode: "auto" })],
  ["an 'Update'", (content: string) => save(content)],
])("%s keeps the pictures of its text", async (_, run) => {
  await insertPosts({ ...TEXT, published: false });
  const picture = await storedPicture();
  await run(picture.content);
  expect(await clean()).toBe(0);
  expect(await isKept(picture)).toBe(true);
});

test("a picture that only a text that waits for 'Update' shows is kept, and so is one of a refused update", async () => {
  await insertPosts({ ...TEXT });
  const [waiting, refused] = [await storedPicture(), await storedPicture()];
  expect(await save(waiting.content, { mode: "auto" })).toMatchObject({ isPending: true });
  const tom = await signInWriter("tom@beaconry.example");
  const unverified = `${refused.content}\n\n[verify: 61%]`;
  await expect(save(unverified, { actor: tom.actor })).rejects.toMatchObject({ status: 409 });
  expect(await clean()).toBe(0);
  expect([await isKept(waiting), await isKept(refused)]).toEqual([true, true]);
});

test("a picture that only the losing side of a conflict shows is kept", async () => {
  await insertPosts({ ...TEXT });
  const picture = await storedPicture();
  const text = { ...TEXT, content: picture.content };
  await keepLosingVersion(db, { id: "post-0", text, actor: lena.actor, revisionId: newId() }, NOW);
  expect(await clean()).toBe(0);
  expect(await isKept(picture)).toBe(true);
});

test("a duplicate's pictures stay when the original is removed for good; they go with the duplicate", async () => {
  await insertPosts({ ...TEXT, published: false });
  const picture = await storedPicture();
  await save(picture.content);
  await duplicatePost(db, { id: "post-0", copyId: "copy", actor: lena.actor }, NOW);
  const remove = async (id: string) => {
    await rows("update blogs set deleted_at = ? where id = ?", isoAfter(NOW, -31 * DAY), id);
    await purgeTrashedPosts(db, NOW);
  };
  await remove("post-0");
  expect(await rows("select id from blogs")).toEqual([{ id: "copy" }]);
  expect(await clean()).toBe(0);
  expect(await isKept(picture)).toBe(true);
  await remove("copy");
  expect(await clean()).toBe(1);
  expect(await isKept(picture)).toBe(false);
});

test("a picture of a post in the trash stays, since the post can come back", async () => {
  await insertPosts({ ...TEXT, published: false });
  const picture = await storedPicture();
  await save(picture.content);
  await rows("update blogs set deleted_at = ?", NOW.toISOString());
  await rows("delete from post_revisions");
  expect(await clean()).toBe(0);
  expect(await isKept(picture)).toBe(true);
});

test("a picture that two posts show stays until neither does", async () => {
  await insertPosts({ ...TEXT, published: false }, { ...TEXT, published: false });
  const picture = await storedPicture();
  await save(picture.content);
  await save(picture.content, { id: "post-1", slug: "post-1" });
  await rows("delete from blogs where id = 'post-0'");
  expect(await clean()).toBe(0);
  await rows("update blogs set content = ''");
  await rows("delete from post_revisions");
  expect(await clean()).toBe(1);
});

test("a run deletes 100 unused pictures, the next one the rest, and a third finds none", async () => {
  await rows(
    `insert into post_images (id, extension, width, height, bytes, alt, created_at)
      with recursive n(at) as (select 1 union all select at + 1 from n where at < 101)
      select 'picture-' || at, 'png', 1, 1, 1, '', ? from n`,
    NOW.toISOString(),
  );
  expect([await clean(), await clean(), await clean()]).toEqual([100, 1, 0]);
});
