import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Account } from "./account.ts";
import { ApiError, Page } from "./answers.ts";
import { type Call, type Route, route } from "./router.ts";
import { createDatabase, type Database } from "./sqlite.ts";

const NAME = z.object({ name: z.string(), primary_location_hint: z.string().optional() });
const STATEMENT = z.object({
  sql: z.string(),
  params: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
});
const QUERY = z.union([STATEMENT, z.object({ batch: z.array(STATEMENT) })]);
const REPLICATION = z.object({ read_replication: z.object({ mode: z.enum(["auto", "disabled"]) }) });
const IMPORT = z.object({ action: z.string(), etag: z.string().optional() });

export const d1Routes: Route[] = [
  route("GET", "d1/database", "D1", ({ account, query }) => {
    const name = query.get("name");
    const found = [...account.databases.values()].filter((database) => !name || database.name === name);
    return new Page(found.map(databaseView), query);
  }),
  route("POST", "d1/database", "D1", ({ account, json }) => {
    const { name, primary_location_hint } = json(NAME);
    if ([...account.databases.values()].some((database) => database.name === name)) {
      throw new ApiError(400, 7502, `database with name '${name}' already exists`);
    }
    const database = createDatabase(randomUUID(), name, primary_location_hint);
    account.databases.set(database.uuid, database);
    return databaseView(database);
  }),
  route("GET", "d1/database/:database", "D1", (call) => databaseView(databaseOf(call))),
  route("PUT", "d1/database/:database", "D1", setReplication),
  route("PATCH", "d1/database/:database", "D1", setReplication),
  route("POST", "d1/database/:database/query", "D1", (call) => {
    const database = databaseOf(call);
    const input = call.json(QUERY);
    const statements = "batch" in input ? input.batch : [input];
    return statements.flatMap(({ sql, params }) => database.execute(sql, params));
  }),
  route("GET", "d1/database/:database/time_travel/bookmark", "D1", (call) => ({
    bookmark: databaseOf(call).bookmark(),
  })),
  route("POST", "d1/database/:database/time_travel/restore", "D1", (call) => {
    const database = databaseOf(call);
    const bookmark = call.query.get("bookmark") ?? "";
    const previous_bookmark = database.bookmark();
    database.restore(bookmark);
    return { bookmark, previous_bookmark, message: "The database was restored." };
  }),
  route("POST", "d1/database/:database/import", "D1", importFile),
];

function databaseOf({ account, params }: Call): Database {
  const wanted = params.database ?? "";
  const found = [...account.databases.values()].find(({ uuid, name }) => uuid === wanted || name === wanted);
  if (!found) throw new ApiError(404, 7404, `The database ${wanted} could not be found`);
  return found;
}

function databaseView({ uuid, name, location, readReplication }: Database) {
  const about = { uuid, name, version: "production", created_at: "2026-01-01T00:00:00Z" };
  return { ...about, primary_location_hint: location, read_replication: { mode: readReplication } };
}

function setReplication(call: Call) {
  const database = databaseOf(call);
  database.readReplication = call.json(REPLICATION).read_replication.mode;
  return databaseView(database);
}

/** Where `wrangler d1 execute --file` sends a file. The answer's ETag is the file's hash. */
export function storeUpload(account: Account, path: string, text: string): string {
  account.uploads.set(path, text);
  return `"${createHash("md5").update(text).digest("hex")}"`;
}

/** `init` asks for the upload, `ingest` executes what was uploaded, and is polled once. */
function importFile(call: Call) {
  const database = databaseOf(call);
  const { action, etag } = call.json(IMPORT);
  const step = { success: true, type: "import", messages: [], at_bookmark: "1" };
  const path = `/upload/${call.account.id}/${database.uuid}/${etag}`;
  if (action === "init") return { ...step, upload_url: call.origin + path, filename: path.slice(1) };
  if (action === "ingest") {
    database.execute(call.account.uploads.get(path) ?? "");
    return { ...step, status: "active" };
  }
  const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 };
  return { ...step, status: "complete", result: { num_queries: 1, final_bookmark: "1", meta } };
}
