import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables } from "../support/workers-env";

beforeEach(() => clearTables("blogs", "postcards"));

const open = (path: string) => requestSite(path, { redirect: "manual" });

const campaign = (name: string, code = name) =>
  `utm_source=postcard&utm_medium=postcard&utm_campaign=${name}&utm_content=${code}`;

test.each([
  ["/m/lakeview-nov", `/?${campaign("lakeview-nov")}`],
  ["/m/Lakeview-NOV", `/?${campaign("lakeview-nov")}`],
  ["/m/7", `/?${campaign("7")}`],
  [`/m/${"a".repeat(40)}`, `/?${campaign("a".repeat(40))}`],
  ["/m/spring/platform", `/platform?${campaign("spring")}`],
  ["/m/spring/Direct-Mail", `/direct-mail?${campaign("spring")}`],
  ["/m/spring?utm_campaign=other&next=//evil.example", `/?${campaign("spring")}`],
])("the postcard's address %s leads to %s, is not cached and not indexed", async (path, target) => {
  const response = await open(path);
  expect([response.status, response.headers.get("Location")]).toEqual([302, target]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each(["no-such-page", "admin", "auth", "blog%2Fone", "%2F%2Fevil.example", "@evil.example"])(
  "an unknown second part, such as %s, leads home and to no other site",
  async (page) => {
    const response = await open(`/m/spring/${page}`);
    expect([response.status, response.headers.get("Location")]).toEqual([302, `/?${campaign("spring")}`]);
  },
);

test.each(["/m/spring/%5Cevil.example", "/m/%0D%0ASet-Cookie:x"])("%s is no address at all", async (path) => {
  const response = await open(path);
  expect([response.status, response.headers.get("Location")]).toEqual([400, null]);
});

test.each([
  "/m/a_b",
  "/m/a.b",
  "/m/%2F%2Fevil.example",
  "/m/https:evil.example",
  "/m/caf%C3%A9",
  `/m/${"a".repeat(41)}`,
])("%s is no postcard's address", async (path) => {
  const response = await open(path);
  expect([response.status, response.headers.get("Location")]).toEqual([404, null]);
});

test("no address under /m/ leads elsewhere by more parts", async () => {
  for (const path of [
    "/m",
    "/m/",
    "/m/spring/platform/more",
    "/m//evil.example",
    "/m/spring//evil.example",
  ]) {
    const response = await open(path);
    const target = response.headers.get("Location");
    if (target) expect(new URL(target, "http://localhost:8788").host, path).toBe("localhost:8788");
    else expect(response.status, path).toBe(404);
  }
});

const store = (code: string, card: Record<string, string>) =>
  env.DB.prepare(
    "insert into postcards (code, blog_id, campaign, card, created_at) values (?, 'roof-check', 'Roof check', ?, '2026-01-01')",
  )
    .bind(code, JSON.stringify(card))
    .run();

test("a card to homes leads to its offer once its draft is approved: a page for neighbors, and not for search engines", async () => {
  await insertPosts({ slug: "roof-check", published: false });
  await store("rc-12ab", {
    homes: "Homes in Lakeview, WI",
    front: "Have you looked up?",
    offer: "<b>Twelve</b> photos.",
  });
  const target = async (path: string) => (await open(path)).headers.get("Location");
  expect(await target("/m/RC-12AB")).toBe(`/?${campaign("roof-check", "rc-12ab")}`);
  expect((await open("/offer/rc-12ab")).status).toBe(404);
  await env.DB.prepare("update blogs set published = 1").run();
  expect(await target("/m/RC-12AB")).toBe(`/offer/rc-12ab?${campaign("roof-check", "rc-12ab")}`);
  const response = await open("/offer/rc-12ab");
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex');
  const body = html.slice(html.indexOf("<body"));
  expect(body).toContain("<h1>Have you looked up?</h1>");
  expect(body).toContain("&lt;b&gt;Twelve&lt;/b&gt; photos.");
  // No menu of ours, no demo, no advice to the trade.
  expect(body).not.toMatch(/<nav|<header|<footer|Book Demo|roof-check/);
  expect((await open("/offer/none")).status).toBe(404);
});

test("an earlier postcard, to businesses, leads to its article once that is published, and has no offer", async () => {
  await insertPosts({ slug: "roof-check", published: false });
  await env.DB.prepare(
    "insert into postcards (code, blog_id, campaign, card, created_at) values ('rc-12ab', 'roof-check', 'Roof check before February', '{}', '2026-01-01')",
  ).run();
  const target = async (path: string) => (await open(path)).headers.get("Location");
  expect(await target("/m/RC-12AB")).toBe(`/?${campaign("roof-check-before-february", "rc-12ab")}`);
  await env.DB.prepare("update blogs set published = 1").run();
  expect(await target("/m/rc-12ab")).toBe(
    `/blog/roof-check?${campaign("roof-check-before-february", "rc-12ab")}`,
  );
  expect(await target("/m/rc-12ab/platform")).toBe(
    `/platform?${campaign("roof-check-before-february", "rc-12ab")}`,
  );
  expect((await open("/offer/rc-12ab")).status).toBe(404);
});
