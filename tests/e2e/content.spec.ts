import type { Page } from "@playwright/test";
import type { TestDatabase } from "../support/database";
import { expect, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";

const TABLES = ["blogs", "blog_generation_log", "draft_reviews", "post_signatures", "postcards", "settings"];

test.beforeEach(async ({ db, login }) => {
  await db.write("drop trigger if exists refused");
  for (const table of [...TABLES, "indexing_requests"]) await db.write(`delete from ${table}`);
  // The company's page was saved.
  await db.write("insert into settings (key, value, updated_at) values ('company', '{}', '2026-01-01')");
  await login();
});

const toast = (page: Page) => page.locator(".toast");
const card = (page: Page, title: string) =>
  page.locator("#functions > section, section.card", {
    has: page.getByRole("heading", { name: title, exact: true }),
  });
const refuse = (db: TestDatabase, table: string, condition = "1") =>
  db.write(
    `create trigger refused before insert on ${table} when ${condition} begin select raise(abort, 'no room'); end`,
  );

test("[GEN-009] [GEN-010] [GEN-011] a card's button runs its own function and says so; the others stay as they are", async ({
  page,
  db,
}) => {
  await page.goto("/admin/content");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await card(page, "Marketing Article").getByRole("button", { name: /^Run/ }).click();
  expect((await sent).postData()).toContain("manual_trigger=true");
  await expect(card(page, "Marketing Article").getByRole("button", { name: /Run/ })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  for (const other of ["Blog Post", "Direct Mail"]) {
    await expect(card(page, other).getByRole("button", { name: /^Run/ })).not.toHaveAttribute(
      "aria-busy",
      "true",
    );
  }
  await expect(toast(page)).toContainText("Marketing Article executed successfully");
  expect(db.all("select generator, status from blog_generation_log")).toEqual([
    { generator: "generate-marketing-article", status: "success" },
  ]);
  await expect(card(page, "Marketing Article")).toContainText("1 run today");
  await expect(page.locator("#drafts")).toContainText("Marketing article");
});

test("[GEN-012] a run that fails shows the specified toast with its reason, and is in the list", async ({
  page,
  db,
}) => {
  await refuse(db, "blogs");
  await page.goto("/admin/content");
  await card(page, "Blog Post").getByRole("button", { name: /^Run/ }).click();
  await expect(toast(page)).toContainText("Failed to run Blog Post");
  await expect(toast(page)).toContainText("no room");
  const run = page.getByRole("row", { name: /error Blog post/ });
  await expect(run).toBeHidden();
  await page
    .getByRole("navigation", { name: "Parts of this page" })
    .getByRole("link", { name: "Runs" })
    .click();
  await expect(page).toHaveURL(/#run-list$/);
  await expect(run).toBeHidden();
  // Once the page has loaded the run that it says.
  await card(page, "Blog Post").getByRole("link", { name: "1 run today" }).click();
  await expect(run).toBeVisible();
});

test("[GEN-013] [GEN-014] Run All runs all three together and says that they were triggered", async ({
  page,
  db,
}) => {
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "Run All Functions" }).click();
  await expect(toast(page)).toContainText("Batch Complete");
  await expect(toast(page)).toContainText("All content generation functions have been triggered");
  expect(
    db.get("select count(distinct generator) n from blog_generation_log where status = 'success'"),
  ).toEqual({ n: 3 });
});

test("links lead to every part of the page, and from the beginning of a draft to all of it", async ({
  page,
}) => {
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "Run All Functions" }).click();
  await expect(toast(page)).toContainText("Batch Complete");
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  await expect(parts.getByRole("link", { name: "Postcard" })).toBeVisible();
  const shown = ["Review", "Functions", "Status", "Postcard", "Runs", "SEO", "Limits"];
  expect((await parts.getByRole("link").allTextContents()).sort()).toEqual(shown.sort());
  const tops = await parts
    .getByRole("link")
    .evaluateAll((links) =>
      links.map(
        (link) => document.querySelector((link as HTMLAnchorElement).hash)?.getBoundingClientRect().top,
      ),
    );
  expect(tops).toEqual(tops.toSorted((one, other) => Number(one) - Number(other)));
  for (const link of await parts.getByRole("link").all()) {
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    const id = (await link.getAttribute("href"))?.split("#")[1];
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(parts).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("link", { name: "Read all in the editor" }).click();
  await expect(page).toHaveURL(/\/admin\/blogs\/[0-9a-f-]{36}/);
});

test("[GEN-015] when one fails, Run All tells each function's result", async ({ page, db }) => {
  await refuse(db, "draft_reviews", "new.generator = 'direct-mail-automation'");
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "Run All Functions" }).click();
  await expect(toast(page)).toContainText("Batch Complete");
  await expect(toast(page)).toContainText("Blog Post ran. Marketing Article ran. Direct Mail failed:");
});

test("[GEN-016] an unexpected failure of Run All shows the specified toast", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  await refuse(db, "outbox");
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "Run All Functions" }).click();
  await expect(toast(page)).toContainText("Failed to run batch functions");
});

test("the switch of a schedule is kept, by keyboard; staff see it and cannot change it", async ({
  page,
  login,
}) => {
  await page.goto("/admin/content");
  const own = page.getByRole("switch", { name: "Blog Post runs on schedule" });
  await own.focus();
  await page.keyboard.press("Space");
  await expect(toast(page)).toContainText("Blog Post is paused");
  await page.reload();
  await expect(own).toHaveAttribute("aria-checked", "false");
  await expect(card(page, "Blog Post")).toContainText("Paused");
  await login("staff");
  await page.reload();
  await expect(own).toBeDisabled();
});

test("a draft is read, rejected with a reason, and the next one approved; its postcard can be printed", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto("/admin/content");
  for (const run of [1, 2]) {
    await card(page, "Direct Mail").getByRole("button", { name: /^Run/ }).click();
    await expect(card(page, "Direct Mail")).toContainText(`${run} run`);
    await expect(card(page, "Direct Mail").getByRole("button", { name: /^Run/ })).not.toHaveAttribute(
      "aria-busy",
      "true",
    );
  }
  await expect(page.locator("#drafts")).toContainText("All 2");
  // Both sides of its card stand in the review, drawn.
  const sides = page
    .locator("#drafts")
    .getByRole("link", { name: /Its postcard/ })
    .locator("use");
  await expect(sides).toHaveCount(2);
  for (const side of await sides.all())
    expect(await side.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(99);
  await expect(
    page
      .locator("#drafts")
      .getByRole("link", { name: /^Edit / })
      .first(),
  ).toHaveAttribute("href", /^\/admin\/blogs\/[\w-]+$/);
  await page.getByRole("link", { name: "Reject" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject this draft?" });
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toContainText("Say why it is rejected");
  await dialog.getByLabel("Why").fill("It never names a street");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#drafts")).toContainText("All 1");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(toast(page).filter({ hasText: "Draft approved and published" })).toBeVisible();
  await expect(page.locator("#drafts")).toContainText("No drafts to review.");
  expect(db.all("select state from draft_reviews order by 1")).toEqual([
    { state: "approved" },
    { state: "rejected" },
  ]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF, 6 × 4 in" }).click();
  expect((await download).suggestedFilename()).toMatch(/^postcard-.*\.pdf$/);
});

test("on phones the queue shows three drafts and unfolds the others, which it does for one of them that is chosen", async ({
  page,
  db,
}) => {
  for (const draft of ["One", "Two", "Three", "Four", "Five"]) {
    const at = `2026-01-0${6 - draft.length}`;
    await db.write(
      `insert into blogs (id, slug, title, meta_description, content, created_at, updated_at)
        values ('${draft}', '${draft}', '${draft}', 'd', 'Text.', '${at}', '${at}')`,
    );
    await db.write(
      `insert into draft_reviews (blog_id, generator, state, score, gates, created_at)
        values ('${draft}', 'direct-mail-automation', 'waiting', 90, '[]', '${at}')`,
    );
  }
  const rows = page.locator("#drafts ol > li").filter({ visible: true });
  await page.goto("/admin/content");
  await expect(rows).toHaveCount(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows).toHaveCount(3);
  await page.locator("#drafts summary").filter({ hasText: "2 more" }).click();
  await expect(rows).toHaveCount(5);
  await rows.getByRole("link").filter({ hasText: "Three" }).click();
  await expect(page.locator("#draft-title")).toHaveText("Three");
  await page.reload();
  await expect(rows).toHaveCount(5);
});

test("on phones a link to a folded part opens it, each time", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/content#status");
  const status = page.getByRole("region", { name: "System status" });
  const inside = status.getByText("Database", { exact: true });
  await expect(inside).toBeVisible();
  await status.locator("summary").click();
  await expect(inside).toBeHidden();
  await page
    .getByRole("navigation", { name: "Parts of this page" })
    .getByRole("link", { name: "Status" })
    .click();
  await expect(inside).toBeVisible();
  await expect(status.locator("summary")).toBeInViewport();
});

test("a second click on Approve does not publish the next draft, which nobody has read", async ({
  page,
  db,
}) => {
  await page.goto("/admin/content");
  for (const run of [1, 2]) {
    await card(page, "Direct Mail").getByRole("button", { name: /^Run/ }).click();
    await expect(card(page, "Direct Mail")).toContainText(`${run} run`);
  }
  await page.reload();
  await waitForHydration(page);
  const approve = page.getByRole("button", { name: "Approve" });
  const first = await page.locator("#draft-title").textContent();
  await approve.click();
  await expect(page.locator("#draft-title")).not.toHaveText(first ?? "");
  await approve.click({ force: true });
  await expect(toast(page).filter({ hasText: "Draft approved and published" })).toContainText(first ?? "");
  await expect(approve).toBeEnabled();
  await expect(page.locator("#drafts")).toContainText("All 1");
  expect(db.get("select count(*) n from blogs where published = 1")).toEqual({ n: 1 });
});

test("a statement to verify keeps Approve shut until it is confirmed", async ({ page, db }) => {
  await page.goto("/admin/content");
  await card(page, "Blog Post").getByRole("button", { name: /^Run/ }).click();
  await expect(toast(page)).toContainText("executed successfully");
  await db.write("update blogs set content = 'It is so: [verify: 61% of patients]. And more.'");
  await page.reload();
  await expect(page.getByRole("button", { name: "Approve" })).toBeDisabled();
  await page.getByRole("button", { name: "It is true: 61% of patients" }).click();
  await expect(page.getByRole("button", { name: "Approve" })).toBeEnabled();
  expect(db.get("select content from blogs")).toEqual({ content: "It is so: 61% of patients. And more." });
});

test("Stop all asks first, then runs do nothing until an owner starts them again", async ({ page }) => {
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Stop all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop all" }).click();
  await expect(page.getByText("Everything is stopped.")).toBeVisible();
  await expect(card(page, "Blog Post").getByRole("button", { name: /^Run/ })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Run All Functions" })).toBeDisabled();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(card(page, "Blog Post").getByRole("button", { name: /^Run/ })).toBeEnabled();
});

test("a run that is asked for on a page from before the stop is skipped, which is no failure", async ({
  page,
  db,
}) => {
  await page.goto("/admin/content");
  // Saved once, so that there is a policy to change behind the page's back.
  await page.getByRole("link", { name: "Stop all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stop all" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("button", { name: "Run All Functions" })).toBeEnabled();
  await db.write(
    "update settings set value = json_set(value, '$.isStopped', json('true')) where key = 'generation.policy'",
  );
  await page.getByRole("button", { name: "Run All Functions" }).click();
  await expect(toast(page).filter({ hasText: "Batch Complete" })).toContainText(
    "Blog Post was skipped: Everything is stopped.",
  );
  await page.goto("/admin");
  await expect(page.locator("[data-stat]", { hasText: "Generation Jobs" })).toContainText("3");
  await expect(page.locator("[data-stat]", { hasText: "Success Rate" })).toContainText("No jobs yet");
});

test("limits are changed in their dialog, with messages at the fields", async ({ page, allowConsole }) => {
  allowConsole(/400/);
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Change", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Limits" });
  await dialog.getByLabel("Dollars per month").fill("-4");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText("Not below 0");
  await dialog.getByLabel("Dollars per month").fill("35");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("$0.00 of $35")).toBeVisible();
});

test("[IDX-005] [IDX-006] regenerating shows 'generating' with the buttons shut, then 'success' and the toast", async ({
  page,
  db,
}) => {
  await insertPost(db);
  await page.goto("/admin/content");
  const own = card(page, "Sitemap");
  const button = own.getByRole("button", { name: "Regenerate Sitemap" });
  await page.route("**/admin/content*", async (route) => {
    if (route.request().method() === "POST") await page.waitForTimeout(600);
    await route.continue();
  });
  await button.click();
  await expect(own).toContainText("generating");
  await expect(button).toBeDisabled();
  await expect(page.getByRole("button", { name: "Reindex A post" })).toBeDisabled();
  await expect(toast(page)).toContainText("Sitemap regenerated successfully");
  await expect(own).toContainText("success");
  await expect(button).toBeEnabled();
  await expect(own).toContainText("Problems found0");
});

test("[IDX-007] a regeneration that fails shows 'error' and the specified toast", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/500/);
  await page.goto("/admin/content");
  await refuse(db, "settings", "new.value like '%\"success\"%'");
  await card(page, "Sitemap").getByRole("button", { name: "Regenerate Sitemap" }).click();
  await expect(toast(page)).toContainText("Failed to regenerate sitemap");
  await page.reload();
  await expect(card(page, "Sitemap")).toContainText("error");
});

test("[IDX-012] [IDX-013] reindex says that it was triggered, and the list is read again after two seconds", async ({
  page,
  db,
}) => {
  await insertPost(db);
  await page.goto("/admin/content");
  await page.getByRole("button", { name: "Reindex A post" }).click();
  await expect(toast(page)).toContainText("Reindexing triggered successfully");
  const at = Date.now();
  await page.waitForRequest(
    (request) => request.method() === "GET" && request.url().includes("/admin/content"),
  );
  expect(Date.now() - at).toBeLessThan(4000);
  await expect(page.getByRole("row", { name: /A post/ })).toContainText("Google Not connected");
});

test("[IDX-014] a reindex that fails shows the specified toast", async ({ page, db, allowConsole }) => {
  allowConsole(/404/);
  await insertPost(db);
  await page.goto("/admin/content");
  await db.write("update blogs set published = 0");
  await page.getByRole("button", { name: "Reindex A post" }).click();
  await expect(toast(page)).toContainText("Failed to trigger reindexing");
});

test("[IDX-015] [IDX-016] without posts the panel says so; if it cannot be read, the toast says so", async ({
  page,
  db,
  allowConsole,
}) => {
  await page.goto("/admin/content");
  await expect(page.getByText("No published blog posts found")).toBeVisible();
  allowConsole(/./);
  await db.write("alter table indexnow_calls rename to indexnow_gone");
  await page.reload();
  await expect(toast(page)).toContainText("Failed to fetch indexing status");
  await db.write("alter table indexnow_gone rename to indexnow_calls");
});

for (const width of [390, 768, 1440]) {
  test(`at ${width} px nothing is wider than the window`, async ({ page, db }) => {
    await insertPost(db);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin/content");
    await page.getByRole("button", { name: "Run All Functions" }).click();
    await expect(toast(page)).toContainText("Batch Complete");
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("runs, approves, rejects, regenerates and reindexes as forms", async ({ page, db }) => {
    await page.goto("/admin/content");
    await card(page, "Blog Post").getByRole("button", { name: /^Run/ }).click();
    await expect(page.getByText("Blog Post executed successfully")).toBeVisible();
    await page.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("Draft approved and published")).toBeVisible();
    await page.getByRole("button", { name: "Regenerate Sitemap" }).click();
    await expect(page.getByText("Sitemap regenerated successfully")).toBeVisible();
    await page.getByRole("button", { name: /^Reindex/ }).click();
    await expect(page.getByText("Reindexing triggered successfully")).toBeVisible();
    await card(page, "Marketing Article").getByRole("button", { name: /^Run/ }).click();
    await page.getByRole("link", { name: "Reject" }).click();
    await page.getByLabel("Why").fill("Too dry");
    await page.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("Draft rejected")).toBeVisible();
    expect(db.get("select count(*) n from draft_reviews where state = 'rejected'")).toEqual({ n: 1 });
  });
});

async function insertPost(db: TestDatabase): Promise<void> {
  await db.write(
    `insert into blogs (id, slug, title, meta_description, content, published, published_at, created_at, updated_at)
      values ('a-post', 'a-post', 'A post', 'd', 'Something else entirely.', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  );
}
