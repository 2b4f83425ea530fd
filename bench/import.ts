/**
 * npm run bench:import: an import of 50,000 rows into a CRM with 100,000 leads, half of them updates, through the
 * real program: upload and dry run, the queue's work, and undoing it all.
 */
import { newId, randomToken, sha256 } from "../app/platform/ids";
import { openDatabase, type TestDatabase } from "../tests/support/database";
import { INDEX_ALL_LEADS } from "../tests/support/search-rows";
import { OWNER, type Server, startServer } from "../tests/support/server";
import { endBench, printMachine, sized, writeResults } from "./lib/run";

const LIMIT_SECONDS = 60;
const LEADS = sized(100_000, 100);
const ROWS = sized(50_000, 50);
const DAY_MS = 86_400_000;
const HEADER =
  "First Name,Last Name,Email,Phone,Company,Industry,Status,Priority,Lead Score,Source,Deal Value,Project Description";

async function insertLeads(db: TestDatabase): Promise<void> {
  await db.write(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?1 - 1)
    insert into leads (id, first_name, last_name, business_email, phone_number, company_name, industry,
      project_description, status, priority, lead_score, source, email_key, phone_key, created_at, updated_at)
    select printf('bench-%06d', i), 'First' || i, 'Last' || i % 977, 'lead' || i || '@harbor.example',
      '216555' || printf('%04d', i % 10000), 'Company ' || i % 4999, 'Industry ' || i % 9,
      'Three rooftops, most calls come from one of them.', 'new', 'medium', i % 100, 'contact_form',
      'lead' || i || '@harbor.example', '216555' || printf('%04d', i % 10000),
      strftime('%Y-%m-%dT%H:%M:%fZ', '2025-01-01', '+' || i || ' minutes'), '2025-01-01T00:00:00.000Z'
    from n`,
    LEADS,
  );
  await db.write(INDEX_ALL_LEADS);
}

async function signIn(db: TestDatabase): Promise<string> {
  const token = randomToken();
  const now = new Date();
  await db.write(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
    select ?1, id, ?2, ?2, ?3 from users where email = ?4`,
    await sha256(token),
    now.toISOString(),
    new Date(now.getTime() + DAY_MS).toISOString(),
    OWNER.email,
  );
  return `beaconry_session=${token}`;
}

function makeFile(): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const email = at % 2 ? `lead${at}@harbor.example` : `new${at}-${newId().slice(-6)}@fern.example`;
    return `Dana${at},Reyes,${email},(440) 555-${String(at % 10_000).padStart(4, "0")},"Fern, Moss & Co ${at % 3000}",Agency,contacted,high,${at % 101},fair,${at}.50,"Said: ""call me"", row ${at}"`;
  });
  return [HEADER, ...lines].join("\r\n");
}

type Site = { server: Server; db: TestDatabase; cookie: string };

function post({ server, cookie }: Site, path: string, body: FormData | URLSearchParams): Promise<Response> {
  const headers = { Cookie: cookie, Origin: server.url, Accept: "text/html" };
  return fetch(server.url + path, { method: "POST", body, headers, redirect: "manual" });
}

async function upload(site: Site): Promise<string> {
  const body = new FormData();
  body.set("file", new File([makeFile()], "bench.csv", { type: "text/csv" }));
  const answer = await post(site, "/admin/leads/imports", body);
  const path = answer.headers.get("Location");
  if (!path) throw new Error(`The upload was answered with ${answer.status}`);
  return path;
}

/** Submits a form of the import page and waits for the resulting state. Returns the import's row count. */
async function submitAndWait(site: Site, path: string, fields: Record<string, string>, state: string) {
  await post(site, path, new URLSearchParams(fields));
  const id = path.split("/").at(-1) ?? "";
  for (;;) {
    const row = site.db.get("select * from lead_imports where id = ?", id);
    if (row?.state === state) return row;
    if (row?.state === "failed") throw new Error(`The import has failed: ${row.error}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function timed<Value>(work: () => Promise<Value>): Promise<[number, Value]> {
  const from = performance.now();
  const value = await work();
  return [(performance.now() - from) / 1000, value];
}

const server = await startServer({ demo: false, settings: {} });
const db = openDatabase(server);
try {
  await insertLeads(db);
  const site = { server, db, cookie: await signIn(db) };
  const [uploadSeconds, path] = await timed(() => upload(site));
  const [runSeconds, done] = await timed(() =>
    submitAndWait(site, path, { intent: "start", mode: "update" }, "done"),
  );
  const [undoSeconds] = await timed(() => submitAndWait(site, path, { intent: "undo" }, "undone"));
  const [left] = db.all("select count(*) leads, sum(version) versions from leads");
  const seconds = {
    upload: uploadSeconds,
    run: runSeconds,
    import: uploadSeconds + runSeconds,
    undo: undoSeconds,
  };
  printMachine();
  console.table(seconds);
  const { created_rows, updated_rows, skipped_rows, failed_rows } = done;
  const rows = { created_rows, updated_rows, skipped_rows, failed_rows };
  writeResults("import", { leads: LEADS, limitSeconds: LIMIT_SECONDS, rows, seconds });
  const isWhole = created_rows === ROWS / 2 && updated_rows === ROWS / 2;
  const isUndone = left?.leads === LEADS && left.versions === LEADS;
  endBench({
    missed:
      seconds.import > LIMIT_SECONDS
        ? [`the import took ${seconds.import.toFixed(1)} s, more than ${LIMIT_SECONDS} s`]
        : [],
    wrong: [
      ...(isWhole ? [] : [`the import of ${ROWS} rows, half of them updates: ${JSON.stringify(rows)}`]),
      ...(isUndone ? [] : ["the undo left something behind"]),
    ],
  });
} finally {
  db.close();
  await server.stop();
}
