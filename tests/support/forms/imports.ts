import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { FormCase, FormContext } from "../network-failure";

const PAGE = "crm/import/import-page/route.tsx";
const audits = (action: string) => `select count(*) from audit_log where action = '${action}'`;
const FILE = {
  name: "spring-fair.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("First Name,Last Name,Email,Company\r\nAnn,Reyes,ann@fern.example,Fern\r\n"),
};

const drop = (page: Page) => page.locator("form", { has: page.locator("input[type=file]") });
const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page) => page.getByLabel("Field of Last Name");

/** Uploads a file, up to its dry run. */
async function upload({ page }: FormContext) {
  await page.goto("/admin/leads/imports");
  await drop(page).locator("input[type=file]").setInputFiles(FILE);
  await expect(title(page)).toHaveText("Dry run");
}

export const IMPORT_FORMS: FormCase[] = [
  {
    title: "[CRM-096] a file to import",
    form: "crm/import/imports-page/route.tsx",
    fill: async ({ page, db }) => {
      await db.write("delete from lead_imports");
      await page.goto("/admin/leads/imports");
    },
    // With JavaScript a file is uploaded as soon as it is chosen.
    send: ({ page }) => drop(page).locator("input[type=file]").setInputFiles(FILE),
    failure: /Failed to import leads from CSV/,
    isKept: async ({ page }) => {
      const chosen = drop(page).locator("input[type=file]");
      expect(await chosen.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(FILE.name);
    },
    retryIn: drop,
    success: ({ page }) => expect(title(page)).toHaveText("Dry run"),
    written: "select count(*) from lead_imports where total_rows = 1",
  },
  {
    title: "the columns of a file",
    form: `${PAGE} map`,
    fill: async (context) => {
      await upload(context);
      await field(context.page).selectOption("Not imported");
    },
    send: ({ page }) => page.getByRole("button", { name: "Check again with these columns" }).click(),
    failure: /Failed to change the columns/,
    isKept: ({ page }) => expect(field(page)).toHaveValue(""),
    retryIn: (page) => page.locator("form:has(table)"),
    success: /Columns changed, rows checked again/,
    written: "select count(*) from lead_imports where mapping like '%\"firstName\",null,%'",
  },
  {
    title: "[CRM-096] the start of an import",
    form: `${PAGE} start`,
    fill: async (context) => {
      await upload(context);
      await context.page.getByLabel("Create another lead").check();
    },
    send: ({ page }) => page.getByRole("button", { name: "Import 1 lead" }).click(),
    failure: /Failed to import leads from CSV/,
    isKept: ({ page }) => expect(page.getByLabel("Create another lead")).toBeChecked(),
    retryIn: (page) => page.locator("form", { has: page.locator("[name=mode]") }),
    success: /Import started|Successfully imported 1 leads/,
    written: "select count(*) from audit_log where action = 'import.start'",
  },
  {
    title: "the discarding of a file",
    form: `${PAGE} discard`,
    fill: upload,
    send: ({ page }) => page.getByRole("button", { name: "Discard this file" }).click(),
    failure: /Failed to discard the import/,
    isKept: ({ page }) => expect(title(page)).toHaveText("Dry run"),
    retryIn: main,
    success: /Import discarded/,
    written: "select count(*) = 0 from lead_imports where file_name = 'spring-fair.csv'",
  },
  {
    title: "the undo of an import",
    form: `${PAGE} undo`,
    fill: async ({ page, db }) => {
      await db.write(
        'update lead_imports set mapping = json_set(mapping, \'$.found\', json(\'{"known":0,"repeated":0,"phones":0,"updatesOnly":0}\'))',
      );
      await page.goto("/admin/leads/imports/import-done");
    },
    send: ({ page }) => page.getByRole("button", { name: /^Undo import of/ }).click(),
    failure: /Failed to undo the import/,
    isKept: ({ page }) => expect(title(page)).toHaveText("Import done"),
    retryIn: main,
    success: /Undoing the import|Import undone/,
    written: audits("import.undo"),
  },
];
