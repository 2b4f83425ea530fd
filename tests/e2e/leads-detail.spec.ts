import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { slowRendering } from "../support/hold-rendering";
import { waitForHydration } from "../support/hydration";
import { clearLeads, insertLeadRow, showLeadTable } from "../support/lead-rows";

const PHONE = { width: 390, height: 844 };
const toast = (page: Page) => page.locator(".toast");
const sheet = (page: Page) => page.locator("[data-sheet]");
const cards = (page: Page) => page.locator("[data-lead]");
/** A place of a card where none of its own links and buttons is. */
const BESIDE = { x: 8, y: 8 };

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("[CRM-023] [CRM-027] [CRM-028] [CRM-030] [CRM-031] [CRM-032] [CRM-033] a card opens the lead over the list, at its own URL", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db, { value: 2_400_000, score: 85, priority: "high" });
  await insertLeadRow(db, { firstName: "Second" }, 2);
  await page.goto("/admin/leads?status=new");
  await cards(page).first().click({ position: BESIDE });
  await expect(page).toHaveURL(`/admin/leads/${id}?status=new`);
  const dialog = page.getByRole("dialog", { name: "Marcus Bell" });
  await expect(dialog.getByRole("link", { name: "Edit Lead" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Delete Lead" })).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Status" })).toHaveValue("new");
  await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+12165550118");
  await expect(dialog.getByRole("heading", { name: "Lead Management" })).toBeVisible();
  await expect(dialog.getByRole("slider", { name: "Lead score" })).toHaveValue("85");
  await expect(dialog.getByLabel("Deal value")).toHaveValue("$24,000");
  await expect(dialog.getByRole("heading", { name: "Contact information" })).toBeVisible();
  await expect(dialog.getByText("Three rooftops, most calls come from one of them.")).toBeVisible();
  const metrics = dialog.locator("section", { hasText: /^Lead metrics/ }).locator("dt");
  await expect(metrics).toHaveText(["Priority", "Last contacted", "Next follow-up", "Created", "Updated"]);
  await expect(dialog.getByRole("tab")).toHaveText([/Activities/, /Notes/, /Deals/]);
  // Escape closes the dialog even if a toast covers it.
  await dialog.getByRole("combobox", { name: "Status" }).selectOption("contacted");
  await expect(toast(page)).toHaveText(/Lead status updated successfully/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/leads?status=new");
  await expect(dialog).toBeHidden();
});

test("J and K step through the list in the open panel, and Escape returns to the lead's place", async ({
  page,
  db,
}) => {
  const [old, recent] = [
    await insertLeadRow(db, { firstName: "Old" }, 48),
    await insertLeadRow(db, { firstName: "Recent" }, 1),
  ];
  await page.goto("/admin/leads?status=new");
  await page.getByRole("link", { name: "Recent Bell" }).first().click();
  await expect(page).toHaveURL(`/admin/leads/${recent}?status=new`);
  await expect(page.getByRole("dialog", { name: "Recent Bell" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(`/admin/leads/${old}?status=new`);
  await expect(page.getByRole("dialog", { name: "Old Bell" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(page.getByRole("dialog", { name: "Recent Bell" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("dialog", { name: "Old Bell" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/leads?status=new");
  await expect(page.getByRole("link", { name: "Old Bell" }).first()).toBeFocused();
});

test("a lead's panel says which of the filtered list it is, and leads to the ones around it", async ({
  page,
  db,
}) => {
  await insertLeadRow(db, { firstName: "Lost", status: "lost" }, 0);
  // Ten are on the first page, newest first.
  for (let hours = 1; hours <= 12; hours++) await insertLeadRow(db, { firstName: `Lead${hours}` }, hours);
  await page.goto("/admin/leads?status=new&page=2");
  await page.getByRole("link", { name: "Lead11 Bell" }).click();
  const dialog = page.getByRole("dialog");
  const steps = dialog.getByRole("navigation", { name: "Leads of the list" });
  await expect(steps).toContainText("11 of 12");
  await expect(steps.getByRole("link")).toHaveText(["Next lead"]);
  await steps.getByRole("link", { name: "Next lead" }).click();
  await expect(dialog.getByRole("heading", { name: "Lead12 Bell" })).toBeVisible();
  await expect(steps).toContainText("12 of 12");
  await expect(page).toHaveURL(/status=new&page=2$/);
  await expect(steps.getByRole("link")).toHaveText(["Previous lead"]);
  await steps.getByRole("link", { name: "Previous lead" }).click();
  await expect(dialog.getByRole("heading", { name: "Lead11 Bell" })).toBeVisible();
  // A lead that the page of the list does not show has no place in it.
  await page.goto(page.url().replace("page=2", "page=1"));
  await expect(dialog.getByRole("heading", { name: "Lead11 Bell" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("N goes from anywhere in the panel to the title of an activity, or to the note where notes are shown", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}`);
  await waitForHydration(page);
  const dialog = page.getByRole("dialog", { name: "Marcus Bell" });
  const title = dialog.getByRole("textbox", { name: "Activity title" });
  await page.keyboard.press("n");
  await expect(title).toBeFocused();
  await page.keyboard.type("no answer");
  await expect(title).toHaveValue("no answer");
  await dialog.getByRole("tab", { name: /Notes/ }).click();
  await page.keyboard.press("n");
  const note = dialog.getByRole("textbox", { name: "Note" });
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("");
  await expect(note).toHaveAttribute("aria-keyshortcuts", "N");
  // Over the panel, a dialog has the keys.
  await dialog.getByRole("link", { name: "Edit Lead" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Lead" });
  const close = edit.getByRole("link", { name: "Close" });
  await close.focus();
  await page.keyboard.press("n");
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("write an activity");
});

test("after a tap on Call the page asks how the call went, logs it, and is quiet again", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}`);
  await waitForHydration(page);
  // The browser would ask which program is to call.
  await page.evaluate(() =>
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  const question = sheet(page).getByRole("form", { name: "How did the call go?" });
  const call = sheet(page).getByRole("link", { name: "Call" });
  const lastContacted = () => db.get("select last_contacted at from leads where id = ?", id)?.at;
  await expect(question).toHaveCount(0);
  await call.click();
  await question.getByRole("button", { name: "Don’t log it" }).click();
  await expect(question).toHaveCount(0);

  await call.click();
  await question.getByRole("button", { name: "No answer" }).click();
  await expect(toast(page)).toHaveText(/Activity added successfully/);
  await expect(question).toHaveCount(0);
  await expect(sheet(page).getByRole("listitem").filter({ hasText: "Called" })).toContainText("No answer");
  expect(lastContacted()).toBeNull();

  await call.click();
  await question.getByRole("button", { name: "Reached" }).click();
  await expect(question).toHaveCount(0);
  await expect(sheet(page).getByRole("listitem").filter({ hasText: "Called" })).toHaveCount(2);
  expect(lastContacted()).not.toBeNull();
});

test("[CRM-029] a lead without a phone has no Call button", async ({ page, db }) => {
  await page.goto(`/admin/leads/${await insertLeadRow(db, { phone: null })}`);
  await expect(sheet(page).getByRole("link", { name: "Edit Lead" })).toBeVisible();
  await expect(sheet(page).getByRole("link", { name: "Call" })).toHaveCount(0);
});

test("[MAIL-001] [MAIL-002] the Email button opens the composer for this lead, with a read-only address", async ({
  page,
  db,
}) => {
  await insertLeadRow(db, { firstName: "Second", email: "second@harborauto.example" }, 2);
  const id = await insertLeadRow(db, { email: "marcus@harborauto.example" });
  await page.goto(`/admin/leads/${id}?status=new`);
  await sheet(page).getByRole("link", { name: "Email", exact: true }).click();
  await expect(page).toHaveURL(`/admin/leads/${id}?status=new&show=email`);
  const composer = page.getByRole("dialog", { name: "Send email" });
  const recipient = composer.getByLabel("To", { exact: true });
  await expect(recipient).toHaveValue("Marcus Bell <marcus@harborauto.example>");
  await expect(recipient).not.toBeEditable();
  await expect(composer.locator("form")).toHaveAttribute("action", `/admin/leads/${id}/email`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/admin/leads/${id}?status=new`);
});

test("[CRM-035] a lead that cannot be loaded shows a toast and an error in the dialog", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  allowConsole(/Unexpected Server Error/);
  const id = await insertLeadRow(db);
  await db.write("alter table lead_notes rename to lead_notes_away");
  try {
    await page.goto(`/admin/leads/${id}`);
    await expect(toast(page)).toHaveText(/Failed to load lead data/);
    await expect(page.getByRole("dialog", { name: "Failed to load lead data" })).toBeVisible();
  } finally {
    await db.write("alter table lead_notes_away rename to lead_notes");
  }
  allowConsole(/404/);
  await page.goto("/admin/leads/no-such-lead");
  const gone = page.getByRole("dialog", { name: "Failed to load lead data" });
  await expect(gone).toContainText("This lead is no longer here.");
  await expect(gone.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await gone.getByRole("link", { name: "Back to the leads" }).click();
  await expect(page).toHaveURL("/admin/leads");
});

test("status, score and deal value are saved in place, each with its toast", async ({ page, db }) => {
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}`);
  await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("contacted");
  await expect(toast(page)).toHaveText(/Lead status updated successfully/);
  await expect(cards(page).getByText("Contacted", { exact: true })).toHaveCount(1);
  const slider = sheet(page).getByRole("slider", { name: "Lead score" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(toast(page).last()).toHaveText(/Lead score updated successfully/);
  await expect(slider).toHaveValue("55");
  await expect(page.locator("[data-lead]")).toContainText("Score: 55/100");
  await sheet(page).getByLabel("Deal value").fill("12,500");
  await sheet(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page).last()).toHaveText(/Deal value updated successfully/);
  await expect(page.locator("[data-lead]")).toContainText("$12,500");
  expect(db.get("select status, lead_score, deal_value from leads where id = ?", id)).toEqual({
    status: "contacted",
    lead_score: 55,
    deal_value: 1_250_000,
  });
});

test("[CRM-044] [CRM-045] the score slider reaches both ends by keyboard, in steps of 5, and saves both with their band", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db);
  await page.goto(`/admin/leads/${id}`);
  const slider = sheet(page).getByRole("slider", { name: "Lead score" });
  await slider.focus();
  for (const [key, score, band] of [
    ["Home", 0, "Cold Lead"],
    ["ArrowRight", 5, "Cold Lead"],
    ["End", 100, "Hot Lead"],
    ["ArrowLeft", 95, "Hot Lead"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(`${score}`);
    await expect(slider).toHaveAttribute("aria-valuetext", `${score} of 100, ${band}`);
    await expect(sheet(page).getByText(band, { exact: true })).toBeVisible();
    await expect(sheet(page).getByText(`Score: ${score}/100`)).toBeVisible();
    await expect
      .poll(() => db.get("select lead_score from leads where id = ?", id))
      .toEqual({ lead_score: score });
    await expect(cards(page)).toContainText(`Score: ${score}/100 ${band}`);
  }
});

test("a status that is rejected reverts", async ({ page, db, allowConsole }) => {
  allowConsole(/500/);
  await page.goto(`/admin/leads/${await insertLeadRow(db)}`);
  const status = sheet(page).getByRole("combobox", { name: "Status" });
  await db.write("create trigger broken before update on leads begin select raise(abort, 'broken'); end");
  try {
    await status.selectOption("lost");
    await expect(toast(page)).toHaveText(/Failed to update lead status/);
    await expect(status).toHaveValue("new");
  } finally {
    await db.write("drop trigger broken");
  }
});

test("[CRM-034] [CRM-053] [CRM-056] [CRM-060] [CRM-064] notes and activities are added, and empty ones cannot be sent", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${await insertLeadRow(db)}`);
  await expect(sheet(page).getByText("No activities yet")).toBeVisible();
  const add = sheet(page).getByRole("button", { name: "Add Activity" });
  await expect(add).toBeDisabled();
  await sheet(page).getByLabel("Activity title").fill("   ");
  await expect(add).toBeDisabled();
  await expect(sheet(page).getByLabel("Type")).toHaveValue("call");
  await sheet(page).getByLabel("Activity title").fill("Called about the map");
  await add.click();
  await expect(toast(page)).toHaveText(/SuccessActivity added successfully/);
  const region = sheet(page).getByRole("region", { name: "Activities" });
  await expect(region).toContainText("Called about the map");
  await expect(sheet(page).getByLabel("Activity title")).toHaveValue("");
  // It takes what the panel has left beside its other column, and on a phone at most 240 px.
  const heightAt = async (height: number) => {
    await page.setViewportSize({ width: 1440, height });
    return region.evaluate((element) => element.clientHeight);
  };
  const short = await heightAt(500);
  expect(short).toBeGreaterThanOrEqual(240);
  expect(await heightAt(1600)).toBeGreaterThan(short + 200);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await region.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("240px");
  expect(await region.evaluate((element) => getComputedStyle(element).overflowY)).toBe("auto");

  await sheet(page).getByRole("tab", { name: "Notes" }).click();
  await expect(sheet(page).getByText("No notes yet")).toBeVisible();
  const save = sheet(page).getByRole("button", { name: "Add Note" });
  await expect(save).toBeDisabled();
  await sheet(page).getByRole("textbox", { name: "Note" }).fill("Prefers mornings");
  await save.click();
  await expect(toast(page).last()).toHaveText(/Note added successfully/);
  await expect(sheet(page).getByRole("textbox", { name: "Note" })).toBeFocused();
  await expect(sheet(page).getByRole("tabpanel", { name: "Notes" })).toContainText("Prefers mornings");
});

test("a lead whose fields all contain markup shows as text in list, table, detail, log and trash", async ({
  page,
  db,
}) => {
  const evil = `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>`;
  const id = await insertLeadRow(db, {
    firstName: evil,
    lastName: evil,
    email: evil,
    phone: evil,
    company: evil,
    industry: evil,
    description: evil,
    source: evil,
    quarantineReason: null,
  });
  await db.write(
    "insert into lead_activities (id, lead_id, activity_type, title, description, created_at) values ('evil', ?, 'call', ?, ?, '2026-01-01T00:00:00.000Z')",
    id,
    evil,
    evil,
  );
  await db.write(
    "insert into lead_notes (id, lead_id, content, created_at) values ('evil', ?, ?, '2026-01-01T00:00:00.000Z')",
    id,
    evil,
  );
  for (const path of ["/admin/leads", `/admin/leads/${id}`, `/admin/leads/${id}?show=edit`]) {
    await page.goto(path);
    await expect(page.locator("main [data-lead]")).toContainText("onerror");
    await expect(page).not.toHaveTitle(/hacked/);
    expect(await page.locator("main img, main script, [role=dialog] img").count()).toBe(0);
  }
  await showLeadTable(db);
  await page.goto(`/admin/leads?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole("row", { name: /onerror/ })).toBeVisible();
  await db.write("update leads set deleted_at = '2026-05-05T00:00:00.000Z' where id = ?", id);
  await page.goto("/admin/leads/trash");
  await expect(page.getByRole("row", { name: /onerror/ })).toBeVisible();
  await expect(page).not.toHaveTitle(/hacked/);
});

test("an empty trash says what comes there, and leads back to the leads", async ({ page }) => {
  await page.goto("/admin/leads/trash");
  await expect(page.getByText("A lead that you delete waits here, and can be restored.")).toBeVisible();
  await page.getByRole("link", { name: "All leads" }).click();
  await expect(page).toHaveURL("/admin/leads");
});

test("a deal value typed on while the one before it is saved stays, and is saved next", async ({
  page,
  db,
}) => {
  const id = await insertLeadRow(db);
  const stored = () => db.get("select deal_value from leads where id = ?", id);
  const rendering = await slowRendering(page);
  await page.goto(`/admin/leads/${id}`);
  const value = sheet(page).getByLabel("Deal value");
  const save = sheet(page).getByRole("button", { name: "Save", exact: true });
  await value.fill("12,500");
  await rendering.hold();
  const loaded = page.waitForResponse(
    (response) => response.request().method() === "GET" && response.url().includes(`${id}.data`),
  );
  await save.click();
  await value.fill("13,000");
  await loaded;
  await rendering.release();
  await expect(toast(page)).toHaveText(/Deal value updated successfully/);
  await expect(save).toBeEnabled();
  await expect(value).toHaveValue("13,000");
  expect(stored()).toEqual({ deal_value: 1_250_000 });
  await save.click();
  await expect(value).toHaveValue("$13,000");
  expect(stored()).toEqual({ deal_value: 1_300_000 });
});

test("on a phone the lead's actions are at the bottom and large enough to tap", async ({ page, db }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/leads/${await insertLeadRow(db)}`);
  const deletion = sheet(page).getByRole("link", { name: "Delete Lead", exact: true });
  await expect(deletion).toBeHidden();
  await sheet(page).getByText("More", { exact: true }).click();
  for (const name of ["Email", "Call", "Edit Lead", "Delete Lead"]) {
    const box = await sheet(page).getByRole("link", { name, exact: true }).boundingBox();
    // What deletes it stands above More.
    expect(box?.y, name).toBeGreaterThan(PHONE.height - (name === "Delete Lead" ? 130 : 80));
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999), name).toBeLessThanOrEqual(PHONE.width);
  }
  // So is what is next, and where to write down what was done; the lead's data follow.
  await expect(sheet(page).getByRole("region", { name: "Next follow-up" })).toBeInViewport({ ratio: 1 });
  const composer = sheet(page).getByRole("textbox", { name: "Activity title" });
  await expect(composer).toBeInViewport({ ratio: 1 });
  const contact = await sheet(page).getByRole("heading", { name: "Contact information" }).boundingBox();
  expect(contact?.y).toBeGreaterThan((await composer.boundingBox())?.y ?? 0);
  await deletion.click();
  await expect(page.getByRole("alertdialog", { name: "Delete Lead" })).toBeVisible();
  await page.keyboard.press("Escape");
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto("/admin/leads");
  expect(await overflow()).toBeLessThanOrEqual(0);
});
