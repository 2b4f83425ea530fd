import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { INDUSTRIES } from "../../app/copy/industries";
import { expect, test } from "../support/fixtures";
import { listElementsInSameRow } from "../support/layout";

const DESKTOP = { width: 1280, height: 800 };
const MENU_NAMES = ["Platform", "Solutions", "Resources"] as const;
type MenuName = (typeof MENU_NAMES)[number];
const LINKS: Record<MenuName, string[]> = {
  Platform: [
    ...["/pixlseo", "/adrev", "/direct-mail"],
    ...["/unified-analytics", "/smart-automation", "/advanced-targeting"],
  ],
  Solutions: [...INDUSTRIES.map(({ slug }) => `/${slug}`), "/white-label"],
  Resources: ["/case", "/blog", "/integrations"],
};
/** Of the small screens' menu, in which labels are links too, and what most visitors look for comes first. */
const PANEL_LINKS = [
  "/pricing",
  "/about",
  "/platform",
  ...LINKS.Platform,
  "/solutions",
  ...LINKS.Solutions,
  "/blog",
  ...LINKS.Resources,
  "/book-now",
];

/** Every tab stop below the header, including scrollable rows. */
const STOPS = ["main", "footer", "aside"]
  .map((area) => `${area} :is(a[href], input, select, textarea, button, [tabindex="0"])`)
  .join();

test.use({ viewport: DESKTOP });

const header = (page: Page) => page.getByRole("banner");
const label = (page: Page, name: MenuName | "Pricing" | "About") =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const menu = (page: Page, name: MenuName) => label(page, name).locator("xpath=following-sibling::div");
const panel = (page: Page) => page.locator("header details nav");
const toggle = (page: Page) => page.locator("header details > summary");

async function expectOpen(page: Page, name: MenuName | null): Promise<void> {
  for (const other of MENU_NAMES) {
    if (other === name) await expect(menu(page, other)).toBeVisible();
    else await expect(menu(page, other)).toBeHidden();
  }
}

function hrefsIn(area: Locator): Promise<(string | null)[]> {
  return area.locator("a:visible").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}

test.describe("header", () => {
  test("[PUB-014] it stays at the top of the window while the page scrolls", async ({ page }) => {
    await page.goto("/");
    for (const y of [0, 700, 3000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      expect(await page.evaluate(() => scrollY)).toBe(y);
      const box = await header(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: await page.evaluate(() => document.body.clientWidth) });
      await expect(header(page).getByRole("link", { name: "Book Demo" })).toBeInViewport();
    }
  });

  for (const width of [390, 1280]) {
    test(`[PUB-015] [PUB-016] transparent up to 20 px of scroll, opaque with a blur beyond, transparent again on the way back, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/contact");
      const expectGround = async (y: number, opacity: string) => {
        await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
        await expect.poll(() => ground(page), `scrolled by ${y} px`).toMatchObject({ opacity });
      };
      await expectGround(0, "0");
      await expectGround(20, "0");
      await expectGround(21, "1");
      expect(await ground(page)).toMatchObject({ blur: "blur(10px)" });
      await expectGround(600, "1");
      await expectGround(20, "0");
      await expectGround(0, "0");
    });
  }
});

test("only a browser without scroll timelines is told by an attribute that the page is scrolled", async ({
  page,
}) => {
  const html = page.locator("html");
  const scrollTop = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await page.goto("/about");
  await scrollTop(300);
  await expect(html).toHaveAttribute("data-enhanced");
  await expect(html).not.toHaveAttribute("data-scrolled");
  await page.addInitScript(() => Reflect.deleteProperty(window, "ScrollTimeline"));
  await page.reload();
  await expect(html, "a position that the browser restores").toHaveAttribute("data-scrolled");
  await scrollTop(0);
  await expect(html).not.toHaveAttribute("data-scrolled");
  await scrollTop(300);
  await expect(html).toHaveAttribute("data-scrolled");
  await page.goto("/#contact");
  await expect(html, "an anchor").toHaveAttribute("data-scrolled");
});

test("over a dark section the header keeps the color of paper", async ({ page }) => {
  await page.goto("/about");
  await page.locator(".dark-section").evaluate((section) => {
    scrollTo({ top: section.getBoundingClientRect().top + scrollY - 20, behavior: "instant" });
  });
  const clip = { x: 2, y: 40, width: 8, height: 8 };
  const paper = [251, 249, 243];
  const difference = async () => {
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    return Math.max(...paper.map((value, at) => Math.abs(value - (channels[at]?.mean ?? 0))));
  };
  await expect.poll(difference).toBeLessThanOrEqual(6);
});

test.describe("menus", () => {
  test("[PUB-017] [PUB-018] [PUB-019] hovering a label opens its menu, whose links can be reached and followed", async ({
    page,
  }) => {
    await page.goto("/contact");
    await expectOpen(page, null);
    for (const name of MENU_NAMES) {
      await label(page, name).hover();
      await expectOpen(page, name);
      expect(await hrefsIn(menu(page, name))).toEqual(LINKS[name]);
      await menu(page, name).getByRole("link").last().hover();
      await expectOpen(page, name);
    }
    await menu(page, "Resources").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("[PUB-019] Escape closes the hovered menu; pressed elsewhere, the next menu still opens", async ({
    page,
  }) => {
    await page.goto("/contact");
    await page.mouse.move(640, 600);
    await page.keyboard.press("Escape");
    await label(page, "Platform").hover();
    await expectOpen(page, "Platform");
    await page.keyboard.press("Escape");
    await expectOpen(page, null);
  });

  test("[PUB-020] one menu at a time: hovering another closes the first, wherever the focus is", async ({
    page,
  }) => {
    await page.goto("/contact");
    await label(page, "Platform").hover();
    await label(page, "Solutions").hover();
    await expectOpen(page, "Solutions");
    await label(page, "Platform").focus();
    await expectOpen(page, "Solutions");
    await page.mouse.move(600, 700);
    await expectOpen(page, "Platform");
    await label(page, "Resources").hover();
    await expectOpen(page, "Resources");
  });

  test("by keyboard: Tab opens menus and moves through them, Escape closes and returns, the focus is always visible", async ({
    page,
  }) => {
    await page.goto("/contact");
    await header(page).getByRole("link", { name: "Beaconry, home" }).focus();
    for (const name of MENU_NAMES) {
      await page.keyboard.press("Tab");
      await expect(label(page, name)).toBeFocused();
      await expectOpen(page, name);
      for (const href of LINKS[name]) {
        await page.keyboard.press("Tab");
        const focused = page.locator(":focus-visible");
        await expect(focused).toHaveAttribute("href", href);
        await expect(focused).toBeInViewport();
        expect(await hasVisibleFocus(focused), `focus on ${href}`).toBe(true);
      }
    }
    await page.keyboard.press("Escape");
    await expect(label(page, "Resources")).toBeFocused();
    await expectOpen(page, null);
    await page.keyboard.press("Tab");
    await expect(label(page, "Pricing")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expectOpen(page, "Resources");
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("the first tap opens a menu, a tap on another label switches, a second tap follows the link", async ({
      page,
    }) => {
      await page.goto("/contact");
      expect(await page.evaluate(() => matchMedia("(hover: none)").matches)).toBe(true);
      await label(page, "Platform").tap();
      await expectOpen(page, "Platform");
      await label(page, "Resources").tap();
      await expectOpen(page, "Resources");
      await expect(page).toHaveURL("/contact");
      await label(page, "Resources").tap();
      await expect(page).toHaveURL("/blog");
    });
  });
});

test.describe("mobile menu", () => {
  test("[PUB-023] it opens and closes, with the links of the desktop header", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/contact");
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await hrefsIn(panel(page))).toEqual(PANEL_LINKS);
    await panel(page).getByRole("link", { name: "Book Demo" }).scrollIntoViewIfNeeded();
    await expect(panel(page).getByRole("link", { name: "Book Demo" })).toBeInViewport({ ratio: 1 });
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test("by keyboard: Enter opens it, Tab moves through it, Escape closes it and returns to the toggle", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/contact");
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    for (const href of PANEL_LINKS) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus-visible")).toHaveAttribute("href", href);
      await expect(page.locator(":focus-visible")).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test("it closes when the focus moves to something it covers", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/contact");
    await toggle(page).click();
    await panel(page).getByRole("link", { name: "Book Demo" }).focus();
    await page.keyboard.press("Tab");
    await expect(panel(page)).toBeHidden();
    await expect(page.locator("main :focus")).toBeInViewport();
  });

  test("a window that is enlarged while it is open can be scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await page.goto("/contact");
    await toggle(page).click();
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => scrollY), "open").toBe(0);
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test("[PUB-024] it is shown below 1024 px", async ({ page }) => {
    await page.goto("/");
    for (const width of [390, 1023]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(toggle(page)).toBeVisible();
      await expect(label(page, "About")).toBeHidden();
    }
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(toggle(page)).toBeHidden();
    await expect(label(page, "About")).toBeVisible();
    expect(await listElementsInSameRow(page)).not.toEqual([]);
  });

  test("at 1024 px the header has room for its links beside a long name", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto("/contact");
    await header(page)
      .locator(".logo span")
      .evaluate((name) => {
        name.textContent = "Lantern Works Home Services";
      });
    const boxes = await header(page)
      .locator(".logo, .header-nav > li, .btn")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, height } = part.getBoundingClientRect();
          return { left, right, height };
        }),
      );
    expect(boxes).toHaveLength(7);
    for (const [at, { left, height }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(at === 0 ? 0 : Number(boxes[at - 1]?.right));
      expect(height).toBeLessThanOrEqual(56);
    }
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(1024);
  });
});

test.describe("page frame", () => {
  test("the first Tab shows the skip link, which jumps past the header", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    expect(await hasVisibleFocus(skip)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus-visible")).toHaveCount(1);
  });

  test("Tab reaches every link, field and button of the home page in order, with a visible focus", async ({
    page,
  }) => {
    await page.goto("/");
    const stops = await page.locator(STOPS).evaluateAll((elements) => {
      // Of a group of radio buttons, Tab reaches the one that is chosen.
      const shown = elements.filter(
        (element) =>
          element.getAttribute("tabindex") !== "-1" &&
          element.checkVisibility() &&
          !element.matches("[type=radio]:not(:checked)"),
      );
      shown.forEach((element, at) => {
        element.setAttribute("data-stop", String(at));
      });
      return shown.length;
    });
    expect(stops).toBeGreaterThan(40);
    await page.getByRole("main").focus();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      const markup = await focused.evaluate((element) => element.outerHTML.slice(0, 300));
      expect(await focused.getAttribute("data-stop"), markup).toBe(String(stop));
      expect(await hasVisibleFocus(focused), markup).toBe(true);
    }
    await expect(page.getByRole("link", { name: /^Call sales/ })).toBeFocused();
  });

  test("[PUB-074] [PUB-080] 'Get Pricing' and 'Contact Sales' scroll smoothly to the contact section", async ({
    page,
  }) => {
    await page.goto("/white-label");
    const section = page.locator("#contact");
    for (const name of ["Get Pricing", "Contact Sales"]) {
      // The previous scroll may still be running.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.getByRole("link", { name }).scrollIntoViewIfNeeded();
      const places = await page.evaluateHandle(() => {
        const seen: number[] = [];
        const begin = () => addEventListener("scroll", () => seen.push(scrollY));
        addEventListener("click", begin, { once: true });
        return seen;
      });
      await page.getByRole("link", { name }).click();
      await expect(section.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
      // An instant jump would be seen at one position only.
      await expect.poll(async () => (await places.jsonValue()).length).toBeGreaterThan(1);
    }
  });

  for (const width of [390, 768, 1024, 1280, 1440]) {
    test(`at ${width} px the phone button lies over nothing to press or read`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/", "/solutions", "/book-now", "/contact"]) {
        await page.goto(path);
        const button = page.locator("[data-phone-button]");
        const bar = await page.getByRole("complementary", { name: "Call sales" }).boundingBox();
        const box = await button.boundingBox();
        if (!bar || !box) throw new Error(`${path} has no phone button`);
        if (width < 640) {
          // A bar from side to side, which hides what scrolls under it as the header does.
          expect(bar).toMatchObject({ x: 0, width, y: 800 - bar.height });
          expect(bar.height).toBeLessThanOrEqual(56);
          const ground = await page
            .locator(".phone-bar")
            .evaluate((e) => getComputedStyle(e).backgroundColor);
          expect(ground).toBe("rgb(251, 249, 243)");
          continue;
        }
        const inColumn = await page
          .locator("main .wrap")
          .first()
          .evaluate((element) => {
            const { right } = element.getBoundingClientRect();
            return right - Number.parseFloat(getComputedStyle(element).paddingRight);
          });
        expect(box.x, path).toBeGreaterThanOrEqual(inColumn);
      }
    });
  }

  test("[PUB-012] the phone button is on public pages only, not on /auth or under /admin", async ({
    page,
    login,
    allowConsole,
  }) => {
    allowConsole(/status of 404.+\/admin\/nowhere/);
    await page.goto("/auth");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await expect(page.locator("a[href^='tel:']")).toHaveCount(0);
    await login();
    for (const path of ["/admin", "/admin/leads", "/admin/nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("navigation", { name: "Admin" })).toBeAttached();
      await expect(page.locator("[data-phone-button]")).toHaveCount(0);
    }
  });

  test("[PUB-100] the 404 page logs the missing path to the console", async ({ page, allowConsole }) => {
    allowConsole(/Page not found|status of 404/);
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const response = await page.goto("/no/such-page?x=1");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
    await expect.poll(() => messages).toContain("Page not found: /no/such-page");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open by hover and focus, and the mobile menu opens and closes", async ({ page }) => {
    await page.goto("/contact");
    await label(page, "Solutions").hover();
    await expectOpen(page, "Solutions");
    await page.mouse.move(600, 700);
    await expectOpen(page, null);
    await label(page, "Platform").focus();
    await expectOpen(page, "Platform");
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle(page).click();
    expect(await hrefsIn(panel(page))).toEqual(PANEL_LINKS);
    await toggle(page).click();
    await expect(panel(page)).toBeHidden();
  });
});

/** The header's current background. */
function ground(page: Page): Promise<{ opacity: string; blur: string }> {
  return page.locator(".header-ground").evaluate((element) => {
    const { opacity, backdropFilter } = getComputedStyle(element, "::before");
    return { opacity, blur: backdropFilter };
  });
}

/** Whether the focused element or an ancestor has an outline of at least 2 px, on itself or a pseudo-element. */
function hasVisibleFocus(focused: Locator): Promise<boolean> {
  return focused.evaluate((element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      for (const pseudo of [null, "::before", "::after"]) {
        const { outlineStyle, outlineWidth } = getComputedStyle(at, pseudo);
        if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return true;
      }
    }
    return false;
  });
}
