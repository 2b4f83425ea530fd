import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import { findViolations } from "../support/axe";
import { seedBackOffice } from "../support/back-office-rows";
import { expect, test } from "../support/fixtures";
import { showLeadTable } from "../support/lead-rows";

/** States with their own URL: dialogs, and pages with filters or options. */
const STATES = [
  "/admin/leads?q=nobody",
  "/admin/leads/:leadId?show=edit",
  "/admin/leads/:leadId?show=delete",
  "/admin/leads/:leadId?show=erase",
  "/admin/leads/:leadId?show=email",
  "/admin/leads/missing",
  "/admin/leads/imports/import-uploaded",
  "/admin/mail?state=failed",
  "/admin/tasks?who=everybody",
  "/admin/tasks?task=:taskId",
  "/admin/settings?dialog=password",
  ...["about", "assignment", "deals", "hours"].map((form) => `/admin/settings/company/${form}`),
];
const WIDTHS = [1280, 390];

/** Paths of the routes under `prefix`. Only a .tsx module renders a page. */
function pagesOf(entries: RouteConfigEntry[], prefix: string): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const address = path ? `${prefix}/${path.replace("*", "no-such-page").replace("/:form?", "")}` : prefix;
    return [...(file.endsWith(".tsx") ? [address] : []), ...pagesOf(children, address)];
  });
}

const ADMIN = (await routes).filter(({ path }) => path === "admin");
/** Each once: a layout has the address of its index. */
const PAGES = [...new Set(pagesOf(ADMIN, ""))];

// Only read, so that each worker may take any of them.
test.describe.configure({ mode: "parallel" });

let examples: Record<string, string> = {};

test.beforeAll(async ({ db }) => {
  examples = await seedBackOffice(db);
});
test.beforeEach(async ({ login, allowConsole }) => {
  allowConsole(/404/);
  await login();
});

test("the route table has all pages of the back office", () => {
  expect(PAGES.length).toBeGreaterThan(14);
});

for (const path of [...PAGES, ...STATES]) {
  test(`${path} has no accessibility violation, in light and dark, at 390 and 1280 px`, async ({ page }) => {
    await open(page, path);
    expect(await listViolations(page)).toEqual([]);
  });
}

for (const name of ["Notes", "Deals"]) {
  test(`the tab '${name}' of a lead has no accessibility violation`, async ({ page }) => {
    await open(page, "/admin/leads/:leadId");
    await page.getByRole("tab", { name }).click();
    expect(await listViolations(page)).toEqual([]);
  });
}

test("the leads as a table, and the sidebar over a page, have no accessibility violation", async ({
  page,
  db,
}) => {
  await showLeadTable(db);
  await page.goto("/admin/leads");
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  expect(await listViolations(page)).toEqual([]);
});

/** Opens an address of the route table; its parameters stand for the examples. */
async function open(page: Page, path: string): Promise<void> {
  const address = path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? `no-example-of-${name}`);
  expect(address).not.toContain("no-example-of");
  await page.goto(address);
}

/** All rules run at each width in one theme; the other theme is checked for color contrast only. */
async function listViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  const isDialog = (await page.getByRole("dialog").count()) > 0;
  // High enough for a whole sheet, also behind a question: axe measures no contrast in what is scrolled out of sight.
  const height = (await page.locator("[role=dialog]").count()) > 0 ? 2400 : 900;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) found.push(`${width} reflow: ${tooWide} px too wide`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await findViolations(page, {
        // A dialog is checked alone: the page behind it is inert.
        within: isDialog ? "[role=dialog]" : undefined,
        rules: colorScheme === "dark" ? ["color-contrast"] : undefined,
      });
      found.push(...violations.map((violation) => `${width} ${colorScheme} ${violation}`));
    }
  }
  return found;
}
