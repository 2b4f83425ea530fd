import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { ARTICLE, LONG_ARTICLE, publishArticle } from "../support/articles";
import { findViolations } from "../support/axe";
import { seedBackOffice } from "../support/back-office-rows";
import { expect, test } from "../support/fixtures";

/** Letter paper between the margins, in CSS px: 8.5 in less twice 14 mm. */
const PAPER = { width: 710, height: 940 };

test.use({ colorScheme: "dark", viewport: PAPER });

/** What of a page only a screen can use, is wider than the sheet, or is cut off, as printed. */
async function faultsInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const found = await page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element) => element.outerHTML.slice(0, 160);
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      faults.push(`${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll("body, body *")) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      // Text for screen readers is a pixel in size.
      if (width <= 1 || height <= 1) continue;
      const style = getComputedStyle(element);
      if (["fixed", "sticky"].includes(style.position)) faults.push(`${style.position}: ${nameOf(element)}`);
      if (element.matches("button:not(.term), .btn, [type=submit]"))
        faults.push(`a button: ${nameOf(element)}`);
      const isCut = element.scrollHeight > element.clientHeight + 2 && /auto|scroll/.test(style.overflowY);
      if (isCut) faults.push(`cut off: ${nameOf(element)}`);
    }
    for (const element of document.querySelectorAll("html, body, main, main > *")) {
      const ground = getComputedStyle(element).backgroundColor;
      const isWhite = ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(ground);
      if (!isWhite && element.checkVisibility()) faults.push(`a ground of ${ground}: ${nameOf(element)}`);
    }
    return faults;
  });
  return [...found, ...(await findViolations(page))];
}

/** Sheets of Letter paper. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("every public page prints dark on white, without bars, buttons or forms, and is not wider than the sheet", async ({
  page,
  db,
}) => {
  test.setTimeout(180_000);
  await publishArticle(db, LONG_ARTICLE);
  const found: Record<string, string[]> = {};
  for (const path of [...PUBLIC_PATHS, LONG_ARTICLE.path, "/blog/category/seo"]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    const faults = await faultsInPrint(page);
    if (faults.length > 0) found[path] = faults;
    await expect(page.locator("form").first(), path).toBeHidden();
    await expect(page.getByRole("banner").first().getByText("Beaconry"), path).toBeVisible();
  }
  expect(found).toEqual({});
});

test("an article prints its links with their addresses and none of what is offered to read next", async ({
  page,
  db,
}) => {
  await publishArticle(db);
  await page.goto(ARTICLE.path);
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("link", { name: "The listing" });
  const address = `${new URL(page.url()).host}/pixlseo`;
  const shown = await link.evaluate((element) =>
    getComputedStyle(element, "::after").content.replaceAll('"', ""),
  );
  expect(shown.replaceAll(/\s+/g, "")).toBe(`(${address})`);
  for (const part of ["Back to Blog", "Share", "Bring your own numbers."]) {
    const offered = page.getByText(part, { exact: true }).first();
    await expect(offered, part).toBeAttached();
    await expect(offered, part).toBeHidden();
  }
});

test("a lead, the deals, analytics and the demos print as they are read: no menus, no buttons, nothing cut off", async ({
  page,
  db,
  login,
}) => {
  test.setTimeout(120_000);
  const { leadId } = await seedBackOffice(db);
  await login();
  const found: Record<string, string[]> = {};
  for (const [path, title] of [
    [`/admin/leads/${leadId}`, "Project description"],
    ["/admin/deals", "Sales Pipeline"],
    ["/admin/analytics", "Website Analytics"],
    ["/admin/bookings", "Demos"],
    ["/admin/bookings?view=week", "Demos"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const faults = await faultsInPrint(page);
    if (faults.length > 0) found[path] = faults;
    await expect(page.getByRole("heading", { name: title }), path).toBeVisible();
    expect(await countSheets(page), path).toBeLessThanOrEqual(path === "/admin/analytics" ? 8 : 3);
  }
  expect(found).toEqual({});
  // Of the lead alone: the list behind its sheet is not printed.
  await page.goto(`/admin/leads/${leadId}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Twin").first()).toBeHidden();
});
