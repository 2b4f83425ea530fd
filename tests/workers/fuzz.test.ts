import { beforeAll, expect, inject, test, vi } from "vitest";
import { readLinkKey } from "../../app/booking/booking-link.server";
import { createSeededRandom } from "../../app/platform/seeded-random";
import { dumpTables } from "../support/dump";
import { fuzzRequest } from "../support/fuzz";
import { insertLead } from "../support/leads";
import { build, requestSite } from "../support/site";
import { signedInOnSite, staffMember } from "../support/staff";
import { rows, SITE_URL, testDb } from "../support/workers-env";

const { requests, seed } = inject("fuzz");

/** Every address pattern of the route table. */
const patterns = Object.keys(build.routes)
  .map(patternOf)
  .filter((path) => path !== "");
const staffPatterns = patterns.filter((path) => path === "/admin" || path.startsWith("/admin/"));

function patternOf(id: string): string {
  const route = build.routes[id];
  if (!route) return "";
  const parent = route.parentId ? patternOf(route.parentId) : "";
  const own = (route.path ?? "").replaceAll("?", "");
  return own ? `${parent === "/" ? "" : parent}/${own}` : parent || "/";
}

let ids: string[] = [];
let staff: Record<string, string> = {};
beforeAll(async () => {
  ids = [
    await insertLead({ companyName: "Harbor Auto" }),
    await insertLead({ deletedAt: "2026-01-01T00:00:00.000Z" }),
  ];
  ({ headers: staff } = await signedInOnSite("fuzz@beaconry.example", "staff"));
  ids.push(String((await rows("select id from users"))[0]?.id), crypto.randomUUID());
  // Without an owner the set-up page makes a link; the first signed link makes its key.
  await staffMember("owner@beaconry.example", "owner");
  await readLinkKey(testDb(), new Date());
});

type Sent = { status: number; what: string };

/** Sends random requests with these headers; returns those that ended in a 5xx. */
async function send(count: number, name: string, paths: string[], headers: () => Record<string, string>) {
  const random = createSeededRandom(`${seed} ${name}`);
  const failed: Sent[] = [];
  let served = 0;
  const quiet = (["error", "warn", "log"] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  for (let at = 0; at < count; at += 1) {
    const { path, init } = fuzzRequest(random, paths, ids);
    const request = { ...init, headers: { ...init.headers, ...headers() } };
    const { status } = await requestSite(`${SITE_URL}${path}`, request);
    if (status < 400) served += 1;
    if (status >= 500)
      failed.push({ status, what: `${init.method} ${path} ${String(init.body ?? "").slice(0, 200)}` });
  }
  for (const spy of quiet) spy.mockRestore();
  // Not all are turned away at the door.
  if (name !== "foreign") expect(served / count).toBeGreaterThan(0.1);
  return failed;
}

const SAME_SITE = { "Sec-Fetch-Site": "same-origin" };
/** Counters of attempts, when a session was last seen, and the log of addresses that do not exist. */
const TRACES = ["rate_limits", "sessions", "missing_paths"];

test("anonymous requests to every address and method of the back office: no 5xx, and not a row is changed", async () => {
  const before = await dumpTables(TRACES);
  expect(await send(Math.round(requests * 0.3), "anonymous", staffPatterns, () => SAME_SITE)).toEqual([]);
  expect(await dumpTables(TRACES)).toEqual(before);
}, 600_000);

test("requests of a signed-in browser from other sites: no 5xx, and not a row is changed", async () => {
  const before = await dumpTables(TRACES);
  const random = createSeededRandom(seed);
  const foreign = () => ({ ...staff, "Sec-Fetch-Site": random.pick(["cross-site", "same-site"]) });
  expect(await send(Math.round(requests * 0.2), "foreign", staffPatterns, foreign)).toEqual([]);
  expect(await dumpTables(TRACES)).toEqual(before);
}, 600_000);

test("anonymous requests to every address: no 5xx, and nothing is written but what forms of the public send", async () => {
  const written = [...TRACES, "leads", "lead_submissions", "lead_activities", "mails", "outbox"];
  const before = await dumpTables(written);
  expect(await send(Math.round(requests * 0.2), "public", patterns, () => SAME_SITE)).toEqual([]);
  expect(await dumpTables(written)).toEqual(before);
}, 600_000);

test("requests of staff to every address and method: no 5xx, and no right is gained", async () => {
  const accounts = await rows("select id, email, role, password_hash from users");
  expect(
    await send(Math.round(requests * 0.3), "staff", patterns, () => ({ ...staff, ...SAME_SITE })),
  ).toEqual([]);
  expect(await rows("select id, email, role, password_hash from users")).toEqual(accounts);
}, 600_000);
