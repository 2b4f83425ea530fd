import type { Locator, Page, Request } from "@playwright/test";
import { CONTACT_PAGES, CONTACT_TOASTS } from "../../app/copy/contact";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { openWithoutHosts, removeHosts, restoreHosts } from "../support/no-hosts";
import { DANA, fillContactForm, PHONE } from "../support/visitor";

const FORM_PAGES = CONTACT_PAGES.filter((path) => PUBLIC_PATHS.includes(path));
const REQUIRED = Object.keys(DANA);

test.use({ userAgent: PHONE, viewport: { width: 1280, height: 900 } });

const sendButton = (page: Page) => page.locator("form[data-contact-form] button[type=submit]");
const toast = (page: Page) => page.locator(".toast");
const sentNote = (page: Page) => page.locator("form[data-contact-form] [data-sent]");
/** Hidden on small screens while a field has the focus. */
const phoneButton = (page: Page) => page.locator("[data-phone-button]");
const widthOf = async (element: Locator) => (await element.boundingBox())?.width;
const field = (page: Page, name: string) => page.locator(`form[data-contact-form] [name=${name}]`);

/** Collects the forms that the page sends from now on. */
function watchForms(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  page.on("request", (request: Request) => {
    const isForm = request.method() === "POST" && new URL(request.url()).pathname.startsWith("/contact");
    if (isForm) sent.push(new URLSearchParams(request.postData() ?? ""));
  });
  return sent;
}

async function expectToast(page: Page, { title, description, ...rest }: Toast): Promise<void> {
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page).locator("strong")).toHaveText(title);
  await expect(toast(page).locator("p")).toHaveText(description);
  await expect(toast(page)).toHaveRole("destructive" in rest ? "alert" : "status");
}
type Toast = { title: string; description: string; destructive?: boolean };

async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(DANA)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, "industry")).toHaveValue("Auto dealership");
}

const errorOf = (input: Locator, page: Page) =>
  input.getAttribute("aria-describedby").then((id) => page.locator(`[id="${id}"]`));

test("[FORM-007] the description shows five lines of text", async ({ page }) => {
  await page.goto("/contact");
  const shown = await field(page, "projectDescription").evaluate((area) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
    const px = Number.parseFloat;
    return (area.clientHeight - px(paddingTop) - px(paddingBottom)) / px(lineHeight);
  });
  expect(shown).toBeGreaterThanOrEqual(5);
  expect(shown).toBeLessThan(5.5);
});

for (const path of FORM_PAGES) {
  test(`[FORM-002] ${path}: the form rejects missing fields and creates a lead`, async ({ page, db }) => {
    const sent = watchForms(page);
    await openWithoutHosts(db, () => page.goto(path));
    await sendButton(page).click();
    await expectToast(page, CONTACT_TOASTS.missing);
    const email = `from${path.replaceAll("/", "-")}@harborauto.example`;
    await fillContactForm(page, { businessEmail: email });
    await sendButton(page).click();
    await expectToast(page, CONTACT_TOASTS.sent);
    expect(sent.map((form) => [form.get("businessEmail"), form.get("page")])).toEqual([[email, path]]);
    expect(db.all("select first_name, company_name from leads where email_key = ?", email)).toEqual([
      { first_name: DANA.firstName, company_name: DANA.companyName },
    ]);
  });
}

test.describe("client-side validation", () => {
  test("[FORM-009] [FORM-010] an empty required field shows the toast, is marked and focused, and nothing is sent or stored", async ({
    page,
    db,
  }) => {
    const sent = watchForms(page);
    const leads = db.get("select count(*) n from leads");
    await page.goto("/contact");
    for (const name of REQUIRED) {
      await fillContactForm(page, { [name]: "  " });
      await sendButton(page).click();
      await expectToast(page, CONTACT_TOASTS.missing);
      await expect(field(page, name)).toBeFocused();
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(await errorOf(field(page, name), page)).toHaveText(/ is required$/);
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
      await toast(page).getByRole("button", { name: "Dismiss" }).click();
      await expect(toast(page)).toHaveCount(0);
    }
    expect(sent).toEqual([]);
    expect(db.get("select count(*) n from leads")).toEqual(leads);
  });

  test("an empty form marks six fields and focuses the first", async ({ page }) => {
    await page.goto("/contact");
    await sendButton(page).click();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(REQUIRED.length);
    await expect(field(page, "firstName")).toBeFocused();
    await expect(await errorOf(field(page, "firstName"), page)).toHaveText("First name is required");
  });

  test("[FORM-006] an invalid email gets our sentence at the field and is not sent", async ({ page }) => {
    const sent = watchForms(page);
    await page.goto("/contact");
    await fillContactForm(page, { businessEmail: "dana.harborauto" });
    const email = field(page, "businessEmail");
    await expect(email).toHaveAttribute("type", "email");
    await sendButton(page).click();
    await expect(email).toBeFocused();
    // The check is the browser's, the sentence ours: a browser's own would be in its language.
    const words = "Enter an email like name@company.com";
    await expect(await errorOf(email, page)).toHaveText(words);
    await expect(toast(page)).toHaveCount(0);
    expect(sent).toEqual([]);
    await email.fill(DANA.businessEmail);
    await sendButton(page).click();
    await expectToast(page, CONTACT_TOASTS.sent);
    await expect(await errorOf(email, page)).toBeHidden();
  });

  test("an email pasted with its name is sent, and an address that the server refuses is marked", async ({
    page,
    db,
    allowConsole,
  }) => {
    allowConsole(/Error sending message|status of 400/);
    await page.goto("/contact");
    await fillContactForm(page, { businessEmail: "dana@@harborauto" });
    const email = field(page, "businessEmail");
    await sendButton(page).click();
    await expect(await errorOf(email, page)).toHaveText("Enter an email like name@company.com");
    await email.fill("Dana Reyes <pasted@harborauto.example>");
    await sendButton(page).click();
    await expectToast(page, CONTACT_TOASTS.sent);
    const leads = "select count(*) n from leads where business_email = 'pasted@harborauto.example'";
    expect(db.get(leads)).toEqual({ n: 1 });
  });
});

test.describe("sending", () => {
  test("[FORM-011] [FORM-013] [FORM-014] the button reads 'Sending...' and is disabled until the response; success clears the form", async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/contact/send");
    await page.goto("/contact");
    await fillContactForm(page);
    const width = await widthOf(sendButton(page));
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAccessibleName("Sending...");
    await expect(sendButton(page)).toBeDisabled();
    await expect(sendButton(page).locator("[data-spinner]")).toBeVisible();
    expect(await widthOf(sendButton(page))).toBe(width);
    for (const name of [...REQUIRED, "industry"]) await expect(field(page, name)).toBeDisabled();
    await expectKept(page);
    release();
    await expectToast(page, CONTACT_TOASTS.sent);
    await expect(sendButton(page).locator("[data-spinner]")).toBeHidden();
    await expect(sendButton(page)).toHaveAccessibleName("Send Message");
    await expect(sendButton(page)).toBeEnabled();
    for (const name of [...REQUIRED, "industry"]) await expect(field(page, name)).toHaveValue("");
    for (const name of [...REQUIRED, "industry"]) await expect(field(page, name)).toBeEnabled();
  });

  test("[FORM-013] success is also said in the form, until the next message", async ({ page }) => {
    await page.goto("/contact");
    await expect(sentNote(page)).toBeHidden();
    await fillContactForm(page, { businessEmail: "note@harborauto.example" });
    await field(page, "companyName").press("Enter");
    await expectToast(page, CONTACT_TOASTS.sent);
    await expect(sentNote(page)).toHaveText(
      `${CONTACT_TOASTS.sent.title} ${CONTACT_TOASTS.sent.description}`,
    );
    await expect(sentNote(page)).toBeInViewport();
    await expect(sendButton(page)).toBeFocused();
    await toast(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(sentNote(page)).toBeVisible();
    await sendButton(page).click();
    await expectToast(page, CONTACT_TOASTS.missing);
    await expect(sentNote(page)).toBeHidden();
  });

  for (const width of [390, 768, 1024, 1440]) {
    test(`at ${width} px a toast keeps clear of the phone button`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/contact");
      await sendButton(page).click();
      await expectToast(page, CONTACT_TOASTS.missing);
      const [card, phone] = [await toast(page).boundingBox(), await phoneButton(page).boundingBox()];
      if (!card || !phone) throw new Error("toast or phone button is not on the screen");
      const gap = Math.max(phone.y - (card.y + card.height), phone.x - (card.x + card.width));
      expect(gap).toBeGreaterThanOrEqual(8);
    });
  }

  test("a double click and Enter while sending submit the form once", async ({ page, db }) => {
    const sent = watchForms(page);
    const release = await holdRequests(page, "**/contact/send");
    await page.goto("/");
    await fillContactForm(page, { businessEmail: "twice@harborauto.example" });
    await sendButton(page).dblclick();
    await field(page, "lastName").press("Enter");
    release();
    await expectToast(page, CONTACT_TOASTS.sent);
    expect(sent).toHaveLength(1);
    const activities =
      "select count(*) n from lead_activities where lead_id = (select id from leads where email_key = ?)";
    expect(db.get(activities, "twice@harborauto.example")).toEqual({ n: 1 });
  });

  test("[FORM-015] [FORM-017] [FORM-018] a failed request shows the toast, keeps the values and logs to the console", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Error sending message|Failed to load resource/);
    await page.route("**/contact/send", (route) => route.abort());
    await expectFailure(page);
  });

  test("[FORM-015] a response that is an error page counts as a failed request", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Error sending message|Failed to load resource/);
    await page.route("**/contact/send", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    await expectFailure(page);
  });

  test("[FORM-016] [FORM-017] [FORM-018] a response without a success flag shows the toast, keeps the values and logs to the console", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Error sending message/);
    await page.route("**/contact/send", (route) => route.fulfill({ json: { received: true } }));
    await expectFailure(page);
  });

  test("[FORM-016] a response that is not an object counts as a failed request", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Error sending message/);
    await page.route("**/contact/send", (route) => route.fulfill({ json: null }));
    await expectFailure(page);
  });

  test("a form whose response was lost is resent as the same submission and stored once", async ({
    page,
    db,
    allowConsole,
  }) => {
    allowConsole(/Error sending message|Failed to load resource/);
    const sent = watchForms(page);
    await page.route(
      "**/contact/send",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto("/contact");
    await fillContactForm(page, { businessEmail: "again@harborauto.example" });
    await sendButton(page).click();
    await expectToast(page, CONTACT_TOASTS.failed);
    await sendButton(page).click();
    await expectToast(page, CONTACT_TOASTS.sent);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.get("submissionKey")).toBe(sent[0]?.get("submissionKey"));
    const stored =
      "select count(*) n from lead_activities where lead_id in (select id from leads where email_key = ?)";
    expect(db.get(stored, "again@harborauto.example")).toEqual({ n: 1 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(async ({ db }) => removeHosts(db));
  test.afterEach(async ({ db }) => restoreHosts(db));

  for (const path of FORM_PAGES) {
    test(`${path}: an invalid form comes back with its errors and values, and can be corrected and sent`, async ({
      page,
      server,
      db,
      allowConsole,
    }) => {
      allowConsole(/status of 400/);
      const email = `plain${path.replaceAll("/", "-")}@harborauto.example`;
      await page.goto(`${path}?utm_source=letter&x=1`);
      await fillContactForm(page, { lastName: " ", businessEmail: email });
      await sendButton(page).click();
      await expectToast(page, CONTACT_TOASTS.missing);
      await expect(page).toHaveURL("/contact");
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
      await expect(await errorOf(field(page, "lastName"), page)).toHaveText("Last name is required");
      await expect(field(page, "lastName")).toBeFocused();
      await expect(field(page, "businessEmail")).toHaveValue(email);
      await expect(field(page, "projectDescription")).toHaveValue(DANA.projectDescription);
      await expect(field(page, "industry")).toHaveValue("Auto dealership");
      await field(page, "lastName").fill(DANA.lastName);
      await sendButton(page).click();
      await expect(page).toHaveURL(`${server.url}${path}#contact`);
      await expectToast(page, CONTACT_TOASTS.sent);
      await expect(sentNote(page)).toBeVisible();
      expect(db.get("select last_name from leads where email_key = ?", email)).toEqual({
        last_name: DANA.lastName,
      });
      const visit = `select landing_path, utm from lead_submissions where fields ->> 'businessEmail' = ?`;
      expect(db.get(visit, email)).toEqual({ landing_path: path, utm: '{"utm_source":"letter"}' });
    });
  }
});

/**
 * Submits a form that fails, and expects the toast, the values kept, the button enabled, and one line on the console.
 */
async function expectFailure(page: Page): Promise<void> {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.goto("/contact");
  await fillContactForm(page);
  await sendButton(page).click();
  await expectToast(page, CONTACT_TOASTS.failed);
  await expectKept(page);
  await expect(sendButton(page)).toHaveAccessibleName("Send Message");
  await expect(sendButton(page)).toBeEnabled();
  expect(logged.filter((line) => line.startsWith("Error sending message"))).toHaveLength(1);
}
