import { beforeEach, expect, test } from "vitest";
import { requireStaff, requireStaffOfOpenPage } from "../../app/auth/guard.server";
import { loadSecurity } from "../../app/auth/security/security-page/load.server";
import { isFresh, readSession } from "../../app/auth/sessions/sessions.server";
import { HOUR, MINUTE } from "../../app/platform/clock";
import { openProfile } from "../../app/settings/profile.server";
import { contextAt, database, get, signedInStaff, TEST_NOW } from "../support/staff";
import { clearTables, rows } from "../support/workers-env";

type Signed = Awaited<ReturnType<typeof signedInStaff>>;
let lena: Signed;
beforeEach(async () => {
  await clearTables("settings", "audit_log", "sessions", "users");
  lena = await signedInStaff("lena@beaconry.example", "staff");
});

const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const request = () => get("/admin", lena.headers);

/** A request at a time, with what it does after its response. */
async function visit(now: Date): Promise<void> {
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  await requireStaff(request(), { ...contextAt(now), waitUntil });
  await Promise.all(pending);
}

test("the last use is noted every five minutes, for the session and for the account", async () => {
  const seen = () =>
    rows(
      "select s.last_seen_at session, u.last_seen_at account from sessions s join users u on u.id = s.user_id",
    );
  await visit(after(5 * MINUTE));
  expect(await seen()).toEqual([{ session: TEST_NOW.toISOString(), account: null }]);
  const later = after(5 * MINUTE + 1).toISOString();
  await visit(after(5 * MINUTE + 1));
  expect(await seen()).toEqual([{ session: later, account: later }]);
  await visit(after(10 * MINUTE));
  expect(await seen()).toEqual([{ session: later, account: later }]);
});

test("what an open page asks by itself is no use of the session, and ends with it", async () => {
  const pending: Promise<unknown>[] = [];
  const poll = (now: Date) =>
    requireStaffOfOpenPage(request(), {
      ...contextAt(now),
      waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    });
  expect((await poll(after(12 * HOUR - 1))).staff.email).toBe("lena@beaconry.example");
  await Promise.all(pending);
  expect(await rows("select last_seen_at from sessions")).toEqual([{ last_seen_at: TEST_NOW.toISOString() }]);
  await expect(poll(after(12 * HOUR))).rejects.toMatchObject({ status: 302 });
});

test("the password is fresh for ten minutes from when it was last asked for, not from the sign-in", async () => {
  const confirmedAt = after(HOUR).toISOString();
  await rows("update sessions set confirmed_at = ?", confirmedAt);
  const session = await readSession(database(), request(), after(HOUR));
  if (!session) throw new Error("There is a session");
  expect(session.confirmedAt).toBe(confirmedAt);
  expect(isFresh(session, after(HOUR + 10 * MINUTE - 1))).toBe(true);
  expect(isFresh(session, after(HOUR + 10 * MINUTE))).toBe(false);
});

/** A session of Lena's by its hash. */
async function putSession(hash: string, lastSeenAt: Date, expiresAt: Date) {
  const at = TEST_NOW.toISOString();
  const values = [hash, lena.staff.id, at, lastSeenAt.toISOString(), expiresAt.toISOString()];
  await rows(
    "insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (?, ?, ?, ?, ?)",
    ...values,
  );
}

test("sessions that are idle or over are in no list and no count, before the nightly task deletes them", async () => {
  const now = after(12 * HOUR);
  await rows("update sessions set last_seen_at = ?", now.toISOString());
  await putSession("live", after(1), after(13 * HOUR));
  await putSession("idle", TEST_NOW, after(13 * HOUR));
  await putSession("over", now, now);
  const context = contextAt(now);
  const { session } = await requireStaff(request(), context);
  const { sessions } = await loadSecurity(database(), { request: request(), context, session });
  expect(sessions.map(({ id, isThis }) => [id, isThis])).toEqual([
    [session.tokenHash, true],
    ["live", false],
  ]);
  const whose = { userId: lena.staff.id, tokenHash: session.tokenHash };
  expect((await openProfile(database(), whose, now)).otherSessions).toBe(1);
});
