import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteUnusedImages, storeImage } from "../../app/blog/images/images.server";
import { imageMarkup } from "../../app/blog/images/post-image";
import { makeSitemap } from "../../app/indexing/sitemap.server";
import { newId } from "../../app/platform/ids";
import { signInWriter, TEXT } from "../support/editor";
import { decodeEntities, findAll } from "../support/page";
import { png } from "../support/png";
import { insertPosts } from "../support/posts";
import { emptyEdgeCache, formPost, requestSite } from "../support/site";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const DAY = 86_400_000;
const SETTINGS = "canonical_url, noindex, feature_image, share_image";
const YARD = "![Five vans](/blog/images/01234567-89ab-7cde-8f01-23456789abcd-1600x900.png)";
const CARD = "![A card](/blog/images/11234567-89ab-7cde-8f01-23456789abcd-1200x600.webp)";
const ORIGINAL = "https://trade-press.example/calls";

let lena: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
});
beforeEach(async () => {
  await clearTables("blogs", "outbox", "post_images");
  await emptyEdgeCache();
});

/** Sends the editor's form as a browser does; `null` leaves a field out. */
async function send(more: Record<string, string | null>, path = "/admin/blogs/post-0") {
  const { keyPoints, ...text } = TEXT;
  const fields = {
    ...text,
    keyPoints: keyPoints.join(),
    version: "1",
    slug: "post-0",
    submissionId: newId(),
  };
  const typed = Object.entries({ ...fields, canonicalUrl: "", ...more }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return requestSite(path, formPost(Object.fromEntries(typed), { Cookie: lena.cookie }));
}

const stored = async () => (await rows(`select ${SETTINGS} from blogs where id = 'post-0'`))[0];
const articlePage = async () => (await requestSite("/blog/post-0")).text();
const told = async () =>
  (await rows("select json_extract(message, '$.type') as type from outbox")).map(({ type }) => type);

async function contentOf(html: string, selector: string) {
  const [meta] = await findAll(html, selector);
  return meta && (meta.attributes.content ?? meta.attributes.href);
}

test("an article names its original address, and search engines are no longer told of it but where it is", async () => {
  await insertPosts({});
  expect((await send({ canonicalUrl: ORIGINAL })).status).toBeLessThan(400);
  expect(await stored()).toEqual({ canonical_url: ORIGINAL, noindex: 0, feature_image: "", share_image: "" });
  // Once more, since its page has changed.
  expect(await told()).toEqual(["indexing.submit"]);
  const html = await articlePage();
  expect(await contentOf(html, "link[rel=canonical]")).toBe(ORIGINAL);
  expect(await contentOf(html, "meta[name=robots]")).toBeUndefined();
  expect(await makeSitemap(testDb(), { siteUrl: SITE_URL, page: null })).not.toContain("/blog/post-0<");
  const feed: { items: object[] } = JSON.parse(await (await requestSite("/blog/feed.json")).text());
  expect(feed.items).toMatchObject([{ url: `${SITE_URL}/blog/post-0`, external_url: ORIGINAL }]);
  await send({ canonicalUrl: ORIGINAL, content: "Other words.", version: "2" });
  expect(await told()).toEqual(["indexing.submit"]);
});

test("an article that is hidden from search engines says so, and is in no sitemap, feed or list of texts for them", async () => {
  await insertPosts({}, { slug: "other" });
  await send({ noindex: "on" });
  expect(await stored()).toMatchObject({ noindex: 1 });
  expect(await contentOf(await articlePage(), "meta[name=robots]")).toBe("noindex");
  const sitemap = await makeSitemap(testDb(), { siteUrl: SITE_URL, page: null });
  expect(sitemap).toContain("/blog/other<");
  expect(sitemap).not.toContain("/blog/post-0<");
  for (const path of ["/blog/rss.xml", "/blog/feed.json", "/llms.txt"]) {
    const text = await (await requestSite(path)).text();
    expect(text, path).toContain("/blog/other");
    expect(text, path).not.toContain("/blog/post-0");
  }
  // Readers find it all the same.
  expect(await (await requestSite("/blog")).text()).toContain("/blog/post-0");
  await send({ version: "2" });
  expect(await stored()).toMatchObject({ noindex: 0 });
});

test("a draft that is hidden from search engines is published without telling them", async () => {
  await insertPosts({ published: false });
  await send({ noindex: "on", publish: "now" });
  expect(await rows("select published, noindex from blogs")).toEqual([{ published: 1, noindex: 1 }]);
  expect(await told()).toEqual([]);
});

test("an article has a picture of its own, and another one where it is shared", async () => {
  await insertPosts({});
  await send({ featureImage: YARD });
  const html = await articlePage();
  const [picture] = await findAll(html, "article header img");
  expect(picture?.attributes).toMatchObject({ alt: "Five vans", width: "1600", height: "900" });
  const shared = async (page: string) =>
    Promise.all(["", ":width", ":height"].map((part) => contentOf(page, `meta[property="og:image${part}"]`)));
  const site = "http://localhost:8788/blog/images/";
  expect(await shared(html)).toEqual([
    `${site}01234567-89ab-7cde-8f01-23456789abcd-1600x900.png`,
    "1600",
    "900",
  ]);
  await emptyEdgeCache();
  await send({ featureImage: YARD, shareImage: CARD, version: "2" });
  expect(await shared(await articlePage())).toEqual([
    `${site}11234567-89ab-7cde-8f01-23456789abcd-1200x600.webp`,
    "1200",
    "600",
  ]);
});

test("the picture stands for the article wherever others lead to it", async () => {
  await insertPosts({ featureImage: YARD }, { slug: "other" }, { slug: "third" });
  for (const path of ["/blog", "/blog?q=title", "/blog/category/seo", "/blog/other"]) {
    const html = await (await requestSite(path)).text();
    const shown = (await findAll(html, "main img")).map(({ attributes }) => attributes);
    expect(shown, path).toMatchObject([{ alt: "", width: "1600", height: "900", loading: "lazy" }]);
    expect(shown[0]?.src, path).toContain("01234567-89ab");
  }
});

test.each([
  [{ canonicalUrl: "trade-press.example/calls" }, "Type the whole address, beginning with https://"],
  [{ canonicalUrl: "javascript:alert(1)" }, "Type the whole address, beginning with https://"],
  [{ featureImage: "![x](https://evil.example/a.png)" }, "Choose a picture that was added here"],
  [{ shareImage: "![x](/admin/settings/picture)" }, "Choose a picture that was added here"],
])(
  "%j is refused with a sentence; what is typed halfway is not stored by itself",
  async (fields, sentence) => {
    await insertPosts({ published: false, canonicalUrl: ORIGINAL, featureImage: YARD });
    const before = await stored();
    const response = await send(fields);
    expect(response.status).toBe(400);
    expect(decodeEntities(await response.text())).toContain(sentence);
    const automatic = await send({ ...fields, content: "Typed." }, "/admin/blogs/post-0/autosave");
    expect(automatic.status).toBe(200);
    expect(await rows("select content from blogs")).toEqual([{ content: "Typed." }]);
    expect(await stored()).toEqual(before);
  },
);

test("a form without the settings, as of a page that was open before there were any, leaves them as they are", async () => {
  await insertPosts({ canonicalUrl: ORIGINAL, noindex: true, featureImage: YARD, shareImage: CARD });
  const before = await stored();
  await send({ canonicalUrl: null });
  expect(await rows("select title from blogs")).toEqual([{ title: TEXT.title }]);
  expect(await stored()).toEqual(before);
});

test("a picture that is only above an article, or only shared, is not cleared away", async () => {
  await insertPosts({ published: false });
  const old = new Date(Date.now() - 30 * DAY);
  const markup: string[] = [];
  for (const alt of ["Above", "Shared", "Nowhere"]) {
    const made = await storeImage(testDb(), env.UPLOADS, { id: newId(), alt, bytes: png(40, 30) }, old);
    if ("error" in made) throw new Error(made.error);
    markup.push(imageMarkup(made.image, alt));
  }
  await send({ featureImage: markup[0] ?? "", shareImage: markup[1] ?? "" });
  expect(await deleteUnusedImages(testDb(), env.UPLOADS, new Date())).toBe(1);
  expect(await rows("select alt from post_images order by alt")).toEqual([
    { alt: "Above" },
    { alt: "Shared" },
  ]);
});
