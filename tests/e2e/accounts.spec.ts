import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { findViolations } from "../support/axe";
import type { TestDatabase } from "../support/database";
import { expect, test } from "../support/fixtures";
import { OWNER, type Server } from "../support/server";

const NEW_PASSWORD = "nine-lanterns-at-the-quay";

test.beforeEach(async ({ db }) => clean(db));
test.afterEach(async ({ db }) => {
  await clean(db);
  await device?.send("WebAuthn.disable");
  device = null;
});

/** The browser takes one device at a time, and the tests share it. */
let device: CDPSession | null = null;

/** The next tests sign in with a password alone. */
async function clean(db: TestDatabase): Promise<void> {
  for (const table of [
    "authenticators",
    "passkeys",
    "recovery_codes",
    "invites",
    "auth_tokens",
    "known_devices",
  ])
    await db.write(`delete from ${table}`);
  await db.write("delete from users where email <> ?", OWNER.email);
  await db.write("delete from mails where kind = 'account'");
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** The newest link of a mail about an account: without a transport the program prints it. */
async function printedLink({ output }: Server, from: number): Promise<string> {
  const find = () => output.slice(from).findLast((line) => line.includes('"auth.link"')) ?? "";
  await expect.poll(find).toContain("token=");
  const [link = ""] = /https?:\/\/[^\s"]+/.exec(find()) ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** A device with a fingerprint reader, which accepts every finger. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added, signs in alone, and is removed", async ({ page, context, login, db }) => {
  await login();
  await addAuthenticator(context, page);
  await page.goto("/admin/settings/security");
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  expect(db.get("select count(*) n from passkeys")).toEqual({ n: 1 });
  await context.clearCookies();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/admin/);
  await page.goto("/admin/settings/security");
  await page.getByRole("link", { name: /^Remove the passkey/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove passkey" }).click();
  await expect.poll(() => db.get("select count(*) n from passkeys")).toEqual({ n: 0 });
});

test("where the browser cannot load what passkeys need, a sentence says so, and a reload mends it", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await addAuthenticator(context, page);
  const isNew = new Set<string>();
  await page.goto("/auth");
  const button = page.getByRole("button", { name: "Use a passkey" });
  await expect(button).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", (route) => {
    isNew.add(route.request().url());
    return route.abort();
  });
  await button.click();
  await expect(page.getByText("A part of this page could not be loaded.")).toBeVisible();
  expect(isNew.size).toBe(1);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("The passkey was not used.")).toBeVisible();
});

test("a passkey is the second factor after the password; once removed, it is asked for no more", async ({
  page,
  context,
  login,
  db,
}) => {
  await login();
  await addAuthenticator(context, page);
  await page.goto("/admin/settings/security");
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  await context.clearCookies();
  await signIn(page, OWNER.email, OWNER.password);
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/admin/);
  expect(
    db.get("select json_extract(after, '$.by') as by from audit_log order by rowid desc limit 1"),
  ).toEqual({ by: "password and passkey" });
  await page.goto("/admin/settings/security");
  await page.getByRole("link", { name: /^Remove the passkey/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove passkey" }).click();
  await expect.poll(() => db.get("select count(*) n from passkeys")).toEqual({ n: 0 });
  await context.clearCookies();
  await signIn(page, OWNER.email, OWNER.password);
  await expect(page).toHaveURL(/\/admin/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("an authenticator app is set up; signing in asks for its code, and takes a recovery code once", async ({
      page,
      context,
      login,
      db,
      allowConsole,
    }) => {
      allowConsole(/40[019]|429/);
      await login();
      await page.goto("/admin/settings/security");
      await page.getByRole("button", { name: "Set Up App" }).click();
      const dialog = page.getByRole("dialog", { name: "Authenticator app" });
      await expect(dialog.getByRole("img", { name: "QR code of the key below" })).toBeVisible();
      const secret = ((await dialog.locator("code").textContent()) ?? "").replace(/\s/g, "");
      await dialog.getByRole("textbox", { name: "Code" }).fill("000000");
      await dialog.getByRole("button", { name: "Add App" }).click();
      await expect(page.getByText(/This code is incorrect/).first()).toBeVisible();
      expect(db.get("select confirmed_at from authenticators")).toEqual({ confirmed_at: null });
      await page.getByRole("textbox", { name: "Code" }).fill(new TOTP({ secret }).generate());
      await page.getByRole("button", { name: "Add App" }).click();
      await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
      await page.getByRole("button", { name: "Create Codes" }).click();
      const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
      await expect(codes.first()).toBeVisible();
      const [code = ""] = await codes.allTextContents();
      await context.clearCookies();
      await signIn(page, OWNER.email, OWNER.password);
      await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
      await page.getByRole("textbox", { name: "Code" }).fill(code);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(/\/admin/);
      await context.clearCookies();
      await signIn(page, OWNER.email, OWNER.password);
      await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
      await page.getByRole("textbox", { name: "Code" }).fill(code);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/factor/);
    });

    test("who is invited sets a password and is signed in; the link works once", async ({
      page,
      context,
      login,
      server,
    }) => {
      const printed = server.output.length;
      await login();
      await page.goto("/admin/settings/team");
      await page.getByRole("textbox", { name: "Email" }).fill("ana@beaconry.example");
      await page.getByRole("button", { name: "Send Invitation" }).click();
      const link = await printedLink(server, printed);
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("");
      await page.getByRole("link", { name: "Revoke the invitation of ana@beaconry.example" }).click();
      await page.getByRole("alertdialog").getByText("Cancel").click();
      await expect(page.getByRole("alertdialog")).toBeHidden();
      await context.clearCookies();
      await page.goto(link);
      await page.getByRole("textbox", { name: "Name" }).fill("Ana Ruiz");
      await page.getByRole("textbox", { name: "Password" }).fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Accept" }).click();
      await expect(page).toHaveURL(/\/admin/);
      await context.clearCookies();
      await page.goto(link);
      await expect(page.getByRole("button", { name: "Accept" })).toBeHidden();
      await signIn(page, "ana@beaconry.example", NEW_PASSWORD);
      await expect(page).toHaveURL(/\/admin/);
    });

    test("a forgotten password is set by a link that works once", async ({ page, db, server }) => {
      const printed = server.output.length;
      const before = db.get("select password_hash from users where email = ?", OWNER.email);
      await page.goto("/auth");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await expect(page.getByRole("heading", { name: "New password" })).toBeVisible();
      await page.getByRole("textbox", { name: "Email" }).fill(OWNER.email);
      await page.getByRole("button", { name: "Send Link" }).click();
      await expect(page.getByText("If an account has this address, a link is on its way.")).toBeVisible();
      const link = await printedLink(server, printed);
      await page.goto(link);
      await page.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
      await page.getByRole("button", { name: "Set Password" }).click();
      await expect(page).toHaveURL(/\/auth$/);
      await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
      await signIn(page, OWNER.email, NEW_PASSWORD);
      await expect(page).toHaveURL(/\/admin/);
      await page.goto(link);
      await expect(page.getByRole("textbox", { name: "New password" })).toBeHidden();
      await db.write(
        "update users set password_hash = ? where email = ?",
        String(before?.password_hash),
        OWNER.email,
      );
    });
  });
}

test("the pages of sign-in are accessible", async ({ page }) => {
  for (const path of ["/auth", "/auth/reset", "/auth/invite?token=x"]) {
    await page.goto(path);
    expect(await findViolations(page), path).toEqual([]);
  }
});
