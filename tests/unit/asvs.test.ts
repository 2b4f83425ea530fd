import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/security/asvs.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("every requirement of the ASVS table names its level, how it is met, and tests that exist", () => {
  expect(rows.length).toBeGreaterThan(35);
  for (const [, requirement, level, how, tests = ""] of rows) {
    expect(level, requirement).toMatch(/^[123](?:, [123])?$/);
    expect(how?.length, requirement).toBeGreaterThan(5);
    const missing = tests
      .split(", ")
      .filter((name) => !["unit", "workers", "e2e"].some((folder) => existsSync(`tests/${folder}/${name}`)));
    expect(missing, requirement).toEqual([]);
  }
});
