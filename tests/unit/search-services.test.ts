import { generateKeyPairSync, verify } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { askGoogle } from "../../app/indexing/google.server";
import { type IndexNowCall, NoticeRefused, notifyIndexNow } from "../../app/indexing/indexnow.server";
import { RetryAfter } from "../../app/platform/jobs/retry-after";
import { cutOff, json, silence, startPeer, status } from "../support/http-peer";

let peer: Awaited<ReturnType<typeof startPeer>> | undefined;
afterEach(() => peer?.close());

const SITE_URL = "https://beaconry.example";
const PAGE = `${SITE_URL}/blog/a-post`;
const NOW = new Date("2026-03-02T10:00:00.000Z");

async function notify(answers: Parameters<typeof startPeer>, urls = [PAGE], timeoutMs = 20_000) {
  peer = await startPeer(...answers);
  const calls: IndexNowCall[] = [];
  const env = { INDEXNOW_KEY: "0123456789abcdef", INDEXNOW_URL: `${peer.url}/indexnow`, SITE_URL };
  const note = async (call: IndexNowCall) => void calls.push(call);
  const result = await notifyIndexNow(env, urls, note, timeoutMs).catch((error: unknown) => error);
  return { peer, calls, result };
}

test("IndexNow gets host, key, the key's address and the pages", async () => {
  const { peer, calls, result } = await notify([status(200)]);
  const [asked] = peer.asked;
  expect([asked?.method, asked?.path]).toEqual(["POST", "/indexnow"]);
  expect(asked?.headers["content-type"]).toContain("application/json");
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    host: "beaconry.example",
    key: "0123456789abcdef",
    keyLocation: `${SITE_URL}/indexnow.txt`,
    urlList: [PAGE],
  });
  expect(calls).toEqual([{ urls: 1, status: 200 }]);
  expect(result).toBe("IndexNow: accepted (200)");
});

test("2,500 pages go in three requests", async () => {
  const urls = Array.from({ length: 2500 }, (_, at) => `${PAGE}-${at}`);
  const { peer, calls } = await notify([status(202)], urls);
  expect(calls.map((call) => call.urls)).toEqual([1000, 1000, 500]);
  expect(peer.asked.flatMap(({ body }) => JSON.parse(body).urlList)).toEqual(urls);
});

test.each([
  [200, "accepted"],
  [202, "accepted, the key is still being checked"],
])("%i counts as told", async (code, meaning) => {
  const { calls, result } = await notify([status(code)]);
  expect([calls, result]).toEqual([[{ urls: 1, status: code }], `IndexNow: ${meaning} (${code})`]);
});

test.each([
  [400, "the request was not understood"],
  [403, "the key was not found on the site"],
  [422, "the pages do not belong to the site"],
  [302, "an unknown answer"],
  [401, "an unknown answer"],
  [410, "an unknown answer"],
  [499, "an unknown answer"],
])("%i is kept, told and not asked for again", async (code, meaning) => {
  const { calls, result } = await notify([status(code)]);
  expect(calls).toEqual([{ urls: 1, status: code }]);
  expect(String(result)).toBe(`Error: IndexNow: ${meaning} (${code})`);
  expect(result).toBeInstanceOf(NoticeRefused);
});

test.each([
  [429, { "Retry-After": "120" }, 120],
  [429, {}, 60],
  [429, { "Retry-After": "in a while" }, 60],
  [429, { "Retry-After": "Wed, 21 Oct 2020 07:28:00 GMT" }, 1],
  [500, {}, 60],
  [502, {}, 60],
  [503, {}, 60],
  [503, { "Retry-After": "999999" }, 3600],
  [599, { "Retry-After": "5" }, 5],
])("%i with %o is tried again after %i seconds", async (code, headers, seconds) => {
  const { calls, result } = await notify([status(code, headers)]);
  expect(calls).toEqual([{ urls: 1, status: code }]);
  expect(result).toBeInstanceOf(RetryAfter);
  expect(result instanceof RetryAfter && result.seconds).toBe(seconds);
});

test("a date in Retry-After is counted from now", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z"), toFake: ["Date"] });
  const headers = { "Retry-After": "Tue, 10 Mar 2026 12:02:00 GMT" };
  const { result } = await notify([status(429, headers)]).finally(() => vi.useRealTimers());
  expect(result instanceof RetryAfter && result.seconds).toBe(120);
});

test("if a later request fails, no further one is made, and both calls are kept", async () => {
  const urls = Array.from({ length: 2500 }, (_, at) => `${PAGE}-${at}`);
  const { calls, result } = await notify([status(202), status(500)], urls);
  expect(calls).toEqual([
    { urls: 1000, status: 202 },
    { urls: 1000, status: 500 },
  ]);
  expect(result).toBeInstanceOf(RetryAfter);
});

test("silence is no answer: the call is kept without a status, and asked for again", async () => {
  const { calls, result } = await notify([silence], [PAGE], 300);
  expect([calls, String(result)]).toEqual([
    [{ urls: 1, status: null }],
    "Error: IndexNow could not be reached",
  ]);
  expect(result).not.toBeInstanceOf(NoticeRefused);
});

test("without an answer, the call is kept without a status", async () => {
  peer = await startPeer(status(200));
  const { url } = peer;
  await peer.close();
  const calls: IndexNowCall[] = [];
  const env = { INDEXNOW_KEY: "0123456789abcdef", INDEXNOW_URL: url, SITE_URL };
  await expect(notifyIndexNow(env, [PAGE], async (call) => void calls.push(call))).rejects.toThrow(
    "could not be reached",
  );
  expect(calls).toEqual([{ urls: 1, status: null }]);
});

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const privateKey = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const token = json({ access_token: "token-1" });
const inspection = (result: object) => json({ inspectionResult: { indexStatusResult: result } });

async function ask(...answers: Parameters<typeof startPeer>) {
  peer = await startPeer(...answers);
  const account = {
    client_email: "site@project.example",
    private_key: privateKey,
    token_uri: `${peer.url}/token`,
  };
  const env = {
    GOOGLE_SERVICE_ACCOUNT: JSON.stringify(account),
    GOOGLE_API_URL: peer.url,
    GOOGLE_SITE_PROPERTY: "sc-domain:beaconry.example",
    SITE_URL,
  };
  const answer = await askGoogle(env, PAGE, NOW).catch((error: unknown) => String(error));
  return { peer, answer };
}

test("Google gets a signed assertion, the sitemap and the page; an indexed page tells when it was crawled", async () => {
  const { peer, answer } = await ask(
    token,
    status(204),
    inspection({
      verdict: "PASS",
      coverageState: "Submitted and indexed",
      lastCrawlTime: "2026-03-01T08:00:00Z",
    }),
  );
  expect(answer).toEqual({
    status: "success",
    detail: "Google: Submitted and indexed",
    indexedAt: "2026-03-01T08:00:00.000Z",
  });
  const [grant, sitemap, inspected] = peer.asked;
  const form = new URLSearchParams(grant?.body);
  expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
  const [header = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
  const isSigned = verify(
    "RSA-SHA256",
    Buffer.from(`${header}.${claims}`),
    keys.publicKey,
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    iss: "site@project.example",
    aud: `${peer.url}/token`,
    iat: NOW.getTime() / 1000,
    exp: NOW.getTime() / 1000 + 3600,
  });
  expect([sitemap?.method, sitemap?.path]).toEqual([
    "PUT",
    `/webmasters/v3/sites/sc-domain%3Abeaconry.example/sitemaps/${encodeURIComponent(`${SITE_URL}/sitemap.xml`)}`,
  ]);
  expect(sitemap?.headers.authorization).toBe("Bearer token-1");
  expect(JSON.parse(inspected?.body ?? "")).toEqual({
    inspectionUrl: PAGE,
    siteUrl: "sc-domain:beaconry.example",
  });
});

test("a page that is not in the index yet is pending", async () => {
  const { answer } = await ask(
    token,
    status(204),
    inspection({ verdict: "NEUTRAL", coverageState: "Discovered" }),
  );
  expect(answer).toEqual({ status: "pending", detail: "Google: Discovered" });
});

test.each([
  [
    "refuses the account",
    [json({ error: "invalid_grant" }, 400)],
    "Google did not accept the service account (400)",
  ],
  ["gives no token", [json({})], "Google's token has an unknown form"],
  ["refuses the sitemap", [token, status(403)], "Google did not take the sitemap (403)"],
  [
    "is over its quota",
    [token, status(204), status(429)],
    "Google did not inspect the page: too many requests (429)",
  ],
  [
    "answers something else",
    [token, status(204), json({ hello: 1 })],
    "Google's inspection has an unknown form",
  ],
  ["breaks off", [token, cutOff], "Google did not take the sitemap"],
] as const)("a Google that %s is told in a sentence", async (_, answers, sentence) => {
  const { answer } = await ask(...answers);
  expect(String(answer)).toContain(sentence);
});

test("a service account that is none is told", async () => {
  const env = {
    GOOGLE_SERVICE_ACCOUNT: "{}",
    GOOGLE_API_URL: "http://127.0.0.1:1",
    GOOGLE_SITE_PROPERTY: undefined,
    SITE_URL,
  };
  await expect(askGoogle(env, PAGE, NOW)).rejects.toThrow("GOOGLE_SERVICE_ACCOUNT is not the JSON file");
});
