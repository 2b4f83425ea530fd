import { expect, test } from "vitest";
import { articleParts } from "~/blog/article/article-parts";
import { contentProblem } from "~/blog/markup/article-lexer";
import { renderFeedMarkup, renderMarkup } from "~/blog/markup/markup.server";
import { startCpu } from "../support/cpu";

const MAX = 100_000;
const upTo = (characters: number, pattern: string) => pattern.repeat(Math.floor(characters / pattern.length));

/** Milliseconds of the processor for the page, with its sections, and for the feeds. */
function render(content: string): { html: string; feed: string; took: number } {
  const cpu = startCpu();
  const html = renderMarkup(content);
  articleParts(html, "Title");
  const feed = renderFeedMarkup(content, "https://beaconry.example");
  return { html, feed, took: cpu() };
}

test.each([
  ...["_a", "*a", "**a", "~~a", "*a_", "_a_", "**a** ", "a_b*"],
  ...["[", "![", "[a](", "[a]", "[a][b]", "![a](b", "[^1]", "(", "]"],
  ...["`", "`a", "``a`", "<", ">", "<a ", "<b>", '<a href="', "<!--", "<a>", "&", "\\", "!", "#"],
  ...["a@", "a.b@", "www.", "https://a", "a", "1"],
])("100,000 characters of %j are rendered within a second", (pattern) => {
  expect(render(upTo(MAX, pattern)).took).toBeLessThan(1000);
});

test("'_a' 60,000 times is rendered within a second", () => {
  const { html, took } = render("_a".repeat(60_000));
  expect(took).toBeLessThan(1000);
  expect(html.trim()).toBe(`<p>${"_a".repeat(60_000)}</p>`);
});

test.each(["- a\n", "1. a\n", "|a|\n|-|\n", "> a\n\n", "- a\n\n", "# a\n\n", "<p>a\n\n", "a\n\n"])(
  "20,000 characters of %j are rendered within a second",
  (pattern) => {
    expect(render(upTo(20_000, pattern)).took).toBeLessThan(1000);
  },
);

test.each(["<p>Chart: a", "<table><caption>Chart: a", "<p>Chart: a</p><table>", "<p>Note: a"])(
  "100,000 characters of %j are no work for the figures",
  (pattern) => {
    expect(render(upTo(MAX, pattern)).took).toBeLessThan(1000);
  },
);

test("forty headings without a paragraph after them are split within a second", () => {
  const html = `${"<h2>a</h2>\n".repeat(40)}<ul><li>b</li></ul>`;
  const cpu = startCpu();
  const { opening, contents } = articleParts(html, "Title");
  expect(cpu()).toBeLessThan(1000);
  expect([opening, contents.length]).toEqual(["", 40]);
});

test.each([
  ["quotations", ">".repeat(20_000)],
  ["quotations with spaces", "> ".repeat(20_000)],
  ["lists", "- ".repeat(20_000)],
  ["numbered lists", "1. ".repeat(20_000)],
  ["both", "> - ".repeat(20_000)],
  ["an indented list", Array.from({ length: 300 }, (_, at) => `${"  ".repeat(at)}- a`).join("\n")],
  ["HTML elements", "<div>".repeat(20_000)],
  ["HTML quotations", "<blockquote>".repeat(8000)],
])("deeply nested %s are rendered, and the words in them stay", (_, nested) => {
  const { html, feed } = render(`Before\n\n${nested} words\n\nAfter`);
  for (const text of [html, feed]) expect(text).toMatch(/Before.*words.*After/s);
});

const quoted = (depth: number) => `${"> ".repeat(depth)}words`;

test("fifty lists or quotations can stand within each other, not more", () => {
  expect(renderMarkup(quoted(50)).match(/<blockquote>/g)).toHaveLength(50);
  expect(contentProblem(quoted(50))).toBeNull();
  expect(renderMarkup(quoted(51)).match(/<blockquote>/g)).toHaveLength(50);
  const problem = "At most 50 lists and quotations can stand within each other. Take some levels out.";
  expect(contentProblem(quoted(51))).toBe(problem);
  expect(contentProblem(`${">".repeat(20_000)} x`)).toBe(problem);
  expect(contentProblem(`${"- ".repeat(51)}a`)).toBe(problem);
  // One after the other is not within each other.
  expect(contentProblem("> a\n\nb\n\n".repeat(200))).toBeNull();
});

test("an article has at most 100,000 characters; a longer one that is stored is shown as it was typed", () => {
  expect(contentProblem("a".repeat(MAX))).toBeNull();
  expect(contentProblem("a".repeat(MAX + 1))).toBe(
    "An article has at most 100,000 characters; this text has 100,001.",
  );
  const { html, feed } = render(`**a** <script>alert(1)</script> ${"b".repeat(MAX)}`);
  for (const text of [html, feed]) {
    expect(text).toContain("<p>**a** &lt;script&gt;alert(1)&lt;/script&gt; bbb");
  }
});

test("a paragraph keeps its markup up to 200 marks; beyond, it is plain text", () => {
  const bold = (words: number) => "**a** ".repeat(words).trim();
  expect(renderMarkup(bold(50)).match(/<strong>/g)).toHaveLength(50);
  expect(renderMarkup(bold(51)).trim()).toBe(`<p>${bold(51)}</p>`);
  // Each paragraph, item and cell counts for itself.
  const all = renderMarkup(`${bold(51)}\n\n- ${bold(40)}\n- ${bold(40)}\n\n**b**`);
  expect(all.match(/<strong>/g)).toHaveLength(81);
});
