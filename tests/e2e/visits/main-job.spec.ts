import { expect, SMTP, test } from "../../support/fixtures";
import { insertLeadRow } from "../../support/lead-rows";
import { runMainJob } from "../../support/main-job";
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
  test.setTimeout(120_000);
  await runMainJob({ page, server, db, smtp });
});

test("a message that the mail server refuses is sent again from the composer, once", async ({
  page,
  db,
  smtp,
  login,
}) => {
  test.setTimeout(120_000);
  const leadId = await insertLeadRow(db, { email: "refused@harborauto.example" });
  await login();
  await page.goto(`/admin/leads/${leadId}?show=email`);
  const composer = page.getByRole("dialog", { name: "Send email" });
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact form creates a lead and confirms it; an invalid form keeps its values", async ({
    page,
    server,
    db,
  }) => {
    await page.goto("/");
    await fillContactForm(page, { businessEmail: "no-scripts@harborauto.example" });
    await page.getByRole("button", { name: "Send Message" }).click();
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
