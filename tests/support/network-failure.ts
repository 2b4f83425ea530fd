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
  /** A query for what the form wrote; it must return exactly one row. */
  written?: string;
  /** The success toast, or a check that replaces it, of a form that stands for its kind: it is tried with every failure. */
  success?: RegExp | ((context: FormContext) => Promise<void>);
};

export const toasts = (page: Page) => page.locator(".toast");
const alerts = (page: Page) => page.locator(".toast[role=alert]");
const retryOf = ({ retryIn }: FormCase, page: Page) =>
  (retryIn?.(page) ?? alerts(page)).getByRole("button", { name: /^Retry/ });

/** Submits the form without a connection, which its page says, with nothing changed and a way to try again. */
export async function expectFailureIsShown(form: FormCase, context: FormContext): Promise<void> {
  const { page } = context;
  await form.fill(context);
  const address = page.url();
  await failRequests(page, "refused");
  await form.send(context);
  await expectFailure(form, context, "refused");
  expect(page.url()).toBe(address);
  await reconnect(page);
}

async function expectFailure(form: FormCase, context: FormContext, how: FailureMode): Promise<void> {
  const { page } = context;
  const retry = retryOf(form, page);
  await expect(retry, how).not.toHaveAttribute("aria-busy", "true");
  await expect(alerts(page), how).toHaveCount(1);
  await expect(alerts(page), how).toContainText(form.failure);
  await expect(alerts(page), how).toContainText("There is no connection.");
  await expect(alerts(page), how).not.toContainText(/reference|logged/i);
  await expect(retry, how).toBeVisible();
  await form.isKept(context);
}

/** After a failure, submits the form again under each other kind of it, then with the connection restored. */
export async function expectRetriesWriteOnce(form: FormCase, context: FormContext): Promise<void> {
  const { page, db } = context;
  const { success, written = "" } = form;
  const address = page.url();
  const retry = retryOf(form, page);
  // A button on the page may be covered by the toast, but can be used by keyboard.
  const sendAgain = () => (form.retryIn ? retry.press("Enter") : retry.click());
  for (const how of ["proxy", "lost"] as const) {
    await failRequests(page, how);
    await sendAgain();
    await expectFailure(form, context, how);
    expect(page.url(), how).toBe(address);
  }
  await reconnect(page);
  await sendAgain();
  if (typeof success === "function") await success(context);
  else
    await expect(toasts(page).filter({ hasText: success ?? "no success is named" })).toBeVisible({
      timeout: 20_000,
    });
  await expect(alerts(page).filter({ hasText: "There is no connection." })).toHaveCount(0);
  expect(Object.values(db.get(written) ?? {}), written).toEqual([1]);
}
