import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { action, loader } from "../../app/analytics/collect.route";
import { createSession } from "../../app/auth/sessions.server";
import { createUser } from "../../app/auth/users.server";
import { createAppContext } from "../../app/platform/context.server";
import { openDb } from "../../app/platform/db/database.server";
import { deliver } from "../support/deliver";

const NOW = new Date("2026-03-10T09:15:00.000Z");
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const hit = () => ({
  kind: "page-view",
  id: crypto.randomUUID(),
  session: "7f0d2d66-8f53-4f0e-b6a8-9d6f6a4f0c55",
  path: "/platform",
  title: "Platform",
  referrer: "",
});
const event = (name: string, data: object | null = null) => ({ ...hit(), kind: "event", name, data });

beforeEach(async () => {
  const tables = ["website_analytics", "website_events", "page_view_hours", "page_view_days", "event_days"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
});

type Sending = { body?: BodyInit; method?: string; headers?: Record<string, string>; isQueueDown?: boolean };

/**
 * Posts to the route like a browser; returns the response and the queued messages, after all background work is done.
 */
async function collect(
  sent: unknown,
  { body, method = "POST", headers = {}, isQueueDown = false }: Sending = {},
) {
  const messages: unknown[] = [];
  const pending: Promise<unknown>[] = [];
  const queue = {
    async send(message: unknown) {
      if (isQueueDown) throw new Error("Queue unavailable");
      messages.push(JSON.parse(JSON.stringify(message)));
    },
  };
  const context = createAppContext({
    rawEnv: { ...env, ANALYTICS_QUEUE: queue },
    waitUntil: (promise) => pending.push(promise),
    buildId: "test",
    clock: () => NOW,
  });
  const request = new Request("http://localhost:8788/collect", {
    method,
    headers: { "User-Agent": CHROME, "Content-Type": "text/plain;charset=UTF-8", ...headers },
    body: method === "GET" ? undefined : (body ?? JSON.stringify(sent)),
  });
  const response = await answerOf(() => action({ request, context, params: {} }));
  await Promise.all(pending);
  return { response, status: response.status, text: await response.text(), messages };
}

async function answerOf(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

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
        timestamp: NOW.toISOString(),
      },
    },
  ]);
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
  expect(await stored()).toEqual({ page_views: 1, events: 1, counted_views: 2, counted_events: 2 });
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
      type: "analytics.private-hit",
      id: sent.id,
      kind: "page-view",
      eventName: null,
      eventType: null,
      pagePath: "/platform",
      timestamp: NOW.toISOString(),
    },
  ]);
});

test("[TRK-011] under Global Privacy Control an event keeps its name but not its data", async () => {
  const { messages } = await collect(event("contact_form_submit", { first_name: "Dana" }), {
    headers: { "Sec-GPC": "1" },
  });
  expect(messages).toMatchObject([
    { kind: "event", eventName: "contact_form_submit", eventType: "conversion" },
  ]);
  expect(JSON.stringify(messages)).not.toMatch(/Dana|Mozilla|7f0d2d66/);
});

test("bots and signed-in staff get the same response and are not counted", async () => {
  const bot = await collect(hit(), { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } });
  expect([bot.status, bot.messages]).toEqual([204, []]);

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

test("if the queue fails, the hit is written directly and the response is the same", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { status } = await collect(hit(), { isQueueDown: true });
  expect(status).toBe(204);
  expect(await stored()).toMatchObject({ page_views: 1, counted_views: 1 });
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).where)).toEqual(["analytics.send"]);
  log.mockRestore();
});

test.each([
  ["no JSON", "{", 400, "This hit is not valid JSON."],
  ["an empty body", "", 400, "This hit is not valid JSON."],
  ["a list", "[]", 400, "This is not a hit."],
  ["null", "null", 400, "This is not a hit."],
  [
    "a path outside the site",
    JSON.stringify({ ...hit(), path: "platform" }),
    400,
    `This hit's "path" is not valid.`,
  ],
  [
    "an admin page",
    JSON.stringify({ ...hit(), path: "/admin/leads" }),
    400,
    `This hit's "path" is not valid.`,
  ],
  ["an unknown event", JSON.stringify(event("scroll")), 400, `This hit's "name" is not valid.`],
  [
    "a phone click without number",
    JSON.stringify(event("phone_click")),
    400,
    `This hit's "data" is not valid.`,
  ],
  ["9 kB", JSON.stringify({ ...hit(), more: "x".repeat(9000) }), 413, "This request is larger than 8 kB."],
  ["1 MB", "x".repeat(1_000_000), 413, "This request is larger than 8 kB."],
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

async function stored() {
  return env.DB.prepare(
    `select (select count(*) from website_analytics) page_views, (select count(*) from website_events) events,
      (select coalesce(sum(views), 0) from page_view_days) counted_views,
      (select coalesce(sum(events), 0) from event_days) counted_events`,
  ).first();
}
