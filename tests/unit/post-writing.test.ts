import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlToMarkup } from "../../app/blog/editor/editor-page/html-to-markup";
import { cleanPoints, movePoint, withPoint } from "../../app/blog/editor/writing/key-point-list";
import { imageIdsIn, imageMarkup, imagePath, parseImageName } from "../../app/blog/images/post-image";
import { momentOf, waitText, wallTimeOf, zoneLabel } from "../../app/blog/publish-time";
import { compareVersions, compareWords, countChange } from "../../app/blog/revisions/compare.server";
import { describeChange, isSameText, type PostText } from "../../app/blog/revisions/revision";
import { freeSlug, slugOf } from "../../app/blog/slug";

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

test("wall times of a zone and moments are the same, except in the hour that clocks skip", () => {
  const zones = [
    "America/Chicago",
    "Europe/Berlin",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "UTC",
    "Pacific/Apia",
  ];
  const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
      const iso = new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString();
      const back = momentOf(wallTimeOf(iso, zone), zone);
      // An hour that comes twice is the first one.
      expect(back !== null && wallTimeOf(back, zone)).toEqual(wallTimeOf(iso, zone));
      expect(back !== null && back <= iso).toBe(true);
    }),
  );
});

test("daylight saving: a skipped time moves forward, a repeated one is the first", () => {
  expect(momentOf({ date: "2027-03-14", time: "02:30" }, "America/Chicago")).toBe("2027-03-14T08:30:00.000Z");
  expect(momentOf({ date: "2026-11-01", time: "01:30" }, "America/Chicago")).toBe("2026-11-01T06:30:00.000Z");
  expect(momentOf({ date: "2026-02-31", time: "25:00" }, "UTC")).toBeNull();
  expect(momentOf({ date: "", time: "" }, "UTC")).toBeNull();
});

test("the zone is named with its offset, the wait in words", () => {
  expect(zoneLabel("America/Chicago", "2026-11-19T13:30:00.000Z")).toBe("America/Chicago (CST, UTC-6)");
  expect(zoneLabel("Asia/Kolkata", "2026-11-19T13:30:00.000Z")).toBe("Asia/Kolkata (UTC+5:30)");
  expect(waitText("2026-11-17T20:30:00.000Z", "2026-11-19T13:30:00.000Z")).toBe("1 day 17 h");
  expect(waitText("2026-11-17T20:30:00.000Z", "2026-11-17T20:34:00.000Z")).toBe("4 min");
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
  const startedAt = performance.now();
  const { added, removed } = countChange(long("a"), long("b"));
  expect([added, removed]).toEqual([8000, 8000]);
  expect(performance.now() - startedAt).toBeLessThan(5000);
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
