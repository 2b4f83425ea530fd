import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";

/** D1 refuses longer statements. */
const MAX_STATEMENT_BYTES = 100_000;

/**
 * Cloudflare's API of D1 on loopback, as far as `wrangler d1 execute --remote` and `migrations apply --remote` use it:
 * look-up, query, and the import of a file in its three steps. `ids` are the account's databases by name; give `env` to
 * wrangler.
 */
export async function startD1Api(ids: Record<string, string>) {
  const databases = new Map(Object.entries(ids).map(([name, id]) => [id, open(name)]));
  const uploads = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { status, body, etag } = await answer(request).catch((error: unknown) => failure(error));
    response.writeHead(status, { "Content-Type": "application/json", ...(etag ? { ETag: etag } : {}) });
    response.end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? "/", url);
    const sent = await text(request);
    if (pathname.startsWith("/upload/")) {
      uploads.set(pathname, sent);
      return { status: 200, body: {}, etag: `"${createHash("md5").update(sent).digest("hex")}"` };
    }
    if (request.headers.authorization !== "Bearer token") return failure("Authentication error", 403);
    const [, id = "", action] =
      /^\/accounts\/account\/d1\/database\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const database = databases.get(id);
    if (!database) return failure(`No database ${pathname}`, 404);
    if (!action) return success({ uuid: id, name: database.name });
    const input: unknown = JSON.parse(sent);
    if (action === "query") return success(execute(database.sqlite, field(input, "sql")));
    return importFile(database, id, input);
  }

  /** `init` asks for the upload, `ingest` executes what was uploaded, and is polled once. */
  function importFile({ sqlite }: Database, id: string, input: unknown): Answer {
    const step = { success: true, type: "import", messages: [], at_bookmark: "1" };
    const path = `/upload/${id}/${field(input, "etag")}`;
    switch (field(input, "action")) {
      case "init":
        return success({ ...step, upload_url: url + path, filename: path.slice(1) });
      case "ingest": {
        const results = execute(sqlite, uploads.get(path) ?? "");
        uploads.set("executed", String(results.length));
        return success({ ...step, status: "active" });
      }
      default: {
        const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 };
        const result = { num_queries: Number(uploads.get("executed")), final_bookmark: "1", meta };
        return success({ ...step, status: "complete", result });
      }
    }
  }

  return {
    env: {
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ACCOUNT_ID: "account",
    },
    rows: (name: string, query: string) =>
      databases
        .get(ids[name] ?? "")
        ?.sqlite.prepare(query)
        .all() ?? [],
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
      for (const { sqlite } of databases.values()) sqlite.close();
    },
  };
}

type Database = { name: string; sqlite: DatabaseSync };
type Answer = { status: number; body: unknown; etag?: string };

function open(name: string): Database {
  return { name, sqlite: new DatabaseSync(":memory:") };
}

/** All or none, as D1 does it; the rows of each statement. */
function execute(sqlite: DatabaseSync, sql: string) {
  sqlite.exec("begin");
  try {
    const results = statementsOf(sql).map((statement) => {
      if (Buffer.byteLength(statement) > MAX_STATEMENT_BYTES) throw new Error("statement too long");
      const rows = sqlite.prepare(statement).all();
      return { success: true, results: rows, meta: { duration: 1, changes: 0 } };
    });
    sqlite.exec("commit");
    return results;
  } catch (error) {
    sqlite.exec("rollback");
    throw error;
  }
}

/** Splits at semicolons outside quotes and comments. */
function statementsOf(sql: string): string[] {
  const parts = sql.match(/(?:'(?:[^']|'')*'|"[^"]*"|`[^`]*`|--[^\n]*|[^;'"`-]|-(?!-))+/g) ?? [];
  return parts.filter((part) => part.replace(/--[^\n]*/g, "").trim() !== "");
}

function field(input: unknown, name: string): string {
  return String(Object.entries(input ?? {}).find(([key]) => key === name)?.[1]);
}

function success(result: unknown): Answer {
  return { status: 200, body: { success: true, errors: [], messages: [], result } };
}

function failure(error: unknown, status = 400): Answer {
  const message = error instanceof Error ? error.message : String(error);
  return { status, body: { success: false, errors: [{ code: 7500, message }], messages: [], result: null } };
}
