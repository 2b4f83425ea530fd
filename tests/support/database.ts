import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import type { Statement } from "../../scripts/start/sql";
import type { Server, SqlValue } from "./server";

/** A writer that has just opened the file locks it for a moment (ms). */
const READING = { readOnly: true, timeout: 10_000 };

export type Row = Record<string, SQLOutputValue>;

export type Writer = Pick<TestDatabase, "write" | "writeAtOnce">;

export type TestDatabase = {
  all: (query: string, ...values: SQLInputValue[]) => Row[];
  /** The first row, or null. */
  get: (query: string, ...values: SQLInputValue[]) => Row | null;
  write: (query: string, ...values: SqlValue[]) => Promise<void>;
  /** Sends all that `seed` writes at once, since each call to the program costs far more than a statement. */
  writeAtOnce: <T>(seed: (db: Writer) => Promise<T>) => Promise<T>;
  close: () => void;
};

/**
 * Opens the local D1's files for reading while the program runs; in WAL mode a reader blocks nobody. The program itself
 * executes the writes. Where both databases have a table of that name, the analytics one is `analytics.sessions`.
 */
export function openDatabase({ stateDir, write }: Pick<Server, "stateDir" | "write">): TestDatabase {
  const database = new DatabaseSync(findFile(stateDir, "leads"), READING);
  database.exec(`attach '${findFile(stateDir, "hits")}' as analytics`);
  return {
    all: (query, ...values) => database.prepare(query).all(...values),
    get: (query, ...values) => database.prepare(query).get(...values) ?? null,
    write: (query, ...values) => write([{ query, values }]),
    writeAtOnce: async (seed) => {
      const statements: Statement[] = [];
      const collector: Writer = {
        write: async (query, ...values) => void statements.push({ query, values }),
        writeAtOnce: (more) => more(collector),
      };
      const result = await seed(collector);
      await write(statements);
      return result;
    },
    close: () => database.close(),
  };
}

/** The file of the database that has the table. */
function findFile(stateDir: string, table: string): string {
  const file = globSync(join(stateDir, "v3/d1/*/*.sqlite")).find((path) => {
    const database = new DatabaseSync(path, READING);
    try {
      return database.prepare("select 1 from sqlite_master where name = ?").get(table) !== undefined;
    } finally {
      database.close();
    }
  });
  if (!file) throw new Error(`There is no database with ${table} in ${stateDir}`);
  return file;
}
