import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** Turns that no native marketer writes, and what the house says instead. */
const BANNED: [turn: RegExp, instead: string][] = [
  [/: marketing copy|are marketing copy/, "Illustrative figures"],
  [/\b(?:demo|call|visit) of \d+.?minutes/i, "a 30-minute demo"],
  [/\bparts of ten minutes\b/i, "in three ten-minute parts"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix, repair"],
  [/\bset up took\b|\bthe set up\b/i, "setup, as a noun"],
  [/\bin vain\b/i, "without finding anything"],
  [/\bshared by all\b/i, "part of every module"],
  [/\bad texts\b/i, "ad copy"],
  [/\brules kept\b/i, "HIPAA-compliant"],
  [/\bnone was made yet\b/i, "None yet"],
];

/** The literal texts of a module that have a space; comments and names are for developers. */
function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node);
    if (isText && /\S\s+\S/.test(node.text)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("text.tsx", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts;
}

test("the turns that are banned would be found", () => {
  const source =
    '/* "mended" */ const a = "A feed is mended soon."; // ok\nconst b = <p>Book a demo of 30 minutes</p>;';
  const texts = textsOf(source);
  expect(texts).toEqual(["A feed is mended soon.", "Book a demo of 30 minutes"]);
  expect(texts.filter((text) => BANNED.some(([turn]) => turn.test(text)))).toEqual(texts);
});

test("no text of the product has a turn that no native speaker writes", () => {
  const found = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => textsOf(readFileSync(join("app", path), "utf8")).map((text) => ({ path, text })))
    .flatMap(({ path, text }) =>
      BANNED.filter(([turn]) => turn.test(text)).map(([, instead]) => `${path}: ${text} (say: ${instead})`),
    );
  expect(found).toEqual([]);
});
