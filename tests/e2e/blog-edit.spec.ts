import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { failRequests } from "../support/network-failure";

test.beforeEach(async ({ login, db }) => {
  await login();
  await db.write("delete from blogs");
  await db.write(
    "insert into blogs (id, slug, title, meta_description, content, key_points, created_at, updated_at) values ('post-0', 'one', 'The first title', 'About it', 'Some words.', '[\"One\"]', '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z')",
  );
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit blog" });

async function open(page: Page) {
  await page.goto("/admin/blogs");
  await page.getByRole("link", { name: "Edit The first title" }).click();
  await expect(dialog(page).getByLabel("Title")).toHaveValue("The first title");
}

test("[BADM-024] [BADM-025] [BADM-026] the dialog has the post's fields; buttons and keys insert markup", async ({
  page,
}) => {
  await open(page);
  await expect(dialog(page).getByLabel("Meta description")).toHaveValue("About it");
  const content = dialog(page).getByLabel("Content");
  await expect(content).toHaveValue("Some words.");
  await expect(dialog(page).getByText("One", { exact: true })).toBeVisible();
  await expect(
    dialog(page).getByText("Bold, italic, headings and lists are supported. HTML is also supported."),
  ).toBeVisible();
  await content.selectText();
  await dialog(page).getByRole("button", { name: "Bold" }).click();
  await expect(content).toHaveValue("**Some words.**");
  await page.keyboard.press("Control+z");
  await expect(content).toHaveValue("Some words.");
  await content.selectText();
  await page.keyboard.press("Control+i");
  await expect(content).toHaveValue("*Some words.*");
  for (const [button, markup] of [
    ["H2 heading", "## Heading"],
    ["List", "- List item"],
    ["Italic", "*italic text*"],
  ] as const) {
    await content.fill("");
    await dialog(page).getByRole("button", { name: button, exact: true }).click();
    await expect(content).toHaveValue(markup);
    await expect(content).toBeFocused();
  }
});

test("[BADM-027] [BADM-028] [BADM-029] [BADM-030] key points are added by the button and by Enter, once each", async ({
  page,
}) => {
  await open(page);
  const typed = dialog(page).getByLabel("New key point");
  const points = dialog(page).getByRole("listitem");
  await typed.fill("Two");
  await dialog(page).getByRole("button", { name: "Add" }).click();
  await typed.fill("Three");
  await typed.press("Enter");
  for (const again of ["  ", "Two"]) {
    await typed.fill(again);
    await typed.press("Enter");
  }
  await expect(points).toHaveText([/^One/, /^Two/, /^Three/]);
  await dialog(page).getByRole("button", { name: "Remove key point: One" }).click();
  await expect(points).toHaveText([/^Two/, /^Three/]);
  await expect(dialog(page)).toBeVisible();
});

test("[BADM-032] [BADM-033] a save is confirmed, and the list shows the new values", async ({ page, db }) => {
  await open(page);
  await dialog(page).getByLabel("Title").fill("The second title");
  await dialog(page).getByLabel("Content").fill("Other words.");
  await dialog(page).getByLabel("New key point").fill("Two");
  await dialog(page).getByRole("button", { name: "Add" }).click();
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Blog updated successfully", { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const card = page.getByRole("article").filter({ hasText: "The second title" });
  await expect(card).toContainText("Other words.");
  await expect(card).toContainText("Two");
  expect(db.get("select key_points, version from blogs")).toEqual({
    key_points: '["One","Two"]',
    version: 2,
  });
});

test("[BADM-034] a failed save says so and keeps what was typed", async ({ page, allowConsole }) => {
  allowConsole(/503/);
  await open(page);
  await dialog(page).getByLabel("Title").fill("The second title");
  await failRequests(page, "proxy");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator(".toast[role=alert]")).toContainText("Failed to update blog");
  await expect(dialog(page).getByLabel("Title")).toHaveValue("The second title");
});

test("two people edit one post: the second keeps the text and reads why it was not saved", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/409/);
  await open(page);
  await db.write("update blogs set title = 'By somebody else', version = 2");
  await dialog(page).getByLabel("Title").fill("Mine");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator(".toast[role=alert]")).toContainText("Somebody else saved this post");
  await expect(dialog(page).getByLabel("Title")).toHaveValue("Mine");
  expect(db.get("select title from blogs")).toEqual({ title: "By somebody else" });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("title, text and key points can be changed", async ({ page, db }) => {
    await open(page);
    await dialog(page).getByLabel("Title").fill("The second title");
    await dialog(page).getByLabel("Key point 1").fill("Changed");
    await dialog(page).getByLabel("New key point").fill("Two");
    await dialog(page).getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Blog updated successfully")).toBeVisible();
    expect(db.get("select title, key_points from blogs")).toEqual({
      title: "The second title",
      key_points: '["Changed","Two"]',
    });
  });
});
