import fc from "fast-check";
import { expect, test } from "vitest";
import { FORMATS, type Format, formatMarkup, insertBlock } from "../../app/blog/markup/format-markup";

/** Square brackets mark the selection. */
function applied(marked: string, format: Format): string {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace("[", "").replace("]", "");
  const edit = formatMarkup({ text, start, end }, format);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}[${after.slice(edit.start, edit.end)}]${after.slice(edit.end)}`;
}

test.each<[Format, string, string]>([
  ["bold", "a [word] b", "a **[word]** b"],
  ["bold", "a **[word]** b", "a [word] b"],
  ["bold", "a [] b", "a **[bold text]** b"],
  ["italic", "a [word] b", "a *[word]* b"],
  ["italic", "a *[word]* b", "a [word] b"],
  // Bold stays bold when it also becomes italic.
  ["italic", "a **[word]** b", "a ***[word]*** b"],
  ["heading", "one\nt[]wo\nthree", "one\n## [two]\nthree"],
  ["heading", "one\n## t[]wo\nthree", "one\n[two]\nthree"],
  ["heading", "[]", "## [Heading]"],
  ["list", "o[ne\ntw]o", "- [one\n- two]"],
  ["list", "- o[ne\n- tw]o", "[one\ntwo]"],
  ["list", "## o[]ne", "- [one]"],
  ["subheading", "## t[]wo", "### [two]"],
  ["subheading", "### t[]wo", "[two]"],
  ["numbers", "o[ne\ntwo\nthre]e", "1. [one\n2. two\n3. three]"],
  ["numbers", "1. o[ne\n12. tw]o", "[one\ntwo]"],
  ["numbers", "- o[ne\n- tw]o", "1. [one\n2. two]"],
  ["quote", "o[ne\ntw]o", "> [one\n> two]"],
  ["quote", "> o[ne\n> tw]o", "[one\ntwo]"],
  [
    "table",
    "o[n]e\nafter",
    "one\n\n| [Column] | Number |\n| --- | ---: |\n| Row | 1 |\n| Row | 2 |\n\nafter",
  ],
  ["link", "see [here] now", "see [here]([https://]) now"],
  ["link", "see [https://a.example/b]", "see [[link text]](https://a.example/b)"],
])("%s turns %j into %j", (format, before, after) => expect(applied(before, format)).toBe(after));

test.each([
  ["", 0, "![a](/b)"],
  ["somebody typing", 5, "somebody typing\n\n![a](/b)"],
  ["one\ntwo", 1, "one\n\n![a](/b)\n\ntwo"],
  ["one\n\ntwo", 3, "one\n\n![a](/b)\n\ntwo"],
  ["one\n", 4, "one\n\n![a](/b)"],
])("a picture in %j at %d stands below the line", (text, at, after) => {
  const edit = insertBlock({ text, start: at, end: at }, "![a](/b)");
  expect(text.slice(0, edit.from) + edit.insert + text.slice(edit.to)).toBe(after);
  expect(after.slice(0, edit.end)).toMatch(/!\[a\]\(\/b\)$/);
});

test("[BADM-025] each format inserts its markup into an empty text", () => {
  const inserted = FORMATS.map((format) => formatMarkup({ text: "", start: 0, end: 0 }, format).insert);
  expect(inserted).toEqual([
    "**bold text**",
    "*italic text*",
    "## Heading",
    "### Heading",
    "- List item",
    "1. First item",
    "> Quote",
    "[link text](https://)",
    "| Column | Number |\n| --- | ---: |\n| Row | 1 |\n| Row | 2 |\n",
  ]);
});

test("formatting a selection bold or italic twice gives the text back", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", " ", "é", "\n", "漢"), maxLength: 30 });
  const cut = fc.tuple(texts, texts.filter(Boolean), texts);
  fc.assert(
    fc.property(cut, fc.constantFrom<Format>("bold", "italic"), ([a, b, c], format) => {
      const text = a + b + c;
      const once = formatMarkup({ text, start: a.length, end: a.length + b.length }, format);
      const after = text.slice(0, once.from) + once.insert + text.slice(once.to);
      const twice = formatMarkup({ text: after, start: once.start, end: once.end }, format);
      expect(after.slice(0, twice.from) + twice.insert + after.slice(twice.to)).toBe(text);
    }),
  );
});
