/**
 * npm run bench: p50 on one connection and requests per second of public pages and the contact form on the built site
 * in workerd, rendered and from the edge cache, as multiples of a bare workerd "hello" in the same run. Then for every
 * public URL: the number of sequential database calls, and the time with 20 ms added to each.
 */
import { UNCACHED } from "../tests/support/door/addresses.ts";
import { formLimit } from "../tests/support/form-limits.ts";
import { TIMES_OF_HELLO } from "../tests/support/limits.ts";
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

/** `limit`: of the p50, as a multiple of hello's. */
type Row = { name: string; kind: "hello" | "rendered" | "cached" | "written"; limit: number } & Load;

async function benchBaseline(): Promise<Row> {
  const hello = startBaseline();
  const load = await measure(await hello.ready, () => ({ path: "/" }));
  await hello.dispose();
  return { name: "workerd hello", kind: "hello", limit: 1, ...load };
}

async function benchSite() {
  const site = await startSite({}, { traced: true });
  const base = await site.ready;
  const slug = await seedPosts(await site.getD1Database("DB"), 60);
  const rows: Row[] = [];
  for (const [name, path] of [["/"], ["/blog"], ["/blog/:slug", `/blog/${slug}`]] as const) {
    const { [name]: limit, cached } = TIMES_OF_HELLO;
    const rendered = await measure(base, () => ({ path: path ?? name, headers: UNCACHED }));
    rows.push({ name, kind: "rendered", limit, ...rendered });
    rows.push({
      name,
      kind: "cached",
      limit: cached,
      ...(await measure(base, () => ({ path: path ?? name }))),
    });
  }
  const name = "POST /contact/send";
  const written = await measure(base, contactForm(base), { samples: 200 });
  rows.push({ name, kind: "written", limit: TIMES_OF_HELLO[name], ...written });
  await seedRecords(site);
  const trips = await measurePageTrips(base, (pattern) => !isAdmin(pattern));
  const form = contactForm(base);
  // Distinct from the IP addresses of the other measurements.
  let count = 10_000_000;
  const limit = formLimit("marketing/contact/send.route", null).steps;
  trips.push(await measureTrips(base, () => form(count++), { address: name, limit }));
  await site.dispose();
  return { rows, trips };
}

function listMissed(hello: Row, rows: Row[]): string[] {
  return rows.flatMap((row) => {
    const times = row.p50 / hello.p50;
    const share = row.perSecond / hello.perSecond;
    return [
      times > row.limit &&
        `${row.name} ${row.kind}: p50 is ${times.toFixed(1)} times hello's, more than ${row.limit}`,
      row.kind === "cached" &&
        share < CACHED_SHARE &&
        `${row.name} cached: ${share.toFixed(2)} of hello's requests a second are under ${CACHED_SHARE}`,
    ].filter((problem) => problem !== false);
  });
}

const hello = await benchBaseline();
const { rows, trips } = await benchSite();
printMachine();
console.table(
  [hello, ...rows].map((row) => ({
    address: row.name,
    answer: row.kind,
    "p50 ms": row.p50.toFixed(2),
    "times hello": (row.p50 / hello.p50).toFixed(1),
    "at most": row.limit,
    "p99 ms": row.p99.toFixed(2),
    "requests/s": Math.round(row.perSecond),
    kB: (row.bytes / 1000).toFixed(1),
  })),
);
printTrips(trips);
writeResults("requests", { rows: [hello, ...rows], trips: tripCounts(trips) });
endBench({ missed: [...listMissed(hello, rows), ...listLongTrips(trips)] });
