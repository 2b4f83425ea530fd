import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addApp,
  asksForFactor,
  isSignedIn,
  isSignInDone,
  SECURITY,
  setClock,
  signedInBrowser,
  signIn,
  startAccounts,
} from "../support/accounts";
import { openSiteBrowser, type SiteBrowser } from "../support/site-browser";
import {
  addPasskey,
  askForChallenge,
  assertion,
  type Forgery,
  newKeys,
  newPasskey,
  registration,
  type SoftwarePasskey,
} from "../support/software-authenticator";
import { staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const LENA = "lena@beaconry.example";
const OMAR = "omar@beaconry.example";

let lena: SiteBrowser;
let passkey: SoftwarePasskey;
beforeEach(async () => {
  await startAccounts();
  await staffMember(LENA);
  lena = await signedInBrowser(LENA);
  passkey = await addPasskey(lena);
});
afterEach(() => vi.useRealTimers());

const use = (browser: SiteBrowser, sent: string, path = "/auth") => browser.post(path, { passkey: sent });

/** Signs in on a new browser with the passkey, rightly or not. */
async function tryPasskey(forgery: Forgery = {}, browser = openSiteBrowser()): Promise<Response> {
  return use(browser, await assertion(passkey, await askForChallenge(browser, "sign-in"), forgery));
}

test("a passkey signs in on its own", async () => {
  const browser = openSiteBrowser();
  expect(isSignInDone(await tryPasskey({}, browser))).toBe(true);
  expect(await isSignedIn(browser)).toBe(true);
});

const FORGERIES: [string, () => Promise<Forgery> | Forgery][] = [
  ["that another key signed", async () => ({ keys: await newKeys() })],
  ["for another origin", () => ({ origin: "http://beaconry.evil.example" })],
  ["for another port of the same host", () => ({ origin: "http://localhost:9999" })],
  ["for another relying party", () => ({ rpId: "evil.example" })],
  ["of a registration", () => ({ type: "webauthn.create" })],
  ["without the person's PIN or fingerprint", () => ({ flags: 0x01 })],
  ["without anybody's presence", () => ({ flags: 0x04 })],
];

test.each(FORGERIES)("an assertion %s is refused, alone and as a second factor", async (_, forge) => {
  const forgery = await forge();
  const alone = openSiteBrowser();
  expect((await tryPasskey(forgery, alone)).status).toBe(401);
  expect(await isSignedIn(alone)).toBe(false);
  const second = openSiteBrowser();
  expect(asksForFactor(await signIn(second, LENA))).toBe(true);
  const give = async (forged: Forgery) => {
    const challenge = await askForChallenge(second, "sign-in");
    return use(second, await assertion(passkey, challenge, forged), "/auth/factor");
  };
  expect((await give(forgery)).status).toBe(401);
  expect(await isSignedIn(second)).toBe(false);
  expect(isSignInDone(await give({}))).toBe(true);
  expect(await isSignedIn(second)).toBe(true);
});

test("a challenge is signed for once: the same answer again, later or at once, opens nothing", async () => {
  const [first, second] = [openSiteBrowser(), openSiteBrowser()];
  const sent = await assertion(passkey, await askForChallenge(first, "sign-in"));
  const answers = await Promise.all([use(first, sent), use(second, sent)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
  expect((await use(openSiteBrowser(), sent)).status).toBe(401);
  expect(await rows("select * from auth_tokens")).toEqual([]);
});

test("a challenge that was used as a second factor is used up", async () => {
  const [first, second] = [openSiteBrowser(), openSiteBrowser()];
  const sent = await assertion(passkey, await askForChallenge(first, "sign-in"));
  await signIn(first, LENA);
  await signIn(second, LENA);
  expect(isSignInDone(await use(first, sent, "/auth/factor"))).toBe(true);
  expect((await use(second, sent, "/auth/factor")).status).toBe(401);
});

test("a challenge must be signed within five minutes", async () => {
  const browser = openSiteBrowser();
  const sent = [
    await assertion(passkey, await askForChallenge(browser, "sign-in")),
    await assertion(passkey, await askForChallenge(browser, "sign-in")),
  ];
  setClock(5 * 60 - 1);
  expect(isSignInDone(await use(browser, sent[0] ?? ""))).toBe(true);
  setClock(5 * 60);
  expect((await use(openSiteBrowser(), sent[1] ?? "")).status).toBe(401);
});

test("a challenge that the site did not make, or made for another purpose, is refused", async () => {
  const ownChallenge = await assertion(passkey, "c2lnbi1pbi1ieS1teXNlbGY");
  expect((await use(openSiteBrowser(), ownChallenge)).status).toBe(401);
  const toRegister = await assertion(passkey, await askForChallenge(lena, "register"));
  expect((await use(openSiteBrowser(), toRegister)).status).toBe(401);
  const factorStep = openSiteBrowser();
  await signIn(factorStep, LENA);
  const token = factorStep.cookies.get("beaconry_factor") ?? "";
  expect(token).toHaveLength(43);
  expect((await use(openSiteBrowser(), await assertion(passkey, token))).status).toBe(401);
});

test("a counter that does not go up is refused, as of a copied passkey", async () => {
  expect(isSignInDone(await tryPasskey({ counter: 7 }))).toBe(true);
  for (const counter of [7, 6, 0]) expect((await tryPasskey({ counter })).status).toBe(401);
  expect(isSignInDone(await tryPasskey({ counter: 8 }))).toBe(true);
  expect(await rows("select counter from passkeys")).toEqual([{ counter: 8 }]);
});

test("of two copies that sign in at once with the same counter, one does", async () => {
  const answers = await Promise.all([tryPasskey({ counter: 3 }), tryPasskey({ counter: 3 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401]);
});

test("the passkey of somebody else is no second factor", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  await addApp(omar);
  const browser = openSiteBrowser();
  expect(asksForFactor(await signIn(browser, OMAR))).toBe(true);
  const sent = await assertion(passkey, await askForChallenge(browser, "sign-in"));
  expect((await use(browser, sent, "/auth/factor")).status).toBe(401);
  expect(await isSignedIn(browser)).toBe(false);
});

test("a passkey that is not known, or was removed, signs nobody in", async () => {
  const browser = openSiteBrowser();
  const unknown = await newPasskey();
  const sent = await assertion(unknown, await askForChallenge(browser, "sign-in"));
  expect((await use(browser, sent)).status).toBe(401);
  await lena.post(SECURITY, { intent: "passkey-remove", id: passkey.id });
  expect((await tryPasskey()).status).toBe(401);
});

test("a disabled account's passkey signs nobody in", async () => {
  await staffMember(OMAR);
  await rows("update users set disabled_at = '2026-03-10T11:00:00.000Z' where email = ?", LENA);
  expect((await tryPasskey()).status).toBe(401);
});

const added = async (browser: SiteBrowser, sent: string) => {
  await browser.post(SECURITY, { intent: "passkey-add", passkey: sent, name: "Laptop" });
  return rows("select id from passkeys where name = 'Laptop'");
};

test.each<[string, Forgery]>([
  ["for another origin", { origin: "http://beaconry.evil.example" }],
  ["for another relying party", { rpId: "evil.example" }],
  ["without the person's PIN or fingerprint", { flags: 0x01 }],
])("a new passkey made %s is not added", async (_, forgery) => {
  const made = await newPasskey();
  const challenge = await askForChallenge(lena, "register");
  expect(await added(lena, await registration(made, challenge, forgery))).toEqual([]);
  expect(await added(lena, await registration(made, challenge))).toEqual([{ id: made.id }]);
});

test("a new passkey needs a challenge of the same person, once, and within five minutes", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  const made = await newPasskey();
  const challenge = await askForChallenge(omar, "register");
  expect(await added(lena, await registration(made, challenge))).toEqual([]);
  expect(await added(omar, await registration(made, challenge))).toHaveLength(1);
  expect(await added(omar, await registration(await newPasskey(), challenge))).toHaveLength(1);
  const late = await registration(await newPasskey(), await askForChallenge(omar, "register"));
  setClock(5 * 60);
  expect(await added(omar, late)).toHaveLength(1);
});

test("a passkey of somebody else is not added again under the same id", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  const copy = await newPasskey(passkey.id);
  const sent = await registration(copy, await askForChallenge(omar, "register"));
  const fields = { intent: "passkey-add", passkey: sent, name: "Mine" };
  expect((await omar.post(SECURITY, fields)).status).toBe(409);
  expect(await rows("select name from passkeys")).toEqual([{ name: "Phone" }]);
  expect(isSignInDone(await tryPasskey())).toBe(true);
});

test("nobody removes the passkey of somebody else", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  await omar.post(SECURITY, { intent: "passkey-remove", id: passkey.id });
  expect(await rows("select id from passkeys")).toEqual([{ id: passkey.id }]);
  expect(isSignInDone(await tryPasskey())).toBe(true);
});
