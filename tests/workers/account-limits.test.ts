import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addApp, asksForFactor, SECURITY, signedInBrowser, signIn, startAccounts } from "../support/accounts";
import { derivedKeys } from "../support/record-scrypt";
import { openSiteBrowser } from "../support/site-browser";
import { PASSWORD, staffMember } from "../support/staff";
import { rows } from "../support/workers-env";

const LENA = "lena@beaconry.example";
/** Longer than any password: counted like every attempt, but spares the test the hashes. */
const TOO_LONG = "x".repeat(129);

beforeEach(async () => {
  await startAccounts();
  await staffMember(LENA);
});
afterEach(() => vi.useRealTimers());

/** How many passwords the site hashes for it. */
async function hashesOf(ask: () => Promise<Response>): Promise<{ status: number; hashes: number }> {
  derivedKeys.length = 0;
  const { status } = await ask();
  return { status, hashes: derivedKeys.length };
}

test("a sign-in that has to wait hashes nothing, with the right password and with a wrong one", async () => {
  const browser = openSiteBrowser();
  expect(await hashesOf(() => signIn(browser, LENA, "a wrong guess 1"))).toEqual({ status: 401, hashes: 1 });
  for (let tries = 0; tries < 4; tries += 1) await signIn(browser, LENA, TOO_LONG);
  for (const password of [PASSWORD, "a wrong guess 2"]) {
    expect(await hashesOf(() => signIn(browser, LENA, password))).toEqual({ status: 429, hashes: 0 });
  }
});

test("a network that has to wait has nothing hashed, for whichever account", async () => {
  const browser = openSiteBrowser();
  for (let tries = 0; tries < 30; tries += 1)
    await signIn(browser, `guess${tries}@beaconry.example`, TOO_LONG);
  for (const email of [LENA, "nobody@beaconry.example"]) {
    expect(await hashesOf(() => signIn(browser, email))).toEqual({ status: 429, hashes: 0 });
  }
});

test("a password longer than any is refused without hashing it", async () => {
  const refused = await hashesOf(() => signIn(openSiteBrowser(), LENA, TOO_LONG));
  expect(refused).toEqual({ status: 401, hashes: 0 });
});

test("a link that has ended has no new password hashed", async () => {
  const fields = { token: "A".repeat(43), password: "nine lanterns at the quay" };
  for (const path of ["/auth/reset", "/auth/invite", "/auth/setup"]) {
    const named = { ...fields, name: "Eve", email: "eve@beaconry.example" };
    expect((await hashesOf(() => openSiteBrowser().post(path, named))).hashes).toBe(0);
  }
});

test("a password is confirmed at most ten times in 15 minutes, and an eleventh hashes nothing", async () => {
  const browser = await signedInBrowser(LENA);
  const confirm = (password: string) => browser.post(SECURITY, { intent: "confirm", password });
  for (let tries = 0; tries < 10; tries += 1) await confirm(TOO_LONG);
  await rows("update sessions set confirmed_at = '2026-01-01T00:00:00.000Z'");
  expect((await hashesOf(() => confirm(PASSWORD))).hashes).toBe(0);
  expect(await rows("select confirmed_at from sessions")).toEqual([
    { confirmed_at: "2026-01-01T00:00:00.000Z" },
  ]);
});

test("wrong codes from one place make it wait, and leave others alone", async () => {
  await addApp(await signedInBrowser(LENA));
  const guess = async (from: string) => {
    const browser = openSiteBrowser({ from });
    expect(asksForFactor(await signIn(browser, LENA))).toBe(true);
    return (await browser.post("/auth/factor", { code: "000000" })).status;
  };
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) answers.push(await guess("203.0.113.7"));
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await guess("203.0.113.8")).toBe(401);
});

test("sixty challenges of passkeys in 15 minutes are made for one network", async () => {
  const ask = (from: string) =>
    openSiteBrowser({ from }).post("/auth/passkey-options", { purpose: "sign-in" });
  for (let asked = 0; asked < 60; asked += 1) expect((await ask("203.0.113.7")).status).toBe(200);
  expect((await ask("203.0.113.7")).status).toBe(429);
  expect((await ask("203.0.113.8")).status).toBe(200);
});
