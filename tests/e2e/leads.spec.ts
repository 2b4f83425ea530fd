import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from "../../app/crm/lead";
import { expect, test } from "../support/fixtures";
import { clearLeads, putLead } from "../support/lead-rows";

const PHONE = { width: 390, height: 844 };
const SCRIPT_BUDGET = 160_000;

const toast = (page: Page) => page.locator(".toast");
const sheet = (page: Page) => page.locator(".sheet");
const cards = (page: Page) => page.locator(".lead-c");
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages of leads" });

test.beforeEach(async ({ db, login }) => {
  clearLeads(db);
  await login();
});

test("[CRM-008] [CRM-011] [CRM-012] [CRM-016] filters act by themselves, go back to page 1 and are cleared together", async ({
  page,
  db,
}) => {
  for (let at = 0; at < 12; at += 1)
    putLead(db, { firstName: `Ann${at}`, status: at < 11 ? "new" : "lost" }, at);
  await page.goto("/admin/leads?page=2");
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole("combobox", { name: "Status" }).selectOption("new");
  await expect(page).toHaveURL("/admin/leads?status=new");
  await expect(cards(page)).toHaveCount(10);
  await page.goto("/admin/leads?page=2");
  await page.getByRole("searchbox", { name: "Search" }).fill("ann11");
  await expect(page).toHaveURL("/admin/leads?q=ann11");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("combobox", { name: "Priority" }).selectOption("medium");
  await page.getByRole("combobox", { name: "Industry" }).selectOption("Auto dealership");
  await page.getByRole("combobox", { name: "Status" }).selectOption("new");
  await expect(page.getByText("No leads match your current filters")).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/leads");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  for (const name of ["Status", "Priority", "Industry"]) {
    await expect(page.getByRole("combobox", { name })).toHaveValue("");
  }
  await expect(cards(page)).toHaveCount(10);
});

test("[CRM-014] the pager shows the first, the last and the pages around the current one", async ({
  page,
  db,
}) => {
  for (let at = 0; at < 95; at += 1) putLead(db, {}, at);
  await page.goto("/admin/leads?page=5");
  const items = await pager(page).locator("a, span.gap").allInnerTexts();
  expect(items.map((item) => item.trim())).toEqual(["Previous", "1", "…", "4", "5", "6", "…", "10", "Next"]);
  await pager(page).getByRole("link", { name: "Page 10" }).click();
  await expect(cards(page)).toHaveCount(5);
});

test("[CRM-015] [CRM-068] without leads and activities the page says so", async ({ page }) => {
  await page.goto("/admin/leads");
  await expect(page.getByRole("heading", { level: 1, name: "CRM Dashboard" })).toBeVisible();
  await expect(page.getByText("No leads found")).toBeVisible();
  await expect(page.getByText("No activities found")).toBeVisible();
});

test("[CRM-017] when the leads cannot be fetched, the toast says so and Retry asks again", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  allowConsole(/Failed to fetch leads|Unexpected Server Error/);
  db.run("alter table lead_days rename to lead_days_away");
  try {
    await page.goto("/admin/leads");
    await expect(toast(page)).toHaveText(/Failed to fetch leads/);
    await expect(toast(page)).toHaveAttribute("role", "alert");
  } finally {
    db.run("alter table lead_days_away rename to lead_days");
  }
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "CRM Dashboard" })).toBeVisible();
});

test("[CRM-021] [CRM-024] [CRM-025] email and phone are copied, and a refusal is told", async ({
  page,
  db,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  putLead(db, { email: "marcus@harborauto.example" });
  await page.goto("/admin/leads");
  await cards(page).getByRole("button", { name: "Copy email of Marcus Bell" }).click();
  await expect(toast(page)).toHaveText(/Copied!Email copied to clipboard/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("marcus@harborauto.example");
  await cards(page).getByRole("button", { name: "Copy phone of Marcus Bell" }).click();
  await expect(toast(page).last()).toHaveText(/Copied!Phone copied to clipboard/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("(216) 555-0118");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await cards(page).getByRole("button", { name: "Copy email of Marcus Bell" }).click();
  await expect(toast(page).last()).toHaveText(/ErrorFailed to copy to clipboard/);
  await expect(toast(page).last()).toHaveAttribute("role", "alert");
});

test("[CRM-023] [CRM-027] [CRM-028] [CRM-030] [CRM-031] [CRM-032] [CRM-033] a card opens the lead over the list, at its own address", async ({
  page,
  db,
}) => {
  const id = putLead(db, { value: 2_400_000, score: 85, priority: "high" });
  putLead(db, { firstName: "Second" }, 2);
  await page.goto("/admin/leads?status=new");
  await cards(page).first().click();
  await expect(page).toHaveURL(`/admin/leads/${id}?status=new`);
  const dialog = page.getByRole("dialog", { name: "Marcus Bell" });
  await expect(dialog.getByRole("link", { name: "Edit Lead" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Delete Lead" })).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Status" })).toHaveValue("new");
  await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:2165550118");
  await expect(dialog.getByRole("heading", { name: "Lead Management" })).toBeVisible();
  await expect(dialog.getByRole("slider", { name: "Lead score" })).toHaveValue("85");
  await expect(dialog.getByLabel("Deal value")).toHaveValue("24000");
  await expect(dialog.getByRole("heading", { name: "Contact information" })).toBeVisible();
  await expect(dialog.getByText("Three rooftops, most calls come from one of them.")).toBeVisible();
  const metrics = dialog.locator(".panel", { hasText: "Lead metrics" }).locator("dt");
  await expect(metrics).toHaveText(["Priority", "Last contacted", "Next follow-up", "Created", "Updated"]);
  await expect(dialog.getByRole("tab")).toHaveText([/Activities/, /Notes/, /Deals/]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/leads?status=new");
  await expect(dialog).toBeHidden();
});

test("[CRM-029] a lead without a phone has no Call button", async ({ page, db }) => {
  await page.goto(`/admin/leads/${putLead(db, { phone: null })}`);
  await expect(sheet(page).getByRole("link", { name: "Edit Lead" })).toBeVisible();
  await expect(sheet(page).getByRole("link", { name: "Call" })).toHaveCount(0);
});

test("[CRM-035] a lead that cannot be loaded is told by toast and dialog", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  allowConsole(/Unexpected Server Error/);
  const id = putLead(db);
  db.run("alter table lead_notes rename to lead_notes_away");
  try {
    await page.goto(`/admin/leads/${id}`);
    await expect(toast(page)).toHaveText(/Failed to load lead data/);
    await expect(page.getByRole("dialog", { name: "Failed to load lead data" })).toBeVisible();
  } finally {
    db.run("alter table lead_notes_away rename to lead_notes");
  }
});

test("[CRM-038] every status has its own colour, on the badge and in the sheet", async ({ page, db }) => {
  for (const status of LEAD_STATUSES) putLead(db, { firstName: status, status });
  await page.goto("/admin/leads");
  const colours = new Set<string>();
  for (const status of LEAD_STATUSES) {
    const badge = page.locator(`.lead-c .badge.b-${status}`);
    await expect(badge).toHaveText(LEAD_STATUS_LABELS[status]);
    colours.add(await badge.evaluate((element) => getComputedStyle(element).color));
  }
  expect(colours.size).toBe(LEAD_STATUSES.length);
});

test("status, score and deal value are saved in place, each with its toast", async ({ page, db }) => {
  const id = putLead(db);
  await page.goto(`/admin/leads/${id}`);
  await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("contacted");
  await expect(toast(page)).toHaveText(/Lead status updated successfully/);
  await expect(page.locator(".lead-c .badge.b-contacted")).toHaveCount(1);
  const slider = sheet(page).getByRole("slider", { name: "Lead score" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(toast(page).last()).toHaveText(/Lead score updated successfully/);
  await expect(slider).toHaveValue("55");
  await expect(page.locator(".lead-c")).toContainText("Score: 55/100");
  await sheet(page).getByLabel("Deal value").fill("12,500");
  await sheet(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page).last()).toHaveText(/Deal value updated successfully/);
  await expect(page.locator(".lead-c")).toContainText("$12,500");
  expect(db.get("select status, lead_score, deal_value from leads where id = ?", id)).toEqual({
    status: "contacted",
    lead_score: 55,
    deal_value: 1_250_000,
  });
});

test("a status that is refused goes back to what it was", async ({ page, db, allowConsole }) => {
  allowConsole(/500/);
  await page.goto(`/admin/leads/${putLead(db)}`);
  const status = sheet(page).getByRole("combobox", { name: "Status" });
  db.run("create trigger broken before update on leads begin select raise(abort, 'broken'); end");
  try {
    await status.selectOption("lost");
    await expect(toast(page)).toHaveText(/Failed to update lead status/);
    await expect(status).toHaveValue("new");
  } finally {
    db.run("drop trigger broken");
  }
});

test("[CRM-034] [CRM-053] [CRM-056] [CRM-060] [CRM-064] notes and activities are added, empty ones cannot be sent", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${putLead(db)}`);
  await expect(sheet(page).getByText("No activities yet")).toBeVisible();
  const add = sheet(page).getByRole("button", { name: "Add Activity" });
  await expect(add).toBeDisabled();
  await sheet(page).getByLabel("Activity title").fill("   ");
  await expect(add).toBeDisabled();
  await expect(sheet(page).getByLabel("Type")).toHaveValue("call");
  await sheet(page).getByLabel("Activity title").fill("Called about the map");
  await add.click();
  await expect(toast(page)).toHaveText(/SuccessActivity added successfully/);
  await expect(sheet(page).locator(".tl")).toContainText("Called about the map");
  await expect(sheet(page).getByLabel("Activity title")).toHaveValue("");
  const region = sheet(page).locator(".tl-x");
  expect(await region.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("240px");
  expect(await region.evaluate((element) => getComputedStyle(element).overflowY)).toBe("auto");

  await sheet(page).getByRole("tab", { name: "Notes" }).click();
  await expect(sheet(page).getByText("No notes yet")).toBeVisible();
  const save = sheet(page).getByRole("button", { name: "Add Note" });
  await expect(save).toBeDisabled();
  await sheet(page).getByRole("textbox", { name: "Note" }).fill("Prefers mornings");
  await save.click();
  await expect(toast(page).last()).toHaveText(/Note added successfully/);
  await expect(sheet(page).locator(".notes")).toContainText("Prefers mornings");
});

test("[CRM-066] the log of all activities scrolls and has a badge with the total", async ({ page, db }) => {
  const id = putLead(db);
  for (let at = 0; at < 7; at += 1) {
    db.run(
      "insert into lead_activities (id, lead_id, activity_type, title, created_at) values (?, ?, 'call', ?, ?)",
      `activity-${id}-${at}`,
      id,
      `Call ${at}`,
      new Date(Date.now() - at * 1000).toISOString(),
    );
  }
  await page.goto("/admin/leads");
  const log = page.getByRole("region", { name: "Recent Activities" });
  await expect(log.locator(".card-h .badge")).toHaveText(/^7/);
  await expect(log.locator("li")).toHaveCount(5);
  expect(await log.locator(".acts-x").evaluate((element) => getComputedStyle(element).overflowY)).toBe(
    "auto",
  );
  await log.getByRole("link", { name: "Page 2" }).click();
  await expect(log.locator("li strong")).toHaveText(["Call 5", "Call 6"]);
});

test("[CRM-069] [CRM-073] [CRM-078] [CRM-079] an edit is saved from its dialog, and list and lead show it at once", async ({
  page,
  db,
}) => {
  putLead(db);
  await page.goto("/admin/leads?status=new");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await cards(page).first().click();
  await sheet(page).getByRole("link", { name: "Edit Lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Lead" });
  await expect(dialog.getByText("Update the lead information below.")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveAttribute("type", "email");
  await dialog.getByLabel("Company").fill("Stone Works");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toHaveText(/Lead updated successfully/);
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toContainText("Stone Works");
  await expect(sheet(page)).toContainText("Stone Works");
  await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("lost");
  await expect(cards(page)).toHaveCount(0);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("two people who edit one field: both values are shown, and the choice is saved", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/409/);
  const id = putLead(db);
  // A person types after the page has settled: what is typed before its script runs is lost at an address like this.
  await page.goto(`/admin/leads/${id}?show=edit`);
  const dialog = page.getByRole("dialog", { name: "Edit Lead" });
  db.run("update leads set company_name = 'Theirs Co', version = version + 1 where id = ?", id);
  await dialog.getByLabel("Company").fill("Mine Co");
  await dialog.getByLabel("Last name").fill("Stone");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  const question = dialog.getByRole("alert");
  await expect(question).toContainText("Someone else changed this lead");
  await expect(dialog.getByLabel("Last name")).toHaveValue("Stone");
  await question.getByRole("radio", { name: "Theirs: Theirs Co" }).check();
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toHaveText(/Lead updated successfully/);
  expect(db.get("select company_name, last_name from leads where id = ?", id)).toEqual({
    company_name: "Theirs Co",
    last_name: "Stone",
  });
});

test("[CRM-080] a delete asks first, takes the lead from the list and can be undone from the toast", async ({
  page,
  db,
}) => {
  const id = putLead(db);
  await page.goto(`/admin/leads/${id}`);
  await sheet(page).getByRole("link", { name: "Delete Lead" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Lead" });
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await sheet(page).getByRole("link", { name: "Delete Lead" }).click();
  await question.getByRole("button", { name: "Delete Lead" }).click();
  await expect(toast(page)).toHaveText(/Lead deleted successfully/);
  await expect(page.getByText("No leads found")).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(`/admin/leads/${id}`);
  await expect(cards(page)).toHaveCount(1);
});

test("a lead is added by hand; a possible duplicate is pointed out first", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/409/);
  putLead(db, { email: "priya@raman.example" });
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: "Add Lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Lead" });
  await dialog.getByLabel("First name").fill("Priya");
  await dialog.getByLabel("Last name").fill("Raman");
  await dialog.getByLabel("Email").fill("PRIYA@raman.example");
  await dialog.getByLabel("Company").fill("Raman Ortega");
  await dialog.getByRole("button", { name: "Add Lead" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Marcus Bell, Harbor Auto Group (same email)");
  await expect(dialog.getByLabel("Company")).toHaveValue("Raman Ortega");
  await dialog.getByRole("button", { name: "Add all the same" }).click();
  await expect(toast(page)).toHaveText(/Lead added successfully/);
  await expect(page.getByRole("dialog", { name: "Priya Raman" })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test("what was set aside is accepted or deleted from its own page", async ({ page, db }) => {
  putLead(db, { firstName: "Odd", setAside: "sent in under two seconds" });
  await page.goto("/admin/leads");
  await expect(page.getByText("No leads found")).toBeVisible();
  await page.getByRole("link", { name: "Set aside (1)" }).click();
  await expect(page.getByText("sent in under two seconds")).toBeVisible();
  await page.getByRole("button", { name: "Accept Odd Bell" }).click();
  await expect(toast(page)).toHaveText(/Lead accepted into the list/);
  await expect(page.getByText("Nothing is set aside")).toBeVisible();
  await page.getByRole("link", { name: "Back to the leads" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("the table view is chosen once and remembered", async ({ page, db }) => {
  putLead(db, { value: 5_000 });
  await page.goto("/admin/leads");
  await page.getByRole("button", { name: "Table" }).click();
  const row = page.getByRole("row", { name: /Marcus Bell/ });
  await expect(row).toContainText("Score: 50/100");
  await expect(row).toContainText("$50");
  await page.reload();
  await expect(row).toBeVisible();
  await row.getByRole("link", { name: "Marcus Bell" }).click();
  await expect(page.getByRole("dialog", { name: "Marcus Bell" })).toBeVisible();
});

test("a lead whose every field is markup is shown as text in list, table, detail, log and trash", async ({
  page,
  db,
  context,
  server,
}) => {
  const evil = `<img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>`;
  const id = putLead(db, {
    firstName: evil,
    lastName: evil,
    email: evil,
    phone: evil,
    company: evil,
    industry: evil,
    description: evil,
    source: evil,
    setAside: null,
  });
  db.run(
    "insert into lead_activities (id, lead_id, activity_type, title, description, created_at) values ('evil', ?, 'call', ?, ?, '2026-01-01T00:00:00.000Z')",
    id,
    evil,
    evil,
  );
  db.run(
    "insert into lead_notes (id, lead_id, content, created_at) values ('evil', ?, ?, '2026-01-01T00:00:00.000Z')",
    id,
    evil,
  );
  for (const path of ["/admin/leads", `/admin/leads/${id}`, `/admin/leads/${id}?show=edit`]) {
    await page.goto(path);
    await expect(page.locator("main .lead-c")).toContainText("onerror");
    await expect(page).not.toHaveTitle(/hacked/);
    expect(await page.locator("main img, main script, [role=dialog] img").count()).toBe(0);
  }
  await context.addCookies([{ name: "list", value: "table", url: server.url }]);
  await page.goto(`/admin/leads?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole("row", { name: /onerror/ })).toBeVisible();
  db.run("update leads set deleted_at = '2026-05-05T00:00:00.000Z' where id = ?", id);
  await page.goto("/admin/leads/trash");
  await expect(page.getByRole("row", { name: /onerror/ })).toBeVisible();
  await expect(page).not.toHaveTitle(/hacked/);
});

test("on a phone the lead's actions lie at the bottom, large enough for a thumb", async ({ page, db }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/leads/${putLead(db)}`);
  for (const name of ["Call", "Edit Lead", "Delete Lead"]) {
    const box = await sheet(page).getByRole("link", { name }).boundingBox();
    expect(box?.y, name).toBeGreaterThan(PHONE.height - 80);
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999), name).toBeLessThanOrEqual(PHONE.width);
  }
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto("/admin/leads");
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test("list and lead load at most 160 kB of script, gzip", async ({ page, db }) => {
  const id = putLead(db);
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(`/admin/leads/${id}?show=edit`);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(SCRIPT_BUDGET);
});
