import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { insertRows, selectPage, statementsOf } from "../../scripts/dump/statements";
import { REBUILDS } from "../../scripts/dump/tables";
import type { Row } from "../../scripts/start/sql";

const TABLE = { name: 'odd "table"', columns: ["id", "select", "n", "r", "b"], key: ["id"], references: [] };
const CREATE = `create table "odd ""table""" (id text primary key not null, "select" text, n integer, r real, b blob)`;

const open = () => {
  const database = new DatabaseSync(":memory:");
  database.exec(CREATE);
  return database;
};

const readAll = (database: DatabaseSync): Row[] =>
  database
    .prepare(selectPage(TABLE, null, 10_000))
    .all()
    .map((row) => ({ ...row }) as Row);

/** NUL ends a text for SQLite's quote(), and no form of ours stores it. */
const text = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(fc.constantFrom("'", ";\n", ";", "\n", "--", "x"), { maxLength: 12 })
      .map((parts) => parts.join("")),
  )
  .map((value) => value.replaceAll("\0", ""));

test("any rows are read back from their statements", () => {
  const row = fc.record({
    id: fc.uuid(),
    select: fc.option(text),
    n: fc.option(fc.maxSafeInteger()),
    r: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    b: fc.option(fc.uint8Array({ maxLength: 20 })),
  });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 20 }), (rows) => {
      const from = open();
      const insert = from.prepare(`insert into "odd ""table""" values (?, ?, ?, ?, ?)`);
      for (const { id, select, n, r, b } of rows) insert.run(id, select, n, r, b);
      const dumped = readAll(from);
      const into = open();
      const statements = insertRows(TABLE, dumped);
      for (const statement of statements) into.exec(statement);
      expect(readAll(into)).toEqual(dumped);
      expect(statementsOf(`${statements.join(";\n")};\n`)).toEqual(statements);
    }),
    { numRuns: 200 },
  );
});

test("a text of a megabyte is appended in parts, and no statement is longer than D1 takes", () => {
  const from = open();
  const long = "it's \u{1F600} long; ".repeat(80_000);
  from.prepare(`insert into "odd ""table""" values ('a', ?, 1, 2.5, null)`).run(long);
  const dumped = readAll(from);
  const statements = insertRows(TABLE, dumped);
  for (const statement of statements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
  const into = open();
  for (const statement of statements) into.exec(statement);
  expect(readAll(into)).toEqual(dumped);
});

test("pages follow one another by the key, also one of several columns", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table t (a integer, b text, primary key (a, b)) without rowid");
  for (let at = 0; at < 25; at += 1) database.exec(`insert into t values (${at % 4}, 'it''s ${at}')`);
  const table = { name: "t", columns: ["a", "b"], key: ["a", "b"], references: [] };
  const seen: unknown[] = [];
  let after: string[] | null = null;
  for (;;) {
    const page: Record<string, unknown>[] = database.prepare(selectPage(table, after, 7)).all();
    if (page.length === 0) break;
    seen.push(...page.map((row) => `${row.c0} ${row.c1}`));
    after = [String(page.at(-1)?.k0), String(page.at(-1)?.k1)];
  }
  expect(new Set(seen).size).toBe(25);
  expect(seen).toHaveLength(25);
});

test("every full-text table of the migrations has the statements that rebuild it", () => {
  const migrations = globSync("migrations*/*.sql")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const virtual = [...migrations.matchAll(/create virtual table [`"]?(\w+)/gi)].map(([, name]) => name);
  expect([...new Set(virtual)].sort()).toEqual(Object.keys(REBUILDS).sort());
});
