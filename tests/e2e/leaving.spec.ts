import type { Page, Request, Route } from "@playwright/test";
import { seedBackOffice } from "../support/back-office-rows";
import { chooseStage } from "../support/deal-card";
import { insertDealRow } from "../support/deal-rows";
import { expect, OWNER, test } from "../support/fixtures";
import { FORMS } from "../support/forms/all";
import { holdRequests } from "../support/hold-requests";
import { holdScripts } from "../support/hydration";
import { clearLeads, insertLeadRow } from "../support/lead-rows";
import { DATA_REQUEST } from "../support/network-failure";

const OTHER_PAGE = "/admin/mail";
const sheet = (page: Page) => page.locator("[data-sheet]");
/** One of each kind; that every form sends by the same hook is tested without a browser (forms-covered). */
const SAMPLE = ["score of a lead", "message in the composer", "move on the board", "new lead"];

test.beforeEach(async ({ db, login }) => {
  await db.write("delete from audit_log");
  await db.write("delete from outbox");
  await login();
});

function formOf(name: string) {
  const form = FORMS.find(({ title }) => title.endsWith(name));
  if (!form?.written) throw new Error(`No form that says what it writes is called ${name}`);
  return { ...form, written: form.written };
}

/** From now on the router's writes stay on their way: they never reach the server, or its answer never comes back. */
async function holdWrites(page: Page, how: "unsent" | "unanswered"): Promise<Request[]> {
  const held: Request[] = [];
  await page.route(DATA_REQUEST, async (route: Route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    if (how === "unanswered") await route.fetch({ maxRedirects: 0, maxRetries: 3 });
    held.push(request);
  });
  return held;
}

for (const name of SAMPLE) {
  const form = formOf(name);
  test(`a ${name} that has not arrived when the page is left is written once`, async ({ page, db }) => {
    const context = { page, db, ids: await seedBackOffice(db) };
    await form.fill(context);
    const held = await holdWrites(page, "unsent");
    await form.send(context);
    await expect.poll(() => held.length).toBe(1);
    await page.goto(OTHER_PAGE);
    await expect.poll(() => Object.values(db.get(form.written) ?? {})).toEqual([1]);
  });
}

for (const name of SAMPLE) {
  const form = formOf(name);
  test(`a ${name} that the server has handled when the page is left is written once`, async ({
    page,
    db,
  }) => {
    const context = { page, db, ids: await seedBackOffice(db) };
    await form.fill(context);
    const held = await holdWrites(page, "unanswered");
    await form.send(context);
    await expect.poll(() => held.length).toBe(1);
    await page.goto(OTHER_PAGE);
    const [first] = held;
    if (!first) throw new Error("Nothing was sent");
    // No browser tells when a beacon was answered, so the same submission comes a third time.
    const headers = { ...(await first.allHeaders()), origin: new URL(first.url()).origin };
    const answer = await page.request.post(first.url(), { headers, data: first.postData() ?? "" });
    expect(answer.status()).toBeLessThan(500);
    expect(Object.values(db.get(form.written) ?? {})).toEqual([1]);
  });
}

/** Keeps the first request that matches on its way; the later ones arrive. */
async function holdFirst(page: Page, requests: RegExp): Promise<Request[]> {
  const held: Request[] = [];
  await page.route(requests, async (route) => {
    if (held.length > 0) return route.continue();
    held.push(route.request());
  });
  return held;
}

test("a draft and an article that are being saved when the page is left are stored", async ({ page, db }) => {
  const ids = await seedBackOffice(db);
  await db.write("delete from mail_drafts");
  const drafts = await holdFirst(page, /\/draft$/);
  await page.goto(`/admin/leads/${ids.leadId}?show=email`);
  await page.getByRole("dialog").getByLabel("Subject").fill("Two rank maps");
  await expect.poll(() => drafts.length).toBe(1);
  await page.goto(OTHER_PAGE);
  await expect.poll(() => db.all("select subject from mail_drafts")).toEqual([{ subject: "Two rank maps" }]);

  const articles = await holdFirst(page, /\/autosave$/);
  await page.goto("/admin/blogs/post-0");
  await page.getByRole("textbox", { name: "Content" }).fill("The office opens at seven.");
  await expect.poll(() => articles.length).toBe(1);
  await page.goto(OTHER_PAGE);
  const text = () => db.get("select content from blogs where id = 'post-0'")?.content;
  await expect.poll(text).toBe("The office opens at seven.");
});

test.describe("a lead", () => {
  test.beforeEach(({ db }) => clearLeads(db));

  test("the score that waits when the page is left is stored, and not the older one in flight", async ({
    page,
    db,
  }) => {
    const id = await insertLeadRow(db);
    await page.goto(`/admin/leads/${id}`);
    const held = await holdWrites(page, "unsent");
    const slider = page.getByRole("slider", { name: "Lead score" });
    await slider.press("ArrowRight");
    await expect.poll(() => held.length).toBe(1);
    await slider.press("ArrowRight");
    await page.goto(OTHER_PAGE);
    const scores = () =>
      db.all("select json_extract(after, '$.leadScore') as score from audit_log order by rowid");
    await expect.poll(scores).toEqual([{ score: 60 }]);
    expect(db.get("select lead_score from leads where id = ?", id)).toEqual({ lead_score: 60 });
  });

  test("a change whose control has gone with its page is stored once it arrives", async ({ page, db }) => {
    const id = await insertLeadRow(db);
    await page.goto(`/admin/leads/${id}`);
    const release = await holdRequests(page, "**/*.data*", (request) => request.method() === "POST");
    await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("contacted");
    await page.keyboard.press("Escape");
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Analytics" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
    release();
    const status = () => db.get("select status from leads where id = ?", id);
    await expect.poll(status).toEqual({ status: "contacted" });
  });

  test("the moves that wait for the first are stored when the board is left", async ({ page, db }) => {
    const leadId = await insertLeadRow(db);
    for (const title of ["First", "Second", "Third"]) await insertDealRow(db, { leadId, title });
    await page.goto("/admin/deals");
    const held = await holdWrites(page, "unsent");
    for (const title of ["First", "Second", "Third"]) {
      await chooseStage(page, title, "proposal");
    }
    await expect.poll(() => held.length).toBe(1);
    await page.goto(OTHER_PAGE);
    const moved = () => db.all("select title from deals where stage = 'proposal' order by title");
    await expect.poll(moved).toEqual([{ title: "First" }, { title: "Second" }, { title: "Third" }]);
  });

  test("what is chosen before hydration is saved once the scripts run", async ({ page, db }) => {
    const leadId = await insertLeadRow(db);
    await insertDealRow(db, { leadId, title: "Early" });
    const release = await holdScripts(page);
    await page.goto(`/admin/leads/${leadId}`, { waitUntil: "commit" });
    await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("contacted");
    await sheet(page).getByRole("combobox", { name: "Assigned to" }).selectOption({ label: OWNER.email });
    await page.getByRole("slider", { name: "Lead score" }).press("ArrowRight");
    await page.getByRole("tab", { name: "Deals" }).click();
    await sheet(page).getByRole("combobox", { name: "Stage of Early" }).selectOption("proposal");
    release();
    const stored = () =>
      db.get(
        "select status, lead_score, stage, email from leads join deals on lead_id = leads.id join users on users.id = leads.assignee_id",
      );
    const chosen = { status: "contacted", lead_score: 55, stage: "proposal", email: OWNER.email };
    await expect.poll(stored).toEqual(chosen);
  });
});
