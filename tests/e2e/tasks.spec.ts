import type { Locator, Page } from "@playwright/test";
import type { TestDatabase } from "../support/database";
import { expect, OWNER, test } from "../support/fixtures";
import { slowRendering } from "../support/hold-rendering";
import { holdRequests } from "../support/hold-requests";
import { waitForHydration } from "../support/hydration";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const toast = (page: Page) => page.locator(".toast");
const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const titles = (page: Page, name: string) => group(page, name).locator("[data-task-title]");
const words = (page: Page) => page.getByRole("textbox", { name: "New task, in your own words" });
const HOUR_MS = 3_600_000;

let leadId = "";
test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
  leadId = await insertLeadRow(db, { firstName: "Priya", lastName: "Raman", company: "Raman Ortega LLP" });
});

type Row = { title: string; due: string | null; type?: string; lead?: string | null };

/** Of the owner, in this order of creation. */
async function insertTask(
  db: TestDatabase,
  { title, due, type = "call", lead = leadId }: Row,
): Promise<string> {
  const id = crypto.randomUUID();
  await db.write(
    `insert into lead_activities (id, lead_id, activity_type, title, assignee_id, scheduled_at, created_at)
      values (?, ?, ?, ?, (select id from users where email = ?), ?, '2026-01-01T00:00:00.000Z')`,
    ...[id, lead, type, title, OWNER.email, due],
  );
  return id;
}

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const stored = (db: TestDatabase, id: string) =>
  db.get(
    "select title, completed_at is not null done, deleted_at is not null gone, description from lead_activities where id = ?",
    id,
  );

/** "Wednesday, November 25" */
const DAY = /^[MTWFS]\w+day, \w+ \d+$/;

test("words become a task with its lead, date and type, as the line below says before", async ({
  page,
  db,
}) => {
  await page.goto("/admin/tasks");
  await words(page).fill("call priya about the county map 2031-12-02 3pm");
  const reading = page.getByRole("form", { name: "New task" }).getByRole("status");
  await expect(reading).toContainText("Call about the county map");
  await expect(reading).toContainText("Priya Raman, Raman Ortega LLP");
  await expect(reading).toContainText("Tue, Dec 2, 2031, 3:00 PM");
  await words(page).press("Enter");
  await expect(toast(page)).toContainText("Task added");
  await expect(titles(page, "Upcoming")).toHaveText(["Call about the county map"]);
  await expect(words(page)).toHaveValue("");
  expect(await db.get("select activity_type, lead_id, title from lead_activities")).toEqual({
    ...{ activity_type: "call", lead_id: leadId, title: "Call about the county map" },
  });
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing due")).toBeVisible();
});

test("the next task, typed while the one before is on its way, is not lost with its answer", async ({
  page,
}) => {
  const rendering = await slowRendering(page);
  await page.goto("/admin/tasks");
  await words(page).fill("call priya 2031-12-02 3pm");
  await rendering.hold();
  const loaded = page.waitForResponse(
    (response) => response.request().method() === "GET" && response.url().includes("/admin/tasks.data"),
  );
  await words(page).press("Enter");
  await words(page).fill("email priya 2031-12-03 3pm");
  await loaded;
  await rendering.release();
  await expect(titles(page, "Upcoming")).toHaveText(["Call priya"]);
  await expect(words(page)).toHaveValue("email priya 2031-12-03 3pm");
});

test("the dialog of a new task stays open with the next words, typed while the first are on their way", async ({
  page,
}) => {
  await page.goto("/admin/tasks");
  await waitForHydration(page);
  await page.keyboard.press("t");
  const dialog = page.getByRole("dialog", { name: "New task" });
  const release = await holdRequests(page, "**/admin/tasks/changes*");
  await words(page).fill("call priya 2031-12-02 3pm");
  await words(page).press("Enter");
  await words(page).fill("email priya 2031-12-03 3pm");
  release();
  await expect(toast(page)).toContainText("Task added");
  await expect(words(page)).toHaveValue("email priya 2031-12-03 3pm");
  // A form is not sent again until the page below has loaded what the first one changed; its button shows so.
  await expect(dialog.getByRole("button", { name: "Add task" })).not.toHaveAttribute("aria-busy");
  await words(page).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(titles(page, "Upcoming")).toHaveText(["Call priya", "Email priya"]);
});

test("words changed after a failure and sent by the toast's Retry are sent words, and go with the answer", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.goto("/admin/tasks");
  await page.route("**/admin/tasks/changes*", (route) => route.abort());
  await words(page).fill("call priya 2031-12-02 3pm");
  await words(page).press("Enter");
  const retry = toast(page).getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute("**/admin/tasks/changes*");
  await words(page).fill("email priya 2031-12-03 3pm");
  await retry.click();
  await expect(titles(page, "Upcoming")).toHaveText(["Email priya"]);
  await expect(words(page)).toHaveValue("");
});

test("a task is done with its box, and open again with Undo; overdue ones move to today", async ({
  page,
  db,
}) => {
  const late = await insertTask(db, { title: "Call back", due: inHours(-50) });
  await insertTask(db, { title: "Send the quote", due: inHours(-1), type: "email", lead: null });
  await page.goto("/admin/tasks");
  await expect(titles(page, "Overdue")).toHaveText(["Call back", "Send the quote"]);
  await expect(
    page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Tasks" }),
  ).toContainText("2");
  await page.getByRole("button", { name: "Done: Call back" }).click();
  await expect(titles(page, "Overdue")).toHaveText(["Send the quote"]);
  expect(await stored(db, late)).toMatchObject({ done: 1 });
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(titles(page, "Overdue")).toHaveText(["Call back", "Send the quote"]);
  expect(await stored(db, late)).toMatchObject({ done: 0 });
  await page.getByRole("button", { name: "Make all 2 due today" }).click();
  await expect(titles(page, "Today")).toHaveCount(2);
  await expect(group(page, "Overdue")).toHaveCount(0);
});

test("tasks are worked through one after another: how it went, what was said, the next one", async ({
  page,
  db,
}) => {
  const [first, second] = [
    await insertTask(db, { title: "Call about the offer", due: inHours(-30) }),
    await insertTask(db, { title: "Call about the map", due: inHours(-29) }),
  ];
  await db.write(
    "insert into lead_notes (id, lead_id, content, created_at) values ('n1', ?, 'Two partners', '2026-01-01')",
    leadId,
  );
  await page.goto("/admin/tasks");
  await page.getByRole("link", { name: "Start with overdue" }).click();
  const pane = page.getByRole("complementary", { name: "The task" });
  await expect(pane).toContainText("1 of 2");
  await expect(pane).toContainText("Two partners");
  await expect(pane.getByRole("link", { name: "(216) 555-0118" })).toHaveAttribute(
    "href",
    "tel:+12165550118",
  );
  await pane.getByText("Voicemail", { exact: true }).click();
  await pane.getByLabel("What was said").fill("Asked to call back");
  await pane.getByText("In a week", { exact: true }).click();
  await pane.getByRole("button", { name: "Done, next" }).click();
  await expect(page).toHaveURL(`/admin/tasks?task=${second}`);
  await expect(pane.getByRole("heading", { level: 2 })).toHaveText("Call about the map");
  expect(await stored(db, first)).toMatchObject({ done: 1, description: "Voicemail: Asked to call back" });
  await pane.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL("/admin/tasks");
  // "In a week" is the next follow-up of the lead, which is nobody's.
  await page.getByRole("link", { name: "Unassigned 1" }).click();
  await expect(titles(page, "Upcoming")).toHaveText(["Follow up with Priya Raman"]);
});

test("all that is due is worked through with keys alone, and the focus is never lost", async ({
  page,
  db,
}) => {
  const mine = `update leads set assignee_id = (select id from users where email = ?), next_follow_up = ? where id = ?`;
  await db.write(mine, OWNER.email, inHours(-60), leadId);
  const [first, second, third] = [
    await insertTask(db, { title: "Order paper", due: inHours(-50), lead: null }),
    await insertTask(db, { title: "Call the bank", due: inHours(-40), lead: null }),
    await insertTask(db, { title: "Sort the post", due: inHours(-30), lead: null }),
  ];
  const heading = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  const followUp = () => db.get("select next_follow_up at from leads where id = ?", leadId)?.at;
  await page.goto("/admin/tasks");
  await waitForHydration(page);
  await expect(titles(page, "Overdue")).toHaveText([
    ...["Follow up with Priya Raman", "Order paper", "Call the bank", "Sort the post"],
  ]);
  await expect(group(page, "Overdue").getByRole("heading", { level: 3 }).first()).toHaveText(DAY);

  // The follow-up: opened, said how it went, followed up in two weeks, done.
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(heading("Follow up with Priya Raman")).toBeFocused();
  const pane = page.getByRole("complementary", { name: "The task" });
  const done = pane.getByRole("button", { name: "Done, next" });
  await expect(done).toBeInViewport({ ratio: 1 });
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
  };
  const isFocused = (selector: string) => () =>
    page.evaluate((of) => document.activeElement?.matches(of) ?? false, selector);
  await tabTo(isFocused("[name=outcome]"));
  await page.keyboard.press("Space");
  await tabTo(isFocused("textarea"));
  await page.keyboard.type("Wants both");
  await tabTo(isFocused("[name=followUp]"));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await tabTo(isFocused("[type=submit]"));
  await page.keyboard.press("Enter");
  await expect(heading("Order paper")).toBeFocused();
  expect(Date.parse(String(followUp()))).toBeGreaterThan(Date.now() + 13 * 24 * HOUR_MS);

  // The next one is put off, and the one after it opens.
  await page.keyboard.press("s");
  await expect(page.getByRole("dialog", { name: "Snooze until" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/tasks?task=${first}`);
  await page.keyboard.press("s");
  await expect(page.getByRole("dialog", { name: "Snooze until" })).toBeVisible();
  await page.keyboard.press("1");
  await expect(heading("Call the bank")).toBeFocused();

  // Escape leads back to its row; from there the box alone is enough, and the next row is in its place.
  await page.keyboard.press("Escape");
  await expect(page.locator(`[data-task="${second}"] [data-task-title]`)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.locator(`[data-task="${third}"] [data-task-title]`)).toBeFocused();
  expect(await stored(db, second)).toMatchObject({ done: 1 });
  await page.keyboard.press("a");
  const assign = page.getByRole("dialog", { name: "Assign Sort the post" });
  await expect(assign).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(`[data-task="${third}"] [data-task-title]`)).toBeFocused();
  await page.keyboard.press("s");
  const snooze = page.getByRole("dialog", { name: "Snooze until" });
  const week = snooze.getByRole("button", { name: /In a week/ }).locator("kbd");
  await page.keyboard.press(String(await week.textContent()));
  await expect(titles(page, "Overdue")).toHaveCount(0);
  await expect(page.locator("[data-task-title]:focus")).toHaveCount(1);
});

test("the list works by keyboard: move, done, snooze, edit, undo, and a new task from anywhere", async ({
  page,
  db,
}) => {
  const [first] = [
    await insertTask(db, { title: "First", due: inHours(-30) }),
    await insertTask(db, { title: "Second", due: inHours(-29) }),
  ];
  await page.goto("/admin/tasks");
  await waitForHydration(page);
  await page.keyboard.press("j");
  await expect(titles(page, "Overdue").first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(titles(page, "Overdue").last()).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(titles(page, "Overdue")).toHaveText(["Second"]);
  await page.keyboard.press("Control+z");
  await expect(titles(page, "Overdue")).toHaveText(["First", "Second"]);
  expect(await stored(db, first)).toMatchObject({ done: 0 });
  await titles(page, "Overdue").first().focus();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Snooze until" });
  await expect(dialog).toContainText("Tomorrow");
  const number = await dialog
    .getByRole("button", { name: /Tomorrow/ })
    .locator("kbd")
    .textContent();
  await page.keyboard.press(`${number}`);
  await expect(titles(page, "Upcoming")).toHaveText(["First"]);
  await titles(page, "Upcoming").first().focus();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(`/admin/tasks/${first}`);
  await page.getByLabel("What there is to do").fill("First, changed");
  await page.getByRole("button", { name: "Save task" }).click();
  await expect(page).toHaveURL("/admin/tasks");
  await page.goto("/admin/mail");
  await waitForHydration(page);
  await page.keyboard.press("t");
  const adding = page.getByRole("dialog", { name: "New task" });
  await adding.getByRole("textbox").fill("order paper");
  await adding.getByRole("textbox").press("Enter");
  await expect(toast(page)).toContainText("order paper", { ignoreCase: true });
  await expect(adding).toBeHidden();
  expect(await stored(db, first)).toMatchObject({ title: "First, changed" });
});

test("on a phone a task's title has the row to itself, who and when stand below, and Snooze at the end", async ({
  page,
  db,
}) => {
  await insertTask(db, { title: "Call Priya about the map", due: inHours(-30) });
  await insertTask(db, { title: "Pay the printer of the cards", due: inHours(-30), lead: null });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/admin/tasks", "/admin", `/admin/leads/${leadId}`]) {
    await page.goto(path);
    const rows = page.locator("[data-task]");
    await expect(rows).toHaveCount(path.startsWith("/admin/leads") ? 1 : 2);
    for (const row of await rows.all()) {
      const [title, snooze, whole] = await Promise.all([
        row.locator("[data-task-title]").boundingBox(),
        row.getByRole("button", { name: /^Snooze/ }).boundingBox(),
        row.boundingBox(),
      ]);
      if (!title || !snooze || !whole) throw new Error(`A task of ${path} is not shown`);
      // One line of text, above the middle; the button at the right edge, in the middle.
      expect(title.height).toBeLessThan(36);
      expect(title.y + title.height / 2).toBeLessThan(whole.y + whole.height / 2);
      expect(whole.x + whole.width - snooze.x - snooze.width).toBeLessThan(16);
      expect(Math.abs(snooze.y + snooze.height / 2 - whole.y - whole.height / 2)).toBeLessThan(6);
      // A long name is whole, on a second line.
      expect(whole.height).toBeLessThan(84);
      const who = row.locator("a:not([data-task-title])");
      if ((await who.count()) > 0)
        expect(await who.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeLessThanOrEqual(0);
    }
  }
});

test("on a phone no button of the tasks stands alone: each row of them has the whole width", async ({
  page,
  db,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await insertTask(db, { title: "Call about the offer", due: inHours(-30) });
  await page.goto("/admin/tasks");
  const ends = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return [Math.round(x), Math.round(x + width)];
  };
  const start = page.getByRole("link", { name: "Start with overdue" });
  expect(await ends(start)).toEqual(await ends(page.getByRole("navigation", { name: "Whose tasks" })));
  const form = page.getByRole("form", { name: "New task" });
  const [left] = await ends(form.getByRole("button", { name: "Add task" }));
  const [, right] = await ends(form.getByRole("link", { name: "All fields" }));
  expect([left, right]).toEqual(await ends(form.getByRole("textbox")));
});

test("the form of a new task is one line until something is typed", async ({ page }) => {
  await page.goto("/admin/tasks");
  await waitForHydration(page);
  const form = page.getByRole("form", { name: "New task" });
  const heightOf = async () => (await form.boundingBox())?.height;
  // As high as its field.
  expect(await heightOf()).toBe((await form.getByRole("textbox").boundingBox())?.height);
  await expect(form.getByRole("link", { name: "All fields" })).toBeVisible();
  await form.getByRole("textbox").fill("call the printer tomorrow");
  await expect(form.getByRole("status")).toContainText("Call the printer");
  expect(await heightOf()).toBeGreaterThan(60);
});

test("the dialog of a new task says of whom it is on a lead's page, and of nobody elsewhere", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await waitForHydration(page);
  await page.keyboard.press("t");
  const adding = page.getByRole("dialog", { name: "New task for Priya Raman", exact: true });
  await adding.getByRole("textbox").fill("send the map");
  await adding.getByRole("textbox").press("Enter");
  await expect(adding).toBeHidden();
  expect(await db.get("select lead_id, title from lead_activities")).toEqual({
    lead_id: leadId,
    title: "Send the map",
  });
  await page.goto("/admin/leads");
  await waitForHydration(page);
  await page.keyboard.press("t");
  await expect(page.getByRole("dialog", { name: "New task", exact: true })).toBeVisible();
});

test("on a lead, what is to come stands first, can be done, and notes and activities are edited and deleted", async ({
  page,
  db,
}) => {
  const id = await insertTask(db, { title: "Call on friday", due: inHours(48) });
  await page.goto(`/admin/leads/${leadId}`);
  const sheet = page.locator("[data-sheet]");
  const next = sheet.getByRole("region", { name: "Next", exact: true });
  await expect(next.locator("[data-task-title]")).toHaveText(["Call on friday"]);
  await next.getByRole("button", { name: "Done: Call on friday" }).click();
  await expect(next).toHaveCount(0);
  const entries = sheet.getByRole("region", { name: "Activities" });
  await expect(entries).toContainText("Call on friday");
  await entries.getByLabel("Change activity: Call on friday").click();
  await entries.getByRole("button", { name: "Delete" }).click();
  await expect(entries.getByText("Call on friday")).toHaveCount(0);
  await toast(page).last().getByRole("button", { name: "Undo" }).click();
  await expect(entries).toContainText("Call on friday");
  expect(await stored(db, id)).toMatchObject({ done: 1, gone: 0 });
  await sheet.getByRole("tab", { name: "Notes" }).click();
  await sheet.getByLabel("Note", { exact: true }).first().fill("Before noon");
  await sheet.getByRole("button", { name: "Add Note" }).click();
  await sheet.getByRole("tabpanel", { name: /Notes/ }).getByLabel("Change note: Before noon").click();
  const menu = sheet.getByRole("tabpanel", { name: /Notes/ }).locator("details[open]");
  await menu.getByRole("textbox").fill("After noon");
  await menu.getByRole("button", { name: "Save note" }).click();
  await expect(sheet.getByRole("tabpanel", { name: /Notes/ }).locator("li p")).toHaveText(["After noon"]);
});

test("an activity with a date is a task of its author, without one it is logged", async ({ page, db }) => {
  await page.goto(`/admin/leads/${leadId}`);
  const form = page.getByRole("form", { name: "New activity" });
  await form.getByLabel("Activity title").fill("Call with numbers");
  await form.locator("input[name=due]").fill("2031-12-02");
  await form.getByRole("button", { name: "Add Activity" }).click();
  await expect(page.getByRole("region", { name: "Next", exact: true })).toContainText("Tue, Dec 2, 2031");
  expect(await db.get("select scheduled_at, due_all_day, completed_at from lead_activities")).toEqual({
    ...{ scheduled_at: "2031-12-02T00:00:00.000Z", due_all_day: 1, completed_at: null },
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a task is added, edited, done, put off and deleted", async ({ page, db }) => {
    await page.goto("/admin/tasks");
    await words(page).fill("call priya 2031-12-02");
    await page.getByRole("button", { name: "Add task" }).click();
    await expect(titles(page, "Upcoming")).toHaveText(["Call priya"]);
    await page.getByRole("button", { name: "Snooze: Call priya" }).click();
    await page.locator("input[name=due]").fill("2031-12-05");
    await page.getByLabel("What there is to do").fill("Call Priya Raman");
    await page.getByRole("button", { name: "Save task" }).click();
    await expect(page.getByRole("heading", { name: "Friday, December 5" })).toBeVisible();
    await titles(page, "Upcoming").first().click();
    const pane = page.getByRole("complementary", { name: "The task" });
    await pane.getByLabel("What was said").fill("Yes");
    await pane.getByRole("button", { name: "Done" }).click();
    expect(
      await db.get("select title, description, completed_at is not null done from lead_activities"),
    ).toEqual({
      ...{ title: "Call Priya Raman", description: "Yes", done: 1 },
    });
  });

  test("all fields of a new task, with a lead that is searched for", async ({ page, db }) => {
    await page.goto("/admin/tasks/new?words=send%20the%20list%20tomorrow");
    await expect(page.getByLabel("What there is to do")).toHaveValue("Send the list");
    await page.getByRole("searchbox", { name: "Find a lead" }).fill("raman");
    await page.getByRole("button", { name: "Search leads" }).click();
    await page
      .getByRole("combobox", { name: "Lead" })
      .selectOption({ label: "Priya Raman, Raman Ortega LLP" });
    await page.getByRole("button", { name: "Add task" }).click();
    await expect(page).toHaveURL("/admin/tasks");
    expect(await db.get("select lead_id, activity_type from lead_activities")).toEqual({
      ...{ lead_id: leadId, activity_type: "email" },
    });
  });
});
