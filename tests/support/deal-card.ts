import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the menu of a deal's card, unless it is open. */
export async function openDealMenu(within: Page | Locator, title: string): Promise<void> {
  const card = within.getByRole("article", { name: title, exact: true });
  if ((await card.locator("details[open]").count()) === 0) await card.locator("summary").click();
}

/** The list of stages in a card; also found while the menu is closed. */
export function stageOf(within: Page | Locator, title: string): Locator {
  return within.getByLabel(`Stage of ${title}`);
}

/** Moves a deal by the list in its card's menu. */
export async function chooseStage(within: Page | Locator, title: string, stage: string): Promise<void> {
  await openDealMenu(within, title);
  await stageOf(within, title).selectOption(stage);
}

/** Opens a closed stage of the board, which is folded on wide screens; or folds it. */
export async function openStage(page: Page, name: string): Promise<void> {
  await page.getByLabel(`Deals of ${name}`).click();
}

/**
 * Waits until a card has been picked up with the keyboard and arrow keys move it: the drag library listens to them from
 * the next timer on, and a busy page handles keys before timers.
 */
export async function pickedUp(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByText(message)).toBeAttached();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}
