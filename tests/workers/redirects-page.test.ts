import { beforeAll, beforeEach, expect, test } from "vitest";
import { loader as checkLoader } from "../../app/indexing/redirects/check-redirect.route";
import { loader as exportLoader } from "../../app/indexing/redirects/export-redirects.route";
import { action as importAction } from "../../app/indexing/redirects/redirects-import-page/route";
import {
  action as pageAction,
  loader as pageLoader,
} from "../../app/indexing/redirects/redirects-page/route";
import { toastSchema } from "../../app/platform/http/forms/toast";
import { recordMissingPath } from "../../app/platform/http/redirects.server";
import { readActionResult } from "../support/lead-page";
import { findAll } from "../support/page";
import { insertPosts } from "../support/posts";
import { recordingDb } from "../support/recording-db";
import { emptyEdgeCache, requestSite } from "../support/site";
import { contextAt, get, ORIGIN, post, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rawEnv, rows, testDb } from "../support/workers-env";

type Fields = Record<string, string>;

const PAGE = "/admin/blogs/redirects";
let headers: Fields = {};
beforeAll(async () => {
  ({ headers } = await signedInStaff("moves@beaconry.example", "staff"));
});
beforeEach(async () => {
  await clearTables("blogs", "redirects", "missing_paths", "audit_log");
  await emptyEdgeCache();
});

const moves = async () =>
  (await rows("select from_path, to_path from redirects order by from_path")).map((row) => [
    row.from_path,
    row.to_path,
  ]);

async function answerOf(action: Promise<unknown>) {
  const answer = readActionResult(await action.catch((thrown: unknown) => thrown));
  return { ...answer, toast: toastSchema.nullable().parse(answer.toast) };
}

const send = (fields: Fields, more: Fields = {}) =>
  answerOf(
    pageAction({
      request: post(PAGE, fields, { ...headers, ...more }),
      params: {},
      context: contextAt(TEST_NOW),
    }),
  );

function sendFile(text: string | Uint8Array<ArrayBuffer>, intent: string, rawBindings: object = rawEnv()) {
  const body = new FormData();
  body.set("intent", intent);
  body.set("file", new File([text], "redirects.csv", { type: "text/csv" }));
  const request = new Request(`${ORIGIN}${PAGE}/import`, { method: "POST", body, headers });
  return answerOf(importAction({ request, params: {}, context: contextAt(TEST_NOW, rawBindings) }));
}

const load = (search = "") =>
  pageLoader({ request: get(`${PAGE}${search}`, headers), params: {}, context: contextAt(TEST_NOW) });

const check = (params: Fields) =>
  checkLoader({
    request: get(`${PAGE}/check?${new URLSearchParams(params)}`, headers),
    params: {},
    context: contextAt(TEST_NOW),
  });

/** Presses the button of a toast. */
async function undo(answer: Awaited<ReturnType<typeof send>>) {
  const { undo: button } = answer.toast ?? {};
  if (!button) throw new Error("The toast has no undo");
  expect(button.action).toBe(PAGE);
  return send(button.fields);
}

const visit = (path: string) => requestSite(path, { redirect: "manual" });

test("a redirect is added by hand from a whole address, and taken back", async () => {
  const added = await send({ intent: "add", from: "https://old.example/Prices/", to: "/contact" });
  expect(added).toMatchObject({ status: 200, toast: { title: "Redirect added" } });
  expect(await moves()).toEqual([["/prices", "/contact"]]);
  expect(await undo(added)).toMatchObject({ status: 200, toast: { title: "Undone" } });
  expect(await moves()).toEqual([]);
  // The answer was lost, and the button pressed again.
  expect(await undo(added)).toMatchObject({ status: 200 });
});

test("what is gone for good answers 410 with the page of missing ones, and is counted", async () => {
  await send({ intent: "add", from: "/old-offer", to: "", gone: "on" });
  const answer = await visit("/old-offer");
  expect([answer.status, answer.headers.get("Location")]).toEqual([410, null]);
  expect((await findAll(await answer.text(), "h1")).map(({ text }) => text)).toEqual(
    (await findAll(await (await visit("/another-one")).text(), "h1")).map(({ text }) => text),
  );
  expect(await rows("select hits from redirects")).toEqual([{ hits: 1 }]);
});

test.each([
  ["/2019/03/Our-Prices/", "/2019/03/Our-Prices/?utm_source=x", "/contact?utm_source=x"],
  ["/wp-content/uploads/Map.pdf", "/wp-content/uploads/Map.pdf", "/contact"],
  ["/index.php/services", "/index.php/services", "/contact"],
  ["/caf%c3%a9", "/caf%C3%A9", "/contact"],
  ["/café", "/caf%c3%a9", "/contact"],
])("the old address %s leads on, anywhere on the public site", async (from, asked, to) => {
  await send({ intent: "add", from, to: "/contact" });
  let answer = await visit(asked);
  // First to the one spelling of it.
  for (let hops = 0; hops < 2 && answer.headers.get("Location")?.startsWith("http"); hops += 1) {
    const { pathname, search } = new URL(answer.headers.get("Location") ?? "");
    answer = await visit(pathname + search);
  }
  expect([answer.status, answer.headers.get("Location")]).toEqual([301, to]);
});

test("a redirect is changed and changed back; who was overtaken learns so, and nothing is lost", async () => {
  await send({ intent: "add", from: "/a", to: "/contact" });
  await rows("update redirects set hits = 7 returning hits");
  const edit = { intent: "edit", was: "/a", wasTo: "/contact", from: "/b", to: "/about" };
  const edited = await send(edit);
  expect(edited).toMatchObject({ to: PAGE, toast: { title: "Redirect changed" } });
  expect(await rows("select from_path, to_path, hits from redirects")).toEqual([
    { from_path: "/b", to_path: "/about", hits: 7 },
  ]);
  expect(await send(edit)).toMatchObject({ to: PAGE });
  expect(await send({ ...edit, from: "/a", to: "/platform" })).toMatchObject({
    status: 409,
    toast: { description: "Somebody else has just changed this redirect. Look at it again." },
  });
  await undo(edited);
  expect(await moves()).toEqual([["/a", "/contact"]]);
});

test("a deleted redirect comes back whole, unless its address was given away since", async () => {
  await send({ intent: "add", from: "/a", to: "/contact" });
  await rows("update redirects set hits = 7 returning hits");
  const before = await rows("select * from redirects");
  const deleted = await send({ intent: "delete", from: "/a" });
  expect(await moves()).toEqual([]);
  await undo(deleted);
  expect(await rows("select * from redirects")).toEqual(before);
  const again = await send({ intent: "delete", from: "/a" });
  await send({ intent: "add", from: "/a", to: "/about" });
  expect(await undo(again)).toMatchObject({ status: 409 });
  expect(await moves()).toEqual([["/a", "/about"]]);
});

test("without scripts, a redirect that is refused stays typed", async () => {
  const answer = await send({ intent: "add", from: "/a", to: "/nowhere" }, { Accept: "text/html" });
  expect(answer).toMatchObject({
    status: 409,
    toast: { description: "There is no page at /nowhere." },
    data: { values: { from: "/a", to: "/nowhere" } },
  });
});

const FILE = `Old URL;New URL
https://www.old-dealer.example/prices/;/contact
/2019/03/winter-offer/;/prices
/team;/about
/team;/contact
/loop-a;/loop-b
/loop-b;/loop-a
/about;/contact
/nothing;/nowhere
/gone;410
`;

test("a file is first only judged, line by line; then what can be is stored, and taken back at once", async () => {
  await send({ intent: "add", from: "/kept", to: "/about" });
  const report = {
    ...{ added: 4, folded: 1, same: 0, problems: 5 },
    lines: [
      { line: 5, what: "/team → /contact", note: "Line 4 sends it to /about.", isProblem: true },
      { line: 6, what: "/loop-a → /loop-b", note: "It would lead back to itself.", isProblem: true },
      { line: 7, what: "/loop-b → /loop-a", note: "It would lead back to itself.", isProblem: true },
      { line: 8, what: "/about → /contact", note: "There is a page at /about.", isProblem: true },
      { line: 9, what: "/nothing → /nowhere", note: "There is no page at /nowhere.", isProblem: true },
      {
        ...{ line: 3, what: "/2019/03/winter-offer → /contact" },
        ...{ note: "/prices leads on to /contact.", isProblem: false },
      },
    ],
  };
  expect(await sendFile(FILE, "check")).toMatchObject({ status: 200, toast: null, data: { data: report } });
  expect(await moves()).toEqual([["/kept", "/about"]]);
  const added = await sendFile(FILE, "add");
  expect(added).toMatchObject({
    to: PAGE,
    toast: { title: "4 redirects added", description: "5 lines of the file could not be used." },
  });
  expect(await moves()).toEqual([
    ["/2019/03/winter-offer", "/contact"],
    ["/gone", ""],
    ["/kept", "/about"],
    ["/prices", "/contact"],
    ["/team", "/about"],
  ]);
  expect(await sendFile(FILE, "add")).toMatchObject({
    status: 303,
    toast: { title: "These redirects stand already" },
  });
  await undo(added);
  expect(await moves()).toEqual([["/kept", "/about"]]);
});

test("five thousand are stored at once in three calls, each in one step and without a call for each", async () => {
  const lines = Array.from({ length: 5000 }, (_, at) => `/2019/post-${at},/blog/map`);
  await insertPosts({ slug: "map" });
  const { binding, calls } = recordingDb();
  const added = await sendFile(lines.join("\n"), "add", { ...rawEnv(), DB: binding });
  expect(added.toast).toMatchObject({ title: "5,000 redirects added" });
  // The session, the redirects and pages that there are, and the batch.
  expect(calls()).toBeLessThanOrEqual(5);
  expect(await rows("select count(*) as total, count(distinct import_id) as files from redirects")).toEqual([
    { total: 5000, files: 1 },
  ]);
  expect((await visit("/2019/post-4999")).headers.get("Location")).toBe("/blog/map");
  const page = await load("?page=50");
  expect([page.total, page.redirects.length, page.hasMore]).toEqual([5000, 100, false]);
  expect((await load("?q=POST-4999")).redirects.map(({ fromPath }) => fromPath)).toEqual(["/2019/post-4999"]);
  await undo(added);
  expect(await moves()).toEqual([]);
});

test.each([
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), /a picture, not a CSV file/],
  ["nothing", "", /Choose a CSV file|empty/],
  ["5,002 lines", "/a,/about\n".repeat(5002), /more than 5,000 lines/],
])("a file of %s is refused", async (_, content, reason) => {
  const answer = await sendFile(content, "add");
  expect(answer.status).toBe(400);
  expect(answer.toast?.description).toMatch(reason);
  expect(await moves()).toEqual([]);
});

test("the export holds every redirect, and is read by the import", async () => {
  await sendFile("/a,/about\n/b,410\n/caf%C3%A9,/contact\n", "add");
  const before = await moves();
  const response = await exportLoader({
    request: get(`${PAGE}/export`, headers),
    params: {},
    context: contextAt(),
  });
  const text = await response.text();
  expect(text).toBe("old,new,status\r\n/a,/about,301\r\n/b,,410\r\n/caf%C3%A9,/contact,301\r\n");
  await clearTables("redirects");
  await sendFile(text, "add");
  expect(await moves()).toEqual(before);
});

test("while it is written, a redirect says what is at both addresses", async () => {
  await insertPosts({ slug: "map" });
  await send({ intent: "add", from: "/moved", to: "/about" });
  for (let hit = 0; hit < 3; hit += 1) {
    await recordMissingPath(
      testDb(),
      { path: "/wanted", referrer: null },
      new Date("2026-02-20T00:00:00.000Z"),
    );
  }
  await recordMissingPath(
    testDb(),
    { path: "/forgotten", referrer: null },
    new Date("2026-01-20T00:00:00.000Z"),
  );
  expect(await check({ from: "/wanted", to: "/blog/map" })).toEqual({
    text: "The old address answers “not found” today and was asked for in the last 30 days (3 times since it was first noted). The new address has a page.",
    isFine: true,
  });
  expect(await check({ from: "/forgotten", to: "/blog/mop" })).toEqual({
    text: "The old address answers “not found” today, and nobody was seen asking for it in the last 30 days. There is no page at the new address.",
    isFine: false,
  });
  expect((await check({ from: "/contact-us.html", to: "" })).text).toBe(
    "The old address answers “not found” today.",
  );
  expect((await check({ from: "/about", to: "/moved" })).text).toBe(
    "There is a page at the old address, which will keep answering. The new address leads on to /about.",
  );
  // The old address alone is wrong.
  expect(await check({ from: "old post", to: "/about" })).toEqual({
    text: "“old post” is not an address: addresses begin with / or https://",
    isFine: false,
  });
  expect((await check({ from: "old post", to: "new post" })).text).toMatch(/“old post” .* “new post” is not/);
  expect(await check({ from: "/alt", to: "/alt" })).toEqual({
    text: "It would lead to itself.",
    isFine: false,
  });
  expect((await check({ from: "/moved", to: "/about" })).text).toContain("leads to /about already");
  expect((await check({ from: "/moved", to: "/about", was: "/moved" })).isFine).toBe(true);
  // Without scripts, the page says it.
  expect((await load("?from=/wanted&to=/about")).described?.isFine).toBe(true);
});
