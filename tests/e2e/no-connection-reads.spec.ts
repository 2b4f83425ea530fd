import type { Page, Request } from "@playwright/test";
import { seedBackOffice } from "../support/back-office-rows";
import { expect, OWNER, test } from "../support/fixtures";
import { waitForHydration } from "../support/hydration";
import {
  DATA_REQUEST,
  type FailureMode,
  type FormContext,
  failRequests,
  reconnect,
  toasts,
} from "../support/network-failure";

type Read = {
  title: string;
  from: string;
  ask: (page: Page) => Promise<unknown>;
  failure: RegExp;
  /** Checks that the page, and what was typed or chosen in it, is unchanged. */
  isKept: (page: Page) => Promise<void>;
  arrived: (page: Page) => Promise<void>;
};

const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const filter = (page: Page) => page.getByRole("form", { name: "Filters" });
const cards = (page: Page) => page.locator("[data-lead]");
const posts = (page: Page) => page.getByRole("main").getByRole("article");
const marcus = (page: Page) => page.getByRole("dialog", { name: "Marcus Bell" });
const retry = (page: Page) => toasts(page).getByRole("button", { name: "Retry" });

const READS: Read[] = [
  {
    title: "a search of the leads",
    from: "/admin/leads",
    ask: (page) => search(page).fill("twin"),
    failure: /Failed to fetch leads/,
    isKept: async (page) => {
      await expect(search(page)).toHaveValue("twin");
      await expect(cards(page)).toHaveCount(7);
    },
    arrived: (page) => expect(cards(page)).toHaveCount(1),
  },
  {
    title: "a filter of the leads",
    from: "/admin/leads",
    ask: (page) => filter(page).getByRole("combobox", { name: "Status" }).selectOption("lost"),
    failure: /Failed to fetch leads/,
    isKept: async (page) => {
      await expect(filter(page).getByRole("combobox", { name: "Status" })).toHaveValue("lost");
      await expect(cards(page)).toHaveCount(7);
    },
    arrived: (page) => expect(cards(page)).toHaveCount(1),
  },
  {
    title: "the opening of a lead",
    from: "/admin/leads",
    ask: (page) => cards(page).getByRole("link", { name: "Marcus Bell" }).click(),
    failure: /Failed to load lead data/,
    isKept: (page) => expect(cards(page)).toHaveCount(7),
    arrived: (page) => expect(marcus(page)).toBeVisible(),
  },
  {
    title: "the way to another page",
    from: "/admin/leads",
    ask: (page) => page.getByRole("link", { name: "Blog Management" }).click(),
    failure: /Failed to fetch blogs/,
    isKept: (page) => expect(cards(page)).toHaveCount(7),
    arrived: (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Management"),
  },
  {
    title: "a filter of the blogs",
    from: "/admin/blogs",
    ask: (page) => page.getByRole("combobox", { name: "Status" }).selectOption("draft"),
    failure: /Failed to fetch blogs/,
    isKept: async (page) => {
      await expect(posts(page)).toHaveCount(2);
      await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("draft");
    },
    arrived: (page) => expect(posts(page)).toHaveCount(1),
  },
];

/** Resolves when the next data request has an answer or has failed. */
function dataRequestEnd(page: Page, method: "GET" | "POST" = "GET") {
  const isSent = (request: Request) => request.method() === method && DATA_REQUEST.test(request.url());
  return Promise.race([
    page.waitForEvent("requestfailed", isSent),
    page.waitForEvent("requestfinished", isSent),
  ]);
}

let formContext: FormContext;
/**
 * The scripts of other routes are preloaded once a page has loaded: waits until the page answers clicks and a route's
 * script has arrived with all that it imports.
 */
async function waitForPreload(page: Page, route: string): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction((id) => {
    const { module = "none", imports = [] } = window.__remixManifest.routes[id] ?? {};
    const arrived = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return [module, ...imports].every((script) => arrived.includes(script));
  }, route);
}

test.beforeEach(async ({ page, db, login, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await db.write("delete from mail_drafts");
  await login();
  formContext = { page, db, ids: await seedBackOffice(db) };
});

for (const { title, from, ask, failure, isKept, arrived } of READS) {
  test(`${title}: without a connection the page is unchanged, and Retry continues`, async ({ page }) => {
    await page.goto(from);
    const address = page.url();
    await failRequests(page, "refused");
    await ask(page);
    for (const next of ["proxy", "refused"] satisfies FailureMode[]) {
      await expect(toasts(page)).toHaveCount(1);
      await expect(toasts(page)).toContainText(failure);
      await expect(toasts(page)).toContainText("There is no connection.");
      await isKept(page);
      expect(page.url()).toBe(address);
      await failRequests(page, next);
      // The toast from before says the same.
      const ended = dataRequestEnd(page);
      await retry(page).click();
      await ended;
    }
    await expect(toasts(page)).toContainText(failure);
    await reconnect(page);
    await retry(page).click();
    await arrived(page);
    await expect(toasts(page)).toHaveCount(0);
  });
}

test("a stored note is confirmed, although the page cannot be reloaded without a connection", async ({
  page,
}) => {
  await page.goto(`/admin/leads/${formContext.ids.leadId}`);
  await marcus(page).getByRole("tab", { name: "Notes" }).click();
  await marcus(page).getByRole("textbox", { name: "Note" }).fill("Prefers mornings");
  await page.route(/\.data/, (route) =>
    route.request().method() === "GET" ? route.abort("connectionrefused") : route.fallback(),
  );
  await marcus(page).getByRole("button", { name: "Add Note" }).click();
  await expect(toasts(page).filter({ hasText: "Note added successfully" })).toBeVisible();
  await expect(toasts(page).filter({ hasText: "There is no connection." })).toBeVisible();
  await expect(marcus(page).getByRole("tabpanel", { name: "Notes" }).getByRole("listitem")).toHaveCount(1);
  await page.unroute(/\.data/);
  await retry(page).click();
  await expect(marcus(page).getByRole("tabpanel", { name: "Notes" }).getByRole("listitem")).toHaveCount(2);
});

test("[DEAL-021] the choice of leads stays empty without a toast, and fills once the connection is back", async ({
  page,
}) => {
  await page.goto("/admin/deals");
  await failRequests(page, "refused");
  await page.getByRole("button", { name: "New Deal" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Deal" });
  const lead = dialog.getByRole("combobox", { name: "Associated lead" });
  await expect(dialog.getByText("Loading leads")).toBeVisible();
  await dialog.getByLabel("Title").fill("Winter mail");
  await lead.click();
  await expect(dialog.getByRole("listbox", { name: "Leads" }).getByRole("option")).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await reconnect(page);
  await lead.fill("twin");
  await expect(dialog.getByRole("listbox", { name: "Leads" }).getByRole("option")).toHaveCount(1);
  await expect(dialog.getByLabel("Title")).toHaveValue("Winter mail");
});

test("the command palette shows when a search fails", async ({ page }) => {
  await page.goto("/admin");
  await page.keyboard.press("Control+k");
  await failRequests(page, "refused");
  await page.getByRole("combobox").fill("twin");
  const palette = page.getByRole("dialog", { name: "Search or go to" });
  await expect(palette.getByRole("status")).toContainText("The search did not answer");
  await expect(toasts(page)).toHaveCount(0);
});

test("while offline no page is reloaded or lost, and a pending navigation continues when back online", async ({
  page,
  context,
}) => {
  await page.goto(`/admin/leads/${formContext.ids.leadId}`);
  await waitForPreload(page, "admin/failed-jobs-page/route");
  await marcus(page).getByLabel("Activity title").fill("Called about the map");
  await context.setOffline(true);
  // The title is not saved: the page asks each time.
  page.on("dialog", (dialog) => dialog.accept());
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/admin/failed-jobs"]')?.click(),
  );
  await expect(toasts(page)).toContainText("Failed to load the page");
  await expect(marcus(page).getByLabel("Activity title")).toHaveValue("Called about the map");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Failed jobs");
  page.removeAllListeners("dialog");
});

test("[AUTH-019] while offline, sign-out shows an error and leaves the page as it is", async ({
  page,
  context,
}) => {
  await page.goto(`/admin/leads/${formContext.ids.leadId}`);
  await waitForPreload(page, "auth/sign-in/sign-out.route");
  await marcus(page).getByLabel("Activity title").fill("Called about the map");
  await context.setOffline(true);
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action="/auth/sign-out"]')?.requestSubmit(),
  );
  await expect(toasts(page)).toContainText("There is no connection.");
  await expect(marcus(page).getByLabel("Activity title")).toHaveValue("Called about the map");
  await context.setOffline(false);
});

test("a sign-in without a connection shows an alert, keeps the email and can be resent", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(OWNER.email);
  await page.getByLabel("Password").fill(OWNER.password);
  await failRequests(page, "refused");
  await page.getByRole("button", { name: "Sign In" }).click();
  for (const next of ["proxy", "lost"] satisfies FailureMode[]) {
    await expect(page.getByRole("alert")).toHaveText("There is no connection.");
    await expect(page.getByLabel("Email")).toHaveValue(OWNER.email);
    await expect(page.getByLabel("Password")).toHaveValue(OWNER.password);
    await failRequests(page, next);
    const ended = dataRequestEnd(page, "POST");
    await page.getByRole("button", { name: "Retry" }).click();
    await ended;
    await expect(page.getByRole("button", { name: "Retry" })).not.toHaveAttribute("aria-busy", "true");
  }
  await reconnect(page);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "The company" })).toBeVisible();
});

test("a draft that cannot be saved says so next to it, and is saved on retry", async ({ page, db }) => {
  const draft = /\/draft$/;
  await page.goto(`/admin/leads/${formContext.ids.leadId}?show=email`);
  const composer = page.getByRole("dialog", { name: "Send email" });
  await failRequests(page, "refused", draft);
  await composer.getByLabel("Subject").fill("Two rank maps");
  for (const next of ["proxy", "lost"] satisfies FailureMode[]) {
    await expect(composer.getByText("The draft could not be saved")).toBeVisible();
    await expect(composer.getByLabel("Subject")).toHaveValue("Two rank maps");
    await failRequests(page, next, draft);
    await composer.getByRole("button", { name: "Try again" }).click();
  }
  await expect(composer.getByText("The draft could not be saved")).toBeVisible();
  await reconnect(page, draft);
  await composer.getByRole("button", { name: "Try again" }).click();
  await expect(composer.getByText("Draft saved")).toBeVisible();
  expect(db.all("select subject from mail_drafts")).toEqual([{ subject: "Two rank maps" }]);
});

test("[BADM-023] 'View Live' explains why a draft cannot be viewed, without a connection", async ({
  page,
}) => {
  await page.goto("/admin/blogs");
  await failRequests(page, "refused");
  await page.getByRole("button", { name: "View Live" }).click();
  await expect(toasts(page)).toContainText("Not Published");
});
