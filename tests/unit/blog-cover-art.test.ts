import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { readCoverChart, readCoverFigure } from "../../app/blog/figures/cover-chart";
import { coverArt } from "../../app/blog/images/cover-art";

const shape = { width: 240, height: 180 };

test("a cover is the same for the same post and differs between posts", () => {
  const first = coverArt("lakeview-map-pack", "water", shape);
  for (let other = 0; other < 400; other++) coverArt(`post-${other}`, "land", shape);
  expect(coverArt("lakeview-map-pack", "water", shape)).toBe(first);
  expect(coverArt("postcard-timing", "water", shape)).not.toBe(first);
});

test("a cover is well-formed, tinted, uses integers and is at most 4 kB", () => {
  const picture = coverArt("lakeview-map-pack", "park", { width: 1440, height: 300, big: true });
  expect(XMLValidator.validate(picture)).toBe(true);
  expect(picture).toContain("cover-art-park");
  expect(picture).not.toMatch(/NaN|Infinity|e-\d/);
  expect(picture.length).toBeLessThan(6000);
  expect(coverArt("x", "land", shape).length).toBeLessThan(4096);
});

test("without its lamp a cover has no light", () => {
  expect(coverArt("nowhere", "land", shape)).toContain("mark-flare");
  expect(coverArt("nowhere", "land", { ...shape, lamp: false })).not.toContain("mark-flare");
});

/** Width and height of what lies between the corners of a cover's outermost ring. */
function outermost(picture: string): number[] {
  const [, start = "", first = "", rest = ""] =
    / d="M(-?\d+ -?\d+|-?\d+-\d+)c([^s]*)(s[^"]*)z"/.exec(picture) ?? [];
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
  const steps = [numbers(first), ...rest.split("s").slice(1).map(numbers)].map((step) => step.slice(-2));
  const corners = [numbers(start)];
  for (const [x = 0, y = 0] of steps)
    corners.push([Number(corners.at(-1)?.[0]) + x, Number(corners.at(-1)?.[1]) + y]);
  return [0, 1].map((axis) => {
    const places = corners.map((corner) => Number(corner[axis]));
    return Math.max(...places) - Math.min(...places);
  });
}

test("a strip has rings to its ends, which are not pressed, and no frame that its place would cut", () => {
  for (let post = 0; post < 200; post += 1) {
    const strip = coverArt(`post-${post}`, "water", { width: 1440, height: 220, big: true });
    expect(strip).not.toContain("cover-frame");
    const [width = 0, height = 1] = outermost(strip);
    expect(width / height).toBeLessThan(3);
    expect(width).toBeGreaterThan(1440);
  }
  expect(coverArt("x", "water", shape)).toContain("cover-frame");
});

test("what a cover's chart shows differs from category to category, and where from post to post", () => {
  const tints = ["water", "land", "beam", "park", "ink"] as const;
  for (const size of [shape, { width: 300, height: 125 }, { width: 1440, height: 220, big: true }]) {
    const grounds = tints.map((tint) => {
      const picture = coverArt("calls", tint, size);
      expect(XMLValidator.validate(picture), tint).toBe(true);
      expect(picture, tint).not.toMatch(/NaN|Infinity|e-\d/);
      expect(picture.length, tint).toBeLessThan(6000);
      expect(coverArt("cards", tint, size), tint).not.toBe(picture);
      return picture.replaceAll(tint, "");
    });
    expect(new Set(grounds).size).toBe(5);
  }
});

test("where the light is out there is only the sea", () => {
  const [town, sea] = (["land", "water"] as const).map((tint) =>
    coverArt("nowhere", tint, { ...shape, lamp: false }).replace(`cover-art-${tint}`, ""),
  );
  expect(town).toBe(sea);
});

test("the light of a big cover is never cut, however wide its frame is", () => {
  for (let post = 0; post < 500; post++) {
    for (const [width, height] of [
      [1440, 220],
      [520, 420],
      [640, 360],
    ] as const) {
      const picture = coverArt(`post-${post}`, "land", { width, height, big: true });
      const [, y] = /<g transform="translate\(\d+ (\d+)\) scale\(1\.9\)">/.exec(picture) ?? [];
      // Of 220 units, 79 are left in a frame of 2,560 x 144 px. The flare reaches 19 units up, the dot 4 down.
      expect(Number(y) - 19 * 1.9).toBeGreaterThanOrEqual(0.32 * height);
      expect(Number(y) + 4 * 1.9).toBeLessThanOrEqual(0.68 * height + 0.5);
    }
  }
});

const CALLS = [
  "| Time | Answered | Missed |",
  "| --- | --- | ---: |",
  "| 7–8 | 8 | 6 |",
  "| 12–1 | 25 | 21 |",
];

test("the cover of a post without a chart has the first number of its points that counts something", () => {
  for (const [point, number, what] of [
    ["60 clicks brought 14 extra visits: $8.14 each", "60", "clicks"],
    ["Sort the list by street: 96 of 2,400 addresses were on it twice", "96 of 2,400", "addresses"],
    ["Since 2024 it takes 5 new ones, in 15 minutes", "15", "minutes"],
  ] as const) {
    expect(readCoverFigure(["Count people, not rings", point])).toEqual({ number, what });
  }
  for (const point of ["", "In 2026 owners pay $40", "53 missed calls", "Reply at 9:15"])
    expect(readCoverFigure([point]), point).toBeNull();
  const figure = { number: "96 of 2,400", what: "addresses" };
  const picture = coverArt("numbers", "land", { width: 300, height: 125, figure });
  expect(XMLValidator.validate(picture)).toBe(true);
  expect(picture).toContain(">96 of 2,400</text>");
  expect(picture).not.toContain("mark-flare");
});

test("a cover's chart is the post's first one, and nothing of an ordinary table", () => {
  const text = (caption: string) => `Words.\n\n${caption}: Calls by time\n\n${CALLS.join("\n")}\n\nMore.`;
  const columns = [
    [8, 6],
    [25, 21],
  ];
  const title = "Calls by time";
  expect(readCoverChart(text("Stacked chart"))).toEqual({
    isStacked: true,
    areRows: false,
    columns,
    title,
    peak: "46",
  });
  expect(readCoverChart(text("Chart"))).toEqual({
    isStacked: false,
    areRows: false,
    columns,
    title,
    peak: "25",
  });
  expect(readCoverChart(text("Sum"))).toBeNull();
  const sumIn = (...cells: [string, string, string, string]) => {
    const [a, b, c, d] = cells;
    return readCoverChart(
      `Stacked chart: Spend\n\n| Month | Ads | Cards |\n| --- | --- | --- |\n| May | ${a} | ${b} |\n| June | ${c} | ${d} |\n`,
    )?.peak;
  };
  expect(sumIn("$840", "$400", "$500", "$90")).toBe("$1,240");
  expect(sumIn("1,100", "–", "900", "40")).toBe("1,100");
  expect(sumIn("40%", "15%", "30%", "20%")).toBe("55%");
  expect(sumIn("$840", "400", "$500", "$90")).toBeNull();
  expect(sumIn("1.5", "2.2", "1", "1")).toBeNull();
  expect(sumIn("900 calls", "340 calls", "20 calls", "10 calls")).toBeNull();
  expect(readCoverChart(CALLS.join("\n"))).toBeNull();
  expect(readCoverChart("")).toBeNull();
  const ofNumbers = (one: string, other: string) =>
    `Chart: Change\n\n| Month | Calls |\n| --- | --- |\n| May | ${one} |\n| June | ${other} |\n`;
  expect(readCoverChart(ofNumbers("0", "3"))).toEqual({
    isStacked: false,
    areRows: false,
    columns: [[0], [3]],
    title: "Change",
    peak: "3",
  });
  expect(readCoverChart(ofNumbers("0", "0"))).toBeNull();
  expect(readCoverChart(ofNumbers("-4", "3"))).toBeNull();
  // As the database cuts it, within a row.
  expect(readCoverChart(`Chart: Calls\n\n${CALLS.join("\n")}\n| 4–6 | 4`)).toEqual({
    isStacked: false,
    areRows: false,
    columns,
    title: "Calls",
    peak: "25",
  });
});

test("a cover says what its bars count, in one line, and nothing that is not plain text", () => {
  const titleOf = (title: string) => readCoverChart(`Chart: ${title}\n\n${CALLS.join("\n")}`)?.title;
  expect(titleOf("Calls by time of day, answered and missed")).toBe("Calls by time of day");
  expect(titleOf("Visits, calls and cards. One week.")).toBe("Visits, calls and cards");
  expect(titleOf("From 4.2 to 4.5: two steps")).toBe("From 4.2 to 4.5");
  expect(titleOf("What became of each of the five thousand cards")).toBeNull();
  expect(titleOf("Calls <b>by</b> time")).toBeNull();
  expect(titleOf("Calls & cards")).toBeNull();
  const chart = {
    isStacked: false,
    areRows: false,
    columns: [[1], [2]],
    title: "Points by rank",
    peak: null,
  };
  for (const big of [false, true]) {
    const picture = coverArt("named", "land", { width: 300, height: 125, chart, big });
    expect(XMLValidator.validate(picture)).toBe(true);
    expect(picture).toContain(">Points by rank</text>");
  }
});

test("a chart's bars are as high as its numbers, and stand in place of the light", () => {
  const heights = (isStacked: boolean) => {
    const chart = {
      isStacked,
      areRows: false,
      title: null,
      peak: null,
      columns: [
        [10, 5],
        [20, 10],
      ],
    };
    const picture = coverArt("bars", "land", { width: 480, height: 200, chart });
    expect(picture).not.toContain("mark-flare");
    return [...picture.matchAll(/class="cover-bar cover-bar-\d" d="M[\d.]+ [\d.]+h[\d.]+v([\d.]+)h/g)].map(
      ([, v]) => Number(v),
    );
  };
  // The highest column is 112 of 200: 20 side by side, 30 stacked.
  expect(heights(false)).toEqual([56, 28, 112, 56]);
  expect(heights(true)).toEqual([37.3, 18.7, 74.7, 37.3]);
});

test("a cover's bars lie where those of the post's chart do, and its largest number is at the longest one's end", () => {
  const rowsOf = (kind: string, label: string) =>
    readCoverChart(`${kind}: Drafts\n\n| Pile | Replies |\n| --- | --- |\n| ${label} | 9 |\n| New | 3 |\n`)
      ?.areRows;
  expect(rowsOf("Chart", "Edited")).toBe(false);
  expect(rowsOf("Chart", "Edited by me")).toBe(true);
  expect(rowsOf("Stacked chart", "Edited by me")).toBe(false);
  const chart = { isStacked: false, areRows: true, title: null, peak: "$90", columns: [[30], [90]] };
  const picture = coverArt("rows", "land", { width: 480, height: 200, chart });
  expect(XMLValidator.validate(picture)).toBe(true);
  // 240 of 480 units wide, less four letters of 21 x 0.52; 112 of 200 high for two rows, on which a bar takes 54 %.
  expect([...picture.matchAll(/class="cover-bar cover-bar-1" d="([^"]*)"/g)].map(([, d]) => d)).toEqual([
    "M120 64.9h65.4v30.2h-65.4z",
    "M120 120.9h196.3v30.2h-196.3z",
  ]);
  expect(picture).toContain('x="322" y="143" font-size="21" text-anchor="start">$90</text>');
});

test("a cover has its chart's largest number over the bar, with its unit", () => {
  const peakOf = (...cells: string[]) =>
    readCoverChart(
      `Chart: Cost\n\n| Order | Cost |\n| --- | --- |\n${cells.map((cell) => `| A | ${cell} |\n`).join("")}`,
    )?.peak;
  expect(peakOf("$9", "$314", "$41")).toBe("$314");
  expect(peakOf("8%", "3.5%")).toBe("8%");
  expect(peakOf("1", "2 <b>")).toBeNull();
  expect(peakOf("1", "12,480 households")).toBeNull();
  const chart = {
    isStacked: false,
    areRows: false,
    title: null,
    peak: "$314",
    columns: [
      [10, 5],
      [8, 20],
    ],
  };
  const picture = coverArt("peak", "land", { width: 480, height: 200, chart });
  expect(XMLValidator.validate(picture)).toBe(true);
  // Two columns on 240 of 480 units: the second one's bars are 32.4 wide from 387.6 - 60 on; the number is over the right one.
  expect(picture).toContain('x="316" y="60"');
  expect(picture).toContain(">$314</text>");
});
