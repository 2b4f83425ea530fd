import type { Page } from "@playwright/test";
import { expect, OWNER } from "../fixtures";
import { type FormCase, type FormContext, toasts } from "../network-failure";

const CHANGES = "crm/deals/changes.route.ts";
const MAP = "Map and mail for three rooftops";
const audits = (action: string) => `select count(*) from audit_log where action = '${action}'`;
const created = "select count(*) from deals where title = 'Winter mail'";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const board = (page: Page) => page.getByRole("region", { name: "Sales Pipeline" });
const tab = (page: Page) => page.getByRole("tabpanel", { name: "Deals" });
const assign = (page: Page) => dialog(page, `Assign ${MAP}`);
const form = (page: Page) => page.locator("main form.card");
const question = (page: Page) => page.getByRole("alertdialog", { name: "Delete Deal" });
const stageOf = (page: Page) => page.getByRole("combobox", { name: `Stage of ${MAP}` });

async function openTab({ page, ids }: FormContext) {
  await page.goto(`/admin/leads/${ids.leadId}`);
  await page.getByRole("tab", { name: "Deals" }).click();
}

async function typeDeal(into: ReturnType<typeof dialog>, leadId?: string) {
  await into.getByLabel("Title").fill("Winter mail");
  await into.getByLabel("Value (USD)").fill("2000");
  await into.getByRole("combobox", { name: "Probability" }).selectOption("75");
  if (leadId) await into.getByRole("combobox", { name: "Associated lead" }).selectOption(leadId);
}

async function expectTyped(into: ReturnType<typeof dialog>) {
  await expect(into.getByLabel("Title")).toHaveValue("Winter mail");
  await expect(into.getByLabel("Value (USD)")).toHaveValue("2000");
  await expect(into.getByRole("combobox", { name: "Probability" })).toHaveValue("75");
}

const CREATED = {
  form: "crm/deals/new-deal.route.tsx",
  failure: /Failed to create deal/,
  success: /Deal created successfully/,
  written: created,
};
const create = (page: Page) => dialog(page, "Create New Deal");
const EDITED = {
  form: "crm/deals/deal.route.tsx",
  failure: /Failed to update deal(?! stage)/,
  success: /Deal updated successfully/,
  written: "select version - 1 from deals where title = 'Winter mail'",
};
const edit = (page: Page) => dialog(page, "Edit Deal");
const MOVED = {
  form: `${CHANGES} move`,
  failure: /Failed to update deal stage/,
  isKept: ({ page }: FormContext) => expect(stageOf(page)).toHaveValue("qualification"),
  success: /Deal stage updated successfully|Deal moved/,
  written: "select count(*) from deal_stage_changes where to_stage = 'proposal'",
};

const TYPED: FormCase[] = [
  {
    ...CREATED,
    title: "[DEAL-023] a new deal on the board",
    fill: async ({ page, ids }) => {
      await page.goto("/admin/deals");
      await board(page).getByRole("button", { name: "New Deal" }).click();
      await typeDeal(create(page), ids.leadId);
    },
    send: ({ page }) => create(page).getByRole("button", { name: "Create Deal" }).click(),
    isKept: async ({ page, ids }) => {
      await expectTyped(create(page));
      await expect(create(page).getByRole("combobox", { name: "Associated lead" })).toHaveValue(
        `${ids.leadId}`,
      );
    },
    retryIn: create,
  },
  {
    ...CREATED,
    title: "[DEAL-023] a new deal in the lead's tab",
    fill: async (context) => {
      await openTab(context);
      await tab(context.page).getByRole("button", { name: "New Deal" }).click();
      await typeDeal(create(context.page));
    },
    send: ({ page }) => create(page).getByRole("button", { name: "Create Deal" }).click(),
    isKept: ({ page }) => expectTyped(create(page)),
    retryIn: create,
  },
  {
    ...CREATED,
    title: "[DEAL-023] a new deal on its own page",
    fill: async ({ page, ids }) => {
      await page.goto("/admin/deals/new?returnTo=/admin/deals");
      await typeDeal(form(page), ids.leadId);
    },
    send: ({ page }) => form(page).getByRole("button", { name: "Create Deal" }).click(),
    isKept: ({ page }) => expectTyped(form(page)),
    retryIn: form,
  },
  {
    ...EDITED,
    title: "[DEAL-025] an edit of a deal in the lead's tab",
    fill: async (context) => {
      await openTab(context);
      await tab(context.page)
        .getByRole("button", { name: `Edit ${MAP}` })
        .click();
      await typeDeal(edit(context.page));
    },
    send: ({ page }) => edit(page).getByRole("button", { name: "Save Deal" }).click(),
    isKept: ({ page }) => expectTyped(edit(page)),
    retryIn: edit,
  },
  {
    ...EDITED,
    title: "[DEAL-025] an edit of a deal on its own page",
    fill: async ({ page, ids }) => {
      await page.goto(`/admin/deals/${ids.dealId}`);
      await typeDeal(form(page));
    },
    send: ({ page }) => form(page).getByRole("button", { name: "Save Deal" }).click(),
    isKept: ({ page }) => expectTyped(form(page)),
    retryIn: form,
  },
];

const CHANGED: FormCase[] = [
  {
    ...MOVED,
    title: "[DEAL-010] a move on the board",
    fill: ({ page }) => page.goto("/admin/deals").then(() => {}),
    send: async ({ page }) => void (await stageOf(page).selectOption("proposal")),
  },
  {
    ...MOVED,
    title: "[DEAL-010] a move in the lead's tab",
    fill: openTab,
    send: async ({ page }) => void (await stageOf(page).selectOption("proposal")),
  },
  {
    ...MOVED,
    title: "[DEAL-010] a move on the page of a column",
    fill: ({ page }) => page.goto("/admin/deals?stage=qualification").then(() => {}),
    send: async ({ page }) => void (await stageOf(page).selectOption("proposal")),
  },
  {
    title: "the undo of a move, from its toast",
    form: `${CHANGES} undo-move`,
    fill: async ({ page }) => {
      await page.goto("/admin/deals");
      await stageOf(page).selectOption("proposal");
      await expect(toasts(page)).toContainText("Deal stage updated successfully");
    },
    send: ({ page }) => toasts(page).getByRole("button", { name: "Undo" }).click(),
    failure: /Failed to update deal stage/,
    isKept: ({ page }) => expect(stageOf(page)).toHaveValue("proposal"),
    success: /Move undone/,
    written: "select count(*) from deal_stage_changes where to_stage = 'qualification'",
  },
  {
    title: "the assignment of a deal on the board",
    form: `${CHANGES} assign`,
    fill: async ({ page }) => {
      await page.goto("/admin/deals");
      await board(page)
        .getByRole("button", { name: `Assigned to nobody: change for ${MAP}` })
        .click();
    },
    send: ({ page }) => assign(page).getByRole("button", { name: OWNER.email }).click(),
    failure: /Failed to assign deal/,
    isKept: ({ page }) =>
      expect(assign(page).getByRole("button", { name: OWNER.email })).toHaveAttribute("aria-pressed", "true"),
    retryIn: assign,
    success: /Deal assignee updated successfully/,
    written: audits("deal.assign"),
  },
  {
    title: "[DEAL-031] the deletion of a deal",
    form: `${CHANGES} delete`,
    fill: async ({ page }) => {
      await page.goto("/admin/deals");
      await board(page)
        .getByRole("button", { name: `Delete ${MAP}` })
        .click();
    },
    send: ({ page }) => question(page).getByRole("button", { name: "Delete Deal" }).click(),
    failure: /Failed to delete deal/,
    isKept: ({ page }) => expect(question(page)).toBeVisible(),
    retryIn: question,
    success: /Deal deleted successfully/,
    written: audits("deal.delete"),
  },
  {
    title: "[DEAL-031] the deletion of a deal on a page of its own",
    form: `${CHANGES} delete`,
    fill: ({ page, ids }) =>
      page.goto(`/admin/deals/${ids.dealId}/delete?returnTo=/admin/deals`).then(() => {}),
    send: ({ page }) => question(page).getByRole("button", { name: "Delete Deal" }).click(),
    failure: /Failed to delete deal/,
    isKept: ({ page }) => expect(question(page)).toBeVisible(),
    retryIn: question,
    success: /Deal deleted successfully/,
    written: audits("deal.delete"),
  },
];

export const DEAL_FORMS = [...TYPED, ...CHANGED];
