import { beforeEach, expect, test } from "vitest";
import * as codesPage from "~/auth/factors/codes-page/route";
import * as factorPage from "~/auth/factors/factor-page/route";
import { requireStaff } from "~/auth/guard.server";
import * as resetPage from "~/auth/password/reset-page/route";
import * as securityPage from "~/auth/security/security-page/route";
import * as signInPage from "~/auth/sign-in/sign-in-page/route";
import * as signOut from "~/auth/sign-in/sign-out.route";
import * as invitePage from "~/auth/team/invite-page/route";
import { pruneInvites } from "~/auth/team/invites.server";
import { newSetupLink } from "~/auth/team/setup.server";
import * as setupPage from "~/auth/team/setup-page/route";
import * as teamPage from "~/auth/team/team-page/route";
import * as trashPage from "~/crm/leads/trash-page/route";
import { codeOf } from "../support/accounts";
import { readActionResult } from "../support/lead-page";
import { insertLead } from "../support/leads";
import {
  argsOf,
  contextAt,
  cookiePair,
  database,
  get,
  PASSWORD,
  post,
  responseOf,
  signedInStaff,
  staffMember,
  TEST_NOW,
} from "../support/staff";
import { clearTables, envWithoutMail, rows, saveCompany } from "../support/workers-env";

const TABLES = [
  "mails",
  "outbox",
  "audit_log",
  "rate_limits",
  "settings",
  "invites",
  "auth_tokens",
  "sessions",
];
beforeEach(async () => {
  await clearTables(...TABLES, "users");
  await saveCompany();
});

const EMAIL = "lena@beaconry.example";
const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

type Options = { now?: Date; from?: string; cookie?: string };

/** Runs an action and what it does after its response. */
async function run(
  action: (args: ReturnType<typeof argsOf>) => unknown,
  path: string,
  fields: Record<string, string>,
  { now = TEST_NOW, from = "203.0.113.1", cookie }: Options = {},
) {
  const pending: Promise<unknown>[] = [];
  const context = {
    ...contextAt(now, envWithoutMail()),
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
  };
  const headers = { "CF-Connecting-IP": from, Accept: "text/html", ...(cookie ? { Cookie: cookie } : {}) };
  const answer = await responseOf(() => action(argsOf(post(path, fields, headers), context))).catch(
    (error: unknown) => error,
  );
  await Promise.all(pending);
  if (answer instanceof Response) return answer;
  throw answer;
}

const signIn = (password: string, options?: Options) =>
  run(refusable(signInPage.action), "/auth", { email: EMAIL, password }, options);

/** A refusal as a response with its status and message. */
function refusable(action: (args: ReturnType<typeof argsOf>) => unknown) {
  return async (args: ReturnType<typeof argsOf>) => {
    const answer = await action(args);
    if (answer instanceof Response || typeof answer !== "object" || answer === null) return answer;
    const { data, init } = answer as { data: unknown; init: ResponseInit | null };
    return Response.json(data, init ?? {});
  };
}

const cookiesOf = (response: Response) => response.headers.getSetCookie().map(cookiePair).join("; ");
const linkIn = async (subject: string) => {
  const [mail] = await rows(
    "select text from mails where subject like ? order by created_at desc",
    `${subject}%`,
  );
  return /token=([\w-]+)/.exec(String(mail?.text))?.[1] ?? "";
};
const isSignedIn = async (cookie: string, now = TEST_NOW) => {
  try {
    await requireStaff(get("/admin", { Cookie: cookie }), contextAt(now));
    return true;
  } catch {
    return false;
  }
};

test("wrong sign-ins from one network make the right password wait there, and never elsewhere", async () => {
  await staffMember(EMAIL);
  const wrong = "x".repeat(129);
  for (let tries = 0; tries < 105; tries += 1) {
    await signIn(wrong, { from: "203.0.113.7" });
  }
  expect((await signIn(PASSWORD, { from: "203.0.113.7" })).status).toBe(429);
  expect((await signIn(PASSWORD, { from: "203.0.113.8" })).status).toBe(303);
});

test("however many networks guess, a new network has a first try, and a wait ends", async () => {
  await staffMember(EMAIL);
  for (let tries = 0; tries < 130; tries += 1) {
    await signIn("x".repeat(129), { from: `198.51.100.${tries}` });
  }
  expect((await signIn("x".repeat(129), { from: "192.0.2.1" })).status).toBe(401);
  expect((await signIn(PASSWORD, { from: "192.0.2.1" })).status).toBe(429);
  expect((await signIn(PASSWORD, { from: "192.0.2.1", now: at(3601) })).status).toBe(303);
  expect((await signIn(PASSWORD, { from: "192.0.2.2" })).status).toBe(303);
});

test("a sign-in gives a new token and ends the session that the browser had: a planted one opens nothing", async () => {
  const { cookie } = await signedInStaff("attacker@beaconry.example");
  await staffMember(EMAIL);
  const response = await signIn(PASSWORD, { cookie });
  expect(cookiesOf(response)).not.toContain(cookie);
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(cookiesOf(response))).toBe(true);
});

test("a reset link is mailed only to accounts, with the same answer for all, works once and ends all sessions", async () => {
  const { cookie } = await signedInStaff(EMAIL);
  const ask = (email: string) => run(refusable(resetPage.action), "/auth/reset", { email });
  const [known, unknown] = [await ask(EMAIL), await ask("nobody@beaconry.example")];
  expect([unknown.status, unknown.headers.get("Location")]).toEqual([
    known.status,
    known.headers.get("Location"),
  ]);
  expect(await rows("select to_address from mails")).toEqual([{ to_address: EMAIL }]);
  const token = await linkIn("Set a new password");
  const set = (options?: Options) =>
    run(refusable(resetPage.action), "/auth/reset", { token, password: "a-quiet-harbor-9" }, options);
  expect((await set({ now: at(30 * 60 + 1) })).status).toBe(410);
  const [first, second] = await Promise.all([set(), set()]);
  expect([first.status, second.status].sort()).toEqual([303, 410]);
  expect((await set()).status).toBe(410);
  expect(await isSignedIn(cookie)).toBe(false);
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn("a-quiet-harbor-9")).status).toBe(303);
  expect(await rows("select action from audit_log where action = 'user.password-reset'")).toHaveLength(1);
});

test("a common password is refused by a reset link, which stays usable", async () => {
  await staffMember(EMAIL);
  await run(refusable(resetPage.action), "/auth/reset", { email: EMAIL });
  const token = await linkIn("Set a new password");
  const set = (password: string) => run(refusable(resetPage.action), "/auth/reset", { token, password });
  expect((await set("password1")).status).toBe(400);
  expect((await set("short")).status).toBe(400);
  expect((await set("a-quiet-harbor-9")).status).toBe(303);
});

test("an invitation makes one account with the invited address and role, once", async () => {
  const owner = await signedInStaff("owner@beaconry.example", "owner");
  const invited = await run(
    teamPage.action,
    "/admin/settings/team",
    { intent: "invite", email: EMAIL, role: "staff" },
    { cookie: owner.cookie },
  );
  expect(invited.status).toBe(303);
  const token = await linkIn("You are invited");
  const fields = { token, name: "Lena", password: "a-quiet-harbor-9", role: "owner", email: "x@x.example" };
  const accept = (options?: Options) => run(refusable(invitePage.action), "/auth/invite", fields, options);
  expect((await accept({ now: at(7 * 86_400 + 1) })).status).toBe(410);
  const first = await accept();
  expect(first.status).toBe(303);
  expect(await isSignedIn(cookiesOf(first))).toBe(true);
  expect((await accept()).status).toBe(410);
  expect(await rows("select email, role from users where email <> 'owner@beaconry.example'")).toEqual([
    { email: EMAIL, role: "staff" },
  ]);
});

test("an invitation says who invites: by name, with the address that the person knows them by", async () => {
  const owner = await signedInStaff("owner@beaconry.example", "owner");
  const invite = (email: string) =>
    run(teamPage.action, "/admin/settings/team", { intent: "invite", email, role: "staff" }, owner);
  await invite("ann@beaconry.example");
  await rows(
    "insert into profiles (user_id, display_name, updated_at) values (?, 'Theo Baptiste', ?)",
    owner.staff.id,
    TEST_NOW.toISOString(),
  );
  await invite("joe@beaconry.example");
  const texts = await rows("select text from mails order by rowid");
  expect(texts.map(({ text }) => String(text).split("\n")[0])).toEqual([
    "owner@beaconry.example invites you to the back office of Beaconry as staff.",
    "Theo Baptiste (owner@beaconry.example) invites you to the back office of Beaconry as staff.",
  ]);
});

/** Signs in and adds an authenticator app; returns its secret. */
async function withApp() {
  const signed = await signedInStaff(EMAIL);
  const send = (fields: Record<string, string>) =>
    run(securityPage.action, "/admin/settings/security", fields, signed);
  await send({ intent: "app-start" });
  const [row] = await rows("select secret from authenticators");
  const secret = String(row?.secret);
  await send({ intent: "app-confirm", code: codeOf(secret, TEST_NOW) });
  return { ...signed, send, secret };
}

test("who let an invitation expire is invited again, by a new link alone; an open invitation is not sent twice", async () => {
  const owner = await signedInStaff("owner@beaconry.example");
  const invite = (email: string, now: Date) =>
    run(
      refusable(teamPage.action),
      "/admin/settings/team",
      { intent: "invite", email, role: "staff" },
      { now, cookie: owner.cookie },
    );
  const [first, second] = [TEST_NOW, at(7 * 86_400)];
  await invite(EMAIL, first);
  const old = await linkIn("You are invited");
  await rows("update sessions set last_seen_at = ?, expires_at = '2099'", second.toISOString());
  expect((await invite(EMAIL, at(7 * 86_400 - 1))).status).toBe(409);
  expect((await invite(EMAIL.toUpperCase(), second)).status).toBe(303);
  expect(await rows("select lower(email) email, expires_at from invites")).toEqual([
    { email: EMAIL, expires_at: at(14 * 86_400).toISOString() },
  ]);
  const fields = { name: "Lena Marsh", password: "nine lanterns at the quay" };
  const accept = (token: string) =>
    run(refusable(invitePage.action), "/auth/invite", { ...fields, token }, { now: at(8 * 86_400) });
  expect((await accept(old)).status).toBe(410);
  expect((await accept(await linkIn("You are invited"))).status).toBe(303);
});

test("an invitation that nobody accepted is deleted a month after it has expired", async () => {
  const insert = (id: string, expiresAt: Date) =>
    rows(
      "insert into invites (id, email, role, token_hash, created_at, expires_at) values (?1, ?1, 'staff', ?1, ?2, ?2)",
      id,
      expiresAt.toISOString(),
    );
  await insert("old", at(-30 * 86_400 - 1));
  await insert("late", at(-30 * 86_400));
  await insert("open", at(86_400));
  await pruneInvites(database(), TEST_NOW);
  expect(await rows("select id from invites order by id")).toEqual([{ id: "late" }, { id: "open" }]);
});

test("an authenticator app is asked for at sign-in; a code works once and within a step of the clock", async () => {
  const { secret } = await withApp();
  const enter = async (code: string, now: Date) => {
    const step = await signIn(PASSWORD, { now });
    expect(step.headers.get("Location")).toBe("/auth/factor");
    expect(await isSignedIn(cookiesOf(step), now)).toBe(false);
    return run(refusable(factorPage.action), "/auth/factor", { code }, { now, cookie: cookiesOf(step) });
  };
  const now = at(600);
  expect((await enter(codeOf(secret, at(600 - 61)), now)).status).toBe(401);
  expect((await enter(codeOf(secret, at(600 + 61)), now)).status).toBe(401);
  const right = await enter(codeOf(secret, at(600 - 30)), now);
  expect(right.headers.get("Location")).toBe("/admin");
  expect(await isSignedIn(cookiesOf(right), now)).toBe(true);
  expect((await enter(codeOf(secret, at(600 - 30)), now)).status).toBe(401);
  expect((await enter(codeOf(secret, now), now)).headers.get("Location")).toBe("/admin");
  expect((await rows("select subject from mails")).map(({ subject }) => String(subject))).toContainEqual(
    expect.stringContaining("Authenticator app added"),
  );
});

test("a recovery code signs in once", async () => {
  const { headers } = await withApp();
  const made = await codesPage.action(argsOf(post("/admin/settings/security/codes", {}, headers)));
  const codes = made.data.data?.codes ?? [];
  expect(codes).toHaveLength(10);
  const enter = async () => {
    const step = await signIn(PASSWORD);
    const fields = { code: codes[0]?.toLowerCase() ?? "" };
    return run(refusable(factorPage.action), "/auth/factor", fields, { cookie: cookiesOf(step) });
  };
  expect((await enter()).status).toBe(303);
  expect((await enter()).status).toBe(401);
});

test("two factors that are removed at once take the recovery codes with them; one of two leaves them", async () => {
  const { headers, send, staff } = await withApp();
  const removal = (id: string) => send({ intent: "passkey-remove", id });
  const addPasskey = (id: string) =>
    rows(
      "insert into passkeys (id, user_id, name, public_key, counter, created_at) values (?1, ?2, ?1, 'key', 0, ?3)",
      id,
      staff.id,
      TEST_NOW.toISOString(),
    );
  const codes = async () => (await rows("select * from recovery_codes")).length;
  await addPasskey("first");
  await addPasskey("second");
  await codesPage.action(argsOf(post("/admin/settings/security/codes", {}, headers)));
  await removal("first");
  expect(await codes()).toBe(10);
  await Promise.all([removal("second"), send({ intent: "app-remove" })]);
  expect(await rows("select id from passkeys")).toEqual([]);
  expect(await rows("select * from authenticators")).toEqual([]);
  expect(await codes()).toBe(0);
});

test("factors are changed only within ten minutes of the password, which can be given again", async () => {
  const { headers } = await signedInStaff(EMAIL);
  const send = async (fields: Record<string, string>, now: Date) =>
    readActionResult(
      await securityPage.action(argsOf(post("/admin/settings/security", fields, headers), contextAt(now))),
    );
  const later = at(11 * 60);
  expect(await send({ intent: "app-start" }, later)).toMatchObject({ status: 403 });
  expect(await send({ intent: "confirm", password: "wrong" }, later)).toMatchObject({ status: 403 });
  expect(await rows("select * from authenticators")).toEqual([]);
  const confirm = { intent: "confirm", password: PASSWORD };
  const response = await responseOf(() =>
    securityPage.action(argsOf(post("/admin/settings/security", confirm, headers), contextAt(later))),
  );
  expect(response.status).toBe(303);
  await responseOf(() =>
    securityPage.action(
      argsOf(post("/admin/settings/security", { intent: "app-start" }, headers), contextAt(later)),
    ),
  );
  expect(await rows("select * from authenticators")).toHaveLength(1);
});

test("nobody ends the sessions of somebody else, and staff cannot change the team", async () => {
  const lena = await signedInStaff(EMAIL, "staff");
  const omar = await signedInStaff("omar@beaconry.example", "owner");
  const [session] = await rows("select token_hash id from sessions where user_id = ?", omar.staff.id);
  await run(
    securityPage.action,
    "/admin/settings/security",
    { intent: "session-end", id: String(session?.id) },
    lena,
  );
  expect(await isSignedIn(omar.cookie)).toBe(true);
  const fields = { intent: "role", id: lena.staff.id, role: "owner" };
  expect((await run(teamPage.action, "/admin/settings/team", fields, lena)).status).toBe(403);
  expect(await rows("select role from users where email = ?", EMAIL)).toEqual([{ role: "staff" }]);
});

test("the team is listed owners first, then by the name that is shown, and disabled accounts last", async () => {
  const { cookie } = await signedInStaff(EMAIL, "owner");
  const add = async (name: string, role: "owner" | "staff") =>
    (await staffMember(`${name}@beaconry.example`, role)).id;
  await add("zoe", "owner");
  await add("bo", "staff");
  await rows("insert into profiles (user_id, display_name) values (?, 'abel')", await add("max", "staff"));
  await rows(
    "update users set disabled_at = '2026-01-01T00:00:00.000Z' where id = ?",
    await add("ana", "owner"),
  );
  const { members } = await teamPage.loader(argsOf(get("/admin/settings/team", { Cookie: cookie })));
  expect(members.map(({ email }) => email.split("@")[0])).toEqual(["lena", "zoe", "max", "bo", "ana"]);
});

test("a disabled account is signed out at once, and the last owner stays", async () => {
  const lena = await signedInStaff(EMAIL, "owner");
  const omar = await signedInStaff("omar@beaconry.example", "owner");
  const disable = (who: typeof lena, id: string) =>
    run(refusable(teamPage.action), "/admin/settings/team", { intent: "disable", id }, who);
  await disable(omar, lena.staff.id);
  expect(await isSignedIn(lena.cookie)).toBe(false);
  expect((await signIn(PASSWORD)).status).toBe(401);
  await disable(omar, omar.staff.id);
  expect(await isSignedIn(omar.cookie)).toBe(true);
});

test("of two owners who disable or demote each other at once, one stays an owner", async () => {
  const pair = {
    lena: await signedInStaff(EMAIL, "owner"),
    omar: await signedInStaff("omar@beaconry.example", "owner"),
  };
  // Neither can take the place of the last one.
  await staffMember("tom@beaconry.example", "staff");
  await staffMember("gone@beaconry.example");
  const changes: Record<string, string>[] = [{ intent: "role", role: "staff" }, { intent: "disable" }];
  for (const change of changes) {
    await rows("update users set role = 'owner', disabled_at = null where email <> 'tom@beaconry.example'");
    await rows("update users set disabled_at = '2026-01-01T00:00:00.000Z' where email like 'gone@%'");
    const send = (who: typeof pair.lena, whom: typeof pair.lena) =>
      run(refusable(teamPage.action), "/admin/settings/team", { ...change, id: whom.staff.id }, who);
    await Promise.all([send(pair.lena, pair.omar), send(pair.omar, pair.lena)]);
    expect(
      await rows("select count(*) as n from users where role = 'owner' and disabled_at is null"),
    ).toEqual([{ n: 1 }]);
  }
});

test("only an owner erases a lead for good", async () => {
  await clearTables("lead_activities", "leads");
  const leadId = await insertLead({ companyName: "Kept Motors", deletedAt: "2026-01-01T00:00:00.000Z" });
  const erase = async (who: { headers: HeadersInit }) =>
    readActionResult(
      await trashPage.action(
        argsOf(post("/admin/leads/trash", { intent: "erase", id: leadId }, who.headers)),
      ),
    );
  expect(await erase(await signedInStaff(EMAIL, "staff"))).toMatchObject({ status: 403 });
  expect(await rows("select id from leads")).toHaveLength(1);
  expect((await erase(await signedInStaff("omar@beaconry.example", "owner"))).status).toBe(303);
  expect(await rows("select id from leads")).toEqual([]);
});

test("the audit tells of sign-in, refusal and sign-out; a sign-in on a new device is told by mail, the first is not", async () => {
  await staffMember(EMAIL);
  await signIn("wrong password 9");
  const first = await signIn(PASSWORD);
  expect(await rows("select count(*) as n from mails")).toEqual([{ n: 0 }]);
  const device = cookiesOf(first);
  await signIn(PASSWORD, { cookie: device });
  expect(await rows("select count(*) as n from mails")).toEqual([{ n: 0 }]);
  const second = await signIn(PASSWORD, { from: "198.51.100.7" });
  expect(await rows("select subject, to_address from mails")).toEqual([
    { subject: expect.stringContaining("New sign-in"), to_address: EMAIL },
  ]);
  const out = await run(signOut.action, "/auth/sign-out", {}, { cookie: cookiesOf(second) });
  expect(out.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  const audited = await rows("select action from audit_log where action like 'auth.%' order by rowid");
  expect(audited.map(({ action }) => action).sort()).toEqual(
    ["auth.refused", "auth.sign-in", "auth.sign-in", "auth.sign-in", "auth.sign-out"].sort(),
  );
});

test("the set-up link makes the first owner, once, and there is none when an owner exists", async () => {
  const link = await newSetupLink(database(), "http://localhost:8788", TEST_NOW);
  expect(link).not.toBeNull();
  const token = new URL(link ?? "").searchParams.get("token") ?? "";
  const fields = { token, email: EMAIL, name: "Lena Marsh", password: "nine lanterns at the quay" };
  const made = await Promise.all([
    run(refusable(setupPage.action), "/auth/setup", fields),
    run(refusable(setupPage.action), "/auth/setup", { ...fields, email: "eve@beaconry.example" }),
  ]);
  expect(made.filter(({ status }) => status === 302 || status === 303)).toHaveLength(1);
  expect(await rows("select role from users")).toEqual([{ role: "owner" }]);
  expect(await newSetupLink(database(), "http://localhost:8788", TEST_NOW)).toBeNull();
  const again = await run(refusable(setupPage.action), "/auth/setup", {
    ...fields,
    email: "mo@beaconry.example",
  });
  expect(again.status).toBeGreaterThanOrEqual(400);
  expect(await rows("select count(*) as n from users")).toEqual([{ n: 1 }]);
});

test("an owner requires a second factor of all: without one only its set-up opens, for the owner as well", async () => {
  const owner = await signedInStaff("owner@beaconry.example");
  const staff = await signedInStaff("tom@beaconry.example", "staff");
  const setRule = (value: string, cookie = owner.cookie) =>
    run(teamPage.action, "/admin/settings/team", { intent: "require-factor", value }, { cookie });
  expect((await setRule("true", staff.cookie)).status).toBe(403);
  expect(await isSignedIn(staff.cookie)).toBe(true);
  await setRule("true");
  for (const { cookie } of [owner, staff]) {
    const answer = await responseOf(() => requireStaff(get("/admin/leads", { Cookie: cookie }), contextAt()));
    expect(answer.headers.get("Location")).toBe("/admin/settings/security");
    const { session } = await requireStaff(get("/admin/settings/security", { Cookie: cookie }), contextAt());
    expect(session.lacksFactor).toBe(true);
  }
  const send = (fields: Record<string, string>) =>
    run(securityPage.action, "/admin/settings/security", fields, owner);
  await send({ intent: "app-start" });
  const [row] = await rows("select secret from authenticators");
  await send({ intent: "app-confirm", code: codeOf(String(row?.secret), TEST_NOW) });
  expect(await isSignedIn(owner.cookie)).toBe(true);
  expect(await isSignedIn(staff.cookie)).toBe(false);
  await setRule("false");
  expect(await isSignedIn(staff.cookie)).toBe(true);
});
