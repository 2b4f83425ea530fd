/**
 * npm run bench — p50 at one connection and requests per second of public pages and the contact form, against the
 * built site in workerd, rendered every time and from the edge cache, next to a bare workerd "hello" in the same run.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Load, measure, type Shot } from "./lib/load.ts";
import { seedPosts } from "./lib/posts.ts";
import { startHello, startSite } from "./lib/workerd.ts";

/** For pages, rendered or cached; a written form is measured beside them. */
const LIMITS = { uncachedP50: 6, cachedP50: 1, cachedShareOfHello: 0.3 };
/** Any cookie of ours makes a request personal, so that the edge cache lets it pass. */
const UNCACHED = { Cookie: "beaconry_bench=1" };

type Row = { name: string; kind: "hello" | "rendered" | "cached" | "written" } & Load;

async function benchHello(): Promise<Row> {
  const hello = startHello();
  const load = await measure(await hello.ready, () => ({ path: "/" }));
  await hello.dispose();
  return { name: "workerd hello", kind: "hello", ...load };
}

async function benchSite(): Promise<Row[]> {
  const site = await startSite();
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
  await site.dispose();
  return rows;
}

function contactForm(base: URL): (count: number) => Shot {
  return (count) => ({
    method: "POST",
    path: "/contact/send",
    headers: {
      Origin: base.origin,
      "Content-Type": "application/x-www-form-urlencoded",
      "CF-Connecting-IP": `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    },
    body: new URLSearchParams({
      firstName: "Dana",
      lastName: "Reyes",
      businessEmail: `dana${count}@harborauto.example`,
      phoneNumber: "(414) 555-0177",
      companyName: "Harbor Auto",
      projectDescription: "Three rooftops, most calls come from one of them.",
      page: "/",
      elapsedMs: "20000",
    }).toString(),
  });
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

const rows = [await benchHello(), ...(await benchSite())];
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
mkdirSync("bench/results", { recursive: true });
const result = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version, limits: LIMITS, rows };
writeFileSync("bench/results/requests.json", `${JSON.stringify(result, null, 2)}\n`);
const problems = verdicts(rows);
for (const problem of problems) console.log(`over the limit: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
