import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { createSession } from "../../app/auth/sessions/sessions.server";
import {
  SPECULATION_RULES_HASH,
  START_SCRIPT_HASH,
  sandboxPolicy,
  sourcesOf,
  withSecurityHeaders,
} from "../../app/platform/http/security-headers.server";
import { envFailingAt } from "../support/failing-db";
import { findAll } from "../support/page";
import { formPost, requestSite } from "../support/site";
import { cookiePair, database, staffMember } from "../support/staff";

/** Directives of every response's CSP. */
const COMMON = {
  "default-src": "'none'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};
const OUR_SCRIPTS = `'self' '${START_SCRIPT_HASH}' '${SPECULATION_RULES_HASH}'`;
const PUBLIC = { ...COMMON, "script-src": OUR_SCRIPTS, "style-src": "'self'" };
const HEADERS = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

let cookie = "";
beforeAll(async () => {
  const { id } = await staffMember("headers@beaconry.example");
  const request = new Request("http://localhost:8788/auth");
  cookie = cookiePair(await createSession(database(), request, id, new Date()));
});

/** Each CSP directive with its value. Fails on a duplicate, because browsers ignore all but the first. */
function policyOf(response: Response): Record<string, string> {
  const directives = (response.headers.get("Content-Security-Policy") ?? "").split("; ").map((directive) => {
    const [name = "", ...values] = directive.split(" ");
    return [name, values.join(" ")] as const;
  });
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  return Object.fromEntries(directives);
}

const headersOf = (response: Response) =>
  Object.fromEntries(Object.keys(HEADERS).map((name) => [name, response.headers.get(name)]));

test.each([
  [200, "/contact.data", {}],
  [200, "/healthz", {}],
  [200, "/sitemap.xml", {}],
  [404, "/nowhere", {}],
  [308, "/about/", { redirect: "manual" }],
  [400, "/contact", formPost({})],
  [403, "/contact", { method: "POST" }],
  [405, "/contact", { method: "DELETE", headers: { "Sec-Fetch-Site": "same-origin" } }],
] as const)(
  "the public response %i of %s has every CSP directive and every header",
  async (status, path, init) => {
    const response = await requestSite(path, init);
    expect(response.status).toBe(status);
    expect(policyOf(response)).toEqual(PUBLIC);
    expect(headersOf(response)).toEqual(HEADERS);
  },
);

test.each([
  [200, "/auth", false],
  [302, "/admin", false],
  [200, "/admin", true],
  [200, "/admin/leads", true],
  [200, "/admin.data", true],
  [404, "/admin/nowhere", true],
] as const)(
  "the admin response %i of %s (signed in: %s) has every directive, and allows scripts only by nonce",
  async (status, path, isSignedIn) => {
    const headers: Record<string, string> = isSignedIn ? { Cookie: cookie } : {};
    const response = await requestSite(path, { headers, redirect: "manual" });
    expect(response.status).toBe(status);
    const { "script-src": scripts, "style-src": styles, ...rest } = policyOf(response);
    expect(rest).toEqual({ ...COMMON, "frame-src": "'self'" });
    expect(scripts).toMatch(/^'self' 'nonce-[\w-]{22}'$/);
    expect(styles).toBe(scripts);
    const isHtml = response.headers.get("Content-Type")?.startsWith("text/html");
    expect(response.headers.get("Cache-Control")).toBe(isHtml ? "no-store, no-transform" : "no-store");
    expect(headersOf(response)).toEqual(HEADERS);
  },
);

test.each(["/", "/law-firms", "/auth", "/admin", "/admin/leads", "/admin/analytics"])(
  "%s may have style attributes, but no style element and no handler of events",
  async (path) => {
    const response = await requestSite(path, {
      headers: path.startsWith("/admin") ? { Cookie: cookie } : {},
    });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<[a-z][^<>]* style="/);
    expect(html).not.toMatch(/<style/);
    expect(html).not.toMatch(/<[a-z][^<>]* on[a-z]+=/i);
    expect(policyOf(response)["style-src"]).not.toContain("unsafe-inline");
    expect(policyOf(response)["script-src"]).not.toContain("unsafe-inline");
  },
);

test.each([
  ["host", "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
])("HSTS=%s binds no more than it says", async (HSTS, value) => {
  const response = await requestSite("/healthz", { settings: { HSTS } });
  expect(response.headers.get("Strict-Transport-Security")).toBe(value);
});

test("the back office's pages are never stored, whatever their route says", async () => {
  const stored: string[] = [];
  for (const path of [
    "/admin",
    "/admin/leads/export",
    "/admin/analytics/now",
    "/admin/notifications/unread",
    "/admin/preferences",
    "/auth",
  ]) {
    for (const address of [path, `${path}.data`]) {
      const response = await requestSite(address, { headers: { Cookie: cookie }, redirect: "manual" });
      if (!response.headers.get("Cache-Control")?.split(", ").includes("no-store")) stored.push(address);
    }
  }
  expect(stored).toEqual([]);
});

const PRIVATE_PICTURE = {
  "Content-Type": "image/png",
  "Cache-Control": "private, max-age=31536000, immutable",
};

function answered(headers: Record<string, string>, { status = 200, nonce = "n" } = {}): Response {
  return withSecurityHeaders(new Response("", { status, headers }), {
    nonce,
    outside: { frames: [], scripts: [] },
    hsts: "host",
  });
}

test.each([
  sandboxPolicy({ withStyleAttributes: false, frameAncestors: "none" }),
  sandboxPolicy({ withStyleAttributes: true, frameAncestors: "self" }),
])("a route's own policy %s is kept, and its window needs no other isolation", (own) => {
  const { headers } = answered({ "Content-Security-Policy": own });
  expect(headers.get("Content-Security-Policy")).toBe(own);
  expect(headers.has("Cross-Origin-Opener-Policy")).toBe(false);
});

test.each([
  "default-src 'none'",
  "default-src *; sandbox; frame-ancestors 'none'",
  "default-src 'none'; sandbox allow-scripts; frame-ancestors 'none'",
  "default-src 'none'; sandbox; frame-ancestors *",
  "default-src 'none'; script-src 'self'; sandbox; frame-ancestors 'none'",
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  "script-src *, default-src 'none'; sandbox; frame-ancestors 'none'",
])("a route's own policy %s gives way to the site's", (own) => {
  const { headers } = answered({ "Content-Security-Policy": own });
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-n'");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
});

test.each([
  ["a picture for its viewers alone", PRIVATE_PICTURE, 200, PRIVATE_PICTURE["Cache-Control"]],
  ["a missing picture", PRIVATE_PICTURE, 404, "no-store"],
  [
    "a page",
    { ...PRIVATE_PICTURE, "Content-Type": "text/html; charset=utf-8" },
    200,
    "no-store, no-transform",
  ],
  ["a public picture", { ...PRIVATE_PICTURE, "Cache-Control": "public, immutable" }, 200, "no-store"],
  ["a picture that changes", { ...PRIVATE_PICTURE, "Cache-Control": "private, max-age=60" }, 200, "no-store"],
] as const)(
  "of the back office, %s is stored by a browser only if it never changes",
  (_, own, status, kept) => {
    expect(answered(own, { status }).headers.get("Cache-Control")).toBe(kept);
  },
);

test.each([
  ["text/html", null, "no-transform"],
  [
    "text/html; charset=utf-8",
    "public, max-age=0, s-maxage=60",
    "public, max-age=0, s-maxage=60, no-transform",
  ],
  ["text/html", "no-transform, public", "no-transform, public"],
  ["text/plain; charset=utf-8", "no-store", "no-store"],
  ["application/rss+xml", "public, max-age=0", "public, max-age=0"],
])("%s with Cache-Control %j is sent with %j, so that no edge rewrites HTML", (type, own, sent) => {
  const headers = { "Content-Type": type, ...(own === null ? {} : { "Cache-Control": own }) };
  const response = withSecurityHeaders(new Response("", { headers }), {
    ...{ nonce: null, outside: { frames: [], scripts: [] }, hsts: "host" },
  });
  expect(response.headers.get("Cache-Control")).toBe(sent);
});

test("the edge cache's copy of a page forbids rewriting too", async () => {
  const states: unknown[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers } = await requestSite("/about");
    states.push([headers.get("X-Edge-Cache"), headers.get("Cache-Control")?.includes("no-transform")]);
  }
  expect(states.at(-1)).toEqual(["HIT", true]);
});

test("the nonce matches the page's inline scripts and differs per response", async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await requestSite("/auth");
      const nonce = policyOf(response)["script-src"]?.match(/'nonce-(.+)'/)?.[1];
      const inline = await findAll(await response.text(), "script:not([src])");
      expect(inline.length).toBeGreaterThan(0);
      for (const { attributes } of inline) expect(attributes.nonce).toBe(nonce);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("a booking calendar adds its host to its page's CSP and Turnstile to all public ones, and nothing to the back office's", async () => {
  const settings = {
    BOOKING_EMBED_URL: "https://calendar.example/beaconry/demo",
    TURNSTILE_SITE_KEY: "site-key",
    TURNSTILE_SECRET: "0x4AAAAAAA-turnstile",
  };
  const open = (path: string) => requestSite(path, { settings, headers: { Cookie: "beaconry_x=1" } });
  const turnstile = "https://challenges.cloudflare.com";
  for (const [path, frames] of [
    ["/contact", turnstile],
    ["/book-now", `https://calendar.example ${turnstile}`],
  ] as const) {
    expect(policyOf(await open(path))).toEqual({
      ...PUBLIC,
      "script-src": `${OUR_SCRIPTS} ${turnstile}`,
      "frame-src": frames,
    });
  }
  const { "script-src": scripts, "style-src": styles, ...rest } = policyOf(await open("/auth"));
  expect(rest).toEqual({ ...COMMON, "frame-src": "'self'" });
  expect(scripts).toMatch(/^'self' 'nonce-[\w-]{22}'$/);
  expect(styles).toBe(scripts);
});

test.each([
  ["https://calendar.example/demo?a=b;c", ["https://calendar.example"]],
  ["https://Calendar-2.example:8443/demo", ["https://calendar-2.example:8443"]],
  ["https://kalender-ü.example/", ["https://xn--kalender--y9a.example"]],
  ["https://a;script-src.example/", []],
  ["https://a,default-src.example/", []],
  ["https://*.example/", []],
  ["https://a'unsafe-inline'.example/", []],
  ["https://[::1]/", []],
  ["http://calendar.example/", []],
  ["data:text/html,x", []],
  ["no address", []],
])("the address %s may be framed as %j", (address, sources) => {
  expect(sourcesOf(address)).toEqual(sources);
});

test("a stored booking address whose host would begin a directive is framed nowhere", async () => {
  const stored = JSON.stringify({ BOOKING_EMBED_URL: "https://a;script-src-elem.example/demo" });
  await env.DB.prepare("insert into settings (key, value, updated_at) values ('company', ?, '')")
    .bind(stored)
    .run();
  // An isolate that has not read the company before.
  const isolate = envFailingAt({ test: () => false });
  const response = await requestSite("/book-now", { env: isolate, headers: { Cookie: "beaconry_x=1" } });
  expect(policyOf(response)).toEqual(PUBLIC);
  expect(await findAll(await response.text(), "iframe")).toHaveLength(1);
  await env.DB.prepare("delete from settings where key = 'company'").run();
});

test("an error response from outside Remix has every directive and every header", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await requestSite("/", { env: {} });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect(response.status).toBe(500);
  expect(policyOf(response)).toEqual(PUBLIC);
  expect(headersOf(response)).toEqual(HEADERS);
});
