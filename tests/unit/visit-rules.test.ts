import { expect, test } from "vitest";
import { mapAttributes } from "../../app/analytics/attributes";
import { CHANNEL_LABELS, CHANNELS } from "../../app/analytics/channel";
import { arrivalOf, arrivalSchema, hostOf, originOf } from "../../app/analytics/collect/arrival";
import { classifyChannel } from "../../app/analytics/collect/classify-channel";
import { itemListSchema, itemSchema, storableText } from "../../app/analytics/collect/hit";
import { postcardVisitOf } from "../../app/analytics/collect/postcard-visit";
import { verdictOf } from "../../app/analytics/collect/verdict";
import { fitWithinDayLimit } from "../../app/analytics/counts/day-limit";
import type { IncomingCount, IncomingHit } from "../../app/analytics/counts/incoming";
import { firstDayOfMonth, monthOfDay } from "../../app/analytics/counts/months";
import {
  addHit,
  firstHourOf,
  type SessionAttributes,
  type SessionHit,
} from "../../app/analytics/counts/visit-session";
import { dayStartHour, reportRange } from "../../app/analytics/ranges";
import { hasFilters } from "../../app/analytics/report-search";
import { bucketValue, vitalBucket, WEB_VITALS } from "../../app/analytics/web-vitals";
import { storedHit } from "../support/page-views";

const HOUR = 3_600_000;
const attributesOf = (landing: number): SessionAttributes => ({
  ...mapAttributes(() => null),
  ...{ landing, channel: 1, device: 1, browser: 1, os: 1 },
});
const sessionHit = (
  id: string,
  time: number,
  kind: SessionHit["kind"] = "view",
  landing = 1,
): SessionHit => ({
  ...{ id, time, kind },
  attributes: attributesOf(landing),
});

test("a visit begins with a hit, and counts those that follow", () => {
  const first = addHit(undefined, sessionHit("b", 5.5 * HOUR));
  expect(first).toEqual({
    ...{ firstAt: 5.5 * HOUR, firstHit: "b", lastAt: 5.5 * HOUR, hours: [5], attributes: attributesOf(1) },
    ...{ views: 1, events: 0, conversions: 0, calls: 0 },
  });
  const second = addHit(first, sessionHit("c", 5.6 * HOUR, "event", 2));
  expect(second).toEqual({ ...first, lastAt: 5.6 * HOUR, events: 1 });
  const third = addHit(second, sessionHit("d", 7 * HOUR, "form", 2));
  expect(third).toEqual({ ...first, lastAt: 7 * HOUR, hours: [5, 7], events: 2, conversions: 1 });
  expect(addHit(third, sessionHit("e", 5.9 * HOUR)).hours).toEqual([5, 7]);
  expect(addHit(third, sessionHit("e", 6 * HOUR))).toMatchObject({
    hours: [5, 6, 7],
    lastAt: 7 * HOUR,
    views: 2,
  });
  expect(first.hours).toEqual([5]);
});

test("what the earliest hit tells counts; of two at once, the one with the lower id", () => {
  const first = addHit(undefined, sessionHit("b", 5 * HOUR));
  expect(addHit(first, sessionHit("c", 5 * HOUR - 1, "view", 2))).toMatchObject({
    ...{ firstAt: 5 * HOUR - 1, firstHit: "c", lastAt: 5 * HOUR, hours: [4, 5], attributes: { landing: 2 } },
  });
  expect(addHit(first, sessionHit("a", 5 * HOUR, "view", 2))).toMatchObject({
    ...{ firstHit: "a", attributes: { landing: 2 } },
  });
  for (const id of ["b", "c"]) {
    expect(addHit(first, sessionHit(id, 5 * HOUR, "view", 2))).toMatchObject({
      ...{ firstHit: "b", attributes: { landing: 1 } },
    });
  }
  expect(addHit(first, sessionHit("a", 5 * HOUR + 1, "view", 2)).firstHit).toBe("b");
});

test.each([
  ["view", { views: 1, events: 0, conversions: 0, calls: 0 }],
  ["event", { views: 0, events: 1, conversions: 0, calls: 0 }],
  ["form", { views: 0, events: 1, conversions: 1, calls: 0 }],
  ["call", { views: 0, events: 1, conversions: 1, calls: 1 }],
] as const)("a visit that begins with a %s has %o", (kind, counts) => {
  expect(addHit(undefined, sessionHit("a", HOUR, kind))).toMatchObject(counts);
});

test("a visit's hours are in the order of time, also beyond ten", () => {
  const visit = [9, 11, 10, 100].reduce(
    (session, hour) => addHit(session, sessionHit("a", hour * HOUR)),
    addHit(undefined, sessionHit("a", 12 * HOUR)),
  );
  expect(visit.hours).toEqual([9, 10, 11, 12, 100]);
  expect(firstHourOf(visit)).toBe(9);
  expect(firstHourOf({ ...visit, firstAt: 9.9 * HOUR })).toBe(9);
});

const DAY = 20_000;
const stored = storedHit({ timestamp: "2024-10-04T10:00:00.000Z" });
const viewOf = (id: string, hour = DAY * 24 + 10): IncomingHit => ({
  ...{ id, visit: "s", time: hour * HOUR, hour, hit: stored, event: null },
});
const eventOf = (id: string): IncomingHit => ({
  ...viewOf(id),
  event: { eventType: "conversion", eventName: "demo_booking", eventData: null },
});
const countOf = (
  id: string,
  dimension: "private_page" | "private_event" | "filtered" | "lcp",
): IncomingCount => ({
  ...{ id, hour: DAY * 24 + 10 },
  counts: [{ dimension, value: 7, views: 2, events: 3 }],
});
const limit = (rows: number, perDay = 3, known: string[] = [], day = DAY) => ({
  ...{ before: { day, rows }, perDay, zone: "UTC", known: new Set(known), isFull: false },
});
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

test("what fits the day's limit is kept, the rest is counted as filtered", () => {
  const hits = [viewOf("a"), viewOf("b"), eventOf("c"), viewOf("d")];
  const { kept, leftOut, after } = fitWithinDayLimit({ hits, counts: [] }, limit(1));
  expect(kept).toEqual({ hits: hits.slice(0, 2), counts: [] });
  const filtered = { dimension: "filtered", value: "day-limit" };
  expect(leftOut).toEqual([
    { id: "c", hour: DAY * 24 + 10, counts: [{ ...filtered, views: 0, events: 1 }] },
    { id: "d", hour: DAY * 24 + 10, counts: [{ ...filtered, views: 1, events: 0 }] },
  ]);
  expect(after).toEqual({ day: DAY, rows: 3 });
});

test("in a full database every hit is counted as filtered for that reason, but those that have their row", () => {
  const hits = [viewOf("a"), eventOf("b")];
  const full = { ...limit(0, 100, ["a"]), isFull: true };
  const { kept, leftOut } = fitWithinDayLimit({ hits, counts: [] }, full);
  expect(ids(kept.hits)).toEqual(["a"]);
  expect(leftOut.map(({ counts }) => counts)).toEqual([
    [{ dimension: "filtered", value: "storage-full", views: 0, events: 1 }],
  ]);
});

test("a repetition has its row and takes none", () => {
  const { kept, after } = fitWithinDayLimit(
    { hits: [viewOf("a"), viewOf("b")], counts: [] },
    limit(3, 3, ["b"]),
  );
  expect(ids(kept.hits)).toEqual(["b"]);
  expect(after.rows).toBe(3);
});

test("counts take rows, too; web vitals that do not fit are left out without a count", () => {
  const counts = (["private_page", "private_event", "filtered", "lcp"] as const).map((dimension) =>
    countOf(dimension, dimension),
  );
  const { kept, leftOut } = fitWithinDayLimit({ hits: [], counts }, limit(3));
  expect(kept).toEqual({ hits: [], counts: [] });
  expect(ids(leftOut)).toEqual(["private_page", "private_event", "filtered"]);
  expect(leftOut[0]?.counts).toEqual([{ dimension: "filtered", value: "day-limit", views: 2, events: 3 }]);
  const fit = fitWithinDayLimit({ hits: [viewOf("a")], counts }, limit(0, 5));
  expect(ids(fit.kept.counts)).toEqual(ids(counts));
  expect(fit.leftOut).toEqual([]);
  expect(fit.after.rows).toBe(5);
});

test("the next day begins with no rows, and a late hit does not bring the old day back", () => {
  const next = fitWithinDayLimit(
    { hits: [viewOf("a", DAY * 24 + 24), viewOf("b", DAY * 24 + 23)], counts: [] },
    limit(3),
  );
  expect(ids(next.kept.hits)).toEqual(["a", "b"]);
  expect(next.after).toEqual({ day: DAY + 1, rows: 2 });
  const late = fitWithinDayLimit({ hits: [viewOf("a", DAY * 24 - 1)], counts: [] }, limit(3));
  expect(late.kept.hits).toEqual([]);
  expect(late.after).toEqual({ day: DAY, rows: 3 });
  const counted = fitWithinDayLimit(
    { hits: [], counts: [{ ...countOf("a", "lcp"), hour: DAY * 24 + 24 }] },
    limit(3),
  );
  expect(counted.after).toEqual({ day: DAY + 1, rows: 1 });
});

test.each([
  // On October 4, 2024, midnight in Chicago is at 5:00 UTC, in Berlin at 22:00 of the day before.
  ["America/Chicago", 28, 29],
  ["Europe/Berlin", 21, 22],
  // Midnight in Kolkata is at 18:30: the hour from 18:00 to 19:00 begins on the old day.
  ["Asia/Kolkata", 18, 19],
])("in %s the day of the limit ends at the company's midnight", (zone, last, first) => {
  const at = (hour: number) =>
    fitWithinDayLimit({ hits: [viewOf("a", DAY * 24 + hour)], counts: [] }, { ...limit(3), zone }).after;
  expect(at(last)).toEqual({ day: DAY, rows: 3 });
  expect(at(first)).toEqual({ day: DAY + 1, rows: 1 });
});

const UTM = { utm_medium: "postcard", utm_campaign: "roof-check", utm_content: "rc-12ab" };
function pageView(
  change: Record<string, unknown> = {},
  utm: Record<string, string> | null = UTM,
  path = "/blog/roof",
) {
  const arrival = new URLSearchParams({ landingPath: path, referrer: "" });
  if (utm) arrival.set("utm", JSON.stringify(utm));
  const item = itemSchema.parse({
    ...{ kind: "page-view", id: "0192a000-0000-8000-a000-000000000001", path, title: "x", age: 900 },
    ...{ session: "0192a000-0000-4000-a000-0000000000ff", referrer: "", arrival: `${arrival}` },
    ...change,
  });
  if (item.kind === "vitals") throw new Error("This is a hit");
  return item;
}

test("a postcard's event has another id than its page view, and texts of limited length", () => {
  expect(postcardVisitOf(pageView(), [])?.id).toBe("0192a000-0000-5000-a000-000000000001");
  const long = { utm_medium: "postcard", utm_campaign: "c".repeat(120) };
  const path = `/${"p".repeat(600)}`;
  expect(postcardVisitOf(pageView({}, long, path), [])?.data).toEqual({
    from_page: `/m/${"c".repeat(97)}`,
    to_page: path.slice(0, 500),
    campaign: "c".repeat(100),
  });
});

test("a postcard without a campaign has an empty one; who came from another site, or without utm, is no matter", () => {
  expect(postcardVisitOf(pageView({}, { utm_medium: "postcard" }), [])?.data).toMatchObject({
    from_page: "/m/",
    campaign: "",
  });
  expect(
    postcardVisitOf(pageView({ referrer: "https://mail.example/" }), ["beaconry.example"]),
  ).not.toBeNull();
  expect(postcardVisitOf(pageView({ arrival: undefined }), [])).toBeNull();
  expect(postcardVisitOf(pageView({}, null), [])).toBeNull();
});

const VIEW = {
  ...{ kind: "page-view", id: "0b8a3c1e-7a39-4a51-9c0e-2f1d6c1b7a10", path: "/", title: "", age: 320 },
};
const withData = (data: unknown) =>
  itemSchema.safeParse({ ...VIEW, kind: "event", name: "demo_booking", data }).success;

test("the names of event data are words of at most 50 characters that begin with a letter", () => {
  expect(["a", "Ab_1", "x".repeat(50)].map((key) => withData({ [key]: 1 }))).toEqual([true, true, true]);
  for (const key of ["1a", "_a", "a-b", "a b", "x".repeat(51), "é"])
    expect(withData({ [key]: 1 }), key).toBe(false);
});

test("event data have at most 2,048 bytes as JSON", () => {
  // {"a":"…","b":"…", …}: eight characters a name beside its text.
  const data = (last: number) => ({
    ...{ a: "x".repeat(500), b: "x".repeat(500), c: "x".repeat(500), d: "x".repeat(500) },
    e: "x".repeat(last),
  });
  const rest = 2048 - JSON.stringify(data(0)).length;
  expect(withData(data(rest))).toBe(true);
  expect(withData(data(rest + 1))).toBe(false);
});

test("titles are cut to 200 characters, and a message has 1 to 20 items", () => {
  const read = itemSchema.parse({ ...VIEW, title: "x".repeat(500) });
  expect(read.kind === "page-view" && read.title).toBe("x".repeat(200));
  expect([0, 1, 20, 21].map((count) => itemListSchema.safeParse(Array(count).fill(VIEW)).success)).toEqual([
    ...[false, true, true, false],
  ]);
  expect(storableText("a\u0000b\ud800c\n")).toBe("abc");
});

const PERSON = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  clientHints: "",
  language: "en",
  asn: 7922,
};
const verdict = (item: object, clues: object = {}) =>
  verdictOf(itemSchema.parse({ ...VIEW, ...item }), { ...PERSON, ...clues });

test("a program without a name is a bot, even if it says that it drives a browser", () => {
  expect(verdict({ webdriver: true }, { userAgent: "" })).toBe("bot");
  expect(verdict({}, { userAgent: "", clientHints: "HeadlessChrome" })).toBe("bot");
  expect(verdict({}, { userAgent: "Mozilla/5.0 (compatible; bingbot/2.0)", language: "" })).toBe("bot");
});

test("a tab may be open for thirty days", () => {
  expect(verdict({ age: 30 * 24 * HOUR })).toBeNull();
  expect(verdict({ age: 30 * 24 * HOUR + 1 })).toBe("impossible-timing");
});

test("web vitals have no referrer that could be spam", () => {
  expect(verdict({ kind: "vitals" })).toBeNull();
});

test.each([
  [0, 0],
  [30, 0],
  [31, 1],
  [364, 11],
  [365, 12],
  [20_000, 657],
])("day %i since 1970 is in month %i", (day, month) => {
  expect(monthOfDay(day)).toBe(month);
});

test("months begin on their first days", () => {
  expect([0, 1, 12, 25].map(firstDayOfMonth)).toEqual([0, 31, 365, 761]);
});

test("web vitals have the limits of their makers", () => {
  expect(WEB_VITALS).toEqual({
    lcp: { label: "LCP", good: 2500, poor: 4000 },
    inp: { label: "INP", good: 200, poor: 500 },
    cls: { label: "CLS", good: 0.1, poor: 0.25 },
    ttfb: { label: "TTFB", good: 800, poor: 1800 },
  });
});

test.each([
  ["lcp", 0, 0],
  ["lcp", 0.99, 0],
  ["lcp", 1, 1],
  ["lcp", 2500, 396],
  ["lcp", 600_000, 672],
  ["lcp", 3_600_000, 672],
  ["cls", 0.0009, 0],
  ["cls", 0.1, 233],
] as const)("%s of %d is in bucket %i", (vital, value, bucket) => {
  expect(vitalBucket(vital, value)).toBe(bucket);
});

test("a bucket's value is in its middle", () => {
  expect(bucketValue("lcp", 0)).toBe(0);
  expect(bucketValue("lcp", 1)).toBeCloseTo(1.00995, 5);
  expect(bucketValue("lcp", 396)).toBeCloseTo(2520.3, 0);
  expect(bucketValue("cls", 233)).toBeCloseTo(0.0999, 3);
});

test("the channels and their names", () => {
  expect(CHANNELS.map((channel) => CHANNEL_LABELS[channel])).toEqual([
    "Search",
    "Direct",
    "Paid",
    "Referral",
    "Postcard",
    "AI assistant",
    "Social",
    "Email",
    "SMS",
    "Audio",
    "Video",
  ]);
});

const NO_CLUES = { referrerHost: null, source: null, medium: null, added: null, userAgent: "" };
test.each([
  ["postcard", "postcard direct-mail directmail print QR"],
  ["paid", "cpc my_cpc ppc cpm cpv cpa paid paidsocial social-paid social_paid display banner retargeting"],
  ["paid", "remarketing ad ads"],
  ["paid", "sponsored promoted sem adwords programmatic"],
  ["email", "email e-mail e_mail emails newsletter"],
  ["sms", "sms mms text text-message"],
  ["audio", "audio podcast radio"],
  ["video", "video tv ctv"],
  ["social", "social socialmedia sm organic-social"],
  ["search", "organic search"],
  ["ai", "ai llm chatbot assistant"],
  ["referral", "referral affiliate affiliates partner"],
  // Of an own invention: a tagged link is never direct.
  ["referral", "cpcx xppc adsx bad remail smx organics said xsearch prints xqr qrx push unpaid"],
  ["referral", "antisocial xsm xai aix xllm assistants chatbots xreferral referrals partners xpartner"],
])("the channel %s has the media %s", (channel, media) => {
  for (const medium of media.split(" ")) {
    expect(classifyChannel({ ...NO_CLUES, medium, isTagged: true }), medium).toBe(channel);
  }
});

test.each([
  [{ referrerHost: "google.com" }, "search"],
  [{ referrerHost: "chatgpt.com" }, "ai"],
  [{ referrerHost: "m.facebook.com" }, "social"],
  [{ referrerHost: "notfacebook.com" }, "referral"],
  [{ source: "Facebook" }, "social"],
  [{ source: "claude" }, "ai"],
  [{ source: "chatgpt.com" }, "ai"],
  [{ source: "newsletter" }, "email"],
  [{ source: "Email" }, "email"],
  [{ source: "partner-site" }, "referral"],
  [{ source: "" }, "referral"],
  [{ referrerHost: "" }, "direct"],
  [{ referrerHost: "google.com", medium: "email" }, "email"],
  [{ referrerHost: "google.com", medium: "odd" }, "search"],
  [{ referrerHost: "other.example", source: "facebook" }, "social"],
  [{}, "direct"],
])("a visit with %j came by %s", (clues, channel) => {
  const isTagged = "source" in clues || "medium" in clues;
  expect(classifyChannel({ ...NO_CLUES, isTagged, ...clues })).toBe(channel);
});

const kept = (fields: Record<string, string>) => arrivalSchema.parse(`${new URLSearchParams(fields)}`);

test("what the browser kept of the first page is read, or not at all", () => {
  const utm = { utm_source: "x" };
  expect(kept({ landingPath: "/a", referrer: "https://b.example/", utm: JSON.stringify(utm) })).toEqual({
    ...{ landingPath: "/a", referrer: "https://b.example/", utm },
  });
  const nothing = { landingPath: null, referrer: null, utm: null };
  for (const broken of ["{", "[]", '{"a":1}', "", "null"])
    expect(kept({ utm: broken }), broken).toEqual(nothing);
  expect(arrivalSchema.parse("x".repeat(6000))).toEqual(nothing);
  expect(arrivalSchema.parse("x".repeat(6001))).toBeNull();
  expect(arrivalSchema.parse(5)).toBeNull();
  expect(arrivalSchema.parse(undefined)).toBeUndefined();
});

const arrive = (fields: { landingPath?: string; referrer?: string; utm?: Record<string, string> }) =>
  arrivalOf(
    { landingPath: null, referrer: null, utm: null, ...fields },
    { page: "/page", ownHosts: ["beaconry.example"], userAgent: "" },
  );
const at = (page: string) => ({ page, ownHosts: [], userAgent: "" });

test("a visit of which nothing was kept arrived directly, at the page itself", () => {
  const direct = {
    ...{ landingPath: "/page", channel: "direct", referrerHost: null },
    ...{ campaign: null, utm: null, mailId: null },
  };
  expect(arrivalOf(null, at("/page"))).toEqual(direct);
  expect(arrivalOf(undefined, at("/page"))).toEqual(direct);
  expect(arrive({})).toEqual(direct);
  expect(arrivalOf(null, at(`/${"p".repeat(1000)}`)).landingPath).toHaveLength(1000);
  expect(arrivalOf(null, at("/a\u0000\ud800b")).landingPath).toBe("/ab");
});

test("a campaign is in lower case and at most 100 characters, utm parameters at most 500", () => {
  const utm = { utm_source: "Partner", utm_medium: "Email", utm_campaign: " Spring ", odd: "1", xutm_a: "2" };
  expect(arrive({ utm })).toMatchObject({
    ...{
      channel: "email",
      campaign: "spring",
      utm: "utm_source=Partner&utm_medium=Email&utm_campaign=+Spring+",
    },
  });
  expect(arrive({ utm: { utm_campaign: "C".repeat(101), utm_content: "x".repeat(500) } })).toMatchObject({
    ...{ campaign: "c".repeat(100), channel: "referral" },
  });
  expect(arrive({ utm: { utm_content: "x".repeat(600) } }).utm).toHaveLength(500);
  expect(
    arrive({ utm: { "utm_a!": "1", utm_: "2", [`utm_${"x".repeat(31)}`]: "3", utm_A: "4" } }).utm,
  ).toBeNull();
  expect(arrive({ utm: { utm_source: "a\u0007b" } }).utm).toBe("utm_source=a%07b");
});

test("source and medium are told apart", () => {
  expect(arrive({ utm: { utm_source: "facebook" } }).channel).toBe("social");
  expect(arrive({ utm: { utm_content: "facebook" } }).channel).toBe("referral");
  expect(arrive({ utm: { utm_medium: "print" } }).channel).toBe("postcard");
  expect(arrive({ utm: { utm_source: "print" } }).channel).toBe("referral");
  expect(arrive({ utm: { utm_content: "print", utm_medium: "email" } }).channel).toBe("email");
});

test.each([
  ["gclid", "paid"],
  ["gbraid", "paid"],
  ["wbraid", "paid"],
  ["dclid", "paid"],
  ["msclkid", "paid"],
  ["fbclid", "social"],
  ["xgclid", "direct"],
  ["msclkids", "direct"],
])("a visit with %s is %s; a medium decides before it", (name, channel) => {
  expect(arrive({ utm: { [name]: "1" } }).channel).toBe(channel);
  expect(arrive({ utm: { [name]: "1", utm_medium: "email" } }).channel).toBe("email");
});

test.each([
  ["/about", "/about"],
  ["/booking/secret", "/page"],
  ["about", "/page"],
  ["/admin/leads", "/page"],
  ["", "/page"],
])("a landing page %j counts as %s", (landingPath, path) => {
  expect(arrive({ landingPath }).landingPath).toBe(path);
});

test.each([
  ["https://www.b.example:8080/a?q=1#x", "b.example", "https://www.b.example:8080"],
  ["http://b.example", "b.example", "http://b.example"],
  ["android-app://com.example.mail/", "com.example.mail", "android-app://com.example.mail"],
  ["https://awww.b.example", "awww.b.example", "https://awww.b.example"],
  ["ftp://b.example", null, null],
  ["javascript:alert(1.5)", null, null],
  ["https://localhost/", null, null],
  ["b.example", null, null],
  ["", null, null],
])("the host of %j is %j, its origin %j", (address, host, origin) => {
  expect(hostOf(address)).toBe(host);
  expect(originOf(address)).toBe(origin);
});

test("a host has at most 253 characters, and our own is no referrer", () => {
  const long = `${"a".repeat(60)}.`.repeat(5);
  expect(hostOf(`https://${long}example`)).toBe(`${long}example`.slice(0, 253));
  expect(originOf(`https://${long}example`)).toBe(`https://${`${long}example`.slice(0, 253)}`);
  expect(arrive({ referrer: "https://www.beaconry.example/a" }).referrerHost).toBeNull();
  expect(arrive({ referrer: "https://b.example/a" })).toMatchObject({
    referrerHost: "b.example",
    channel: "referral",
  });
});

test("a report is filtered once a filter is set", () => {
  expect(hasFilters({})).toBe(false);
  expect(hasFilters({ channel: "paid" })).toBe(true);
});

test.each([
  ["2026-01-01", "hour", 24],
  ["2026-01-02", "day", 2],
  ["2026-04-02", "day", 92],
  ["2026-04-03", "week", 14],
  ["2027-01-01", "week", 53],
  ["2027-01-02", "month", 13],
])("from 2026-01-01 to %s the steps are those of a %s: %i", (to, step, count) => {
  const choice = { range: "custom", from: "2026-01-01", to, zone: "UTC" } as const;
  const range = reportRange(choice, new Date("2028-01-01T00:00:00Z"), null);
  expect(range.step).toBe(step);
  expect(range.steps).toHaveLength(count);
  // The range of 93 days ends on a Friday, that of 367 on a Saturday: the last step is cut.
  expect(range.steps.at(-1)?.isPartial).toBe(["week", "month"].includes(step));
  expect(range.steps[0]?.isPartial).toBe(false);
});

test("the present hour, and no later one, is unfinished", () => {
  const choice = { range: "today", from: null, to: null, zone: "UTC" } as const;
  const { steps, previous } = reportRange(choice, new Date("2026-01-02T10:30:00Z"), null);
  expect(steps.flatMap(({ isPartial }, hour) => (isPartial ? [hour] : []))).toEqual([10]);
  const yesterday = Date.UTC(2026, 0, 1) / HOUR;
  expect(previous).toEqual({ from: yesterday, to: yesterday + 11 });
  expect(steps[3]?.previous).toEqual({ from: yesterday + 3, to: yesterday + 4 });
});

test("where midnight comes twice, the day begins with the first", () => {
  const day = Date.UTC(2021, 9, 29) / (24 * HOUR);
  // No zone of the list had this; one that is added may.
  expect(dayStartHour(day, "Asia/Amman") * HOUR).toBe(Date.UTC(2021, 9, 28, 21));
});
