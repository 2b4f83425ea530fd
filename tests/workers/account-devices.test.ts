import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY } from "../../app/platform/clock";
import {
  addApp,
  asksForFactor,
  codeOf,
  enterCode,
  isSignedIn,
  isSignInDone,
  makeCodes,
  SECURITY,
  setClock,
  signedInBrowser,
  signIn,
  signOut,
  startAccounts,
} from "../support/accounts";
import { openSiteBrowser, type SiteBrowser } from "../support/site-browser";
import { addPasskey } from "../support/software-authenticator";
import { PASSWORD, staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const LENA = "lena@beaconry.example";
const OMAR = "omar@beaconry.example";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const THIRTY_DAYS = (30 * DAY) / 1000;

beforeEach(async () => {
  await startAccounts();
  await staffMember(LENA);
});
afterEach(() => vi.useRealTimers());

/** An account with an app, and a browser that has given its code at 300 seconds. */
async function withTrustedBrowser() {
  const first = await signedInBrowser(LENA);
  const secret = await addApp(first);
  setClock(300);
  const trusted = openSiteBrowser();
  await signIn(trusted, LENA);
  expect(isSignInDone(await enterCode(trusted, codeOf(secret)))).toBe(true);
  return { first, secret, trusted };
}

test("a device that gave the second factor is not asked again for 30 days, and then is", async () => {
  const { trusted } = await withTrustedBrowser();
  setClock(300 + THIRTY_DAYS - 1);
  expect(isSignInDone(await signIn(trusted, LENA))).toBe(true);
  setClock(300 + THIRTY_DAYS);
  expect(asksForFactor(await signIn(trusted, LENA))).toBe(true);
});

test("the 30 days of a device do not start over with each sign-in", async () => {
  const { trusted } = await withTrustedBrowser();
  for (const day of [10, 20, 29]) {
    setClock(300 + (day * DAY) / 1000);
    expect(isSignInDone(await signIn(trusted, LENA))).toBe(true);
  }
  setClock(300 + THIRTY_DAYS);
  expect(asksForFactor(await signIn(trusted, LENA))).toBe(true);
});

test("a device of before the factor has not given it: its next sign-in asks", async () => {
  const { first } = await withTrustedBrowser();
  expect(asksForFactor(await signIn(first, LENA))).toBe(true);
});

test("a device that somebody trusts for their own account is asked for the factor of another", async () => {
  const { trusted } = await withTrustedBrowser();
  await staffMember(OMAR);
  await addApp(await signedInBrowser(OMAR));
  expect(asksForFactor(await signIn(trusted, OMAR))).toBe(true);
});

const CHANGES: [string, (browser: SiteBrowser) => Promise<unknown>][] = [
  ["makes recovery codes", (browser) => makeCodes(browser)],
  ["adds a passkey", (browser) => addPasskey(browser)],
  [
    "removes a passkey",
    async (browser) =>
      browser.post(SECURITY, { intent: "passkey-remove", id: (await addPasskey(browser)).id }),
  ],
];

test.each(CHANGES)("when the person %s, other devices are asked for the factor again", async (_, change) => {
  const { secret, trusted } = await withTrustedBrowser();
  setClock(330);
  const other = openSiteBrowser();
  await signIn(other, LENA);
  expect(isSignInDone(await enterCode(other, codeOf(secret)))).toBe(true);
  expect(isSignInDone(await signIn(other, LENA))).toBe(true);
  await change(trusted);
  expect(asksForFactor(await signIn(other, LENA))).toBe(true);
  expect(isSignInDone(await signIn(trusted, LENA))).toBe(true);
});

test("while strangers guess, a device that the account knows signs in at once", async () => {
  const known = await signedInBrowser(LENA, { from: "203.0.113.7" });
  const neighbor = openSiteBrowser({ from: "203.0.113.7" });
  for (let tries = 0; tries < 40; tries += 1) await signIn(neighbor, LENA, "x".repeat(129));
  expect((await signIn(openSiteBrowser({ from: "203.0.113.7" }), LENA)).status).toBe(429);
  expect(isSignInDone(await signIn(known, LENA))).toBe(true);
});

test("a device that another account knows is a stranger to this one", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR, { from: "203.0.113.7" });
  await signOut(omar);
  for (let tries = 0; tries < 6; tries += 1) await signIn(omar, LENA, "x".repeat(129));
  expect((await signIn(omar, LENA)).status).toBe(429);
});

test("a known device waits for its own wrong tries", async () => {
  const known = await signedInBrowser(LENA);
  await signOut(known);
  for (let tries = 0; tries < 5; tries += 1) await signIn(known, LENA, "x".repeat(129));
  expect((await signIn(known, LENA)).status).toBe(429);
  expect(isSignInDone(await signIn(openSiteBrowser({ from: "192.0.2.1" }), LENA))).toBe(true);
});

test("the list of sessions shows one's own, with device and place, and ends the one that is chosen", async () => {
  await staffMember(OMAR);
  await signedInBrowser(OMAR, { userAgent: SAFARI, country: "FR" });
  const here = await signedInBrowser(LENA, { userAgent: FIREFOX, country: "US" });
  const phone = await signedInBrowser(LENA, { userAgent: SAFARI, country: "CA" });
  const page = (await (await here.get(SECURITY)).text()).replaceAll(/<!--.*?-->/g, "");
  const list = page.slice(page.indexOf(">Sessions<"));
  for (const shown of ["Firefox on Linux", "This browser", "United States", "Safari on iPhone", "Canada"]) {
    expect(list).toContain(shown);
  }
  expect(list).not.toContain("France");
  const ids = [...list.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = ""]) => id);
  expect(ids).toHaveLength(1);
  await here.post(SECURITY, { intent: "session-end", id: ids[0] ?? "" });
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(here)).toBe(true);
});

test("ending all others leaves this session and those of other people", async () => {
  await staffMember(OMAR);
  const omar = await signedInBrowser(OMAR);
  const [here, other] = [await signedInBrowser(LENA), await signedInBrowser(LENA)];
  await here.post(SECURITY, { intent: "sessions-end-others" });
  expect([await isSignedIn(here), await isSignedIn(other), await isSignedIn(omar)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a password alone makes a device known, and gives no second factor", async () => {
  const browser = await signedInBrowser(LENA);
  expect(await rows("select factor_at from known_devices")).toEqual([{ factor_at: null }]);
  await browser.post(SECURITY, { intent: "confirm", password: PASSWORD });
  expect(await rows("select factor_at from known_devices")).toEqual([{ factor_at: null }]);
});

test("a device cookie that somebody planted shares none of the trust that its victim earns", async () => {
  const first = await signedInBrowser(LENA);
  const secret = await addApp(first);
  setClock(300);
  const cookie = [...first.cookies.keys()].find((name) => name.endsWith("device")) ?? "";
  const [victim, planter] = [openSiteBrowser(), openSiteBrowser()];
  for (const browser of [victim, planter]) browser.cookies.set(cookie, "C".repeat(43));
  await signIn(victim, LENA);
  expect(isSignInDone(await enterCode(victim, codeOf(secret)))).toBe(true);
  expect(victim.cookies.get(cookie)).not.toBe("C".repeat(43));
  expect(asksForFactor(await signIn(planter, LENA))).toBe(true);
  expect(isSignInDone(await signIn(victim, LENA))).toBe(true);
});
