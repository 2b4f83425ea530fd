import { expect, SMTP, test } from "../../support/fixtures";
import { doMainJob } from "../../support/main-job";
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
  await doMainJob({ page, server, db, smtp });
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
