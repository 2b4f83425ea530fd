import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Rows of docs/security/holes.md: number, hole, what holds it, test file, title. */
const table = readFileSync("docs/security/holes.md", "utf8")
  .split("\n")
  .filter((line) => /^\| [ab]\d /.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\||\|$/g, "").trim()));

const named = table.map(([number = "", , , file = "", title = ""]) => ({
  number,
  file: file.replaceAll("`", ""),
  title,
}));

test("the list of holes names the nine of the first round and the nine of the second", () => {
  const numbers = new Set(named.map(({ number }) => number));
  const rounds = ["a", "b"].flatMap((round) => Array.from({ length: 9 }, (_, at) => `${round}${at + 1}`));
  expect(rounds.filter((number) => !numbers.has(number))).toEqual([]);
});

test.each(named)("the test that holds $number is there: $title", ({ file, title }) => {
  expect(existsSync(file), file).toBe(true);
  expect(title.length).toBeGreaterThan(10);
  expect(readFileSync(file, "utf8")).toContain(title);
});
