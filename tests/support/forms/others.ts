import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { FormCase } from "../network-failure";
import { PIXEL } from "../png";

const FILE = {
  name: "spring-fair.csv",
  mimeType: "text/csv",
  buffer: Buffer.from("First Name,Last Name,Email,Company\r\nAnn,Reyes,ann@fern.example,Fern\r\n"),
};
const drop = (page: Page) => page.locator("form", { has: page.locator("input[type=file]") });
const picture = (page: Page) => page.getByLabel("Profile picture");
const company = (page: Page) => page.getByRole("region", { name: "Company", exact: true });
const composer = (page: Page) => page.getByRole("dialog", { name: "Send email" });
const unwanted = (page: Page) => page.locator("form", { has: page.getByLabel("Reason") });

const UPLOADS: FormCase[] = [
  {
    title: "[CRM-096] a file to import",
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
    success: ({ page }) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Dry run"),
    written: "select count(*) from lead_imports where total_rows = 1",
  },
  {
    title: "the upload of a profile picture",
    fill: async ({ page, db }) => {
      await db.write("delete from profiles");
      await page.goto("/admin/settings");
      await picture(page).setInputFiles({ name: "lena.png", mimeType: "image/png", buffer: PIXEL });
    },
    send: ({ page }) => page.getByRole("button", { name: "Upload" }).click(),
    failure: /Failed to update profile/,
    isKept: ({ page }) => expect(picture(page)).toHaveValue(/lena\.png$/),
    retryIn: (page) => page.locator("form", { has: picture(page) }),
  },
];

const TYPED: FormCase[] = [
  {
    title: "the company",
    fill: async ({ page, db }) => {
      await db.write("delete from settings");
      await page.goto("/admin/settings/company");
      await company(page).getByLabel("Name").fill("Lantern Works");
    },
    send: ({ page }) => company(page).getByRole("button", { name: "Save Changes" }).click(),
    failure: /Failed to update the company/,
    isKept: ({ page }) => expect(company(page).getByLabel("Name")).toHaveValue("Lantern Works"),
    retryIn: company,
  },
  {
    title: "mail that is allowed again",
    fill: async ({ page, db }) => {
      await db.write("delete from mail_suppressions");
      await db.write("delete from audit_log where action = 'mail.allow'");
      await db.write(
        "insert into mail_suppressions values (?, 'unwanted@harborauto.example', 'unsubscribed', null, 'mail-1', '2026')",
        "fa7a8387df5586dec29b586c3c81c964f16bb9c9b7a845c2dce4ddef4a450850",
      );
      await page.goto("/admin/mail/suppressed");
      await unwanted(page).getByLabel("Reason").fill("She wrote that it was a mistake");
    },
    send: ({ page }) =>
      unwanted(page)
        .getByRole("button", { name: /^Allow email to/ })
        .click(),
    failure: /Failed to allow email/,
    isKept: ({ page }) =>
      expect(unwanted(page).getByLabel("Reason")).toHaveValue("She wrote that it was a mistake"),
    retryIn: unwanted,
    success: /Email is allowed again/,
    written: "select count(*) from audit_log where action = 'mail.allow'",
  },
  {
    title: "[MAIL-010] a message in the composer",
    fill: async ({ page, ids }) => {
      await page.goto(`/admin/leads/${ids.leadId}?show=email`);
      await composer(page).getByLabel("Subject").fill("Two rank maps");
      await composer(page).getByLabel("Message").fill("One before, one now.");
    },
    send: ({ page }) => composer(page).getByRole("button", { name: "Send" }).click(),
    failure: /Failed to send email/,
    isKept: async ({ page }) => {
      await expect(composer(page).getByLabel("Subject")).toHaveValue("Two rank maps");
      await expect(composer(page).getByLabel("Message")).toHaveValue("One before, one now.");
    },
    retryIn: composer,
    success: /Email stored, not sent/,
    written: "select count(*) from mails where subject = 'Two rank maps'",
  },
];

const BUTTONS: FormCase[] = [
  {
    title: "the view of the lead list",
    fill: ({ page }) => page.goto("/admin/leads").then(() => {}),
    send: ({ page }) => page.getByRole("button", { name: "Table" }).click(),
    failure: /Failed to change the list/,
    isKept: ({ page }) => expect(page.locator("[data-lead]").first()).toBeVisible(),
  },
  {
    title: "[AUTH-019] sign-out",
    fill: ({ page }) => page.goto("/admin/leads").then(() => {}),
    send: ({ page }) => page.getByRole("button", { name: "Sign Out" }).click(),
    failure: /Failed to sign out/,
    isKept: ({ page }) => expect(page.getByRole("heading", { name: "CRM Dashboard" })).toBeVisible(),
  },
];

export const OTHER_FORMS = [...UPLOADS, ...TYPED, ...BUTTONS];
