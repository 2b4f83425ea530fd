import type { Page } from "@playwright/test";
import { chooseStage, stageOf } from "../deal-card";
import { expect } from "../fixtures";
import { type FormCase, type FormContext, toasts } from "../network-failure";

const MAP = "Map and mail for three rooftops";
const create = (page: Page) => page.getByRole("dialog", { name: "Create New Deal" });
const leadOf = (page: Page) => create(page).getByRole("combobox", { name: "Associated lead" });

async function openTab({ page, ids }: FormContext) {
  await page.goto(`/admin/leads/${ids.leadId}`);
  await page.getByRole("tab", { name: "Deals" }).click();
}

const chooseOnCard = (page: Page) => chooseStage(page, MAP, "proposal");
const chooseInTab = async (page: Page) => void (await stageOf(page, MAP).selectOption("proposal"));

const moveOf = (title: string, fill: FormCase["fill"], move = chooseOnCard): FormCase => ({
  title,
  fill,
  send: ({ page }) => move(page),
  failure: /Failed to update deal stage/,
  isKept: ({ page }) => expect(stageOf(page, MAP)).toHaveValue("qualification"),
  written: "select count(*) from deal_stage_changes where to_stage = 'proposal'",
});

export const DEAL_FORMS: FormCase[] = [
  {
    title: "[DEAL-023] a new deal on the board",
    fill: async ({ page }) => {
      await page.goto("/admin/deals");
      await page.getByRole("button", { name: "New Deal" }).click();
      await create(page).getByLabel("Title").fill("Winter mail");
      await create(page).getByLabel("Value (USD)").fill("2000");
      await create(page).getByRole("combobox", { name: "Probability" }).selectOption("75");
      await leadOf(page).click();
      await create(page)
        .getByRole("option", { name: /^Marcus Bell/ })
        .click();
    },
    send: ({ page }) => create(page).getByRole("button", { name: "Create Deal" }).click(),
    failure: /Failed to create deal/,
    isKept: async ({ page, ids }) => {
      await expect(create(page).getByLabel("Title")).toHaveValue("Winter mail");
      await expect(create(page).getByLabel("Value (USD)")).toHaveValue("2000");
      await expect(create(page).getByRole("combobox", { name: "Probability" })).toHaveValue("75");
      await expect(leadOf(page)).toHaveValue(/^Marcus Bell/);
      await expect(create(page).locator("[name=leadId]")).toHaveValue(`${ids.leadId}`);
    },
    retryIn: create,
  },
  moveOf("[DEAL-010] a move on the board", ({ page }) => page.goto("/admin/deals").then(() => {})),
  moveOf("[DEAL-010] a move in the lead's tab", openTab, chooseInTab),
  moveOf("[DEAL-010] a move on the page of a column", ({ page }) =>
    page.goto("/admin/deals?stage=qualification").then(() => {}),
  ),
  {
    ...moveOf(
      "[DEAL-010] a move on the deal's page",
      ({ page, ids }) => page.goto(`/admin/deals/${ids.dealId}`).then(() => {}),
      (page) => page.getByRole("region", { name: "Stage", exact: true }).getByText("Proposal").click(),
    ),
    isKept: ({ page }) => expect(page.locator("[aria-current=step]")).toContainText("Qualification"),
  },
  {
    title: "the undo of a move, from its toast",
    fill: async ({ page }) => {
      await page.goto("/admin/deals");
      await chooseOnCard(page);
      await expect(toasts(page)).toContainText("Deal stage updated successfully");
    },
    send: ({ page }) => toasts(page).getByRole("button", { name: "Undo" }).click(),
    failure: /Failed to update deal stage/,
    isKept: ({ page }) => expect(stageOf(page, MAP)).toHaveValue("proposal"),
  },
];
