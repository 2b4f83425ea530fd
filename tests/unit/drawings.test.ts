import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingFile } from "../../scripts/drawings/file";
import { DRAWINGS } from "../../scripts/drawings/list";

const FOLDER = "app/web/art/files";

test.each([...DRAWINGS])("%s.svg is up to date (else run npm run drawings)", (name, picture) => {
  expect(readFileSync(`${FOLDER}/${name}.svg`, "utf8")).toBe(drawingFile(picture));
});

test("a file needs no style sheet: every class has its rule, every color is a value", () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...DRAWINGS.keys()].map((name) => `${name}.svg`).sort());
  for (const picture of DRAWINGS.values()) {
    const file = drawingFile(picture);
    const used = [...picture.body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    for (const name of new Set(used)) expect(file).toMatch(new RegExp(`[>},]\\.${name}[,{]`));
    expect(file).not.toMatch(/var\(--color|light-dark/);
  }
});
