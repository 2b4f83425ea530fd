import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY, MINUTE } from "../../app/platform/clock";
import {
  addApp,
  asksForFactor,
  codeOf,
  enterCode,
  isSignInDone,
  mailedTo,
  makeCodes,
  SECURITY,
  setClock,
  signedInBrowser,
  signIn,
  startAccounts,
  TEAM,
} from "../support/accounts";
import { openSiteBrowser, type SiteBrowser } from "../support/site-browser";
import { addPasskey } from "../support/software-authenticator";
import { staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const LENA = "lena@beaconry.example";

let lena: SiteBrowser;
beforeEach(async () => {
  await startAccounts();
  await staffMember(LENA);
  lena = await signedInBrowser(LENA);
});
afterEach(() => vi.useRealTimers());

const setUp = (browser: SiteBrowser) => browser.post(SECURITY, { intent: "app-start" });
const confirm = (browser: SiteBrowser, code: string) =>
  browser.post(SECURITY, { intent: "app-confirm", code });
const secrets = async () => (await rows("select secret from authenticators")).map(({ secret }) => secret);
const codesLeft = async () => (await rows("select count(*) n from recovery_codes"))[0]?.n;

test("the set-up started again while an app is in use changes nothing: its next code still signs in", async () => {
  const secret = await addApp(lena);
  const before = await rows("select * from authenticators");
  await setUp(lena);
  expect(await rows("select * from authenticators")).toEqual(before);
  setClock(300);
  const browser = openSiteBrowser();
  expect(asksForFactor(await signIn(browser, LENA))).toBe(true);
  expect(isSignInDone(await enterCode(browser, codeOf(secret)))).toBe(true);
});

test("the set-up started again before its first code makes another secret, and only that one is confirmed", async () => {
  await setUp(lena);
  const [first] = await secrets();
  await setUp(lena);
  const [second, ...others] = await secrets();
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  expect((await confirm(lena, codeOf(String(first)))).status).toBe(409);
  expect(await rows("select confirmed_at from authenticators")).toEqual([{ confirmed_at: null }]);
  expect((await confirm(lena, codeOf(String(second)))).status).toBe(303);
  expect(await rows("select 1 from authenticators where confirmed_at is not null")).toHaveLength(1);
});

test("an app whose set-up was not confirmed is not asked for, and there is none to remove", async () => {
  await setUp(lena);
  await lena.post(SECURITY, { intent: "app-remove" });
  expect(await secrets()).toHaveLength(1);
  expect(await rows("select 1 from audit_log where action like 'factor.%'")).toEqual([]);
  expect(await mailedTo(LENA)).toEqual([]);
  expect(isSignInDone(await signIn(openSiteBrowser(), LENA))).toBe(true);
});

test("without an app or a passkey no recovery codes are made", async () => {
  const refused = await lena.post(`${SECURITY}/codes`, {});
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Add an authenticator app or a passkey first.");
  await setUp(lena);
  expect((await lena.post(`${SECURITY}/codes`, {})).status).toBe(409);
  expect(await codesLeft()).toBe(0);
  expect(await rows("select 1 from audit_log where action = 'factor.codes'")).toEqual([]);
});

test("a passkey alone is enough for recovery codes; new ones end all earlier ones", async () => {
  await addPasskey(lena);
  const [first = ""] = await makeCodes(lena);
  const [second = ""] = await makeCodes(lena);
  expect(await codesLeft()).toBe(10);
  const browser = openSiteBrowser();
  await signIn(browser, LENA);
  expect((await enterCode(browser, first)).status).toBe(401);
  expect(isSignInDone(await enterCode(browser, second))).toBe(true);
});

test("the first factor leads to the recovery codes, the second one to the page, and takes none away", async () => {
  await setUp(lena);
  const added = await confirm(lena, codeOf(String((await secrets())[0])));
  expect(added.headers.get("Location")).toBe(`${SECURITY}/codes`);
  await makeCodes(lena);
  await addPasskey(lena);
  const { id } = await addPasskey(lena);
  expect(await codesLeft()).toBe(10);
  expect(await rows("select 1 from passkeys")).toHaveLength(2);
  await lena.post(SECURITY, { intent: "passkey-remove", id });
  expect(await rows("select 1 from passkeys where id = ?", id)).toEqual([]);
  expect(await rows("select 1 from passkeys")).toHaveLength(1);
  expect(await codesLeft()).toBe(10);
});

test.each(["app-remove", "passkey-remove"])(
  "codes stay while another factor is left, and go with the last, by %s",
  async (last) => {
    await addApp(lena);
    const { id } = await addPasskey(lena);
    await makeCodes(lena);
    const first = last === "app-remove" ? "passkey-remove" : "app-remove";
    await lena.post(SECURITY, { intent: first, id });
    expect(await codesLeft()).toBe(10);
    await lena.post(SECURITY, { intent: last, id });
    expect(await codesLeft()).toBe(0);
    expect(isSignInDone(await signIn(openSiteBrowser(), LENA))).toBe(true);
  },
);

test("who has to set up a factor can make it a passkey", async () => {
  const owner = await signedInBrowser((await staffMember("owner@beaconry.example")).email);
  await owner.post(TEAM, { intent: "require-factor", value: "true" });
  expect((await lena.get("/admin")).headers.get("Location")).toBe(SECURITY);
  await addPasskey(lena);
  expect(await rows("select name from passkeys")).toEqual([{ name: "Phone" }]);
  expect((await lena.get("/admin")).status).toBe(200);
});

test("the person is told by mail of every factor that comes or goes, and of new codes", async () => {
  await addApp(lena);
  const { id } = await addPasskey(lena);
  await makeCodes(lena);
  await lena.post(SECURITY, { intent: "passkey-remove", id });
  await lena.post(SECURITY, { intent: "app-remove" });
  expect(await mailedTo(LENA)).toEqual([
    ...["Authenticator app added", "Passkey added", "New recovery codes"],
    ...["Passkey removed", "Authenticator app removed"],
  ]);
});

test("ten minutes after the sign-in no set-up is started, until the password is given again", async () => {
  setClock((10 * MINUTE) / 1000);
  expect((await setUp(lena)).status).toBe(403);
  expect(await secrets()).toEqual([]);
  setClock((10 * MINUTE) / 1000 - 1);
  await setUp(lena);
  expect(await secrets()).toHaveLength(1);
});

test("a browser that is used stays known for 90 days from its last sign-in, not from its first", async () => {
  for (const days of [60, 120, 180]) {
    setClock((days * DAY) / 1000);
    expect(isSignInDone(await signIn(lena, LENA))).toBe(true);
  }
  expect(await rows("select created_at, last_used_at from known_devices")).toEqual([
    { created_at: "2026-03-10T12:00:00.000Z", last_used_at: "2026-09-06T12:00:00.000Z" },
  ]);
  expect(await mailedTo(LENA)).toEqual([]);
});

test("a second person in the same browser is new there, and the first one stays known and signed in", async () => {
  await staffMember("omar@beaconry.example");
  const omar = lena.copy();
  for (const name of omar.cookies.keys()) if (name.endsWith("session")) omar.cookies.delete(name);
  expect(isSignInDone(await signIn(omar, "omar@beaconry.example"))).toBe(true);
  const hashes = await rows("select distinct token_hash from known_devices");
  expect(hashes).toHaveLength(1);
  expect(await rows("select distinct device_hash token_hash from sessions")).toEqual(hashes);
  expect(isSignInDone(await signIn(omar, LENA))).toBe(true);
  expect(await mailedTo(LENA)).toEqual([]);
});
