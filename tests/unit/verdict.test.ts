import { expect, test } from "vitest";
import { itemSchema } from "../../app/analytics/collect/hit";
import { type SenderClues, verdictOf } from "../../app/analytics/collect/verdict";
import { FILTER_REASONS } from "../../app/analytics/filter-reasons";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const PERSON: SenderClues = { userAgent: CHROME, clientHints: "", language: "en-US,en;q=0.9", asn: 7922 };
const HIT = {
  kind: "page-view",
  id: "0b8a3c1e-7a39-4a51-9c0e-2f1d6c1b7a10",
  session: "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55",
  path: "/platform",
  title: "Platform",
  age: 320,
};

type Change = Record<string, unknown>;
const verdict = (item: Change = {}, clues: Partial<SenderClues> = {}) =>
  verdictOf(itemSchema.parse({ ...HIT, ...item }), { ...PERSON, ...clues });

const arrivedFrom = (referrer: string) => ({
  arrival: `${new URLSearchParams({ landingPath: "/", referrer })}`,
});

/** A case for each layer but "rate", which needs a memory. */
const PROGRAMS: [reason: string, name: string, item: Change, clues: Partial<SenderClues>][] = [
  ["bot", "no user agent", {}, { userAgent: "" }],
  ["bot", "a crawler", {}, { userAgent: "Mozilla/5.0 (compatible; bingbot/2.0)" }],
  ["bot", "a command-line tool", {}, { userAgent: "curl/8.5.0", language: "" }],
  ["data-center", "AWS", {}, { asn: 16509 }],
  ["data-center", "Hetzner", {}, { asn: 24940 }],
  ["headless", "the user agent", {}, { userAgent: CHROME.replace("Chrome", "HeadlessChrome") }],
  ["headless", "a client hint", {}, { clientHints: '"HeadlessChrome";v="140", "Not?A_Brand";v="8"' }],
  ["headless", "navigator.webdriver", { webdriver: true }, {}],
  ["headless", "a browser without languages", {}, { language: "" }],
  ["referrer-spam", "the page before", { referrer: "https://trafficbot.life/x" }, {}],
  ["referrer-spam", "a subdomain", { referrer: "http://best.semalt.com/" }, {}],
  ["referrer-spam", "the page before the landing", arrivedFrom("https://www.semalt.com/"), {}],
  ["impossible-timing", "a page view before the wait is over", { age: 89 }, {}],
  ["impossible-timing", "a negative age", { age: -1 }, {}],
  ["impossible-timing", "an age of a year", { age: 31_536_000_000 }, {}],
  ["impossible-timing", "an event at once", { kind: "event", name: "demo_booking", age: 0 }, {}],
  ["impossible-timing", "web vitals at once", { kind: "vitals", age: 5 }, {}],
];

test.each(PROGRAMS)("%s: %s", (reason, _, item, clues) => {
  expect(verdict(item, clues)).toBe(reason);
});

test("the cases above cover every reason but those of numbers", () => {
  const reasons = new Set(PROGRAMS.map(([reason]) => reason));
  expect([...FILTER_REASONS].filter((reason) => !reasons.has(reason))).toEqual([
    ...["rate", "day-limit", "storage-full"],
  ]);
});

test.each<[string, Change, Partial<SenderClues>]>([
  ["a browser at home", {}, {}],
  ["an unknown network", {}, { asn: null }],
  ["Cloudflare WARP and iCloud Private Relay at Cloudflare", {}, { asn: 13335 }],
  ["iCloud Private Relay at Akamai", {}, { asn: 36183 }],
  ["iCloud Private Relay at Fastly", {}, { asn: 54113 }],
  ["client hints of a browser", {}, { clientHints: '"Chromium";v="140", "Google Chrome";v="140"' }],
  ["a browser that says no webdriver drives it", { webdriver: false }, {}],
  ["a page view at the end of the wait, by a coarse clock", { age: 90 }, {}],
  ["a tab that was open for a week", { age: 604_800_000 }, {}],
  ["a site whose name ends like spam", { referrer: "https://notsemalt.com/" }, {}],
  ["a referrer that is no address", { referrer: "semalt.com" }, {}],
])("a person: %s", (_, item, clues) => {
  expect(verdict(item, clues)).toBeNull();
});

test("of several signs the first layer's reason counts, so that a hit is counted once", () => {
  const all = { webdriver: true, age: -1, referrer: "https://semalt.com/" };
  expect(verdict(all, { asn: 16509 })).toBe("headless");
  expect(verdict({ age: -1, referrer: "https://semalt.com/" }, { asn: 16509 })).toBe("data-center");
  expect(verdict({ age: -1, referrer: "https://semalt.com/" })).toBe("referrer-spam");
});
