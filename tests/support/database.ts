import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";

export type Row = Record<string, SQLOutputValue>;

export type TestDatabase = {
  all: (query: string, ...values: SQLInputValue[]) => Row[];
  /** The first row, or null. */
  get: (query: string, ...values: SQLInputValue[]) => Row | null;
  run: (query: string, ...values: SQLInputValue[]) => void;
  close: () => void;
};

/** Opens the local D1's file beside the running programs, to look at what is stored and to put things in place. */
export function openDatabase(stateDir: string): TestDatabase {
  const pattern = join(stateDir, "v3/d1/*/*.sqlite");
  const file = globSync(pattern).find((path) => !path.endsWith("metadata.sqlite"));
  if (!file) throw new Error(`There is no database in ${stateDir}`);
  const database = new DatabaseSync(file, { timeout: 5000 });
  return {
    all: (query, ...values) => database.prepare(query).all(...values),
    get: (query, ...values) => database.prepare(query).get(...values) ?? null,
    run: (query, ...values) => void database.prepare(query).run(...values),
    close: () => database.close(),
  };
}
