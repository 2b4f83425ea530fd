import { readFileSync } from "node:fs";
import { parse } from "opentype.js";
import { expect, test } from "vitest";
import { fitText } from "../../app/generation/postcard/text-box.server";

const { buffer, byteOffset, byteLength } = readFileSync(
  "app/generation/postcard/fonts/nothing-you-could-do.ttf",
);
const hand = parse(buffer.slice(byteOffset, byteOffset + byteLength));
const BOX = { font: "hand", size: 22, width: 290, height: 200, leading: 1.42 } as const;
const MESSAGE =
  "This month it is\nsimple: a written second opinion on\nany repair quote, free, before you say yes.\nBring the quote and we’ll read it with you.";

test("a text that was broken into lines is set as one paragraph: full lines within the box, no word alone", () => {
  const { lines, size } = fitText(MESSAGE, BOX);
  expect(lines.join(" ")).toBe(MESSAGE.replaceAll("\n", " "));
  for (const line of lines) {
    expect(hand.getAdvanceWidth(line, size), line).toBeLessThanOrEqual(290);
    expect(hand.getAdvanceWidth(line, size), line).toBeGreaterThan(145);
    expect(line).toContain(" ");
  }
  expect(size).toBe(22);
});

test("a greeting and a paragraph after a blank line have lines of their own", () => {
  expect(fitText("Hello neighbor,\nCome by.\n\nAsk for Dave.", BOX).lines).toEqual([
    "Hello neighbor,",
    "Come by.",
    "Ask for Dave.",
  ]);
});

test("what is too long is set in smaller letters, and a word wider than a line is broken", () => {
  const { lines, size } = fitText(`${MESSAGE} ${MESSAGE} ${"w".repeat(60)}`, BOX);
  expect(lines.join(" ").replaceAll(" ", "")).toContain("w".repeat(60));
  expect(lines.length * size * 1.42).toBeLessThanOrEqual(200);
  for (const line of lines) expect(hand.getAdvanceWidth(line, size), line).toBeLessThanOrEqual(290);
  expect(fitText(" \n ", BOX).lines).toEqual([]);
});
