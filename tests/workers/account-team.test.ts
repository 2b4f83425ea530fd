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
  makeCodes,
  NEW_PASSWORD,
  setClock,
  signedInBrowser,
  signIn,
  startAccounts,
  TEAM,
} from "../support/accounts";
import { openSiteBrowser, type SiteBrowser } from "../support/site-browser";
import { addPasskey, askForChallenge, assertion } from "../support/software-authenticator";
import { staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const OWNER = "owner@beaconry.example";
const LENA = "lena@beaconry.example";

let owner: SiteBrowser;
let ownId: string;
let lenaId: string;
beforeEach(async () => {
  await startAccounts();
  ownId = (await staffMember(OWNER)).id;
  lenaId = (await staffMember(LENA, "staff")).id;
  owner = await signedInBrowser(OWNER);
});
afterEach(() => vi.useRealTimers());

/** How many apps, passkeys and recovery codes an account has. */
async function factorsOf(id: string) {
  const count = (table: string) => `(select count(*) from ${table} where user_id = ?1) as ${table}`;
  const [found] = await rows(
    `select ${["authenticators", "passkeys", "recovery_codes"].map(count).join(", ")}`,
    id,
  );
  return found;
}
const ALL = { authenticators: 1, passkeys: 1, recovery_codes: 10 };
const NONE = { authenticators: 0, passkeys: 0, recovery_codes: 0 };

/** Lena's browser with an app, a passkey and recovery codes; another one that waits for her second factor. */
async function withFactors() {
  const lena = await signedInBrowser(LENA);
  const secret = await addApp(lena);
  const passkey = await addPasskey(lena);
  const codes = await makeCodes(lena);
  const halfway = openSiteBrowser();
  await signIn(halfway, LENA);
  return { lena, secret, passkey, codes, halfway };
}

const removeFactors = (browser: SiteBrowser, id: string) =>
  browser.post(TEAM, { intent: "remove-factors", id });

test("an owner removes the lost second factor of a colleague: no app, passkey or code of theirs works any longer", async () => {
  const { passkey } = await withFactors();
  await addApp(owner);
  await makeCodes(owner);
  expect(await factorsOf(lenaId)).toEqual(ALL);
  expect((await removeFactors(owner, lenaId)).status).toBe(303);
  expect(await factorsOf(lenaId)).toEqual(NONE);
  expect(await factorsOf(ownId)).toEqual({ ...ALL, passkeys: 0 });
  const browser = openSiteBrowser();
  const sent = await assertion(passkey, await askForChallenge(browser, "sign-in"));
  expect((await browser.post("/auth", { passkey: sent })).status).toBe(401);
  expect(isSignInDone(await signIn(browser, LENA))).toBe(true);
});

test("removing a colleague's second factor ends what the account has open, and the person gets a mail", async () => {
  const { lena, halfway, codes } = await withFactors();
  const link = await askForReset(openSiteBrowser(), LENA);
  const before = (await mailedTo(LENA)).length;
  await removeFactors(owner, lenaId);
  expect(await isSignedIn(lena)).toBe(false);
  expect((await enterCode(halfway, codes[0] ?? "")).headers.get("Location")).toBe("/auth");
  const set = await openSiteBrowser().post("/auth/reset", { token: link, password: NEW_PASSWORD });
  expect(set.status).toBe(410);
  expect(await rows("select 1 from known_devices where user_id = ?", lenaId)).toEqual([]);
  expect(await isSignedIn(owner)).toBe(true);
  expect((await mailedTo(LENA)).slice(before)).toEqual(["Second factor removed"]);
  expect(await mailedTo(OWNER)).toEqual([]);
});

test("removing a second factor twice, or where there is none, tells nobody and ends nothing", async () => {
  await withFactors();
  await removeFactors(owner, lenaId);
  const lena = await signedInBrowser(LENA);
  const before = await mailedTo(LENA);
  await removeFactors(owner, lenaId);
  expect(await mailedTo(LENA)).toEqual(before);
  expect(await isSignedIn(lena)).toBe(true);
  expect(await rows("select 1 from audit_log where action = 'user.remove-factors'")).toHaveLength(1);
});

test("staff remove nobody's second factor", async () => {
  await addApp(owner);
  const lena = await signedInBrowser(LENA);
  expect((await removeFactors(lena, ownId)).status).toBe(403);
  expect(await factorsOf(ownId)).toEqual({ ...NONE, authenticators: 1 });
  expect(await isSignedIn(owner)).toBe(true);
});

test("an owner does not remove their own second factor here, which asks for no password", async () => {
  await addApp(owner);
  expect((await removeFactors(owner, ownId)).status).toBe(403);
  expect(await factorsOf(ownId)).toEqual({ ...NONE, authenticators: 1 });
  setClock(300);
  expect(asksForFactor(await signIn(openSiteBrowser(), OWNER))).toBe(true);
});

test("the second factor of an account that does not exist is not removed", async () => {
  expect((await removeFactors(owner, "nobody")).status).toBe(404);
});

test("owners change neither their own role nor disable themselves, also while there is another owner", async () => {
  await staffMember("omar@beaconry.example");
  const before = await rows("select email, role, disabled_at from users order by email");
  const changes: Record<string, string>[] = [{ intent: "role", role: "staff" }, { intent: "disable" }];
  for (const change of changes) expect((await owner.post(TEAM, { ...change, id: ownId })).status).toBe(403);
  expect(await rows("select email, role, disabled_at from users order by email")).toEqual(before);
  expect(await isSignedIn(owner)).toBe(true);
});

test("a new role counts from the next request on, in the session that is open", async () => {
  const lena = await signedInBrowser(LENA);
  expect((await lena.get(TEAM)).status).toBe(403);
  await owner.post(TEAM, { intent: "role", id: lenaId, role: "owner" });
  expect((await lena.get(TEAM)).status).toBe(200);
  await owner.post(TEAM, { intent: "role", id: lenaId, role: "staff" });
  expect((await lena.get(TEAM)).status).toBe(403);
});

test("a code of the removed app is nothing for the app that the person adds next", async () => {
  const { secret } = await withFactors();
  await removeFactors(owner, lenaId);
  const next = await addApp(await signedInBrowser(LENA));
  setClock(300);
  const browser = openSiteBrowser();
  await signIn(browser, LENA);
  expect((await enterCode(browser, codeOf(secret))).status).toBe(401);
  expect(isSignInDone(await enterCode(browser, codeOf(next)))).toBe(true);
});
