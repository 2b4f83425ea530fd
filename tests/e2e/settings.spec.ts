import type { Page } from "@playwright/test";
import type { TestDatabase } from "../support/database";
import { expect, OWNER, test } from "../support/fixtures";
import { toasts } from "../support/network-failure";
import { PIXEL } from "../support/png";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const form = (page: Page) => card(page, "Profile Information");
const foot = (page: Page, name: string) => card(page, name).getByRole("status").last();
const sections = (page: Page) => page.getByRole("navigation", { name: "Settings sections" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Change Password" });
const field = (page: Page, label: string) => dialog(page).getByLabel(label);
const update = (page: Page) => dialog(page).getByRole("button", { name: "Update Password" }).click();
const NEW = "two rank maps";

test.beforeEach(async ({ db, login }) => {
  await db.write("delete from profiles");
  await db.write("delete from settings");
  await db.write("delete from booking_hosts");
  // As after a first run.
  await db.write("insert into settings (key, value, updated_at) values ('company', '{}', '2026-01-01')");
  await db.write("delete from mails where kind = 'account'");
  await login();
});

/** Makes the present sign-in ten minutes old. */
async function ageSignIn(db: TestDatabase): Promise<void> {
  await db.write("update sessions set created_at = ?", new Date(Date.now() - 600_000).toISOString());
}

async function fillPasswords(page: Page, next: string, confirmation = next, current = ""): Promise<void> {
  await field(page, "Current password").fill(current);
  await field(page, "New password").first().fill(next);
  await field(page, "Confirm new password").fill(confirmation);
}

test("[SET-001] [SET-002] [SET-003] [SET-004] [SET-008] the form changes the profile, its foot says so, and overview and header show it", async ({
  page,
  db,
}) => {
  await page.goto("/admin/settings");
  await expect(toasts(page)).toHaveCount(0);
  const overview = card(page, "Profile Overview");
  await expect(overview.getByText(OWNER.email)).toHaveCount(1);
  expect(db.get("select * from profiles")).toMatchObject({ first_name: null, updated_at: null });

  // The account's address is said, and no field holds it.
  await expect(overview.getByLabel("Email")).toHaveCount(0);
  await form(page).getByLabel("First name").fill("Lena");
  await expect(foot(page, "Profile Information")).toHaveText("1 change not saved");
  await form(page).getByLabel("Last name").fill("Marsh");
  await form(page).getByLabel("Time zone").selectOption("Asia/Tokyo");
  await expect(foot(page, "Profile Information")).toHaveText("3 changes not saved");
  await form(page).getByRole("button", { name: "Discard" }).click();
  await expect(form(page).getByLabel("First name")).toHaveValue("");
  await expect(foot(page, "Profile Information")).toHaveText("");

  const fields = {
    "Display name": "Lena M.",
    "First name": "Lena",
    "Last name": "Marsh",
    Company: "Beaconry",
    Position: "Managing director",
    Phone: "(414) 555-0188",
    Bio: "Runs accounts.\nAnswers until five.",
  };
  for (const [label, value] of Object.entries(fields))
    await form(page).getByLabel(label, { exact: true }).fill(value);
  await form(page).getByLabel("Time zone").selectOption("Asia/Tokyo");
  await form(page).getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(toasts(page)).toHaveText(/Profile updated successfully/);
  await expect(foot(page, "Profile Information")).toHaveText(/^Saved at \d+:\d\d [AP]M$/);
  await expect(form(page).getByRole("button", { name: "Save Changes" })).toBeFocused();
  await expect(overview).toContainText("Lena M.");
  await expect(overview).toContainText(OWNER.email);
  await expect(overview).toContainText("Managing director · Beaconry · (414) 555-0188");
  await expect(overview).toContainText("Times in Japan Standard Time, Tokyo");
  await expect(page.getByRole("banner")).toContainText("Lena M.");
  await expect(page.getByRole("banner")).toContainText(OWNER.email);
  await page.reload();
  for (const [label, value] of Object.entries(fields)) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(value);
  }
});

test("[SET-005] [SET-006] failures of loading and saving show their toasts, and Retry loads the page", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  await page.goto("/admin/settings");
  await form(page).getByLabel("First name").fill("Lena");
  await db.write("alter table profiles rename column bio to moved_away");
  try {
    await form(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(toasts(page)).toHaveText(/Failed to update profile/);
    await expect(toasts(page)).toHaveAttribute("role", "alert");
    await expect(form(page).getByLabel("First name")).toHaveValue("Lena");
    await page.goto("/admin/settings");
    await expect(toasts(page)).toHaveText(/Failed to load user profile/);
    await expect(toasts(page)).toHaveAttribute("role", "alert");
  } finally {
    await db.write("alter table profiles rename column moved_away to bio");
  }
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(form(page)).toBeVisible();
});

const file = (page: Page) => page.getByLabel("Profile picture");
const pictureOf = (buffer: Buffer, name = "lena-harbor.png") => ({ name, mimeType: "image/png", buffer });

test("[SET-009] a file over 5 MB is refused before it is sent; one byte less is sent", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto("/admin/settings");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await file(page).setInputFiles(pictureOf(Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(toasts(page)).toContainText("File too large");
  await expect(toasts(page)).toContainText("Please select an image smaller than 5MB");
  await expect(toasts(page)).toHaveAttribute("role", "alert");
  await expect(file(page)).toHaveValue("");
  expect(sent).toEqual([]);
  await file(page).setInputFiles(pictureOf(Buffer.alloc(5 * 1024 * 1024)));
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(toasts(page).last()).toContainText("This file is no PNG, JPEG or WebP picture.");
});

test("[SET-010] [SET-011] a picture is shown with its file's name, replaces the initials everywhere, and can be removed", async ({
  page,
  db,
}) => {
  await db.write(
    "insert into profiles (user_id, first_name, last_name) select id, 'Lena', 'Marsh' from users",
  );
  await page.goto("/admin/settings");
  const overview = card(page, "Profile Overview");
  await expect(overview.getByText("LM", { exact: true })).toBeVisible();
  await file(page).setInputFiles(pictureOf(PIXEL));
  await expect(file(page)).toHaveValue(/lena-harbor\.png$/);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(toasts(page)).toHaveText(/Profile updated successfully/);
  for (const place of [overview, page.getByRole("banner")]) {
    const picture = place.locator("img").filter({ visible: true });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  }
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(overview.getByText("LM", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove picture" })).toHaveCount(0);
});

test("[SET-012] [SET-013] [SET-014] [SET-015] [SET-016] [SET-018] [SET-019] [SET-020] the dialog checks a new password, ends other sessions and the new one signs in", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400|403/);
  const old =
    "insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) select 'other', user_id, created_at, last_seen_at, expires_at from sessions limit 1";
  await db.write(
    "delete from sessions where token_hash <> (select token_hash from sessions order by created_at desc limit 1)",
  );
  await db.write(old);
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Change Password" }).press("Enter");
  await expect(dialog(page)).toContainText("Your other session ends when you save.");
  await expect(field(page, "Current password")).toBeFocused();

  const refusals = [
    ["", "", "Missing fields", "Please fill in all password fields"],
    ["abcdef", "", "Missing fields", "Please fill in all password fields"],
    ["abcdef", "abcdeg", "Passwords don't match", "New password and confirmation must match"],
    ["abcde", "abcde", "Password too short", "Password must be at least 6 characters long"],
    ["dragon", "dragon", "Failed to update password", "one of the 10,000 most common"],
  ] as const;
  for (const [next, confirmation, title, description] of refusals) {
    await fillPasswords(page, next, confirmation);
    await update(page);
    const toast = toasts(page).filter({ hasText: title });
    await expect(toast).toContainText(description);
    await expect(toast).toHaveAttribute("role", "alert");
    await expect(dialog(page)).toBeVisible();
  }
  await fillPasswords(page, NEW);
  await update(page);
  await expect(toasts(page).filter({ hasText: "Password updated successfully" })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(db.all("select token_hash from sessions")).not.toContainEqual({ token_hash: "other" });
  expect(db.all("select to_address from mails where kind = 'account'")).toEqual([
    { to_address: OWNER.email },
  ]);

  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, NEW);
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/settings?dialog=password");
  await fillPasswords(page, OWNER.password);
  await update(page);
  await expect(toasts(page).filter({ hasText: "Password updated successfully" })).toBeVisible();
});

test("[SET-017] ten minutes after the sign-in the current password is asked for, and checked", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400|403/);
  await ageSignIn(db);
  await page.goto("/admin/settings?dialog=password");
  await expect(dialog(page)).not.toContainText("(optional)");
  await fillPasswords(page, NEW);
  await update(page);
  await expect(toasts(page)).toContainText("Missing fields");
  await expect(field(page, "Current password")).toHaveAttribute("aria-invalid", "true");
  await fillPasswords(page, NEW, NEW, "not the password");
  await update(page);
  await expect(toasts(page).filter({ hasText: "The current password is incorrect." })).toBeVisible();
  await fillPasswords(page, OWNER.password, OWNER.password, OWNER.password);
  await update(page);
  await expect(toasts(page).filter({ hasText: "Password updated successfully" })).toBeVisible();
});

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a name is shown where the person is assigned, and a theme follows to another browser", async ({
  page,
  db,
  context,
}) => {
  await db.write(
    "insert into profiles (user_id, display_name) select id, 'Lena Marsh' from users where email = ?",
    OWNER.email,
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/leads/new");
  await page.getByText("More fields").click();
  await expect(page.getByLabel("Assigned to").getByRole("option", { name: "Lena Marsh" })).toHaveCount(1);
  await page.goto("/admin/settings");
  const stored = page.waitForResponse((response) => response.url().endsWith("/admin/preferences"));
  await page.getByRole("button", { name: "Dark" }).click();
  expect((await stored).status()).toBe(200);
  await context.clearCookies({ name: "theme" });
  expect(await (await page.request.get("/admin")).text()).toContain('data-theme="dark"');
});

test("an owner changes the company: the public site shows it at once, somebody else's change is not lost", async ({
  page,
  db,
  browser,
  server,
  allowConsole,
}) => {
  allowConsole(/400|409/);
  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/contact`);
  await page.goto("/admin/settings/company");
  const company = card(page, "Company");
  await company.getByLabel("Phone").fill("call us");
  await expect(foot(page, "Company")).toHaveText("1 change not saved");
  await company.getByRole("button", { name: "Save Changes" }).click();
  await expect(company.getByText("Enter a phone number with its area code").first()).toBeVisible();
  await expect(company.getByLabel("Phone")).toBeFocused();
  await company.getByLabel("Phone").fill("(312) 555-0199");
  await company.getByLabel("City").fill("Racine");
  await company.getByRole("button", { name: "Save Changes" }).click();
  await expect(toasts(page).filter({ hasText: "Company updated" })).toBeVisible();
  await expect(card(page, "On the site")).toContainText("Racine, Wisconsin");
  await expect(foot(page, "Company")).toHaveText(/^Saved at/);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole("main")).toContainText("(312) 555-0199", { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await visitor.close();

  await sections(page).getByRole("link", { name: "Hours" }).click();
  const hours = card(page, "Hours");
  await expect(hours).toBeVisible();
  await db.write(
    "update settings set value = json_set(value, '$.COMPANY_CITY', 'Gary', '$.COMPANY_HOURS_PHONE', 'Noon') where key = 'company'",
  );
  await hours.getByLabel("Weekends").fill("Closed");
  await hours.getByRole("button", { name: "Save Changes" }).click();
  await expect(
    toasts(page).filter({ hasText: "Somebody else has changed the company in the meantime" }),
  ).toBeVisible();
  await expect(hours.getByLabel("Weekends")).toHaveValue("Closed");
  await hours.getByRole("button", { name: "Save Changes" }).click();
  await expect(toasts(page).filter({ hasText: "Hours updated" })).toBeVisible();
  const [row] = db.all("select value from settings where key = 'company'");
  expect(JSON.parse(String(row?.value))).toMatchObject({
    COMPANY_CITY: "Gary",
    COMPANY_HOURS_WEEKENDS: "Closed",
  });
});

const row = (page: Page, label: string, at: number) =>
  page.getByRole("group", { name: `${label}, ${at}`, exact: true });
const holiday = (page: Page, at: number) => row(page, "Holidays", at);

test("people of the about page are rows: one more is added, a removed one is gone, half of one is refused", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400/);
  // As it was linked while all forms were on one page.
  await page.goto("/admin/settings/company#about");
  await expect(page).toHaveURL("/admin/settings/company/about");
  const about = card(page, "About page");
  const person = (at: number) => row(page, "People", at);
  const more = about.getByRole("group", { name: "People", exact: true }).getByRole("button", { name: "Add" });
  await expect(person(1)).toBeHidden();
  await more.click();
  await expect(person(2)).toBeHidden();
  await person(1).getByLabel("Name").fill("Ida Holm");
  await person(1).getByLabel("Role").fill("Founder");
  await more.click();
  await person(2).getByLabel("Name").fill("Ana Ruiz");
  await about.getByRole("button", { name: "Save Changes" }).click();
  await expect(person(1).getByText("A sentence about them is missing")).toBeVisible();
  await expect(person(1).getByLabel("A sentence about them")).toBeFocused();
  await person(1).getByLabel("A sentence about them").fill("Sold boats, then signs.");
  await person(2).getByLabel("Role").fill("Ads");
  await person(2).getByLabel("A sentence about them").fill("Counts calls.");
  await about.getByRole("button", { name: "Save Changes" }).click();
  await expect(foot(page, "About page")).toHaveText(/^Saved at/);
  await person(1).getByRole("button", { name: "Remove People, 1" }).click();
  await expect(foot(page, "About page")).toHaveText("3 changes not saved");
  await about.getByRole("button", { name: "Save Changes" }).click();
  await expect(person(1).getByLabel("Name")).toHaveValue("Ana Ruiz");
  await expect(person(2).getByLabel("Name")).toHaveValue("");
  const [stored] = db.all("select value from settings where key = 'company'");
  expect(JSON.parse(String(stored?.value))).toMatchObject({ ABOUT_PEOPLE: "Ana Ruiz | Ads | Counts calls." });
});

test("on a small laptop both hours of a day are whole, side by side", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/settings/booking");
  const ends = await Promise.all(
    ["Monday from", "Monday to"].map((name) => page.getByLabel(name).first().boundingBox()),
  );
  const week = await page.getByRole("group", { name: "Weekly hours" }).first().boundingBox();
  const [from, to] = ends;
  if (!from || !to || !week) throw new Error("The hours are not shown");
  // "06:00 PM" and its button.
  expect(Math.min(from.width, to.width)).toBeGreaterThan(110);
  expect(from.x + from.width).toBeLessThanOrEqual(to.x);
  expect(to.x + to.width).toBeLessThanOrEqual(week.x + week.width + 0.5);
});

test("the rules and hosts of demos are saved by the same bar, which then shows what is stored", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400/);
  // Without a stored host it is whoever's account comes first.
  const weekdays = Array.from({ length: 7 }, (_, day) => (day > 4 ? null : { from: 540, to: 1020 }));
  await db.write(
    `insert into booking_hosts (user_id, name, time_zone, week, daily_cap, feed_secret, updated_at)
      select id, 'Our team', 'America/Chicago', ?, 8, 'secret', '2026-01-01' from users where email = ?`,
    JSON.stringify(weekdays),
    OWNER.email,
  );
  await page.goto("/admin/settings/booking");
  const rules = card(page, "Rules for all hosts");
  const host = page.getByRole("region", { name: /^Our team/ }).filter({ hasText: OWNER.email });
  await rules.getByLabel("Minimum notice (hours)").fill("three");
  await rules.getByRole("button", { name: "Add holiday" }).click();
  await holiday(page, 1).getByLabel("Date").fill("2026-12-25");
  await holiday(page, 1).getByLabel("Name").fill("  Christmas   Day ");
  await expect(foot(page, "Rules for all hosts")).toHaveText("3 changes not saved");
  await rules.getByRole("button", { name: "Save Changes" }).click();
  await expect(rules.getByLabel("Minimum notice (hours)")).toBeFocused();
  await rules.getByLabel("Minimum notice (hours)").fill("03");
  await expect(host.getByLabel("Saturday from")).toBeHidden();
  await host.getByLabel("Saturday", { exact: true }).check();
  await expect(host.getByLabel("Saturday to")).toHaveValue("17:00");
  await host.getByLabel("Saturday from").fill("10:00");
  await host.getByLabel("Saturday to").fill("12:00");
  await rules.getByRole("button", { name: "Save Changes" }).click();
  await expect(toasts(page).filter({ hasText: "Rules saved" })).toBeVisible();
  await expect(rules.getByLabel("Minimum notice (hours)")).toHaveValue("3");
  await expect(holiday(page, 1).getByLabel("Date")).toHaveValue("2026-12-25");
  await expect(holiday(page, 1).getByLabel("Name")).toHaveValue("Christmas Day");
  await expect(foot(page, "Rules for all hosts")).toHaveText("");
  await expect(host.getByRole("status").last()).toHaveText("3 changes not saved");
  await expect(host.getByLabel("Saturday from")).toHaveValue("10:00");
  await host.getByRole("button", { name: "Save Changes" }).press("Enter");
  await expect(toasts(page).filter({ hasText: "Our team saved" })).toBeVisible();
  await expect(host.getByRole("button", { name: "Save Changes" })).toBeFocused();
  await page.reload();
  await expect(host.getByLabel("Takes demos")).toBeChecked();
  await expect(host.getByLabel("Saturday to")).toHaveValue("12:00");
  await host.getByLabel("Takes demos").uncheck();
  await host.getByRole("button", { name: "Discard" }).click();
  await expect(host.getByLabel("Takes demos")).toBeChecked();
});

test("hours of Monday are copied to the open days, one that is not ticked stays closed, and the feed's address is copied", async ({
  page,
  db,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/admin/settings/booking");
  const host = page.getByRole("region").filter({ hasText: "Weekly hours" }).filter({ hasText: OWNER.email });
  await host.getByLabel("Name").fill("Theo");
  await host.getByLabel("Monday from").fill("08:00");
  await host.getByRole("button", { name: "Copy Monday to the other open days" }).click();
  await expect(host.getByLabel("Friday from")).toHaveValue("08:00");
  await expect(host.getByLabel("Sunday", { exact: true })).not.toBeChecked();
  await host.getByLabel("Tuesday", { exact: true }).uncheck();
  await host.getByRole("button", { name: "Save Changes" }).click();
  await expect(toasts(page).filter({ hasText: "saved" })).toBeVisible();
  const [stored] = db.all(
    "select week, feed_secret secret from booking_hosts join users on id = user_id where email = ?",
    OWNER.email,
  );
  const day = { from: 480, to: 1080 };
  expect(JSON.parse(String(stored?.week))).toEqual([day, null, day, day, day, null, null]);
  await page.getByRole("button", { name: "Copy the address of Theo" }).click();
  await expect(toasts(page).filter({ hasText: "Feed address copied to clipboard" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(String(stored?.secret));
});

test("staff see neither the owners' pages nor their links", async ({ page, login, allowConsole }) => {
  allowConsole(/403/);
  await login("staff");
  await page.goto("/admin/settings");
  await expect(sections(page).getByRole("link")).toHaveText(["Profile", "Security"]);
  const response = await page.goto("/admin/settings/company");
  expect(response?.status()).toBe(403);
  await expect(page.getByText("Only an owner can do this.")).toBeVisible();
  await page.goto("/admin/settings/booking");
  await expect(page.getByRole("heading", { name: "You may not do this" })).toBeVisible();
  await expect(page.getByText("Only an owner can do this.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("who is no owner anymore keeps what was typed, and is told why it is not saved", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/403 \(Forbidden\)/);
  await page.goto("/admin/settings/company");
  const city = card(page, "Company").getByLabel("City");
  await city.fill("Racine");
  await db.write("update users set role = 'staff' where email = ?", OWNER.email);
  try {
    await card(page, "Company").getByRole("button", { name: "Save Changes" }).click();
    await expect(toasts(page)).toHaveText(/^Failed to update the company\s*Only an owner can do this\./);
    await expect(city).toHaveValue("Racine");
  } finally {
    await db.write("update users set role = 'owner' where email = ?", OWNER.email);
  }
  await toasts(page).getByRole("button", { name: "Retry" }).click();
  await expect(toasts(page).filter({ hasText: "Company updated" })).toBeVisible();
  expect(db.get("select value ->> '$.COMPANY_CITY' as city from settings where key = 'company'")).toEqual({
    city: "Racine",
  });
});

const COMPANY_PAGES = [
  "",
  "/hours",
  "/alerts",
  "/prices",
  "/about",
  "/visitors",
  "/assignment",
  "/deals",
].map((page) => `/admin/settings/company${page}`);

test("profile, dialog and company fit their page with long names, at three widths", async ({ page, db }) => {
  await db.write(
    "insert into profiles (user_id, display_name, company) select id, 'Wilhelmina Featherstonehaugh-Cholmondeley', 'A company with a rather long name, Inc.' from users",
  );
  const found: string[] = [];
  for (const path of ["/admin/settings", "/admin/settings?dialog=password", ...COMPANY_PAGES]) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (tooWide > 0) found.push(`${path} ${width}: ${tooWide} px too wide`);
    }
  }
  expect(found).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("profile, picture, password and company can be changed, and mistakes are said on the page", async ({
    page,
    db,
    allowConsole,
  }) => {
    allowConsole(/400|403/);
    await page.goto("/admin/settings");
    await form(page).getByLabel("First name").fill("Lena");
    await form(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(toasts(page)).toContainText("Profile updated successfully");
    await expect(form(page).getByLabel("First name")).toHaveValue("Lena");

    await file(page).setInputFiles(pictureOf(PIXEL));
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page).toHaveURL("/admin/settings");
    await expect(card(page, "Profile Overview").locator("img")).toBeVisible();
    await file(page).setInputFiles(pictureOf(Buffer.alloc(5 * 1024 * 1024 + 1)));
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(toasts(page)).toContainText("File too large");
    await page.getByRole("button", { name: "Remove picture" }).click();
    await expect(card(page, "Profile Overview").locator("img")).toHaveCount(0);

    await page.getByRole("link", { name: "Change Password" }).click();
    await fillPasswords(page, "abcde");
    await update(page);
    await expect(dialog(page)).toContainText("Password must be at least 6 characters long");
    await expect(field(page, "Confirm new password")).toHaveValue("");
    await fillPasswords(page, "dragon");
    await update(page);
    await expect(dialog(page).getByRole("alert")).toContainText("one of the 10,000 most common");
    await fillPasswords(page, OWNER.password);
    await update(page);
    await expect(toasts(page)).toContainText("Password updated successfully");

    await sections(page).getByRole("link", { name: "Hours" }).click();
    await card(page, "Hours").getByLabel("Weekends").fill("");
    await card(page, "Hours").getByRole("button", { name: "Save Changes" }).click();
    await expect(card(page, "Hours").getByText("Weekends is required")).toBeVisible();
    await card(page, "Hours").getByLabel("Weekends").fill("Closed");
    await card(page, "Hours").getByRole("button", { name: "Save Changes" }).click();
    await expect(toasts(page)).toContainText("Hours updated");
    await expect(page).toHaveURL("/admin/settings/company/hours");

    await sections(page).getByRole("link", { name: "About page" }).click();
    await row(page, "People", 1).getByLabel("Name").fill("Ida Holm");
    await card(page, "About page").getByRole("button", { name: "Save Changes" }).click();
    await expect(row(page, "People", 1).getByText("Role is missing")).toBeVisible();
    await expect(row(page, "People", 1).getByLabel("Name")).toHaveValue("Ida Holm");
    await row(page, "People", 1).getByLabel("Role").fill("Founder");
    await row(page, "People", 1).getByLabel("A sentence about them").fill("Sold boats.");
    await card(page, "About page").getByRole("button", { name: "Save Changes" }).click();
    await expect(toasts(page)).toContainText("About page updated");
    await expect(row(page, "People", 2).getByLabel("Name")).toHaveValue("");

    await sections(page).getByRole("link", { name: "Lead assignment" }).click();
    await card(page, "Lead assignment").getByLabel("Assign new leads by turns").check();
    await card(page, "Lead assignment").getByRole("button", { name: "Save Changes" }).click();
    await expect(card(page, "Lead assignment").getByText("Choose at least one person")).toBeVisible();
    expect(db.all("select key from settings")).toEqual([{ key: "company" }]);
  });

  test("a day that is ticked but has no hours is refused at that day, and every box stays as it was left", async ({
    page,
    db,
    allowConsole,
  }) => {
    allowConsole(/400/);
    await page.goto("/admin/settings/booking");
    const host = page
      .getByRole("region")
      .filter({ hasText: "Weekly hours" })
      .filter({ hasText: OWNER.email });
    await host.getByLabel("Monday", { exact: true }).uncheck();
    await host.getByLabel("Saturday", { exact: true }).check();
    await host.getByLabel("Friday from").fill("10:00");
    await host.getByRole("button", { name: "Save Changes" }).click();
    await expect(host.getByLabel("Saturday to")).toHaveAccessibleDescription(/untick the day/);
    await expect(host.getByLabel("Monday", { exact: true })).not.toBeChecked();
    await expect(host.getByLabel("Saturday", { exact: true })).toBeChecked();
    await expect(host.getByLabel("Friday from")).toHaveValue("10:00");
    expect(db.all("select * from booking_hosts")).toEqual([]);
  });
});
