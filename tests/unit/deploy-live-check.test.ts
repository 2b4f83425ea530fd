import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deployment } from "../../scripts/deploy/deployment";
import { checkLive } from "../../scripts/deploy/live-check";

type Site = Parameters<typeof checkLive>[0];
const HEADERS = { "Cache-Control": "public, no-transform", "Content-Security-Policy": "default-src 'self'" };
const CHECKS = [
  { name: "database", isHealthy: true, detail: "" },
  { name: "jobs", isHealthy: true, detail: "" },
];

let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));

/** Answers as a healthy site, but for `change`: the page at a path, or what the health check says. */
function serve(change: {
  path?: string;
  status?: number;
  headers?: object;
  body?: string;
  health?: object;
}): void {
  answer = (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname === "/healthz") {
      const isAllowed =
        request.headers.authorization === "Bearer of the test" && url.searchParams.has("deep");
      response.writeHead(isAllowed ? 200 : 401, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ isHealthy: true, version: "abc", checks: CHECKS, ...change.health }));
      return;
    }
    const isChanged = change.path === url.pathname;
    response.writeHead((isChanged && change.status) || 200, {
      ...HEADERS,
      ...(isChanged ? change.headers : {}),
    });
    response.end((isChanged && change.body) || "<p>Hello");
  };
}

beforeEach(async () => {
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  vi.stubEnv("DEPLOY_CHECK_URL", `http://localhost:${typeof address === "object" ? address?.port : 0}`);
  vi.stubEnv("DEPLOY_CHECK_SECONDS", "0.2");
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await once(server.close(), "close");
});

const site = (change: Partial<Deployment> = {}): Site => ({
  environment: "production",
  vars: { SITE_URL: "https://harbordental.com" },
  projectHost: "harbor.pages.dev",
  isDomainActive: true,
  healthToken: "of the test",
  ...change,
});

test("a healthy site of the deployed version passes", async () => {
  serve({});
  expect(await checkLive(site(), "abc")).toEqual([]);
});

test.each([
  [{ health: { version: "old" } }, "it still serves old"],
  [{ path: "/contact", status: 500 }, "/contact answers with 500"],
  [{ path: "/blog", status: 308 }, "/blog answers with 308"],
  [{ path: "/", headers: { "Cache-Control": "public" } }, "/ lacks no-transform"],
  [{ path: "/auth", headers: { "Content-Security-Policy": "" } }, "/auth has no Content-Security-Policy"],
  [
    { path: "/contact", body: '<a class="__cf_email__" data-cfemail="5a">[email&#160;protected]</a>' },
    "/contact is rewritten by Cloudflare's email obfuscation",
  ],
])("after %j: %s", async (change, problem) => {
  serve(change);
  expect(await checkLive(site(), "abc")).toEqual([problem]);
});

test("a red check is named with its detail", async () => {
  serve({ health: { checks: [{ name: "visits", isHealthy: false, detail: "0001 is not applied" }] } });
  expect(await checkLive(site(), "abc")).toEqual(["visits: 0001 is not applied"]);
});

const NO_CRON = { checks: [{ name: "jobs", isHealthy: false, detail: "no cron yet" }] };

test("the first cron is waited for", async () => {
  vi.stubEnv("DEPLOY_CHECK_SECONDS", "20");
  serve({ health: NO_CRON });
  setTimeout(() => serve({}), 100);
  expect(await checkLive(site(), "abc")).toEqual([]);
});

test("a preview has no crons to wait for", async () => {
  serve({ health: NO_CRON });
  expect(await checkLive(site({ environment: "preview" }), "abc")).toEqual([]);
  expect(await checkLive(site(), "abc")).toEqual(["jobs: no cron yet"]);
});

test("another token opens nothing", async () => {
  answer = (_request, response) => response.writeHead(401).end();
  const [problem] = await checkLive(site(), "abc");
  expect(problem).toBe("/healthz?deep answers with 401");
});

test("while the domain does not lead there, only the project's own address is asked for its health", async () => {
  serve({ path: "/", status: 500 });
  expect(await checkLive(site({ isDomainActive: false }), "abc")).toEqual([]);
});
