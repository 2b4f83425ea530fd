/**
 * npm run bench:collect: the time that /collect takes in workerd for a page view, an event and a request of 20 items,
 * each from another visitor, compared with a bare workerd "hello" in the same run. Fails if a single hit's p50 is over
 * the limit.
 */
import { randomUUID } from "node:crypto";
import { type BenchRequest, type Load, measure } from "./lib/load.ts";
import { endBench, printMachine, writeResults } from "./lib/run.ts";
import { startBaseline, startSite } from "./lib/workerd.ts";

/** In ms. */
const LIMIT = { p50: 5 };
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

const pageView = () => ({
  kind: "page-view",
  id: randomUUID(),
  session: randomUUID(),
  age: 320,
  webdriver: false,
  path: "/platform",
  title: "Platform: every channel in one place | Beaconry",
  referrer: "https://www.google.com/",
  arrival: `${new URLSearchParams({ landingPath: "/platform", referrer: "https://www.google.com/", utm: "{}" })}`,
});

const event = () => ({
  ...pageView(),
  kind: "event",
  name: "button_click",
  data: { button_text: "Book a demo", location: "hero" },
});

/** Each from another address, since one address is limited. */
function post(base: URL, makeBody: () => object): (count: number) => BenchRequest {
  return (count) => ({
    method: "POST",
    path: "/collect",
    headers: {
      Origin: base.origin,
      "Content-Type": "text/plain;charset=UTF-8",
      "User-Agent": CHROME,
      "Accept-Language": "en-US,en;q=0.9",
      "CF-Connecting-IP": `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    },
    body: JSON.stringify(makeBody()),
  });
}

const hello = startBaseline();
const rows: ({ name: string; isLimited: boolean } & Load)[] = [
  { name: "workerd hello", isLimited: false, ...(await measure(await hello.ready, () => ({ path: "/" }))) },
];
await hello.dispose();

const site = await startSite();
const base = await site.ready;
for (const { name, isLimited, body } of [
  { name: "page view", isLimited: true, body: pageView },
  { name: "event", isLimited: true, body: event },
  { name: "20 page views", isLimited: false, body: () => Array.from({ length: 20 }, pageView) },
]) {
  rows.push({ name, isLimited, ...(await measure(base, post(base, body), { status: 204, samples: 1000 })) });
}
await site.dispose();

printMachine();
console.table(
  rows.map(({ name, p50, p99, perSecond }) => ({
    request: name,
    "p50 ms": p50.toFixed(2),
    "p99 ms": p99.toFixed(2),
    "requests/s": Math.round(perSecond),
  })),
);
writeResults("collect", { limit: LIMIT, rows });
const slow = rows.filter(({ isLimited, p50 }) => isLimited && p50 > LIMIT.p50);
endBench({
  missed: slow.map(({ name, p50 }) => `${name}: p50 ${p50.toFixed(2)} ms is over ${LIMIT.p50} ms`),
});
