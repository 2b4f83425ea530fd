import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";

/** The ground of a page (app/styles/tokens.css): paper by day, navy by night. */
const DAY = "rgb(251, 249, 243)";
const NIGHT = "rgb(11, 21, 36)";

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const group = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
const choice = (page: Page, name: string) => group(page).getByRole("radio", { name });
/** Clicks the word, which lies above its radio button. */
const choose = (page: Page, name: string) => group(page).getByText(name, { exact: true }).click();

/** Notes the theme when the body begins, which nothing has painted yet, and what it was for every later change. */
async function noteThemes(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const themes: (string | undefined)[] = [];
    Object.assign(window, { themes });
    new MutationObserver(() => {
      const { theme } = document.documentElement?.dataset ?? {};
      if (document.body && themes.at(-1) !== theme) themes.push(theme);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}
const themesOf = (page: Page) => page.evaluate(() => Reflect.get(window, "themes"));

test("without a choice a page follows the system, and changes with it", async ({ page }) => {
  await page.goto("/about");
  expect(await groundOf(page)).toBe(DAY);
  await expect(choice(page, "System")).toBeChecked();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await groundOf(page)).toBe(NIGHT);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a choice holds on every page and after a reload, against the system, from before the first paint; no cookie has it", async ({
  page,
  context,
}) => {
  await noteThemes(context);
  await page.goto("/about");
  await choose(page, "Dark");
  expect(await groundOf(page)).toBe(NIGHT);
  for (const path of ["/", "/blog", "/cookies"]) {
    await page.goto(path);
    expect(await groundOf(page), path).toBe(NIGHT);
    expect(await themesOf(page), path).toEqual(["dark"]);
    await expect(choice(page, "Dark"), path).toBeChecked();
  }
  await page.reload();
  expect(await themesOf(page)).toEqual(["dark"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await choose(page, "Light");
  expect(await groundOf(page)).toBe(DAY);
  await page.goto("/");
  expect(await themesOf(page)).toEqual(["light"]);
  expect(await groundOf(page)).toBe(DAY);
  await choose(page, "System");
  expect(await groundOf(page)).toBe(NIGHT);
  expect(await context.cookies()).toEqual([]);
});

test("a page that comes back has the theme that was chosen since", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/cookies");
  await choose(page, "Dark");
  await page.goBack();
  expect(await groundOf(page)).toBe(NIGHT);
  await expect(choice(page, "Dark")).toBeChecked();
  // Out of the browser's memory nothing of a page runs anew, and Playwright's browser keeps none: only the event is told.
  await page.evaluate(() => {
    localStorage.theme = "light";
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await groundOf(page)).toBe(DAY);
  await expect(choice(page, "Light")).toBeChecked();
});

test("the choice is made by keyboard alone, and shows its focus", async ({ page }) => {
  await page.goto("/about");
  await choice(page, "System").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(choice(page, "Dark")).toBeFocused();
  await expect(choice(page, "Dark")).toBeChecked();
  await expect(choice(page, "Dark")).toHaveCSS("outline-style", "solid");
  expect(await groundOf(page)).toBe(NIGHT);
});

test("where storage is blocked a choice lasts as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  await expect(choice(page, "System")).toBeChecked();
  await choose(page, "Dark");
  expect(await groundOf(page)).toBe(NIGHT);
  await page.reload();
  expect(await groundOf(page)).toBe(DAY);
  await expect(choice(page, "System")).toBeChecked();
});

test("a drawing that is a file is loaded once, in the colors of the theme", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".svg")) loaded.push(pathname);
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.locator("img:visible")).toHaveCount(1);
  const src = await footer.locator("img:visible").getAttribute("src");
  await expect.poll(() => loaded).toEqual([src]);
  const drawing = await (await page.request.get(`${src}`)).text();
  expect(drawing, "its outlines are those of the dark theme").toContain("stroke:#f3eee3");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the system decides, and no choice is offered", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("body")).toHaveCSS("background-color", NIGHT);
    await expect(page.locator("footer fieldset")).toBeAttached();
    await expect(page.locator("footer fieldset")).toBeHidden();
    // Checked by the document: a script that checks it would have the whole page styled twice before its first frame.
    await expect(page.locator("footer [name=theme]:checked")).toHaveValue("system");
    await expect(page.getByRole("radio", { name: "Dark" })).toHaveCount(0);
  });
});
