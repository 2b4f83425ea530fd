import { readFileSync } from "node:fs";
import { decode } from "turbo-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnansweredResult, waitingReads } from "../../app/platform/http/browser/connection";
import { rememberSubmission, watchLeaving } from "../../app/platform/http/browser/leaving";
import { watchConnection } from "../../app/platform/http/browser/router-fetch";

const ORIGIN = "https://beaconry.example";
const LEAD = new URL(`${ORIGIN}/admin/leads/1.data`);

let answer: (url: URL, init?: RequestInit) => Promise<Response>;
/** The last listener of the window. */
let goOnline = () => {};
beforeEach(() => {
  vi.stubGlobal("window", {
    fetch: (url: URL, init?: RequestInit) => answer(url, init),
    location: new URL(`${ORIGIN}/admin/leads/1`),
    addEventListener: (_: string, listener: () => void) => {
      goOnline = listener;
    },
  });
  watchConnection("/auth");
});
afterEach(() => vi.unstubAllGlobals());

const ofRemix = (status = 200) => new Response("[]", { status, headers: { "X-Remix-Response": "yes" } });
const refused = () => Promise.reject(new TypeError("Failed to fetch"));
const write = (url = LEAD) => window.fetch(url, { method: "POST" });

/** What the router makes of an action's answer. */
async function readAction(response: Response): Promise<unknown> {
  if (!response.body) throw new Error("There is no body");
  const { value, done } = await decode(response.body);
  await done;
  return value;
}

test("Remix, and the stream that it writes, are of the versions that router-fetch.ts knows", () => {
  const read = (name: string): { version: string } =>
    JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  expect(read("@remix-run/react").version).toMatch(/^2\.17\./);
  expect(read("turbo-stream").version).toMatch(/^2\./);
  const router = readFileSync("node_modules/@remix-run/react/dist/single-fetch.js", "utf8");
  expect(router).toMatch(/\.data`/);
});

test.each([
  ["no connection", refused],
  ["an answer of a proxy", () => Promise.resolve(new Response("<h1>503</h1>", { status: 503 }))],
])("a write that gets %s is told as not handled, in the router's own format", async (_, given) => {
  answer = given;
  const response = await write();
  expect(response.status).toBe(503);
  const result = await readAction(response);
  expect(result).toEqual({ data: { isUnanswered: true, reason: "There is no connection." } });
  expect(isUnansweredResult(Object(result).data)).toBe(true);
});

test("a write after the session has ended names the way to sign in, and no page is left for it", async () => {
  answer = async (_, init) => (init?.method ? ofRemix(401) : ofRemix());
  const result = await readAction(await write());
  expect(result).toEqual({
    data: { isUnanswered: true, reason: expect.stringContaining("session"), signInPath: "/auth" },
  });
  void window.fetch(LEAD);
  await vi.waitFor(() =>
    expect(waitingReads.get()).toMatchObject([{ path: "/admin/leads/1", isQuiet: true }]),
  );
  answer = async () => ofRemix();
  await write();
  expect(waitingReads.get()).toEqual([]);
});

test("401 of the sign-in itself is its own answer", async () => {
  answer = async () => ofRemix(401);
  const response = await write(new URL(`${ORIGIN}/auth.data`));
  expect(response.headers.get("X-Remix-Response")).toBe("yes");
});

test("a read waits for the connection, and goes on when it is back", async () => {
  answer = refused;
  const reading = window.fetch(new URL(`${ORIGIN}/admin/deals.data`));
  await vi.waitFor(() =>
    expect(waitingReads.get()).toMatchObject([{ path: "/admin/deals", isQuiet: false }]),
  );
  answer = async () => ofRemix();
  goOnline();
  expect((await reading).status).toBe(200);
  expect(waitingReads.get()).toEqual([]);
});

test("a read that a later one replaced ends with the router's reason", async () => {
  answer = refused;
  const control = new AbortController();
  const reading = window.fetch(new URL(`${ORIGIN}/admin/deals.data`), { signal: control.signal });
  await vi.waitFor(() => expect(waitingReads.get()).toHaveLength(1));
  control.abort(new Error("replaced"));
  await expect(reading).rejects.toThrow("replaced");
  expect(waitingReads.get()).toEqual([]);
});

test("other requests go through as they are", async () => {
  answer = refused;
  await expect(window.fetch(`${ORIGIN}/collect`)).rejects.toThrow("Failed to fetch");
  await expect(window.fetch(new URL(`${ORIGIN}/admin/search`))).rejects.toThrow("Failed to fetch");
});

test.each([
  ["was answered", ofRemix, []],
  ["was not reached", refused, []],
  ["is still on its way", () => new Promise<never>(() => {}), ["/admin/leads/1"]],
])("a submission that %s when the page is left goes again: %j", async (_, given, again) => {
  const sent: string[] = [];
  vi.stubGlobal("navigator", { sendBeacon: (path: string) => sent.push(path) > 0 });
  watchLeaving();
  const leave = goOnline;
  const body = new FormData();
  rememberSubmission({ action: "/admin/leads/1", body });
  answer = async () => given();
  void window.fetch(LEAD, { method: "POST", body });
  await new Promise((resolve) => setTimeout(resolve));
  leave();
  expect(sent).toEqual(again);
});
