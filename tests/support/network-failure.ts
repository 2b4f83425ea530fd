import type { Locator, Page } from "@playwright/test";
import type { TestDatabase } from "./database";
import { expect } from "./fixtures";

/**
 * `refused`: no connection. `proxy`: a proxy responds with an error. `lost`: the server handles the request, but its
 * response is lost.
 */
export type FailureMode = "refused" | "proxy" | "lost";

/** The router's data requests. */
export const DATA_REQUEST = /\.data(?:\?|$)/;

/** Cuts the page off from the server; call it again to change how. */
export async function failRequests(
  page: Page,
  how: FailureMode,
  requests: RegExp = DATA_REQUEST,
): Promise<void> {
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

export async function reconnect(page: Page, requests: RegExp = DATA_REQUEST): Promise<void> {
  await page.unroute(requests);
}

export type FormContext = { page: Page; db: TestDatabase; ids: Record<string, string> };

/** A back-office form: how to fill it in, and what it writes. */
export type FormCase = {
  title: string;
  /** Opens the page and fills in the form. */
  fill: (context: FormContext) => Promise<void>;
  send: (context: FormContext) => Promise<void>;
  /** The specified toast. */
  failure: RegExp;
  /** Expects that typed values are kept and optimistic changes are reverted. */
  isKept: (context: FormContext) => Promise<void>;
  /** Where 'Retry' is; in the toast by default. */
  retryIn?: (page: Page) => Locator;
  /** The success toast, or a check that replaces it. */
  success: RegExp | ((context: FormContext) => Promise<void>);
  /** A query for what the form wrote; it must return exactly one row. */
  written: string;
  requests?: RegExp;
};

export const toasts = (page: Page) => page.locator(".toast");
const alerts = (page: Page) => page.locator(".toast[role=alert]");

/** Submits the form under each kind of failure, then with the connection restored. */
export async function expectFormSurvivesFailures(form: FormCase, context: FormContext): Promise<void> {
  const { page, db } = context;
  const place = form.retryIn?.(page);
  const retry = (place ?? alerts(page)).getByRole("button", { name: /^Retry/ });
  // A button on the page may be covered by the toast, but can be used by keyboard.
  const sendAgain = () => (place ? retry.press("Enter") : retry.click());
  await form.fill(context);
  const address = page.url();
  for (const how of ["refused", "proxy", "lost"] as const) {
    await failRequests(page, how, form.requests);
    if (how === "refused") await form.send(context);
    else await sendAgain();
    await expect(retry, how).not.toHaveAttribute("aria-busy", "true");
    await expect(alerts(page), how).toHaveCount(1);
    await expect(alerts(page), how).toContainText(form.failure);
    await expect(alerts(page), how).toContainText("There is no connection.");
    await expect(alerts(page), how).not.toContainText(/reference|logged/i);
    await expect(retry, how).toBeVisible();
    await form.isKept(context);
    expect(page.url(), how).toBe(address);
  }
  await reconnect(page, form.requests);
  await sendAgain();
  if (typeof form.success === "function") await form.success(context);
  else await expect(toasts(page).filter({ hasText: form.success })).toBeVisible({ timeout: 20_000 });
  await expect(alerts(page).filter({ hasText: "There is no connection." })).toHaveCount(0);
  expect(Object.values(db.get(form.written) ?? {}), form.written).toEqual([1]);
}
