import { beforeEach, expect, test, vi } from "vitest";
import {
  dropFromEdgeCache,
  isPublicRead,
  serveThroughEdgeCache,
} from "../../app/platform/http/edge-cache.server";
import { envFailingAt } from "../support/failing-db";
import { build, requestSite } from "../support/site";
import { SITE_URL } from "../support/workers-env";

const SITE = "https://beaconry.example";
let renders = 0;
let path = "";

beforeEach(() => {
  renders = 0;
  path = `/page-${crypto.randomUUID()}`;
});

function page(status = 200, headers: Record<string, string> = { "Cache-Control": "public, s-maxage=60" }) {
  return async () => {
    renders += 1;
    return new Response(`render ${renders}`, { status, headers });
  };
}

async function get(at: number, render = page(), address = path, buildId = "build", changedAt = -1) {
  const waiting: Promise<unknown>[] = [];
  const response = await serveThroughEdgeCache({
    request: new Request(`${SITE}${address}`),
    siteUrl: SITE,
    buildId,
    waitUntil: (promise) => waiting.push(promise),
    render,
    dataReadAt: () => at,
    isOutdated: async (readAt) => changedAt > readAt,
    now: () => at,
  });
  const answer = {
    body: await response.text(),
    state: response.headers.get("X-Edge-Cache"),
    cacheControl: response.headers.get("Cache-Control"),
    status: response.status,
  };
  await Promise.all(waiting);
  return answer;
}

test("a page is rendered once in 60 s, then served from this isolate and from the data center's cache", async () => {
  expect(await get(0)).toMatchObject({ body: "render 1", state: "MISS" });
  expect(await get(1_000)).toMatchObject({
    body: "render 1",
    state: "HIT",
    cacheControl: "public, s-maxage=60",
  });
  // After five seconds the isolate's own copy has expired.
  expect(await get(59_000)).toMatchObject({
    body: "render 1",
    state: "HIT",
    cacheControl: "public, s-maxage=60",
  });
  expect(renders).toBe(1);
});

test("a stale page is served while one refresh runs", async () => {
  await get(0);
  expect(await get(61_000)).toMatchObject({ body: "render 1", state: "STALE" });
  expect(renders).toBe(2);
  expect(await get(62_000)).toMatchObject({ body: "render 2", state: "HIT" });
});

test("a page is refreshed each time that it is stale, also after a refresh that failed", async () => {
  await get(0);
  await get(61_000);
  expect(await get(122_000, page(500))).toMatchObject({ body: "render 2", state: "STALE" });
  expect(await get(130_000)).toMatchObject({ body: "render 2", state: "STALE" });
  expect(await get(131_000)).toMatchObject({ body: "render 4", state: "HIT" });
});

test("a refresh that was cancelled without a word is begun again after 30 s", async () => {
  await get(0);
  let isBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    isBegun = resolve;
  });
  // Like background work that Cloudflare has cancelled: it never ends.
  void get(61_000, () => {
    renders += 1;
    isBegun();
    return new Promise<Response>(() => {});
  });
  await begun;
  expect(await get(91_000)).toMatchObject({ body: "render 1", state: "STALE" });
  expect(renders).toBe(2);
  expect(await get(91_001)).toMatchObject({ body: "render 1", state: "STALE" });
  expect(await get(91_002)).toMatchObject({ body: "render 3", state: "HIT" });
});

test("if rendering fails, the last good copy is served and kept", async () => {
  await get(0);
  expect(await get(70_000, page(500))).toMatchObject({ body: "render 1", status: 200, state: "STALE" });
  expect(await get(80_000, page(500))).toMatchObject({ body: "render 1", status: 200, state: "STALE" });
});

test("if the data center's cache fails, pages are rendered, and the last copy covers a failing database", async () => {
  await get(0);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const failures = (["match", "put"] as const).map((name) =>
    vi.spyOn(Cache.prototype, name).mockRejectedValue(new Error("no space left on device")),
  );
  try {
    // The isolate's own copy has expired, and nothing else can be read.
    expect(await get(70_000, page(500))).toMatchObject({ body: "render 1", status: 200, state: "STALE" });
    expect(await get(0, page(), `${path}-new`)).toMatchObject({ status: 200, state: "MISS" });
    expect(await get(0, page(500), `${path}-never`)).toMatchObject({ status: 500 });
    expect(log).toHaveBeenCalled();
  } finally {
    for (const failure of failures) failure.mockRestore();
    log.mockRestore();
  }
});

test("every public page of the site is rendered or kept while no database answers", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const env = envFailingAt(/./);
  // At once, since each waits for its database.
  const addresses = ["/", "/contact", "/platform", "/solutions", "/book-now", "/law-firms", "/about"];
  const answers = await Promise.all(addresses.map((address) => requestSite(address, { env })));
  expect(answers.map(({ status }, at) => [addresses[at], status])).toEqual(
    addresses.map((address) => [address, 200]),
  );
  await requestSite("/blog");
  expect((await requestSite("/blog", { env })).headers.get("X-Edge-Cache")).toBe("HIT");
  log.mockRestore();
});

test.each([
  ["an error", page(500)],
  ["a missing page", page(404)],
  ["a page with a cookie", page(200, { "Cache-Control": "s-maxage=60", "Set-Cookie": "a=b" })],
  ["a page that does not ask for it", page(200, { "Cache-Control": "no-store" })],
])("%s is not stored", async (_, render) => {
  await get(0, render);
  await get(1, render);
  expect(renders).toBe(2);
});

test("evicting a path renders it again", async () => {
  await get(0);
  await dropFromEdgeCache(SITE, "build", [path]);
  expect(await get(1)).toMatchObject({ body: "render 2", state: "MISS" });
});

test("a page stored by one build is never served by another, from the isolate or the data center", async () => {
  await get(0, page(), path, "old");
  expect(await get(1_000, page(), path, "new")).toMatchObject({ body: "render 2", state: "MISS" });
  // From now on the data center's cache serves both.
  expect(await get(50_000, page(), path, "old")).toMatchObject({ body: "render 1", state: "HIT" });
  expect(await get(50_000, page(), path, "new")).toMatchObject({ body: "render 2", state: "HIT" });
  expect(await get(50_000, page(), path, "next")).toMatchObject({ body: "render 3", state: "MISS" });
});

test("the site's key is the id of its build", async () => {
  const next = { ...build, assets: { ...build.assets, version: `${build.assets.version}-next` } };
  const address = "/contact";
  for (const { assets } of [build, next]) await dropFromEdgeCache(SITE_URL, assets.version, [address]);
  const stateOf = async (siteBuild: typeof build) =>
    (await requestSite(address, { siteBuild })).headers.get("X-Edge-Cache");
  expect(await stateOf(build)).toBe("MISS");
  expect(await stateOf(next)).toBe("MISS");
  expect(await stateOf(build)).toBe("HIT");
  expect(await stateOf(next)).toBe("HIT");
});

test("campaign parameters share one page, those that the page reads do not", async () => {
  path = `/blog/category/${crypto.randomUUID()}`;
  await get(0);
  expect(await get(1, page(), `${path}?utm_source=x&gclid=1&mail_id=x`)).toMatchObject({ state: "HIT" });
  expect(await get(1, page(), `${path}?page=2`)).toMatchObject({ state: "MISS" });
  expect(await get(2, page(), `${path}?page=2&utm_source=x`)).toMatchObject({ state: "HIT" });
});

test.each([
  ["/", "grow=1"],
  ["/", "page=2"],
  ["/contact", "category=SEO"],
  ["/blog", "page=0002"],
  ["/blog", "page=x"],
  ["/blog", "page=2&page=2"],
  ["/blog", "category=SEO&grow=1"],
  ["/blog", "q=postcards"],
  ["/blog/category/seo", "q=postcards"],
  ["/sitemap.xml", "Page=2"],
])("%s?%s is served, and not stored: no page is its own by that", async (start, search) => {
  const put = vi.spyOn(Cache.prototype, "put");
  for (const at of [0, 1]) {
    expect(await get(at, page(), `${start}?${search}`, path)).toMatchObject({ status: 200, state: null });
  }
  expect([renders, put.mock.calls.length]).toEqual([2, 0]);
  put.mockRestore();
});

test("however many addresses of one page are asked for, the site stores one copy", async () => {
  const put = vi.spyOn(Cache.prototype, "put");
  const addresses = ["/", "/blog?category=", "/blog?q=", "/about?x="].flatMap((address) =>
    [1, 2, 3].map(() => (address === "/" ? "/?utm_id=" : address) + crypto.randomUUID()),
  );
  for (const address of addresses) expect((await requestSite(address)).status, address).toBe(200);
  expect(put.mock.calls.length).toBeLessThanOrEqual(1);
  put.mockRestore();
});

test("only a GET without our cookies is cacheable", () => {
  const read = (cookie: string, method = "GET") =>
    isPublicRead(new Request(SITE, { method, headers: { Cookie: cookie } }));
  expect(read("")).toBe(true);
  expect(read("theme=dark; other=beaconry_session")).toBe(true);
  expect(read("a=b; __Host-beaconry_session=x")).toBe(false);
  expect(read("beaconry_toast=x")).toBe(false);
  expect(read("", "POST")).toBe(false);
  expect(read("", "HEAD")).toBe(false);
});

test("an outdated page is rendered again before it is served; if that fails, the old copy is better than none", async () => {
  const changedAt = 1_000;
  const open = (at: number, render = page()) => get(at, render, path, "build", changedAt);
  expect(await open(0)).toMatchObject({ body: "render 1", state: "MISS" });
  expect(await open(59_000)).toMatchObject({ body: "render 1", state: "HIT" });
  expect(await open(61_000, page(503))).toMatchObject({ body: "render 1", state: "STALE", status: 200 });
  expect(await open(61_500)).toMatchObject({ body: "render 3", state: "MISS" });
  expect(await open(200_000)).toMatchObject({ body: "render 3", state: "STALE" });
});
