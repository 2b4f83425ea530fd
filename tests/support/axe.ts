import type { Page } from "@playwright/test";
import axeCore from "axe-core";

declare global {
  var axe: typeof import("axe-core") | undefined;
}

type Options = {
  /** Selector of the part to look at; the whole page unless said. */
  within?: string;
  /** Ids of the rules to check; all that are on by default unless said. */
  rules?: string[];
};

/**
 * Violations of axe's rules in what the page shows now, one line each: the rule and the first place.
 * The rules are put into a document once, and what passes is not described: a check costs half of what
 * it does through axe's own wrapper. Frames are left out; a mail is shown in one in which no script runs.
 */
export async function findViolations(page: Page, { within, rules }: Options = {}): Promise<string[]> {
  await finishTransitions(page);
  if (await page.evaluate(() => !globalThis.axe)) await page.evaluate(axeCore.source);
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

/** A colour on its way from one theme, or ground, to the other is none that anyone reads. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
