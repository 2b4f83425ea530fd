import { signDraft } from "../../app/blog/article/preview-token";
import { LONG_ARTICLE, publishArticle } from "../support/articles";
import { findViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { renderEverything } from "../support/layout";
import { PHONE } from "../support/visitor";

test.use({ userAgent: PHONE });

const PHONE_SIZE = { width: 390, height: 760 };
const SECRET = "k".repeat(43);
const DESKTOP = { width: 1440, height: 900 };

test.beforeEach(async ({ db }) => {
  await db.write("delete from redirects");
  await db.write("delete from missing_paths");
  await publishArticle(db);
  await publishArticle(db, LONG_ARTICLE);
});

test("an article begins with its first paragraph, and ends with the next one and one call to action", async ({
  page,
}) => {
  await page.goto(LONG_ARTICLE.path);
  await renderEverything(page);
  // biome-ignore lint/performance/useDomNodeTextContent: the order of what a reader sees
  const text = await page.getByRole("main").innerText();
  const order = [
    "The office of a heating firm",
    "Key points",
    "Where the calls fall",
    "Next from Lakeview, WI",
    "Bring your own numbers.",
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.every((at) => at > 0)).toBe(true);
  await expect(page.getByRole("main").locator(".btn-signal")).toHaveCount(1);
  await page.getByRole("link", { name: "Where the calls went in Lakeview" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where the calls went in Lakeview");
});

test("an address without breaks makes an article on a phone no wider, and its table keeps whole words", async ({
  page,
  db,
}) => {
  const long = `https://example.com/${"a_very_long_address_without_any_breaks_".repeat(4)}`;
  const table = "| Street | Calls |\n| --- | --- |\n| Abercrombie-Fotheringham | 12 |";
  const article = { ...LONG_ARTICLE, slug: "long-address", path: "/blog/long-address" };
  await publishArticle(db, article);
  await db.write(
    "update blogs set title = ?, content = ? where slug = ?",
    `On ${"unbroken".repeat(12)}`,
    `First ${long}\n\nThen ${long}\n\n## ${"Heading".repeat(12)}\n\n- ${long}\n\n${table}`,
    article.slug,
  );
  await page.setViewportSize(PHONE_SIZE);
  await page.goto(article.path);
  await expect(page.getByRole("link", { name: /a_very_long/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_SIZE.width);
  const cell = page.getByRole("cell", { name: "Abercrombie-Fotheringham" });
  expect(await cell.evaluate((cell) => getComputedStyle(cell).overflowWrap)).toBe("break-word");
});

test("on wide screens the first of an odd number of posts has a row of its own, and the last row is full", async ({
  page,
  db,
}) => {
  await page.setViewportSize(DESKTOP);
  for (const [count, rows] of [
    [3, [1, 2]],
    [4, [2, 2]],
  ] as const) {
    const slug = `in-rows-${count}`;
    await publishArticle(db, { ...LONG_ARTICLE, slug });
    for (const other of Array(count - 1).keys())
      await publishArticle(db, { ...LONG_ARTICLE, slug: `${slug}-${other}` });
    await db.write("update blogs set category = ? where slug like ?", slug, `${slug}%`);
    await page.goto(`/blog/category/${slug}`);
    await renderEverything(page);
    const tops = await page
      .locator(".post-row")
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
    const perRow = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(perRow).toEqual(rows);
    await db.write("delete from blogs where slug like ?", `${slug}%`);
  }
});

test("in the list on a phone, place and date, title and text stand one under another, the cover beside them", async ({
  page,
}) => {
  await page.setViewportSize(PHONE_SIZE);
  await page.goto("/blog");
  await renderEverything(page);
  const boxes = await page.locator("article:has(h3)").evaluateAll((rows) =>
    rows.map((row) =>
      ["time", "h3", "h3 + *", ".cover"].map((part) => {
        const { top, bottom, left, right } =
          row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, left, right };
      }),
    ),
  );
  expect(boxes).not.toEqual([]);
  for (const [time, title, text, cover] of boxes) {
    expect(title?.top).toBeGreaterThanOrEqual(Number(time?.bottom));
    expect(text?.top).toBeGreaterThanOrEqual(Number(title?.bottom));
    expect(cover?.right).toBeLessThanOrEqual(Number(title?.left));
    expect(cover?.top).toBeLessThanOrEqual(Number(title?.top));
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("contents stand beside the text on wide screens, and fold above it on narrow ones", async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(LONG_ARTICLE.path);
      const beside = page.getByRole("navigation", { name: "Contents" });
      await expect(beside.getByRole("link")).toHaveText([
        "Where the calls fall",
        "What they cost",
        "Where the callers live",
      ]);
      await beside.getByRole("link", { name: "What they cost" }).click();
      await expect(page).toHaveURL(/#what-they-cost$/);
      await expect(page.getByRole("heading", { name: "What they cost", exact: true })).toBeInViewport();

      await page.setViewportSize(PHONE_SIZE);
      await page.goto(LONG_ARTICLE.path);
      await expect(beside).toBeHidden();
      const link = page.locator("details").getByRole("link", { name: "Where the callers live" });
      await expect(link).toBeHidden();
      await page.getByText("Contents", { exact: false }).locator("visible=true").first().click();
      await link.click();
      await expect(page.getByRole("heading", { name: "Where the callers live" })).toBeInViewport();
    });

    test("a chart shows its table on demand", async ({ page }) => {
      await page.setViewportSize(PHONE_SIZE);
      await page.goto(LONG_ARTICLE.path);
      const chart = page.getByRole("figure").filter({ hasText: "Calls by hour" });
      await expect(chart.getByRole("img").first()).toHaveAccessibleName(
        /Answered: highest 27 at 7 am, lowest 7 at 5 pm\./,
      );
      await expect(chart.getByRole("table")).toBeHidden();
      await chart.getByText("Show as a table").click();
      await expect(chart.getByRole("cell", { name: "10 am" })).toBeVisible();
    });

    test("hits of a search are marked, and the phone's search fills its row", async ({ page }) => {
      await page.setViewportSize(PHONE_SIZE);
      await page.goto("/blog");
      const field = page.getByRole("searchbox", { name: "Search articles" });
      const row = await page.locator("section[aria-labelledby=latest]").boundingBox();
      expect((await field.boundingBox())?.width).toBe(row?.width);
      await field.fill("PHONE RANG");
      await field.press("Enter");
      await expect(page).toHaveURL(/q=PHONE\+RANG/);
      await expect(page.locator("mark").first()).toHaveText("phone rang");
    });
  });
}

test("the line below the header grows while one reads, without a script", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(LONG_ARTICLE.path);
  const width = () => page.locator(".read-progress").evaluate((line) => line.getBoundingClientRect().width);
  await expect.poll(width).toBeLessThan(5);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(width).toBeGreaterThan(DESKTOP.width - 5);
});

test("a draft's preview is the article's page with a note, accessible, and not tracked", async ({
  page,
  db,
}) => {
  await db.write("update blogs set published = 0 where slug = ?", LONG_ARTICLE.slug);
  await db.write(
    "insert into settings (key, value, updated_at) values ('blog.preview-key', ?, '2026-01-01T00:00:00.000Z') on conflict do update set value = excluded.value",
    JSON.stringify(SECRET),
  );
  const { id } = db.get(`select id from blogs where slug = '${LONG_ARTICLE.slug}'`) ?? {};
  const expiresAt = new Date(Date.now() + 60_000);
  await page.goto(`/blog/preview/${await signDraft({ id: String(id), expiresAt }, SECRET)}`);
  await expect(page.getByRole("note")).toContainText("Draft. Only people with this address see it, until");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONG_ARTICLE.title);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(PHONE_SIZE);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findViolations(page)).toEqual([]);
  await db.write("update blogs set published = 1 where slug = ?", LONG_ARTICLE.slug);
});

test("what visitors miss becomes a redirect with one click", async ({ page, login, allowConsole, db }) => {
  allowConsole(/Page not found|status of 404/);
  await page.goto("/blog/forty-one-missed-call");
  await page.goto("/blog/forty-one-missed-call");
  await login();
  await page.goto("/admin/blogs");
  await page.getByRole("link", { name: "Redirects" }).click();
  const row = page.getByRole("row", { name: /forty-one-missed-call / });
  await expect(row.getByRole("textbox")).toHaveValue(LONG_ARTICLE.path);
  expect(await findViolations(page)).toEqual([]);
  await row.getByRole("button", { name: /^Redirect/ }).click();
  await expect(page.locator(".toast").filter({ hasText: "Redirect added" })).toBeVisible();
  await expect(page.getByText("No missing pages")).toBeVisible();
  await page.goto("/blog/forty-one-missed-call");
  await expect(page).toHaveURL(LONG_ARTICLE.path);
  await expect.poll(() => db.get("select hits from redirects")).toEqual({ hits: 1 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("redirects are added and deleted with plain forms", async ({ page, login, db }) => {
    await db.write(
      "insert into missing_paths (path, hits, last_seen_at) values ('/contacts', 2, '2026-01-01T00:00:00.000Z')",
    );
    await login();
    await page.goto("/admin/blogs/redirects");
    await page.getByLabel("Page for /contacts").fill("/nowhere");
    await page.getByRole("button", { name: "Redirect /contacts" }).click();
    await expect(page.getByText("There is no page at /nowhere.")).toBeVisible();
    await page.getByRole("button", { name: "Redirect /contacts" }).click();
    await expect(page.getByRole("row", { name: /^\/contacts \/contact / })).toBeVisible();
    await page.getByRole("button", { name: "Delete the redirect of /contacts" }).click();
    await expect(page.getByText("No redirects")).toBeVisible();
  });
});
