import { beforeEach, expect, test } from "vitest";
import { countTry, recordRefusal } from "../../app/auth/sign-in/attempts.server";
import { DAY, HOUR, MINUTE, SECOND } from "../../app/platform/clock";
import { runBatch } from "../../app/platform/db/database.server";
import { countAttempt, forgiveAttempt } from "../../app/platform/http/limits/attempts.server";
import { contextAt, TEST_NOW } from "../support/staff";
import { clearTables, rows, testDb } from "../support/workers-env";

const db = testDb();
beforeEach(() => clearTables("rate_limits", "audit_log"));

const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const attempt = (from: string, isKnown = false) => ({ scope: "sign-in", account: "lena", from, isKnown });
/** The seconds that a place is told to wait at each of `tries` simultaneous tries. */
async function waits(from: string, tries: number, now = TEST_NOW): Promise<number[]> {
  const told = [];
  for (let at = 0; at < tries; at += 1) told.push(await countAttempt(db, attempt(from), now));
  return told;
}

test("a try that has to wait counts for nothing: however many there are, a second place still has five", async () => {
  expect(await waits("a stranger", 130)).toEqual([0, 0, 0, 0, 0, ...Array(125).fill(60)]);
  expect(await waits("a second place", 6)).toEqual([0, 0, 0, 0, 0, 60]);
});

test("twenty tries of others leave a stranger two, a hundred leave one, and a known device its five", async () => {
  for (let place = 0; place < 4; place += 1) await waits(`place ${place}`, 5);
  expect(await waits("after 20", 3)).toEqual([0, 0, 60]);
  for (let place = 4; place < 43; place += 1) await waits(`place ${place}`, 2);
  expect(await waits("after 100", 2)).toEqual([0, 60]);
  const known = [];
  for (let tries = 0; tries < 6; tries += 1)
    known.push(await countAttempt(db, attempt("home", true), TEST_NOW));
  expect(known).toEqual([0, 0, 0, 0, 0, 60]);
  expect(await waits("a day later", 6, after(DAY))).toEqual([0, 0, 0, 0, 0, 60]);
});

test("waits double from a minute to an hour, and a day after the last try all is forgotten", async () => {
  await waits("here", 5);
  const told: number[] = [];
  let at = 0;
  for (let tries = 0; tries < 9; tries += 1) {
    const wait = await countAttempt(db, attempt("here"), after(at));
    told.push(wait);
    at += wait * SECOND;
    expect(await countAttempt(db, attempt("here"), after(at))).toBe(0);
  }
  expect(told).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
  const last = at + DAY - 1;
  expect(await waits("here", 2, after(last))).toEqual([0, 3600]);
  expect(await waits("here", 6, after(last + DAY))).toEqual([0, 0, 0, 0, 0, 60]);
});

test("a success forgets the tries of its own place, and of the account's the one that succeeded", async () => {
  for (let place = 0; place < 4; place += 1) await waits(`place ${place}`, 5);
  expect(await waits("here", 1)).toEqual([0]);
  await runBatch(db, await forgiveAttempt(db, attempt("here")));
  expect(await waits("here", 3)).toEqual([0, 0, 60]);
  expect(await waits("place 0", 1)).toEqual([60]);
  const counters = await rows("select hits from rate_limits order by hits desc");
  expect(counters[0]).toEqual({ hits: 22 });
});

type Tried = { account?: string; device?: string; from?: string; now?: Date };

/** A try at a password from one office; `device` is one that the account knows. */
function tryAt({ account = "lena", device, from = "203.0.113.7", now = TEST_NOW }: Tried) {
  const request = new Request("https://beaconry.example/auth", { headers: { "CF-Connecting-IP": from } });
  const tried = { scope: "sign-in", account, knowsDevice: device !== undefined } as const;
  return countTry(db, request, { ...tried, deviceHash: device ?? "new" }, now);
}

test("an office signs in on as many new devices as it likes: a success gives the network its try back", async () => {
  for (let person = 0; person < 35; person += 1) {
    const counted = await tryAt({ account: `person ${person}` });
    expect(counted.wait, `${person}`).toBe(0);
    await runBatch(db, await counted.forgive());
  }
});

test("a success on a known device gives the network none of its failures back, and needs none of its tries", async () => {
  for (let guess = 0; guess < 30; guess += 1)
    expect((await tryAt({ account: `guess ${guess}` })).wait).toBe(0);
  for (let visit = 0; visit < 3; visit += 1) {
    const counted = await tryAt({ account: "eve", device: "own" });
    expect(counted.wait).toBe(0);
    await runBatch(db, await counted.forgive());
  }
  expect((await tryAt({ account: "one more" })).wait).toBe(15 * 60);
  expect((await tryAt({ account: "one more", from: "203.0.113.8" })).wait).toBe(0);
  expect((await tryAt({ account: "one more", now: after(15 * MINUTE) })).wait).toBe(0);
});

/** Records a refusal as after a response. */
async function refuse(account: string, from: string, now = TEST_NOW) {
  const request = new Request("https://beaconry.example/auth", { headers: { "CF-Connecting-IP": from } });
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const context = { ...contextAt(now), waitUntil };
  recordRefusal(db, { request, context }, { account, userId: null, why: "wrong email or password" });
  await Promise.all(pending);
}
const audited = async () => (await rows("select count(*) n from audit_log"))[0]?.n;

test("refused sign-ins add at most 200 rows an hour to the audit, whoever guesses at whomever", async () => {
  for (let guess = 0; guess < 200; guess += 1) await refuse(`guess ${guess}`, `198.51.100.${guess}`);
  expect(await audited()).toBe(200);
  await refuse("yet another", "192.0.2.1");
  expect(await audited()).toBe(200);
  await refuse("yet another", "192.0.2.1", after(HOUR));
  expect(await audited()).toBe(201);
});

test("refused sign-ins of one account from a second network, and of a second account, are audited, too", async () => {
  for (const [account, from] of [
    ["lena", "192.0.2.1"],
    ["lena", "192.0.2.2"],
    ["omar", "192.0.2.1"],
  ] as const) {
    for (let tries = 0; tries < 4; tries += 1) await refuse(account, from);
  }
  expect(await audited()).toBe(9);
});
