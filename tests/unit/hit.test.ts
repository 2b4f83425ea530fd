import fc from "fast-check";
import { expect, test } from "vitest";
import { type Item, itemSchema } from "../../app/analytics/collect/hit";
import { EVENT_NAMES, EVENT_TYPES, EVENTS, eventMessage } from "../../app/analytics/visit";

const ID = "0b8a3c1e-7a39-4a51-9c0e-2f1d6c1b7a10";
const SESSION = "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55";
const pageView = {
  kind: "page-view",
  id: ID,
  session: SESSION,
  path: "/platform",
  title: "Platform",
  referrer: null,
  age: 320,
};
const event = (name: string, data: unknown = null) => ({ ...pageView, kind: "event", name, data });

const isHit = (value: unknown) => itemSchema.safeParse(value).success;

test("a page view and an event without session, data and referrer are valid", () => {
  expect(isHit(pageView)).toBe(true);
  expect(isHit({ kind: "page-view", id: ID, path: "/", title: "", age: 100 })).toBe(true);
  expect(isHit(event("demo_booking"))).toBe(true);
});

test("[TRK-014] every event name has one of the three types, and other names and types are rejected", () => {
  for (const name of EVENT_NAMES) expect(EVENT_TYPES).toContain(EVENTS[name].type);
  expect(isHit(event("scroll"))).toBe(false);
  expect(isHit(event("constructor"))).toBe(false);
  const message = (eventType: string) => ({
    v: 1,
    id: ID,
    type: "analytics.event",
    hit: {
      id: ID,
      sessionId: SESSION,
      pagePath: "/",
      pageTitle: "",
      userAgent: "",
      referrer: null,
      deviceType: "desktop",
      browser: "Chrome",
      os: "Linux",
      landingPath: "/",
      channel: "direct",
      referrerHost: null,
      campaign: null,
      utm: null,
      country: null,
      region: null,
      timestamp: "2026-01-05T10:00:00.000Z",
      eventType,
      eventName: "button_click",
      eventData: null,
    },
  });
  expect(eventMessage.schema.safeParse(message("interaction")).success).toBe(true);
  expect(eventMessage.schema.safeParse(message("other")).success).toBe(false);
});

test.each([
  ["[TRK-016]", "phone_click", { phone_number: "+14145550142" }],
  ["[TRK-018]", "email_click", { email: "hello@beaconry.example" }],
  ["[TRK-019]", "button_click", { button_text: "See Live Demo", location: "hero" }],
  ["[TRK-020]", "link_click", { url: "https://maps.example/", link_text: "Map" }],
  ["[TRK-021]", "file_download", { file_name: "guide.pdf", file_type: "pdf" }],
  ["[TRK-022]", "page_navigation", { from_page: "/", to_page: "/platform" }],
])("%s %s must carry its data", (_, name, data) => {
  expect(isHit(event(name, data))).toBe(true);
  for (const key of Object.keys(data)) {
    expect(isHit(event(name, { ...data, [key]: undefined })), key).toBe(false);
  }
  expect(isHit(event(name))).toBe(false);
});

test.each([
  ["an id that is no UUID", { id: "1" }],
  ["a session that is no UUID", { session: "me" }],
  ["a path without a slash", { path: "platform" }],
  ["an address as path", { path: "https://other.example/" }],
  ["a path of 2,001 characters", { path: `/${"a".repeat(2000)}` }],
  ["a title of 501 characters", { title: "t".repeat(501) }],
  ["no age", { age: undefined }],
  ["an age that is no number", { age: "100" }],
  ["a number as title", { title: 5 }],
  ["an unknown kind", { kind: "scroll" }],
])("%s is rejected", (_, change) => {
  expect(isHit({ ...pageView, ...change })).toBe(false);
});

test("[TRK-002] [TRK-003] back-office pages and the sign-in are rejected", () => {
  for (const path of ["/admin", "/admin/leads", "/auth"]) expect(isHit({ ...pageView, path })).toBe(false);
  for (const path of ["/authors", "/blog/admin"]) expect(isHit({ ...pageView, path })).toBe(true);
});

test("event data is limited to 20 keys, 500 characters and scalar values", () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
  expect(isHit(event("demo_booking", keys(20)))).toBe(true);
  expect(isHit(event("demo_booking", keys(21)))).toBe(false);
  expect(isHit(event("demo_booking", { note: "n".repeat(500) }))).toBe(true);
  expect(isHit(event("demo_booking", { note: "n".repeat(501) }))).toBe(false);
  expect(isHit(event("demo_booking", { nested: {} }))).toBe(false);
  expect(isHit(event("demo_booking", ["list"]))).toBe(false);
  const polluting = itemSchema.parse(event("demo_booking", JSON.parse('{"__proto__": {"a": 1}, "b": 2}')));
  expect(JSON.stringify(polluting)).toContain('"data":{"b":2}');
  expect(isHit(event("demo_booking", JSON.parse('{"price": 1e999}')))).toBe(false);
});

test("names that every object has are no keys of event data, and the data is at most 2 kB", () => {
  for (const key of ["constructor", "toString", "valueOf"]) {
    expect(isHit(event("demo_booking", { [key]: "x" })), key).toBe(false);
  }
  const note = (length: number) =>
    Object.fromEntries(["a", "b", "c", "d", "e"].map((key) => [key, "n".repeat(length)]));
  expect(isHit(event("demo_booking", note(400)))).toBe(true);
  expect(isHit(event("demo_booking", note(410)))).toBe(false);
  const inChinese = { a: "漢".repeat(500), b: "漢".repeat(150) };
  expect(isHit(event("demo_booking", inChinese))).toBe(true);
  expect(isHit(event("demo_booking", { ...inChinese, c: "漢".repeat(50) }))).toBe(false);
});

test("a long referrer is cut, and a broken arrival is left out; neither refuses the hit", () => {
  expect(itemSchema.parse({ ...pageView, referrer: "r".repeat(3000) })).toMatchObject({
    referrer: "r".repeat(2000),
  });
  for (const arrival of [5, {}, "x".repeat(7000)]) {
    expect(itemSchema.parse({ ...pageView, arrival })).toMatchObject({ arrival: null });
  }
  const arrival = new URLSearchParams({ landingPath: "/blog", referrer: "", utm: '{"utm_source":"x"}' });
  expect(itemSchema.parse({ ...pageView, arrival: `${arrival}` })).toMatchObject({
    arrival: { landingPath: "/blog", utm: { utm_source: "x" } },
  });
});

test("web vitals hold times and a shift, and nothing negative", () => {
  const vitals = {
    kind: "vitals",
    id: ID,
    session: SESSION,
    age: 4000,
    lcp: 800,
    inp: 40,
    cls: 0.02,
    ttfb: 90,
  };
  expect(isHit(vitals)).toBe(true);
  expect(isHit({ ...vitals, inp: null, ttfb: undefined })).toBe(true);
  expect(isHit({ ...vitals, lcp: -1 })).toBe(false);
  expect(isHit({ ...vitals, cls: "0" })).toBe(false);
});

test("control characters and lone surrogates are removed from every text", () => {
  const hit = itemSchema.parse({ ...pageView, title: "a\u0000b\ud800c\udc00d😀\n", path: "/\u0007x" });
  expect(hit).toMatchObject({ title: "abcd😀", path: "/x" });
});

const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 600 }), fc.string({ unit: "grapheme" }));
const looseHit = fc.record(
  {
    kind: fc.constantFrom("page-view", "event", "vitals", "__proto__", 1),
    age: fc.oneof(fc.double(), fc.nat(), anyText),
    arrival: fc.oneof(anyText, fc.jsonValue()),
    webdriver: fc.oneof(fc.boolean(), anyText),
    id: fc.oneof(fc.uuid(), anyText),
    session: fc.oneof(fc.uuid(), fc.constant(null), anyText),
    path: fc.oneof(
      anyText.map((text) => `/${text}`),
      anyText,
    ),
    title: anyText,
    referrer: fc.oneof(anyText, fc.constant(null)),
    name: fc.oneof(fc.constantFrom(...EVENT_NAMES), anyText),
    data: fc.oneof(
      fc.dictionary(
        fc.oneof(fc.constantFrom("__proto__", "constructor", "url", "link_text"), anyText),
        fc.jsonValue(),
      ),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);

test("the schema never throws, and what it accepts can be stored", () => {
  let accepted = 0;
  const check = (value: unknown) => {
    const sent: unknown = JSON.parse(JSON.stringify(value) ?? "null");
    const parsed = itemSchema.safeParse(sent);
    if (!parsed.success) return;
    accepted += 1;
    expectStorable(parsed.data);
  };
  fc.assert(fc.property(fc.oneof(looseHit, fc.jsonValue(), fc.json().map(JSON.parse)), check), {
    numRuns: 2000,
  });
  fc.assert(
    fc.property(fc.record({ title: anyText, path: anyText }), ({ title, path }) =>
      check({ ...pageView, title: title.slice(0, 500), path: `/${path}` }),
    ),
  );
  expect(accepted).toBeGreaterThan(50);
  expect({}).not.toHaveProperty("url");
});

function expectStorable(hit: Item): void {
  const text = JSON.stringify(hit);
  expect(text).not.toMatch(/\\u(00[01]|d[89a-f])/);
  if (hit.kind !== "vitals") expect(hit.path.startsWith("/")).toBe(true);
  expect(Object.getPrototypeOf(hit)).toBe(Object.prototype);
}
