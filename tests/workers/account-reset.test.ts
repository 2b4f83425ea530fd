import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addApp,
  askForReset,
  asksForFactor,
  codeOf,
  enterCode,
  isSignedIn,
  isSignInDone,
  mailedTo,
  NEW_PASSWORD,
  setClock,
  signedInBrowser,
  signIn,
  signOut,
  startAccounts,
  TEAM,
} from "../support/accounts";
import { envOvertakenAt } from "../support/overtaken-db";
import { openSiteBrowser } from "../support/site-browser";
import { addPasskey, askForChallenge, assertion } from "../support/software-authenticator";
import { PASSWORD, staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const LENA = "lena@beaconry.example";
const OMAR = "omar@beaconry.example";

let lena: Awaited<ReturnType<typeof staffMember>>;
beforeEach(async () => {
  await startAccounts();
  lena = await staffMember(LENA);
});
afterEach(() => vi.useRealTimers());

const setPassword = (token: string, password = NEW_PASSWORD, browser = openSiteBrowser()) =>
  browser.post("/auth/reset", { token, password });

/** What a session, links, a half-done sign-in and a device of Lena can still do. */
async function withAccess() {
  const signedIn = await signedInBrowser(LENA);
  const secret = await addApp(signedIn);
  setClock(300);
  const trusted = openSiteBrowser();
  await signIn(trusted, LENA);
  await enterCode(trusted, codeOf(secret));
  expect(isSignInDone(await signIn(trusted, LENA))).toBe(true);
  setClock(330);
  const halfway = openSiteBrowser();
  expect(asksForFactor(await signIn(halfway, LENA))).toBe(true);
  const link = await askForReset(openSiteBrowser(), LENA);
  const open = async (password: string) => ({
    session: await isSignedIn(signedIn),
    halfway: isSignInDone(await enterCode(halfway, codeOf(secret))),
    device: !asksForFactor(await signIn(trusted, LENA, password)),
    // Last, since it ends the rest.
    link: (await setPassword(link)).status === 303,
  });
  return { signedIn, trusted, open };
}

const NOTHING = { session: false, link: false, halfway: false, device: false };

test("what an account has open works: the control of the tests below", async () => {
  const { open } = await withAccess();
  expect(await open(PASSWORD)).toEqual({ session: true, link: true, halfway: true, device: true });
});

test("a reset ends the sessions, the other links, half-done sign-ins and what devices were trusted with", async () => {
  const { open } = await withAccess();
  expect((await setPassword(await askForReset(openSiteBrowser(), LENA))).status).toBe(303);
  expect(await open(NEW_PASSWORD)).toEqual(NOTHING);
});

test("the mail of a link is given up when the link ends", async () => {
  setClock(0);
  const asked = Date.now();
  await askForReset(openSiteBrowser(), LENA);
  const [entry] = await rows(
    "select json_extract(message, '$.until') until from outbox where queue = 'mail'",
  );
  expect(entry).toEqual({ until: new Date(asked + 30 * 60_000).toISOString() });
});

test("disabling an account ends all that it has open, and enabling it brings nothing back", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  const { open } = await withAccess();
  await omar.post(TEAM, { intent: "disable", id: lena.id });
  await omar.post(TEAM, { intent: "enable", id: lena.id });
  expect(await open(PASSWORD)).toEqual(NOTHING);
});

test("a new password in the settings leaves this browser alone signed in", async () => {
  const { signedIn, trusted, open } = await withAccess();
  const fields = { intent: "password", current_password: PASSWORD };
  const words = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  expect((await trusted.post("/admin/settings?index", { ...fields, ...words })).status).toBe(303);
  expect([await isSignedIn(trusted), await isSignedIn(signedIn)]).toEqual([true, false]);
  expect(await open(NEW_PASSWORD)).toEqual({ ...NOTHING, device: true });
});

test("a new password in the settings makes other trusted devices give the factor again", async () => {
  const { signedIn, open } = await withAccess();
  const fields = { intent: "password", current_password: PASSWORD };
  const words = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  expect((await signedIn.post("/admin/settings?index", { ...fields, ...words })).status).toBe(303);
  expect(await open(NEW_PASSWORD)).toEqual({ ...NOTHING, session: true });
});

test("of two links that are used at once, one sets its password and the other ends", async () => {
  const links = [await askForReset(openSiteBrowser(), LENA), await askForReset(openSiteBrowser(), LENA)];
  expect(new Set(links).size).toBe(2);
  const words = [NEW_PASSWORD, "a quiet harbor at nine"];
  const answers = await Promise.all(links.map((link, at) => setPassword(link, words[at])));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  const set = answers[0]?.status === 303 ? 0 : 1;
  expect((await signIn(openSiteBrowser(), LENA, words[1 - set])).status).toBe(401);
  expect(isSignInDone(await signIn(openSiteBrowser(), LENA, words[set]))).toBe(true);
  for (const link of links) expect((await setPassword(link)).status).toBe(410);
  expect(await rows("select 1 from audit_log where action = 'user.password-reset'")).toHaveLength(1);
});

test("the person is told by mail that a link set the password", async () => {
  await setPassword(await askForReset(openSiteBrowser(), LENA));
  expect(await mailedTo(LENA)).toEqual(["Set a new password", "Password changed"]);
});

test("a reset does not skip the second factor", async () => {
  const browser = await signedInBrowser(LENA);
  await addApp(browser);
  await signOut(browser);
  expect((await setPassword(await askForReset(browser, LENA), NEW_PASSWORD, browser)).status).toBe(303);
  expect(await isSignedIn(browser)).toBe(false);
  expect(asksForFactor(await signIn(browser, LENA, NEW_PASSWORD))).toBe(true);
});

test("tokens of other purposes set no password, and a reset link is no second step", async () => {
  const browser = await signedInBrowser(LENA);
  const secret = await addApp(browser);
  setClock(300);
  const halfway = openSiteBrowser();
  await signIn(halfway, LENA);
  const step = halfway.cookies.get("beaconry_factor") ?? "";
  expect(step).toHaveLength(43);
  expect((await setPassword(step)).status).toBe(410);
  const challenge = await askForChallenge(browser, "register");
  expect((await setPassword(challenge)).status).toBe(410);
  const link = await askForReset(openSiteBrowser(), LENA);
  const thief = openSiteBrowser();
  thief.cookies.set("beaconry_factor", link);
  expect(isSignInDone(await enterCode(thief, codeOf(secret)))).toBe(false);
  expect(await isSignedIn(thief)).toBe(false);
  expect(isSignInDone(await enterCode(halfway, codeOf(secret)))).toBe(true);
  expect((await setPassword(link)).status).toBe(303);
});

test("three links an hour are mailed to an account, from wherever they are asked for, with the same answer", async () => {
  const answers: (string | null)[] = [];
  for (let asked = 0; asked < 5; asked += 1) {
    const browser = openSiteBrowser({ from: `198.51.100.${asked}` });
    answers.push((await browser.post("/auth/reset", { email: LENA })).headers.get("Location"));
  }
  expect(answers).toEqual(Array.from({ length: 5 }, () => "/auth/reset?sent"));
  expect(await mailedTo(LENA)).toHaveLength(3);
  setClock(3600);
  await askForReset(openSiteBrowser(), LENA);
  expect(await mailedTo(LENA)).toHaveLength(4);
});

test("ten links in 15 minutes may be asked for from one network, whoever they are for", async () => {
  const ask = (asked: number, from = `2001:db8::${asked}`) =>
    openSiteBrowser({ from }).post("/auth/reset", { email: `nobody${asked}@beaconry.example` });
  for (let asked = 0; asked < 10; asked += 1) expect((await ask(asked)).status).toBe(303);
  expect((await openSiteBrowser({ from: "2001:db8::b" }).post("/auth/reset", { email: LENA })).status).toBe(
    429,
  );
  expect(await mailedTo(LENA)).toEqual([]);
  expect((await ask(11, "2001:db8:0:1::1")).status).toBe(303);
  setClock(15 * 60);
  expect((await ask(12)).status).toBe(303);
});

const SESSION_INSERT = /insert into "sessions"/;

test("a sign-in whose password is reset between its check and its session is refused", async () => {
  const link = await askForReset(openSiteBrowser(), LENA);
  const reset = vi.fn(async () => expect((await setPassword(link)).status).toBe(303));
  const slow = openSiteBrowser({ env: envOvertakenAt(SESSION_INSERT, reset) });
  expect((await signIn(slow, LENA)).status).toBe(401);
  expect(reset).toHaveBeenCalledOnce();
  expect(await isSignedIn(slow)).toBe(false);
  expect(await rows("select * from sessions")).toEqual([]);
});

test.each(["password_hash = 'scrypt$of$another'", "disabled_at = '2026-03-10T12:00:00.000Z'"])(
  "a second factor or a passkey opens nothing for an account that got %s meanwhile",
  async (change) => {
    const browser = await signedInBrowser(LENA);
    const secret = await addApp(browser);
    const passkey = await addPasskey(browser);
    const [account] = await rows("select password_hash from users");
    const overtaken = () => {
      const meanwhile = vi.fn(() => rows(`update users set ${change}`));
      return { meanwhile, browser: openSiteBrowser({ env: envOvertakenAt(SESSION_INSERT, meanwhile) }) };
    };
    setClock(300);
    const byCode = overtaken();
    await signIn(byCode.browser, LENA);
    expect(isSignInDone(await enterCode(byCode.browser, codeOf(secret)))).toBe(false);
    expect(byCode.meanwhile).toHaveBeenCalledOnce();
    await rows("update users set password_hash = ?, disabled_at = null", String(account?.password_hash));
    const alone = overtaken();
    const sent = await assertion(passkey, await askForChallenge(alone.browser, "sign-in"));
    expect(isSignInDone(await alone.browser.post("/auth", { passkey: sent }))).toBe(false);
    expect(alone.meanwhile).toHaveBeenCalledOnce();
    expect(await rows("select count(*) n from sessions")).toEqual([{ n: 1 }]);
  },
);
