import { findViolations } from "../support/axe";
import { expect, OWNER, test } from "../support/fixtures";
import { toasts } from "../support/network-failure";

// A program of its own, whose company others do not see.
test.use({ timezoneId: "Europe/Berlin", serverOptions: { settings: { VERSION: "3f1c9ab" } } });

test("the owner who signs in first says who the company is, once; a lost error is found by its reference", async ({
  page,
  db,
}) => {
  await db.write("delete from settings");
  await db.write("delete from known_devices");
  await page.goto("/auth");
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Set up your company" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Berlin");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(OWNER.email);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Skip for now" }).click();
  await expect(page.getByRole("heading", { name: "The company" })).toBeVisible();
  await page.goto("/admin/content");
  await expect(page.getByText("Nothing runs on schedule until an owner has saved")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Blog Post runs on schedule" })).toBeDisabled();

  await page.goto("/admin/first-run");
  await page.getByRole("textbox", { name: "Company" }).fill("Lantern Works");
  await page.getByLabel("Your name").fill("Olga Marsh");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toasts(page).filter({ hasText: "Lantern Works is set up" })).toBeVisible();
  const [row] = db.all("select value from settings where key = 'company'");
  expect(JSON.parse(String(row?.value))).toMatchObject({
    COMPANY_NAME: "Lantern Works",
    COMPANY_EMAIL: OWNER.email,
    SALES_EMAIL: OWNER.email,
    COMPANY_TIME_ZONE: "Europe/Berlin",
  });
  expect(db.get("select display_name from profiles")).toEqual({ display_name: "Olga Marsh" });

  await page.goto("/admin/first-run");
  await expect(page.getByRole("heading", { name: "The company" })).toBeVisible();
  await page.goto("/admin/content");
  await expect(page.getByRole("switch", { name: "Blog Post runs on schedule" })).toBeChecked();
});

test("the health page measures, says what is wrong, and finds an error by its reference", async ({
  page,
  db,
  login,
}) => {
  await login("staff");
  const reference = "0199f1c2-7d3a-7c11-9b1e-5a4d2f6c8e90";
  const at = new Date().toISOString();
  await db.write(
    "insert into errors (program, place, text, count, reference_ids, first_at, last_at) values ('site', 'remix /admin/mail', 'disk I/O error', 3, ?1, ?2, ?2), ('jobs', 'jobs.cron', 'Network connection lost', 1, '', ?2, ?2)",
    reference,
    at,
  );
  const known = {
    cause: "jobs",
    text: "2 jobs have failed for good.",
    since: at,
    toldText: null,
    toldAt: null,
  };
  const alerts = { known: [known], errors: { total: 4, added: [] }, unmailed: [], unposted: [] };
  await db.write(
    "insert into settings (key, value, updated_at) values ('alerts', ?1, ?2)",
    JSON.stringify(alerts),
    at,
  );
  await page.goto("/admin");
  await page
    .getByRole("region", { name: "Something is wrong" })
    .getByRole("link", { name: "Health" })
    .click();
  await expect(page.getByRole("heading", { name: "Health", exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Background work" })).toContainText(
    "2 jobs have failed for good.",
  );
  const engineers = page.getByText("For engineers:");
  await engineers.click();
  const search = page.getByRole("search", { name: "Errors" });
  const errors = page.getByRole("table", { name: "Errors, newest first" });
  await expect(errors.getByRole("row")).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);
  await search.getByLabel("Reference").fill(`Reference: ${reference}`);
  await search.getByRole("button", { name: "Find" }).click();
  await expect(errors.getByRole("row")).toHaveCount(2);
  await expect(errors).toContainText("disk I/O error");
  await expect(errors).toContainText(reference);
  await search.getByLabel("Reference").fill("0199f1c2-0000-7c11-9b1e-5a4d2f6c8e90");
  await search.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("No error with this reference is kept.")).toBeVisible();
  await search.getByRole("link", { name: "Clear" }).click();
  // The figures fold again once nothing is asked for.
  await expect(search).toBeHidden();
  await engineers.click();
  await expect(errors.getByRole("row")).toHaveCount(3);
  await db.write("delete from errors");
  await db.write("delete from settings where key = 'alerts'");
});
