/**
 * npm run bench:burst: 50,000 beacons as fast as `npm start` takes them (site, queue, jobs worker and both databases
 * in one process), while a visitor keeps loading public pages. Every beacon that was accepted must be stored once:
 * none lost, none twice. BEACONS=number for a shorter look.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./lib/edge.ts";
import { percentile } from "./lib/load.ts";

const BEACONS = Number(process.env.BEACONS ?? 50_000);
const CONNECTIONS = 32;
const HITS_PER_VISIT = 4;
const PAGES = ["/", "/pixlseo", "/blog", "/contact"];
const DRAIN_SECONDS = 600;
const BROWSER = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  "Accept-Language": "en-US,en;q=0.9",
};

const stateDir = mkdtempSync(join(tmpdir(), "beaconry-burst-"));
const port = await freePort();
const program = await startProgram();
const base = new URL(`http://localhost:${port}`);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 1 });

const accepted = new Set<string>();
const refused = new Map<number, number>();
const pageTimes: number[] = [];
let isSending = true;

const from = performance.now();
const visitor = loadPages();
await Promise.all(Array.from({ length: CONNECTIONS }, sendBeacons));
const sentSeconds = (performance.now() - from) / 1000;
isSending = false;
await visitor;
const stored = await drained();
const drainedSeconds = (performance.now() - from) / 1000;
agent.destroy();
await stopProgram(program);
rmSync(stateDir, { recursive: true, force: true });
report();

async function startProgram(): Promise<ChildProcess> {
  const settings = {
    PORT: String(port),
    JOBS_PORT: String(await freePort()),
    STATE_DIR: stateDir,
    DEMO: "0",
  };
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...settings, CRON_CLOCK: "0" },
    stdio: "ignore",
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (answer?.ok) return child;
    await wait(500);
  }
  throw new Error("The program did not start");
}

async function stopProgram(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

let next = 0;

async function sendBeacons(): Promise<void> {
  while (next < BEACONS) {
    const number = next;
    next += 1;
    const visit = Math.floor(number / HITS_PER_VISIT);
    const id = crypto.randomUUID();
    const path = PAGES[number % PAGES.length] ?? "/";
    const body = JSON.stringify({
      kind: "page-view",
      id,
      session: `00000000-0000-4000-8000-${visit.toString(16).padStart(12, "0")}`,
      path,
      title: `Title of ${path}`,
      referrer: null,
      age: 400,
    });
    // Every visit has an address of its own, as visitors have.
    const address = `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`;
    const headers = { ...BROWSER, "Content-Type": "text/plain", "CF-Connecting-IP": address };
    const status = await send("POST", "/collect", headers, body);
    if (status === 204) accepted.add(id.replaceAll("-", "").toUpperCase());
    else refused.set(status, (refused.get(status) ?? 0) + 1);
  }
}

async function loadPages(): Promise<void> {
  while (isSending) {
    const start = performance.now();
    const status = await send("GET", PAGES[pageTimes.length % PAGES.length] ?? "/", BROWSER);
    if (status !== 200) throw new Error(`A public page answered ${status} during the burst`);
    pageTimes.push(performance.now() - start);
    await wait(20);
  }
}

/** Waits until nothing more is stored; returns the ids of the stored hits and what the rollups count. */
async function drained(): Promise<{ ids: string[]; counted: number; visits: number }> {
  let before = -1;
  for (let seconds = 0; seconds < DRAIN_SECONDS; seconds += 5) {
    const count = Number(read("select count(*) n from hits")[0]?.n ?? 0);
    if (count === before && count > 0) break;
    before = count;
    await wait(5000);
  }
  return {
    ids: read("select hex(id) id from hits").map((row) => String(row.id)),
    counted: Number(read("select sum(views) n from rollup_hours where dimension = 'page'")[0]?.n),
    visits: Number(read("select sum(visits) n from rollup_hours where dimension = 'total'")[0]?.n),
  };
}

function read(query: string) {
  for (const file of globSync(join(stateDir, "v3/d1/*/*.sqlite"))) {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      if (database.prepare("select 1 from sqlite_master where name = 'hits'").get()) {
        return database.prepare(query).all();
      }
    } finally {
      database.close();
    }
  }
  throw new Error("There is no analytics database");
}

function send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, base), { agent, method, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    call.on("error", reject);
    call.end(body);
  });
}

function report(): void {
  const ids = new Set(stored.ids);
  const lost = [...accepted].filter((id) => !ids.has(id)).length;
  const row = {
    beacons: BEACONS,
    accepted: accepted.size,
    refused: Object.fromEntries(refused),
    perSecond: Math.round(BEACONS / sentSeconds),
    sentSeconds: Math.round(sentSeconds),
    storedAfterSeconds: Math.round(drainedSeconds),
    stored: stored.ids.length,
    lost,
    twice: stored.counted - ids.size,
    visits: stored.visits,
    pageLoads: pageTimes.length,
    pageP50: percentile(pageTimes, 0.5),
    pageP99: percentile(pageTimes, 0.99),
  };
  console.table([row]);
  mkdirSync("bench/results", { recursive: true });
  const machine = `${cpus().length} × ${cpus()[0]?.model}`;
  writeFileSync("bench/results/burst.json", `${JSON.stringify({ machine, ...row }, null, 2)}\n`);
  if (lost > 0 || row.twice !== 0 || accepted.size < BEACONS) {
    console.error("A beacon was lost, refused or counted twice.");
    process.exitCode = 1;
  }
}
