import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The two lists of docs/cases.md: the cases of each entry, and the tests that show them. */
const [, ...SECTIONS] = readFileSync("docs/cases.md", "utf8").split(/^## /m);
const ENTRIES = SECTIONS.map((section) =>
  section
    .split(/^- /m)
    .slice(1)
    .map((entry) => ({
      cases: (/^\*\*([\w ]+)\*\*/.exec(entry)?.[1] ?? "").split(" "),
      tests: [...entry.matchAll(/`([^`]+)`/g)].map(([, named = ""]) => named),
    })),
);
const numbered = (letter: string, numbers: string) => numbers.split(" ").map((number) => letter + number);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => `${at + 1}`).join(" ");

/** As they were collected. */
const CASES = [
  [
    ...numbered("K", upTo(24)),
    ...numbered("I", "02 03 05a 05c 06 07 08 12 13 14 15 17 19 19b 19c 19d 20 20b 21 23 24 25 26 26b"),
    ...numbered("I", "28 30 33 34 35"),
    ...numbered("F", "01 02 03 05 06 07 08 10 13 16 17 41"),
    ...numbered("M", "01 03 04 07 08 13"),
    ...numbered("D", "01 02 03"),
    ...numbered("S", "01 02 03 04 06 07"),
    ...numbered("A", "02 03 04"),
  ],
  [
    ...numbered("", upTo(19)),
    ...numbered("K", "01 03 05 06 09 10 11 13 14 15 16 18 20 21 26 27 28 30 31 32 34 35"),
    ...numbered("A", "02 03 04 05 06 07 09 10 11 12 13 14 16 18"),
    ...numbered("P", "01 02 05 07 09 10 11 13 14 15 16 17 18 21 23 24"),
  ],
];

test("every case has a test", () => {
  const shown = ENTRIES.map((entries) => [...new Set(entries.flatMap(({ cases }) => cases))].sort());
  expect(shown).toEqual(CASES.map((cases) => [...cases].sort()));
});

const FILES = ["unit", "workers", "e2e", "e2e/visits"].flatMap((folder) =>
  readdirSync(`tests/${folder}`).map((name) => `tests/${folder}/${name}`),
);

/** The title as it stands in the source, where quotation marks may be escaped. */
const isTitleIn = (source: string, title: string) =>
  ['"', "'", "`"].some((quote) => source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote));

test.each([...new Set(ENTRIES.flat().flatMap(({ tests }) => tests))])("there is the test %s", (named) => {
  const [, file = "", title = ""] = /^([\w/-]+): (.*)$/.exec(named) ?? [];
  const path = FILES.find((known) => known.includes(`/${file}.`)) ?? "";
  expect(isTitleIn(readFileSync(path, "utf8"), title)).toBe(true);
});
