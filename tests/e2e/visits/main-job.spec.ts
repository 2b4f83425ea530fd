import { expect, OWNER, SMTP, test } from "../../support/fixtures";
import { DANA, fillContactForm, PHONE } from "../../support/visitor";

test.use({
  serverOptions: { settings: SMTP },
  userAgent: PHONE,
  viewport: { width: 1280, height: 900 },
});

test("[FORM-013] [FORM-014] [AUTH-007] [AUTH-008] [AUTH-017] [AUTH-018] a visitor becomes a lead, staff see it, a cron writes a post, staff publish it", async ({
  page,
  server,
  db,
  smtp,
}) => {
  // One of the mails is rejected until the retries are used up.
  test.setTimeout(150_000);
  await test.step("1. the visitor's page view is stored with device, browser and os", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect
      .poll(() => db.get("select page_path, device_type, browser, os from website_analytics"))
      .toEqual({ page_path: "/", device_type: "mobile", browser: "Chrome", os: "Android" });
  });

  await test.step("2. the contact form makes the lead, its activity and two mails, which arrive", async () => {
    await fillContactForm(page);
    // A form sent within three seconds is held as spam.
    await page.waitForTimeout(3000);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.locator(".toast").getByText("Message sent successfully!")).toBeVisible();
    await expect(page.locator(".toast").getByText("We'll get back to you within 2 hours.")).toBeVisible();
    await expect(page.locator("[name=firstName]")).toHaveValue("");
    expect(db.all("select business_email, industry, status from leads")).toEqual([
      { business_email: DANA.businessEmail, industry: "Auto dealership", status: "new" },
    ]);
    expect(db.get("select count(*) n from lead_activities")).toEqual({ n: 1 });
    await expect
      .poll(() => smtp.mails.flatMap((mail) => mail.to).sort(), { timeout: 20_000 })
      .toEqual([DANA.businessEmail, "sales@beaconry.example"]);
  });

  await test.step("4. staff sign in and see the lead", async () => {
    await page.goto("/auth");
    await page.getByLabel("Email").fill(OWNER.email);
    await page.getByLabel("Password").fill(OWNER.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(`${server.url}/admin`);
    await expect(page.getByText("Welcome back!", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText("1 new")).toBeVisible();
    await page.getByRole("link", { name: "Lead Management" }).first().click();
    await expect(page.getByRole("heading", { name: "CRM Dashboard" })).toBeVisible();
    await page.getByRole("searchbox").first().fill("harbor");
    await expect(page).toHaveURL(/q=harbor/);
    await page.getByText("Dana Reyes").first().click();
    await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}/);
    await expect(page.getByText(DANA.projectDescription).first()).toBeVisible();
  });

  await test.step("their answer leaves by mail, and is said to be sent once the mail server has it", async () => {
    const lead = new URL(page.url());
    lead.searchParams.set("show", "email");
    await page.goto(lead.href);
    const composer = page.getByRole("dialog", { name: "Send email" });
    await composer.getByLabel("Subject").fill("Your rank map");
    await composer.getByLabel("Message").fill("It is ready.");
    await composer.getByRole("button", { name: /^Send/ }).click();
    await expect(page.locator(".toast").filter({ hasText: "Email Sent" })).toHaveText(
      /Email successfully sent to Dana Reyes/,
      { timeout: 30_000 },
    );
    const left = smtp.mails.filter(({ mail }) => mail.subject === "Your rank map");
    expect(left.map(({ to }) => to)).toEqual([[DANA.businessEmail]]);

    await db.write("update leads set business_email = 'refused@harborauto.example'");
    await page.goto(lead.href);
    await composer.getByLabel("Subject").fill("Your second map");
    await composer.getByLabel("Message").fill("It is ready, too.");
    await composer.getByRole("button", { name: /^Send/ }).click();
    const retry = composer.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible({ timeout: 60_000 });
    await expect(page.locator(".toast[role=alert]")).toContainText("No such mailbox");
    await db.write("update mails set to_address = ? where state = 'failed'", DANA.businessEmail);
    await retry.click();
    await expect(page.locator(".toast").filter({ hasText: "Email Sent" })).toBeVisible({ timeout: 30_000 });
    expect(smtp.mails.filter(({ mail }) => mail.subject === "Your second map")).toHaveLength(1);
  });

  await test.step("5. a cron that fires twice writes one draft", async () => {
    // A slot of more than an hour ago would be left out as missed.
    const slot = new Date();
    slot.setUTCSeconds(0, 0);
    await server.fireCron("5 * * * *", slot);
    await server.fireCron("5 * * * *", slot);
    await expect
      .poll(() => db.all("select status from blog_generation_log"), { timeout: 20_000 })
      .toEqual([{ status: "success" }]);
    expect(db.all("select published from blogs")).toEqual([{ published: 0 }]);
  });

  await test.step("6. staff publish it: list, article, sitemap, indexing request", async () => {
    const post = db.get("select slug, title from blogs");
    await page.goto("/admin/blogs");
    await page.getByRole("switch", { name: `Published: ${post?.title}` }).click();
    await expect(page.getByText("Blog published successfully", { exact: true })).toBeVisible();
    const address = `${server.url}/blog/${post?.slug}`;
    await expect
      .poll(() => db.all("select url, action, kind from indexing_requests"), { timeout: 20_000 })
      .toContainEqual({ url: address, action: "submit", kind: "URL_UPDATED" });
    await page.goto("/blog");
    await expect(page.getByRole("link", { name: /Read Full Article/ })).toHaveAttribute(
      "href",
      `/blog/${post?.slug}`,
    );
    await page.goto(`/blog/${post?.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(post?.title));
    expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`<loc>${address}</loc>`);
  });

  await test.step("4. staff sign out", async () => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(`${server.url}/auth`);
    await expect(page.getByText("You have been successfully signed out", { exact: true })).toBeVisible();
    await page.goto("/admin");
    await expect(page).toHaveURL(`${server.url}/auth`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form creates a lead and confirms it; an invalid form keeps its values", async ({
    page,
    server,
    db,
  }) => {
    await page.goto("/");
    await fillContactForm(page, { businessEmail: "no-scripts@harborauto.example" });
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(`${server.url}/#contact`);
    await expect(page.locator(".toast").getByText("Message sent successfully!")).toBeVisible();
    expect(
      db.get(
        "select count(*) n from leads where email_key = 'no-scripts@harborauto.example' and quarantine_reason is null",
      ),
    ).toEqual({ n: 1 });

    const refused = await page.request.post("/contact", {
      headers: { Origin: server.url },
      form: { ...DANA, businessEmail: "another@harborauto.example", lastName: "", page: "/" },
    });
    expect(refused.status()).toBe(400);
    const answer = await refused.text();
    expect(answer).toContain("Please fill in all required fields");
    expect(answer).toContain("another@harborauto.example");
    expect(db.get("select count(*) n from leads where email_key = 'another@harborauto.example'")).toEqual({
      n: 0,
    });
  });
});
