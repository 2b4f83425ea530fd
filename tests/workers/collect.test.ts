import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { loader } from "../../app/analytics/collect/collect.route";
import { createSession } from "../../app/auth/sessions/sessions.server";
import { createUser } from "../../app/auth/users.server";
import { openDb } from "../../app/platform/db/database.server";
import { createJobContext } from "../../app/platform/jobs/job-context.server";
import { sweepUnsentHits } from "../../workers/jobs/record-hits";
import { BROWSER, CHROME, collect, hit, NOW } from "../support/collect";
import { deliver } from "../support/deliver";
import { requestSite } from "../support/site";
import { analyticsRows, rawEnv, SITE_URL } from "../support/workers-env";

const SESSION = "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55";
const event = (name: string, data: object | null = null) => ({ ...hit(), kind: "event", name, data });

const vitals = () => ({
  kind: "vitals",
  id: crypto.randomUUID(),
  session: crypto.randomUUID(),
  age: 900,
  lcp: 812,
  inp: null,
  cls: 0.02,
});

beforeEach(async () => {
  const tables = ["hits", "sessions", "hour_counts", "counted_hits", "session_returns", "unsent_hits"];
  await env.ANALYTICS_DB.batch(tables.map((table) => env.ANALYTICS_DB.prepare(`delete from ${table}`)));
});

test("[TRK-006] [TRK-007] a page view responds 204 and queues one message with the data that the server derived", async () => {
  const sent = hit();
  const { status, text, messages } = await collect({ ...sent, browser: "Netscape", timestamp: "1999-01-01" });
  expect([status, text]).toEqual([204, ""]);
  expect(messages).toEqual([
    {
      v: 1,
      type: "analytics.page-view",
      id: sent.id,
      hit: {
        id: sent.id,
        sessionId: sent.session,
        pagePath: "/platform",
        pageTitle: "Platform",
        userAgent: CHROME,
        referrer: null,
        deviceType: "desktop",
        browser: "Chrome",
        os: "Windows",
        landingPath: "/platform",
        channel: "direct",
        referrerHost: null,
        campaign: null,
        utm: null,
        visit: null,
        mailId: null,
        country: null,
        region: null,
        timestamp: NOW.toISOString(),
      },
    },
  ]);
});

test("a visit by a link in a mail of ours names the mail beside its path, and only where visits are kept", async () => {
  const mailId = crypto.randomUUID();
  const utm = JSON.stringify({ mail_id: mailId });
  const sent = { ...hit(), arrival: `${new URLSearchParams({ landingPath: "/platform", utm })}` };
  expect((await collect(sent)).messages).toMatchObject([
    { hit: { mailId, pagePath: "/platform", landingPath: "/platform", channel: "email", utm: null } },
  ]);
  for (const { messages } of [
    await collect({ ...sent, session: null }),
    await collect(sent, { headers: { "Sec-GPC": "1" } }),
    await collect({ ...sent, webdriver: true }),
  ]) {
    expect(messages).toMatchObject([{ type: "analytics.count" }]);
    expect(JSON.stringify(messages)).not.toContain(mailId);
  }
});

test("[TRK-012] [TRK-015] [TRK-017] an event is queued with its type and the caller's data", async () => {
  for (const name of ["contact_form_submit", "demo_booking"]) {
    const data = { first_name: "Dana", company: "Harbor & Sons", phone_given: true };
    const { status, messages } = await collect(event(name, data), {
      headers: { "Content-Type": "application/json" },
    });
    expect(status).toBe(204);
    expect(messages).toMatchObject([
      { type: "analytics.event", hit: { eventType: "conversion", eventName: name, eventData: data } },
    ]);
  }
});

test("the consumer understands and records the queued messages", async () => {
  const sent = [
    hit(),
    event("phone_click", { phone_number: "+14145550142" }),
    { ...hit(), session: null },
    { ...event("button_click", { button_text: "Book", location: "hero" }), session: null },
  ];
  const messages = (await Promise.all(sent.map((one) => collect(one)))).flatMap((one) => one.messages);
  const foreign = { v: 1, id: "x", type: "analytics.heatmap" };
  const { explicitAcks } = await deliver("beaconry-analytics", [...messages, foreign], { ...env });
  expect(explicitAcks).toHaveLength(5);
  const refused = await env.DB.prepare("select message from failed_jobs").all();
  expect(refused.results).toEqual([{ message: JSON.stringify(foreign) }]);
  expect(await stored()).toEqual({ page_views: 1, events: 1, private_views: 1, private_events: 1 });
});

test.each([
  ["the header Sec-GPC", hit(), { "Sec-GPC": "1" }],
  ["no session", { ...hit(), session: null }, {}],
])("[TRK-011] with %s the message contains nothing about the visitor", async (_, sent, headers) => {
  const { status, messages } = await collect(sent, { headers: { ...headers } });
  expect(status).toBe(204);
  expect(messages).toEqual([
    {
      v: 1,
      type: "analytics.count",
      id: sent.id,
      reason: "private",
      eventName: null,
      pagePath: "/platform",
      timestamp: NOW.toISOString(),
    },
  ]);
});

test("[TRK-011] under Global Privacy Control an event keeps its name but not its data", async () => {
  const sent = { ...event("contact_form_submit", { first_name: "Dana" }), session: SESSION };
  const { messages } = await collect(sent, {
    headers: { "Sec-GPC": "1" },
  });
  expect(messages).toMatchObject([{ reason: "private", eventName: "contact_form_submit" }]);
  expect(JSON.stringify(messages)).not.toMatch(/Dana|Mozilla|7f0d2d66/);
});

test("signed-in staff get the same response and are not counted", async () => {
  const db = openDb(env.DB);
  const user = await createUser(
    db,
    { email: "ada@beaconry.example", password: "a long enough one", role: "staff" },
    NOW,
  );
  const cookie = await createSession(db, new Request("http://localhost:8788/auth"), user.id, NOW);
  const staff = await collect(hit(), { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  expect([staff.status, staff.messages]).toEqual([204, []]);

  const visitor = await collect(hit(), { headers: { Cookie: "theme=dark" } });
  expect(visitor.messages).toHaveLength(1);
});

test("if the queue fails, the response is the same, and the next sweep records the hit once, its path resolved", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const unknown = { ...hit(), path: "/made-up" };
  const statuses = await Promise.all(
    [hit(), unknown, unknown].map(async (sent) => (await collect(sent, { isQueueDown: true })).status),
  );
  expect(statuses).toEqual([204, 204, 204]);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).where)).toEqual(
    Array(3).fill("analytics.send"),
  );
  log.mockRestore();
  expect(await stored()).toMatchObject({ page_views: 0 });
  await sweepUnsentHits(createJobContext(rawEnv()));
  await sweepUnsentHits(createJobContext(rawEnv()));
  expect(await stored()).toMatchObject({ page_views: 2, events: 0 });
  const paths = await analyticsRows("select page_path from website_analytics order by 1");
  expect(paths.map((row) => row.page_path)).toEqual(["/platform", "not found"]);
  expect(await analyticsRows("select * from unsent_hits")).toEqual([]);
});

test.each([
  ["no JSON", "{", 400, "This hit is not valid JSON."],
  ["an empty body", "", 400, "This hit is not valid JSON."],
  ["an empty list", "[]", 400, "This is not a hit."],
  ["21 items", JSON.stringify(Array.from({ length: 21 }, hit)), 400, "This is not a hit."],
  [
    "a list with one bad item",
    JSON.stringify([hit(), { ...hit(), title: 5 }]),
    400,
    `This hit’s "title" is not valid.`,
  ],
  ["null", "null", 400, "This is not a hit."],
  [
    "a path outside the site",
    JSON.stringify({ ...hit(), path: "platform" }),
    400,
    `This hit’s "path" is not valid.`,
  ],
  [
    "an admin page",
    JSON.stringify({ ...hit(), path: "/admin/leads" }),
    400,
    `This hit’s "path" is not valid.`,
  ],
  ["an unknown event", JSON.stringify(event("scroll")), 400, `This hit’s "name" is not valid.`],
  [
    "a phone click without number",
    JSON.stringify(event("phone_click")),
    400,
    `This hit’s "data" is not valid.`,
  ],
  [
    "17 kB",
    JSON.stringify({ ...hit(), more: "x".repeat(17_000) }),
    413,
    "This request is larger than 16 kB.",
  ],
  ["1 MB", "x".repeat(1_000_000), 413, "This request is larger than 16 kB."],
  [
    "bytes that are no UTF-8",
    new Uint8Array([0x7b, 0xff, 0x7d]),
    400,
    "This request holds text that is not valid UTF-8.",
  ],
])("%s is rejected with one sentence, and nothing is queued or logged", async (_, body, status, sentence) => {
  const log = vi.spyOn(console, "error");
  const answer = await collect(null, { body });
  expect([answer.status, answer.text, answer.messages]).toEqual([status, sentence, []]);
  expect(answer.response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/html", ""])(
  "the content type '%s' is rejected",
  async (type) => {
    const answer = await collect(hit(), { headers: { "Content-Type": type } });
    expect([answer.status, answer.messages]).toEqual([415, []]);
  },
);

test("only POST is allowed", async () => {
  expect(loader().status).toBe(405);
  expect(loader().headers.get("Allow")).toBe("POST");
  for (const method of ["PUT", "PATCH", "DELETE"])
    expect((await collect(hit(), { method })).status).toBe(405);
});

test("an IP address that floods is told to wait, and others are not", async () => {
  const from = (address: string) => collect(hit(), { headers: { "CF-Connecting-IP": address } });
  const answers = [];
  for (let at = 0; at < 301; at += 1) answers.push((await from("203.0.113.7")).status);
  expect(answers.filter((status) => status === 204)).toHaveLength(300);
  expect(answers.at(-1)).toBe(429);
  expect((await from("203.0.113.8")).status).toBe(204);
});

test("a network's hits of a day are limited, whatever its pace, and others are not", async () => {
  let time = NOW.getTime();
  const send = (address: string) => {
    // Slow enough for the limits of requests and of hits a second.
    time += 1000;
    return collect(Array.from({ length: 20 }, hit), { headers: { "CF-Connecting-IP": address }, at: time });
  };
  const answers: number[] = [];
  for (let at = 0; at < 1030; at += 1) answers.push((await send("2001:db8:7::1")).status);
  // The bucket refills by 20,000 a day while the requests come: 1,030 seconds give 238 hits.
  expect(answers.filter((status) => status === 204).length).toBe(1011);
  expect(answers.at(-1)).toBe(429);
  expect((await send("2001:db8:7::2")).status).toBe(429);
  expect((await send("2001:db8:8::1")).status).toBe(204);
});

test("a long title is cut, and of the referrer only its site is kept", async () => {
  const referrer = "https://user:secret@mail.example:8443/inbox?token=secret#message";
  const { messages } = await collect({ ...hit(), title: "t".repeat(500), referrer });
  expect(messages).toMatchObject([
    {
      hit: {
        pageTitle: "t".repeat(200),
        referrer: "https://mail.example:8443",
        referrerHost: "mail.example",
      },
    },
  ]);
  expect(JSON.stringify(messages)).not.toContain("secret");
});

test("20 items in one request give one message with 20 hits, web vitals among them", async () => {
  const items = [...Array.from({ length: 18 }, hit), event("demo_booking"), vitals()];
  const { status, queued, messages } = await collect(items);
  expect([status, queued.length, messages.length]).toEqual([204, 1, 20]);
  expect(messages.at(-1)).toMatchObject({
    type: "analytics.vitals",
    lcp: 812,
    inp: null,
    cls: 0.02,
    ttfb: null,
  });
});

test("the largest request makes a message of less than the 128 kB that a queue takes", async () => {
  const utm = JSON.stringify({ utm_medium: "postcard" });
  const item = (length: number) => {
    const path = `/${"p".repeat(length)}`;
    const arrival = `${new URLSearchParams({ landingPath: path, utm })}`;
    // Each is stored twice: the view, and the event of a visit by a postcard.
    return { ...hit(), path, arrival, title: "t", referrer: "" };
  };
  const items = Array.from({ length: 20 }, () => item(284));
  expect(JSON.stringify(items).length).toBeGreaterThan(15_900);
  const { status, queued, messages } = await collect(items, {
    headers: { "User-Agent": `${CHROME} ${'"'.repeat(200)}` },
    cf: { country: "US", region: "r".repeat(300) },
  });
  expect([status, queued.length, messages.length]).toEqual([204, 1, 40]);
  expect(JSON.stringify(queued).length).toBeLessThan(128_000);
});

test("place, channel, campaign and landing page come from the request and from what the browser kept", async () => {
  const utm = JSON.stringify({
    utm_source: "postcard",
    utm_medium: "postcard",
    utm_campaign: "Lakeview-Nov",
  });
  const arrival = new URLSearchParams({
    landingPath: "/healthcare",
    referrer: "https://www.google.com/",
    utm,
  });
  const cf = { country: "US", region: "Ohio", asn: 7922, city: "Cleveland" };
  const { messages } = await collect({ ...hit(), arrival: `${arrival}` }, { cf });
  expect(messages).toMatchObject([
    {
      hit: {
        landingPath: "/healthcare",
        referrerHost: "google.com",
        channel: "postcard",
        campaign: "lakeview-nov",
        utm: "utm_source=postcard&utm_medium=postcard&utm_campaign=Lakeview-Nov",
        country: "US",
        region: "Ohio",
      },
    },
  ]);
});

test("a visit by a postcard's address is also an event of its campaign, once however often it is sent", async () => {
  const utm = JSON.stringify({ utm_medium: "postcard", utm_campaign: "lakeview-nov", utm_content: "lv-01" });
  const arrival = `${new URLSearchParams({ landingPath: "/pixlseo", referrer: "", utm })}`;
  const view = { ...hit(), path: "/pixlseo", referrer: "", arrival };
  const sent = await collect([view, { ...view, id: crypto.randomUUID(), path: "/about" }]);
  expect(sent.messages).toMatchObject([
    { type: "analytics.page-view" },
    {
      type: "analytics.event",
      hit: {
        eventName: "page_navigation",
        eventData: { from_page: "/m/lv-01", to_page: "/pixlseo", campaign: "lakeview-nov" },
        channel: "postcard",
        campaign: "lakeview-nov",
      },
    },
    { type: "analytics.page-view" },
  ]);
  const again = await collect(view);
  const idsOf = (messages: unknown[]) => z.array(z.object({ id: z.string() })).parse(messages);
  expect(idsOf(again.messages)).toEqual(idsOf(sent.messages.slice(0, 2)));
});

test("without request.cf the country is that of the header CF-IPCountry, and no country is Tor", async () => {
  const countryOf = async (country: string) => {
    const messages: unknown[] = [];
    const ANALYTICS_QUEUE = { send: async (message: unknown) => void messages.push(message) };
    const { status } = await requestSite("/collect", {
      method: "POST",
      headers: { ...BROWSER, Origin: SITE_URL, "CF-IPCountry": country },
      body: JSON.stringify(hit()),
      env: { ...rawEnv(), ANALYTICS_QUEUE },
    });
    expect(status).toBe(204);
    return JSON.stringify(messages).match(/"country":("?\w+"?),"region":null/)?.[1];
  };
  expect(await countryOf("CA")).toBe('"CA"');
  for (const none of ["T1", "XX", "Canada", "'"]) expect(await countryOf(none)).toBe("null");
});

test.each([
  ["bot", {}, { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["headless", { webdriver: true }, {}],
  ["headless", {}, { headers: { "Accept-Language": "" } }],
  ["headless", {}, { headers: { "Sec-CH-UA": '"HeadlessChrome";v="140"' } }],
  ["data-center", {}, { cf: { asn: 16509, country: "US" } }],
  ["referrer-spam", { referrer: "https://trafficbot.life/" }, {}],
  ["impossible-timing", { age: 3 }, {}],
  ["impossible-timing", { age: -5 }, {}],
])("a hit with the sign of '%s' is counted with its reason only", async (reason, change, sending) => {
  const sent = { ...hit(), ...change };
  const { status, messages } = await collect(sent, sending);
  expect(status).toBe(204);
  expect(messages).toEqual([
    {
      v: 1,
      type: "analytics.count",
      id: sent.id,
      reason,
      eventName: null,
      pagePath: "/platform",
      timestamp: NOW.toISOString(),
    },
  ]);
});

test("a session that sends more hits than a person makes is counted as filtered from then on", async () => {
  const session = crypto.randomUUID();
  const items = Array.from({ length: 20 }, () => ({ ...hit(), session }));
  const reasons: string[] = [];
  for (let at = 0; at < 11; at += 1) {
    const { messages } = await collect(items.map((item) => ({ ...item, id: crypto.randomUUID() })));
    reasons.push(
      ...messages.map((message) => JSON.stringify(message).match(/"reason":"(\w+)"/)?.[1] ?? "stored"),
    );
  }
  expect(reasons.filter((reason) => reason === "stored")).toHaveLength(200);
  expect(new Set(reasons.slice(200))).toEqual(new Set(["rate"]));
});

test("web vitals of programs, and under Global Privacy Control, are not counted", async () => {
  expect((await collect({ ...vitals(), webdriver: true })).messages).toEqual([]);
  expect((await collect(vitals(), { headers: { "Sec-GPC": "1" } })).messages).toEqual([]);
});

const broken = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.json({ maxDepth: 8 }),
  fc.integer({ min: 1, max: 6000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc
    .record(
      {
        kind: fc.constantFrom("page-view", "event", "vitals", 7, null, "__proto__"),
        id: fc.oneof(fc.uuid(), fc.string()),
        session: fc.oneof(fc.uuid(), fc.constant(null), fc.string({ unit: "binary" })),
        path: fc.oneof(fc.constant("/platform"), fc.string({ unit: "binary" }), fc.nat()),
        title: fc.oneof(fc.string({ unit: "binary" }), fc.constant("\ud800"), fc.anything().map(String)),
        age: fc.oneof(fc.double(), fc.string(), fc.constant(null)),
        name: fc.constantFrom("phone_click", "demo_booking", "scroll", "constructor"),
        data: fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom("__proto__", "constructor", "phone_number"), fc.jsonValue()),
        ),
        timestamp: fc.constantFrom("2999-01-01T00:00:00.000Z", -1),
        arrival: fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    .map((item) => JSON.stringify(item)),
);

test("a thousand random bodies get no error of the server, and what is not a hit queues nothing", async () => {
  const log = vi.spyOn(console, "error");
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        broken,
        fc.array(broken, { maxLength: 3 }).map((all) => `[${all.join()}]`),
      ),
      async (body) => {
        const { status, messages } = await collect(null, { body });
        expect([204, 400, 413]).toContain(status);
        if (status === 204) expect(messages.length).toBeLessThanOrEqual(20);
        else {
          refused += 1;
          expect(messages).toEqual([]);
        }
        for (const message of messages) expect(JSON.stringify(message)).not.toMatch(/2999|\\ud[89a-f]/);
      },
    ),
    { numRuns: 1000, seed: 20261123 },
  );
  expect(refused).toBeGreaterThan(500);
  expect(log).not.toHaveBeenCalled();
  expect({}).not.toHaveProperty("phone_number");
  log.mockRestore();
}, 60_000);

async function stored() {
  return env.ANALYTICS_DB.prepare(
    `select (select count(*) from website_analytics) page_views, (select count(*) from website_events) events,
      (select coalesce(sum(views), 0) from rollup_hours where dimension = 'private_page') private_views,
      (select coalesce(sum(events), 0) from rollup_hours where dimension = 'private_event') private_events`,
  ).first();
}
