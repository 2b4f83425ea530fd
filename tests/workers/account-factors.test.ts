import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addApp,
  asksForFactor,
  codeOf,
  enterCode,
  isSignedIn,
  isSignInDone,
  mailedTo,
  makeCodes,
  SECURITY,
  setClock,
  signedInBrowser,
  signIn,
  signOut,
  startAccounts,
} from "../support/accounts";
import { openSiteBrowser, type SiteBrowser } from "../support/site-browser";
import { newPasskey, registration } from "../support/software-authenticator";
import { PASSWORD, staffMember, TEST_NOW } from "../support/staff";
import { rows } from "../support/workers-env";

const LENA = "lena@beaconry.example";
const OMAR = "omar@beaconry.example";

let lena: SiteBrowser;
let secret: string;
beforeEach(async () => {
  await startAccounts();
  await staffMember(LENA);
  lena = await signedInBrowser(LENA);
  secret = await addApp(lena);
});
afterEach(() => vi.useRealTimers());

const codeAt = (seconds: number) => codeOf(secret, new Date(TEST_NOW.getTime() + seconds * 1000));

/** A new browser in which the password was right. */
async function atFactor(email = LENA, from?: string): Promise<SiteBrowser> {
  const browser = openSiteBrowser({ from });
  expect(asksForFactor(await signIn(browser, email))).toBe(true);
  return browser;
}

test("the code that switched the app on does not sign in as well; the next one does", async () => {
  expect((await enterCode(await atFactor(), codeAt(0))).status).toBe(401);
  setClock(30);
  expect((await enterCode(await atFactor(), codeAt(0))).status).toBe(401);
  expect(isSignInDone(await enterCode(await atFactor(), codeAt(30)))).toBe(true);
});

test("a code may have a space in the middle, as apps show it", async () => {
  setClock(30);
  const spaced = codeAt(30).replace(/^(...)/, " $1 ");
  expect(isSignInDone(await enterCode(await atFactor(), spaced))).toBe(true);
});

test.each([
  [-60, 401],
  [-30, 303],
  [0, 303],
  [30, 303],
  [60, 401],
])("a code %i seconds from the server's step is answered with %i", async (seconds, status) => {
  setClock(300);
  expect((await enterCode(await atFactor(), codeAt(300 + seconds))).status).toBe(status);
});

test("an earlier code is refused once a later one was accepted", async () => {
  setClock(300);
  expect(isSignInDone(await enterCode(await atFactor(), codeAt(330)))).toBe(true);
  for (const step of [270, 300, 330]) {
    expect((await enterCode(await atFactor(), codeAt(step))).status).toBe(401);
  }
});

test("of two browsers that give the same code at once, one is signed in", async () => {
  setClock(300);
  const browsers = [await atFactor(), await atFactor()];
  const answers = await Promise.all(browsers.map((browser) => enterCode(browser, codeAt(300))));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
  const signedIn = [await isSignedIn(browsers[0] ?? lena), await isSignedIn(browsers[1] ?? lena)];
  expect(signedIn.sort()).toEqual([false, true]);
});

test("of two browsers that give the same recovery code at once, one is signed in", async () => {
  const [code = ""] = await makeCodes(lena);
  const browsers = [await atFactor(), await atFactor()];
  const answers = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
  expect(await rows("select count(*) n from recovery_codes")).toEqual([{ n: 9 }]);
});

test("a recovery code opens only the account that it was made for", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  await addApp(omar);
  const codes = await makeCodes(omar);
  expect(codes).toHaveLength(10);
  expect((await enterCode(await atFactor(LENA), codes[0] ?? "")).status).toBe(401);
  expect(isSignInDone(await enterCode(await atFactor(OMAR), codes[0] ?? ""))).toBe(true);
});

test("the person is told by mail of a recovery code that was used, and how many are left", async () => {
  const [code = ""] = await makeCodes(lena);
  const before = await mailedTo(LENA);
  expect(isSignInDone(await enterCode(await atFactor(), code))).toBe(true);
  const [used, ...others] = (await mailedTo(LENA)).slice(before.length).sort();
  expect([used, others]).toEqual(["New sign-in", ["Recovery code used"]]);
  expect(await rows("select 1 from mails where text like '%9 are left.%'")).toHaveLength(1);
});

test("strangers' wrong codes, at most twenty an hour, block neither a recovery code nor a known device", async () => {
  const [code = ""] = await makeCodes(lena);
  setClock(300);
  for (let tries = 0; tries < 25; tries += 1) {
    const status = (await enterCode(await atFactor(LENA, `198.51.100.${tries}`), "000000")).status;
    expect(status).toBe(tries < 20 ? 401 : 429);
  }
  const known = lena.copy();
  await signOut(known);
  // Its factor was given too long ago to count.
  await rows("update known_devices set factor_at = null");
  expect(asksForFactor(await signIn(known, LENA))).toBe(true);
  expect(isSignInDone(await enterCode(known, codeAt(300)))).toBe(true);
  expect(isSignInDone(await enterCode(await atFactor(LENA, "192.0.2.1"), code))).toBe(true);
});

test("recovery codes are guessed from one network five times, then it waits; others do not", async () => {
  const [code = ""] = await makeCodes(lena);
  const guess = () => giveCodeFrom("203.0.113.9", "AAAA-BBBB-CCCC-DDDD");
  const giveCodeFrom = async (from: string, given: string) => enterCode(await atFactor(LENA, from), given);
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(isSignInDone(await giveCodeFrom("203.0.113.10", code))).toBe(true);
});

test("sixteen signs that no recovery code has are counted like any wrong code", async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    await enterCode(await atFactor(LENA, `198.51.100.${tries}`), "0000-0000-0000-0000");
  }
  expect((await enterCode(await atFactor(LENA, "192.0.2.1"), "000000")).status).toBe(429);
});

test("twenty codes of an account may be tried in an hour, wherever from: then the right one waits, too", async () => {
  setClock(300);
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await enterCode(await atFactor(LENA, `198.51.100.${tries}`), "000000")).status).toBe(401);
  }
  const late = await atFactor(LENA, "192.0.2.1");
  expect((await enterCode(late, codeAt(300))).status).toBe(429);
  expect(await isSignedIn(late)).toBe(false);
  setClock(3600);
  expect(isSignInDone(await enterCode(await atFactor(LENA, "192.0.2.1"), codeAt(3600)))).toBe(true);
});

test("between password and second factor ten minutes may pass", async () => {
  const browsers = [await atFactor(), await atFactor()];
  setClock(10 * 60 - 1);
  expect(isSignInDone(await enterCode(browsers[0] ?? lena, codeAt(599)))).toBe(true);
  setClock(10 * 60);
  const late = browsers[1] ?? lena;
  expect((await enterCode(late, codeAt(600))).headers.get("Location")).toBe("/auth");
  expect(await isSignedIn(late)).toBe(false);
});

test("a step at the second factor is done once", async () => {
  const first = await atFactor();
  const second = first.copy();
  setClock(300);
  expect(isSignInDone(await enterCode(first, codeAt(300)))).toBe(true);
  setClock(330);
  expect((await enterCode(second, codeAt(330))).headers.get("Location")).toBe("/auth");
  expect(await isSignedIn(second)).toBe(false);
});

test("new recovery codes need the password within the last ten minutes", async () => {
  expect(await makeCodes(lena)).toHaveLength(10);
  const before = await rows("select code_hash from recovery_codes order by 1");
  setClock(10 * 60);
  expect(await makeCodes(lena)).toEqual([]);
  expect(await rows("select code_hash from recovery_codes order by 1")).toEqual(before);
  await lena.post(SECURITY, { intent: "confirm", password: PASSWORD });
  expect(await makeCodes(lena)).toHaveLength(10);
});

test("a first passkey needs the password within the last ten minutes, for its challenge and to be added", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  const ask = () => omar.post("/auth/passkey-options", { purpose: "register" });
  const add = async (sent: string) => {
    await omar.post(SECURITY, { intent: "passkey-add", passkey: sent, name: "Phone" });
    return rows("select id from passkeys");
  };
  const challengeOf = async (response: Response) => {
    const { challenge }: { challenge: string } = await response.json();
    return challenge;
  };
  setClock(10 * 60 - 1);
  const sent = await registration(await newPasskey(), await challengeOf(await ask()));
  setClock(10 * 60);
  expect((await ask()).status).toBe(403);
  expect(await add(sent)).toEqual([]);
  await omar.post(SECURITY, { intent: "confirm", password: PASSWORD });
  expect(await add(sent)).toHaveLength(1);
});

test("an app or a passkey is removed only within ten minutes of the password", async () => {
  await rows(
    "insert into passkeys (id, user_id, name, public_key, counter, created_at) select 'phone', id, 'Phone', 'key', 0, created_at from users",
  );
  const remove = async () => {
    await lena.post(SECURITY, { intent: "app-remove" });
    await lena.post(SECURITY, { intent: "passkey-remove", id: "phone" });
    const [left] = await rows(
      "select (select count(*) from authenticators) as apps, (select count(*) from passkeys) as passkeys",
    );
    return left;
  };
  setClock(10 * 60);
  expect(await remove()).toEqual({ apps: 1, passkeys: 1 });
  await lena.post(SECURITY, { intent: "confirm", password: PASSWORD });
  expect(await remove()).toEqual({ apps: 0, passkeys: 0 });
});
