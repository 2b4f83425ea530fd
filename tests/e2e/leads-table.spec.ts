import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow, showLeadTable } from "../support/lead-rows";

const toast = (page: Page) => page.locator(".toast");
const table = (page: Page) => page.getByRole("table", { name: "Table of leads" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected leads" });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name} Bell` });
const statusOf = (page: Page, name: string) =>
  page
    .getByRole("row", { name: new RegExp(`${name} Bell`) })
    .getByRole("button", { name: /change the status/ });

/** "Ann00" to "Ann24", the newest first. */
const nameOf = (at: number) => `Ann${String(at).padStart(2, "0")}`;

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
  await db.writeAtOnce(async (all) => {
    for (let at = 0; at < 30; at += 1)
      await insertLeadRow(
        all,
        { firstName: nameOf(at), status: at < 22 && at % 5 === 4 ? "contacted" : "new" },
        at + 1,
      );
  });
  await showLeadTable(db);
});

test("twenty leads get a status in four clicks, and are as before with one more", async ({ page }) => {
  await page.goto("/admin/leads");
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.evaluate("addEventListener('mousedown', () => countClick(), true)");
  await box(page, nameOf(0)).click();
  await box(page, nameOf(19)).click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("20 selected");
  await bar(page).getByRole("button", { name: "Status" }).click();
  const dialog = page.getByRole("dialog", { name: "Status of 20 leads" });
  await dialog.getByRole("button", { name: "Contacted" }).click();
  await expect(toast(page)).toContainText("16 leads changed");
  await expect(toast(page)).toContainText("4 had it already");
  expect(clicks).toBe(4);
  await expect(table(page).getByRole("button", { name: /^Contacted/ })).toHaveCount(20);
  await expect(bar(page)).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page).last()).toContainText("16 leads as before");
  await expect(table(page).getByRole("button", { name: /^Contacted/ })).toHaveCount(4);
});

test("of three changes in a row the last one's message is seen; closed, it leaves the one before it to undo", async ({
  page,
}) => {
  await page.goto("/admin/leads");
  for (const at of [0, 1, 2]) {
    await statusOf(page, nameOf(at)).click();
    await page.getByRole("dialog").getByRole("button", { name: "Qualified" }).click();
    await expect(statusOf(page, nameOf(at))).toContainText("Qualified");
    await expect(toast(page)).toHaveCount(at + 1);
  }
  const seen = toast(page).filter({ visible: true });
  await expect(seen).toHaveCount(1);
  await seen.getByRole("button", { name: "Dismiss" }).click();
  await expect(seen).toHaveCount(1);
  await seen.getByRole("button", { name: "Undo" }).click();
  await expect(seen).toContainText("1 lead as before");
  await expect(statusOf(page, nameOf(1))).toContainText("New");
  await expect(statusOf(page, nameOf(2))).toContainText("Qualified");
});

test("all that match are changed together, though the page shows fewer", async ({ page, db }) => {
  await page.goto("/admin/leads?status=new");
  await page.getByRole("checkbox", { name: "Select all leads of this page" }).click();
  await bar(page).getByRole("button", { name: "Select all 26 that match" }).click();
  await bar(page).getByRole("button", { name: "Trash" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move 26 leads to the trash" }).click();
  await expect(toast(page)).toContainText("26 leads moved to the trash");
  expect(db.get("select count(*) n from leads where deleted_at is null")?.n).toBe(4);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page).last()).toContainText("26 leads as before");
  expect(db.get("select count(*) n from leads where deleted_at is null")?.n).toBe(30);
});

test("by keyboard alone leads are selected, changed and let go, and the focus is never lost", async ({
  page,
}) => {
  await page.goto("/admin/leads");
  const region = page.getByRole("region", { name: "Table of leads" });
  await region.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await expect(bar(page)).toContainText("25 selected");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
  await box(page, nameOf(1)).focus();
  await page.keyboard.press("Space");
  await expect(bar(page)).toContainText("1 selected");
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Select all 30 that match" })).toBeFocused();
  for (const name of ["Status", "Priority"]) {
    await page.keyboard.press("Tab");
    await expect(bar(page).getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Priority of 1 lead" });
  await expect(dialog.getByRole("button", { name: "High" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("1 lead changed");
  await expect(region).toBeFocused();
});

test("a head sorts, and once more the other way round", async ({ page, db }) => {
  await db.write("update leads set lead_score = 95 where first_name = 'Ann07'");
  await page.goto("/admin/leads");
  const head = page.getByRole("columnheader", { name: "Score" });
  await head.getByRole("link").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(table(page).getByRole("row").nth(1)).toContainText("Ann07");
  await head.getByRole("link").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL("/admin/leads?sort=-score");
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(table(page).getByRole("row").last()).toContainText("Ann07");
});

test("status and priority are set in their cells", async ({ page }) => {
  await page.goto("/admin/leads");
  await statusOf(page, nameOf(2)).click();
  await page
    .getByRole("dialog", { name: "Set the status of Ann02 Bell" })
    .getByRole("button", { name: "Lost" })
    .click();
  await expect(toast(page)).toContainText("Status: Lost");
  await expect(statusOf(page, nameOf(2))).toContainText("Lost");
  await expect(statusOf(page, nameOf(2))).toBeFocused();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(statusOf(page, nameOf(2))).toContainText("New");

  await test.step("by keys: arrows, Home and End, and first letters", async () => {
    await statusOf(page, nameOf(2)).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Set the status of Ann02 Bell" });
    const walk = [
      ["ArrowDown", "Contacted"],
      ["End", "Lost"],
      ["ArrowDown", "New"],
      ["ArrowUp", "Lost"],
      ["Home", "New"],
      ["c", "Contacted"],
      ["c", "Converted"],
      ["p", "Proposal"],
    ] as const;
    for (const [key, label] of walk) {
      await page.keyboard.press(key);
      await expect(dialog.getByRole("button", { name: label })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(statusOf(page, nameOf(2))).toContainText("Proposal");
  });
});

test("the choice for a cell is a menu at it, over a page that stays bright; on a phone a dialog", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/admin/leads");
  const menu = page.getByRole("dialog", { name: "Set the status of Ann02 Bell" });
  const boxOf = async () => {
    const cell = await statusOf(page, nameOf(2)).boundingBox();
    await statusOf(page, nameOf(2)).click();
    await expect(menu.getByRole("button", { name: "New" })).toBeFocused();
    const box = await menu.boundingBox();
    if (!box || !cell) throw new Error("Nothing is shown");
    return { box, cell };
  };
  const { box, cell } = await boxOf();
  const gap = box.y > cell.y ? box.y - (cell.y + cell.height) : cell.y - (box.y + box.height);
  expect(Math.abs(box.x - cell.x)).toBeLessThan(2);
  expect(Math.abs(gap - 4)).toBeLessThan(2);
  await expect(page.locator(".bg-scrim")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(statusOf(page, nameOf(2))).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await boxOf();
  expect(Math.abs(phone.box.x * 2 + phone.box.width - 390)).toBeLessThan(2);
  await expect(page.locator(".bg-scrim")).toHaveCount(1);
});

test("columns and rows are chosen and remembered", async ({ page }) => {
  await page.goto("/admin/leads");
  await page.getByText("Columns", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Phone" }).check();
  await page.getByRole("checkbox", { name: "Deal value" }).uncheck();
  await page.getByRole("button", { name: "Show these" }).click();
  await expect(page.getByRole("columnheader", { name: "Phone" })).toBeVisible();
  const columns = page.getByRole("form", { name: "Columns of the table" });
  await expect(columns).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(columns).toBeHidden();
  await expect(page.getByText("Columns", { exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(columns).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(columns).toBeHidden();
  await page.getByRole("combobox", { name: "Rows on a page" }).selectOption("50");
  await expect(table(page).getByRole("row")).toHaveCount(31);
  await page.reload();
  await expect(table(page).getByRole("row")).toHaveCount(31);
  await expect(page.getByRole("columnheader", { name: "Deal value" })).toHaveCount(0);
});

test("a column is made wider by dragging its edge or by arrow keys, stays so, and is set back by a double click", async ({
  page,
}) => {
  const head = page.getByRole("columnheader", { name: "Company" });
  const edge = page.getByRole("separator", { name: "Width of Company" });
  const widthOf = async () => Math.round((await head.boundingBox())?.width ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/leads");
  const usual = await widthOf();

  const at = await edge.boundingBox();
  const [x, y] = [(at?.x ?? 0) + 6, (at?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await page.mouse.up();
  await saved;
  const dragged = await widthOf();
  expect(dragged).toBeGreaterThan(usual + 30);
  await page.reload();
  expect(Math.abs((await widthOf()) - dragged)).toBeLessThanOrEqual(1);

  await edge.focus();
  const narrower = page.waitForResponse((response) => response.request().method() === "POST");
  await page.keyboard.press("ArrowLeft");
  await narrower;
  expect(await widthOf()).toBeLessThan(dragged);
  await expect(edge).toBeFocused();
  expect(await findViolations(page)).toEqual([]);

  const back = page.waitForResponse((response) => response.request().method() === "POST");
  await edge.dblclick();
  await back;
  await page.reload();
  expect(await widthOf()).toBe(usual);
});

test("rows are one line of 44 px, two lines where that is too narrow, and nothing makes the page wider", async ({
  page,
  db,
}) => {
  await db.write(
    "update leads set first_name = ?, company_name = ? where first_name = 'Ann03'",
    "W".repeat(60),
    "M".repeat(60),
  );
  await page.goto("/admin/leads");
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await table(page)
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights.map(Math.round)), `${width} px`).toEqual(new Set([45]));
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
  }
  const row = table(page).locator("tbody tr").first();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  await box(page, nameOf(0)).click();
  await expect(bar(page).getByRole("button", { name: "Follow-up" })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test("selecting, and the dialog of a change, have no accessibility violation", async ({ page }) => {
  await page.goto("/admin/leads");
  await box(page, nameOf(0)).click();
  expect(await findViolations(page)).toEqual([]);
  await bar(page).getByRole("button", { name: "Follow-up" }).click();
  await expect(page.getByRole("dialog", { name: "Follow-up of 1 lead" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Select all leads of this page" }).click();
  await bar(page).getByRole("button", { name: "Select all 30 that match" }).click();
  await bar(page).getByRole("button", { name: "Status" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Contacted" }).click();
  await expect(page.getByRole("dialog")).toContainText("26 of 30 change, 4 have it already");
  expect(await findViolations(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("leads are selected, counted, changed and brought back with plain forms", async ({ page, db }) => {
    await page.goto("/admin/leads?sort=name");
    await page.getByRole("link", { name: "Score" }).click();
    await expect(page).toHaveURL("/admin/leads?sort=score");
    await page.goto("/admin/leads");
    for (const at of [0, 1, 4]) await box(page, nameOf(at)).check();
    await page.getByRole("button", { name: "Change the selected leads" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Change 3 leads" })).toBeVisible();
    const status = page.getByRole("region", { name: "Status" });
    await status.getByRole("combobox").selectOption("contacted");
    await status.getByRole("button", { name: "Review" }).click();
    await expect(page.getByText("2 of 3 change, 1 has it already.")).toBeVisible();
    await page.getByRole("button", { name: "Change 2 leads" }).click();
    await expect(toast(page)).toContainText("2 leads changed");
    expect(db.get("select count(*) n from leads where status = 'contacted'")?.n).toBe(6);
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(toast(page)).toContainText("2 leads as before");
    expect(db.get("select count(*) n from leads where status = 'contacted'")?.n).toBe(4);
  });
});
