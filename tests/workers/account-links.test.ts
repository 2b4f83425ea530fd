import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newSetupLink } from "../../app/auth/team/setup.server";
import { makeSetupLink, OWNERS } from "../../scripts/deploy/setup-link";
import {
  askForReset,
  isSignedIn,
  isSignInDone,
  mailedToken,
  NEW_PASSWORD,
  setClock,
  signedInBrowser,
  startAccounts,
  TEAM,
} from "../support/accounts";
import { openSiteBrowser, type SiteBrowser } from "../support/site-browser";
import { database, staffMember, TEST_NOW } from "../support/staff";
import { rows, SITE_URL } from "../support/workers-env";

const OWNER = "owner@beaconry.example";
const ANA = "ana@beaconry.example";
const WEEK = 7 * 86_400;

beforeEach(startAccounts);
afterEach(() => vi.useRealTimers());

async function invite(owner: SiteBrowser, email = ANA, role = "staff"): Promise<string> {
  await owner.post(TEAM, { intent: "invite", email, role });
  return mailedToken(email);
}

/** The owner is signed in, and asked for the company. */
const isSetUpDone = ({ status, headers }: Response) =>
  status === 303 && headers.get("Location") === "/admin/first-run";

async function signedInOwner(): Promise<SiteBrowser> {
  await staffMember(OWNER);
  return signedInBrowser(OWNER);
}

const accept = (token: string, browser = openSiteBrowser(), name = "Ana Ruiz") =>
  browser.post("/auth/invite", { token, name, password: NEW_PASSWORD });
const inviteId = async () => String((await rows("select id from invites"))[0]?.id);
const accounts = () => rows("select email, role from users where email <> ? order by email", OWNER);

test("an invitation that is sent again has a new link, for seven days from then, and the old link ends", async () => {
  const owner = await signedInOwner();
  const old = await invite(owner);
  setClock(WEEK - 60);
  await signedInAgain(owner);
  await owner.post(TEAM, { intent: "resend", id: await inviteId() });
  const token = await mailedToken(ANA);
  expect(token).not.toBe(old);
  expect((await accept(old)).status).toBe(410);
  setClock(2 * WEEK - 61);
  expect(isSignInDone(await accept(token))).toBe(true);
  expect(await accounts()).toEqual([{ email: ANA, role: "staff" }]);
});

/** The session of a week ago has ended. */
async function signedInAgain(owner: SiteBrowser): Promise<void> {
  const { cookies } = await signedInBrowser(OWNER);
  for (const [name, value] of cookies) owner.cookies.set(name, value);
}

test("without a mail server it is said that the invitation was stored and not sent", async () => {
  const owner = await signedInOwner();
  const said = async (form: Record<string, string>) => {
    await owner.post(TEAM, form);
    return (await (await owner.get(TEAM)).text()).match(/Invitation (?:sent|stored)[^<]*/)?.[0];
  };
  expect(await said({ intent: "invite", email: ANA, role: "staff" })).toBe("Invitation stored, not sent");
  expect(await said({ intent: "resend", id: await inviteId() })).toBe("Invitation stored, not sent");
});

test("an invitation whose mail comes back says so until it is sent again", async () => {
  const owner = await signedInOwner();
  await invite(owner);
  const isMarked = async () => (await (await owner.get(TEAM)).text()).includes("Not delivered");
  expect(await isMarked()).toBe(false);
  const bounce = () =>
    rows(
      `update mails set state = 'bounced' where id =
        (select id from mails where to_address = ? order by created_at desc limit 1) returning id`,
      ANA,
    );
  await bounce();
  expect(await isMarked()).toBe(true);
  setClock(60);
  await owner.post(TEAM, { intent: "resend", id: await inviteId() });
  expect(await isMarked()).toBe(false);
  await bounce();
  expect(await isMarked()).toBe(true);
  setClock(120);
  await owner.post(TEAM, { intent: "link", id: await inviteId() });
  expect(await isMarked()).toBe(false);
});

test("whoever invites a colleague whose account is disabled is told to enable it", async () => {
  const owner = await signedInOwner();
  await staffMember(ANA, "staff");
  const said = async () => {
    const answer = await owner.post(TEAM, { intent: "invite", email: ANA, role: "staff" });
    return [answer.status, (await answer.text()).match(/This address [^<]*/)?.[0]];
  };
  expect(await said()).toEqual([409, expect.stringContaining("This address already has an account.")]);
  await rows("update users set disabled_at = ? where email = ? returning id", TEST_NOW.toISOString(), ANA);
  expect(await said()).toEqual([
    409,
    expect.stringContaining("This address has an account that is disabled. Enable it."),
  ]);
});

test("an invitation ends after seven days, sent again or not", async () => {
  const owner = await signedInOwner();
  const token = await invite(owner);
  setClock(WEEK);
  expect((await accept(token)).status).toBe(410);
  expect(await (await openSiteBrowser().get(`/auth/invite?token=${token}`)).text()).not.toContain(ANA);
  await signedInAgain(owner);
  await owner.post(TEAM, { intent: "resend", id: await inviteId() });
  const again = await mailedToken(ANA);
  setClock(2 * WEEK);
  expect((await accept(again)).status).toBe(410);
  expect(await accounts()).toEqual([]);
});

test("an invitation that has ended is good again by the link of a new mail", async () => {
  const owner = await signedInOwner();
  await invite(owner);
  setClock(2 * WEEK);
  await signedInAgain(owner);
  await owner.post(TEAM, { intent: "resend", id: await inviteId() });
  expect(isSignInDone(await accept(await mailedToken(ANA)))).toBe(true);
  expect(await accounts()).toEqual([{ email: ANA, role: "staff" }]);
});

test("an invitation leaves those of others alone, also the ones that have ended", async () => {
  const owner = await signedInOwner();
  await invite(owner);
  await invite(owner, EVE);
  setClock(2 * WEEK);
  await signedInAgain(owner);
  await invite(owner, ANA);
  expect(await rows("select email from invites order by email")).toEqual([{ email: ANA }, { email: EVE }]);
});

test("a new link is shown once to the owner, works, and ends the one before", async () => {
  const owner = await signedInOwner();
  const old = await invite(owner);
  const answer = await owner.post(TEAM, { intent: "link", id: await inviteId() });
  expect(answer.status).toBe(303);
  const page = await (await owner.get(TEAM)).text();
  const token = /auth\/invite\?token=([\w-]+)/.exec(page)?.[1] ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await (await owner.get(TEAM)).text()).not.toContain(token);
  expect((await accept(old)).status).not.toBe(303);
  expect(isSignInDone(await accept(token))).toBe(true);
  expect(await rows("select count(*) n from mails where to_address = ?", ANA)).toEqual([{ n: 1 }]);
  expect(await rows("select action from audit_log where action = 'invite.link'")).toHaveLength(1);
});

test("who is invited as an owner becomes one", async () => {
  const token = await invite(await signedInOwner(), ANA, "owner");
  expect(isSignInDone(await accept(token))).toBe(true);
  expect(await accounts()).toEqual([{ email: ANA, role: "owner" }]);
});

test("a revoked invitation makes no account", async () => {
  const owner = await signedInOwner();
  const token = await invite(owner);
  await owner.post(TEAM, { intent: "revoke", id: await inviteId() });
  expect((await accept(token)).status).toBe(410);
  expect(await accounts()).toEqual([]);
});

test("of two browsers that accept an invitation at once, one gets the account", async () => {
  const token = await invite(await signedInOwner());
  const browsers = [openSiteBrowser(), openSiteBrowser()];
  const answers = await Promise.all(browsers.map((browser, at) => accept(token, browser, `Ana ${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  const signedIn = [];
  for (const browser of browsers) signedIn.push(await isSignedIn(browser));
  expect(signedIn.sort()).toEqual([false, true]);
  expect(await accounts()).toEqual([{ email: ANA, role: "staff" }]);
  expect(await rows("select display_name from profiles")).toHaveLength(1);
});

test("an address that has an account, or an invitation, is not invited", async () => {
  const owner = await signedInOwner();
  await invite(owner);
  await invite(owner, ANA.toUpperCase());
  await invite(owner, OWNER.toUpperCase());
  expect(await rows("select email from invites")).toEqual([{ email: ANA }]);
  expect(await rows("select 1 from mails where kind = 'account'")).toHaveLength(1);
});

test("a link of another kind is no invitation, and an invitation sets no password", async () => {
  const owner = await signedInOwner();
  const invitation = await invite(owner);
  const reset = await askForReset(openSiteBrowser(), OWNER);
  expect((await accept(reset)).status).toBe(410);
  const set = await openSiteBrowser().post("/auth/reset", { token: invitation, password: NEW_PASSWORD });
  expect(set.status).toBe(410);
  expect(await accounts()).toEqual([]);
});

const EVE = "eve@beaconry.example";
const setUp = (token: string, browser = openSiteBrowser()) =>
  browser.post("/auth/setup", { token, name: "Eve", email: EVE, password: NEW_PASSWORD });
async function setupToken(): Promise<string> {
  const link = await newSetupLink(database(), SITE_URL, new Date());
  return new URL(link ?? "").searchParams.get("token") ?? "";
}

test("the set-up link works for an hour", async () => {
  const token = await setupToken();
  setClock(3600);
  expect((await setUp(token)).status).toBe(410);
  setClock(3599);
  const browser = openSiteBrowser();
  expect(isSetUpDone(await setUp(token, browser))).toBe(true);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await rows("select email, role from users")).toEqual([{ email: EVE, role: "owner" }]);
});

test("a new set-up link ends the one of before", async () => {
  const old = await setupToken();
  const token = await setupToken();
  expect((await setUp(old)).status).toBe(410);
  expect(isSetUpDone(await setUp(token))).toBe(true);
});

test("the link that a deployment stores makes the owner, within an hour and ending those of before", async () => {
  const old = await setupToken();
  const { link, statements } = await makeSetupLink(SITE_URL, new Date());
  for (const { sql, params } of statements) await rows(sql, ...params);
  const token = new URL(link).searchParams.get("token") ?? "";
  expect(link).toBe(`${SITE_URL}/auth/setup?token=${token}`);
  expect(await rows(OWNERS)).toEqual([]);
  expect((await setUp(old)).status).toBe(410);
  setClock(3600);
  expect((await setUp(token)).status).toBe(410);
  setClock(3599);
  expect(isSetUpDone(await setUp(token))).toBe(true);
  await setUp(token);
  expect(await rows("select id from users")).toHaveLength(1);
  expect(await rows(OWNERS)).toHaveLength(1);
});

test("views of the sign-in page log one link in five minutes, and end neither it nor the operator's", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => {});
  const logged = () =>
    log.mock.calls.flatMap(([line]) => /\/auth\/setup\?token=([\w-]+)/.exec(String(line))?.[1] ?? []);
  const printed = await setupToken();
  await openSiteBrowser().get("/auth");
  expect(logged()).toEqual([]);
  setClock(301);
  await openSiteBrowser().get("/auth");
  await openSiteBrowser().get("/auth");
  const [shown, ...more] = logged();
  expect(more).toEqual([]);
  log.mockRestore();
  expect((await openSiteBrowser().get(`/auth/setup?token=${shown}`)).status).toBe(200);
  expect(isSetUpDone(await setUp(printed))).toBe(true);
  await setUp(shown ?? "");
  expect(await rows("select email from users")).toEqual([{ email: EVE }]);
});

test.each<[string, () => Promise<unknown>]>([
  ["was made by the operator", () => staffMember(OWNER)],
  [
    "has the role from another owner",
    async () => {
      const { id } = await staffMember(OWNER, "staff");
      await rows("update users set role = 'owner' where id = ?", id);
    },
  ],
])("a set-up link ends when there is an owner who %s", async (_, make) => {
  const token = await setupToken();
  await staffMember("tom@beaconry.example", "staff");
  await make();
  const before = await rows("select id from users");
  expect([302, 410]).toContain((await setUp(token)).status);
  expect(await rows("select id from users")).toEqual(before);
  expect(await rows("select 1 from sessions")).toEqual([]);
});

test("staff and disabled owners leave the set-up link usable", async () => {
  await staffMember("tom@beaconry.example", "staff");
  await staffMember(OWNER);
  await rows("update users set disabled_at = ? where email = ?", TEST_NOW.toISOString(), OWNER);
  expect(isSetUpDone(await setUp(await setupToken()))).toBe(true);
});

test("a reset link makes no owner, and a set-up link sets no password", async () => {
  await staffMember("tom@beaconry.example", "staff");
  const reset = await askForReset(openSiteBrowser(), "tom@beaconry.example");
  expect((await setUp(reset)).status).toBe(410);
  const token = await setupToken();
  const set = await openSiteBrowser().post("/auth/reset", { token, password: NEW_PASSWORD });
  expect(set.status).toBe(410);
  expect(await rows("select 1 from users where role = 'owner'")).toEqual([]);
  expect(isSetUpDone(await setUp(token))).toBe(true);
});
