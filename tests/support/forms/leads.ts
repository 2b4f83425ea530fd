import type { Page } from "@playwright/test";
import { expect, OWNER } from "../fixtures";
import { showLeadTable } from "../lead-rows";
import { type FormCase, type FormContext, toasts } from "../network-failure";

const sheet = (page: Page) => page.locator("[data-sheet]");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const question = (page: Page) => page.getByRole("alertdialog");
const open = ({ page, ids }: FormContext, search = "") =>
  page.goto(`/admin/leads/${ids.leadId}${search}`).then(() => {});
const audits = (action: string) => `select count(*) from audit_log where action = '${action}'`;

const status = (page: Page) => sheet(page).getByRole("combobox", { name: "Status" });
const assignee = (page: Page) => sheet(page).getByRole("combobox", { name: "Assigned to" });
const assign = (page: Page) => dialog(page, "Assign Marcus Bell");
const followUp = (page: Page) => page.getByRole("region", { name: "Next follow-up" });
const followUpDialog = (page: Page) => dialog(page, "Follow up with Marcus Bell");
const statusDialog = (page: Page) => dialog(page, "Set the status of Marcus Bell");
const bulkDialog = (page: Page) => dialog(page, "Status of 2 leads");
const slider = (page: Page) => sheet(page).getByRole("slider", { name: "Lead score" });
const value = (page: Page) => sheet(page).getByLabel("Deal value");
const odd = (page: Page) => page.getByRole("listitem").filter({ hasText: "Odd Bell" });

const OF_THE_SHEET: FormCase[] = [
  {
    title: "[CRM-042] the status of a lead",
    fill: (context) => open(context),
    send: async ({ page }) => void (await status(page).selectOption("contacted")),
    failure: /Failed to update lead status/,
    isKept: ({ page }) => expect(status(page)).toHaveValue("new"),
    success: /Lead status updated successfully/,
    written: audits("lead.status"),
  },
  {
    title: "the assignee of a lead",
    fill: (context) => open(context),
    send: async ({ page }) => void (await assignee(page).selectOption({ index: 1 })),
    failure: /Failed to assign lead/,
    isKept: ({ page }) => expect(assignee(page)).toHaveValue(""),
  },
  {
    title: "[CRM-047] the score of a lead",
    fill: (context) => open(context),
    send: ({ page }) => slider(page).press("ArrowRight"),
    failure: /Failed to update lead score/,
    isKept: ({ page }) => expect(slider(page)).toHaveValue("85"),
    written: audits("lead.score"),
  },
  {
    title: "[CRM-051] the deal value of a lead",
    fill: async (context) => {
      await open(context);
      await value(context.page).fill("12,500");
    },
    send: ({ page }) => value(page).press("Enter"),
    failure: /Failed to update deal value/,
    isKept: ({ page }) => expect(value(page)).toHaveValue("12,500"),
    retryIn: (page) => sheet(page).locator("form", { has: page.getByLabel("Deal value") }),
  },
  {
    title: "the next follow-up of a lead",
    fill: (context) => open(context),
    send: ({ page }) => followUp(page).getByRole("button", { name: "Tomorrow" }).click(),
    failure: /Failed to set the follow-up/,
    isKept: ({ page }) =>
      expect(followUp(page).locator("time")).toHaveAttribute("datetime", "2026-12-01T10:00:00.000Z"),
    success: /Follow-up set/,
    written: audits("lead.follow-up"),
  },
  {
    title: "[CRM-077] an edit of a lead",
    fill: async (context) => {
      await open(context, "?show=edit");
      await dialog(context.page, "Edit Lead").getByLabel("Company").fill("Stone Works");
    },
    send: ({ page }) => dialog(page, "Edit Lead").getByRole("button", { name: "Save Changes" }).click(),
    failure: /Failed to update lead: There is no connection\./,
    isKept: ({ page }) => expect(dialog(page, "Edit Lead").getByLabel("Company")).toHaveValue("Stone Works"),
    retryIn: (page) => dialog(page, "Edit Lead"),
  },
  {
    title: "[CRM-082] the deletion of a lead",
    fill: (context) => open(context, "?show=delete"),
    send: ({ page }) => question(page).getByRole("button", { name: "Delete Lead" }).click(),
    failure: /Failed to delete lead: There is no connection\./,
    isKept: ({ page }) => expect(question(page)).toBeVisible(),
    retryIn: question,
  },
];

const BESIDE_THE_SHEET: FormCase[] = [
  {
    title: "the assignee of a lead, in the list",
    fill: async ({ page }) => {
      await page.goto("/admin/leads?status=new");
      await page.getByRole("button", { name: "Unassigned: change for Marcus Bell" }).click();
    },
    send: ({ page }) => assign(page).getByRole("button", { name: OWNER.email }).click(),
    failure: /Failed to assign lead/,
    isKept: ({ page }) =>
      expect(assign(page).getByRole("button", { name: OWNER.email })).toHaveAttribute("aria-pressed", "true"),
    retryIn: assign,
  },
  {
    title: "the next follow-up of a lead, in the list",
    fill: async ({ page }) => {
      await page.goto("/admin/leads?status=new");
      await page.getByRole("button", { name: /change the follow-up of Marcus Bell$/ }).click();
    },
    send: ({ page }) =>
      followUpDialog(page)
        .getByRole("button", { name: /Tomorrow/ })
        .click(),
    failure: /Failed to set the follow-up/,
    isKept: ({ page }) => expect(followUpDialog(page)).toBeVisible(),
    retryIn: followUpDialog,
    success: /Follow-up set/,
    written: audits("lead.follow-up"),
  },
  {
    title: "the status of a lead, in the table",
    fill: async ({ page, db }) => {
      await showLeadTable(db);
      await page.goto("/admin/leads?status=new");
      await page.getByRole("button", { name: /change the status of Marcus Bell$/ }).click();
    },
    send: ({ page }) => statusDialog(page).getByRole("button", { name: "Lost" }).click(),
    failure: /Failed to update lead status/,
    isKept: ({ page }) => expect(statusDialog(page)).toBeVisible(),
    retryIn: statusDialog,
    success: /1 lead changed/,
    written: audits("lead.status"),
  },
  {
    title: "the status of leads chosen in the table",
    fill: async ({ page, db }) => {
      await showLeadTable(db);
      await page.goto("/admin/leads");
      await page.getByRole("checkbox", { name: "Select Marcus Bell" }).click();
      await page.getByRole("checkbox", { name: "Select Twin Bell" }).click();
      await page
        .getByRole("region", { name: "Selected leads" })
        .getByRole("button", { name: "Status" })
        .click();
    },
    send: ({ page }) => bulkDialog(page).getByRole("button", { name: "Contacted" }).click(),
    failure: /Failed to change the leads/,
    isKept: ({ page }) => expect(bulkDialog(page).getByRole("button", { name: "Contacted" })).toBeVisible(),
    retryIn: bulkDialog,
    success: /2 leads changed/,
    written: audits("bulk-change.start"),
  },
  {
    title: "a new lead",
    fill: async ({ page }) => {
      await page.goto("/admin/leads/new");
      const form = dialog(page, "Add Lead");
      const typed = {
        "First name": "Priya",
        "Last name": "Raman",
        Email: "p@raman.example",
        Company: "Raman",
      };
      for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    },
    send: ({ page }) => dialog(page, "Add Lead").getByRole("button", { name: "Add Lead" }).click(),
    failure: /Failed to add lead: There is no connection\./,
    isKept: async ({ page }) => {
      await expect(dialog(page, "Add Lead").getByLabel("First name")).toHaveValue("Priya");
      await expect(dialog(page, "Add Lead").getByLabel("Company")).toHaveValue("Raman");
    },
    retryIn: (page) => dialog(page, "Add Lead"),
    success: /Lead added successfully/,
    written: "select count(*) from leads where business_email = 'p@raman.example'",
  },
  {
    title: "the acceptance of a lead from spam review",
    fill: ({ page }) => page.goto("/admin/leads/spam-review").then(() => {}),
    send: ({ page }) => odd(page).getByRole("button", { name: "Accept Odd Bell" }).click(),
    failure: /Failed to accept lead: There is no connection\./,
    isKept: ({ page }) => expect(odd(page)).toBeVisible(),
    retryIn: odd,
    success: /Lead accepted into the list/,
    written: audits("lead.accept"),
  },
  {
    title: "the undo of a deletion, from its toast",
    fill: async (context) => {
      await open(context, "?show=delete");
      await question(context.page).getByRole("button", { name: "Delete Lead" }).click();
      await expect(toasts(context.page)).toContainText("Lead deleted successfully");
    },
    send: ({ page }) => toasts(page).getByRole("button", { name: "Undo" }).click(),
    failure: /Failed to restore lead: There is no connection\./,
    isKept: ({ page }) => expect(page.getByRole("heading", { name: "CRM Dashboard" })).toBeVisible(),
    success: /Lead restored/,
    written: audits("lead.restore"),
  },
];

export const LEAD_FORMS = [...OF_THE_SHEET, ...BESIDE_THE_SHEET];
