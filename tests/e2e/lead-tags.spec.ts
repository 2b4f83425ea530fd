import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { clearLeads, insertLeadRow, showLeadTable } from "../support/lead-rows";

const toast = (page: Page) => page.locator(".toast");
const sheet = (page: Page) => page.getByRole("dialog", { name: "Ann Bell" });
const editor = (page: Page) => sheet(page).getByRole("region", { name: "Tags" });

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("a tag is added with Enter, removed with its cross, and comes back; the focus is never lost", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const id = await insertLeadRow(db, { firstName: "Ann", tags: "VIP" });
  await insertLeadRow(db, { firstName: "Ben", tags: "Two locations" }, 1);
  await page.goto(`/admin/leads/${id}`);
  await expect(page.locator("#known-tags option")).toHaveCount(1);
  const box = page.getByLabel("Add a tag");
  await box.fill("two LOCATIONS, Lakeview");
  await box.press("Enter");
  await expect(toast(page)).toContainText("Tags added");
  await expect(box).toHaveValue("");
  await expect(editor(page).getByRole("listitem")).toContainText(["VIP", "Two locations", "Lakeview", "Add"]);
  await page.getByRole("button", { name: "Remove tag VIP" }).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page).last()).toContainText("Tag removed");
  await expect(page.getByRole("button", { name: "Remove tag VIP" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove tag Two locations" })).toBeFocused();
  await expect(sheet(page).getByText("Tags: VIP → Two locations, Lakeview")).toBeVisible();
  await toast(page).last().getByRole("button", { name: "Undo" }).click();
  await expect(editor(page).getByRole("listitem")).toContainText(["VIP", "Two locations", "Lakeview", "Add"]);
  expect(db.get(`select tags from leads where id = '${id}'`)?.tags).toBe("VIP,Two locations,Lakeview");
  await box.fill("x".repeat(41));
  await box.press("Enter");
  await expect(editor(page)).toContainText("A tag can have at most 40 characters");
  expect(await findViolations(page)).toEqual([]);
});

test("a chip filters by tags, which cards show, and a view keeps it", async ({ page, db }) => {
  await insertLeadRow(db, { firstName: "Ann", tags: "VIP,Fair,Lakeview,Old,New" });
  await insertLeadRow(db, { firstName: "Ben", tags: "Fair" }, 1);
  await insertLeadRow(db, { firstName: "Cleo" }, 2);
  await page.goto("/admin/leads");
  await page.getByText("Add filter").click();
  await page.getByRole("link", { name: "Tag", exact: true }).click();
  await page.getByRole("checkbox", { name: "VIP" }).check();
  await expect(page.locator("[data-lead]")).toHaveCount(1);
  await expect(page.locator("[data-lead]").getByRole("list", { name: "Tags" })).toHaveText(
    /VIP\s*Fair\s*\+3 more/,
  );
  await page.getByRole("checkbox", { name: "No tag" }).check();
  await expect(page.locator("[data-lead]")).toHaveCount(2);
  await expect(page).toHaveURL(/tag=%2C&tag=VIP|tag=VIP&tag=%2C/);
  await page.getByText("Save view", { exact: true }).click();
  await page.getByLabel("Name of a new view").fill("To look at");
  await page.getByRole("button", { name: "Save as a new view" }).click();
  await expect(page.getByRole("heading", { name: "To look at" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Views of leads" })).toContainText(/To look at\s*2/);
  await expect(page.getByRole("link", { name: /Export CRM Data/ })).toHaveAttribute("href", /tag=/);
});

test("many leads get a tag and lose it again, each with one undo", async ({ page, db }) => {
  for (let at = 0; at < 4; at += 1) {
    await insertLeadRow(db, { firstName: `Ann${at}`, tags: at === 0 ? "VIP" : at === 1 ? "Fair" : null }, at);
  }
  await showLeadTable(db);
  const bar = page.getByRole("region", { name: "Selected leads" });
  const count = (tag: string) => db.get(`select count(*) n from leads where instr(tags, '${tag}')`)?.n;
  const openDialog = async () => {
    await page.getByRole("checkbox", { name: "Select all leads of this page" }).click();
    await bar.getByRole("button", { name: "Tag", exact: true }).click();
  };
  await page.goto("/admin/leads");
  await openDialog();
  const adding = page.getByRole("dialog", { name: "Add a tag to 4 leads" });
  await adding.getByRole("button", { name: "VIP" }).click();
  await expect(toast(page)).toContainText("3 leads changed");
  expect(count("VIP")).toBe(4);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page).last()).toContainText("3 leads as before");
  expect(count("VIP")).toBe(1);
  await openDialog();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  const removing = page.getByRole("dialog", { name: "Remove a tag from 4 leads" });
  await removing.getByRole("button", { name: "Fair" }).click();
  await expect(toast(page).last()).toContainText("1 lead changed");
  expect(count("Fair")).toBe(0);
  await openDialog();
  await page.getByRole("dialog").getByLabel("Another tag").fill("a new one");
  await page.getByRole("dialog").getByRole("button", { name: "Choose" }).click();
  await expect(toast(page).last()).toContainText("Add tag: a new one");
  expect(count("a new one")).toBe(4);
});

for (const width of [390, 768, 1024, 1440]) {
  test(`twenty tags of 40 letters fit at ${width} px`, async ({ page, db }) => {
    const tags = Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(40, "w")).join();
    const id = await insertLeadRow(db, { firstName: "Ann", tags });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/admin/leads", `/admin/leads/${id}`]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await expect(editor(page).getByRole("button", { name: /^Remove tag/ })).toHaveCount(20);
    const wide = await editor(page).evaluate(
      (section) =>
        [...section.querySelectorAll("li")].filter(
          (item) => item.getBoundingClientRect().right > section.getBoundingClientRect().right + 1,
        ).length,
    );
    expect(wide).toBe(0);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("tags are added, removed, filtered by and given to many with plain forms", async ({ page, db }) => {
    const id = await insertLeadRow(db, { firstName: "Ann", tags: "Fair" });
    await insertLeadRow(db, { firstName: "Ben" }, 1);
    await page.goto(`/admin/leads/${id}`);
    await page.getByLabel("Add a tag").fill("VIP");
    await editor(page).getByRole("button", { name: "Add" }).click();
    await expect(toast(page)).toContainText("Tag added");
    await page.getByRole("button", { name: "Remove tag Fair" }).click();
    await expect(toast(page)).toContainText("Tag removed");
    expect(db.get(`select tags from leads where id = '${id}'`)?.tags).toBe("VIP");
    await page.goto("/admin/leads?show=tag");
    await page.getByRole("checkbox", { name: "VIP" }).check();
    await page.getByRole("form", { name: "Filter by tag" }).getByRole("button", { name: "Apply" }).click();
    await expect(page.locator("[data-lead]")).toHaveCount(1);
    await page.goto("/admin/leads/bulk?matching=");
    await page.getByRole("region", { name: "Add tag" }).getByLabel("Another tag").fill("Lakeview");
    await page.getByRole("button", { name: "Review the tag" }).click();
    await expect(page.getByText("All 2 change.")).toBeVisible();
    await page.getByRole("button", { name: "Change 2 leads" }).click();
    await expect(toast(page)).toContainText("2 leads changed");
    expect(db.get("select count(*) n from leads where instr(tags, 'Lakeview')")?.n).toBe(2);
  });
});
