import type { Page } from "@playwright/test";
import { DEAL_STAGE_LABELS, DEAL_STAGES } from "../../app/crm/deals/deal";
import { openDealMenu } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { slowRendering } from "../support/hold-rendering";
import { holdRequests } from "../support/hold-requests";
import { holdScripts, waitForHydration } from "../support/hydration";
import { clearLeads, insertLeadRow, openBoard } from "../support/lead-rows";

const MISSING = "Please fill in all required fields";

const toast = (page: Page, text: RegExp) => page.locator(".toast").filter({ hasText: text });

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("[DEAL-013] [DEAL-014] [DEAL-015] [DEAL-029] a deal is created on the board and deleted from it", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400/);
  await insertLeadRow(db, { firstName: "Older" }, 2);
  const leadId = await insertLeadRow(db, { email: "marcus@harborauto.example" });
  await openBoard(db);
  await page.goto("/admin/leads");
  const board = page.getByRole("region", { name: "Sales Pipeline" });
  const open = board.getByRole("button", { name: "New Deal" });

  await test.step("the dialog and its defaults", async () => {
    await open.click();
    const dialog = page.getByRole("dialog", { name: "Create New Deal" });
    await expect(dialog.getByRole("combobox", { name: "Associated lead" })).toBeFocused();
    await expect(dialog.getByRole("combobox", { name: "Stage" })).toHaveValue("qualification");
    const probability = dialog.getByRole("combobox", { name: "Probability" });
    await expect(probability).toHaveValue("25");
    await expect(probability.locator("option")).toHaveText(["10%", "25%", "50%", "75%", "90%", "100%"]);
    const lead = dialog.getByRole("combobox", { name: "Associated lead" });
    await lead.click();
    const leads = dialog.getByRole("listbox", { name: "Leads" });
    await expect(leads.getByRole("option")).toHaveText([/marcus@harborauto\.example/, /^Older/]);
    await lead.press("Tab");
    await expect(leads).toBeHidden();
  });

  await test.step("what is missing is named, and the first such field has the focus", async () => {
    const dialog = page.getByRole("dialog", { name: "Create New Deal" });
    await dialog.getByRole("button", { name: "Create Deal" }).click();
    await expect(toast(page, new RegExp(MISSING))).toHaveAttribute("role", "alert");
    await expect(toast(page, new RegExp(MISSING))).toContainText("Title, Value (USD), Associated lead");
    await expect(dialog.getByText(MISSING)).toHaveCount(3);
    await expect(dialog.getByRole("combobox", { name: "Associated lead" })).toBeFocused();
    expect(db.get("select count(*) n from deals")).toEqual({ n: 0 });
  });

  await test.step("a filled one is created, and the board has it", async () => {
    const dialog = page.getByRole("dialog", { name: "Create New Deal" });
    const missing = dialog.getByText(MISSING);
    await dialog.getByLabel("Title").fill("Two rooftops");
    await expect(missing).toHaveCount(2);
    await dialog.getByLabel("Value (USD)").fill("14250.50");
    await expect(missing).toHaveCount(1);
    const lead = dialog.getByRole("combobox", { name: "Associated lead" });
    await lead.fill("marcus harbor");
    await expect(dialog.getByText("1 lead matches")).toBeVisible();
    await lead.press("Enter");
    await expect(lead).toHaveValue(/^Marcus Bell, .* \(marcus@harborauto\.example\)$/);
    await expect(missing).toHaveCount(0);
    await dialog.getByRole("button", { name: "Create Deal" }).click();
    await expect(toast(page, /Deal created successfully/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(board).toContainText("$14,250.50 in 1 deal");
    expect(db.get("select lead_id from deals")).toEqual({ lead_id: leadId });
  });

  await test.step("it is deleted after the question", async () => {
    await openDealMenu(board, "Two rooftops");
    const remove = board.getByRole("button", { name: "Delete Two rooftops" });
    const question = page.getByRole("alertdialog", { name: "Delete Deal" });
    await remove.click();
    await expect(question).toContainText(
      'Are you sure you want to delete "Two rooftops"? This action cannot be undone.',
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await remove.click();
    await question.getByRole("button", { name: "Delete Deal" }).click();
    await expect(toast(page, /Deal deleted successfully/)).toBeVisible();
    await expect(board.getByRole("article")).toHaveCount(0);
    await expect(board).toContainText("$0 in 0 deals");
  });
});

test("a card's menu that opens below the window is scrolled into it, and Escape closes it", async ({
  page,
  db,
}) => {
  const leadId = await insertLeadRow(db);
  for (let place = 0; place < 12; place += 1)
    await insertDealRow(db, { leadId, title: `Deal ${place}`, place });
  await page.goto("/admin/deals");
  const more = page.locator("summary").filter({ hasText: /^$/ }).and(page.getByLabel("More for Deal 9"));
  await more.evaluate((button) => {
    scrollBy(0, button.getBoundingClientRect().bottom - innerHeight);
  });
  await more.press("Enter");
  const stage = page.getByRole("article", { name: "Deal 9" }).getByRole("combobox");
  await expect(stage).toBeFocused();
  await expect(
    page.getByRole("article", { name: "Deal 9" }).getByRole("link", { name: "Edit deal" }),
  ).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press("Escape");
  await expect(stage).toBeHidden();
  await expect(more).toBeFocused();
});

test("pressing a tab works even if the page hydrates during the press", async ({ page, db }) => {
  const leadId = await insertLeadRow(db);
  const release = await holdScripts(page);
  await page.goto(`/admin/leads/${leadId}`, { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Deals" }).hover();
  await page.mouse.down();
  release();
  await waitForHydration(page);
  await page.mouse.up();
  await expect(page.getByRole("tabpanel", { name: "Deals" })).toBeVisible();
});

test("[DEAL-033] the lead's tab creates, edits and moves deals through all six stages", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400/);
  const leadId = await insertLeadRow(db);
  await insertDealRow(db, { leadId, title: "Used-car search" });
  await page.goto(`/admin/leads/${leadId}`);
  await page.getByRole("tab", { name: "Deals" }).click();
  const tab = page.getByRole("tabpanel", { name: "Deals" });
  const stage = tab.getByRole("combobox", { name: "Stage of Used-car search" });
  await expect(stage.locator("option")).toHaveText(DEAL_STAGES.map((known) => DEAL_STAGE_LABELS[known]));
  await stage.selectOption("needs-analysis");
  await expect(toast(page, /Deal stage updated successfully/)).toBeVisible();
  await expect(stage).toHaveValue("needs-analysis");

  await tab.getByRole("button", { name: "Edit Used-car search" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Deal" });
  await edit.getByLabel("Title").fill(" ");
  await edit.getByRole("button", { name: "Save Deal" }).click();
  await expect(toast(page, new RegExp(MISSING))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(edit).toBeHidden();
  await tab.getByRole("button", { name: "Edit Used-car search" }).click();
  await edit.getByLabel("Title").fill("Used-car feed");
  await edit.getByRole("combobox", { name: "Probability" }).selectOption("75");
  await edit.getByRole("button", { name: "Save Deal" }).click();
  await expect(toast(page, /Deal updated successfully/)).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(tab.getByRole("article", { name: "Used-car feed" })).toContainText("75%");

  await tab.getByRole("button", { name: "New Deal" }).click();
  const create = page.getByRole("dialog", { name: "Create New Deal" });
  await create.getByLabel("Title").fill("Winter mail");
  await create.getByLabel("Value (USD)").fill("2000");
  await create.getByRole("button", { name: "Create Deal" }).click();
  await expect(toast(page, /Deal created successfully/)).toBeVisible();
  await expect(tab.getByRole("article")).toHaveCount(2);
  await expect(tab.locator("dl dd")).toHaveText(["$12,000", "2", "50%"]);
});

test("Edit Deal stays open with what is typed while it is saved, and saves that next", async ({
  page,
  db,
}) => {
  const leadId = await insertLeadRow(db);
  await insertDealRow(db, { leadId, title: "Used-car search" });
  await page.goto(`/admin/leads/${leadId}`);
  await page.getByRole("tab", { name: "Deals" }).click();
  await page.getByRole("button", { name: "Edit Used-car search" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Deal" });
  const release = await holdRequests(page, "**/admin/deals/*", (request) => request.method() === "POST");
  await edit.getByLabel("Title").fill("Used-car feed");
  await edit.getByRole("button", { name: "Save Deal" }).click();
  await edit.getByLabel("Title").fill("Used-car feed, spring");
  release();
  await expect(toast(page, /Deal updated successfully/)).toBeVisible();
  await expect.poll(() => db.get("select title from deals")).toEqual({ title: "Used-car feed" });
  await expect(edit.getByLabel("Title")).toHaveValue("Used-car feed, spring");
  await edit.getByRole("button", { name: "Save Deal" }).click();
  await expect(edit).toBeHidden();
  expect(db.get("select title from deals")).toEqual({ title: "Used-car feed, spring" });
});

test("Enter chooses no lead before those that match what is typed have come", async ({ page, db }) => {
  await insertLeadRow(db);
  await insertLeadRow(db, { firstName: "Nadia", email: "nadia@cornerspice.example" });
  await page.goto("/admin/deals");
  await waitForHydration(page);
  await page.getByRole("button", { name: "New Deal" }).click();
  const create = page.getByRole("dialog", { name: "Create New Deal" });
  const lead = create.getByRole("combobox", { name: "Associated lead" });
  const found = create.getByRole("listbox", { name: "Leads" }).getByRole("option");
  await lead.click();
  await expect(found).toHaveText([/^Nadia /, /^Marcus /]);
  const release = await holdRequests(page, "**/admin/deals/new*");
  await lead.pressSequentially("marcus");
  await lead.press("Enter");
  await expect(lead).toHaveValue("marcus");
  release();
  await expect(found).toHaveText([/^Marcus /]);
  await lead.press("Enter");
  await expect(lead).toHaveValue(/^Marcus Bell, /);
});

test("a search for its lead that finds more than it offers says so", async ({ page, db }) => {
  for (let at = 0; at < 51; at += 1) await insertLeadRow(db, { email: `lead${at}@harborauto.example` });
  await page.goto("/admin/deals/new");
  const lead = page.getByRole("combobox", { name: "Associated lead" });
  await waitForHydration(page);
  await lead.fill("harborauto");
  await expect(page.getByText("The newest 50 that match")).toBeVisible();
});

test("the page of a new deal shows what it will add to the pipeline", async ({ page }) => {
  await page.goto("/admin/deals/new");
  await waitForHydration(page);
  const outlook = page.locator("[data-outlook]");
  await expect(outlook).toContainText("Value times probability, once there is a value");
  await page.getByLabel("Value (USD)").fill("12.500 or so");
  await expect(outlook).toContainText("Value times probability, once the deal is created");
  await page.getByLabel("Value (USD)").fill("$12,500");
  await expect(outlook).toContainText("$3,12525% of $12,500");
  await page.getByLabel("Probability").selectOption("75%");
  await expect(outlook).toContainText("$9,37575% of $12,500");
  await page.getByLabel("Stage", { exact: true }).selectOption("Closed Lost");
  await expect(outlook).toContainText("$00% of $12,500");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on its own page ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("a deal is created for a lead that its form finds", async ({ page, db }) => {
      const leadId = await insertLeadRow(db);
      await insertLeadRow(db, { firstName: "Nadia", email: "nadia@cornerspice.example" });
      await page.goto("/admin/deals/new?returnTo=/admin/deals");
      const form = page.locator("form", { has: page.getByLabel("Title") });
      const lead = form.getByRole("combobox", { name: "Associated lead" });
      await expect(lead).toHaveCount(1);
      if (javaScriptEnabled) {
        await waitForHydration(page);
        await expect(form.getByRole("searchbox")).toHaveCount(0);
        await lead.fill("marcus");
        await form.getByRole("option", { name: /^Marcus Bell/ }).click();
      } else {
        await form.getByRole("searchbox", { name: "Find a lead" }).fill("marcus");
        await form.getByRole("button", { name: "Search leads" }).click();
        await expect(lead.getByRole("option")).toHaveText(["Choose a lead", /^Marcus Bell/]);
        await lead.selectOption(leadId);
      }
      await form.getByLabel("Title").fill("Two locations");
      await form.getByLabel("Value (USD)").fill("2000");
      await form.getByRole("button", { name: "Create Deal" }).click();
      await expect(page).toHaveURL("/admin/deals");
      expect(db.all("select lead_id from deals")).toEqual([{ lead_id: leadId }]);
    });

    test("the page of a lead's new deal has that lead, also once it is refused", async ({
      page,
      db,
      allowConsole,
    }) => {
      allowConsole(/400 \(Bad Request\)/);
      const leadId = await insertLeadRow(db);
      await page.goto(`/admin/deals/new?leadId=${leadId}`);
      const lead = page.getByRole(javaScriptEnabled ? "combobox" : "textbox", { name: "Associated lead" });
      await expect(lead).toHaveValue(/^Marcus Bell, /);
      await page.getByLabel("Title").fill("Two locations");
      await page.getByLabel("Value (USD)").fill("a lot");
      await page.getByRole("button", { name: "Create Deal" }).click();
      await expect(page.getByLabel("Value (USD)")).toHaveAttribute("aria-invalid", "true");
      await expect(lead).toHaveValue(/^Marcus Bell, /);
      await page.getByLabel("Value (USD)").fill("2000");
      await page.getByRole("button", { name: "Create Deal" }).click();
      await expect(page).toHaveURL("/admin/leads");
      expect(db.all("select lead_id from deals")).toEqual([{ lead_id: leadId }]);
    });
  });
}

test("a deal that someone else has changed is never overwritten, however often it is saved", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/409|404/);
  const id = await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Spring campaign" });
  await page.goto(`/admin/deals/${id}`);
  await db.write("update deals set title = 'Theirs', version = version + 1 where id = ?", id);
  await page.getByRole("textbox", { name: "Title" }).fill("Mine");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const saved = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Save Deal" }).click();
    expect((await saved).status()).toBe(409);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Mine");
  }
  expect(db.get("select title from deals where id = ?", id)).toEqual({ title: "Theirs" });
});

test("the page of a deal moves it by its stages, and is changed in place without losing what is being typed", async ({
  page,
  db,
}) => {
  const id = await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Spring campaign" });
  const stored = () => db.get("select title, value, stage, lost_reason from deals where id = ?", id);
  await page.goto(`/admin/deals/${id}`);
  await waitForHydration(page);
  const rail = page.getByRole("region", { name: "Stage", exact: true });
  const present = rail.locator("[aria-current=step]");
  const save = page.getByRole("button", { name: "Save Deal" });
  await expect(present).toContainText("Qualification");
  await expect(save).toBeHidden();

  await test.step("a stage is a button, and the toast takes the move back", async () => {
    await rail.getByRole("button", { name: "Negotiation" }).press("Enter");
    await expect(toast(page, /Deal stage updated successfully/)).toBeVisible();
    await expect(present).toContainText("Negotiation");
    await toast(page, /Deal stage/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(present).toContainText("Qualification");
  });

  await test.step("what is typed outlasts a move of the deal, and is saved with the new stage", async () => {
    const value = page.getByRole("textbox", { name: "Value (USD)" });
    await value.fill("$12,500");
    await rail.getByRole("button", { name: "Proposal" }).click();
    await expect(present).toContainText("Proposal");
    const shade = () => present.evaluate((step) => getComputedStyle(step).backgroundColor);
    const pointedAt = await shade();
    await page.mouse.move(0, 0);
    expect(pointedAt).toBe(await shade());
    // The move is the third change: after the first one and its undo.
    await expect(page.locator("form[aria-label=Details] [name=version]")).toHaveValue("4");
    await expect(value).toHaveValue("$12,500");
    await save.click();
    await expect(toast(page, /Deal updated successfully/)).toBeVisible();
    await expect(save).toBeHidden();
    await expect(value).toHaveValue("$12,500");
    expect(stored()).toMatchObject({ value: 1_250_000, stage: "proposal" });
  });

  await test.step("Cancel brings back what is stored", async () => {
    await page.getByRole("textbox", { name: "Title" }).fill("Another");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Spring campaign");
    await expect(save).toBeHidden();
  });

  await test.step("a loss asks why", async () => {
    await rail.getByRole("button", { name: "Closed Lost" }).click();
    const question = page.getByRole("dialog", { name: "Mark as lost" });
    await question.getByRole("radio", { name: "Price" }).check();
    await question.getByRole("button", { name: "Mark as lost" }).click();
    await expect(present).toContainText("Closed Lost");
    await expect(
      page.getByRole("form", { name: "Details" }).getByRole("radio", { name: "Price" }),
    ).toBeChecked();
    expect(stored()).toMatchObject({ stage: "closed-lost", lost_reason: "price" });
  });
});

test("an owner with a long address and no name makes no page of a deal wider than its window", async ({
  page,
  db,
}) => {
  const name = "maximiliana.featherstonehaugh".repeat(2);
  await db.write(
    "insert into users (id, email, role, password_hash, created_at, updated_at) values ('long', ?, 'staff', '', '2026-01-01', '2026-01-01')",
    `${name}@beaconry.example`,
  );
  try {
    const id = await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Spring campaign" });
    await db.write("update deals set assignee_id = 'long' where id = ?", id);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/admin/deals/${id}`);
      const owner = page.getByLabel("Assigned to").locator("option:checked");
      await expect(owner).toHaveText(`${name}@beaconry.example`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  } finally {
    await db.write("update deals set assignee_id = null");
    await db.write("delete from users where id = 'long'");
  }
});

test("what is typed is saved after one's own moves: one still on its way, and one that loses the deal", async ({
  page,
  db,
}) => {
  const id = await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Spring campaign" });
  const stored = () => db.get("select title, value, stage, lost_reason from deals where id = ?", id);
  await page.goto(`/admin/deals/${id}`);
  await waitForHydration(page);
  const rail = page.getByRole("region", { name: "Stage", exact: true });
  const details = page.getByRole("form", { name: "Details" });
  const save = page.getByRole("button", { name: "Save Deal" });

  await test.step("saved before the move is answered", async () => {
    await details.getByRole("textbox", { name: "Value (USD)" }).fill("$12,500");
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/admin/deals/changes*", async (route) => {
      await held;
      await route.continue();
    });
    await rail.getByRole("button", { name: "Proposal" }).click();
    await save.click();
    // It waits for the move: until it is sent, what was typed is asked about.
    const question = page.waitForEvent("dialog");
    const left = page.locator("#main").getByRole("link", { name: "Deals", exact: true }).click();
    const asked = await question;
    expect(asked.message()).toBe("Leave without saving what you typed?");
    await asked.dismiss();
    await left;
    answer();
    await expect(toast(page, /Deal updated successfully/)).toBeVisible();
    await expect(save).toBeHidden();
    expect(stored()).toMatchObject({ value: 1_250_000, stage: "proposal" });
    await page.unroute("**/admin/deals/changes*");
  });

  await test.step("saved after the deal was lost, with the reason that the question had", async () => {
    await details.getByRole("textbox", { name: "Title" }).fill("Autumn campaign");
    await rail.getByRole("button", { name: "Closed Lost" }).click();
    const question = page.getByRole("dialog", { name: "Mark as lost" });
    await question.getByRole("radio", { name: "Price" }).check();
    await question.getByRole("button", { name: "Mark as lost" }).click();
    await expect(details.getByRole("radio", { name: "Price" })).toBeChecked();
    await expect(details.getByRole("textbox", { name: "Title" })).toHaveValue("Autumn campaign");
    await save.click();
    await expect(save).toBeHidden();
    expect(stored()).toMatchObject({ title: "Autumn campaign", stage: "closed-lost", lost_reason: "price" });
  });
});

test("on a slow device, too, what is typed is saved with one's own moves and saves, and nothing typed is lost", async ({
  page,
  db,
}) => {
  const id = await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Spring campaign" });
  const stored = () => db.get("select title, value, stage from deals where id = ?", id);
  const rendering = await slowRendering(page);
  await page.goto(`/admin/deals/${id}`);
  const details = page.getByRole("form", { name: "Details" });
  const title = details.getByRole("textbox", { name: "Title" });
  const value = details.getByRole("textbox", { name: "Value (USD)" });
  const save = details.getByRole("button", { name: "Save Deal" });
  const loaded = () =>
    page.waitForResponse((response) => response.request().method() === "GET" && response.url().includes(id));

  await test.step("saved before the move that was clicked is rendered", async () => {
    await value.fill("$12,500");
    await rendering.hold();
    const isLoaded = loaded();
    await page
      .getByRole("region", { name: "Stage", exact: true })
      .getByRole("button", { name: "Proposal" })
      .click();
    await save.click();
    await isLoaded;
    await rendering.release();
    await expect(page.getByText("$12,500", { exact: true })).toBeVisible();
    await expect(save).toBeHidden();
    expect(stored()).toMatchObject({ value: 1_250_000, stage: "proposal" });
  });

  await test.step("typed on while a save is on its way, whose answer and load are rendered at once", async () => {
    await value.fill("$13,000");
    await rendering.hold();
    const isLoaded = loaded();
    await save.click();
    await title.fill("Autumn campaign");
    await isLoaded;
    await rendering.release();
    await expect(page.getByText("$13,000", { exact: true })).toBeVisible();
    await expect(title).toHaveValue("Autumn campaign");
    expect(stored()).toMatchObject({ value: 1_300_000, title: "Spring campaign" });
    let load = () => {};
    const held = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(`**/admin/deals/${id}*`, async (route) => {
      if (route.request().method() === "GET") await held;
      await route.continue();
    });
    await save.click();
    await expect(save).toBeHidden();
    expect(stored()).toMatchObject({ value: 1_300_000, title: "Autumn campaign" });
    await expect(title).toHaveValue("Autumn campaign");
    await value.fill("$13,500");
    load();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Autumn campaign");
    await page.unroute(`**/admin/deals/${id}*`);
    await save.click();
    await expect(page.getByText("$13,500", { exact: true })).toBeVisible();
    expect(stored()).toMatchObject({ value: 1_350_000, title: "Autumn campaign" });
  });

  await test.step("saved in other words while it has the focus, which it keeps", async () => {
    await value.fill("14000");
    await rendering.hold();
    const isLoaded = loaded();
    await value.press("Enter");
    await value.press("ArrowLeft");
    await isLoaded;
    await rendering.release();
    await expect(value).toHaveValue("$14,000");
    await expect(value).toBeFocused();
    await value.press("Backspace");
    await expect(value).toHaveValue("$14,00");
    await details.getByRole("button", { name: "Cancel" }).click();
    await expect(value).toHaveValue("$14,000");
  });

  await test.step("replaced by a colleague's while all of it is selected, and still is", async () => {
    await value.press("ControlOrMeta+a");
    await db.write("update deals set value = 1250000, version = version + 1 where id = ?", id);
    await page.evaluate(() => window.__remixRouter.revalidate());
    await expect(value).toHaveValue("$12,500");
    await value.press("9");
    await expect(value).toHaveValue("9");
    await details.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("a move starts no field over", async () => {
    await page
      .getByRole("region", { name: "Stage", exact: true })
      .getByRole("button", { name: "Negotiation" })
      .click();
    await title.focus();
    await expect(toast(page, /Deal stage updated successfully/).last()).toBeVisible();
    await expect(page.locator("[data-deal] [aria-current=step]")).toContainText("Negotiation");
    // Of two moves, five saves and the colleague's; shown once the move is loaded.
    await expect(details.locator("input[name=version]")).toHaveValue("9");
    await expect(title).toBeFocused();
  });
});

test("a deal that is gone keeps what was typed, and says so", async ({ page, db, allowConsole }) => {
  allowConsole(/409|404/);
  const id = await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Spring campaign" });
  await page.goto(`/admin/deals/${id}`);
  await db.write("delete from deals where id = ?", id);
  await page.getByRole("textbox", { name: "Title" }).fill("Mine");
  await page.getByRole("button", { name: "Save Deal" }).click();
  await expect(page.locator(".toast")).toContainText("Failed to update deal");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Mine");
});

test("a link that is clicked while a search waits for more letters is followed, and the search forgotten", async ({
  page,
}) => {
  await page.goto("/admin/deals");
  await waitForHydration(page);
  await page.getByLabel("Search deals").fill("harbor");
  await page.getByRole("link", { name: "Reports" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/reports/i);
  await page.waitForTimeout(600);
  await expect(page).toHaveURL("/admin/deals/reports");
});
