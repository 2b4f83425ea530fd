import { beforeEach, expect, test } from "vitest";
import { formPost, requestSite } from "../support/site";
import { clearTables, rows } from "../support/workers-env";

const SITE = { SITE_URL: "https://www.beaconry.example" };
const OLD = "https://3f9a1c2e.beaconry.pages.dev";
const FORM = {
  ...{ firstName: "Dana", lastName: "Reyes", businessEmail: "dana@harborauto.example" },
  ...{ phoneNumber: "(414) 555-0118", companyName: "Harbor Auto", projectDescription: "Three rooftops." },
};

beforeEach(() => clearTables("lead_submissions", "leads", "rate_limits", "outbox"));

const read = (url: string, settings: Record<string, string> = SITE, method = "GET") =>
  requestSite(url, { method, redirect: "manual", settings });

test.each([
  [`${OLD}/`, "https://www.beaconry.example/"],
  [`${OLD}/blog?page=2&utm_source=x`, "https://www.beaconry.example/blog?page=2&utm_source=x"],
  [`${OLD}/admin/leads`, "https://www.beaconry.example/admin/leads"],
  [`${OLD}/admin.data`, "https://www.beaconry.example/admin.data"],
  ["https://beaconry.pages.dev/auth", "https://www.beaconry.example/auth"],
  ["https://beaconry.example/about", "https://www.beaconry.example/about"],
  ["https://www.beaconry.example.:443/about", "https://www.beaconry.example/about"],
  ["https://www.beaconry.example:8443/about", "https://www.beaconry.example/about"],
  ["http://localhost:8788/about", "https://www.beaconry.example/about"],
  [`${OLD}//evil.example/a`, "https://www.beaconry.example//evil.example/a"],
])("a read of %s is sent on to the site", async (url, to) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await read(url, SITE, method);
    expect([method, status, headers.get("Location")]).toEqual([method, 308, to]);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "a %s at another host is refused and changes nothing",
  async (method) => {
    const response = await requestSite(`${OLD}/contact/send`, {
      ...formPost(FORM, { Origin: OLD }),
      ...{ method, settings: SITE },
    });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([421, "no-store"]);
    expect(await response.text()).toContain("https://www.beaconry.example");
    expect(await rows("select id from leads")).toEqual([]);
  },
);

test("the site's own host answers, and a write there is stored", async () => {
  const { status } = await read("https://www.beaconry.example/about");
  expect(status).toBe(200);
  const sent = await requestSite("https://www.beaconry.example/contact/send", {
    ...formPost(FORM),
    settings: SITE,
  });
  expect(sent.status).toBe(200);
  expect(await rows("select id from leads")).toHaveLength(1);
});

test("a monitor gets an answer of one deployment at /healthz", async () => {
  expect((await read(`${OLD}/healthz`)).status).toBe(200);
});

test.each([
  "http://localhost:8788",
  "http://127.0.0.1:8788",
  "http://[::1]:8788",
  "http://beaconry.localhost:8788",
])(
  "with the SITE_URL %s every address of the machine answers, as phones in the network use",
  async (siteUrl) => {
    for (const host of ["127.0.0.1:8788", "localhost:9000", "192.168.1.20:8788", "my-laptop.local:8788"]) {
      expect((await read(`http://${host}/about`, { SITE_URL: siteUrl })).status, host).toBe(200);
    }
  },
);

test.each(["http://localhost.evil.example", "https://127.0.0.1.nip.example", "https://10.0.0.1"])(
  "%s is no name of this machine, so that it keeps its door",
  async (siteUrl) => {
    expect((await read(`${OLD}/about`, { SITE_URL: siteUrl })).status).toBe(308);
  },
);

test("a preview answers on any host, and asks search engines to leave it alone", async () => {
  const preview = { ...SITE, PREVIEW: "1" };
  for (const path of ["/", "/about", "/no-such-page", "/sitemap.xml"]) {
    const { status, headers } = await read(`${OLD}${path}?preview`, preview);
    expect([path, status < 500, headers.get("X-Robots-Tag")]).toEqual([path, true, "noindex, nofollow"]);
  }
  const robots = await read(`${OLD}/robots.txt`, preview);
  expect(await robots.text()).toBe("User-agent: *\nDisallow: /\n");
  expect(robots.headers.get("Cache-Control")).toBe("no-store");
});

test.each(["", "0"])("PREVIEW=%j is none: a page of the site may be listed", async (PREVIEW) => {
  const { status, headers } = await read("https://www.beaconry.example/about", { ...SITE, PREVIEW });
  expect([status, headers.has("X-Robots-Tag")]).toEqual([200, false]);
  expect((await read(`${OLD}/about`, { ...SITE, PREVIEW })).status).toBe(308);
});
