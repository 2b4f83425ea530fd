import { expect, test } from "vitest";
import { observatoryScore } from "../support/observatory";
import { requestSite } from "../support/site";
import { signedInOnSite } from "../support/staff";

const scoreOf = async (path: string, init: RequestInit = {}) => {
  const response = await requestSite(path, { redirect: "manual", ...init });
  return observatoryScore(response.headers, await response.text()).score;
};

test.each(["/", "/contact", "/law-firms", "/blog", "/book-now", "/privacy-policy", "/nowhere", "/healthz"])(
  "the Mozilla HTTP Observatory gives %s at least 120 points",
  async (path) => {
    expect(await scoreOf(path)).toBeGreaterThanOrEqual(120);
  },
);

test("the Mozilla HTTP Observatory gives the sign-in page and the back office at least 120 points", async () => {
  const { headers } = await signedInOnSite("observatory@beaconry.example");
  expect(await scoreOf("/auth")).toBeGreaterThanOrEqual(120);
  for (const path of ["/admin", "/admin/leads", "/admin/analytics", "/admin/failed-jobs"]) {
    expect(await scoreOf(path, { headers }), path).toBeGreaterThanOrEqual(120);
  }
});

test("the score follows the published rules", () => {
  const good = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  const score = (changes: Record<string, string>, html = "") =>
    observatoryScore(new Headers(Object.entries({ ...good, ...changes }).filter(([, value]) => value)), html)
      .score;
  const policy = (text: string) => score({ "Content-Security-Policy": text });
  expect(score({})).toBe(130);
  expect(policy("default-src 'self'; frame-ancestors 'none'")).toBe(125);
  expect(policy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(120);
  // Below 90 points no bonus counts.
  expect(policy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'")).toBe(80);
  expect(policy("script-src 'self'")).toBe(60);
  expect(score({ "Content-Security-Policy": "" })).toBe(55);
  expect(score({ "Strict-Transport-Security": "" })).toBe(80);
  expect(score({ "Strict-Transport-Security": "max-age=60" })).toBe(120);
  expect(score({ "Set-Cookie": "__Host-session=x; Secure; HttpOnly; SameSite=Lax" })).toBe(135);
  expect(score({ "Set-Cookie": "__Host-session=x; Secure" })).toBe(70);
  expect(score({}, '<script src="https://elsewhere.example/a.js"></script>')).toBe(125);
});
