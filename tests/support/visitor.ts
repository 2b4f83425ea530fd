import type { Page } from "@playwright/test";

/** A phone's user agent. Headless Chromium's own is classified as a bot, which is not counted. */
export const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

export const DANA = {
  firstName: "Dana",
  lastName: "Reyes",
  businessEmail: "dana@harborauto.example",
  phoneNumber: "(414) 555-0177",
  companyName: "Harbor Auto",
  projectDescription: "Three rooftops, most calls come from one of them.",
};

/** Waits until the page has been open for 3 s: a form that is sent sooner is held for review. */
export async function takePersonsTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 3100);
}

/** Fills in the contact form's required fields and the industry. */
export async function fillContactForm(page: Page, fields: Partial<typeof DANA> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...DANA, ...fields })) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.locator("[name=industry]").selectOption("Auto dealership");
}
