import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measuredCosts } from "../../bench/costs";

const limits = readFileSync("docs/limits.md", "utf8");
const scale = readFileSync("docs/scale.md", "utf8");

test("every row of the table of limits names a file of ours and a test that exist", () => {
  const rows = limits.split("\n").filter((line) => /^\|.*`/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const named = [...row.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);
    expect(named.length, row).toBeGreaterThanOrEqual(2);
    expect(named.at(-1), row).toMatch(/^tests\/.*\.test\.tsx?$/);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  }
});

/** Cells without the spaces that align them. */
const cellsOf = (row: string) => row.replaceAll(/\s*\|\s*/g, "|").trim();

test("the costs of docs/scale.md are those that the last measurements give", () => {
  const documented = new Set(scale.split("\n").map(cellsOf));
  const missing = measuredCosts().filter((row) => !documented.has(cellsOf(row)));
  expect(missing, "npm run bench:costs prints the table").toEqual([]);
});
