import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlToMarkup } from "../../app/blog/editor/editor-page/html-to-markup";
import { cleanPoints, movePoint, withPoint } from "../../app/blog/editor/writing/key-point-list";
import { imageIdsIn, imageMarkup, imagePath, parseImageName } from "../../app/blog/images/post-image";
import { compareVersions, compareWords, countChange } from "../../app/blog/revisions/compare.server";
import { describeChange, isSameText, type PostText } from "../../app/blog/revisions/revision";
import { freeSlug, slugOf } from "../../app/blog/slug";
import { startCpu } from "../support/cpu";

test("[BADM-029] [BADM-030] blank and repeated key points are not added", () => {
  expect(withPoint(["One"], "  ")).toBeNull();
  expect(withPoint(["One"], " One ")).toBeNull();
  expect(withPoint(["One"], " Two\nlines ")).toEqual(["One", "Two lines"]);
  expect(cleanPoints(["a", "", " a", "b"])).toEqual(["a", "b"]);
});

test("moving a key point keeps all of them", () => {
  const points = ["a", "b", "c"];
  expect(movePoint(points, 0, 2)).toEqual(["b", "c", "a"]);
  expect(movePoint(points, 0, -1)).toBe(points);
  expect(movePoint(points, 2, 3)).toBe(points);
});

test("slugs: safe in an address, stable, and unique among any that are taken", () => {
  const titles = fc.string({ unit: "grapheme", maxLength: 120 });
  fc.assert(
    fc.property(titles, fc.nat(5), (title, count) => {
      const slug = slugOf(title);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugOf(slug)).toBe(slug);
      const taken: { slug: string }[] = [];
      for (let i = 0; i <= count; i += 1) taken.push({ slug: freeSlug(slug, taken) });
      expect(new Set(taken.map((row) => row.slug)).size).toBe(taken.length);
    }),
  );
});

const TEXT: PostText = {
  title: "A",
  metaDescription: "B",
  excerpt: "",
  content: "One two three.\n\nFour five.\n\nSix.",
  keyPoints: ["x"],
  category: "",
  location: "",
};

test("a change is described by its parts", () => {
  expect(describeChange(TEXT, TEXT)).toBe("No change");
  expect(describeChange(TEXT, { ...TEXT, title: "Z" })).toBe("Title");
  expect(describeChange(TEXT, { ...TEXT, title: "Z", content: "", keyPoints: [] })).toBe(
    "Title, text and key points",
  );
  expect(isSameText(TEXT, { ...TEXT, category: "Uncategorized" })).toBe(true);
});

test("both sides of a comparison can be put together again from its parts", () => {
  const words = fc.array(fc.constantFrom("one", "two", "three", ".", "\n\n", "<b>"), { maxLength: 40 });
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [before, after] = [a.join(" "), b.join(" ")];
      const parts = compareWords(before, after);
      const side = (other: string) => parts.filter(({ kind }) => kind !== other).map(({ text }) => text);
      expect(side("added").join("").replace(/\s+/g, " ").trim()).toBe(before.replace(/\s+/g, " ").trim());
      expect(side("removed").join("").replace(/\s+/g, " ").trim()).toBe(after.replace(/\s+/g, " ").trim());
    }),
  );
  expect(countChange("one two", "one three four")).toEqual({ added: 2, removed: 1 });
});

test("a comparison of two long texts without a common word ends soon", () => {
  const long = (word: string) => Array.from({ length: 8000 }, (_, i) => word + i).join(" ");
  const computed = startCpu();
  const { added, removed } = countChange(long("a"), long("b"));
  expect([added, removed]).toEqual([8000, 8000]);
  expect(computed()).toBeLessThan(5000);
});

test("a conflict says how many parts differ and shows the first on both sides", () => {
  const mine = { ...TEXT, content: "One 2 three.\n\nFour five.\n\nSeven.", title: "C" };
  const view = compareVersions(TEXT, mine);
  expect(view.differences).toBe(3);
  expect(view.theirs.map(({ text }) => text).join("")).toBe("One two three.");
  expect(view.mine.map(({ text }) => text).join("")).toBe("One 2 three.");
});

test("a picture's address holds its size and nothing else", () => {
  const image = { id: "01a20995-4050-7465-a7f3-ee60a247ced0", width: 1600, height: 900, extension: "webp" };
  const path = imagePath(image);
  expect(parseImageName(path.split("/").at(-1) ?? "")).toEqual(image);
  for (const name of [
    "x.webp",
    `${image.id}.webp`,
    `${image.id}-1x1.svg`,
    `${image.id}-1x1.webp/..`,
    "../a-1x1.png",
  ]) {
    expect(parseImageName(name)).toBeNull();
  }
  expect(imageIdsIn(`${imageMarkup(image, "a")} ${imageMarkup(image, "b")} /blog/images/x-1`)).toEqual([
    image.id,
  ]);
});

test.each([
  ["<p>One <b>two</b> and <i>three</i></p><h1>Head</h1>", "One **two** and *three*\n\n## Head"],
  [
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>Plain <span style="font-weight:700">bold</span></p></b>',
    "Plain **bold**",
  ],
  [
    "<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class=MsoNormal style='mso-x:1'>Text<o:p></o:p></p>" +
      "<p class=MsoListParagraph><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>First</p>" +
      "<p class=MsoListParagraph><span style='mso-list:Ignore'>·</span>Second</p><!--EndFragment--></body></html>",
    "Text\n\n- First\n- Second",
  ],
  ["<ul><li>a</li><li>b</li></ul>", "- a\n- b"],
  [
    '<a href="https://a.example/x">link</a> <a href="javascript:alert(1)">no</a>',
    "[link](https://a.example/x) no",
  ],
  ["<p>x<script>alert(1)</script><img src=x onerror=alert(1)></p>", "x"],
])("pasted %s becomes clean markup", (html, markup) => {
  expect(htmlToMarkup(html)).toBe(markup);
});
