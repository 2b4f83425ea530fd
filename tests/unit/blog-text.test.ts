import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { categoryIcon, categoryName, shareImageOf } from "../../app/blog/category";
import { listHref, parseListQuery } from "../../app/blog/list/list-query";
import { listView } from "../../app/blog/list/list-view";
import { knownSpelling } from "../../app/blog/list/topic";
import { cleanContent, cleanTitle, plainText, proseText } from "../../app/blog/markup/text";
import { firstPoints, formatPostDate, pageCount, readMinutes } from "../../app/blog/post";
import { excerptAround } from "../../app/blog/search/search-text";
import { cutAtWord } from "../../app/platform/words";
import { pagerItems } from "../../app/ui/data/pager";

test("[BLOG-051] editor lines are removed wherever they are", () => {
  const content =
    "Article Type: Guide\nTitle: Ranks\nMeta Description: Short.\n\nFirst.\nTitle: again\nSecond.";
  expect(cleanContent(content)).toBe("First.\n\nSecond.");
});

test("[BLOG-051] a line that only mentions such words stays", () => {
  expect(cleanContent("The Title: a word\nOur Article Type: none")).toBe(
    "The Title: a word\nOur Article Type: none",
  );
});

test("[BLOG-052] rules of dashes are removed, dashes in a sentence stay", () => {
  expect(cleanContent("One\n---\nTwo --- three\n-----  \nFour")).toBe("One\n\nTwo --- three\n\nFour");
});

test.each([
  ["two blank lines stay", "a\n\n\nb", "a\n\n\nb"],
  ["three become one", "a\n\n\n\nb", "a\n\nb"],
  ["ten with blanks in them become one", `a\n${" \t\n".repeat(10)}b`, "a\n\nb"],
  ["Windows line ends count too", "a\r\n\r\n\r\n\r\nb", "a\n\nb"],
])("[BLOG-053] runs of blank lines: %s", (_, content, cleaned) => {
  expect(cleanContent(content)).toBe(cleaned);
});

test.each([
  ["Title: Ranks by street", "Ranks by street"],
  ["SEO Blog Title: Ranks by street", "Ranks by street"],
  ["**Title: Ranks by street**", "Ranks by street"],
  ["## Title: Ranks", "Ranks"],
  ["Subtitle: stays", "Subtitle: stays"],
])("[BLOG-054] the title %j shows as %j", (title, shown) => {
  expect(cleanTitle(title)).toBe(shown);
});

test.each([
  ["# Ranks by street", "Ranks by street"],
  ["#### Ranks", "Ranks"],
  ["**Ranks** by *street*", "Ranks by street"],
  ["__Ranks__ by _street_", "Ranks by street"],
  ["***Ranks***", "Ranks"],
  ["Ranks of 3 * 3 and snake_case_names", "Ranks of 3 * 3 and snake_case_names"],
  ["We are #1 in C#", "We are #1 in C#"],
  ["#1 SEO agency in Milwaukee, rated 5*", "#1 SEO agency in Milwaukee, rated 5*"],
  ["5* hotels, 4* inns and 3*4 rooms", "5* hotels, 4* inns and 3*4 rooms"],
  ["**Bold:**then", "Bold:then"],
])("[BLOG-055] the title %j shows as %j", (title, shown) => {
  expect(cleanTitle(title)).toBe(shown);
});

test("[BLOG-034] an excerpt shows a link's text and not its URL", () => {
  expect(plainText("Read [the guide](https://guide.example/a) and [this](/blog/b).")).toBe(
    "Read the guide and this.",
  );
});

test.each([
  ["the [guide (2024)](https://x.example/a_(b)_c).", "the guide (2024)."],
  ["![A map](/demo/map.svg) shows", "A map shows"],
  ["[![Logo](/l.png)](https://x.example/(a)) ours", "Logo ours"],
  ["5\\*3\\*2 and \\_x\\_", "5*3*2 and _x_"],
  ["##### Five\n###### Six", "Five\nSix"],
])("an excerpt of %j is %j", (markup, text) => {
  expect(plainText(markup)).toBe(text);
});

test("the words of an article stand without its markup", () => {
  const content =
    "# Head\n\n> - [x] **done** `now`\n\n1. see [it](/a_(b))[^1]\n\n| A | B |\n|---|:-:|\n| 1 | the <title> |\n\n<p>end</p>\n\n```js\nlet a\n```\n\n[^1]: Note";
  const lines = proseText(content)
    .split(/\s*\n\s*/)
    .filter(Boolean);
  expect(lines.map((line) => line.trim())).toEqual([
    "Head",
    "done now",
    "see it",
    "A B",
    "1 the <title>",
    "end",
    "let a",
    "Note",
  ]);
});

const CODE = "---\nTitle: x\n\n\n\n\nb: 1\n---\nMeta Description: y";

test.each([
  ["```yaml", "```"],
  ["~~~", "~~~~"],
  ["  ````", "````"],
  ["> ```", "> ```"],
])("[BLOG-051] [BLOG-052] [BLOG-053] code between %j and %j is not cleaned", (from, to) => {
  const fenced = `${from}\n${CODE}\n${to}`;
  expect(cleanContent(`a\n---\n${fenced}\nTitle: z\n\n\n\nb`)).toBe(`a\n\n${fenced}\n\nb`);
});

test("code ends at a fence of its own kind and length, or with the text", () => {
  const code = "````\n---\n```\n~~~\n---\n````";
  expect(cleanContent(`${code}\n---\nb`)).toBe(`${code}\n\nb`);
  expect(cleanContent("b\n```\n---\nTitle: x")).toBe("b\n```\n---\nTitle: x");
  expect(cleanContent("``` no fence ```\n---\nb")).toBe("``` no fence ```\n\nb");
});

test("a long text of opening brackets is processed in linear time", () => {
  const text = "[".repeat(200_000);
  const begun = performance.now();
  expect(plainText(text)).toBe(text);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test.each([
  [0, 1],
  [10, 1],
  [329, 1],
  [330, 2],
  [2200, 10],
])("[BLOG-003] %i words take %i minutes", (words, minutes) => {
  expect(readMinutes("word ".repeat(words))).toBe(minutes);
});

test.each([
  ["2024-01-05T00:30:00.000Z", "UTC", "January 5, 2024"],
  ["2024-12-31T23:59:59.999Z", "UTC", "December 31, 2024"],
  // UTC+13 in its summer, and UTC-8 in winter.
  ["2024-01-05T10:59:59.999Z", "Pacific/Auckland", "January 5, 2024"],
  ["2024-01-05T11:00:00.000Z", "Pacific/Auckland", "January 6, 2024"],
  ["2024-01-05T07:59:59.999Z", "America/Los_Angeles", "January 4, 2024"],
  ["2024-01-05T08:00:00.000Z", "America/Los_Angeles", "January 5, 2024"],
])("[BLOG-033] %s in %s is dated %s", (at, zone, date) => {
  expect(formatPostDate(at, zone)).toBe(date);
});

test.each([
  ["AI Marketing", "brain"],
  ["SEO", "trending-up"],
  ["Direct Mail", "target"],
  ["E-commerce", "lightbulb"],
  ["Legal Marketing", "user"],
  ["Home Services", "tag"],
  ["constructor", "tag"],
])("[BLOG-018] the icon of %s is %s", (category, icon) => {
  expect(categoryIcon(category)).toBe(icon);
});

test("[BLOG-019] a post without a category is called Uncategorized", () => {
  expect(categoryName("")).toBe("Uncategorized");
  expect(categoryName("SEO")).toBe("SEO");
});

test("firstPoints returns the first key points and how many are left", () => {
  expect(firstPoints(["a", "b", "c"], 2)).toEqual({ first: ["a", "b"], rest: 1 });
  expect(firstPoints(["a"], 3)).toEqual({ first: ["a"], rest: 0 });
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 6, [1, 2, "gap", 6]],
  [3, 6, [1, 2, 3, 4, "gap", 6]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 8, 9]],
])("[BLOG-015] [BADM-007] page %i of %i shows %j", (page, pages, items) => {
  expect(pagerItems(page, pages)).toEqual(items);
});

test("ten posts make a page, and there is always one page", () => {
  expect([0, 1, 10, 11, 20, 21].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2, 2, 3]);
});

test.each([
  ["Direct mail", "", "Direct Mail"],
  [" direct-mail ", "SEO", "Direct Mail"],
  ["SEO", "", "SEO"],
  ["New Topic", "", "New Topic"],
  ["", "SEO", ""],
  // The writer corrects the spelling of this post, which others share.
  ["Direct mail", "Direct Mail", "Direct mail"],
])("the typed category %j of a post of %j becomes %j", (typed, own, kept) => {
  expect(knownSpelling(typed, ["Direct Mail", "SEO"], own)).toBe(kept);
});

test("[BLOG-024] category, term and page round-trip through the URL", () => {
  const query = { q: "map & pack", category: "E-commerce", page: 3 };
  const href = listHref(query);
  expect(href).toBe("/blog?category=E-commerce&q=map+%26+pack&page=3");
  expect(parseListQuery(new URL(href, "http://localhost").searchParams)).toEqual(query);
  expect(listHref({ q: "", category: "", page: 1 })).toBe("/blog");
});

test.each(["0", "-1", "1.5", "x", "", "1e9", "99999999"])("the page %j counts as the first", (page) => {
  expect(parseListQuery(new URLSearchParams({ page })).page).toBe(1);
});

const nothing = { featured: null, posts: [], total: 0, categories: [{ name: "SEO", postCount: 2 }] };

test("[BLOG-020] [BLOG-021] [BLOG-025] a category links to its first page, the selected one clears it, and the term stays", () => {
  const [open] = listView({ q: "map", category: "", page: 4 }, nothing, "UTC").categories;
  expect(open).toMatchObject({ selected: false, href: "/blog?category=SEO&q=map#latest" });
  const [selected] = listView({ q: "map", category: "SEO", page: 4 }, nothing, "UTC").categories;
  expect(selected).toMatchObject({ selected: true, href: "/blog?q=map#latest" });
});

test.each([
  "AI Marketing",
  "SEO",
  "Direct Mail",
  "E-commerce",
  "Legal Marketing",
  "Home Services",
  "Uncategorized",
])("[META-013] the share image of %s exists", (category) => {
  expect(existsSync(new URL(`../../public${shareImageOf(category)}`, import.meta.url))).toBe(true);
});

test("what is cut ends with a whole word, unless there is only one", () => {
  expect(cutAtWord("The sum below is real", 12)).toBe("The sum");
  expect(cutAtWord("The sum below is real", 13)).toBe("The sum below");
  expect(cutAtWord("The sum", 7)).toBe("The sum");
  expect(cutAtWord("w".repeat(60), 10)).toBe("w".repeat(10));
});

test("a search shows the line that holds its words, without the kind of its figure; else how the article begins", () => {
  const content = `${"It begins so. ".repeat(30)}\n\nSum: What 5,000 postcards cost\n\n| Step | Figure |\n|---|---:|\n| Cards | 5,000 |`;
  const shown = (term: string) =>
    excerptAround(content, term)
      .map(({ text }) => text)
      .join("");
  expect(shown("postcards")).toBe("What 5,000 postcards cost");
  expect(shown("cards 5,000")).toBe("What 5,000 postcards cost");
  // 240 characters of a sentence of 14: seventeen of them, and "It".
  expect(shown("roof")).toBe(`${"It begins so. ".repeat(17)}It …`);
  expect(shown("")).toBe("");
});

test.each([
  [0, ""],
  [1, "1 article for “postcard”"],
  [12, "12 articles for “postcard”"],
  [500, "500+ articles for “postcard”"],
])("a search that finds %i articles says so", (total, found) => {
  const list = { featured: null, posts: [], total, categories: [] };
  expect(listView({ q: "postcard", category: "", page: 1 }, list, "UTC").found).toBe(found);
  expect(listView({ q: "", category: "", page: 1 }, list, "UTC").found).toBe("");
});
