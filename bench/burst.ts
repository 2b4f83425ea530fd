/**
 * npm run bench:burst: 50,000 page views sent to the running program as fast as this process can, a tenth of them twice,
 * while a visitor opens public pages. Fails if one is lost or counted twice, or if a page is not served. BEACONS=number
 * for another amount. The local queue holds at most 10,000 messages, so most of the burst is kept in the database until
 * the sweep; an account's queue takes 5,000 messages a second.
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../tests/support/database.ts";
import { startServer } from "../tests/support/server.ts";
import { percentile } from "./lib/load.ts";

const BEACONS = Number(process.env.BEACONS ?? 50_000);
const CONNECTIONS = 64;
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const PATIENCE_MS = 600_000;

const server = await startServer({ demo: false, settings: {} });
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const pages: number[] = [];
let isSending = true;
const visitor = openPages();

const started = performance.now();
const refused = await sendAll();
const sentIn = (performance.now() - started) / 1000;
isSending = false;
await visitor;
const { stored, counted } = await waitForAll();
const recordedIn = (performance.now() - started) / 1000;
agent.destroy();
await server.stop();

const result = {
  machine: `${cpus().length} × ${cpus()[0]?.model}`,
  beacons: BEACONS,
  perSecond: Math.round(BEACONS / sentIn),
  recordedAfterSeconds: Math.round(recordedIn),
  refused,
  stored,
  counted,
  pages: pages.length,
  pageP50: Math.round(percentile(pages, 0.5)),
  pageP99: Math.round(percentile(pages, 0.99)),
};
console.table([result]);
mkdirSync("bench/results", { recursive: true });
writeFileSync("bench/results/burst.json", `${JSON.stringify(result, null, 2)}\n`);
process.exitCode = refused === 0 && stored === BEACONS && counted === BEACONS ? 0 : 1;

/** Returns how many the program did not take. */
async function sendAll(): Promise<number> {
  let next = 0;
  let failed = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < BEACONS) {
        const at = next++;
        const body = pageView();
        // A browser that does not know whether a beacon arrived sends it again.
        for (let times = at % 10 === 0 ? 2 : 1; times > 0; times -= 1) {
          const send = () => post(body, at);
          if ((await send().catch(send)) !== 204) failed += 1;
        }
      }
    }),
  );
  return failed;
}

function pageView(): string {
  return JSON.stringify({
    kind: "page-view",
    id: randomUUID(),
    session: randomUUID(),
    age: 320,
    webdriver: false,
    path: "/platform",
    title: "Platform",
    referrer: "",
  });
}

/** Each from another address, since one address is limited. Returns the status. @throws if the connection is lost */
function post(body: string, at: number): Promise<number> {
  const headers = {
    Origin: server.url,
    "Content-Type": "text/plain;charset=UTF-8",
    "User-Agent": CHROME,
    "Accept-Language": "en-US,en;q=0.9",
    "CF-Connecting-IP": `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/collect`, { agent, method: "POST", headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function openPages(): Promise<void> {
  while (isSending) {
    const from = performance.now();
    const response = await fetch(`${server.url}/pixlseo`);
    await response.text();
    if (response.status !== 200) throw new Error(`A page answered ${response.status}`);
    pages.push(performance.now() - from);
    await wait(50);
  }
}

/** Waits until as many are recorded as were sent, or no more come. */
async function waitForAll() {
  const db = openDatabase(server);
  const read = () => ({
    stored: Number(db.get("select count(*) n from hits")?.n),
    counted: Number(db.get("select coalesce(sum(views), 0) n from rollup_hours where dimension = 'page'")?.n),
  });
  const end = performance.now() + PATIENCE_MS;
  for (let sweeps = 0; read().stored < BEACONS && performance.now() < end; sweeps += 1) {
    await server.fireCron("*/5 * * * *", new Date(Date.now() + sweeps * 300_000));
    await wait(1000);
  }
  await wait(3000);
  const counts = read();
  db.close();
  return counts;
}
