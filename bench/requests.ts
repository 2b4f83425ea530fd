/**
 * npm run bench: p50 on one connection and requests per second of public pages and the contact form on the built site
 * in workerd, rendered and from the edge cache, compared with a bare workerd "hello" in the same run. Then for every
 * public URL: the number of sequential database calls, and the time with 20 ms added to each.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { contactForm } from "./lib/contact-form.ts";
import { type Load, measure } from "./lib/load.ts";
import { seedPosts } from "./lib/posts.ts";
import { measurePublicTrips, UNCACHED } from "./lib/public-trips.ts";
import { listLongTrips, printTrips, tripCounts } from "./lib/round-trips.ts";
import { startBaseline, startSite } from "./lib/workerd.ts";

/** For pages, rendered or cached; form posts are measured without a limit. */
const LIMITS = { uncachedP50: 6, cachedP50: 1, cachedShareOfHello: 0.3, trips: 3, staticTrips: 0 };

type Row = { name: string; kind: "hello" | "rendered" | "cached" | "written" } & Load;

async function benchBaseline(): Promise<Row> {
  const hello = startBaseline();
  const load = await measure(await hello.ready, () => ({ path: "/" }));
  await hello.dispose();
  return { name: "workerd hello", kind: "hello", ...load };
}

async function benchSite() {
  const site = await startSite({}, { traced: true });
  const base = await site.ready;
  const slug = await seedPosts(await site.getD1Database("DB"), 60);
  const rows: Row[] = [];
  for (const path of ["/", "/blog", `/blog/${slug}`]) {
    const name = path.startsWith("/blog/") ? "/blog/:slug" : path;
    rows.push({ name, kind: "rendered", ...(await measure(base, () => ({ path, headers: UNCACHED }))) });
    rows.push({ name, kind: "cached", ...(await measure(base, () => ({ path }))) });
  }
  rows.push({
    name: "POST /contact/send",
    kind: "written",
    ...(await measure(base, contactForm(base), { samples: 200 })),
  });
  const trips = await measurePublicTrips(base, slug);
  await site.dispose();
  return { rows, trips };
}

function verdicts(rows: Row[]): string[] {
  const hello = rows.find((row) => row.kind === "hello")?.perSecond ?? Number.POSITIVE_INFINITY;
  return rows.flatMap((row) => {
    if (row.kind === "rendered" && row.p50 > LIMITS.uncachedP50) {
      return [`${row.name} rendered: p50 ${row.p50.toFixed(2)} ms is over ${LIMITS.uncachedP50} ms`];
    }
    if (row.kind !== "cached") return [];
    const share = row.perSecond / hello;
    return [
      row.p50 > LIMITS.cachedP50 &&
        `${row.name} cached: p50 ${row.p50.toFixed(2)} ms is over ${LIMITS.cachedP50} ms`,
      share < LIMITS.cachedShareOfHello &&
        `${row.name} cached: ${share.toFixed(2)} of hello is under ${LIMITS.cachedShareOfHello}`,
    ].filter((problem) => problem !== false);
  });
}

const hello = await benchBaseline();
const site = await benchSite();
const rows = [hello, ...site.rows];
const trips = [...site.trips.static, ...site.trips.dynamic];
console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
console.table(
  rows.map((row) => ({
    address: row.name,
    answer: row.kind,
    "p50 ms": row.p50.toFixed(2),
    "p99 ms": row.p99.toFixed(2),
    "requests/s": Math.round(row.perSecond),
    kB: (row.bytes / 1000).toFixed(1),
  })),
);
printTrips(trips);
mkdirSync("bench/results", { recursive: true });
const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
const result = { ...machine, limits: LIMITS, rows, trips: tripCounts(trips) };
writeFileSync("bench/results/requests.json", `${JSON.stringify(result, null, 2)}\n`);
const problems = [
  ...verdicts(rows),
  ...listLongTrips(site.trips.static, LIMITS.staticTrips),
  ...listLongTrips(site.trips.dynamic, LIMITS.trips),
];
for (const problem of problems) console.log(`over the limit: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
