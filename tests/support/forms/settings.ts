import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import type { FormCase, FormContext } from "../network-failure";
import { OWNER } from "../server";

const PROFILE = "settings/profile-page/route.tsx";
const PICTURE = "settings/picture.route.ts";
const COMPANY = "settings/company-page/route.tsx";
const FAILED = /Failed to update profile/;
const SAVED = /Profile updated successfully/;

/** A PNG of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const save = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: "Save Changes" }).click();
const file = (page: Page) => page.getByLabel("Profile picture");

async function open({ page, db }: Pick<FormContext, "page" | "db">, path = "/admin/settings") {
  for (const table of ["settings", "profiles"]) await db.write(`delete from ${table}`);
  await db.write("delete from audit_log where entity in ('settings', 'user')");
  await page.goto(path);
}

const PROFILE_FORMS: FormCase[] = [
  {
    title: "[SET-005] the profile",
    form: `${PROFILE} profile`,
    fill: async (context) => {
      await open(context);
      await context.page.getByLabel("First name").fill("Lena");
    },
    send: ({ page }) => save(page, "Profile Information"),
    failure: FAILED,
    isKept: ({ page }) => expect(page.getByLabel("First name")).toHaveValue("Lena"),
    retryIn: (page) => card(page, "Profile Information").locator("form").last(),
    success: SAVED,
    written: "select count(*) from profiles where first_name = 'Lena'",
  },
  {
    title: "[SET-020] the password",
    form: `${PROFILE} password`,
    fill: async (context) => {
      await open(context, "/admin/settings?dialog=password");
      await context.db.write("delete from mails where kind = 'account'");
      await fillPasswords(context.page);
    },
    send: ({ page }) => page.getByRole("button", { name: "Update Password" }).click(),
    failure: /Failed to update password/,
    isKept: ({ page }) => expect(page.getByLabel("Confirm new password")).toHaveValue(OWNER.password),
    retryIn: (page) => page.getByRole("dialog"),
    success: /Password updated successfully/,
    written: "select count(*) from mails where kind = 'account'",
  },
  {
    title: "the upload of a profile picture",
    form: `${PICTURE} upload`,
    fill: async (context) => {
      await open(context);
      await file(context.page).setInputFiles({ name: "lena.png", mimeType: "image/png", buffer: PNG });
    },
    send: ({ page }) => page.getByRole("button", { name: "Upload" }).click(),
    failure: FAILED,
    isKept: ({ page }) => expect(file(page)).toHaveValue(/lena\.png$/),
    retryIn: (page) => page.locator("form", { has: file(page) }),
    success: SAVED,
    written: "select count(*) from profiles where avatar_url like '/admin/avatars/%'",
  },
  {
    title: "the removal of a profile picture",
    form: `${PICTURE} remove`,
    fill: async (context) => {
      await open(context);
      await context.db.write("update profiles set avatar_url = '/admin/avatars/a/b'");
      await context.page.route("**/admin/avatars/a/b", (route) =>
        route.fulfill({ contentType: "image/png", body: PNG }),
      );
      await context.page.reload();
    },
    send: ({ page }) => page.getByRole("button", { name: "Remove picture" }).click(),
    failure: FAILED,
    isKept: ({ page }) => expect(card(page, "Profile Overview").locator("img")).toBeVisible(),
    retryIn: (page) => card(page, "Profile Information"),
    success: SAVED,
    written: "select count(*) from profiles where avatar_url is null",
  },
];

/** The same password again, so that the tests after this one can still sign in. */
async function fillPasswords(page: Page): Promise<void> {
  await page.getByLabel("New password", { exact: false }).first().fill(OWNER.password);
  await page.getByLabel("Confirm new password").fill(OWNER.password);
}

type CompanyCase = { intent: string; card: string; label: string; value: string; title: string };

const changeOf = ({ intent, card: name, label, value, title }: CompanyCase): FormCase => ({
  title: `the company's form '${name}'`,
  form: `${COMPANY} ${intent}`,
  fill: async (context) => {
    await open(context, "/admin/settings/company");
    await card(context.page, name).getByLabel(label).fill(value);
  },
  send: ({ page }) => save(page, name),
  failure: new RegExp(`Failed to update ${title}`),
  isKept: ({ page }) => expect(card(page, name).getByLabel(label)).toHaveValue(value),
  retryIn: (page) => card(page, name),
  success: new RegExp(`${title.replace(/^the /, "")} updated`, "i"),
  written: "select count(*) from audit_log where action = 'company.edit'",
});

const COMPANY_FORMS: FormCase[] = [
  changeOf({
    intent: "company",
    card: "Company",
    label: "Name",
    value: "Lantern Works",
    title: "the company",
  }),
  changeOf({ intent: "hours", card: "Hours", label: "Weekends", value: "Closed", title: "the hours" }),
  changeOf({
    intent: "visitors",
    card: "Booking and visits",
    label: "Days until single page views move to the archive",
    value: "45",
    title: "booking and visits",
  }),
  {
    title: "the lead assignment",
    form: `${COMPANY} assignment`,
    fill: async (context) => {
      await open(context, "/admin/settings/company");
      await card(context.page, "Lead assignment").getByLabel("Assign new leads by turns").check();
      await card(context.page, "Lead assignment").getByLabel(OWNER.email).check();
    },
    send: ({ page }) => save(page, "Lead assignment"),
    failure: /Failed to update the lead assignment/,
    isKept: ({ page }) => expect(page.getByLabel("Assign new leads by turns")).toBeChecked(),
    retryIn: (page) => card(page, "Lead assignment"),
    success: /Lead assignment updated/,
    written: "select count(*) from audit_log where action = 'leads.assignment'",
  },
];

export const SETTINGS_FORMS = [...PROFILE_FORMS, ...COMPANY_FORMS];
