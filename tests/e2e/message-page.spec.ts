import { mailDocument } from "../../app/mail/html";
import type { TestDatabase } from "../support/database";
import { expect, test } from "../support/fixtures";
import { insertLeadRow } from "../support/lead-rows";

test.beforeEach(async ({ db, login }) => {
  await db.write("delete from mails");
  await login("staff");
});

async function storeMail(db: TestDatabase, html: string): Promise<void> {
  await db.write(
    `insert into mails (id, kind, state, to_address, from_address, from_name, subject, html, text, created_at, updated_at)
      values ('mail-1', 'crm', 'kept', 'marcus@harborauto.example', 'hello@beaconry.example', 'Beaconry', 'Your rank map', ?1, 'Here it is.', ?2, ?2)`,
    html,
    new Date().toISOString(),
  );
}

test("a mail's HTML is shown with its styles, from the list and at its own address", async ({ page, db }) => {
  await storeMail(db, mailDocument("Your rank map", "<p>Here it is.</p>"));
  const body = page.frameLocator("iframe").locator("body");
  await page.goto("/admin/mail");
  await page.getByRole("link", { name: "Your rank map" }).click();
  await expect(body).toHaveText("Here it is.");
  const frame = page.frameLocator("iframe").locator("html");
  expect(
    await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(0);
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.reload();
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(body).toHaveCSS("color", "rgb(16, 32, 58)");
});

test("below a mail stand the other mails to its lead", async ({ page, db }) => {
  const leadId = await insertLeadRow(db, { firstName: "Priya" });
  await storeMail(db, mailDocument("Your rank map", "<p>Here it is.</p>"));
  await db.write("update mails set lead_id = ?", leadId);
  const others = page.getByRole("region", { name: "Other emails to this lead" });
  await page.goto("/admin/mail/mail-1");
  const lead = page.getByRole("region", { name: "Message" }).getByRole("link", { name: "Priya" });
  await expect(lead).toHaveAttribute("href", `/admin/leads/${leadId}`);
  await expect(others).toHaveCount(0);
  await db.write("update mails set id = 'mail-2', subject = 'Two times for a call'");
  await storeMail(db, mailDocument("Your rank map", "<p>Here it is.</p>"));
  await db.write("update mails set lead_id = ?", leadId);
  await db.write("update leads set deleted_at = '2026-11-01T00:00:00.000Z'");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Delivery" })).toBeVisible();
  await expect(lead).toHaveCount(0);
  await expect(others).toHaveCount(0);
  await db.write("update leads set deleted_at = null");
  await page.reload();
  await others.getByRole("link", { name: "Two times for a call" }).click();
  await expect(page).toHaveURL(/\/mail-2$/);
});

test("on a phone nothing of a mail is cut, and its text is there to open", async ({ page, db }) => {
  const address = `https://beaconry.example/${"a1b2c3".repeat(20)}`;
  await storeMail(db, mailDocument("Your rank map", `<p>Here it is.</p><p>${address}</p>`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/mail/mail-1");
  const body = page.frameLocator("iframe").locator("html");
  await expect(body).toContainText(address);
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.locator("pre")).toBeHidden();
  await page.getByText("Plain-text version", { exact: true }).click();
  await expect(page.locator("pre")).toHaveText("Here it is.");
});

test("the list of mail is filtered at once by what is typed and chosen", async ({ page, db }) => {
  await storeMail(db, "");
  await page.goto("/admin/mail");
  const filters = page.getByRole("search", { name: "Email" });
  const mail = page.getByRole("link", { name: "Your rank map" });
  await filters.getByRole("searchbox", { name: "Search email" }).fill("postcard");
  await expect(page.getByText("No email matches")).toBeVisible();
  await filters.getByRole("searchbox", { name: "Search email" }).fill("rank");
  await expect(mail).toBeVisible();
  await filters.getByRole("combobox", { name: "State" }).selectOption("Sent");
  await expect(page.getByText("No email matches")).toBeVisible();
  await filters.getByRole("link", { name: "Clear" }).click();
  await expect(mail).toBeVisible();
  await expect(filters.getByRole("searchbox", { name: "Search email" })).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of mail is filtered by a button", async ({ page, db }) => {
    await storeMail(db, "");
    await page.goto("/admin/mail");
    const filters = page.getByRole("search", { name: "Email" });
    await filters.getByRole("searchbox", { name: "Search email" }).fill("postcard");
    await filters.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No email matches")).toBeVisible();
  });
});

test("a mail that waits after a failure says until when it is tried again", async ({ page, db }) => {
  await storeMail(db, mailDocument("Your rank map", "<p>Here it is.</p>"));
  const sentence = page.getByText("It is tried again after growing waits, for up to two days.");
  const open = async (state: string, lastError: string | null) => {
    await db.write("update mails set state = ?, last_error = ?", state, lastError);
    await page.goto("/admin/mail/mail-1");
    await expect(page.getByText("Attempts")).toBeVisible();
  };
  await open("queued", "451 Try again later");
  await expect(sentence).toBeVisible();
  for (const [state, lastError] of [
    ["queued", null],
    ["failed", "550 No such mailbox"],
    ["sent", null],
  ] as const) {
    await open(state, lastError);
    await expect(sentence).toHaveCount(0);
  }
});

test("a script in a mail's HTML never runs, in the frame or in a tab of its own", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/Blocked script execution|Content Security Policy/);
  const hostile =
    "<p>Here it is.</p><script>document.title = 'ran'</script><img src=x onerror=\"document.body.innerHTML = 'ran'\"><a href=\"javascript:document.body.innerHTML='ran'\">more</a>";
  await storeMail(db, mailDocument("Your rank map", hostile));
  await page.goto("/admin/mail/mail-1");
  const frame = page.frameLocator("iframe");
  await frame.getByRole("link", { name: "more" }).click();
  await expect(frame.locator("body")).toContainText("Here it is.");
  expect(await page.title()).not.toBe("ran");
  await page.goto("/admin/mail/mail-1/body");
  await page.getByRole("link", { name: "more" }).click();
  await expect(page.locator("body")).toContainText("Here it is.");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  expect(await page.title()).toBe("Your rank map");
});
