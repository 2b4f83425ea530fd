import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, OWNER, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { waitForHydration } from "../support/hydration";
import { clearLeads } from "../support/lead-rows";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const WEEK_SECONDS = 604_800;
const SCRIPT_BUDGET = 186_000;

async function signIn(page: Page, password = OWNER.password) {
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Admin" });
const toast = (page: Page) => page.locator(".toast");

test("[AUTH-001] [AUTH-002] [AUTH-003] the sign-in page requires an email and a password", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Admin", exact: true })).toBeVisible();
  await expect(page.getByText("Sign in to access the admin dashboard")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Email")).toHaveAttribute("required");
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  await expect(page.getByLabel("Password")).toHaveAttribute("required");
});

test("[AUTH-005] the button shows a spinner while the sign-in is submitted", async ({ page }) => {
  const release = await holdRequests(page, "**/auth.data");
  await page.goto("/auth");
  await signIn(page);
  const button = page.getByRole("button", { name: "Sign In" });
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button.locator("[data-spinner]")).toBeVisible();
  release();
  await expect(page).toHaveURL("/admin");
});

test("[AUTH-007] [AUTH-008] [AUTH-010] [AUTH-011] signing in opens the dashboard, and the session survives closing the tab", async ({
  page,
  context,
}) => {
  await page.goto("/auth");
  await signIn(page);
  await expect(page).toHaveURL("/admin");
  await expect(toast(page)).toContainText("Welcome back!");
  await expect(toast(page)).toContainText("You have been successfully logged in.");
  const cookie = (await context.cookies()).find(({ name }) => name === "beaconry_session");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe("{}");

  await page.reload();
  await expect(page.getByRole("heading", { name: "The company" })).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto("/auth");
  await expect(again).toHaveURL("/admin");
});

test("[AUTH-009] a wrong password shows an alert and creates no session", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.goto("/auth");
  await signIn(page, "not-the-password");
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password. Check both and try again.");
  await expect(page.getByLabel("Email")).toHaveValue(OWNER.email);
  expect(await context.cookies()).toEqual([]);
});

test("[AUTH-015] after the session ends, the next navigation of an open page goes to /auth", async ({
  page,
  login,
  db,
}) => {
  await login();
  await page.goto("/admin");
  await db.write("delete from sessions");
  await sidebar(page).getByRole("link", { name: "Email" }).click();
  await expect(page).toHaveURL("/auth");
});

test("[SHELL-006] [AUTH-017] [AUTH-018] Sign Out ends the session and shows the toast at /auth", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(toast(page)).toContainText("Signed out");
  await expect(toast(page)).toContainText("You have been successfully signed out");
  await page.goto("/admin");
  await expect(page).toHaveURL("/auth");
});

test("[SHELL-001] [SHELL-002] the sidebar has the six entries in order, and Dashboard is active on /admin only", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/admin");
  const entries = sidebar(page).locator(":scope > ul a");
  const found = await entries.evaluateAll((links) =>
    links.map((link) => [link.getAttribute("title"), link.getAttribute("href")]),
  );
  expect(found).toEqual([
    ["Dashboard", "/admin"],
    ["Blog Management", "/admin/blogs"],
    ["Analytics", "/admin/analytics"],
    ["Lead Management", "/admin/leads"],
    ["Content Generation", "/admin/content"],
    ["Settings", "/admin/settings"],
  ]);
  const active = sidebar(page).locator("[aria-current=page]");
  await expect(active).toHaveText("Dashboard");
  await sidebar(page).getByRole("link", { name: "Lead Management" }).click();
  await expect(active).toContainText("Lead Management");
});

test("[SHELL-003] [SHELL-004] the header shows the email and the role label, for staff and for the owner", async ({
  page,
  login,
}) => {
  await login();
  await page.goto("/admin");
  // Behind the picture, where narrow screens have it, it stands once more.
  const shown = (text: string | RegExp) =>
    page.getByRole("banner").getByText(text, { exact: true }).filter({ visible: true });
  await expect(shown(OWNER.email)).toBeVisible();
  await expect(shown("admin")).toBeVisible();
  await login("staff");
  await page.goto("/admin");
  await expect(shown(/^staff-.*@beaconry\.example$/)).toBeVisible();
  await expect(shown("admin")).toBeVisible();
});

test("[SHELL-005] below 768 px a toggle opens the sidebar; from 768 px it is always visible", async ({
  page,
  login,
}) => {
  await login();
  await page.setViewportSize(PHONE);
  await page.goto("/admin");
  const toggle = page.getByRole("button", { name: "Toggle sidebar" });
  await expect(sidebar(page)).toBeHidden();
  await toggle.click();
  await expect(sidebar(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sidebar(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(toggle).toBeHidden();
  await expect(sidebar(page)).toBeVisible();
});

test("[SHELL-008] [SHELL-009] Ctrl+B collapses the sidebar, and a cookie keeps it collapsed for 7 days", async ({
  page,
  login,
  context,
}) => {
  await login();
  await page.setViewportSize(DESKTOP);
  await page.goto("/admin");
  const label = sidebar(page).getByText("Blog Management");
  const width = () => label.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(50);
  await page.keyboard.press("Control+b");
  expect(await width()).toBeLessThan(2);
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar");
  expect(cookie?.value).toBe("closed");
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - WEEK_SECONDS)).toBeLessThan(60);

  await page.reload();
  expect(await width()).toBeLessThan(2);
  await page.getByRole("button", { name: "Show sidebar" }).click();
  expect(await width()).toBeGreaterThan(50);
});

test("from 768 to 1023 px the sidebar is folded until it is opened, with and without scripts", async ({
  page,
  login,
  browser,
}) => {
  await login();
  const width = (of: Page) =>
    sidebar(of)
      .getByText("Blog Management")
      .evaluate((label) => label.getBoundingClientRect().width);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/admin/mail");
  expect(await width(page)).toBeLessThan(2);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await width(page)).toBeGreaterThan(50);
  await expect(page.getByRole("button", { name: "Show sidebar" })).toBeHidden();

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1023, height: 900 },
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(page.url());
  expect(await width(plain)).toBeLessThan(2);
  await plain.getByRole("button", { name: "Show sidebar" }).click();
  expect(await width(plain)).toBeGreaterThan(50);
  await context.close();

  await page.setViewportSize({ width: 768, height: 900 });
  await waitForHydration(page);
  await page.keyboard.press("Control+b");
  expect(await width(page)).toBeGreaterThan(50);
  await page.keyboard.press("Control+b");
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await width(page)).toBeLessThan(2);
});

test("[SHELL-007] [SHELL-020] a spinner shows while a page loads, skeletons while the figures load", async ({
  page,
  login,
}) => {
  await page.addInitScript(holdBackDashboard);
  await login();
  await page.goto("/admin/mail");
  await sidebar(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("banner").locator("[data-spinner]")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("let-page-through")));
  await expect(page.locator("[data-skeleton]").first()).toBeVisible();
  await expect(page.getByText("Total Blogs")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("let-figures-through")));
  await expect(page.getByText("Total Blogs")).toBeVisible();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

/** Delays the dashboard's data until the test releases its two parts: first the page, then the figures. */
function holdBackDashboard() {
  const when = (name: string) => new Promise((resolve) => addEventListener(name, resolve));
  const page = when("let-page-through");
  const figures = when("let-figures-through");
  const realFetch = window.fetch;
  window.fetch = async (input, init) => {
    const response = await realFetch(input, init);
    if (!response.url.includes("/admin.data")) return response;
    const text = await response.text();
    const end = text.indexOf("\n") + 1;
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      async start(controller) {
        await page;
        controller.enqueue(encoder.encode(text.slice(0, end)));
        await figures;
        controller.enqueue(encoder.encode(text.slice(end)));
        controller.close();
      },
    });
    return new Response(body, { status: response.status, headers: response.headers });
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("[SHELL-003] [SHELL-004] [SHELL-006] who is signed in and Sign Out are behind the picture", async ({
      page,
      login,
    }) => {
      await login();
      await page.goto("/admin/health");
      const banner = page.getByRole("banner");
      await expect(banner.getByRole("button", { name: "Sign Out" })).toHaveCount(0);
      await banner.getByLabel(`Account of ${OWNER.email}`).click();
      await expect(banner.getByText(OWNER.email).filter({ visible: true })).toBeVisible();
      await expect(banner.getByText("admin", { exact: true }).filter({ visible: true })).toBeVisible();
      await banner.getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL("/auth");
    });
  });
}

test("[SHELL-014] [SHELL-015] [SHELL-016] [SHELL-017] an empty dashboard shows zeros, and its rows link to their pages", async ({
  page,
  db,
  login,
}) => {
  await clearLeads(db);
  for (const table of ["blogs", "blog_generation_log"]) await db.write(`delete from ${table}`);
  await login();
  await page.goto("/admin");
  const card = (label: string) => page.locator("[data-stat]", { hasText: label });
  await expect(card("Total Blogs")).toContainText("0 published");
  await expect(card("Total Leads")).toContainText("0 in the last 24 h");
  await expect(card("Generation Jobs")).toContainText("0 successful");
  await expect(card("Success Rate")).toContainText("0%");
  const actions = page.getByRole("region", { name: "Quick Actions" });
  const row = (path: string) => actions.locator(`a[href="${path}"]`);
  await expect(row("/admin/content")).toContainText("Active");
  await expect(row("/admin/leads")).toContainText("0 new");
  await expect(row("/admin/blogs")).toContainText("0 pending");
});

test("[SHELL-021] a part that fails to load shows zero, no toast, and a line with 'Retry'", async ({
  page,
  login,
  db,
}) => {
  await login();
  await db.write("alter table blog_generation_log rename to moved_away");
  try {
    await page.goto("/admin");
  } finally {
    await db.write("alter table moved_away rename to blog_generation_log");
  }
  const card = page.locator("[data-stat]", { hasText: "Generation Jobs" });
  await expect(card).toContainText("Could not be loaded");
  await expect(page.locator("[data-stat]", { hasText: "Success Rate" })).toContainText("0%");
  await expect(toast(page)).toHaveCount(0);
  await card.getByRole("link", { name: "Retry" }).click();
  await expect(card).toContainText("0 successful");
});

test("the theme changes at once, is remembered, and is applied before the next page paints", async ({
  page,
  login,
}) => {
  await login();
  await page.setViewportSize(DESKTOP);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const html = await (await page.request.get("/admin")).text();
  expect(html).toContain('data-theme="dark"');
});

test("an unknown back-office URL is a 404 inside the shell", async ({ page, login, allowConsole }) => {
  allowConsole(/404/);
  await login();
  const response = await page.goto("/admin/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("There is no page at this address.")).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
});

test("the dashboard and the sign-in load at most 186 kB of gzipped script", async ({ page, login }) => {
  for (const path of ["/auth", "/admin"]) {
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPT_BUDGET);
    page.removeAllListeners("response");
    await login();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in, choosing a theme, opening the sidebar and signing out work", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/401/);
    await page.setViewportSize(PHONE);
    await page.goto("/auth");
    await signIn(page, "not-the-password");
    await expect(page.getByRole("alert")).toContainText("Invalid email or password");
    await expect(page.getByLabel("Email")).toHaveValue(OWNER.email);
    await expect(page.getByLabel("Password")).toHaveValue("");
    await signIn(page);
    await expect(page).toHaveURL("/admin");
    await expect(toast(page)).toContainText("Welcome back!");
    await page.getByRole("button", { name: "Toggle sidebar" }).click();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByLabel(`Account of ${OWNER.email}`).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(toast(page)).toContainText("Signed out");
  });
});
