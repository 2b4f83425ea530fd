import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = ["migrations", "migrations-analytics"].flatMap((folder) => {
  const found = globSync(`${folder}/*.sql`);
  if (found.length === 0) throw new Error(`${folder} is empty`);
  return found;
});

/** What `d1 migrations apply --remote` fails on: it splits a file at every semicolon. */
function findProblems(migration: string): string[] {
  return migration.split("--> statement-breakpoint").flatMap((statement) => {
    const code = statement.replaceAll(/^\s*--.*$/gm, "").trim();
    const problems = [];
    if (/create\s+(temp\s+|temporary\s+)?trigger/i.test(code)) problems.push("a trigger");
    if (/^[^']*;[^']*\S/.test(code.replaceAll(/'[^']*'/g, "''")))
      problems.push("two statements without a breakpoint");
    if (/^\s*--.*;/m.test(statement)) problems.push("a semicolon in a comment");
    return problems;
  });
}

test("no migration has a trigger, and each statement can be split off", () => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(findProblems(readFileSync(file, "utf8")), file).toEqual([]);
});

test.each([
  ["CREATE TRIGGER a AFTER INSERT ON leads BEGIN DELETE FROM b; END;", "a trigger"],
  ["create table a (b);\n--> statement-breakpoint\ncreate temp\n trigger a before delete on b", "a trigger"],
  ["create table a (b); create table c (d);", "two statements without a breakpoint"],
  ["-- one; two\ncreate table a (b);", "a semicolon in a comment"],
])("a migration like %j is rejected", (migration, problem) => {
  expect(findProblems(migration)).toContain(problem);
});
