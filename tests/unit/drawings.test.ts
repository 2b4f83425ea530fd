import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingFile } from "../../scripts/drawings/file";
import { DRAWINGS } from "../../scripts/drawings/list";

const FOLDER = "app/web/art/files";
const FILES = [...DRAWINGS].flatMap(([name, picture]) => [
  { name: `${name}.svg`, picture, side: "light" as const },
  { name: `${name}-dark.svg`, picture, side: "dark" as const },
]);

test.each(FILES)("$name is up to date (else run npm run drawings)", ({ name, picture, side }) => {
  expect(readFileSync(`${FOLDER}/${name}`, "utf8")).toBe(drawingFile(picture, side));
});

test("a file needs no style sheet: every class has its rule, every color is a value", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(FILES.map(({ name }) => name).sort());
  for (const { picture, side } of FILES) {
    const file = drawingFile(picture, side);
    const used = [...picture.body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    for (const name of new Set(used)) expect(file).toMatch(new RegExp(`[>},]\\.${name}[,{]`));
    expect(file).not.toMatch(/var\(--color|light-dark/);
  }
});

test("the dark file has the dark colors: ink is light, paper is night", () => {
  const horizon = (side: "light" | "dark") =>
    readFileSync(`${FOLDER}/horizon${side === "dark" ? "-dark" : ""}.svg`, "utf8");
  expect(horizon("light")).toContain("stroke:#10203a");
  expect(horizon("dark")).toContain("stroke:#f3eee3");
  expect(horizon("dark")).not.toMatch(/#10203a|#ffffff/);
});
