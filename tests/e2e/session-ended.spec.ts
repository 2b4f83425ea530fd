import type { Page } from "@playwright/test";
import { seedBackOffice } from "../support/back-office-rows";
import { expect, OWNER, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { waitForHydration } from "../support/hydration";
import { toasts } from "../support/network-failure";

const sheet = (page: Page) => page.locator("[data-sheet]");
const note = (page: Page) => sheet(page).getByRole("textbox", { name: "Note" });
const status = (page: Page) => sheet(page).getByRole("combobox", { name: "Status" });

let leadId = "";

test.beforeEach(async ({ db, login, allowConsole }) => {
  allowConsole(/401/);
  await login();
  leadId = (await seedBackOffice(db)).leadId ?? "";
});

/** Signs in by the toast's link, in another tab. */
async function signInAgain(page: Page): Promise<void> {
  const opened = page.context().waitForEvent("page");
  await toasts(page).getByRole("link", { name: "Sign in" }).click();
  const tab = await opened;
  await waitForHydration(tab);
  await tab.getByLabel("Email").fill(OWNER.email);
  await tab.getByLabel("Password").fill(OWNER.password);
  await tab.getByRole("button", { name: "Sign In" }).click();
  await expect(tab).toHaveURL("/admin");
  await tab.close();
}

test("[AUTH-015] [CRM-055] a note typed before the session ended stays, and is stored once after signing in", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await sheet(page).getByRole("tab", { name: "Notes" }).click();
  await note(page).fill("Prefers mornings");
  await db.write("delete from sessions");
  await sheet(page).getByRole("button", { name: "Add Note" }).click();
  await expect(toasts(page)).toContainText("Failed to add note: Your session has ended.");
  await expect(note(page)).toHaveValue("Prefers mornings");
  await signInAgain(page);
  await expect(note(page)).toHaveValue("Prefers mornings");
  await toasts(page).getByRole("button", { name: "Retry" }).click();
  await expect(toasts(page)).toHaveText(/Note added successfully/);
  await expect(note(page)).toHaveValue("");
  expect(db.get("select count(*) as stored from lead_notes where content = 'Prefers mornings'")).toEqual({
    stored: 1,
  });
});

test("[AUTH-015] a status chosen after the session ended reverts, and Retry in the toast stores it", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await db.write("delete from sessions");
  await status(page).selectOption("contacted");
  await expect(toasts(page)).toContainText("Failed to update lead status");
  await expect(toasts(page)).toContainText("Your session has ended.");
  await expect(status(page)).toHaveValue("new");
  await signInAgain(page);
  await toasts(page).getByRole("button", { name: "Retry" }).click();
  await expect(toasts(page)).toHaveText(/Lead status updated successfully/);
  await expect(status(page)).toHaveValue("contacted");
});

test("[AUTH-015] what the page reads by itself after the session ended leaves what is typed, and goes on after signing in", async ({
  page,
  db,
}) => {
  const counts = "**/admin/leads/views.data*";
  const release = await holdRequests(page, counts);
  const isAsked = page.waitForRequest(counts);
  await page.goto(`/admin/leads/${leadId}`);
  await isAsked;
  await sheet(page).getByRole("tab", { name: "Notes" }).click();
  await note(page).fill("Prefers mornings");
  await db.write("delete from sessions");
  const answer = page.waitForResponse(counts);
  release();
  await answer;
  await sheet(page).getByRole("button", { name: "Add Note" }).click();
  await expect(toasts(page)).toContainText("Failed to add note: Your session has ended.");
  await expect(note(page)).toHaveValue("Prefers mornings");
  await signInAgain(page);
  await toasts(page).getByRole("button", { name: "Retry" }).click();
  await expect(toasts(page)).toHaveText(/Note added successfully/);
  // The sidebar, which the open lead hides from screen readers.
  await expect(page.locator("[aria-label='Views of leads'] small").first()).toHaveText(/\d/);
});

test("[AUTH-015] what a part of the page asks for after the session ended is shown after signing in", async ({
  page,
  db,
}) => {
  await page.goto("/admin");
  await db.write("delete from sessions");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Notifications/ })
    .click();
  await expect(toasts(page)).toContainText("Your session has ended.");
  await expect(page).toHaveURL("/admin");
  await signInAgain(page);
  await toasts(page).getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toContainText("Nothing yet");
  await expect(toasts(page)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[AUTH-015] a form sent after the session ended leads to /auth", async ({ page, db }) => {
    await page.goto(`/admin/leads/${leadId}`);
    await note(page).fill("Prefers mornings");
    await db.write("delete from sessions");
    await sheet(page).getByRole("button", { name: "Add Note" }).click();
    await expect(page).toHaveURL("/auth");
  });
});
