import type { Page } from "@playwright/test";

/**
 * Elements of the first view that look different until the style sheets below it have loaded, as "element: properties".
 * Checks everything in the window before the first of those style sheets, except handwriting, whose font loads late on
 * purpose.
 */
export function lateStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>("body link[rel=stylesheet][fetchpriority=low]");
    const [first] = links;
    if (!first) throw new Error("The page has no style sheet below its first view");
    const sheets = [...links].map(({ sheet, href }) => {
      if (!sheet) throw new Error(`${href} has not come`);
      return sheet;
    });
    await document.fonts.ready;
    scrollTo(0, 0);
    const elements = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().top < innerHeight &&
        !element.contains(first) &&
        !element.closest(".hand"),
    );
    const whole = elements.map(lookOf);
    for (const sheet of sheets) sheet.disabled = true;
    const early = elements.map(lookOf);
    for (const sheet of sheets) sheet.disabled = false;
    return elements.flatMap((element, at) => {
      const properties = differences(whole[at], early[at]);
      return properties.length > 0 ? [`${nameOf(element)}: ${properties.join(", ")}`] : [];
    });

    function lookOf(element: Element): Record<string, string>[] {
      const { left, top, width } = element.getBoundingClientRect();
      const styles = [null, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") return {};
        // A column may grow with its neighbor below the first view, so its position is compared and its height is not.
        const names = [...style].filter(
          (name) => !/^(block-size|height|(perspective|transform)-origin)$/.test(name),
        );
        return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
      });
      return [...styles, { left: `${left}`, top: `${top}`, width: `${width}` }];
    }

    function differences(
      some: Record<string, string>[] = [],
      others: Record<string, string>[] = [],
    ): string[] {
      return some.flatMap((look, at) => {
        const other = others[at] ?? {};
        const names = new Set([...Object.keys(look), ...Object.keys(other)]);
        return [...names]
          .filter((name) => look[name] !== other[name])
          .map((name) => `${name} ${other[name]} then ${look[name]}`);
      });
    }

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    }
  });
}
