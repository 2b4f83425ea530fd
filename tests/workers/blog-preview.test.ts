import { beforeEach, expect, test } from "vitest";
import { previewPath, readPreview } from "../../app/blog/preview-link.server";
import { signToken } from "../../app/platform/signed-token.server";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables, testDb } from "../support/workers-env";

const DAY = 86_400_000;
beforeEach(() => clearTables("blogs", "settings"));

const tokenOf = (path: string) => path.split("/").at(-1) ?? "";

test("a draft is shown by its link only, on the real page, to no search engine and in no cache", async () => {
  await insertPosts({ slug: "secret-draft", title: "The secret draft", published: false });
  expect((await requestSite("/blog/secret-draft")).status).toBe(404);
  const response = await requestSite(await previewPath(testDb(), "secret-draft", new Date()));
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  const html = await response.text();
  expect(html).toContain("The secret draft");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("a link ends after a week, and with its post", async () => {
  await insertPosts({ slug: "draft", published: false });
  const now = new Date();
  const token = tokenOf(await previewPath(testDb(), "draft", now));
  const read = (days: number) => readPreview(testDb(), token, new Date(now.getTime() + days * DAY));
  expect((await read(6.9))?.slug).toBe("draft");
  expect(await read(7.1)).toBeNull();
  await clearTables("blogs");
  expect(await read(0)).toBeNull();
});

test("no changed, foreign or made-up token opens anything", async () => {
  await insertPosts({ slug: "draft", published: false }, { slug: "other", published: false });
  const now = new Date();
  const token = tokenOf(await previewPath(testDb(), "draft", now));
  const [payload = "", signature = ""] = token.split(".");
  const other = btoa(JSON.stringify({ for: "blog.preview", id: "other", until: now.getTime() + DAY }));
  const until = new Date(now.getTime() + DAY);
  const forSomethingElse = await signToken(testDb(), { purpose: "booking", id: "draft", until }, now);
  for (const wrong of [
    "",
    "x",
    payload,
    `${payload}.`,
    `.${signature}`,
    `${other.replaceAll("=", "")}.${signature}`,
    `${payload}.${signature.slice(0, -2)}AA`,
    `${payload}x.${signature}`,
    "draft",
    "\u0000",
    forSomethingElse,
  ]) {
    expect(await readPreview(testDb(), wrong, now), wrong).toBeNull();
  }
  expect((await requestSite(`/blog/preview/${payload}.AAAA`)).status).toBe(404);
});

test("two first links at once use one key", async () => {
  await insertPosts({ slug: "draft", published: false });
  const now = new Date();
  const paths = await Promise.all([1, 2, 3].map(() => previewPath(testDb(), "draft", now)));
  for (const path of paths) expect(await readPreview(testDb(), tokenOf(path), now)).not.toBeNull();
});
