/**
 * npm run bench: p50 on one connection and requests per second of public pages and the contact form on the built site
 * in workerd, rendered and from the edge cache, as multiples of a bare workerd "hello" in the same run. Then for every
 * public URL: the number of sequential database calls, and the time with 20 ms added to each.
 */

import { formLimit } from "../tests/support/form-limits.ts";
import { UNCACHED } from "../tests/support/form-sweep/addresses.ts";
import { HELLO_MULTIPLES } from "../tests/support/limits.ts";
import { contactForm } from "./lib/contact-form.ts";
import { type Load, measure } from "./lib/load.ts";
import { isAdmin, measurePageTrips } from "./lib/page-trips.ts";
import { seedPosts } from "./lib/posts.ts";
import { seedRecords } from "./lib/records.ts";
import { listLongTrips, measureTrips, printTrips, tripCounts } from "./lib/round-trips.ts";
import { endBench, printMachine, writeResults } from "./lib/run.ts";
import { startBaseline, startSite } from "./lib/workerd.ts";

/** Requests per second of a cached page, as a share of hello's. */
const CACHED_SHARE = 0.3;

/** `limit`: of the p50, as a multiple of hello's just before. */
type Row = { name: string; kind: "rendered" | "cached" | "written"; limit: number; hello: Load } & Load;

const hello = startBaseline();
const helloBase = await hello.ready;
const site = await startSite({}, { traced: true });
const base = await site.ready;
const rows = await measureRows();
const trips = await measureAllTrips();
await Promise.all([site.dispose(), hello.dispose()]);

async function measureRows(): Promise<Row[]> {
  const slug = await seedPosts(await site.getD1Database("DB"), 60);
  const made: Row[] = [];
  for (const [name, path] of [["/"], ["/blog"], ["/blog/:slug", `/blog/${slug}`]] as const) {
    const { [name]: limit, cached } = HELLO_MULTIPLES;
    const at = { path: path ?? name };
    const uncached = { ...at, headers: UNCACHED };
    made.push({ name, kind: "rendered", limit, ...(await besideHello(() => measure(base, () => uncached))) });
    made.push({ name, kind: "cached", limit: cached, ...(await besideHello(() => measure(base, () => at))) });
  }
  const name = "POST /contact/send";
  const written = await besideHello(() => measure(base, contactForm(base), { samples: 200 }));
  made.push({ name, kind: "written", limit: HELLO_MULTIPLES[name], ...written });
  return made;
}

/** A machine's speed drifts within a run by a third: each row is compared with a hello of the same seconds. */
async function besideHello(measureRow: () => Promise<Load>): Promise<Load & { hello: Load }> {
  const beside = await measure(helloBase, () => ({ path: "/" }));
  return { ...(await measureRow()), hello: beside };
}

async function measureAllTrips() {
  await seedRecords(site);
  const measured = await measurePageTrips(base, (pattern) => !isAdmin(pattern));
  const form = contactForm(base);
  // Distinct from the IP addresses of the other measurements.
  let count = 10_000_000;
  const limit = formLimit("marketing/contact/send.route", null).steps;
  measured.push(await measureTrips(base, () => form(count++), { address: "POST /contact/send", limit }));
  return measured;
}

function listMissed(): string[] {
  return rows.flatMap((row) => {
    const times = row.p50 / row.hello.p50;
    const share = row.perSecond / row.hello.perSecond;
    return [
      times > row.limit &&
        `${row.name} ${row.kind}: p50 is ${times.toFixed(1)} times hello's, more than ${row.limit}`,
      row.kind === "cached" &&
        share < CACHED_SHARE &&
        `${row.name} cached: ${share.toFixed(2)} of hello's requests a second are under ${CACHED_SHARE}`,
    ].filter((problem) => problem !== false);
  });
}

printMachine();
console.table(
  rows.map((row) => ({
    address: row.name,
    answer: row.kind,
    "p50 ms": row.p50.toFixed(2),
    "hello ms": row.hello.p50.toFixed(2),
    "times hello": (row.p50 / row.hello.p50).toFixed(1),
    "at most": row.limit,
    "p99 ms": row.p99.toFixed(2),
    "requests/s": Math.round(row.perSecond),
    kB: (row.bytes / 1000).toFixed(1),
  })),
);
printTrips(trips);
writeResults("requests", { rows, trips: tripCounts(trips) });
endBench({ missed: [...listMissed(), ...listLongTrips(trips)] });
