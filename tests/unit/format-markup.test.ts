import { expect, test } from "vitest";
import { FORMATS, type Format, formatMarkup } from "../../app/blog/format-markup";
import { addKeyPoint } from "../../app/blog/post-edit";

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
  // Bold stays bold when it becomes italic, too.
  ["italic", "a **[word]** b", "a ***[word]*** b"],
  ["heading", "one\nt[]wo\nthree", "one\n## [two]\nthree"],
  ["heading", "one\n## t[]wo\nthree", "one\n[two]\nthree"],
  ["heading", "[]", "## [Heading]"],
  ["list", "o[ne\ntw]o", "- [one\n- two]"],
  ["list", "- o[ne\n- tw]o", "[one\ntwo]"],
])("%s turns %j into %j", (format, before, after) => expect(applied(before, format)).toBe(after));

test("[BADM-025] each format inserts its markup into an empty text", () => {
  const inserted = FORMATS.map((format) => formatMarkup({ text: "", start: 0, end: 0 }, format).insert);
  expect(inserted).toEqual(["**bold text**", "*italic text*", "## Heading", "- List item"]);
});

test("[BADM-029] [BADM-030] a blank key point, and one that is in the list, are not added", () => {
  expect(addKeyPoint(["One"], "  ")).toEqual(["One"]);
  expect(addKeyPoint(["One"], " One ")).toEqual(["One"]);
  expect(addKeyPoint(["One"], "Two")).toEqual(["One", "Two"]);
});
