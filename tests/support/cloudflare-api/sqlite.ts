import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { ApiError } from "./answers.ts";

/** D1 refuses longer statements. */
const MAX_STATEMENT_BYTES = 100_000;

/** A D1 database: real SQL in memory, with bookmarks to return to. */
export type Database = {
  uuid: string;
  name: string;
  location: string | null;
  readReplication: "auto" | "disabled";
  execute: (sql: string, params?: SQLInputValue[]) => Result[];
  /** Remembers the present state. */
  bookmark: () => string;
  /** @throws ApiError if there is no such bookmark */
  restore: (bookmark: string) => void;
  close: () => void;
};

type Result = { success: true; results: unknown[]; meta: Record<string, unknown> };

export function createDatabase(uuid: string, name: string, location: string | null = null): Database {
  const folder = mkdtempSync(join(tmpdir(), "beaconry-d1-"));
  const bookmarks = new Map<string, string>();
  let sqlite = new DatabaseSync(":memory:");
  return {
    uuid,
    name,
    location,
    readReplication: "disabled",
    execute: (sql, params = []) => execute(sqlite, sql, params),
    bookmark: () => {
      const id = `${String(bookmarks.size + 1).padStart(8, "0")}-00000000-0000-${uuid.slice(0, 8)}`;
      const path = join(folder, `${bookmarks.size}.sqlite`);
      sqlite.exec(`vacuum into '${path}'`);
      bookmarks.set(id, path);
      return id;
    },
    restore: (bookmark) => {
      const path = bookmarks.get(bookmark);
      if (!path) throw new ApiError(400, 7500, `No such bookmark: ${bookmark}`);
      sqlite.close();
      const copy = `${path}.${Date.now()}`;
      new DatabaseSync(path).exec(`vacuum into '${copy}'`);
      sqlite = new DatabaseSync(copy);
    },
    close: () => {
      sqlite.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All or none, as D1 does it; the rows of each statement. */
function execute(sqlite: DatabaseSync, sql: string, params: SQLInputValue[]): Result[] {
  const statements = statementsOf(sql);
  if (params.length > 0 && statements.length > 1) {
    throw new ApiError(400, 7500, "A prepared SQL statement must contain only one statement.");
  }
  sqlite.exec("begin");
  try {
    const results = statements.map((statement) => {
      if (Buffer.byteLength(statement) > MAX_STATEMENT_BYTES) throw new Error("statement too long");
      const rows = sqlite.prepare(statement).all(...params);
      const meta = { duration: 1, changes: 0, rows_read: rows.length, rows_written: 0, size_after: 0 };
      return { success: true as const, results: rows, meta };
    });
    sqlite.exec("commit");
    return results;
  } catch (error) {
    sqlite.exec("rollback");
    const text = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 7500, `${text}: SQLITE_ERROR`);
  }
}

/** Splits at semicolons outside quotes and comments. */
function statementsOf(sql: string): string[] {
  const parts = sql.match(/(?:'(?:[^']|'')*'|"[^"]*"|`[^`]*`|--[^\n]*|[^;'"`-]|-(?!-))+/g) ?? [];
  return parts.filter((part) => part.replace(/--[^\n]*/g, "").trim() !== "");
}
