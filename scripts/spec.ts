import { readFileSync } from "node:fs";
import ts from "typescript";
import { listFiles } from "./files.ts";

/**
 * `npm run spec` reports which checklist items the tests cover; `npm run spec -- AUTH` fails unless AUTH is complete.
 */
const required: string[] = process.argv.slice(2);
const items = readChecklist();
const titles = listFiles("tests", [".test.ts", ".test.tsx", ".spec.ts"]).flatMap(titlesOf);
const shown = new Set(titles.flatMap(({ title }) => idsIn(title)));
const groups = [...new Set(items.map(groupOf))];

for (const group of groups) {
  const ids = items.filter((id) => groupOf(id) === group);
  const open = ids.filter((id) => !shown.has(id));
  console.log(`${group.padEnd(6)} ${String(ids.length - open.length).padStart(3)} of ${ids.length} shown`);
  if (open.length > 0) console.log(`       open: ${shorten(open)}`);
}
console.log(`All    ${items.filter((id) => shown.has(id)).length} of ${items.length} shown`);

const problems = [...unknownIds(), ...incompleteGroups()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function readChecklist(): string[] {
  const lines = readFileSync("docs/checklist.md", "utf8").matchAll(/^- ([A-Z]+-\d{3}) /gm);
  return [...lines].map((match) => match[1] ?? "");
}

function unknownIds(): string[] {
  return titles.flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => !items.includes(id))
      .map((id) => `${file}: ${id} is not in docs/checklist.md`),
  );
}

function incompleteGroups(): string[] {
  return required.flatMap((group) => {
    if (!groups.includes(group)) return [`There is no group ${group}.`];
    const open = items.filter((id) => groupOf(id) === group && !shown.has(id));
    return open.length > 0 ? [`${group} is incomplete: ${open.length} open.`] : [];
  });
}

/** The titles of all tests that run: `test("…")`, `test.each(…)("…")`, but not `test.skip("…")`. */
function titlesOf(file: string): { file: string; title: string }[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: { file: string; title: string }[] = [];
  const visit = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments : [];
    if (first) found.push({ file, title: first.getText() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTest(callee: ts.Expression): boolean {
  return /^(test|it)(\.(each|for|concurrent|sequential|only)\b|$)/.test(callee.getText());
}

function idsIn(title: string): string[] {
  const brackets = title.matchAll(/\[([A-Z]+-\d{3}(?:[\s,]+[A-Z]+-\d{3})*)\]/g);
  return [...brackets].flatMap((match) => (match[1] ?? "").split(/[\s,]+/));
}

function groupOf(id: string): string {
  return id.slice(0, id.indexOf("-"));
}

/** Collapses ranges: AUTH-001 AUTH-002 AUTH-005 → 001-002 005. */
function shorten(ids: string[]): string {
  const ranges: { from: string; to: string }[] = [];
  for (const number of ids.map((id) => id.slice(id.indexOf("-") + 1))) {
    const last = ranges.at(-1);
    if (last && Number(number) === Number(last.to) + 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(" ");
}
