import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** `source` of the package is not minified, and each document would read twice as much. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  var axe: typeof import("axe-core") | undefined;
}

type Options = {
  /** Selector of the part to check; the whole page by default. */
  within?: string;
  /** Ids of the rules to check; all enabled rules by default. */
  rules?: string[];
};

/**
 * Accessibility violations on the page now, one line each: the rule and the first element. Injects axe once per document
 * and skips reporting passes, which halves the time of axe's own Playwright wrapper. Skips frames: the one that shows a
 * mail runs no scripts.
 */
export async function findViolations(page: Page, { within, rules }: Options = {}): Promise<string[]> {
  await finishTransitions(page);
  if (await page.evaluate(() => !globalThis.axe)) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, rules }) => {
      const options = { iframes: false, resultTypes: ["violations" as const], runOnly: rules };
      const results = await globalThis.axe?.run(within ?? document, options);
      if (!results?.passes.length) throw new Error("No rule has found anything to look at");
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    },
    { within, rules },
  );
}

/** Waits for color transitions: axe would measure a contrast that exists only midway. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
