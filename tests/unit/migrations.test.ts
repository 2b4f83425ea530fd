import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { lintMigration, lintMigrations } from "../../scripts/deploy/lint-migrations";
import { listSchemaChanges } from "../support/schema-changes";

const FOLDERS = ["migrations", "migrations-analytics"];

test.each(FOLDERS)("what %s takes away is explained, and D1 can split every file", (folder) => {
  expect(globSync(`${folder}/*.sql`).length).toBeGreaterThan(1);
  expect(lintMigrations(folder)).toEqual([]);
});

test.each([
  ["CREATE TRIGGER a AFTER INSERT ON leads BEGIN DELETE FROM b; END;", "a trigger"],
  ["create table a (b);\n--> statement-breakpoint\ncreate temp\n trigger a before delete on b", "a trigger"],
  ["create table a (b); create table c (d);", "two statements without a breakpoint"],
  ["-- one; two\ncreate table a (b);", "a semicolon in a comment"],
  ["drop table a;", "a drop or rename without a line `-- contract: …`"],
  ["ALTER TABLE `a` DROP COLUMN `b`;", "a drop or rename without a line `-- contract: …`"],
  ["alter table a rename to b;", "a drop or rename without a line `-- contract: …`"],
  ["-- contract:\ndrop view a;", "a drop or rename without a line `-- contract: …`"],
])("a migration like %j is rejected", (migration, problem) => {
  expect(lintMigration(migration)).toContain(problem);
});

test.each([
  "create table a (b);--> statement-breakpoint\ncreate index c on a (b);",
  "-- contract: nothing reads the table a any more\ndrop table a;",
  "-- the old table is not dropped here\ncreate table a (b);",
])("a migration like %j is fine", (migration) => {
  expect(lintMigration(migration)).toEqual([]);
});

/** What a line `-- contract: …` may excuse: it must name the table. */
test.each(FOLDERS)("the version before each migration of %s can work with the tables after it", (folder) => {
  const database = new DatabaseSync(":memory:");
  const files = globSync(`${folder}/*.sql`).sort();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const contract = [...text.matchAll(/^-- contract: (.*)$/gm)].map(([, line]) => line).join(" ");
    const changes = listSchemaChanges(database, () => database.exec(text));
    const unexplained = changes.filter(({ table }) => !contract.includes(table));
    if (file !== files[0]) expect(unexplained, file).toEqual([]);
  }
});

test.each([
  ["drop table a", ["a is gone"]],
  ["alter table a rename column b to e", ["a.b is gone", "a.e must be given"]],
  ["alter table a drop column c", ["a.c is gone"]],
  ["alter table a add column e text not null default 'x'", []],
  ["alter table a add column e text", []],
  ["alter table a add column e text generated always as (b) virtual", []],
  ["create table n (b text not null)", []],
  ["create index i on a (b)", []],
  ["create unique index i on a (c)", ["a has the new unique index i"]],
  ["alter table a add column e text; create unique index i on a (b, e)", []],
  ["drop index a_b", ["a has lost the unique index a_b"]],
  ["drop view v", ["v is gone"]],
  [
    "create table n (b text not null, c integer, e text not null); drop table a; alter table n rename to a; create unique index a_b on a (b)",
    ["a.e must be given"],
  ],
  [
    "create table n (b text not null, c text); drop table a; alter table n rename to a; create unique index a_b on a (b)",
    ["a.c is another type"],
  ],
  [
    "create table n (b text not null, c integer not null); drop table a; alter table n rename to a; create unique index a_b on a (b)",
    ["a.c must be given"],
  ],
  [
    "create table n (b text not null, c integer check (c > 0)); drop table a; alter table n rename to a; create unique index a_b on a (b)",
    ["a has another check"],
  ],
])("after %j the version before: %j", (sql, expected) => {
  const database = new DatabaseSync(":memory:");
  database.exec(
    "create table a (b text not null, c integer); create unique index a_b on a (b); create table w (x); create view v as select x from w",
  );
  const changes = listSchemaChanges(database, () => database.exec(sql));
  expect(changes.map(({ change }) => change)).toEqual(expected);
});
