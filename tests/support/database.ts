import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import type { Server, SqlValue } from "./server";

export type Row = Record<string, SQLOutputValue>;

export type TestDatabase = {
  all: (query: string, ...values: SQLInputValue[]) => Row[];
  /** The first row, or null. */
  get: (query: string, ...values: SQLInputValue[]) => Row | null;
  write: (query: string, ...values: SqlValue[]) => Promise<void>;
  close: () => void;
};

/**
 * Opens the local D1's file for reading while the program runs; in WAL mode a reader blocks nobody. The program itself
 * executes the writes.
 */
export function openDatabase({ stateDir, write }: Pick<Server, "stateDir" | "write">): TestDatabase {
  const pattern = join(stateDir, "v3/d1/*/*.sqlite");
  const file = globSync(pattern).find((path) => !path.endsWith("metadata.sqlite"));
  if (!file) throw new Error(`There is no database in ${stateDir}`);
  const database = new DatabaseSync(file, { readOnly: true });
  return {
    all: (query, ...values) => database.prepare(query).all(...values),
    get: (query, ...values) => database.prepare(query).get(...values) ?? null,
    write: (query, ...values) => write(query, values),
    close: () => database.close(),
  };
}
