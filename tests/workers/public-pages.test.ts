import { beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { redirectToCanonicalUrl } from "../../app/platform/http/redirects.server";
import { decodeEntities, findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { graphSchema } from "../support/schema-org";
import { requestSite } from "../support/site";

const SITE = "http://localhost:8788";
const ARTICLE = "/blog/ranks-by-street";
const MISSING = "/nowhere";
/** Every public page: tests/unit/public-paths.test.ts compares the list with app/routes.ts. */
const PATHS = [...PUBLIC_PATHS, ARTICLE, MISSING];

const STATIC_FILES = new Set([
  ...Object.keys(import.meta.glob("../../public/**/*")).map((file) => file.replace("../../public", "")),
  ...Object.keys(import.meta.glob("../../build/client/assets/*")).map((file) =>
    file.replace("../../build/client", ""),
  ),
]);

type Attributes = Record<string, string>;
type SeenPage = {
  path: string;
  status: number;
  html: string;
  title: string;
  canonical: string;
  /** Content of a meta tag by its name or property. */
  meta: (name: string) => string;
  all: (selector: string) => Promise<Attributes[]>;
  data: string;
};

const pages = new Map<string, SeenPage>();
const page = (path: string) => {
  const seen = pages.get(path);
  if (!seen) throw new Error(`${path} was not opened`);
  return seen;
};
const graphOf = (path: string) => graphSchema.parse(JSON.parse(page(path).data))["@graph"];

async function open(path: string): Promise<SeenPage> {
  const response = await requestSite(path);
  const html = await response.text();
  const all = async (selector: string) => (await findAll(html, selector)).map(({ attributes }) => attributes);
  const metas = await all("meta");
  const [canonical, ...others] = await all("link[rel=canonical]");
  expect(others).toEqual([]);
  return {
    path,
    status: response.status,
    html,
    title: (await findAll(html, "head title"))[0]?.text ?? "",
    canonical: canonical?.href ?? "",
    meta: (name) =>
      decodeEntities(metas.find((meta) => (meta.name ?? meta.property) === name)?.content ?? ""),
    all,
    data: (await findAll(html, 'script[type="application/ld+json"]')).map(({ text }) => text).join(),
  };
}

beforeAll(async () => {
  await insertPosts(
    {
      slug: "ranks-by-street",
      title: "Ranks by street </script><b> & more",
      metaDescription: "How a dentist in Lakeview counted calls by street, and what they moved first.",
      content: "A paragraph with [the module](/pixlseo).\n\n## Measured\n\n- One\n- Two",
      keyPoints: ["Count by street", "Fix the listing", "Look again in May", "Then stop"],
    },
    ...Array.from({ length: 12 }, (_, at) => ({ slug: `older-${at}`, category: at % 2 ? "SEO" : "" })),
  );
  for (const path of PATHS) pages.set(path, await open(path));
});

test("[PUB-001] every public page responds 200 without a redirect, a missing one 404; each has one h1", async () => {
  for (const { path, status, all } of pages.values()) {
    expect(status, path).toBe(path === MISSING ? 404 : 200);
    expect(await all("h1"), path).toHaveLength(1);
    expect((await all("html"))[0]?.lang, path).toBe("en");
  }
});

describe("metadata", () => {
  const brandless = (title: string) => title.replace(" | Beaconry", "");

  test("[META-001] each title is unique, has the brand, and is short enough for search results", () => {
    const titles = PATHS.map((path) => page(path).title);
    expect(new Set(titles).size).toBe(PATHS.length);
    for (const title of titles) {
      expect(title).toContain("Beaconry");
      expect(brandless(title).length, title).toBeGreaterThanOrEqual(8);
      expect(brandless(title).length, title).toBeLessThanOrEqual(65);
    }
  });

  test("[META-002] each description is unique and one or two sentences long", () => {
    const descriptions = PATHS.map((path) => page(path).meta("description"));
    expect(new Set(descriptions).size).toBe(PATHS.length);
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(180);
    }
  });

  test("[META-003] each page has keywords without duplicates", () => {
    for (const path of PATHS) {
      const keywords = page(path).meta("keywords").split(", ");
      expect(keywords.length, path).toBeGreaterThanOrEqual(path === MISSING ? 1 : 2);
      expect(new Set(keywords).size, path).toBe(keywords.length);
      for (const word of keywords) expect(word, path).toMatch(/\w/);
    }
  });

  test("[META-004] each share image exists, is 1200 x 630, and is the same for every network", () => {
    for (const path of PATHS) {
      const { meta } = page(path);
      expect(meta("og:image"), path).toMatch(/^http:\/\/localhost:8788\/og\/[\w-]+\.png$/);
      expect(STATIC_FILES, path).toContain(meta("og:image").slice(SITE.length));
      expect(meta("twitter:image"), path).toBe(meta("og:image"));
      expect([meta("og:image:width"), meta("og:image:height")], path).toEqual(["1200", "630"]);
      expect(meta("og:title"), path).toBe(page(path).title);
      expect(meta("og:description"), path).toBe(meta("description"));
    }
  });

  test("[META-005] each canonical URL is the page's own", () => {
    for (const path of PATHS) {
      expect(page(path).canonical).toBe(SITE + path);
      expect(page(path).meta("og:url")).toBe(SITE + path);
    }
  });
});

describe("structured data, by schema.org's required properties", () => {
  test("[META-006] the organization has the page's own URL in its parts", () => {
    for (const path of PATHS) {
      const [organization, about] = graphOf(path);
      expect(organization, path).toMatchObject({ name: "Beaconry", url: `${SITE}/` });
      expect(about.publisher, path).toEqual({ "@id": organization["@id"] });
    }
  });

  test("[META-007] [META-008] every page is a WebPage, except the article page, which is an Article", () => {
    for (const path of PATHS) {
      const [, about, trail] = graphOf(path);
      expect(about["@type"], path).toBe(path === ARTICLE ? "Article" : "WebPage");
      expect(about.url, path).toBe(SITE + path);
      expect(about.description, path).toBe(page(path).meta("description"));
      if (about["@type"] === "WebPage") expect(about.breadcrumb["@id"], path).toBe(trail["@id"]);
      else expect(about.image).toBe(page(path).meta("og:image"));
    }
  });

  test("[META-009] breadcrumbs follow the path: home, then each segment, with the page itself last", () => {
    for (const path of PATHS) {
      const [, , { itemListElement: trail }] = graphOf(path);
      const parts = path.split("/").filter((part) => part !== "");
      const expected = parts.map((_, index) => `${SITE}/${parts.slice(0, index + 1).join("/")}`);
      expect(trail.map(({ item }) => item)).toEqual([`${SITE}/`, ...expected]);
      expect(trail[0]?.name).toBe("Home");
      if (parts.length > 0) expect(page(path).title).toContain(trail.at(-1)?.name);
    }
    expect(graphOf(ARTICLE)[2].itemListElement.map(({ name }) => name)).toEqual([
      "Home",
      "Blog",
      "Ranks by street </script><b> & more",
    ]);
  });

  test("text cannot end its script element: `<` is escaped", () => {
    for (const path of PATHS) expect(page(path).data, path).not.toMatch(/[<>&]/);
    expect(page(ARTICLE).data).toContain("\\u003c/script\\u003e\\u003cb\\u003e \\u0026 more");
  });
});

test("no internal link is dead, and every fragment exists on its page", async () => {
  const found = new Map<string, string>();
  for (const { path, all } of pages.values()) {
    const links = await all("a[href],link[href],form[action],script[src],img[src],iframe[src]");
    for (const { href, action, src } of links) {
      const url = new URL(decodeEntities(href ?? action ?? src ?? ""), SITE + path);
      if (url.origin === SITE) found.set(url.href.slice(SITE.length), path);
    }
  }
  expect(found.size).toBeGreaterThan(60);
  for (const [address, from] of found) {
    const { pathname, search, hash } = new URL(address, SITE);
    if (STATIC_FILES.has(pathname) || pathname === MISSING) continue;
    const target = pages.get(pathname + search) ?? (await open(pathname + search));
    expect(target.status, `${address} on ${from}`).toBe(200);
    if (hash) expect(await target.all(`[id="${hash.slice(1)}"]`), `${address} on ${from}`).toHaveLength(1);
  }
});

test("every image has a size and alternative text; every drawing has a label or is hidden", async () => {
  for (const { path, all } of pages.values()) {
    for (const image of await all("img")) {
      expect(image, path).toMatchObject({ alt: expect.any(String), width: expect.stringMatching(/^\d+$/) });
      expect(image.height, path).toMatch(/^\d+$/);
    }
    // A nested one is positioned by its parent.
    const drawings = await all("svg:not([x])");
    expect(drawings.length, path).toBeGreaterThan(3);
    for (const drawing of drawings) {
      if (drawing["aria-hidden"] === "true") continue;
      expect(drawing.role, path).toBe("img");
      expect(drawing["aria-label"], path).toMatch(/\w/);
    }
  }
});

test("ids are unique per page, and every label, description and aria-controls refers to one", async () => {
  for (const { path, all } of pages.values()) {
    const ids = (await all("[id]")).map(({ id }) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    const named = await all("[for],[aria-labelledby],[aria-describedby],[aria-controls]");
    for (const attributes of named) {
      for (const name of ["for", "aria-labelledby", "aria-describedby", "aria-controls"]) {
        for (const id of attributes[name]?.split(" ") ?? []) expect(ids, `${path} ${name}`).toContain(id);
      }
    }
  }
});

describe("URLs", () => {
  const target = async (path: string, init?: RequestInit) => {
    const { status, headers } = await requestSite(path, { redirect: "manual", ...init });
    return [status, headers.get("Location")];
  };

  test("a trailing slash redirects to the URL without it, keeping the query", async () => {
    expect(await target("/about/?utm_source=letter&x=%2F")).toEqual([
      308,
      `${SITE}/about?utm_source=letter&x=%2F`,
    ]);
    expect(await target("/blog//")).toEqual([308, `${SITE}/blog`]);
    expect(await target(`${SITE}//`)).toEqual([308, `${SITE}/`]);
    expect(await target("/no/such/", { method: "HEAD" })).toEqual([308, `${SITE}/no/such`]);
    const elsewhere = redirectToCanonicalUrl(new Request(`${SITE}//evil.example/`));
    expect(elsewhere?.headers.get("Location")).toBe(`${SITE}//evil.example`);
    expect(await target("/")).toEqual([200, null]);
    const form = { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } };
    expect((await target("/contact/", form))[0]).not.toBe(308);
  });

  test("capitals in a page's path redirect to lower case, in the blog all of it; ids and tokens keep theirs", async () => {
    for (const path of PUBLIC_PATHS) {
      if (path === "/") continue;
      expect(await target(path.toUpperCase()), path).toEqual([308, SITE + path]);
    }
    expect(await target("/LAW-Firms/?utm_source=Letter&x=%2F")).toEqual([
      308,
      `${SITE}/law-firms?utm_source=Letter&x=%2F`,
    ]);
    expect(await target("/Blog/Ranks-By-Street?a=B")).toEqual([301, `${SITE}/blog/ranks-by-street?a=B`]);
    expect(await target("/blog/category/SEO")).toEqual([301, `${SITE}/blog/category/seo`]);
    expect(await target("/blog/location/S%C3%A3o-Paulo")).toEqual([
      301,
      `${SITE}/blog/location/s%C3%A3o-paulo`,
    ]);
    for (const sign of [".", ")", "),", "%29."]) {
      expect(await target(`/blog/ranks${sign}?a=B`)).toEqual([301, `${SITE}/blog/ranks?a=B`]);
    }
    for (const path of ["/blog/preview/aB.c", "/blog/images/aB.png", "/blog/location/washington-d.c."]) {
      expect(redirectToCanonicalUrl(new Request(SITE + path)), path).toBeNull();
    }
    expect(await target("/Admin/leads/Ab")).toEqual([308, `${SITE}/admin/leads/Ab`]);
    for (const path of ["/admin/leads/Ab", "/%E6%BC%A2"]) {
      expect((await target(path))[0], path).not.toBe(308);
    }
    const form = { method: "POST", headers: { "Sec-Fetch-Site": "same-origin" } };
    expect((await target("/Contact", form))[0]).not.toBe(308);
  });

  test("the addresses at which people look for a feed lead to it", async () => {
    for (const path of ["/feed", "/feed.xml", "/rss.xml", "/blog/feed"]) {
      expect(await target(path), path).toEqual([301, "/blog/rss.xml"]);
    }
    expect((await target("/blog/rss.xml"))[0]).toBe(200);
  });

  test("/favicon.ico and the icon that pages name for phones exist", async () => {
    expect(STATIC_FILES).toContain("/favicon.ico");
    const [icon] = await findAll(await (await requestSite("/")).text(), 'link[rel="apple-touch-icon"]');
    expect(STATIC_FILES).toContain(icon?.attributes.href);
  });
});
