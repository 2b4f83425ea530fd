import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import { expect, OWNER, test } from "../support/fixtures";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const LONG = "Featherstonehaugh-Vandersloot-of-Greater-Sheboygan-County";

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  for (const table of ["bookings", "draft_reviews", "blogs", "profiles"])
    await db.write(`delete from ${table}`);
  await login();
});

const toDo = (page: Page) => page.getByRole("region", { name: "To do" });
const waiting = (page: Page) => page.getByRole("region", { name: "Waiting for an answer" });

type Db = Parameters<Parameters<typeof test>[2]>[0]["db"];

/** A lead of mine that is overdue, one that waits for an answer, a demo at noon in Chicago, and a draft. */
async function seedDay(db: Db, lastName = "Bell") {
  const me = "(select id from users where email = ?)";
  const mine = await insertLeadRow(db, { lastName, followUp: ago(72), status: "contacted" });
  await db.write(`update leads set assignee_id = ${me} where id = ?`, OWNER.email, mine);
  const waits = await insertLeadRow(db, { firstName: "Priya", lastName, company: LONG }, 5);
  await db.write(
    `insert into lead_submissions (id, lead_id, submission_key, fields, page_path, created_at)
      select 'sent', id, 'sent', '{}', '/contact', created_at from leads where id = ?`,
    waits,
  );
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Chicago" });
  await db.write(
    `insert into bookings (id, host_id, lead_id, starts_at, ends_at, name, email, company, time_zone, created_at, updated_at)
      select 'demo', ${me}, ?, ?, ?, ?, 'a@a.example', ?, 'UTC', ?, ?`,
    ...[OWNER.email, waits, `${today}T18:00:00.000Z`, `${today}T18:30:00.000Z`, `Nadia ${lastName}`, LONG],
    ...[ago(30), ago(30)],
  );
  await db.write(
    `insert into blogs (id, slug, title, meta_description, content, location, published, created_at, updated_at)
      values ('draft', 'draft', ?, 'd', 'c', 'Dubuque, IA', 0, ?, ?)`,
    ...[`What 5,000 postcards cost in Dubuque ${lastName}`, ago(1), ago(1)],
  );
  await db.write(
    `insert into draft_reviews (blog_id, generator, state, score, gates, created_at)
      values ('draft', 'direct-mail-automation', 'waiting', 90, '[]', ?)`,
    ago(1),
  );
  return { mine, waits };
}

test("the dashboard begins with the day: its date, what is due, who waits and what is to read", async ({
  page,
  db,
}) => {
  const { mine, waits } = await seedDay(db);
  await page.goto("/admin");
  const date = new Date().toLocaleDateString("en-US", {
    timeZone: "America/Chicago",
    ...({ weekday: "long", month: "long", day: "numeric" } as const),
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(date);
  // No count stands apart from what it counts.
  await expect(
    page.getByText(/in Chicago \(C[SD]T\)\. 1\u00a0overdue, 1\u00a0demo, 1\u00a0lead\u00a0waiting\.$/),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: /^My day/ }).getByRole("link")).toHaveText(/Nadia Bell/);
  await expect(waiting(page).getByRole("listitem")).toContainText("5 h 0 min");
  await expect(waiting(page).getByRole("img")).toHaveAccessibleName(
    "0% within 2 hours, 100% later or not yet",
  );
  await expect(page.getByRole("region", { name: "Drafts to read" })).toContainText(
    /Drafts to read\s*1\s*Review queue.*Direct mail/,
  );
  await expect(page.getByRole("heading", { name: "The company" })).toBeVisible();
  await expect(page.locator("[data-stat]", { hasText: "Total Leads" })).toContainText("2");

  // Two clicks, and it is no longer due.
  await expect(toDo(page)).toContainText("3 days overdue");
  await toDo(page).getByRole("button", { name: "Snooze: Follow up with Marcus Bell" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /In a week/ })
    .click();
  await expect(page.locator(".toast")).toContainText("Follow-up set");
  await expect(toDo(page)).toContainText("Nothing is due today.");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await toDo(page).getByRole("link", { name: "Follow up with Marcus Bell" }).click();
  const pane = page.getByRole("complementary", { name: "The task" });
  await pane.getByRole("link", { name: "Marcus Bell, Harbor Auto Group" }).click();
  await expect(page).toHaveURL(`/admin/leads/${mine}`);
  await page.goto("/admin");
  await waiting(page).getByRole("link", { name: "Email Priya Bell" }).click();
  await expect(page).toHaveURL(`/admin/leads/${waits}?show=email`);
});

test("on phones and for the keyboard, who waits for an answer comes before drafts", async ({ page, db }) => {
  await seedDay(db);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin");
  const cards = page.locator("main section.card").filter({ has: page.locator("h2") });
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => ({
      name: card.querySelector("h2")?.textContent,
      top: card.getBoundingClientRect().top,
    })),
  );
  const names = ["To do", "Waiting for an answer", "Next demos", "Drafts to read"];
  const day = shown.filter(({ name }) => names.includes(`${name}`));
  expect(day.map(({ name }) => name)).toEqual(names);
  expect(day.map(({ top }) => top)).toEqual(day.map(({ top }) => top).toSorted((a, b) => a - b));
});

test("an owner of a new company sees five steps, and hides them", async ({ page, db }) => {
  await db.write("delete from mails where state = 'sent'");
  await page.goto("/admin");
  const steps = page.getByRole("region", { name: "Finish setting up" });
  await expect(steps.getByRole("listitem")).toHaveText([
    ...[/Company and time zone/, /Email/, /First post/, /Invite a colleague/, /Send yourself a test lead/],
  ]);
  await expect(toDo(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The company" })).toBeVisible();
  await steps.getByRole("link", { name: "Write a post: First post" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  await page.goto("/admin");
  await steps.getByRole("button", { name: "Hide" }).click();
  await expect(steps).toHaveCount(0);
  await expect(toDo(page)).toContainText("Nothing is due today.");
  await page.reload();
  await expect(page.getByRole("region", { name: "System Status" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("with the longest names, at every width and in both schemes, the day fits and is readable", async ({
  page,
  db,
}) => {
  await seedDay(db, LONG);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/admin");
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
      expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the day is all there, a follow-up is set on the lead's page, and the steps can be hidden", async ({
    page,
    db,
  }) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Hide" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("region", { name: /Finish setting up/ })).toHaveCount(0);
    const { mine } = await seedDay(db);
    await page.goto("/admin");
    await expect(page.getByText(/1\u00a0overdue, 1\u00a0demo, 1\u00a0lead\u00a0waiting\.$/)).toBeVisible();
    await expect(waiting(page).getByRole("listitem")).toContainText("Priya Bell");
    await toDo(page).getByRole("button", { name: "Snooze: Follow up with Marcus Bell" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/leads/${mine}`));
    await page
      .getByRole("region", { name: "Next follow-up" })
      .getByRole("button", { name: "Tomorrow" })
      .click();
    await page.goto("/admin");
    await expect(toDo(page)).toContainText("Nothing is due today.");
  });
});
