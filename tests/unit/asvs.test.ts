import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ASVS_LEVELS } from "../support/asvs-levels";

const FILE = "docs/security/asvs.md";
const text = readFileSync(FILE, "utf8");
/** What stands for a test where none can show a requirement. */
const NO_TEST = ["by Cloudflare", "by document", "by review"];
const NUMBER = /\b\d{1,2}\.\d\.\d{1,2}\b/g;

type Row = { section: string; requirement: string; cells: string[] };

/** The rows of the tables below headings that fit. */
function rowsBelow(heading: RegExp): Row[] {
  return text.split(/^## /m).flatMap((part) => {
    const [section = "", ...lines] = part.split("\n");
    if (!heading.test(section)) return [];
    return lines
      .filter((line) => /^\| \d/.test(line))
      .map((line) => {
        const [requirement = "", ...cells] = line
          .slice(1, -1)
          .split("|")
          .map((cell) => cell.trim());
        return { section, requirement, cells };
      });
  });
}

const met = rowsBelow(/^V\d/);
const notApplicable = rowsBelow(/^Not applicable/);
const notMet = rowsBelow(/^Not met/);

const numbersIn = (line: string) => line.match(NUMBER) ?? [];

test("every requirement of level 1 and 2 stands in the file once, and no other", () => {
  const inRows = [...met, ...notApplicable, ...notMet].flatMap(({ requirement }) => numbersIn(requirement));
  expect([...inRows].sort()).toEqual([...ASVS_LEVELS.keys()].sort());
  expect(numbersIn(text)).toHaveLength(ASVS_LEVELS.size);
});

test("a requirement stands in the table of its chapter", () => {
  const elsewhere = met.filter(
    ({ section, requirement }) => !section.startsWith(`V${requirement.split(".")[0]} `),
  );
  expect(elsewhere).toEqual([]);
});

test("a requirement that is met has its level, says how, and names tests that exist", () => {
  for (const { requirement, cells } of met) {
    const [level, how = "", shownBy = ""] = cells;
    expect(numbersIn(requirement), requirement).toHaveLength(1);
    expect(level, requirement).toBe(ASVS_LEVELS.get(numbersIn(requirement)[0] ?? ""));
    expect(how.length, requirement).toBeGreaterThan(5);
    const missing = shownBy
      .split(", ")
      .filter((name) => !NO_TEST.includes(name))
      .filter((name) => !["unit", "workers", "e2e"].some((folder) => existsSync(`tests/${folder}/${name}`)));
    expect(missing, requirement).toEqual([]);
  }
});

test("a requirement that is not met has its level, says why, and what it would take", () => {
  expect(notMet.length).toBeGreaterThan(0);
  for (const { requirement, cells } of notMet) {
    const [level, why = "", take = ""] = cells;
    expect(level, requirement).toBe(ASVS_LEVELS.get(numbersIn(requirement)[0] ?? ""));
    expect(Math.min(why.length, take.length), requirement).toBeGreaterThan(5);
  }
});

test("a chapter that does not apply has its reason", () => {
  for (const { requirement, cells } of notApplicable) {
    expect(new Set(numbersIn(requirement).map((number) => number.split(".")[0])).size, requirement).toBe(1);
    expect(cells[0]?.length, requirement).toBeGreaterThan(5);
  }
});

test("documents and modules that the file names exist, and a requirement shown by document names one", () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:md|json|toml|tsx?)|public\/_headers)`/g)].map(
    ([, name = ""]) => name,
  );
  const isThere = (name: string) =>
    ["", "docs/security/", "app/"].some((folder) => existsSync(folder + name));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  const silent = met.filter(
    ({ cells: [, how = "", shownBy = ""] }) => shownBy.includes("by document") && !/`[\w./-]+`/.test(how),
  );
  expect(silent).toEqual([]);
});
