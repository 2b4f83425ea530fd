import { expect, test } from "../../support/fixtures";
import { fillContactForm, PHONE, takePersonsTime } from "../../support/visitor";

const DESKTOP = { width: 1280, height: 900 };
test.use({ userAgent: PHONE, viewport: DESKTOP });

test("[TRK-001] [ANA-001] [ANA-002] [ANA-003] visits and events made in a browser appear in the dashboard, down to the won deal", async ({
  page,
  browser,
  server,
  db,
  login,
}) => {
  test.setTimeout(120_000);
  const context = { userAgent: PHONE, viewport: DESKTOP, locale: "en-US", baseURL: server.url };

  await test.step("a visitor comes by a postcard, reads an article's list, calls and writes", async () => {
    const visitor = await browser.newContext(context);
    const tab = await visitor.newPage();
    await tab.goto("/m/Lakeview-Nov");
    await expect(tab).toHaveURL(/utm_campaign=lakeview-nov/);
    await expect.poll(() => count("website_analytics")).toBe(1);
    await tab.goto("/pixlseo");
    await expect.poll(() => count("website_analytics")).toBe(2);
    await tab.goto("/contact");
    await expect.poll(() => count("website_analytics")).toBe(3);
    await tab.evaluate(() => addEventListener("click", (click) => click.preventDefault(), { once: true }));
    await tab.locator("[data-phone-button]").click();
    await fillContactForm(tab);
    await takePersonsTime(tab);
    await tab.locator("form[data-contact-form] button").click();
    await expect(tab.locator(".toast").getByText("Message sent successfully!")).toBeVisible();
    await visitor.close();
    // The postcard that was followed, the call and the form.
    await expect.poll(() => count("website_events")).toBe(3);
  });

  await test.step("another visitor looks at one page, a program at one, and one that wants no tracking", async () => {
    const other = await browser.newContext(context);
    await (await other.newPage()).goto("/pixlseo");
    await expect.poll(() => count("website_analytics")).toBe(4);
    await other.close();
    const program = await browser.newContext({ ...context, userAgent: "Mozilla/5.0 HeadlessChrome/140.0" });
    await (await program.newPage()).goto("/about");
    await expect.poll(() => views("filtered")).toBe(1);
    await program.close();
    const unseen = await browser.newContext({ ...context, extraHTTPHeaders: { "Sec-GPC": "1" } });
    await unseen.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
    );
    await (await unseen.newPage()).goto("/about");
    await expect.poll(() => views("private_page")).toBe(1);
    await unseen.close();
  });

  await test.step("staff win a deal with that lead", async () => {
    await login();
    const lead = db.get("select id, channel, campaign, landing_path from leads");
    expect(lead).toMatchObject({ channel: "postcard", campaign: "lakeview-nov", landing_path: "/" });
    const now = new Date().toISOString();
    await db.write(
      "insert into deals (id, lead_id, title, value, stage, rank, stage_entered_at, created_at, updated_at) values ('d1', ?, 'Three rooftops', 1250000, 'closed-won', 'a0', ?, ?, ?)",
      String(lead?.id),
      now,
      now,
      now,
    );
  });

  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Website Analytics",
    "Conversion Analytics",
    "Content Generation Analytics",
  ]);
  const measures = page.getByRole("group", { name: "Measure" }).getByRole("link");
  await expect(measures).toHaveText([
    /Visits\s*2/,
    /Page views\s*4/,
    /Pages per visit\s*2/,
    /Converted visits\s*1/,
    /Session conversion\s*50\.0%/,
    /Won in this period\s*\$12,500/,
    /Won from these visits\s*\$12,500/,
  ]);
  await expect(page.getByText("Now: 2 visitors")).toBeVisible();
  await expect(page.getByRole("row", { name: /Postcard.*\$12,500/ })).toBeVisible();

  await page
    .getByRole("link", { name: /Postcard/ })
    .first()
    .click();
  await expect(page).toHaveURL(/channel=postcard/);
  await expect(measures.first()).toHaveText(/Visits\s*1/);

  await page.goto("/admin/analytics?sources=campaign");
  await expect(page.getByRole("link", { name: /lakeview-nov/ }).first()).toBeVisible();

  function count(table: string): number {
    return Number(db.get(`select count(*) n from ${table}`)?.n);
  }
  function views(dimension: string): number {
    return Number(
      db.get("select coalesce(sum(views), 0) n from rollup_hours where dimension = ?", dimension)?.n,
    );
  }
});
