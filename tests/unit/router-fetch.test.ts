import { readFileSync } from "node:fs";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { decode } from "turbo-stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isUnansweredResult, slowRequests, waitingReads } from "../../app/platform/http/browser/connection";
import { rememberSubmission, watchLeaving } from "../../app/platform/http/browser/leaving";
import { watchConnection } from "../../app/platform/http/browser/router-fetch";
import { ServerMode } from "../../node_modules/@remix-run/server-runtime/dist/mode.js";
import { encodeViaTurboStream } from "../../node_modules/@remix-run/server-runtime/dist/single-fetch.js";

const ORIGIN = "https://beaconry.example";
const LEAD = new URL(`${ORIGIN}/admin/leads/1.data`);

let answer: (url: URL, init?: RequestInit) => Promise<Response>;
/** The last listener of the window. */
let goOnline = () => {};
/** Whether the router is on its way to a page. */
let navigation = { state: "idle" };
beforeEach(() => {
  navigation = { state: "idle" };
  vi.stubGlobal("window", {
    __remixRouter: {
      get state() {
        return { navigation };
      },
    },
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

describe("a write that is refused before its action", () => {
  /** As Remix's server sends it. */
  const sent = (result: unknown, status: number) =>
    new Response(
      encodeViaTurboStream(result, new AbortController().signal, undefined, ServerMode.Production),
      {
        status,
        headers: { "X-Remix-Response": "yes" },
      },
    );

  test.each([
    [403, "Only an owner can do this."],
    [413, "This form is too large."],
    [400, "This form asks for something that is not known here."],
  ])("with %i is told as not handled, with the refusal's sentence", async (status, sentence) => {
    answer = async () => sent({ error: new ErrorResponse(status, "", sentence) }, status);
    const response = await write();
    expect(response.status).toBe(status);
    expect(await readAction(response)).toEqual({ data: { isUnanswered: true, reason: sentence } });
  });

  test("is not one that its action answers with the same status, nor a page that is gone, nor a bug", async () => {
    const data = { ok: false, toast: { title: "Failed to save", description: "A field is missing." } };
    for (const [result, status] of [
      [{ data }, 400],
      [{ data }, 403],
      // With a part that comes later, on a line of its own.
      [{ data: { ...data, later: Promise.resolve("now") } }, 400],
      [{ error: new ErrorResponse(404, "", "There is no such lead.") }, 404],
      [{ error: new Error("Unexpected Server Error") }, 500],
    ] as const) {
      answer = async () => sent(result, status);
      const response = await write();
      expect(response.status).toBe(status);
      expect(response.headers.get("X-Remix-Response"), `the server's own answer ${status}`).toBe("yes");
    }
  });
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

describe("a read that the ended session leads to the sign-in page", () => {
  const toSignIn = () =>
    new Response("[]", { status: 202, headers: { "X-Remix-Response": "yes", Location: "/auth" } });

  test.each([
    ["a count beside the page", "/admin/leads/views"],
    ["the page itself again", "/admin/leads/1"],
  ])("%s waits for a session, and the page is not left", async (_, path) => {
    answer = async () => toSignIn();
    const reading = window.fetch(new URL(`${ORIGIN}${path}.data`));
    await vi.waitFor(() =>
      expect(waitingReads.get()).toMatchObject([{ path, isQuiet: false, signInPath: "/auth" }]),
    );
    answer = async () => ofRemix();
    waitingReads.get()[0]?.retry();
    expect((await reading).status).toBe(200);
    expect(waitingReads.get()).toEqual([]);
  });

  test("another page is on the way there", async () => {
    answer = async () => toSignIn();
    navigation = { state: "loading" };
    expect((await window.fetch(new URL(`${ORIGIN}/admin/deals.data`))).status).toBe(202);
  });

  test("any other redirect is followed", async () => {
    const headers = { "X-Remix-Response": "yes", Location: "/admin/leads/2" };
    answer = async () => new Response("[]", { status: 202, headers });
    expect((await window.fetch(LEAD)).status).toBe(202);
  });
});

describe("a read that answers that its page is not for this person", () => {
  test.each([
    [
      "of the open page, after a right was lost, leaves the page alone without a word",
      "idle",
      "/admin/leads/1",
      1,
    ],
    ["of a page on the way there is its answer", "loading", "/admin/leads/1", 0],
    ["of what stands beside the page is its answer", "idle", "/admin/leads/views", 0],
  ])("%s", async (_, state, path, waiting) => {
    navigation = { state };
    answer = async () => ofRemix(403);
    const reading = window.fetch(new URL(`${ORIGIN}${path}.data`));
    const isAnswered = await Promise.race([
      reading.then(() => true),
      new Promise((done) => setTimeout(() => done(false), 20)),
    ]);
    expect(isAnswered).toBe(waiting === 0);
    expect(waitingReads.get()).toMatchObject(waiting ? [{ path, isQuiet: true }] : []);
    answer = async () => ofRemix();
    waitingReads.get()[0]?.retry();
    await reading;
  });
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

describe("without an answer for 10 s", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const never = (init?: RequestInit) =>
    new Promise<never>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    });

  test("a write is slow, and one that is answered after all is as any other", async () => {
    let give = (_: Response) => {};
    answer = () => new Promise((resolve) => (give = resolve));
    const writing = write();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(slowRequests.get()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(slowRequests.get()).toMatchObject([{ path: "/admin/leads/1", isWrite: true, isQuiet: false }]);
    give(ofRemix());
    expect((await writing).status).toBe(200);
    expect(slowRequests.get()).toEqual([]);
  });

  test("a retry ends the first request and sends the same body again", async () => {
    const sent: { body: unknown; signal: AbortSignal | null | undefined }[] = [];
    answer = (_, init) => {
      sent.push({ body: init?.body, signal: init?.signal });
      return sent.length === 1 ? never(init) : Promise.resolve(ofRemix());
    };
    const body = new URLSearchParams({ status: "contacted", submission: "7" });
    const writing = window.fetch(LEAD, { method: "POST", body });
    await vi.advanceTimersByTimeAsync(10_000);
    slowRequests.get()[0]?.retry();
    expect((await writing).status).toBe(200);
    expect(sent.map((one) => one.body)).toEqual([body, body]);
    expect(sent.map((one) => one.signal?.aborted)).toEqual([true, false]);
    expect(slowRequests.get()).toEqual([]);
  });

  test("a write that is canceled is told as not handled", async () => {
    let aborted: AbortSignal | null | undefined;
    answer = (_, init) => {
      aborted = init?.signal;
      return never(init);
    };
    const writing = write();
    await vi.advanceTimersByTimeAsync(10_000);
    slowRequests.get()[0]?.cancel();
    expect(await readAction(await writing)).toEqual({
      data: { isUnanswered: true, reason: "You canceled it before an answer came." },
    });
    expect(aborted?.aborted).toBe(true);
  });

  test("a read is slow too, until a later one replaces it", async () => {
    answer = (_, init) => never(init);
    const control = new AbortController();
    const reading = window.fetch(new URL(`${ORIGIN}/admin/deals.data`), { signal: control.signal });
    reading.catch(() => {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(slowRequests.get()).toMatchObject([{ path: "/admin/deals", isWrite: false }]);
    control.abort(new Error("replaced"));
    await expect(reading).rejects.toThrow("Aborted");
    expect(slowRequests.get()).toEqual([]);
  });
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
