import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { requireStaff } from "~/auth/guard.server";
import * as signInPage from "~/auth/sign-in/sign-in-page/route";
import * as signOut from "~/auth/sign-in/sign-out.route";
import { MINUTE } from "~/platform/clock";
import { consumeToast } from "~/platform/http/forms/toast.server";
import { envFailingAt } from "../support/failing-db";
import { derivedKeys } from "../support/record-scrypt";
import {
  argsOf,
  contextAt,
  cookiePair,
  get,
  ORIGIN,
  PASSWORD,
  post,
  responseOf,
  signedInStaff,
  staffMember,
  TEST_NOW,
} from "../support/staff";
import { saveCompany } from "../support/workers-env";

beforeAll(saveCompany);

async function signIn(
  fields: Record<string, string>,
  { now = TEST_NOW, from = "203.0.113.1", bindings }: { now?: Date; from?: string; bindings?: object } = {},
) {
  const request = post("/auth", fields, { "CF-Connecting-IP": from });
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const answer = await signInPage.action(argsOf(request, { ...contextAt(now, bindings), waitUntil }));
  await Promise.all(pending);
  return answer;
}

/** Status and data of a sign-in that was rejected. */
async function refusalOf(fields: Record<string, string>, options = {}) {
  const answer = await signIn(fields, options);
  if (!("data" in answer)) throw new Error(`Expected a refusal, got ${answer.status}`);
  return { status: answer.init?.status, ...answer.data };
}

function toastOf(response: Response) {
  const cookie = response.headers.getSetCookie().find((value) => value.includes("_toast="));
  return consumeToast(get("/", { Cookie: cookiePair(cookie ?? "") }))?.toast;
}

test("[AUTH-007] [AUTH-008] a sign-in redirects to /admin with the toast and a session", async () => {
  const staff = await staffMember("ada@beaconry.example");
  const response = await responseOf(() => signIn({ email: "ada@beaconry.example", password: PASSWORD }));
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/admin");
  expect(toastOf(response)).toEqual({
    title: "Welcome back!",
    description: "You have been successfully logged in.",
  });
  const cookie = response.headers.getSetCookie().find((value) => value.includes("_session=")) ?? "";
  const entered = await requireStaff(get("/admin", { Cookie: cookiePair(cookie) }), contextAt());
  expect(entered.staff).toMatchObject(staff);
});

test("[AUTH-010] the session cookie is a __Host- cookie, HttpOnly and Secure, and has no readable data", async () => {
  await staffMember("cookie@beaconry.example");
  const response = await responseOf(() => signIn({ email: "cookie@beaconry.example", password: PASSWORD }));
  const cookie = response.headers.getSetCookie().find((value) => value.includes("_session="));
  expect(cookie).toMatch(
    /^__Host-beaconry_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure$/,
  );
});

test("over plain http on localhost the cookie has no prefix, because browsers reject it there", async () => {
  await staffMember("local@beaconry.example");
  const request = new Request("http://localhost:8788/auth", {
    method: "POST",
    body: new URLSearchParams({ email: "local@beaconry.example", password: PASSWORD }),
  });
  const response = await responseOf(() => signInPage.action(argsOf(request)));
  const cookie = response.headers.getSetCookie().find((value) => value.includes("_session="));
  expect(cookie).toMatch(/^beaconry_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/);
});

test("the database stores a hash of the token, never the token", async () => {
  await staffMember("hash@beaconry.example");
  const response = await responseOf(() => signIn({ email: "hash@beaconry.example", password: PASSWORD }));
  const cookie = response.headers.getSetCookie().find((value) => value.includes("_session=")) ?? "";
  const token = cookiePair(cookie).split("=")[1] ?? "";
  const { results } = await env.DB.prepare("select token_hash from sessions").all<{ token_hash: string }>();
  expect(results.length).toBeGreaterThan(0);
  expect(results.some((row) => row.token_hash.includes(token))).toBe(false);
});

test("an email is found in any case and with surrounding spaces", async () => {
  await staffMember("Case@Beaconry.example");
  const response = await responseOf(() => signIn({ email: " cASE@beaconry.EXAMPLE ", password: PASSWORD }));
  expect(response.status).toBe(303);
});

test("[AUTH-009] a failed sign-in shows the message, keeps the email, and returns no password and no cookie", async () => {
  await staffMember("wrong@beaconry.example");
  const answer = await signIn({ email: "wrong@beaconry.example", password: "not-the-password" });
  if (!("data" in answer)) throw new Error("signed in");
  expect(answer.init).toEqual({ status: 401 });
  expect(answer.data).toEqual({
    email: "wrong@beaconry.example",
    errors: {},
    message: "Invalid email or password. Check both and try again.",
  });
});

test("a wrong password that ends or begins with white space gets a hint, whether there is the account or not", async () => {
  await staffMember("padded@beaconry.example");
  for (const email of ["padded@beaconry.example", "unpadded@beaconry.example"]) {
    for (const password of [`${PASSWORD} `, `${PASSWORD}\r\n`, `\u00a0${PASSWORD}`, `\u200b${PASSWORD}`]) {
      expect((await refusalOf({ email, password })).message).toBe(
        "Invalid email or password. Check both and try again. The password begins or ends with a space or a line break, as copied text may.",
      );
    }
  }
});

test("an email pasted with what is around it is found", async () => {
  await staffMember("pasted@beaconry.example");
  const pasted = "Lena <pasted@beaconry.example>\u200b";
  expect((await responseOf(() => signIn({ email: pasted, password: PASSWORD }))).status).toBe(303);
});

test("an unknown email and a disabled account get the same response as a wrong password", async () => {
  await staffMember("known@beaconry.example");
  const gone = await staffMember("gone@beaconry.example");
  await env.DB.prepare("update users set disabled_at = ? where id = ?")
    .bind(TEST_NOW.toISOString(), gone.id)
    .run();
  const known = await refusalOf({ email: "known@beaconry.example", password: "nope" });
  const unknown = await refusalOf({ email: "nobody@beaconry.example", password: "nope" });
  const disabled = await refusalOf({ email: "gone@beaconry.example", password: PASSWORD });
  expect({ ...unknown, email: "" }).toEqual({ ...known, email: "" });
  expect({ ...disabled, email: "" }).toEqual({ ...known, email: "" });
});

test("an unknown email and a disabled account cost the same hash work as a wrong password", async () => {
  await staffMember("work@beaconry.example");
  const off = await staffMember("off@beaconry.example");
  await env.DB.prepare("update users set disabled_at = ? where id = ?")
    .bind(TEST_NOW.toISOString(), off.id)
    .run();
  const workFor = async (email: string) => {
    derivedKeys.length = 0;
    await refusalOf({ email, password: "not-the-password" });
    return [...derivedKeys];
  };
  const work = [{ bytes: 32, cost: expect.objectContaining({ N: 2 ** 14, r: 8, p: 5 }) }];
  expect(await workFor("work@beaconry.example")).toEqual(work);
  expect(await workFor("nobody-works@beaconry.example")).toEqual(work);
  expect(await workFor("off@beaconry.example")).toEqual(work);
});

test("[AUTH-003] missing fields are named, and nothing is looked up", async () => {
  const bindings = envFailingAt(/./);
  const answer = await refusalOf({ email: "", password: "" }, { bindings });
  expect(answer.status).toBe(400);
  expect(answer.errors).toEqual({
    email: ["Email is required"],
    password: ["Password is required"],
  });
  const malformed = await refusalOf({ email: "ada at beaconry", password: "x" }, { bindings });
  expect(malformed.status).toBe(400);
  expect(malformed.errors).toEqual({ email: ["Enter an email like name@company.com"] });
});

test("[AUTH-004] any password and any email that the browser accepts can be tried", async () => {
  const long = await refusalOf({ email: "owner@localhost", password: "x".repeat(20_000) });
  expect(long.status).toBe(401);
  const short = await refusalOf({ email: "a@b", password: "x" });
  expect(short.status).toBe(401);
});

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const WHOLE = `email=bounds@beaconry.example&password=${PASSWORD}`;

test.each([
  [
    "one in parts",
    { body: new URLSearchParams(WHOLE).toString(), headers: { "Content-Type": "multipart/form-data" } },
    415,
  ],
  ["one of more than 256 kB", { body: `${WHOLE}&more=${"x".repeat(257 * 1024)}`, headers: FORM }, 413],
  ["one of more than 500 fields", { body: `${WHOLE}${"&a=1".repeat(500)}`, headers: FORM }, 413],
  ["one that is not UTF-8", { body: `${WHOLE}&more=%FF`, headers: FORM }, 400],
])(
  "a sign-in form has the limits of every form: %s is rejected and not counted as an attempt",
  async (_, sent, status) => {
    const tries = () => env.DB.prepare("select * from rate_limits order by key").all();
    const before = await tries();
    // A stream, so that there is no Content-Length.
    const body = new Blob([sent.body]).stream();
    const request = new Request(`${ORIGIN}/auth`, { method: "POST", headers: sent.headers, body });
    expect((await responseOf(() => signInPage.action(argsOf(request)))).status).toBe(status);
    expect((await tries()).results).toEqual(before.results);
  },
);

test("[AUTH-006] opening /auth with a session redirects to /admin; without one the page is shown", async () => {
  const { headers } = await signedInStaff("open@beaconry.example");
  const response = await responseOf(() => signInPage.loader(argsOf(get("/auth", headers))));
  expect(response.headers.get("Location")).toBe("/admin");
  expect(await signInPage.loader(argsOf(get("/auth")))).toEqual({ lacksOwner: false });
});

test("a sign-in replaces the browser's previous session", async () => {
  const { staff, headers } = await signedInStaff("again@beaconry.example");
  const request = post("/auth", { email: "again@beaconry.example", password: PASSWORD }, headers);
  await responseOf(() => signInPage.action(argsOf(request)));
  const { results } = await env.DB.prepare("select token_hash from sessions where user_id = ?")
    .bind(staff.id)
    .all();
  expect(results).toHaveLength(1);
});

test("after five failed attempts for an account from one IP address even the right password waits, ever longer", async () => {
  await staffMember("tries@beaconry.example");
  // Longer than any password: counted like every attempt, but spares the test the hashes.
  const wrong = { email: "tries@beaconry.example", password: "x".repeat(129) };
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await refusalOf(wrong, { from: "203.0.113.7" })).status).toBe(401);
  }
  const right = { ...wrong, password: PASSWORD };
  const refused = await refusalOf(right, { from: "203.0.113.7" });
  expect(refused.status).toBe(429);
  expect(refused.message).toBe("Too many tries. Wait 1 min and sign in again.");

  const elsewhere = await responseOf(() => signIn(right, { from: "203.0.113.8" }));
  expect(elsewhere.status).toBe(303);
  const later = new Date(TEST_NOW.getTime() + MINUTE);
  expect((await refusalOf(wrong, { from: "203.0.113.7", now: later })).status).toBe(401);
  const doubled = await refusalOf(right, { from: "203.0.113.7", now: later });
  expect(doubled.message).toBe("Too many tries. Wait 2 min and sign in again.");
  const waited = new Date(later.getTime() + 2 * MINUTE);
  expect((await responseOf(() => signIn(right, { from: "203.0.113.7", now: waited }))).status).toBe(303);
});

test.each([
  ["address", () => "203.0.113.9"],
  ["IPv6 network", (tries: number) => `2001:db8::${tries + 1}`],
])("thirty failed attempts from one %s for any accounts are allowed, not more", async (_, addressOf) => {
  const statuses: (number | undefined)[] = [];
  for (let tries = 0; tries < 31; tries += 1) {
    const fields = { email: `guess${tries}@beaconry.example`, password: "x".repeat(129) };
    statuses.push((await refusalOf(fields, { from: addressOf(tries) })).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true);
  expect(statuses[30]).toBe(429);
});

test("a successful sign-in does not count as an attempt", async () => {
  await staffMember("often@beaconry.example");
  for (let times = 0; times < 11; times += 1) {
    const fields = { email: "often@beaconry.example", password: PASSWORD };
    expect((await responseOf(() => signIn(fields, { from: "203.0.113.10" }))).status).toBe(303);
  }
});

test("[AUTH-017] [AUTH-018] signing out ends the session, removes the cookie and redirects to /auth with the toast", async () => {
  const { staff, headers } = await signedInStaff("leave@beaconry.example");
  const response = await responseOf(() => signOut.action(argsOf(post("/auth/sign-out", {}, headers))));
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/auth");
  expect(toastOf(response)).toEqual({
    title: "Signed out",
    description: "You have been successfully signed out",
  });
  const removed = response.headers.getSetCookie().find((value) => value.includes("_session="));
  expect(removed).toContain("Max-Age=0");
  const { results } = await env.DB.prepare("select 1 from sessions where user_id = ?").bind(staff.id).all();
  expect(results).toHaveLength(0);
});

test("[AUTH-019] a failed sign-out keeps the session and says so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { headers } = await signedInStaff("stuck@beaconry.example");
  const outOfReach = { ...env, DB: { prepare: () => {}, withSession: () => ({ prepare: unreachable }) } };
  const signOutWith = (accept: string) =>
    signOut.action(
      argsOf(post("/auth/sign-out", {}, { ...headers, Accept: accept }), contextAt(TEST_NOW, outOfReach)),
    );
  const response = await responseOf(() => signOutWith("text/html"));
  expect(await signOutWith("*/*")).toMatchObject({
    init: { status: 500 },
    data: { ok: false, toast: { title: "Failed to sign out", destructive: true } },
  });
  expect(toastOf(response)).toEqual({ title: "Failed to sign out", destructive: true });
  expect(response.headers.getSetCookie().some((value) => value.includes("_session="))).toBe(false);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test("signing out requires a POST", async () => {
  const response = await responseOf(() =>
    signOut.action(argsOf(new Request(`${ORIGIN}/auth/sign-out`, { method: "PUT" }))),
  );
  expect(response.status).toBe(405);
});

function unreachable(): never {
  throw new Error("the database is out of reach");
}
