import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { ARTICLE, publishArticle } from "../support/articles";
import { expect, test } from "../support/fixtures";
import { findHtmlErrors, findNuErrors } from "../support/html";

const PATHS = [
  ...PUBLIC_PATHS,
  ARTICLE.path,
  "/blog?search=nothing-like-it",
  "/blog/no-such-post",
  "/no/such-page",
];
const { VNU_JAR } = process.env;

test("the checks find a figcaption in a div, a repeated id and an attribute that does not exist", async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;
  expect(await findHtmlErrors(page("<p>Right</p>"))).toEqual([]);
  for (const wrong of [
    "<figure><div><figcaption>A</figcaption></div></figure>",
    '<p id="a">A</p><p id="a">B</p>',
    '<input type="no-such-type" aria-label="A">',
  ]) {
    expect(await findHtmlErrors(page(wrong)), wrong).not.toEqual([]);
  }
});

test("the HTML of every public page is valid", async ({ request, db }) => {
  await publishArticle(db);
  const pages: Record<string, string> = {};
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain("</html>");
    expect.soft(await findHtmlErrors(html), path).toEqual([]);
    pages[path] = html;
  }
  // The Nu checker is the stricter one; it is asked where there is one: `VNU_JAR=…/vnu.jar`, with Java.
  if (VNU_JAR) expect(await findNuErrors(VNU_JAR, pages)).toEqual([]);
});

test("addresses in the head have no characters that must be encoded", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const addresses = [...html.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((href) => /[\s<>]/.test(href))).toEqual([]);
});
