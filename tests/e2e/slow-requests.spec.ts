import type { Page, Route } from "@playwright/test";
import { seedBackOffice } from "../support/back-office-rows";
import { expect, test } from "../support/fixtures";
import { FORMS } from "../support/forms/all";
import { DATA_REQUEST } from "../support/network-failure";

const slowToast = (page: Page) => page.locator(".toasts .toast", { hasText: "No answer for 10 s" });
const SLOW = { timeout: 15_000 };

/** Of the first request with this method the server's answer, if `arrives`, never comes; the later ones are answered. */
async function loseFirstAnswer(page: Page, method: "GET" | "POST", arrives: boolean): Promise<void> {
  let isFirst = true;
  await page.route(DATA_REQUEST, async (route: Route) => {
    if (!isFirst || route.request().method() !== method) return route.continue();
    isFirst = false;
    if (arrives) await route.fetch({ maxRedirects: 0, maxRetries: 3 });
  });
}

function formOf(name: string) {
  const form = FORMS.find(({ title }) => title.endsWith(name));
  if (!form?.written) throw new Error(`No form that says what it writes is called ${name}`);
  return { ...form, written: form.written };
}

test.beforeEach(async ({ db, login }) => {
  await db.write("delete from audit_log");
  await db.write("delete from outbox");
  await login();
});

for (const { name, what, arrives } of [
  { name: "score of a lead", what: "was handled and has no answer", arrives: true },
  { name: "new lead", what: "never arrived", arrives: false },
]) {
  test(`a ${name} that ${what} says so after 10 s, and Retry writes it once`, async ({ page, db }) => {
    const form = formOf(name);
    const context = { page, db, ids: await seedBackOffice(db) };
    await form.fill(context);
    await loseFirstAnswer(page, "POST", arrives);
    await form.send(context);
    await expect(slowToast(page)).toContainText("However often you retry, it is saved once.", SLOW);
    await slowToast(page).getByRole("button", { name: "Retry" }).click();
    await expect(slowToast(page)).toHaveCount(0);
    await expect.poll(() => Object.values(db.get(form.written) ?? {})).toEqual([1]);
    await page.waitForLoadState("networkidle");
    expect(Object.values(db.get(form.written) ?? {})).toEqual([1]);
  });
}

test("a new lead that is canceled keeps what was typed, and its own Retry writes it once", async ({
  page,
  db,
}) => {
  const form = formOf("new lead");
  const context = { page, db, ids: await seedBackOffice(db) };
  await form.fill(context);
  await loseFirstAnswer(page, "POST", true);
  await form.send(context);
  await expect(slowToast(page)).toBeVisible(SLOW);
  await slowToast(page).getByRole("button", { name: "Cancel" }).click();
  const failed = page.locator(".toasts .toast", { hasText: "You canceled it before an answer came." });
  await expect(failed).toBeVisible();
  await expect(page.getByLabel("Last Name")).not.toHaveValue("");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(failed).toHaveCount(0);
  await expect.poll(() => Object.values(db.get(form.written) ?? {})).toEqual([1]);
});

test("a page that is not answered says so, and Retry opens it", async ({ page }) => {
  await page.goto("/admin/mail");
  await loseFirstAnswer(page, "GET", false);
  await page.getByRole("link", { name: "Lead Management" }).first().click();
  await expect(slowToast(page)).toContainText("The page is still loading.", SLOW);
  await expect(slowToast(page).getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await slowToast(page).getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await expect(slowToast(page)).toHaveCount(0);
});
