/**
 * npm run bench:burst: 50,000 page views sent to the running program as fast as this process can, a tenth of them twice,
 * while a visitor opens public pages. Fails if one is lost or counted twice, or if a page is not served. BEACONS=number
 * for another amount. The local queue holds at most 10,000 messages, so most of the burst is kept in the database until
 * the sweep; an account's queue takes 5,000 messages a second.
 */
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../tests/support/database.ts";
import { startServer } from "../tests/support/server.ts";
import { percentile, send } from "./lib/load.ts";
import { endBench, sized, writeResults } from "./lib/run.ts";

const BEACONS = Number(process.env.BEACONS ?? sized(50_000, 100));
const CONNECTIONS = 64;
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const PATIENCE_MS = 600_000;

const server = await startServer({ demo: false, settings: {} });
const base = new URL(server.url);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
/** The visitor's own connection, which does not wait behind the beacons. */
const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
const pages: number[] = [];
let isSending = true;
const started = performance.now();
const { refused, sentIn, stored, counted, recordedIn } = await runBurst().finally(() => {
  agent.destroy();
  visitor.destroy();
  return server.stop();
});

const result = {
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
writeResults("burst", result);
endBench({
  wrong: [
    refused > 0 && `${refused} page views were refused`,
    stored !== BEACONS && `${stored} page views are stored, not ${BEACONS}`,
    counted !== BEACONS && `${counted} page views are counted, not ${BEACONS}`,
  ].filter((problem) => problem !== false),
});

async function runBurst() {
  const [sent] = await Promise.all([sendAll(), openPages()]);
  const counts = await waitForAll();
  return { ...sent, ...counts, recordedIn: (performance.now() - started) / 1000 };
}

/** Returns how many the program did not take, and in how many seconds all were sent. */
async function sendAll(): Promise<{ refused: number; sentIn: number }> {
  let next = 0;
  let failed = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < BEACONS) {
        const at = next++;
        const body = pageView();
        // A browser that does not know whether a beacon arrived sends it again.
        for (let times = at % 10 === 0 ? 2 : 1; times > 0; times -= 1) {
          if ((await post(body, at)) !== 204) failed += 1;
        }
      }
    }),
  );
  isSending = false;
  return { refused: failed, sentIn: (performance.now() - started) / 1000 };
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

/** Each from another address, since one address is limited. Returns the status. */
async function post(body: string, at: number): Promise<number> {
  const headers = {
    Origin: server.url,
    "Content-Type": "text/plain;charset=UTF-8",
    "User-Agent": CHROME,
    "Accept-Language": "en-US,en;q=0.9",
    "CF-Connecting-IP": `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
  };
  return (await send(agent, base, { method: "POST", path: "/collect", headers, body })).status;
}

async function openPages(): Promise<void> {
  while (isSending) {
    const from = performance.now();
    const { status } = await send(visitor, base, { path: "/pixlseo" });
    if (status !== 200) throw new Error(`A page answered ${status}`);
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
