import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { articleParts } from "../../app/blog/article/article-parts";
import { topicSlug } from "../../app/blog/list/topic";
import { renderFeedMarkup, renderMarkup } from "../../app/blog/markup/markup.server";
import { highlight } from "../../app/blog/search/search-text";

const CALLS = "| Hour | Answered | Missed |\n|---|--:|--:|\n| 7 am | 13 | 1 |\n| 8 am | 1,027 | $2 |\n";
/** The light sides of color tokens. */
const LIGHT = new Map(
  [
    ...readFileSync("app/styles/tokens.css", "utf8").matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6})/g),
  ].map(([, name = "", color = ""]) => [name, color]),
);
const rectangles = (html: string, series: number) => html.split(`class="series-${series}"`).length - 1;

test("a table below 'Chart: …' becomes a chart that says its numbers, with the table below it", () => {
  const html = renderMarkup(`Chart: Calls by hour. Four weeks.\n\n${CALLS}\nNote: Made up.\n\nAfter.`);
  expect(html).toContain("<figcaption><strong>Calls by hour</strong><span>Four weeks</span></figcaption>");
  expect(html).toContain(
    'role="img" aria-label="Calls by hour. Answered: highest 1,027 at 8 am, lowest 13 at 7 am. Missed: highest $2 at 8 am, lowest 1 at 7 am."',
  );
  expect(html).toContain("<summary>Show as a table</summary>");
  expect(html).toContain('<td class="number">1,027</td>');
  expect(html).toContain('<p class="figure-note">Made up.</p>');
  // A mark in the legend, and one per row.
  expect([rectangles(html, 1), rectangles(html, 2), rectangles(html, 3)]).toEqual([3, 3, 0]);
  expect(html).not.toMatch(/Chart:|Note:|style=/);
  expect(html).toContain("<p>After.</p>");
});

test("columns are as high as their numbers, against a round scale", () => {
  const html = renderMarkup("Chart: T\n\n| a | b |\n|-|-|\n| x | 15 |\n| y | 30 |\n");
  expect(html.match(/<svg height="[^"]*"/g)).toEqual(['<svg height="50%"', '<svg height="100%"']);
  expect(html).toContain('<div class="chart-scale"><span>30</span>');
});

test("stacked columns have the height of all their series", () => {
  const html = renderMarkup("Stacked chart: T\n\n| a | b | c |\n|-|-|-|\n| x | 10 | 5 |\n| y | 20 | 10 |\n");
  expect(html.match(/<svg height="[^"]*"/g)).toEqual(['<svg height="50%"', '<svg height="100%"']);
  expect(html).toContain('viewBox="0 0 1 15"');
});

test("above a stack stand its last part and the total; of more columns than have room, the total", () => {
  const stacks = (rows: string[]) =>
    [
      ...renderMarkup(
        `Stacked chart: Paid\n\n| Hour | Kept | Lost |\n|-|-|-|\n${rows.map((row) => `| ${row} |\n`).join("")}`,
      ).matchAll(/<b>([^<]*)<\/b>/g),
    ].map(([, text]) => text);
  expect(stacks(["7 | $1,018 | $9", "8 | $4 | $0.50", "9 | $3 | –", "10 | – | $6"])).toEqual([
    "$9 of $1,027",
    "$0.50 of $4.50",
    "$3",
    "$6 of $6",
  ]);
  expect(stacks(["1", "2", "3", "4", "5", "6", "7"].map((hour) => `${hour} | 10 | ${hour}`))).toEqual([
    ...["11", "12", "13", "14", "15", "16", "17"],
  ]);
});

test("long names make horizontal bars, with every value printed", () => {
  const html = renderMarkup("Chart: T\n\n| a | b |\n|-|-|\n| Shipyard Row | 82 % |\n| Elsewhere | 41 % |\n");
  expect(html).toContain('<div class="chart-bars">');
  expect(html.match(/<svg width="[^"]*"/g)).toEqual(['<svg width="78%"', '<svg width="39%"']);
  expect(html).toContain("<b>82 %</b>");
});

test("a table of HTML whose caption says so is drawn, too", () => {
  const table =
    "<table><caption>Chart: Calls</caption><thead><tr><th scope='col'>Hour</th><th>Calls</th></tr></thead><tbody><tr><th scope='row'>7</th><td>3</td></tr><tr><th>8</th><td>4</td></tr></tbody></table>";
  expect(renderMarkup(table)).toContain('<div class="chart-plot">');
});

test.each([
  ["words", "| x | many |\n| y | 3 |"],
  ["negative numbers", "| x | -4 |\n| y | 3 |"],
  ["two numbers in a cell", "| x | 4 to 5 |\n| y | 3 |"],
  ["one row", "| x | 4 |"],
  ["only zeros", "| x | 0 |\n| y | 0 |"],
])("a table with %s stays a table", (_, rows) => {
  const html = renderMarkup(`Chart: T\n\n| a | b |\n|-|-|\n${rows}\n`);
  expect(html).toContain("<p>Chart: T</p>");
  expect(html).not.toContain("<svg");
});

test("a table below 'Sum: …' becomes a list of steps; bold names are subtotals", () => {
  const html = renderMarkup(
    "Sum: The sum\n\n| Step | How | Figure |\n|-|-|-|\n| Calls | 18 of 27 | 18 |\n| **Lost** | | $2,170 |\n| Left | | $1,330 |\n",
  );
  expect(html).toContain(
    '<dl><div><dt>Calls<small>18 of 27</small></dt><dd>18</dd></div><div class="sum-subtotal"><dt>Lost</dt><dd>$2,170</dd></div><div><dt>Left</dt><dd>$1,330</dd></div></dl>',
  );
});

test("a picture alone in its paragraph is a figure with its title as caption", () => {
  expect(
    renderMarkup(
      '![A map](/blog/images/01234567-89ab-7cde-8f01-23456789abcd-640x480.png "Two <b>streets</b>")',
    ).trim(),
  ).toBe(
    '<figure><img src="/blog/images/01234567-89ab-7cde-8f01-23456789abcd-640x480.png" alt="A map" width="640" height="480" loading="lazy" decoding="async" /><figcaption>Two &lt;b&gt;streets&lt;/b&gt;</figcaption></figure>',
  );
});

test("whatever stands in a figure, no markup of it runs", () => {
  const hostile = fc.constantFrom(
    "<script>alert(1)</script>",
    "&lt;script&gt;",
    '"><img src=x onerror=alert(1)>',
    "</td></table><svg onload=alert(1)>",
    "<a href='javascript:x'>x</a>",
    "12",
    "**b**",
    "\\|",
    "Chart: x",
  );
  const kind = fc.constantFrom("Chart", "Stacked chart", "Sum");
  fc.assert(
    fc.property(kind, fc.array(hostile, { minLength: 8, maxLength: 8 }), (name, [t, n, a, b, c, d, e, f]) => {
      const html = renderMarkup(
        `${name}: ${t}. ${t}\n\n| ${a} | ${b} |\n|-|-|\n| ${c} | ${d} |\n| ${e} | 12 |\n| ${f} | 3 |\n\nNote: ${n}\n`,
      );
      expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<script|<[^>]*\son\w+=/i);
      expect(html).not.toMatch(/<[^>]*(?:href|src)="\s*javascript:/i);
    }),
    { numRuns: 300 },
  );
});

test("a table within another's cell, and HTML within a caption, are read as what they are", () => {
  const nested = "<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>";
  expect(renderMarkup(nested)).toContain(`aria-label="Table">${nested}</div>`);
  const drawn = renderMarkup(
    "<p>Chart: <em>Calls</em> &amp; visits.</p>\n<table><caption>Other</caption><tr><th>a</th><th>b</th></tr><tr><td>x</td><td>1</td></tr><tr><td>y</td><td>2</td></tr></table>",
  );
  expect(drawn).toContain("<figcaption><strong>Calls &amp; visits</strong></figcaption>");
  expect(drawn).not.toContain("Other");
});

test("an article begins with its first paragraph, and its sections have ids that the page does not use", () => {
  const parts = articleParts(
    renderMarkup(
      "## The title\n\n### Lead\n\nOpening.\n\nMore.\n\n## Next\n\nA\n\n## Next\n\nB\n\n## Sum & *co*\n\nC",
    ),
    "The Title",
  );
  expect(parts.opening).toBe("<p>Opening.</p>");
  expect(parts.rest.trim()).toMatch(/^<h3>Lead<\/h3>\s*<p>More\.<\/p>/);
  expect(parts.contents).toEqual([
    { id: "next-2", text: "Next" },
    { id: "next-3", text: "Next" },
    { id: "sum-co", text: "Sum & co" },
  ]);
  expect(parts.rest).toContain('<h2 id="sum-co">Sum &amp; <em>co</em></h2>');
});

test("a heading that loses its only paragraph goes with it; two sections need no contents", () => {
  const parts = articleParts(renderMarkup("## Lead\n\nOpening.\n\n## A\n\na\n\n## B\n\nb"), "T");
  expect(parts.opening).toBe("<p>Opening.</p>");
  expect(parts.rest.trim()).toMatch(/^<h2 id="a">A<\/h2>/);
  expect(parts.contents).toEqual([]);
});

test("an article that begins with a list stays as it is", () => {
  expect(articleParts(renderMarkup("- one\n- two\n\nText."), "T")).toMatchObject({
    opening: "",
    rest: expect.stringContaining("<li>one</li>"),
  });
});

test("feeds get tables instead of charts, and absolute addresses", () => {
  const html = renderFeedMarkup(
    `[in](/blog/a) [out](https://guide.example/) ![a](/blog/images/01234567-89ab-7cde-8f01-23456789abcd-640x480.png) <script>x</script>\n\nChart: T\n\n${CALLS}`,
    "https://beaconry.example/blog/b",
  );
  expect(html).toContain('<a href="https://beaconry.example/blog/a">in</a>');
  expect(html).toContain('<a href="https://guide.example/" rel="noopener">out</a>');
  expect(html).toContain(
    'src="https://beaconry.example/blog/images/01234567-89ab-7cde-8f01-23456789abcd-640x480.png"',
  );
  expect(html).toContain("<td>1,027</td>");
  expect(html).not.toMatch(/<(?:svg|script)/);
});

test.each([
  ["a Rank map, RANKS", "rank", ["a ", "Rank", " map, ", "RANK", "S"]],
  ["100%_ (a+b)", "(a+b)", ["100%_ ", "(a+b)"]],
  ["<b>x</b>", "<b>", ["<b>", "x</b>"]],
  ["CAFÉ", "é", ["CAF", "É"]],
  ["none", "", ["none"]],
  ["Don’t rank", "rank don't", ["Don’t rank"]],
  ["Zürich, Zu\u0308rich", "zurich", ["Zürich", ", ", "Zu\u0308rich"]],
  ["Straße", "strass", ["Straß", "e"]],
  ["near a map", "a near", ["near", " a map"]],
])("in %j the words of %j are found however they are written", (text, term, pieces) => {
  expect(highlight(text, term).map((piece) => piece.text)).toEqual(pieces);
});

test("pieces are the whole text, whatever is searched", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, term) => {
      expect(
        highlight(text, term)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test.each([
  ["Harbor Point, WI", "harbor-point-wi"],
  ["Winston-Salem, NC", "winston-salem-nc"],
  ["Dallas/Fort Worth, TX", "dallas-fort-worth-tx"],
  ["São Paulo", "são-paulo"],
])("the address of %j ends in %j", (name, slug) => {
  expect(topicSlug(name)).toBe(slug);
});

test("a plain table fills its column, scrolls by keyboard, and has its numbers under one another", () => {
  const html = renderMarkup(
    "| Trade | Left | Jobs | Note |\n|-|-|-|-|\n| Roofs | $2,024 | 2 | 7 to 9 |\n| Floors | − $310 | – | 12 |\n",
  );
  expect(html).toContain('<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>');
  const cells = [...html.matchAll(/<t[hd]( class="number")?>([^<]*)</g)].map(([, number, text]) => [
    text,
    number !== undefined,
  ]);
  expect(cells).toEqual([
    ...[
      ["Trade", false],
      ["Left", true],
      ["Jobs", true],
      ["Note", false],
    ],
    ...[
      ["Roofs", false],
      ["$2,024", true],
      ["2", true],
      ["7 to 9", false],
    ],
    ...[
      ["Floors", false],
      ["− $310", true],
      ["–", true],
      ["12", false],
    ],
  ]);
});

test("a table that a phone would cut says at each cell what its column is called; one that fits does not", () => {
  const wide = renderMarkup(
    '| Week | Paid "on" visits | Visits without ads | All visits & calls together |\n|-|-|-|-|\n| Beginning of November | $12,345.67 | $12,345.67 | $24,691.34 |\n',
  );
  expect(wide).toContain('<div class="table-scroll table-lists" ');
  expect(wide).toContain('<td role="cell">Beginning of November</td>');
  expect(
    [...wide.matchAll(/<td role="cell" class="number" data-label="([^"]*)">/g)].map(([, label]) => label),
  ).toEqual(["Paid &quot;on&quot; visits", "Visits without ads", "All visits &amp; calls together"]);
  expect(renderMarkup(CALLS)).not.toMatch(/table-lists|data-label/);
});

test("a table that phones show as lists stays a table for screen readers", () => {
  const html = renderMarkup(
    "<table><caption>November</caption><thead><tr><th>Week of the month</th><th>Paid visits</th><th>Visits without any advertisement</th><th>Telephone calls</th></tr></thead><tbody><tr><th>First</th><td>1</td><td>2</td><td>3</td></tr></tbody></table>",
  );
  const roles = [...html.matchAll(/<(\w+) role="(\w+)"/g)].map(([, tag, role]) => `${tag} ${role}`);
  expect(roles).toEqual([
    ...["table table", "caption caption", "thead rowgroup", "tr row"],
    ...Array<string>(4).fill("th columnheader"),
    ...["tbody rowgroup", "tr row", "th rowheader", "td cell", "td cell", "td cell"],
  ]);
});

test("a table is called by its caption; with cells over several columns it stays as it was written", () => {
  const table =
    "<table><caption>Jobs</caption><tbody><tr><td>a</td><td colspan=2>5</td></tr></tbody></table>";
  const html = renderMarkup(table);
  expect(html).toContain('aria-label="Jobs"');
  expect(html).not.toContain("number");
});

test.each(readdirSync("public/demo"))(
  "the drawing %s is part of its article, in the page's own letters and colors",
  (file) => {
    const colors = readFileSync(`public/demo/${file}`, "utf8")
      .match(/#[\da-f]{3,6}\b/g)
      ?.slice(1);
    const html = [
      renderMarkup(`![Ranks "west" & east](/demo/${file})`),
      renderMarkup(
        `<figure><img src="/demo/${file}" width="688" height="10" alt="Ranks &quot;west&quot; &amp; east"></figure>`,
      ),
    ];
    for (const text of html) {
      expect(text).toMatch(
        /^<figure><svg class="drawing" viewBox="0 0 688 \d+" role="img" aria-label="Ranks &quot;west&quot; &amp; east">/,
      );
      expect(text).not.toMatch(/<img|<title|font-size="|font-family|\sid="/);
      // But for the root's, each is the light side of the token in its place.
      const tokens = [...text.matchAll(/="var\(--color-([\w-]+)\)"/g)].map(([, name = ""]) =>
        LIGHT.get(name),
      );
      expect(tokens).toEqual(colors?.map((color) => (color === "#fff" ? "#ffffff" : color)));
    }
    expect(renderFeedMarkup(`![Ranks](/demo/${file})`, "https://b.example/blog/a")).toContain(
      `<img src="https://b.example/demo/${file}"`,
    );
  },
);
