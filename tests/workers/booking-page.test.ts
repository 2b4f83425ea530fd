import { beforeEach, expect, test } from "vitest";
import { clearBookings, putHost } from "../support/bookings";
import { decodeEntities, findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { staffMember } from "../support/staff";
import { rawEnv, rows } from "../support/workers-env";

const GUEST = { name: "Dana Reyes", email: "dana@harborauto.example", company: "Harbor Auto" };

beforeEach(async () => {
  await clearBookings();
  await staffMember("tom@beaconry.example");
});

async function open(path = "/book-now", headers: Record<string, string> = {}) {
  const response = await requestSite(path, { headers });
  return { response, html: await response.text() };
}

/** The free times of the page. */
async function freeTimes(html: string): Promise<string[]> {
  const radios = await findAll(html, "form input[name=start]");
  return radios.map(({ attributes }) => attributes.value ?? "");
}

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  requestSite("/book-now", formPost({ zone: "America/New_York", ...GUEST, ...fields }, headers));

async function bookFirst(): Promise<string> {
  const [start = ""] = await freeTimes((await open()).html);
  const response = await send({ start });
  expect(response.status).toBe(303);
  return response.headers.get("Location") ?? "";
}

test("[PUB-088] without BOOKING_EMBED_URL /book-now shows the site's own scheduler in the same place", async () => {
  const { response, html } = await open();
  expect(response.status).toBe(200);
  expect(await findAll(html, "iframe")).toEqual([]);
  expect((await freeTimes(html)).length).toBeGreaterThan(10);
  const [form] = await findAll(html, "form#demo-form");
  expect(form?.attributes).toMatchObject({ method: "post" });
  const provided = await requestSite("/book-now", {
    settings: { BOOKING_EMBED_URL: "https://calendar.example/demo" },
  });
  const other = await provided.text();
  expect(await findAll(other, "iframe")).toHaveLength(1);
  expect(await findAll(other, "form#demo-form")).toEqual([]);
});

test("the page names what was promised where the visitor came from, and the zone of the URL", async () => {
  const { html } = await open("/book-now?zone=Europe%2FLisbon", {
    Referer: "http://localhost:8788/direct-mail",
  });
  expect(decodeEntities(html)).toContain("is part of this demo.");
  const [zone] = await findAll(html, "select#zone option[selected]");
  expect(zone?.attributes.value).toBe("Europe/Lisbon");
  expect((await open("/book-now?zone=Nowhere%2FAt-all&from=2026-13-40&start=x")).response.status).toBe(200);
});

test("a refused form keeps where its visit began, and its time only if that was a person's", async () => {
  const carried = async (elapsedMs: string) => {
    const visit = { landingPath: "/pixlseo", referrer: "https://search.example/", utm: '{"utm_source":"x"}' };
    const response = await send({ name: "", ...visit, elapsedMs });
    expect(response.status).toBe(400);
    const hidden = await findAll(await response.text(), "#demo-form input[type=hidden]");
    return Object.fromEntries(
      hidden.map(({ attributes }) => [attributes.name, decodeEntities(attributes.value ?? "")]),
    );
  };
  expect(await carried("3000")).toMatchObject({
    landingPath: "/pixlseo",
    referrer: "https://search.example/",
    utm: '{"utm_source":"x"}',
    elapsedMs: "3000",
  });
  expect(await carried("2999")).not.toHaveProperty("elapsedMs");
});

test("a plain form books, and leads to a page that moves and cancels", async () => {
  const path = await bookFirst();
  expect(path).toMatch(/^\/booking\/[\da-f-]{36}-[\da-f]{64}\?new$/);
  const { response, html } = await open(path);
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  const [robots] = await findAll(html, "meta[name=robots]");
  expect(robots?.attributes.content).toBe("noindex");
  expect(decodeEntities(html)).toContain("dana@harborauto.example");
  const page = path.replace("?new", "");
  const times = await freeTimes((await open(`${page}?move`)).html);
  const moved = await requestSite(page, formPost({ intent: "move", start: times.at(-1) ?? "" }));
  expect(moved.status).toBe(303);
  expect(await rows("select sequence, starts_at from bookings")).toEqual([
    { sequence: 1, starts_at: times.at(-1) },
  ]);
  expect((await requestSite(page, formPost({ intent: "cancel" }))).status).toBe(303);
  expect((await requestSite(page, formPost({ intent: "cancel" }))).status).toBeLessThan(500);
  expect(await rows("select status from bookings")).toEqual([{ status: "cancelled" }]);
});

test("a demo is moved from its own week, whose day is marked and chosen", async () => {
  const times = await freeTimes((await open()).html);
  const path = (await send({ start: times.at(-1) ?? "" })).headers.get("Location") ?? "";
  const { html } = await open(path.replace("?new", "?move"));
  const [day, ...others] = (await findAll(html, "label.day")).filter(({ text }) => text.includes("Yours"));
  expect(others).toEqual([]);
  const [{ starts_at: start } = {}] = await rows("select starts_at from bookings");
  const date = new Date(String(start)).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  const [checked] = await findAll(html, "label.day input[checked]");
  expect(checked?.attributes.value).toBe(date);
  expect(day?.text).toContain(String(Number(date.slice(-2))));
  const [first] = await findAll(html, "label.day input");
  expect(Date.parse(date) - Date.parse(first?.attributes.value ?? "")).toBeLessThan(7 * 86_400_000);
});

test("a guest who moves a demo is offered the day that it fills, and the times beside it", async () => {
  const [host] = await rows("select id from users");
  await putHost(String(host?.id), { cap: 1 });
  const free = await freeTimes((await open()).html);
  const halfAnHourAfter = (time: string) => new Date(Date.parse(time) + 30 * 60_000).toISOString();
  const start = free.find((time) => free.includes(halfAnHourAfter(time))) ?? "";
  const page = ((await send({ start })).headers.get("Location") ?? "").replace("?new", "");
  expect(await freeTimes((await open(`${page}?move`)).html)).toContain(halfAnHourAfter(start));
  expect(await freeTimes((await open()).html)).not.toContain(halfAnHourAfter(start));
});

test("a demo is moved five times a day by its link, and a network moves twenty", async () => {
  const page = (await bookFirst()).replace("?new", "");
  const times = await freeTimes((await open(`${page}?move`)).html);
  const move = (at: number, from = "203.0.113.1", path = page) =>
    requestSite(
      `${path}?move`,
      formPost({ intent: "move", start: times[at] ?? "" }, { "CF-Connecting-IP": from }),
    );
  for (let at = 1; at <= 5; at += 1) expect((await move(at, `203.0.113.${at}`)).status).toBe(303);
  const refused = await move(6, "203.0.113.6");
  expect(refused.status).toBe(429);
  // Kept by the browser alone, so that going back to it asks no question.
  expect(refused.headers.get("Cache-Control")).toBe("private, no-cache, no-transform");
  expect(refused.headers.get("Referrer-Policy")).toBe("same-origin");
  const html = decodeEntities(await refused.text());
  expect(html).toContain("This demo was moved often today");
  expect(html).toContain("It stays at its time. Call us at (414) 555-0142 to move it again.");
  expect(await rows("select sequence, starts_at from bookings")).toEqual([
    { sequence: 5, starts_at: times[5] },
  ]);
  // A booking and five moves, each to guest and host.
  expect(await rows("select count(*) as n from mails group by to_address")).toEqual([{ n: 6 }, { n: 6 }]);
  for (let at = 0; at < 20; at += 1) await move(6, "198.51.100.1");
  const [start = ""] = await freeTimes((await open()).html);
  const other = await send({ start, email: "ana@pier.example" }, { "CF-Connecting-IP": "198.51.100.2" });
  const path = (other.headers.get("Location") ?? "").replace("?new", "");
  const last = await move(20, "198.51.100.1", path);
  expect(decodeEntities(await last.text())).toContain("Demos were moved often from your network today");
  expect((await move(20, "198.51.100.2", path)).status).toBe(303);
  expect((await requestSite(page, formPost({ intent: "cancel" }))).status).toBe(303);
});

test("who finds the time taken has not moved the demo", async () => {
  const page = (await bookFirst()).replace("?new", "");
  const [start = "", ...times] = await freeTimes((await open()).html);
  await send({ start, email: "ana@pier.example" });
  const move = (to: string) => requestSite(`${page}?move`, formPost({ intent: "move", start: to }));
  for (let at = 0; at < 6; at += 1) expect((await move(start)).status).toBe(409);
  expect((await move(times[3] ?? "")).status).toBe(303);
});

test("a booking whose mail is left out says so, as do its move and its cancellation", async () => {
  const times = await freeTimes((await open()).html);
  const bookAt = async (at: number) => {
    const sent = await send({ start: times[at] ?? "", email: `dana+${at}@harborauto.example` });
    return sent.headers.get("Location") ?? "";
  };
  const first = await bookAt(0);
  for (let at = 1; at <= 5; at += 1) {
    await requestSite(first.replace("?new", ""), formPost({ intent: "move", start: times[at] ?? "" }));
  }
  const last = await bookAt(6);
  expect(first).toMatch(/\?new$/);
  expect(last).toMatch(/\?new&unmailed$/);
  const textAt = async (path: string) =>
    decodeEntities((await open(path)).html)
      .replaceAll("<!-- -->", "")
      .replace(/\s+/g, " ");
  expect(await textAt(first)).toContain("We emailed a link to this page to dana+0@harborauto.example.");
  const unmailed = await textAt(last);
  expect(unmailed).toContain(
    "No email was sent to dana+6@harborauto.example, because too many were sent today",
  );
  expect(unmailed).not.toContain("We emailed");
  const [page = ""] = last.split("?");
  const moved = await requestSite(page, formPost({ intent: "move", start: times[9] ?? "" }));
  expect(moved.headers.get("Location")).toBe(`${page}?moved&unmailed`);
  const afterMove = await textAt(`${page}?moved&unmailed`);
  expect(afterMove).toContain("Your demo is moved.");
  expect(afterMove).toContain("No email was sent to dana+6@harborauto.example");
  const cancelled = await requestSite(page, formPost({ intent: "cancel" }));
  expect(cancelled.headers.get("Location")).toBe(`${page}?unmailed`);
  expect(await textAt(`${page}?unmailed`)).toContain("No email was sent, because too many were sent today");
  expect(await rows("select count(*) as n from mails where to_address like 'dana+6%'")).toEqual([{ n: 0 }]);
});

test("the calendar file of a booking's link holds one word of who entered it", async () => {
  const [start = ""] = await freeTimes((await open()).html);
  const made = await send({ start, name: "Click evil.example", company: "evil.example" });
  const [page] = (made.headers.get("Location") ?? "").split("?");
  const { html } = await open(`${page}/demo.ics`);
  expect(html).toContain("Click");
  expect(html).not.toContain("evil");
});

test("a link that we did not sign shows and changes nothing", async () => {
  const page = (await bookFirst()).replace("?new", "");
  const [id = ""] = /[\da-f-]{36}/.exec(page) ?? [];
  const last = page.at(-1) === "0" ? "1" : "0";
  for (const forged of [
    `${page.slice(0, -1)}${last}`,
    `/booking/${id}`,
    `/booking/${id}-${"0".repeat(64)}`,
    "/booking/x",
  ]) {
    expect((await open(forged)).response.status, forged).toBe(404);
    expect((await requestSite(forged, formPost({ intent: "cancel" }))).status, forged).toBe(404);
    expect((await open(`${forged}/demo.ics`)).response.status, forged).toBe(404);
  }
  expect(await rows("select status from bookings")).toEqual([{ status: "booked" }]);
  const { response, html } = await open(`${page}/demo.ics`);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(html).toContain("BEGIN:VEVENT");
});

test("a taken time comes back with what was typed and the next free times", async () => {
  const [start = ""] = await freeTimes((await open()).html);
  await send({ start });
  const second = await send({ start, email: "ana@pier.example", note: "Two rooftops" });
  expect(second.status).toBe(409);
  const html = decodeEntities(await second.text());
  expect(html).toContain("Two rooftops");
  const next = await freeTimes(html);
  expect(next.length).toBeGreaterThanOrEqual(3);
  expect(next).not.toContain(start);
});

test.each([
  [{ start: "" }, "Choose a time"],
  [{ start: "2020-01-01T10:00:00.000Z" }, null],
  [{ email: "no address" }, null],
  [{ name: "" }, null],
  [{ zone: "Nowhere/At-all" }, null],
])("%j is refused with a sentence, and nothing is stored", async (fields, sentence) => {
  const [start = ""] = await freeTimes((await open()).html);
  const response = await send({ start, ...fields });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const [error] = await findAll(await response.text(), "#start-error:not([hidden]) [data-error]");
  expect(error?.text ?? null).toBe(sentence);
  expect(await rows("select count(*) as n from bookings")).toEqual([{ n: 0 }]);
});

test("what looks like spam takes nobody's time and sends no mail: it waits for review", async () => {
  const [start = ""] = await freeTimes((await open()).html);
  const response = await send({ start, trap: "https://spam.example" });
  expect(response.status).toBe(303);
  // Without its zone the page would go on to the browser's at once, and what is said there would not be seen.
  expect(response.headers.get("Location")).toBe("/book-now?zone=America%2FNew_York");
  expect(await rows("select count(*) as n from bookings")).toEqual([{ n: 0 }]);
  expect(await rows("select count(*) as n from mails")).toEqual([{ n: 0 }]);
  expect(await rows("select quarantine_reason from leads")).toEqual([
    { quarantine_reason: "The hidden field was filled in" },
  ]);
  expect(await rows("select starts_at, email, reason from held_demos")).toEqual([
    { starts_at: start, email: "dana@harborauto.example", reason: "The hidden field was filled in" },
  ]);
});

test("one network books at most 20 an hour", async () => {
  const times = await freeTimes((await open()).html);
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    const response = await send({ start: times[at] ?? times[0] ?? "", email: `guest${at}@harbor.example` });
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 20)).not.toContain(429);
});

test("with the queue down the booking stands, and its mails wait for the sweep", async () => {
  const [start = ""] = await freeTimes((await open()).html);
  const down = {
    send: () => Promise.reject(new Error("down")),
    sendBatch: () => Promise.reject(new Error("down")),
  };
  const response = await requestSite("/book-now", {
    ...formPost({ zone: "America/New_York", ...GUEST, start }),
    env: { ...rawEnv(), MAIL_QUEUE: down },
  });
  expect(response.status).toBe(303);
  expect(await rows("select count(*) as n from mails where kind = 'booking' and state = 'queued'")).toEqual([
    { n: 2 },
  ]);
  const waiting = await rows("select json_extract(message, '$.type') as type from outbox order by type");
  expect(waiting.map(({ type }) => type)).toEqual(["analytics.record", "mail.send", "mail.send"]);
});
