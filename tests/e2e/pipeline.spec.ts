import type { Page } from "@playwright/test";
import { DEAL_STAGE_LABELS, DEAL_STAGES } from "../../app/crm/deals/deal";
import type { Writer } from "../support/database";
import { chooseStage, openDealMenu, openStage, pickedUp, stageOf } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, OWNER, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { clearLeads, insertLeadRow, openBoard } from "../support/lead-rows";

const STAGE_LABELS = DEAL_STAGES.map((stage) => DEAL_STAGE_LABELS[stage]);
const MOVED = /Deal stage updated successfully/;

const toast = (page: Page) => page.locator(".toast");
const pipeline = (page: Page) => page.getByRole("region", { name: "Sales Pipeline" });
const board = (page: Page) => pipeline(page).getByRole("region", { name: "Stages of the pipeline" });
const column = (page: Page, name: string) => pipeline(page).getByRole("region", { name, exact: true });
const cards = (page: Page, name: string) => column(page, name).getByRole("article");
const grip = (page: Page, title: string) => pipeline(page).getByRole("button", { name: `Move ${title}` });

async function expectCards(page: Page, name: string, titles: string[]) {
  await expect(cards(page, name)).toHaveCount(titles.length);
  await expect(cards(page, name).locator("[data-title]")).toHaveText(titles);
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
  await openBoard(db);
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
    await expect(stageOf(pipeline(page), "First").locator("option")).toHaveText(STAGE_LABELS);
    await openDealMenu(pipeline(page), "First");
    await expect(pipeline(page).getByRole("button", { name: "Delete First" })).toBeVisible();
  });

  await test.step("the list: at once, before the server has answered, and back by the toast's undo", async () => {
    const release = await holdRequests(page, "**/admin/deals/changes*");
    await chooseStage(pipeline(page), "First", "negotiation");
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
    await pickedUp(page, "Picked up First. Qualification, place 1 of 1.");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Needs Analysis, place 1 of 1.", { exact: true })).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByText("The deal stays where it was.")).toBeAttached();
    await expectCards(page, "Qualification", ["First"]);
    await page.keyboard.press("Space");
    await pickedUp(page, /^Picked up First/);
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

test("closed stages are folded to their heads, open on a click, and when a card is put there or looked for", async ({
  page,
  db,
}) => {
  const leadId = await insertLeadRow(db);
  await insertDealRow(db, { leadId, title: "Won before", stage: "closed-won" });
  await insertDealRow(db, { leadId, title: "First", stage: "negotiation" });
  await insertDealRow(db, { leadId, title: "Second", stage: "negotiation", place: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/deals");
  await readyToDrag(page, "First");
  const width = async (name: string) => (await column(page, name).boundingBox())?.width ?? 0;
  expect(await width("Closed Won")).toBeLessThan(70);
  expect(await width("Negotiation")).toBeGreaterThan(230);
  await expect(cards(page, "Closed Won").first()).toBeHidden();
  const fold = page.getByLabel("Deals of Closed Won, 1", { exact: true });
  await expect(page.locator(`#${await fold.getAttribute("aria-controls")}`)).toContainText("Won before");
  await openStage(page, "Closed Won");
  await expect(cards(page, "Closed Won").first()).toBeVisible();
  expect(await width("Closed Won")).toBeGreaterThan(190);
  const headTop = async (name: string) => (await column(page, name).locator("header").boundingBox())?.y;
  expect(await headTop("Closed Won")).toBe(await headTop("Negotiation"));
  await openStage(page, "Closed Won");
  await expect(cards(page, "Closed Won").first()).toBeHidden();

  await test.step("the mouse: a card lies first, also where it is dropped below the folded head", async () => {
    await cards(page, "Negotiation")
      .first()
      .hover({ position: { x: 40, y: 60 } });
    const box = await column(page, "Closed Won").boundingBox();
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) + 40, { steps: 8 });
    await expect(page.locator("[data-drop-line]")).toBeVisible();
    await page.mouse.up();
    await expect(toast(page)).toHaveText(MOVED);
    await expectCards(page, "Closed Won", ["First", "Won before"]);
    await expect(cards(page, "Closed Won").first()).toBeVisible();
    await openStage(page, "Closed Won");
  });

  await test.step("the keys: it opens as soon as the card comes to it, so that places are told", async () => {
    await grip(page, "Second").focus();
    await page.keyboard.press("Space");
    await pickedUp(page, /^Picked up Second/);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Closed Won, place 1 of 3.", { exact: true })).toBeAttached();
    await expect(cards(page, "Closed Won").first()).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Closed Lost, place 1 of 1.", { exact: true })).toBeAttached();
    await expect(pipeline(page).locator("[data-stage] > [open]")).toHaveCount(1);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    await expect(page.getByText("The deal stays where it was.")).toBeAttached();
    await expect(pipeline(page).locator("[data-stage] > [open]")).toHaveCount(0);
    await page.keyboard.press("Space");
    await pickedUp(page, /^Picked up Second/);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expectCards(page, "Closed Won", ["First", "Second", "Won before"]);
    await expect
      .poll(() => db.all("select title from deals where stage = 'closed-won' order by rank"))
      .toEqual([{ title: "First" }, { title: "Second" }, { title: "Won before" }]);
  });

  await page.goto("/admin/deals?q=before");
  await expect(cards(page, "Closed Won")).toBeVisible();
  await openStage(page, "Closed Won");
  await expect(cards(page, "Closed Won")).toBeHidden();
  await page.getByLabel("Search deals").fill("won");
  await expect(cards(page, "Closed Won")).toBeVisible();
  // Phones show one stage at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/deals");
  await expect(cards(page, "Closed Won").first()).toBeVisible();
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
    await chooseStage(pipeline(page), "Stays", "closed-won");
    await expect(toast(page)).toHaveText(/Failed to update deal stage/);
    await expect(toast(page)).toHaveAttribute("role", "alert");
    await expectCards(page, "Proposal", ["Stays"]);
    await expect(stageOf(pipeline(page), "Stays")).toHaveValue("proposal");
    await page.goto(`/admin/leads/${leadId}`);
    await page.getByRole("tab", { name: "Deals" }).click();
    const list = page.getByRole("tabpanel", { name: "Deals" }).getByRole("combobox");
    await list.selectOption("closed-won");
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

/** Waits until a board that scrolls by itself has come to its start; returns its fastest 100 ms, in px a second. */
async function restUntilStart(page: Page): Promise<number> {
  return board(page).evaluate(async (scrolled) => {
    const seen: { at: number; left: number }[] = [];
    let fastest = 0;
    while (scrolled.scrollLeft > 0) {
      const now = { at: performance.now(), left: scrolled.scrollLeft };
      seen.push(now);
      const before = seen.find(({ at }) => now.at - at < 150);
      if (before && now.at - before.at >= 100)
        fastest = Math.max(fastest, ((before.left - now.left) / (now.at - before.at)) * 1000);
      await new Promise(requestAnimationFrame);
    }
    return fastest;
  });
}

/** The stage whose column, or the free space below it, is seen at a point; the line of the drop must be in it. */
async function stageUnder(page: Page, x: number) {
  const line = await page.locator("[data-drop-line]").boundingBox();
  expect(x).toBeGreaterThan(line?.x ?? Number.POSITIVE_INFINITY);
  expect(x).toBeLessThan((line?.x ?? 0) + (line?.width ?? 0));
  const columns = await pipeline(page)
    .locator("[data-stage]")
    .evaluateAll((all) =>
      all.map((one) => ({
        stage: one.getAttribute("data-stage"),
        box: one.getBoundingClientRect().toJSON(),
      })),
    );
  return columns.find(({ box }) => box.left <= x && x <= box.right)?.stage;
}

test("[DEAL-007] a mouse that rests at the edge drops the card in the column that is under it", async ({
  page,
  db,
}) => {
  await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Carried", stage: "negotiation" });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/admin/deals");
  await readyToDrag(page, "Carried");
  await board(page).evaluate((scrolled) => scrolled.scrollTo({ left: 9999, behavior: "instant" }));
  await cards(page, "Negotiation").hover({ position: { x: 30, y: 50 } });
  await page.mouse.down();
  const box = await board(page).boundingBox();
  const edge = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 100 };
  await page.mouse.move(edge.x + 150, edge.y, { steps: 6 });
  await page.mouse.move(edge.x, edge.y, { steps: 6 });
  // A column of 172 px, its gap included, takes at least 0.4 s.
  expect(await restUntilStart(page)).toBeLessThan(450);
  await expect.poll(() => stageUnder(page, edge.x)).toBe("qualification");
  await page.mouse.up();
  await expect(toast(page)).toHaveText(MOVED);
  expect(db.get("select stage from deals")).toEqual({ stage: "qualification" });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("[DEAL-007] a long press drags a card, and it lands in the stage that is under the resting finger", async ({
    page,
    db,
  }) => {
    await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Held", stage: "proposal" });
    await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Dated" });
    await db.write(
      "update deals set expected_close_date = '2099-01-01', stage = 'negotiation' where title = 'Dated'",
    );
    await page.goto("/admin/deals");
    await readyToDrag(page, "Held");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const stages = pipeline(page).getByRole("navigation", { name: "Stages" }).getByRole("link");
    await stages.filter({ hasText: "Proposal" }).click();
    await expect(stages.filter({ hasText: "Proposal" })).toHaveAttribute("aria-current", "true");
    await expect(column(page, "Proposal")).toBeInViewport({ ratio: 0.9 });
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await cards(page, "Proposal").evaluate((held) => held.scrollIntoView({ block: "center" }));
    const box = await cards(page, "Proposal").boundingBox();
    const from = { x: (box?.x ?? 0) + 160, y: (box?.y ?? 0) + 50 };
    await send("touchStart", [from]);
    await expect(page.locator("[data-carried]")).toBeVisible();
    const to = { x: 48, y: from.y };
    for (const part of [0.3, 0.6, 1]) {
      await send("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
    expect(await restUntilStart(page)).toBeLessThan(450);
    await expect.poll(() => stageUnder(page, to.x)).toBe("qualification");
    await send("touchEnd", []);
    await expect(toast(page)).toHaveText(MOVED);
    expect(db.get("select stage from deals where title = 'Held'")).toEqual({ stage: "qualification" });
  });

  test("the stage on the screen is named at its head, and ends below its own cards", async ({ page, db }) => {
    await insertDealRow(db, { leadId: await insertLeadRow(db), title: "Alone" });
    for (const title of ["One", "Two", "Three", "Four"])
      await insertDealRow(db, { leadId: await insertLeadRow(db), title, stage: "proposal" });
    await page.goto("/admin/deals");
    await readyToDrag(page, "Alone");
    const emptyBelow = (name: string) =>
      column(page, name).evaluate((lane) => {
        const last = [...lane.querySelectorAll("article")].at(-1);
        return lane.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
      });
    const head = await column(page, "Qualification").getByRole("heading", { level: 3 }).boundingBox();
    expect(head?.width).toBeGreaterThan(60);
    await expect.poll(() => emptyBelow("Qualification")).toBeLessThan(10);
    const stages = pipeline(page).getByRole("navigation", { name: "Stages" }).getByRole("link");
    const height = async () => (await board(page).boundingBox())?.height ?? 0;
    const ofOne = await height();
    await stages.filter({ hasText: "Proposal" }).click();
    await expect.poll(height).toBeGreaterThan(ofOne + 200);
    await stages.filter({ hasText: "Qualification" }).click();
    await expect.poll(height).toBe(ofOne);
  });
});

test("a confirmation that is open while dragging loads stays open and then restores the focus", async ({
  page,
  db,
}) => {
  await insertDealRow(db, { leadId: await insertLeadRow(db), title: "First" });
  const release = await holdRequests(page, "**/drag-layer-*.js");
  const isAsked = page.waitForRequest("**/drag-layer-*.js");
  await openBoard(db);
  await page.goto("/admin/leads");
  await pipeline(page).scrollIntoViewIfNeeded();
  await isAsked;
  const remove = pipeline(page).getByRole("button", { name: "Delete First" });
  await openDealMenu(pipeline(page), "First");
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

test.describe("the board below the leads", () => {
  async function seed(db: Writer) {
    const leadId = await insertLeadRow(db);
    await insertDealRow(db, { leadId, title: "First", value: 1_000_000 });
    await insertDealRow(db, { leadId, title: "Second", stage: "proposal", value: 500_050 });
  }
  const toggle = (page: Page) => pipeline(page).getByRole("button", { name: /^(Open|Fold) the board$/ });

  test("is folded to its six sums, opens and folds by one key that keeps the focus, and stays so", async ({
    page,
    db,
  }) => {
    await seed(db);
    await page.goto("/admin/leads");
    await expect(pipeline(page).getByRole("heading", { level: 3 })).toHaveText([
      "Qualification1",
      "Needs Analysis0",
      "Proposal1",
      "Negotiation0",
      "Closed Won0",
      "Closed Lost0",
    ]);
    await expect(pipeline(page)).toContainText("$5,000.50");
    await expect(pipeline(page).getByRole("article")).toHaveCount(0);
    await toggle(page).press("Enter");
    await expectCards(page, "Proposal", ["Second"]);
    await expect(toggle(page)).toHaveText("Fold the board");
    await expect(toggle(page)).toBeFocused();
    await page.reload();
    await expectCards(page, "Qualification", ["First"]);
    await toggle(page).press("Enter");
    await expect(pipeline(page).getByRole("article")).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    // A colleague of another test may have a profile too.
    const stored = `select json_extract(lead_list, '$.board') board from profiles
      where user_id = (select id from users where email = ?)`;
    expect(db.get(stored, OWNER.email)).toEqual({ board: "folded" });
  });

  test("opens after its script was refused once, and says where it does not come", async ({
    page,
    db,
    allowConsole,
  }) => {
    allowConsole(/live-board/);
    await seed(db);
    await page.route("**/live-board-*.js", (route) => route.abort());
    await page.goto("/admin/leads");
    await toggle(page).click();
    await expect(pipeline(page).getByRole("alert")).toContainText("could not be loaded");
    await expect(page.locator("[data-lead]")).toHaveCount(1);
    await page.unroute("**/live-board-*.js");
    await pipeline(page).getByRole("link", { name: "Load the page again" }).click();
    await expectCards(page, "Proposal", ["Second"]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("opens and folds too", async ({ page, db }) => {
      await seed(db);
      await page.goto("/admin/leads?status=new");
      await toggle(page).click();
      await expect(page).toHaveURL(/\/admin\/leads\?status=new/);
      await expectCards(page, "Proposal", ["Second"]);
      await toggle(page).click();
      await expect(pipeline(page).getByRole("article")).toHaveCount(0);
    });
  });
});

test("on a tablet the filters of the deals are folded, say how many are set, and stay within the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/admin/deals?age=stale");
  const age = page.getByRole("combobox", { name: "Stage age" });
  await expect(age).toBeHidden();
  await page.locator("summary", { hasText: "Filters (1)" }).click();
  await expect(age).toHaveValue("stale");
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
