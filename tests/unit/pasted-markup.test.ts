import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { htmlToMarkup, readPasted } from "../../app/blog/editor/editor-page/html-to-markup";
import { renderMarkup } from "../../app/blog/markup/markup.server";

const copied = (name: string) =>
  readFileSync(new URL(`../fixtures/pasted/${name}.html`, import.meta.url), "utf8");

test.each([
  ["chatgpt", "### Plan\n\nUse **bold:**then text\n\n1. **One**\n   - a\n2. Two"],
  ["gdocs-table", "| Plan | Price |\n| --- | --- |\n| Basic | $10 |"],
  ["outlook-mail", "Hello\n\nSecond"],
  ["sheets", "| City | Visits |\n| --- | --- |\n| Milwaukee | 120 |"],
  ["strike-sup", "~~old~~ x<sup>2</sup> H<sub>2</sub>O <u>under</u> <mark>m</mark>"],
  ["title-tag-text", "Write the \\<title> and the \\<script> tag."],
  [
    "underscore-url",
    "See [this (one)](https://example.com/a_(b)_c) and rel and snake_case 5\\*3\\*2 # not heading",
  ],
  ["vscode", "```\nconst a = 1\n  return\n```"],
  ["web-table", "| a | b |\n| --- | --- |\n| 1 | 2 |"],
  ["word-bullet", "- Apples\n  - Green ones"],
  ["word-footnote", "Claim[1] stands."],
  ["word-num", "1. First step\n2. Second step\n   1. Sub step\n\n**Bold** and *it*"],
])("what is copied as %s becomes clean markup", (name, markup) => {
  expect(htmlToMarkup(copied(name))).toBe(markup);
});

test.each([
  [
    "Notion",
    "<meta charset='utf-8'><!-- notionvc: 1 --><h1>Plan</h1><p>Intro <code>x_y</code> and <em>it</em></p>" +
      "<ul><li>one<ul><li>two</li></ul></li></ul><ol><li>[ ] open</li><li>[x] done</li></ol>" +
      "<table><tbody><tr><td>Name</td></tr><tr><td>A|B</td></tr></tbody></table>" +
      '<pre><code class="language-javascript">a &lt; b\n\n\n\nc  \n</code></pre><blockquote>said</blockquote>',
    "## Plan\n\nIntro `x_y` and *it*\n\n- one\n  - two\n\n1. [ ] open\n2. [x] done\n\n" +
      "| Name |\n| --- |\n| A\\|B |\n\n```javascript\na < b\n\n\n\nc  \n```\n\n> said",
  ],
  [
    "LibreOffice",
    '<html><head><title></title><style type="text/css">p{}</style></head><body lang="en-US">' +
      '<p style="margin-bottom: 0in">\nSome <b>bold</b> and\n<font color="#000"><i>italic</i></font> <strike>gone</strike></p>\n' +
      '<ol>\n\t<li><p>first</p></li>\n\t<li><p>second</p>\n\t<ol type="a">\n\t\t<li><p>inner</p></li>\n\t</ol></li></ol>\n' +
      '<table width="100%"><col width="128*"/><col/><tr valign="top"><td><p>A</p></td><td><p>B</p></td></tr>' +
      "<tr><td><p>1</p></td><td><p>2</p><p>3</p></td></tr></table></body></html>",
    "Some **bold** and *italic* ~~gone~~\n\n1. first\n2. second\n   1. inner\n\n| A | B |\n| --- | --- |\n| 1 | 2<br>3 |",
  ],
  [
    "a chat with Gemini",
    "<div><ul><li><p><b>One:</b> text</p></li><li><p>Two</p></li></ul><code-block>" +
      '<div class="code-block-decoration"><span>Python</span><button>copy</button></div>' +
      '<pre><code class="code-container"><span>def</span> f():\n    return "```"\n</code></pre></code-block></div>',
    '- **One:** text\n- Two\n\n````\ndef f():\n    return "```"\n````',
  ],
  [
    "a chat's code with a bar above it",
    '<pre><div><div>python</div><button>Copy code</button><div><code class="whitespace-pre language-python">print(1)\n</code></div></div></pre>',
    "```python\nprint(1)\n```",
  ],
  [
    "a chat with Claude",
    '<p class="whitespace-pre-wrap">Text</p><ol class="list-decimal" start="4"><li>A</li><li>B<br>more</li></ol>' +
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><strong>x</strong></td><td><a href="https://e.example/p">l</a></td></tr></tbody></table>',
    "Text\n\n4. A\n5. B\\\n   more\n\n| a | b |\n| --- | --- |\n| **x** | [l](https://e.example/p) |",
  ],
  [
    "Google Docs",
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li><p><span style="font-weight:400">One</span></p></li>' +
      '<ul><li><p><span>Nested</span></p></li></ul><li><p><span style="font-weight:700;font-style:italic">Both</span>' +
      '<span style="font-weight:700"> more</span></p></li></ul><h2><span style="font-weight:700">Head</span></h2>' +
      '<p><span style="text-decoration:line-through">old</span><span style="vertical-align:super">2</span>' +
      '<a href="https://a.example/c_d_e"><span style="text-decoration:underline">li_nk</span></a></p><br></b>',
    "- One\n  - Nested\n- ***Both*** **more**\n\n## Head\n\n~~old~~<sup>2</sup>[li_nk](https://a.example/c_d_e)",
  ],
  [
    "a Word list that goes on, a numbered heading and joined cells",
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>3.<span>&nbsp;</span></span>Third</p>" +
      "<h2 style='mso-list:l1 level1'><span style='mso-list:Ignore'>1.1</span>Heading</h2>" +
      "<table><tr><td rowspan=2><p>A</p></td><td colspan=2><p>B</p></td></tr><tr><td><p>C</p></td><td><p>D</p></td></tr></table>",
    "3. Third\n\n## Heading\n\n| A | B |  |\n| --- | --- | --- |\n|  | C | D |",
  ],
  [
    "Word in the browser",
    ["ul 1 Apples", "ul 2 Green", "ol 1 First", "ol 1 Second"]
      .map((item, at) => item.split(" ").concat(String(at - 1)))
      .map(
        ([list, level, text, start]) =>
          `<div class="ListContainerWrapper"><${list} start="${start}"><li data-aria-level="${level}"><p><span>${text}</span><span>&nbsp;</span></p></li></${list}></div>`,
      )
      .join(""),
    "- Apples\n  - Green\n\n1. First\n2. Second",
  ],
  [
    "lists of tasks",
    '<ul><li role="checkbox" aria-checked="true"><img src="data:,"><p>Docs</p></li><li role="checkbox" aria-checked="false"><p>open</p></li></ul>' +
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>Notion</span></li></ul>' +
      '<ul><li><input type="checkbox" checked> GitHub</li></ul>',
    "- [x] Docs\n- [ ] open\n\n- [x] Notion\n\n- [x] GitHub",
  ],
  [
    "a mail's layout table",
    "<table><tr><td><table><tr><td><p>Hi <b>there</b></p></td></tr></table></td></tr></table><p>x<br>y<br></p>",
    "Hi **there**\n\nx\\\ny",
  ],
])("what is copied from %s becomes clean markup", (_, html, markup) => {
  expect(htmlToMarkup(html)).toBe(markup);
});

test.each([
  "# not a heading",
  "1. no list",
  "- no list",
  "> no quote",
  "x < y & <b>, &lt; and <your-domain>",
  "[a](b) *x* _y_ `c` ~~d~~ snake_case 3*4",
  "a | b",
  "C:\\new \\* \\",
])("the pasted text %j is shown as it was copied", (text) => {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(renderMarkup(htmlToMarkup(`<p>${escaped}</p>`)).trim()).toBe(`<p>${escaped}</p>`);
});

test("pictures that are left out are counted; an emoji is text", () => {
  const html =
    '<p>Hi <img alt="😀" src="e.png"></p><img src="data:,"><figure><img src="a.png" alt="A map"></figure>';
  expect(readPasted(html)).toEqual({ markup: "Hi 😀", pictures: 2 });
});
