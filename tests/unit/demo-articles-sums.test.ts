import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { slugOf } from "../../app/blog/slug";
import { figureValue, isCorrectSum, SUM } from "../../app/generation/gates/sums";
import { milesOf } from "../../app/generation/gazetteer/figures";
import { findTown } from "../../app/generation/gazetteer/towns";
import { ARTICLES } from "../../scripts/demo/content/articles";
import { articleBySlug, column, htmlTables, markupTables, shownText, totals } from "../support/demo-articles";

const dollars = (value: number) =>
  `$${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

describe.each(ARTICLES.map((article) => [slugOf(article.title), article] as const))("%s", (_, article) => {
  test("every sum in the text comes to its result", () => {
    const wrong = [...shownText(article).matchAll(SUM)].flatMap(([whole, expression = "", result = ""]) =>
      isCorrectSum(expression, result) ? [] : [whole],
    );
    expect(wrong).toEqual([]);
  });

  test("every sum with steps comes to its results, step by step", () => {
    for (const { caption, rows } of markupTables(article, "Sum")) {
      let value = 0;
      for (const [at, [step, remark = "", figure = ""]] of rows.entries()) {
        const shown = at === rows.length - 1 ? `= ${figure}` : figure;
        value = nextValue(value, remark, shown, `${caption}: ${step}`);
      }
    }
  });
});

/** The value after a step; fails if a result or what its remark says is wrong. */
function nextValue(value: number, remark: string, figure: string, where: string): number {
  const [, sign = "", minus = "", shown = ""] = /^([×÷+−=]?)\s*(−?)(\$?[\d,.]+%?)$/.exec(figure) ?? [];
  expect(shown, where).not.toBe("");
  const operand = figureValue(shown) * (minus ? -1 : 1);
  if (/^[\d$,.]+(?: weeks)? × /.test(remark)) {
    expect(isCorrectSum(remark.replace(" weeks", ""), shown), `${where}: ${remark}`).toBe(true);
  }
  const ratio = /^(\d+) of (\d+)$/.exec(remark);
  if (ratio) expect(isCorrectSum(`${ratio[1]} ÷ ${ratio[2]}`, shown), where).toBe(true);
  if (sign === "×") return value * operand;
  if (sign === "÷") return value / operand;
  if (sign === "+") return value + operand;
  if (sign === "−") {
    const share =
      /^(\d+%) of the rest$/.exec(remark)?.[1] ?? (remark.startsWith("one in ten") ? "10%" : null);
    if (share) expect(operand, where).toBeCloseTo(value * figureValue(share), shown.includes(".") ? 2 : -1);
    return value - operand;
  }
  if (sign === "=") {
    const exact = /^[\d,.]+/.exec(remark)?.[0];
    if (exact) expect(value, where).toBeCloseTo(figureValue(exact), 2);
    const decimals = /\.(\d+)/.exec(shown)?.[1]?.length ?? 0;
    const rounded = remark.endsWith("rounded down") ? Math.floor(value) : Number(value.toFixed(decimals));
    expect(rounded, where).toBe(operand);
  }
  return operand;
}

test("the missed calls: the log adds up, and each doubt follows from its assumption", () => {
  const article = articleBySlug("a-missed-call-in-paducah-priced-to-the-dollar");
  const [log] = markupTables(article, "Stacked chart");
  expect([add(column(log, 1)), add(column(log, 2))]).toEqual([259, 53]);
  expect(shownText(article)).toContain("312 calls. The desk answered 259 of them and missed 53.");
  expect(isCorrectSum("53 ÷ 312", "17%")).toBe(true);
  const rows = [
    { people: 12, books: 0.68, left: 288 },
    { people: 12, books: 0.5, left: 288 },
    { people: 16 - 16 * 0.5, books: 0.68, left: 288 },
    { people: 12, books: 0.68, left: 144 },
  ].map(({ people, books, left }) => {
    const lost = Math.floor(people * books);
    const call = Math.round((lost * left * 100) / 53) / 100;
    return [String(lost), dollars(call), dollars(call * 21 - 440)];
  });
  expect(htmlTables(article)[0]?.rows.map((row) => row.slice(1))).toEqual(rows);
  const drawing = readFileSync("public/demo/missed-calls.svg", "utf8");
  const dots = [...drawing.matchAll(/<path d="([^"]+)" stroke="#\w+" stroke-width="21"/g)];
  expect(dots.map(([, path = ""]) => path.split("M").length - 1)).toEqual([8, 19, 10, 4, 12]);
});

test("the reviews: stars, their average, and the drafts", () => {
  const article = articleBySlug("five-days-of-letting-a-machine-answer-our-reviews");
  const [stars] = htmlTables(article);
  expect(column(stars, 1).map((reviews, at) => reviews * (5 - at))).toEqual(column(stars, 2));
  expect(totals(stars)).toEqual([add(column(stars, 1)), add(column(stars, 2))]);
  const [drafts] = markupTables(article, "Chart");
  expect(add(column(drafts, 1))).toBe(23);
  expect((267 + 5 * 42) / (64 + 42)).toBe(4.5);
  expect((267 + 5 * 6) / (64 + 6)).toBeLessThan(4.25);
  expect((267 + 5 * 7) / (64 + 7)).toBeGreaterThanOrEqual(4.25);
});

test("the listing: actions, minutes, and how much a count wobbles", () => {
  const article = articleBySlug("one-listing-nine-edits-and-an-honest-doubt");
  const [report] = markupTables(article, "Chart");
  expect([add(column(report, 1)), add(column(report, 2))]).toEqual([171, 202]);
  const text = shownText(article);
  expect(text).toContain(`the root of 75 is ${Math.sqrt(75).toFixed(1)}`);
  expect(text).toContain(`the root of that is ${Math.sqrt(373).toFixed(1)}`);
  expect(text).toContain(`comparing ${2 * 31} with ${2 * 44}`);
  expect(text).toContain(`the wobble grows to ${Math.sqrt(62 + 88).toFixed(1)}, the gap to ${88 - 62}`);
});

test("the law office: weeks with and without ads", () => {
  const article = articleBySlug("should-a-law-office-buy-ads-on-its-own-name");
  const [weeks] = htmlTables(article);
  const [paid, free, all] = [column(weeks, 2), column(weeks, 3), column(weeks, 4)];
  expect(paid.map((visits, at) => visits + (free[at] ?? 0))).toEqual(all);
  expect(totals(weeks).slice(1)).toEqual([paid, free, all].map(add));
  const [first = 0, second = 0, third = 0, fourth = 0] = all;
  expect([(first + third) / 2, (second + fourth) / 2]).toEqual([71.5, 64.5]);
  expect(Math.round(18.2 / 6)).toBe(3);
});

test("the roofs: jobs that pay for the bill, and the chance of selling none or one", () => {
  const article = articleBySlug("how-many-roofs-pay-for-five-thousand-postcards");
  const jobs = htmlTables(article)[0]?.rows ?? [];
  for (const [trade, left = "", needed, share] of jobs) {
    const enough = Math.ceil(4000 / figureValue(left));
    expect([needed, share], trade).toEqual([String(enough), `${(enough / 50).toFixed(2)}%`]);
  }
  const roof = 0.003 * 0.7 * 0.25;
  expect(Math.round(1 / roof / 100) * 100).toBe(1900);
  for (const [cards = "", chance] of markupTables(article, "Chart")[0]?.rows ?? []) {
    expect(`${Math.round(100 * (1 - roof) ** figureValue(cards))}%`, cards).toBe(chance);
  }
  const noneOrOne = (1 - roof) ** 5000 + 5000 * roof * (1 - roof) ** 4999;
  expect(shownText(article)).toContain(`none or only one is ${Math.round(100 * noneOrOne)}%`);
});

test("the ad report: totals, returns, and the cost of an order", () => {
  const article = articleBySlug("the-report-said-three-the-register-said-minus-314");
  const [report] = htmlTables(article);
  const [spent, orders, sales] = [1, 2, 3].map((at) => column(report, at));
  expect(totals(report).slice(0, 3)).toEqual([spent, orders, sales].map((values) => add(values ?? [])));
  for (const [campaign, cost = "", , sold = "", shown] of report?.rows ?? []) {
    expect((figureValue(sold) / figureValue(cost)).toFixed(1), campaign).toBe(shown);
  }
  const costs = spent?.map((cost, at) => dollars(cost / (orders?.[at] ?? 1)));
  expect(markupTables(article, "Chart")[0]?.rows.map(([, cost]) => cost)).toEqual(costs);
});

test("the rank walk: the drawing has the ranks of the text, and drives are as long as it assumes", () => {
  const article = articleBySlug("a-walk-through-81-ranks-in-dubuque");
  const drawing = readFileSync("public/demo/rank-walk.svg", "utf8");
  const points = [...drawing.matchAll(/<text x="(\d+)" y="(\d+)">(\d+\+?)<\/text>/g)].map(
    ([, x, y, rank = ""]) => ({
      west: (Number(x) - 56) / 72,
      south: (Number(y) - 65) / 72,
      rank: rank === "20+" ? 21 : Number(rank),
    }),
  );
  expect(points).toHaveLength(81);
  const within = (low: number, high: number) =>
    points.filter(({ rank }) => rank >= low && rank <= high).length;
  expect(column(markupTables(article, "Chart")[0], 1)).toEqual([
    within(1, 3),
    within(4, 10),
    within(11, 20),
    within(21, 21),
  ]);
  const rankAt = (west: number, south: number) =>
    points.find((point) => point.west === west && point.south === south)?.rank;
  const walked = [rankAt(4, 4), rankAt(3, 4), rankAt(2, 4), rankAt(1, 4), rankAt(0, 4), rankAt(5, 5)];
  const [walk, drives] = htmlTables(article);
  expect(column(walk, 2)).toEqual(walked);
  expect(add(column(walk, 2))).toBe(57);
  const town = findTown(article.townId);
  for (const [place = "", miles, minutes, drive, left] of drives?.rows ?? []) {
    const neighbor = town?.neighbors.find(({ name }) => place.startsWith(name));
    if (!neighbor) throw new Error(`${place} is no neighbor`);
    const both = 2 * Math.round((milesOf(neighbor) * 1.25 * 60) / 35);
    const cost = (both / 60) * 95;
    const expected = [String(milesOf(neighbor)), String(both), dollars(cost), dollars(260 - cost)];
    expect([miles, minutes, drive, left], place).toEqual(expected);
  }
});
