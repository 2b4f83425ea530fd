import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import type { TestDatabase } from "../support/database";
import { expect, OWNER, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const COLLEAGUE = { id: "0192f0aa-0000-7000-8000-000000000777", email: "jonah@beaconry.example" };

let leadId = "";
test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await db.write("delete from notifications");
  await db.write("delete from users where id = ?", COLLEAGUE.id);
  await db.write(
    "insert into users (id, email, password_hash, role, created_at, updated_at) values (?, ?, 'x', 'staff', '2026-01-01', '2026-01-01')",
    ...[COLLEAGUE.id, COLLEAGUE.email],
  );
  await db.write("insert into profiles (user_id, display_name) values (?, 'Jonah Reyes')", COLLEAGUE.id);
  await login();
  leadId = await insertLeadRow(db, { firstName: "Priya", lastName: "Raman", company: "Raman Ortega LLP" });
});

/** The owner is told that the colleague gave them the lead; `minutes` ago. */
async function tell(db: TestDatabase, key: string, minutes = 5): Promise<void> {
  await db.write(
    `insert into notifications (user_id, key, kind, lead_id, actor_id, total, created_at)
      values ((select id from users where email = ?), ?, 'lead-assigned', ?, ?, 1, ?)`,
    ...[OWNER.email, key, leadId, COLLEAGUE.id, new Date(Date.now() - minutes * 60_000).toISOString()],
  );
}

test("the bell of an open page counts anew when somebody comes back to it, and each minute while it is seen", async ({
  page,
  db,
}) => {
  await page.clock.install();
  await page.goto("/admin/tasks");
  await waitForHydration(page);
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  const watching = page.waitForResponse((response) => response.url().includes("watch-unread"));
  await page.clock.runFor(3000);
  await (await watching).finished();
  await tell(db, "first");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await tell(db, "second");
  await page.clock.runFor(61_000);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() =>
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" }),
  );
  await page.clock.runFor(300_000);
  expect(asked.filter((path) => path === "/admin/notifications/unread")).toEqual([]);
});

test("the bell counts, opens by keyboard, leads to the thing and counts one less; Escape gives the focus back", async ({
  page,
  db,
}) => {
  for (let at = 0; at < 11; at += 1) await tell(db, `k${at}`, at);
  await page.goto("/admin/tasks");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 11 unread");
  await expect(page.getByRole("banner")).toContainText("9+");
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("listitem")).toHaveCount(8);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press("Enter");
  const first = panel(page).getByRole("link", { name: "Jonah Reyes assigned Priya Raman to you" }).first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Priya Raman" })).toBeVisible();
  await expect(page).toHaveURL(`/admin/leads/${leadId}`);
  expect(await db.get("select count(*) n from notifications where read_at is not null")).toEqual({ n: 1 });
  await page.goto("/admin/tasks");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 10 unread");
});

test("one is marked in the panel, all on the page, and Undo brings them back", async ({ page, db }) => {
  await tell(db, "one", 1);
  await tell(db, "two", 2);
  await page.goto("/admin/notifications");
  await expect(page.locator("[data-notification=unread]")).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Mark as read/ })
    .first()
    .click();
  await expect(page.locator("[data-notification=unread]")).toHaveCount(1);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
});

test("a note offers people after @, takes one by keyboard, and tells them; Escape closes the choice alone", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await page.getByRole("tab", { name: /^Notes/ }).click();
  const note = page.getByRole("textbox", { name: "Note", exact: true });
  const choice = page.getByRole("listbox", { name: "Mention" });
  await note.pressSequentially("Please call, @jo");
  await expect(choice.getByRole("option")).toHaveText([/Jonah Reyes/]);
  expect(await findViolations(page, { within: "form[aria-label='New note']" })).toEqual([]);
  await note.press("Escape");
  await expect(choice).toBeHidden();
  await expect(note).toBeVisible();
  await note.pressSequentially("n");
  await note.press("Enter");
  await expect(note).toHaveValue("Please call, @Jonah Reyes ");
  await expect(note).toBeFocused();
  await page.getByRole("button", { name: "Add Note" }).click();
  const notes = page.getByRole("tabpanel", { name: /^Notes/ });
  await expect(notes.locator("b", { hasText: "@Jonah Reyes" })).toBeVisible();
  expect(await db.get("select user_id, kind, lead_id from notifications")).toEqual({
    ...{ user_id: COLLEAGUE.id, kind: "mention", lead_id: leadId },
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the bell leads to the list, its links to the things, and its buttons mark", async ({ page, db }) => {
    await tell(db, "one", 1);
    await tell(db, "two", 2);
    await page.goto("/admin/tasks");
    await bell(page).click();
    await expect(page).toHaveURL("/admin/notifications");
    await page.getByRole("link", { name: "Jonah Reyes assigned Priya Raman to you" }).first().click();
    await expect(page).toHaveURL(`/admin/leads/${leadId}`);
    await page.goto("/admin/notifications?unread=1");
    await expect(page.locator("[data-notification]")).toHaveCount(1);
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(bell(page)).toHaveAccessibleName("Notifications");
  });

  test("a name that is typed out mentions as well", async ({ page, db }) => {
    await page.goto(`/admin/leads/${leadId}`);
    await page.getByRole("textbox", { name: "Note", exact: true }).fill("@Jonah Reyes, please call");
    await page.getByRole("button", { name: "Add Note" }).click();
    await expect(page.locator("b", { hasText: "@Jonah Reyes" }).first()).toBeVisible();
    expect(await db.get("select count(*) n from notifications")).toEqual({ n: 1 });
  });
});
