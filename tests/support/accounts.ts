import { Secret, TOTP } from "otpauth";
import { vi } from "vitest";
import { openSiteBrowser, type SiteBrowser } from "./site-browser";
import { PASSWORD, TEST_NOW } from "./staff";
import { clearTables, rows, saveCompany } from "./workers-env";

export const NEW_PASSWORD = "nine lanterns at the quay";
export const SECURITY = "/admin/settings/security";
export const TEAM = "/admin/settings/team";

/** Empties what accounts write, and stops the clock of the built site at TEST_NOW. */
export async function startAccounts(): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: TEST_NOW });
  await clearTables("mails", "outbox", "audit_log", "rate_limits", "settings", "invites", "auth_tokens");
  await clearTables("sessions", "users");
  await saveCompany();
}

/** Sets the clock to this many seconds after TEST_NOW. */
export function setClock(seconds: number): void {
  vi.setSystemTime(TEST_NOW.getTime() + seconds * 1000);
}

export function signIn(browser: SiteBrowser, email: string, password = PASSWORD): Promise<Response> {
  return browser.post("/auth", { email, password });
}

/** A browser in which the account's person has signed in, with the password alone. */
export async function signedInBrowser(email: string, options?: Parameters<typeof openSiteBrowser>[0]) {
  const browser = openSiteBrowser(options);
  await signIn(browser, email);
  return browser;
}

export function signOut(browser: SiteBrowser): Promise<Response> {
  return browser.post("/auth/sign-out", {});
}

export async function isSignedIn(browser: SiteBrowser): Promise<boolean> {
  return (await browser.get(SECURITY)).status === 200;
}

/** Whether the response is to a completed sign-in. */
export function isSignInDone(response: Response): boolean {
  return response.status === 303 && response.headers.get("Location") === "/admin";
}

/** Whether a response asks for the second factor. */
export function asksForFactor(response: Response): boolean {
  return response.status === 303 && response.headers.get("Location") === "/auth/factor";
}

export function enterCode(browser: SiteBrowser, code: string): Promise<Response> {
  return browser.post("/auth/factor", { code });
}

/** The code that an authenticator app shows, by default now. */
export function codeOf(secret: string, at = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Adds an authenticator app to the account of the browser; returns its secret. */
export async function addApp(browser: SiteBrowser): Promise<string> {
  await browser.post(SECURITY, { intent: "app-start" });
  const [row] = await rows("select secret from authenticators where confirmed_at is null");
  const secret = String(row?.secret);
  await browser.post(SECURITY, { intent: "app-confirm", code: codeOf(secret) });
  return secret;
}

/** Makes recovery codes for the account of the browser; none if that is refused. */
export async function makeCodes(browser: SiteBrowser): Promise<string[]> {
  const page = await (await browser.post(`${SECURITY}/codes`, {})).text();
  return [...page.matchAll(/<li>([A-Z\d-]{19})<\/li>/g)].map(([, code = ""]) => code);
}

/** The token of the newest link that was mailed to the address. */
export async function mailedToken(email: string): Promise<string> {
  const [mail] = await rows(
    "select text from mails where to_address = ? and text like '%token=%' order by rowid desc",
    email,
  );
  return /token=([\w-]+)/.exec(String(mail?.text))?.[1] ?? "";
}

/** Asks for a reset link, and returns its token. */
export async function askForReset(browser: SiteBrowser, email: string): Promise<string> {
  await browser.post("/auth/reset", { email });
  return mailedToken(email);
}

/** The subjects of the mails to an address, without the company's name, oldest first. */
export async function mailedTo(email: string): Promise<string[]> {
  const mails = await rows("select subject from mails where to_address = ? order by rowid", email);
  return mails.map(({ subject }) => String(subject).replace(/ \(.*\)$/, ""));
}
