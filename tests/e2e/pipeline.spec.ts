import type { Page } from "@playwright/test";
import { DEAL_STAGE_LABELS, DEAL_STAGES } from "../../app/crm/deals/deal";
import { insertDealRow } from "../support/deal-rows";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const STAGE_LABELS = DEAL_STAGES.map((stage) => DEAL_STAGE_LABELS[stage]);
const MOVED = /Deal stage updated successfully/;

const toast = (page: Page) => page.locator(".toast");
const pipeline = (page: Page) => page.getByRole("region", { name: "Sales Pipeline" });
const column = (page: Page, name: string) => pipeline(page).getByRole("region", { name, exact: true });
const cards = (page: Page, name: string) => column(page, name).getByRole("article");
const stageOf = (page: Page, title: string) =>
  pipeline(page).getByRole("combobox", { name: `Stage of ${title}` });
const grip = (page: Page, title: string) => pipeline(page).getByRole("button", { name: `Move ${title}` });

async function expectCards(page: Page, name: string, titles: string[]) {
  await expect(cards(page, name)).toHaveCount(titles.length);
  await expect(cards(page, name).getByRole("link")).toHaveText(titles);
}

/** Expects the count and value in a column's header. */
async function expectHead(page: Page, name: string, head: [count: string, value: string]) {
  await expect(column(page, name).locator("header span")).toHaveText([...head, / weighted$/]);
}

/** Scrolls to the board and waits for the drag handles: cards can be dragged from then on. */
async function readyToDrag(page: Page, title: string) {
  await pipeline(page).scrollIntoViewIfNeeded();
  await expect(grip(page, title)).toBeVisible();
}

/** The drag library handles arrow keys one task after a card is picked up; this timer runs after its own. */
async function nextTurn(page: Page) {
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

async function middleOf(page: Page, name: string) {
  const box = await column(page, name).boundingBox();
  if (!box) throw new Error(`The column ${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + 120 };
}

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await login();
});

test("[DEAL-001] [DEAL-002] [DEAL-004] [DEAL-006] [DEAL-007] a deal is moved by its select, by mouse and by keyboard, and a move is undone", async ({
  page,
  db,
}) => {
  const leadId = await insertLeadRow(db);
  await insertDealRow(db, { leadId, title: "First", place: 0 });
  await insertDealRow(db, { leadId, title: "Second", place: 1, value: 500_050 });
  const stored = () =>
    db.all("select title, stage from deals order by stage, rank").map(({ title, stage }) => [title, stage]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/leads");

  await test.step("six columns in order, with what a card offers", async () => {
    const columns = pipeline(page).locator("[data-stage]");
    expect(await columns.evaluateAll((found) => found.map((one) => one.getAttribute("data-stage")))).toEqual([
      ...DEAL_STAGES,
    ]);
    await expect(columns.locator("h3")).toHaveText(
      STAGE_LABELS.map((label, at) => `${label}${at === 0 ? 2 : 0}`),
    );
    for (const label of STAGE_LABELS.slice(1)) {
      await expect(column(page, label)).toContainText("No deals in this stage");
    }
    await expect(column(page, "Qualification")).not.toContainText("No deals in this stage");
    await expect(stageOf(page, "First").locator("option")).toHaveText(STAGE_LABELS);
    await expect(pipeline(page).getByRole("button", { name: "Delete First" })).toBeVisible();
  });

  await test.step("the list: at once, before the server has answered, and back by the toast's undo", async () => {
    const release = await holdRequests(page, "**/admin/deals/changes*");
    await stageOf(page, "First").selectOption("negotiation");
    await expectCards(page, "Negotiation", ["First"]);
    await expectCards(page, "Qualification", ["Second"]);
    await expect(toast(page)).toHaveCount(0);
    release();
    await expect(toast(page)).toHaveText(MOVED);
    await expectHead(page, "Negotiation", ["1", "$10,000"]);
    await expectHead(page, "Qualification", ["1", "$5,000.50"]);
    await page.unroute("**/admin/deals/changes*");
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(toast(page).filter({ hasText: "Move undone" })).toBeVisible();
    await expectCards(page, "Qualification", ["First", "Second"]);
    await expectHead(page, "Negotiation", ["0", "$0"]);
    await expectHead(page, "Qualification", ["2", "$15,000.50"]);
    expect(stored()).toEqual([
      ["First", "qualification"],
      ["Second", "qualification"],
    ]);
  });

  await test.step("the mouse: into another column, with a line where the card will lie", async () => {
    await readyToDrag(page, "First");
    const card = cards(page, "Qualification").filter({ hasText: "Second" });
    await card.hover({ position: { x: 40, y: 60 } });
    const target = await middleOf(page, "Proposal");
    await page.mouse.down();
    await page.mouse.move(target.x, target.y, { steps: 8 });
    await expect(page.locator("[data-carried]")).toContainText("Second");
    await expect(page.locator("[data-drop-line]")).toBeVisible();
    await page.mouse.up();
    await expectCards(page, "Proposal", ["Second"]);
    await expect(toast(page).filter({ hasText: MOVED })).toBeVisible();
    expect(stored()).toEqual([
      ["Second", "proposal"],
      ["First", "qualification"],
    ]);
  });

  await test.step("the keys: Escape leaves the card, Space puts it below the one that is there", async () => {
    await grip(page, "First").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Picked up First. Qualification, place 1 of 1.")).toBeAttached();
    await nextTurn(page);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Needs Analysis, place 1 of 1.", { exact: true })).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByText("The deal stays where it was.")).toBeAttached();
    await expectCards(page, "Qualification", ["First"]);
    await page.keyboard.press("Space");
    await expect(page.getByText(/^Picked up First/)).toBeAttached();
    await nextTurn(page);
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
    await expect(page.getByText("Proposal, place 2 of 2.", { exact: true })).toBeAttached();
    await page.keyboard.press("Space");
    await expectCards(page, "Proposal", ["Second", "First"]);
    await expect.poll(stored).toEqual([
      ["Second", "proposal"],
      ["First", "proposal"],
    ]);
  });
});

test("[DEAL-010] a failed move reverts, in the column and in the select", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  const leadId = await insertLeadRow(db);
  await insertDealRow(db, { leadId, title: "Stays", stage: "proposal" });
  await page.goto("/admin/deals");
  // Reads go on: the page names authors from the audit.
  await db.write(
    "create trigger audit_fails before insert on audit_log begin select raise(abort, 'The audit fails'); end",
  );
  try {
    await stageOf(page, "Stays").selectOption("closed-won");
    await expect(toast(page)).toHaveText(/Failed to update deal stage/);
    await expect(toast(page)).toHaveAttribute("role", "alert");
    await expectCards(page, "Proposal", ["Stays"]);
    await expect(stageOf(page, "Stays")).toHaveValue("proposal");
    await page.goto(`/admin/leads/${leadId}`);
    await page.getByRole("tab", { name: "Deals" }).click();
    const list = page.getByRole("tabpanel", { name: "Deals" }).getByRole("combobox");
    await list.selectOption("closed-lost");
    await expect(toast(page)).toHaveText(/Failed to update deal stage/);
    await expect(list).toHaveValue("proposal");
  } finally {
    await db.write("drop trigger audit_fails");
  }
});

test("a long column loads more until its end, and shows when that fails", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  const leadId = await insertLeadRow(db);
  for (let place = 0; place < 25; place += 1)
    await insertDealRow(db, { leadId, title: `Deal ${place}`, place });
  await page.goto("/admin/deals");
  await expect(cards(page, "Qualification")).toHaveCount(10);
  const more = column(page, "Qualification").getByRole("link", { name: "Show more of Qualification" });
  await more.click();
  await expect(cards(page, "Qualification")).toHaveCount(20);
  await db.write("alter table deals rename to deals_away");
  try {
    await more.click();
    await expect(toast(page)).toHaveText(/Failed to fetch deals/);
  } finally {
    await db.write("alter table deals_away rename to deals");
  }
  await expect(cards(page, "Qualification")).toHaveCount(20);
  await more.click();
  await expectCards(
    page,
    "Qualification",
    Array.from({ length: 25 }, (_, place) => `Deal ${place}`),
  );
  await expect(more).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[DEAL-007] a long press drags a card; the board scrolls and nothing else does", async ({
    page,
    db,
  }) => {
    await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Held" });
    await page.goto("/admin/deals");
    await readyToDrag(page, "Held");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const box = await cards(page, "Qualification").boundingBox();
    const from = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 50 };
    await send("touchStart", [from]);
    await expect(page.locator("[data-carried]")).toBeVisible();
    const to = { x: 350, y: from.y + 20 };
    for (const part of [0.3, 0.6, 1]) {
      await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    await expect(page.locator("[data-drop-line]")).toBeVisible();
    await send("touchEnd", []);
    await expect(toast(page)).toHaveText(MOVED);
    expect(db.get("select stage from deals")).toEqual({ stage: "needs-analysis" });
  });
});

test("a confirmation that is open while dragging loads stays open and then restores the focus", async ({
  page,
  db,
}) => {
  await insertDealRow(db, { leadId: await insertLeadRow(db), title: "First" });
  const release = await holdRequests(page, "**/drag-layer-*.js");
  const isAsked = page.waitForRequest("**/drag-layer-*.js");
  await page.goto("/admin/leads");
  await pipeline(page).scrollIntoViewIfNeeded();
  await isAsked;
  const remove = pipeline(page).getByRole("button", { name: "Delete First" });
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Delete Deal" });
  await expect(question).toBeVisible();
  release();
  // The dialog hides the page from the accessibility tree, so the handle is found by class.
  await expect(page.locator("[data-grip]")).toHaveCount(1);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
});
