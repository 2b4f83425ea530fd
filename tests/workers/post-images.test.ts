import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { savePost } from "../../app/blog/editor/save-post.server";
import { deleteUnusedImages } from "../../app/blog/images/images.server";
import { imageMarkup, type PostImage } from "../../app/blog/images/post-image";
import { renderMarkup } from "../../app/blog/markup/markup.server";
import { newId } from "../../app/platform/ids";
import { signInWriter, TEXT } from "../support/editor";
import { png } from "../support/png";
import { insertPosts } from "../support/posts";
import { requestSite } from "../support/site";
import { clearTables, rows, SITE_URL, testDb } from "../support/workers-env";

const DAY = 86_400_000;
let lena: Awaited<ReturnType<typeof signInWriter>>;
beforeAll(async () => {
  lena = await signInWriter("lena@beaconry.example");
});
beforeEach(() => clearTables("blogs", "post_images", "outbox"));

type Answer = { error?: string; image?: PostImage & { src: string; alt: string } };

async function upload(
  bytes: BlobPart,
  more: { alt?: string; name?: string; type?: string; id?: string } = {},
) {
  const { alt = "Five vans in the yard", name = "yard.png", type = "image/png", id } = more;
  const body = new FormData();
  body.set("file", new File([bytes], name, { type }));
  body.set("alt", alt);
  if (id) body.set("submissionId", id);
  const headers = { Cookie: lena.cookie, "Sec-Fetch-Site": "same-origin" };
  const response = await requestSite("/admin/blogs/images", { method: "POST", headers, body });
  return { status: response.status, ...((await response.json()) as Answer) };
}

test("a picture is stored with its size, and served for good as a picture and nothing else", async () => {
  const id = newId();
  const { status, image } = await upload(png(1600, 900), { id });
  await upload(png(1600, 900), { id });
  expect([status, image?.src]).toEqual([200, `/blog/images/${id}-1600x900.png`]);
  expect(await rows("select width, height, extension, alt from post_images")).toEqual([
    { width: 1600, height: 900, extension: "png", alt: "Five vans in the yard" },
  ]);
  const served = await requestSite(image?.src ?? "");
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  expect((await served.arrayBuffer()).byteLength).toBe(png(1600, 900).byteLength);
  for (const path of ["/blog/images/x", "/blog/images/..%2Fsecret.png", `/blog/images/${newId()}-1x1.png`]) {
    expect((await requestSite(path)).status, path).toBe(404);
  }
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ["a web page with the ending .png", "<!doctype html><script>alert(1)</script>", /no PNG, JPEG or WebP/],
  ["an SVG with a script", SVG, /no PNG, JPEG or WebP/],
  ["40 megapixels", png(8000, 5000), /more than 24 megapixels/],
  ["a picture that is cut off", png(1600, 900).slice(0, 50), /cut off/],
  ["an empty file", "", /Choose a picture first/],
  ["more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1), /smaller than 5MB/],
  ["far more than 5 MB", new Uint8Array(7 * 1024 * 1024), /smaller than 5MB/],
])("%s is refused with a sentence", async (_, bytes, sentence) => {
  const { status, error } = await upload(bytes);
  expect([status, error]).toEqual([400, expect.stringMatching(sentence)]);
  expect(await rows("select 1 from post_images")).toEqual([]);
});

test("5 MB of garbage in a JPEG are refused at once, and the site goes on answering", async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024);
  // EXIF segments that say they are empty, between the start of a JPEG and its end.
  for (let at = 2; at + 4 < bytes.length; at += 4) bytes.set([0xff, 0xe1], at);
  bytes.set([0xff, 0xd8], 0);
  bytes.set([0xff, 0xd9], bytes.length - 2);
  const start = performance.now();
  const refused = await upload(bytes, { name: "yard.jpg", type: "image/jpeg" });
  expect(performance.now() - start).toBeLessThan(5000);
  expect(refused).toMatchObject({ status: 400, error: "This picture is damaged. Please export it again." });
  expect((await requestSite("/healthz")).status).toBe(200);
});

test("a picture needs a description and a session", async () => {
  expect(await upload(png(10, 10), { alt: "  " })).toMatchObject({ status: 400, error: /Say what/ });
  const body = new FormData();
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const response = await requestSite("/admin/blogs/images", { method: "POST", headers, body });
  expect(response.status).toBe(401);
});

test("a picture in an article has its size, so that the text does not jump", async () => {
  const image = { id: newId(), extension: "webp", width: 1600, height: 900 };
  const html = renderMarkup(imageMarkup(image, 'Vans [at] "four"\nin a row'));
  expect(html).toContain(`src="/blog/images/${image.id}-1600x900.webp"`);
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('alt="Vans  at  &quot;four&quot; in a row"');
});

test("a picture is deleted once no post and no revision shows it, but not in its first week", async () => {
  await insertPosts({ published: false, ...TEXT });
  const { image } = await upload(png(20, 10));
  const unused = await upload(png(20, 10));
  const input = {
    id: "post-0",
    slug: "post-0",
    authorId: null,
    note: "",
    mode: "save",
    actor: lena.actor,
    siteUrl: SITE_URL,
  };
  const save = (version: number, content: string, now: Date) =>
    savePost(
      testDb(),
      { ...input, mode: "save", version, text: { ...TEXT, content }, revisionId: newId() },
      now,
    );
  await save(1, image ? imageMarkup(image, "Vans") : "", new Date());
  await save(2, "Without it", new Date());
  const bucket = env.UPLOADS;
  const clean = (days: number) => deleteUnusedImages(testDb(), bucket, new Date(Date.now() + days * DAY));
  expect(await clean(1)).toBe(0);
  expect(await clean(8)).toBe(1);
  expect(await bucket.head(`posts/${unused.image?.id}.png`)).toBeNull();
  expect(await bucket.head(`posts/${image?.id}.png`)).not.toBeNull();
  await clearTables("post_revisions");
  expect(await clean(8)).toBe(1);
  expect(await rows("select 1 from post_images")).toEqual([]);
  expect(await bucket.head(`posts/${image?.id}.png`)).toBeNull();
});
