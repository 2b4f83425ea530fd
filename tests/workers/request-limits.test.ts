import { expect, test, vi } from "vitest";
import { refuseLargeBody, refuseSearchFlood } from "../../app/platform/http/limits/request-limits.server";
import { requestSite } from "../support/site";
import { SITE_URL } from "../support/workers-env";

const sized = (path: string, bytes: number) =>
  refuseLargeBody(
    new Request(`${SITE_URL}${path}`, { method: "POST", headers: { "Content-Length": String(bytes) } }),
  )?.status ?? null;

test("a public route takes bodies of its own forms' size only", () => {
  const kB = 1024;
  expect([sized("/collect", 16 * kB), sized("/collect", 16 * kB + 1)]).toEqual([null, 413]);
  expect([sized("/auth", 16 * kB), sized("/auth", 16 * kB + 1)]).toEqual([null, 413]);
  expect([sized("/contact", 256 * kB), sized("/contact", 256 * kB + 1)]).toEqual([null, 413]);
  expect([sized("/nowhere", 1), sized("/nowhere", 10 ** 9)]).toEqual([null, 413]);
  expect(sized("/admin/leads/imports", 20 * kB * kB)).toBe(null);
});

test("a body that is larger than announced is refused while it is read", async () => {
  const fields = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
  const body = `projectDescription=${"x".repeat(300 * 1024)}`;
  for (const path of ["/contact", "/contact/send", "/auth"]) {
    const response = await requestSite(path, { method: "POST", headers: fields, body });
    expect(response.status, path).toBe(413);
  }
});

test("a network that floods the search is told to wait; others, and its own page views, are not", async () => {
  const search = (address: string, q: string, at: number) =>
    refuseSearchFlood(
      new Request(`${SITE_URL}/blog?q=${q}`, { headers: { "CF-Connecting-IP": address } }),
      at,
    )?.status ?? null;
  const answers = Array.from({ length: 61 }, (_, at) => search("2001:db8:1::7", `word-${at}`, 0));
  expect(answers.filter((status) => status === null)).toHaveLength(60);
  expect(answers.at(-1)).toBe(429);
  expect(search("2001:db8:1:0:9::1", "more", 0)).toBe(429);
  expect(search("2001:db8:2::7", "more", 0)).toBe(null);
  expect(search("2001:db8:1::7", "", 0)).toBe(null);
  expect(search("2001:db8:1::7", "later", 5000)).toBe(null);
});

test("a search again is a search: the 61st of a network is refused, whatever it asks for", async () => {
  // The limit is renewed as time goes by.
  vi.useFakeTimers({ toFake: ["Date"] });
  const headers = { "CF-Connecting-IP": "203.0.113.99" };
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await requestSite("/blog?q=map", { headers })).status);
  vi.useRealTimers();
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
});
