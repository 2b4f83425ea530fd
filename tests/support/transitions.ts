import type { Page } from "@playwright/test";

/** A colour on its way from one theme, or ground, to the other is none that anyone reads. */
export async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}
