import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanHtml, renderFeedMarkup, renderMarkup } from "../../app/blog/markup/markup.server";

test.each([
  ["# One", '<h2 class="level-1">One</h2>'],
  ["## Two", "<h2>Two</h2>"],
  ["### Three", "<h3>Three</h3>"],
  ["#### Four", "<h4>Four</h4>"],
])(
  "[BLOG-056] %j becomes a heading of its level; a first level becomes an h2 with its own class, since the title is the h1",
  (markup, html) => {
    expect(renderMarkup(markup).trim()).toBe(html);
  },
);

test("[BLOG-057] lines with a dash become a list, even right after a sentence", () => {
  expect(renderMarkup("Found:\n- one\n- two").replaceAll("\n", "")).toBe(
    "<p>Found:</p><ul><li>one</li><li>two</li></ul>",
  );
});

test("[BLOG-058] a blank line starts a new paragraph, a line break does not", () => {
  expect(renderMarkup("One\nstill one\n\nTwo").trim()).toBe("<p>One\nstill one</p>\n<p>Two</p>");
});

test("[BLOG-052] a rule under a line makes neither a heading nor a rule", () => {
  expect(renderMarkup("One\n---\nTwo").trim()).toBe("<p>One</p>\n<p>Two</p>");
});

test("[BLOG-059] bold and italic", () => {
  expect(renderMarkup("**bold** and *italic*, __bold__ and _italic_").trim()).toBe(
    "<p><strong>bold</strong> and <em>italic</em>, <strong>bold</strong> and <em>italic</em></p>",
  );
});

test("[BLOG-060] external links get rel=noopener, internal links do not", () => {
  expect(renderMarkup("[out](https://guide.example/a?b=1&c=2)")).toContain(
    '<a href="https://guide.example/a?b=1&amp;c=2" rel="noopener">out</a>',
  );
  expect(renderMarkup("[in](/blog/b)")).toContain('<a href="/blog/b">in</a>');
  expect(renderMarkup("[mail](mailto:hello@beaconry.example) [call](tel:+14145550142)")).toContain(
    '<a href="mailto:hello@beaconry.example">mail</a> <a href="tel:+14145550142">call</a>',
  );
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example/x",
  "file:///etc",
])("[BLOG-061] a link to %s loses its URL", (address) => {
  expect(renderMarkup(`[text](${address}) <a href="${address}">html</a>`)).not.toContain("href");
});

test("[BLOG-061] allowed HTML is kept", () => {
  const html = '<div><p>One <b>bold</b></p><table><tr><td colspan="2">cell</td></tr></table></div>';
  expect(renderMarkup(html)).toContain('<td colspan="2">cell</td>');
  expect(renderMarkup("<h1>Head</h1>")).toBe('<h2 class="level-1">Head</h2>');
});

test.each([
  "<script>alert(1)</script>",
  '<img src="x" onerror="alert(1)">',
  "<svg><script>alert(1)</script></svg>",
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed" class="dlg" id="main" data-share>x</p>',
  "<form action=/admin><button>x</button></form>",
  "<style>body{display:none}</style>",
  '<img src="https://evil.example/pixel.gif">',
  "<scr<script>ipt>alert(1)</script>",
])("[BLOG-061] nothing of %j reaches the page", (html) => {
  expect(dangers(renderMarkup(`Before\n\n${html}\n\nAfter`))).toEqual([]);
});

test.each([
  "title",
  "script",
  "style",
  "textarea",
  "xmp",
  "h1",
  "your-domain",
  "b",
  "p",
  "div",
  "ul",
  "a",
  "section",
])("[BLOG-061] the word <%s> in a sentence is text, and the rest of the article stands", (name) => {
  const text = `Write the <${name}> tag.\n\nThen **more**.`;
  const html = `<p>Write the &lt;${name}&gt; tag.</p>\n<p>Then <strong>more</strong>.</p>\n`;
  expect(renderMarkup(text)).toBe(html);
  expect(renderFeedMarkup(text, "https://beaconry.example/blog/a")).toBe(html);
});

test.each([
  ["if x<y and y>z", "<p>if x&lt;y and y&gt;z</p>"],
  ["# The <title> tag", '<h2 class="level-1">The &lt;title&gt; tag</h2>'],
  ["<title> comes first\n\nThen more", "<p>&lt;title&gt; comes first</p>\n<p>Then more</p>"],
  ["<p>Use a <title> here</p>", "<p>Use a &lt;title&gt; here</p>"],
  ["- the <script> tag\n- two", "<ul>\n<li>the &lt;script&gt; tag</li>\n<li>two</li>\n</ul>"],
  ["<pre>\nopen\n\nRest", "<p>&lt;pre&gt;\nopen</p>\n<p>Rest</p>"],
  ["<!-- open\n\nRest", "<p>&lt;!-- open</p>\n<p>Rest</p>"],
  ["<!DOCTYPE html> first", "<p>&lt;!DOCTYPE html&gt; first</p>"],
  ["The <br> tag<br>breaks", "<p>The &lt;br&gt; tag<br />breaks</p>"],
  ["a </b> b <b>c</b>", "<p>a &lt;/b&gt; b <b>c</b></p>"],
  ["`<title>` and <code><b></code>", "<p><code>&lt;title&gt;</code> and <code>&lt;b&gt;</code></p>"],
  ["<ul><li>one<li>two</ul>", "<ul><li>one</li><li>two</li></ul>"],
  ["<div>\n\nIn *it*\n\n</div>", "<div><p>In <em>it</em></p>\n</div>"],
])("[BLOG-061] of HTML in %j, what is an allowed tag and closed is markup, the rest text", (text, html) => {
  expect(renderMarkup(text).trim()).toBe(html);
});

test.each([
  ["- [x] done\n- [ ] open", "<ul>\n<li>☑ done</li>\n<li>☐ open</li>\n</ul>"],
  ["> [!NOTE]\n> Take care.", "<blockquote>\n<p><strong>Note</strong></p>\n<p>Take care.</p>\n</blockquote>"],
  ["> [!tip]\n>\n> Do.", "<blockquote>\n<p><strong>Tip</strong></p>\n<p>Do.</p>\n</blockquote>"],
  [
    "**粗体：**中文，你好**“引用”**再见",
    "<p><strong>粗体：</strong>中文，你好<strong>“引用”</strong>再见</p>",
  ],
  ["**Note:**then **more** x", "<p><strong>Note:</strong>then <strong>more</strong> x</p>"],
  ["**a *b* c** and 5 ** 3 ** 2", "<p><strong>a <em>b</em> c</strong> and 5 ** 3 ** 2</p>"],
  ["Text:\n• one\n•\ttwo", "<p>Text:</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>"],
  ["```\n• one\n[^1]: x\n```", "<pre><code>• one\n[^1]: x\n</code></pre>"],
  ["none[^x] here", "<p>none[^x] here</p>"],
])("markup that writers bring along: %j", (text, html) => {
  expect(renderMarkup(text).trim()).toBe(html);
});

test("footnotes stand below the article, numbered as the text refers to them, and lead back", () => {
  const text =
    "One[^b], two[^1], one[^b].\n\n[^1]: The <title> *tag*\n[^b]: See [it](/a)\n    and more\n[^unused]: Gone\n\nEnd.";
  const back = (number: number) => `<a href="#fnref-${number}" aria-label="Back to the text">↩</a>`;
  expect(renderMarkup(text)).toBe(
    '<p>One<sup id="fnref-1"><a href="#fn-1">1</a></sup>, two<sup id="fnref-2"><a href="#fn-2">2</a></sup>, one<sup><a href="#fn-1">1</a></sup>.</p>\n<p>End.</p>\n<hr />\n' +
      `<ol><li id="fn-1">See <a href="/a">it</a> and more ${back(1)}</li><li id="fn-2">The &lt;title&gt; <em>tag</em> ${back(2)}</li></ol>\n`,
  );
  expect(renderFeedMarkup("One[^1].\n\n[^1]: Note", "https://b.example/blog/a")).toBe(
    '<p>One<sup id="fnref-1"><a href="https://b.example/blog/a#fn-1">1</a></sup>.</p>\n<hr />\n' +
      '<ol><li id="fn-1">Note <a href="https://b.example/blog/a#fnref-1" aria-label="Back to the text">↩</a></li></ol>\n',
  );
});

const UPLOAD = "/blog/images/01234567-89ab-7cde-8f01-23456789abcd-640x480.png";

test.each([
  [UPLOAD, [UPLOAD]],
  ["/admin/settings/picture", []],
  ["/blog/images/../../admin/settings/picture", []],
  ["/blog/images/", []],
  ["/demo/map.svg", ["/demo/map.svg"]],
  ["/demo/../admin/settings/picture", []],
  ["/auth/sign-out", []],
  [`${UPLOAD}?x`, []],
  [`/\\evil.example${UPLOAD}`, []],
  [`https://evil.example${UPLOAD}`, []],
  ["//evil.example/a.png", []],
])("the picture %s is shown as %j, in articles and in feeds", (src, shown) => {
  const texts = [`![A map](${src})`, `<img src="${src}" alt="A map">`];
  for (const text of texts) {
    const sources = (html: string) =>
      [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, found]) => found);
    expect(sources(renderMarkup(text))).toEqual(shown);
    expect(sources(renderFeedMarkup(text, "https://beaconry.example/blog/a"))).toEqual(
      shown.map((path) => `https://beaconry.example${path}`),
    );
  }
});

test("indented HTML is not a code block", () => {
  expect(renderMarkup("<div>\n\n      <p>indented</p>\n\n</div>")).not.toContain("<pre>");
});

const fragment = fc.constantFrom(
  ...[
    "<script>",
    "</script>",
    "<",
    ">",
    '"',
    "'",
    "`",
    "=",
    "/",
    " ",
    "\n",
    "\n\n",
    "&lt;",
    "&#x6a;",
    "\u0000",
  ],
  ...["javascript:", "java\tscript:", "data:text/html,", "onerror", "onclick=", "alert(1)", "style=", "x"],
  ...[
    "<img src=x ",
    "<a href=",
    "<svg ",
    "<iframe ",
    "<math>",
    "<!--",
    "-->",
    "<![CDATA[",
    "<p ",
    "</p>",
    "<b",
  ],
  ...["[a](", ")", "![b](", "](<", "# ", "- ", "**", "_", "> ", "    ", "|", "<https://x>", "[r]: "],
);

/** What surrounds every table is ours: the region in which it scrolls. */
function withoutRegions(html: string): string {
  return html.replace(/<div class="table-scroll" tabindex="0" role="group" aria-label="[^"<>]*">/g, "<div>");
}

test("[BLOG-061] no input produces a script, an event handler or an unsafe URL", () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
      expect(dangers(withoutRegions(renderMarkup(parts.join(""))))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test("[BLOG-061] cleaning is idempotent: what is clean stays as it is", () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => {
      const clean = cleanHtml(parts.join(""));
      expect(dangers(clean)).toEqual([]);
      expect(cleanHtml(clean)).toBe(clean);
      const rendered = withoutRegions(renderMarkup(parts.join("")));
      expect(cleanHtml(rendered)).toBe(rendered);
    }),
    { numRuns: 2000 },
  );
});

const TAGS = new Set(
  "h2 h3 h4 h5 h6 p br hr ul ol li blockquote pre div strong b em i u s del sub sup small mark code abbr cite q a span img figure figcaption dl dt dd table caption thead tbody tr th td".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "href title rel src alt width height loading decoding start colspan rowspan scope class".split(" "),
);

/** What the output contains beyond the allow-list. Every `<` of sanitized text starts a tag. */
function dangers(html: string): string[] {
  const found: string[] = [];
  for (const tag of html.match(/<[^>]*>?/g) ?? []) {
    const [, name = "", rest = ""] =
      /^<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>$/.exec(tag) ?? [];
    if (!TAGS.has(name)) found.push(tag);
    for (const [, attribute = "", value = ""] of rest.matchAll(/\s+([a-z-]+)(?:="([^"]*)")?/g)) {
      if (!ATTRIBUTES.has(attribute)) found.push(`${tag} ${attribute}`);
      if (attribute === "href" && !isSafeAddress(value)) found.push(`${tag} ${value}`);
      if (attribute === "src" && /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(value))
        found.push(`${tag} ${value}`);
      if (attribute === "class" && value !== "level-1") found.push(`${tag} ${value}`);
    }
  }
  return found;
}

/** Resolved as a browser does: without tabs and line breaks, relative to our page. */
function isSafeAddress(value: string): boolean {
  const decoded = value
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
  const url = URL.parse(decoded, "https://beaconry.example/blog/a");
  if (!url) return true;
  if (url.protocol === "https:" || url.protocol === "http:") {
    return url.host === "beaconry.example" || /^\s*https?:/i.test(decoded);
  }
  return url.protocol === "mailto:" || url.protocol === "tel:";
}
