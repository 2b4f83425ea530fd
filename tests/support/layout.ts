import type { Page } from "@playwright/test";

/** Renders what the browser would leave out until it is near the viewport. The policy refuses a style element. */
export function renderEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Texts cut off by the window or by a container, as "words (where)". */
export function listClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim();
      if (!holder || !words || !isMeant(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isClipped = [...range.getClientRects()].some((rect) => rect.width > 0 && isOutside(rect, holder));
      if (isClipped)
        found.push(`${words.slice(0, 40)} (${holder.closest("[class]")?.getAttribute("class")})`);
    }
    return found;

    /** Visible, and not part of a map, which is cropped by its frame on purpose. */
    function isMeant(element: Element): boolean {
      const isLeftOut = element.closest("svg, .sr-only, .skip, script, style, template, option") !== null;
      return !isLeftOut && element.checkVisibility({ visibilityProperty: true });
    }

    function isOutside(rect: DOMRect, from: Element): boolean {
      if (rect.right > document.documentElement.clientWidth + 1 || rect.left < -1) {
        return !isScrolled(from);
      }
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (overflowX === "visible" && overflowY === "visible") continue;
        const frame = at.getBoundingClientRect();
        const isBeside =
          overflowX !== "visible" && (rect.left < frame.left - 1 || rect.right > frame.right + 1);
        const isBelow =
          overflowY !== "visible" && (rect.top < frame.top - 2 || rect.bottom > frame.bottom + 2);
        if (isBeside || isBelow) return true;
      }
      return false;
    }

    function isScrolled(from: Element): boolean {
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    }
  });
}

/** Layout shifts since the page was opened, as "score: elements"; empty if they add up to less than 0.001. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    let sum = 0;
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 60) : "text",
        );
        sum += value;
        shifts.push(`${value.toFixed(4)}: ${names.join(", ")}`);
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
    return sum < 0.001 ? [] : shifts;
  });
}

/**
 * Focuses every tab stop in turn; returns those that cannot be focused or show no focus. Press a key first, so that
 * `:focus-visible` applies.
 */
export function listTabStopsWithoutVisibleFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';
    const stops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.hasAttribute("disabled") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return stops.filter((element) => !showsFocus(element)).map((element) => element.outerHTML.slice(0, 160));

    function showsFocus(element: HTMLElement): boolean {
      element.focus({ preventScroll: true });
      if (document.activeElement !== element || element.tabIndex > 0) return false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        for (const part of [null, "::before", "::after"]) {
          const { outlineStyle, outlineWidth } = getComputedStyle(at, part);
          if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return true;
        }
      }
      return false;
    }
  });
}

/** Sets the browser's default font size in pixels; 16 is the default. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
}

/** Elements that animate on their own; scroll-driven animations do not count. */
export function listAnimatingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? String(effect.target?.outerHTML.slice(0, 120)) : "unknown",
      ),
  );
}

/** Cards and text columns that share a row with another one, but for the rows that are there to be swiped. */
export function listElementsInSameRow(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const isBlock = (element: Element) =>
      element.matches("article, section, figure, form, li, div, blockquote") &&
      element.querySelector("h2, h3, h4, blockquote, form") !== null &&
      element.getBoundingClientRect().height > 0;
    return [...main.querySelectorAll("*")].flatMap((parent) => {
      if (parent.matches(".snap-row")) return [];
      const blocks = [...parent.children].filter(isBlock);
      return blocks.flatMap((block, index) => {
        const before = blocks[index - 1]?.getBoundingClientRect();
        const { top, left } = block.getBoundingClientRect();
        const isBeside = before && top < before.bottom - 1 && left >= before.right - 1;
        return isBeside ? [`${parent.className}: ${block.className || block.tagName} ${index + 1}`] : [];
      });
    });
  });
}
