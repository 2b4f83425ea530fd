import type { Page } from "@playwright/test";
import { findViolations } from "../support/axe";
import type { TestDatabase } from "../support/database";
import { expect, test } from "../support/fixtures";
import { slowRendering } from "../support/hold-rendering";
import { clearLeads, insertLeadRow } from "../support/lead-rows";

const FILE = {
  name: "spring-fair.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "First Name;Last Name;Email;Where;Status",
      'Ann;Reyes;ann@fern.example;"Fern; Moss";new',
      "Ben;Bell;BEN@harbor.example;Elsewhere;lost",
      "Cy;Bell;nobody;Elsewhere;new",
    ].join("\r\n"),
  ),
};

/** The queue delivers after a second, on a busy machine after several. */
const BY_THE_QUEUE = { timeout: 25_000 };

const toast = (page: Page) => page.locator(".toast");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.beforeEach(async ({ db, login }) => {
  await clearLeads(db);
  await db.write("delete from lead_imports");
  await db.write("delete from lead_import_layouts");
  await insertLeadRow(db, { firstName: "Ben", email: "ben@harbor.example" });
  await login();
});

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
}

const leadsOf = (db: TestDatabase) =>
  db.all("select first_name, company_name, status from leads order by first_name").map(Object.values);
const BEFORE = [["Ben", "Harbor Auto Group", "new"]];
const AFTER = [
  ["Ann", "Fern; Moss", "new"],
  ["Ben", "Elsewhere", "lost"],
];

test("[CRM-001] [CRM-089] [CRM-092] [CRM-093] [CRM-094] [CRM-095] [CRM-096] a file is chosen, mapped, checked, imported and undone", async ({
  page,
  db,
  allowConsole,
}) => {
  allowConsole(/400/);
  await page.goto("/admin/leads");
  await expect(title(page)).toHaveText("CRM Dashboard");
  await expect(page.getByRole("link", { name: "Export CRM Data" })).toBeVisible();
  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(title(page)).toHaveText("Import CSV");
  const file = page.getByLabel("Drop a CSV file here or choose one");

  await file.setInputFiles({ ...FILE, buffer: Buffer.from("PK\u0003\u0004 a workbook") });
  await expect(toast(page)).toHaveText(/Failed to import leads from CSV/);
  await expect(toast(page)).toHaveAttribute("role", "alert");
  await expect(page.locator("[id$=-file-error]")).toContainText("not a CSV file");
  await expectNoViolations(page);

  await file.setInputFiles(FILE);
  await expect(title(page)).toHaveText("Dry run");
  await expect(page.getByText("No column is Company")).toBeVisible();
  await page.getByLabel("Field of Where").selectOption("Company");
  await page.getByRole("button", { name: "Check again with these columns" }).click();
  await expect(toast(page).last()).toHaveText(/Columns changed, rows checked again/);
  await expect(page.getByText("No column is Company")).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "Line 4" })).toContainText(
    "Enter an email like name@company.com",
  );
  await expect(page.getByLabel("Email of line 4")).toHaveValue("nobody");
  await page.getByLabel("Update the lead").check();
  await expectNoViolations(page);
  expect(leadsOf(db)).toEqual(BEFORE);

  await page.getByRole("button", { name: "Import 2 leads" }).click();
  await expect(title(page)).toHaveText("Import done", BY_THE_QUEUE);
  expect(leadsOf(db)).toEqual(AFTER);
  await expect(page.getByRole("heading", { name: "Successfully imported 2 leads" })).toBeVisible();
  await expectNoViolations(page);

  // Simulates coming back to a long import.
  await db.write("update lead_imports set state = 'running', done_rows = 1");
  await page.goto("/admin/leads/imports");
  await page.getByRole("link", { name: "spring-fair.csv" }).click();
  await expect(page.getByRole("progressbar", { name: "Import running" })).toHaveJSProperty("value", 1);
  await expect(page.getByText("33%")).toBeVisible();
  await db.write("update lead_imports set done_rows = 3, state = 'done'");
  await expect(toast(page).last()).toHaveText(/Successfully imported 2 leads/);

  await page.getByRole("link", { name: "Show the leads" }).click();
  await expect(page.getByRole("region", { name: "Filters that are set" })).toContainText(
    "From import: spring-fair.csv",
  );
  await page.goBack();

  await page.getByRole("link", { name: "Undo import of 2 leads" }).click();
  const question = page.getByRole("alertdialog", { name: "Undo the import of 2 leads?" });
  await expect(question).toContainText(
    "1 lead that it created is removed, 1 lead that it updated is as before.",
  );
  await question.getByRole("link", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect(leadsOf(db)).toEqual(AFTER);
  await page.getByRole("link", { name: "Undo import of 2 leads" }).click();
  await question.getByRole("button", { name: "Undo import" }).click();
  await expect(title(page)).toHaveText("Import undone", BY_THE_QUEUE);
  await expect(page.getByText("Every lead is as it was before the import.")).toBeVisible();
  expect(leadsOf(db)).toEqual(BEFORE);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("while the order of day and month is open, the button says so instead of importing", async ({
      page,
      db,
    }) => {
      const text =
        "Email,First Name,Last Name,Company,Created\r\nann@fern.example,Ann,Reyes,Fern,3/4/2024\r\n";
      await page.goto("/admin/leads/imports");
      await page
        .getByLabel("Drop a CSV file here or choose one")
        .setInputFiles({ ...FILE, buffer: Buffer.from(text) });
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Check the file" }).click();
      await expect(title(page)).toHaveText("Dry run");
      await expect(page.getByRole("button", { name: "Decide on the dates first" })).toBeDisabled();
      await page.getByRole("link", { name: "Decide it below" }).click();
      await page.getByLabel("What comes first in the dates of Created?").selectOption({ index: 1 });
      await page.getByRole("button", { name: "Check again with these columns" }).click();
      await page
        .getByRole("button", { name: javaScriptEnabled ? "Import 1 lead" : "Start the import" })
        .click();
      await expect
        .poll(() => db.all("select created_at from leads where first_name = 'Ann'"), BY_THE_QUEUE)
        .toEqual([{ created_at: "2024-04-03T05:00:00.000Z" }]);
    });
  });
}

test("a file can be dropped anywhere on the card", async ({ page }) => {
  await page.goto("/admin/leads/imports");
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "dropped.csv", { type: "text/csv" }));
    return transfer;
  }, FILE.buffer.toString());
  await page
    .locator("form", { has: page.locator("input[type=file]") })
    .dispatchEvent("drop", { dataTransfer: dropped });
  await expect(title(page)).toHaveText("Dry run");
  await expect(page.getByText("dropped.csv, 3 rows")).toBeVisible();
});

test("another encoding is tried at once, and a status of another product is mapped", async ({ page, db }) => {
  await page.goto("/admin/leads/imports");
  const text = "Email,First Name,Last Name,Company,Status\r\nl@zolc.example,£ukasz,¯ó³æ,Dom,Zimny\r\n";
  const file = { name: "klienci.csv", mimeType: "text/csv", buffer: Buffer.from(text, "latin1") };
  await page.getByLabel("Drop a CSV file here or choose one").setInputFiles(file);
  const letters = page.locator("[data-letters]");
  await expect(letters).toHaveText("Łukasz · Żółć");
  await page.getByLabel("Read as").selectOption("windows-1252");
  await expect(letters).toHaveText("£ukasz · ¯ó³æ");
  await page.getByLabel("Read as").selectOption("windows-1250");
  await expect(letters).toHaveText("Łukasz · Żółć");
  await page.getByLabel("Status for Zimny").selectOption("Lost");
  await page.getByRole("button", { name: "Check again with these columns" }).click();
  await expect(page.getByRole("heading", { name: "Remarks" })).toHaveCount(0);
  await page.getByRole("button", { name: "Import 1 lead" }).click();
  await expect(title(page)).toHaveText("Import done", BY_THE_QUEUE);
  expect(leadsOf(db)).toContainEqual(["Łukasz", "Dom", "lost"]);
});

test("a slow device says what was done, too: React first renders the answer with the data loaded after it", async ({
  page,
}) => {
  const rendering = await slowRendering(page);
  await page.goto("/admin/leads/imports");
  await page.getByLabel("Drop a CSV file here or choose one").setInputFiles(FILE);
  await expect(title(page)).toHaveText("Dry run");
  await page.getByLabel("Field of Where").selectOption("Company");
  await page.route(/\/imports\/[\w-]+\.data/, async (route) => {
    const isSubmission = route.request().method() === "POST";
    if (isSubmission) await rendering.hold();
    await route.fulfill({ response: await route.fetch() });
    if (!isSubmission) setTimeout(() => rendering.release().catch(() => {}), 200);
  });
  await page.getByRole("button", { name: "Check again with these columns" }).click();
  await expect(toast(page)).toHaveText(/Columns changed, rows checked again/);
  await expect(page.getByText("No column is Company")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[CRM-094] [CRM-095] a file is checked, imported and undone with plain forms", async ({
    page,
    db,
  }) => {
    const opened = async (wanted: string) =>
      expect
        .poll(async () => {
          await page.reload();
          return title(page).textContent();
        }, BY_THE_QUEUE)
        .toBe(wanted);
    await page.goto("/admin/leads/imports");
    await page.getByLabel("Drop a CSV file here or choose one").setInputFiles(FILE);
    await page.getByRole("button", { name: "Check the file" }).click();
    await expect(title(page)).toHaveText("Dry run");
    await page.getByLabel("Field of Where").selectOption("Company");
    await page.getByRole("button", { name: "Check again with these columns" }).click();
    await expect(toast(page)).toHaveText(/Columns changed, rows checked again/);
    await page.getByLabel("Email of line 4").fill("cy@bell.example");
    await page.getByRole("button", { name: "Save and check again" }).click();
    await expect(toast(page)).toHaveText(/Rows corrected and checked again/);
    await page.getByLabel("Update the lead").check();
    await page.getByRole("button", { name: "Start the import" }).click();
    await expect(toast(page)).toHaveText(/Import started/);
    await opened("Import done");
    await expect(page.getByRole("heading", { name: "Successfully imported 3 leads" })).toBeVisible();
    expect(leadsOf(db)).toEqual([...AFTER, ["Cy", "Elsewhere", "new"]]);
    await page.getByRole("link", { name: "Undo import of 3 leads" }).click();
    await page.getByRole("button", { name: "Undo import", exact: true }).click();
    await expect(toast(page)).toHaveText(/Undoing the import/);
    await opened("Import undone");
    expect(leadsOf(db)).toEqual(BEFORE);
  });
});
