import type { Locator, Page } from "@playwright/test";
import type { TestDatabase } from "./database";
import { expect } from "./fixtures";

/** refused: nothing gets through; proxy: something answers in the server's place; lost: the server does the work, and its answer is lost. */
export type CutOff = "refused" | "proxy" | "lost";

/** What the router sends and reads. */
export const DATA = /\.data(?:\?|$)/;

/** Cuts the page off from the server; another call changes how. */
export async function cutOff(page: Page, how: CutOff, requests: RegExp = DATA): Promise<void> {
  await page.unroute(requests);
  await page.route(requests, async (route) => {
    const request = route.request();
    if (how === "proxy") {
      const body = "<html><h1>503 Service Temporarily Unavailable</h1></html>";
      await route.fulfill({ status: 503, contentType: "text/html", body });
      return;
    }
    if (how === "lost" && request.method() === "POST") await route.fetch({ maxRedirects: 0, maxRetries: 3 });
    await route.abort(how === "lost" ? "connectionreset" : "connectionrefused");
  });
}

export async function reconnect(page: Page, requests: RegExp = DATA): Promise<void> {
  await page.unroute(requests);
}

export type Stage = { page: Page; db: TestDatabase; ids: Record<string, string> };

/** A form of the back office, from opening it to what it has written. */
export type FormCase = {
  title: string;
  /** The module of its action, and its intent where the action has several. */
  form: string;
  /** Opens the page and fills the form in. */
  fill: (stage: Stage) => Promise<void>;
  send: (stage: Stage) => Promise<void>;
  /** The specified toast. */
  failure: RegExp;
  /** What was typed is still in its place; what was shown as if it were stored is as before. */
  isKept: (stage: Stage) => Promise<void>;
  /** Where 'Retry' stands; in the toast when left out. */
  retryIn?: (page: Page) => Locator;
  /** The toast of success, or what shows it in its place. */
  success: RegExp | ((stage: Stage) => Promise<void>);
  /** What the database holds afterwards: exactly one of it. */
  written: string;
  requests?: RegExp;
};

export const toasts = (page: Page) => page.locator(".toast");
const alerts = (page: Page) => page.locator(".toast[role=alert]");

/** Sends the form through each kind of cut, and at last through to the server. */
export async function expectNothingLost(form: FormCase, stage: Stage): Promise<void> {
  const { page, db } = stage;
  const place = form.retryIn?.(page);
  const retry = (place ?? alerts(page)).getByRole("button", { name: /^Retry/ });
  // In its place it is within reach of the keyboard, also where the toast lies over it.
  const sendAgain = () => (place ? retry.press("Enter") : retry.click());
  await form.fill(stage);
  const address = page.url();
  for (const how of ["refused", "proxy", "lost"] as const) {
    await cutOff(page, how, form.requests);
    if (how === "refused") await form.send(stage);
    else await sendAgain();
    await expect(retry, how).not.toHaveAttribute("aria-busy", "true");
    await expect(alerts(page), how).toHaveCount(1);
    await expect(alerts(page), how).toContainText(form.failure);
    await expect(alerts(page), how).toContainText("There is no connection.");
    await expect(alerts(page), how).not.toContainText(/reference|logged/i);
    await expect(retry, how).toBeVisible();
    await form.isKept(stage);
    expect(page.url(), how).toBe(address);
  }
  await reconnect(page, form.requests);
  await sendAgain();
  if (typeof form.success === "function") await form.success(stage);
  else await expect(toasts(page).filter({ hasText: form.success })).toBeVisible({ timeout: 20_000 });
  await expect(alerts(page).filter({ hasText: "There is no connection." })).toHaveCount(0);
  expect(Object.values(db.get(form.written) ?? {}), form.written).toEqual([1]);
}
