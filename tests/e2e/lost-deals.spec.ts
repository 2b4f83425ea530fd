import type { Page } from "@playwright/test";
import { chooseStage, openStage } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const MOVED = /Deal stage updated successfully/;
const question = (page: Page) => page.getByRole("dialog", { name: "Mark as lost" });
const card = (page: Page, stage: string) =>
  page.getByRole("region", { name: stage, exact: true }).getByRole("article", { name: "Two rooftops" });

let leadId = "";
test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
  leadId = await insertLeadRow(db);
  await insertDealRow(db, { leadId, title: "Two rooftops", stage: "negotiation" });
});

test("a card that is dropped on Closed Lost is asked why; Cancel puts it back, and the answer is stored", async ({
  page,
  db,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/deals");
  const grip = page.getByRole("button", { name: "Move Two rooftops" });
  const drop = async () => {
    await expect(grip).toBeVisible();
    await card(page, "Negotiation").hover({ position: { x: 40, y: 50 } });
    const lost = await page.getByRole("region", { name: "Closed Lost", exact: true }).boundingBox();
    await page.mouse.down();
    await page.mouse.move((lost?.x ?? 0) + 60, (lost?.y ?? 0) + 60, { steps: 8 });
    await page.mouse.up();
  };
  await drop();
  await expect(question(page)).toContainText("Two rooftops");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(card(page, "Negotiation")).toBeVisible();
  await expect(card(page, "Negotiation").locator("[data-title]")).toBeFocused();
  await expect(page.locator("[data-stage] > [open]")).toHaveCount(0);
  expect(db.get("select stage from deals")).toEqual({ stage: "negotiation" });

  await drop();
  await expect(question(page).getByLabel("Who?")).toBeHidden();
  await question(page).getByRole("radio", { name: "Chose somebody else" }).check();
  await question(page).getByLabel("Who?").fill("A directory");
  await question(page).getByRole("button", { name: "Mark as lost" }).click();
  await expect(page.locator(".toast")).toHaveText(MOVED);
  await expect(card(page, "Closed Lost").locator("[data-title]")).toBeFocused();
  expect(db.get("select stage, lost_reason, lost_to, lost_note from deals")).toEqual({
    ...{ stage: "closed-lost", lost_reason: "competitor", lost_to: "A directory", lost_note: null },
  });
});

test("the tab of a lead asks, and so does the form of the deal; no reason is an answer", async ({
  page,
  db,
}) => {
  await page.goto(`/admin/leads/${leadId}`);
  await page.getByRole("tab", { name: "Deals" }).click();
  const tab = page.getByRole("tabpanel", { name: "Deals" });
  await tab.getByRole("combobox").selectOption("closed-lost");
  await question(page).getByRole("button", { name: "Mark as lost" }).click();
  await expect(page.locator(".toast")).toHaveText(MOVED);
  await expect(tab).toContainText("No reason given");
  await tab.getByRole("button", { name: "Edit Two rooftops" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Deal" });
  await edit.getByRole("radio", { name: "Not now" }).check();
  await edit.getByLabel("Note").fill("Again in spring");
  await edit.getByRole("button", { name: "Save Deal" }).click();
  await expect(tab).toContainText("Not now. Again in spring");
  await page.getByRole("tab", { name: "Activities" }).click();
  await expect(page.getByRole("tabpanel", { name: "Activities" })).toContainText("Not now. Again in spring");
  expect(db.get("select lost_reason from deals")).toEqual({ lost_reason: "timing" });
});

test("a question that cannot be loaded does not keep a deal from being lost", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED .*lost-dialog/);
  await page.route("**/lost-dialog-*.js", (route) => route.abort());
  await page.goto("/admin/deals");
  await chooseStage(page, "Two rooftops", "closed-lost");
  await expect(page.locator(".toast")).toHaveText(MOVED);
  expect(db.get("select stage, lost_reason from deals")).toEqual({ stage: "closed-lost", lost_reason: null });
});

test("an open deal is won or lost at the head of its page, and a loss is asked why", async ({ page, db }) => {
  const stored = () => db.get("select stage, lost_reason from deals");
  await page.goto(`/admin/deals/${db.get("select id from deals")?.id}`);
  await page.getByRole("button", { name: "Mark lost" }).click();
  await question(page).getByRole("radio", { name: "Price" }).check();
  await question(page).getByRole("button", { name: "Mark as lost" }).click();
  await expect.poll(stored).toEqual({ stage: "closed-lost", lost_reason: "price" });
  await expect(page.getByRole("button", { name: "Mark won" })).toHaveCount(0);
  await page.getByRole("button", { name: "Negotiation" }).click();
  await page.getByRole("button", { name: "Mark won" }).click();
  await expect.poll(stored).toEqual({ stage: "closed-won", lost_reason: null });
  // The button has gone; a page that is opened leaves the focus alone.
  await expect(page.getByRole("button", { name: "Closed Won" })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(":focus")).toHaveCount(0);
});

test("an open deal moves on stage by stage at the head of its page, and is won from the last", async ({
  page,
  db,
}) => {
  const stored = () => db.get("select stage from deals");
  await db.write("update deals set stage = 'qualification'");
  await page.goto(`/admin/deals/${db.get("select id from deals")?.id}`);
  await waitForHydration(page);
  const first = page.locator("#main .btn-ink").first();
  for (const [name, stage] of [
    ["Move to Needs Analysis", "needs-analysis"],
    ["Move to Proposal", "proposal"],
    ["Move to Negotiation", "negotiation"],
  ]) {
    await expect(first).toHaveText(name ?? "");
    await first.press("Enter");
    await expect.poll(stored).toEqual({ stage });
  }
  await expect(page.getByRole("button", { name: /^Negotiation/ })).toBeFocused();
  await expect(first).toHaveText("Mark won");
  await expect(page.getByRole("button", { name: /^Move to/ })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the head of a deal's page loses it, too", async ({ page, db }) => {
    await page.goto(`/admin/deals/${db.get("select id from deals")?.id}`);
    await page.getByRole("button", { name: "Mark lost" }).click();
    await expect(page.getByRole("group", { name: "Why was it lost?" })).toBeVisible();
    expect(db.get("select stage from deals")).toEqual({ stage: "closed-lost" });
  });

  test("the page of a lost deal asks why, and whom they chose only if they chose somebody", async ({
    page,
    db,
  }) => {
    await page.goto("/admin/deals");
    await chooseStage(page, "Two rooftops", "closed-lost");
    await card(page, "Negotiation").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("group", { name: "Why was it lost?" })).toBeVisible();
    await expect(page.getByLabel("Who?")).toBeHidden();
    await page.getByRole("radio", { name: "Chose somebody else" }).check();
    await page.getByLabel("Who?").fill("A directory");
    await page.getByRole("button", { name: "Save Deal" }).click();
    await expect(page).toHaveURL(/\/admin\/deals$/);
    expect(db.get("select stage, lost_to from deals")).toEqual({
      stage: "closed-lost",
      lost_to: "A directory",
    });
    await expect(page.getByRole("link", { name: "Two rooftops" })).toBeHidden();
    await openStage(page, "Closed Lost");
    await page.getByRole("link", { name: "Two rooftops" }).click();
    await expect(page.getByRole("radio", { name: "Chose somebody else" })).toBeChecked();
    await page.getByRole("button", { name: "Proposal" }).click();
    await expect(page.getByRole("group", { name: "Why was it lost?" })).toBeHidden();
    expect(db.get("select stage, lost_to from deals")).toEqual({ stage: "proposal", lost_to: null });
  });
});
