import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { createUser } from "../../app/auth/users.server";
import { parseStaffQuery, staffPostsHref } from "../../app/blog/staff/staff-posts";
import { readStaffPosts } from "../../app/blog/staff/staff-posts.server";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { formPost, requestSite } from "../support/site";
import { clearTables, rows, testDb } from "../support/workers-env";

const all = { q: "", status: "all", page: 1 } as const;
const ids = (posts: { id: string }[]) => posts.map((post) => post.id);

let cookie = "";
beforeAll(async () => {
  const account = {
    email: "lena@beaconry.example",
    password: "a long enough password",
    role: "staff",
  } as const;
  const user = await createUser(testDb(), account, new Date());
  const session = await createSession(testDb(), new Request("http://localhost:8788"), user.id, new Date());
  cookie = session.split(";")[0] ?? "";
});
beforeEach(() => clearTables("blogs"));

async function open(path: string) {
  const response = await requestSite(path, { headers: { Cookie: cookie }, redirect: "manual" });
  const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, "");
  const text = html
    .replaceAll(/<!-- -->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
  return { response, html, text };
}

test("[BADM-001] [BADM-004] counts cover all posts, whatever the filter", async () => {
  await insertPosts({}, { published: false }, {});
  const drafts = await readStaffPosts(testDb(), { ...all, status: "draft" });
  expect([drafts.counts, ids(drafts.posts)]).toEqual([{ total: 3, published: 2, scheduled: 0 }, ["post-1"]]);
  expect(ids((await readStaffPosts(testDb(), { ...all, status: "published" })).posts)).toEqual([
    "post-0",
    "post-2",
  ]);
  expect((await readStaffPosts(testDb(), all)).matching).toBe(3);
});

test("[BADM-005] [BADM-006] posts are listed newest first, ten per page", async () => {
  await insertPosts(...Array.from({ length: 12 }, () => ({})));
  expect(ids((await readStaffPosts(testDb(), all)).posts)).toEqual(
    Array.from({ length: 10 }, (_, n) => `post-${n}`),
  );
  expect(ids((await readStaffPosts(testDb(), { ...all, page: 2 })).posts)).toEqual(["post-10", "post-11"]);
});

test.each([
  ["TITLE of post-0", ["post-0"]],
  ["grand rapids", ["post-1"]],
  ["direct", ["post-2"]],
  ["paragraph", []],
])("[BADM-003] the search %j finds %j by title, location or category", async (q, found) => {
  await insertPosts({}, { location: "Grand Rapids, MI" }, { category: "Direct Mail" });
  expect(ids((await readStaffPosts(testDb(), { ...all, q })).posts)).toEqual(found);
});

test("[BADM-014] a post keeps every field; the category is optional", async () => {
  await insertPosts({ slug: "whole", keyPoints: ["One", "Two"], category: undefined, published: false });
  expect(await rows("select * from blogs")).toMatchObject([
    {
      slug: "whole",
      title: "Title of whole",
      meta_description: "What it is about.",
      content: "A paragraph.",
      key_points: '["One","Two"]',
      location: "Lakeview, WI",
      category: "",
      published: 0,
      created_at: "2024-01-05T12:00:00.000Z",
      updated_at: "2024-01-05T12:00:00.000Z",
    },
  ]);
});

test("an empty table has counts of zero", async () => {
  expect(await readStaffPosts(testDb(), all)).toEqual({
    posts: [],
    matching: 0,
    counts: { total: 0, published: 0, scheduled: 0 },
  });
});

test("[BADM-008] filter and search are submitted without a page number", async () => {
  await insertPosts(...Array.from({ length: 12 }, () => ({})));
  const { html, text } = await open("/admin/blogs?q=title&status=published&page=2");
  expect(text).toContain("Title of post-11");
  const [form] = await findAll(html, "form[role=search]");
  expect(form?.attributes).toMatchObject({ method: "get", action: "/admin/blogs" });
  const fields = await findAll(html, "form[role=search] [name]");
  expect(fields.map(({ attributes }) => attributes.name)).toEqual(["q", "status"]);
});

test("filter, search and page round-trip through the URL", () => {
  expect(staffPostsHref({ q: "a b", status: "draft", page: 2 })).toBe(
    "/admin/blogs?q=a+b&status=draft&page=2",
  );
  expect(parseStaffQuery(new URLSearchParams("q=a+b&status=draft"))).toEqual({
    q: "a b",
    status: "draft",
    page: 1,
  });
  expect(parseStaffQuery(new URLSearchParams("status=other&page=x"))).toEqual(all);
});

test("[BADM-001] [BADM-002] [BADM-004] [BADM-009] [BADM-010] the page shows counts, filters and cards", async () => {
  await insertPosts(
    { keyPoints: ["One", "Two", "Three", "Four", "Five"], content: `${"x".repeat(199)}YZ` },
    { published: false, content: "## Two levels\n\nOn **foot** it is a staircase." },
  );
  const { response, html, text } = await open("/admin/blogs");
  expect(response.headers.get("Cache-Control")).toBe("no-store, no-transform");
  expect(text).toMatch(/Total 2 Published 1 Draft 1/);
  expect(html).toContain('placeholder="Search by title, location, or category..."');
  expect(text).toContain("All Blogs Published Only Draft Only");
  expect(text).toContain("One Two Three +2 more");
  expect(text).toContain(`${"x".repeat(199)}Y `);
  expect(text).toMatch(/Two levels\s+On foot it is a staircase\./);
  expect(text).not.toContain("##");
  expect(html).toMatch(/role="switch"[^>]*aria-checked="true"/);
  expect(html).toMatch(/role="switch"[^>]*aria-checked="false"/);
  expect(html).toContain('href="/blog/post-0"');
});

test("[BADM-011] [BADM-012] the list says when nothing matches, and when there are no posts", async () => {
  expect((await open("/admin/blogs")).text).toContain("No blogs found");
  await insertPosts({});
  expect((await open("/admin/blogs?status=draft")).text).toContain("No blogs match your current filters");
  expect((await open("/admin/blogs?q=zebra")).text).toContain("No blogs match your current filters");
});

test("[BADM-013] a failed read is logged, and the page offers a retry", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await env.DB.prepare("alter table blogs rename to blogs_away").run();
  const { response, text } = await open("/admin/blogs");
  await env.DB.prepare("alter table blogs_away rename to blogs").run();
  expect(response.status).toBe(200);
  expect(text).toContain("Failed to fetch blogs");
  expect(text).toContain("Retry");
  expect(logged.mock.calls.flat().join()).toContain('"where":"blog.admin-list"');
  logged.mockRestore();
});

test("[BADM-021] the preview shows a sanitized draft and closes to the list it came from", async () => {
  await insertPosts({
    slug: "draft",
    published: false,
    content: "## Head\n\n<img src=x onerror=alert(1)>**bold**",
  });
  const { html } = await open("/admin/blogs?status=draft&preview=draft");
  const dialog = html.slice(html.indexOf('role="dialog"'));
  expect(dialog).toContain("<h2>Head</h2>");
  expect(dialog).toContain("<strong>bold</strong>");
  expect(dialog).not.toContain("onerror");
  expect(dialog).toMatch(
    /href="\/admin\/blogs\?status=draft"[^>]*>(?:<svg.*?<\/svg>)?<span class="sr-only">Close/,
  );
  expect((await open("/admin/blogs?preview=gone")).html).not.toContain('role="dialog"');
});

test("[BADM-022] [BADM-023] a published post has a link to its page; a draft's button says why it has none, without JavaScript too", async () => {
  await insertPosts({ slug: "open" }, { slug: "draft", published: false });
  const { html } = await open("/admin/blogs");
  expect(html).toContain('href="/blog/open"');
  expect(html).not.toContain('href="/blog/draft"');
  const response = await requestSite("/admin/blogs", formPost({ intent: "view-live" }, { Cookie: cookie }));
  const value = /beaconry_toast=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  expect(JSON.parse(Buffer.from(value, "base64url").toString())).toEqual({
    title: "Not Published",
    description: "This blog post is not yet published. Only published blogs can be viewed live.",
  });
});

test("an unknown intent is rejected", async () => {
  const response = await requestSite("/admin/blogs", formPost({ intent: "drop" }, { Cookie: cookie }));
  expect(response.status).toBe(400);
});
