import type { Page } from "@playwright/test";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import { findViolations } from "../support/axe";
import { seedBackOffice } from "../support/back-office-rows";
import { expect, test } from "../support/fixtures";

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
];
const WIDTHS = [1280, 390];

/** Paths of the routes under `prefix`. Only a .tsx module renders a page. */
function pagesOf(entries: RouteConfigEntry[], prefix: string): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const address = path ? `${prefix}/${path.replace("*", "no-such-page")}` : prefix;
    return [...(file.endsWith(".tsx") ? [address] : []), ...pagesOf(children, address)];
  });
}

let examples: Record<string, string> = {};

test.beforeEach(async ({ db, login, allowConsole }) => {
  test.slow();
  allowConsole(/404/);
  examples = await seedBackOffice(db);
  await login();
});

test("no back-office page has an accessibility violation, in light and dark, at 390 and 1280 px", async ({
  page,
}) => {
  const admin = (await routes).filter(({ path }) => path === "admin");
  const paths = pagesOf(admin, "");
  expect(paths.length).toBeGreaterThan(14);
  expect(await visit(page, paths)).toEqual([]);
});

test("no dialog, tab or other page state has an accessibility violation", async ({
  page,
  context,
  server,
}) => {
  const found = await visit(page, STATES);
  const note = async (name: string) => found.push(...(await listViolations(page, name)));
  await page.goto(`/admin/leads/${examples.leadId}`);
  for (const name of ["Notes", "Deals"]) {
    await page.getByRole("tab", { name }).click();
    await note(`lead, ${name}`);
  }
  await context.addCookies([{ name: "list", value: "table", url: server.url }]);
  await page.goto("/admin/leads");
  await note("leads as a table");
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await note("sidebar over a page");
  expect(found).toEqual([]);
});

async function visit(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const address = path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? `no-example-of-${name}`);
    expect(address).not.toContain("no-example-of");
    await page.goto(address);
    found.push(...(await listViolations(page, path)));
  }
  return found;
}

/** All rules run at each width in one theme; the other theme is checked for color contrast only. */
async function listViolations(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const isDialog = (await page.getByRole("dialog").count()) > 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) found.push(`${name} ${width} reflow: ${tooWide} px too wide`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await findViolations(page, {
        // A dialog is checked alone: the page behind it is inert.
        within: isDialog ? "[role=dialog]" : undefined,
        rules: colorScheme === "dark" ? ["color-contrast"] : undefined,
      });
      found.push(...violations.map((violation) => `${name} ${width} ${colorScheme} ${violation}`));
    }
  }
  return found;
}
