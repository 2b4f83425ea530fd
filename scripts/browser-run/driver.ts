export type Size = { width: number; height: number };

export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };

/** The first element that is seen, matches, and has `text` in its own text or `aria-label`, in capitals or not. */
export type Target = { css: string; text?: string };

/** One window of one browser. */
export type Driver = {
  version: string;
  /** Where this browser finds the site. */
  origin: string;
  /** False if it is too old to read the scripts of sign-in and back office, which then work without. */
  hasReact: boolean;
  /** Opens an address and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  /** Sets the size of the window's inside. */
  setSize: (size: Size) => Promise<void>;
  /**
   * Runs a function in the page. It travels as text, its arguments and result as JSON: it may use nothing from around
   * it, and only syntax that the oldest browser knows.
   */
  run: <A extends unknown[], R>(code: (...values: A) => R, ...values: A) => Promise<R>;
  click: (target: Target) => Promise<void>;
  /** Types a text with keys in the place of what the field holds. */
  type: (target: Target, text: string) => Promise<void>;
  /** Console errors and uncaught errors since the last call. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

const PATIENCE_MS = 20_000;

/** A call of the function with these arguments, as the text of an expression. */
export function expressionOf(code: (...values: never[]) => unknown, values: unknown[]): string {
  // tsx wraps inner functions in calls of `__name`.
  return `((__name) => (${code})(...${JSON.stringify(values)}))((named) => named)`;
}

/**
 * A target's element, once it is in the same place as the last time; runs in the page. Its result is not JSON,
 * so each driver calls it itself.
 */
export function findInPage({ css, text }: Target): HTMLElement | null {
  const isSeen = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const names = (element: HTMLElement) => [
    element.textContent ?? "",
    element.getAttribute("aria-label") ?? "",
  ];
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      isSeen(element) &&
      (text === undefined || names(element).some((name) => name.toLowerCase().includes(text.toLowerCase()))),
  );
  if (!found) return null;
  // In the middle: a header or a bar that sticks to an edge would lie over it.
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y } = found.getBoundingClientRect();
  const place = `${x} ${y}`;
  const isStill = Reflect.get(window, "lastPlace") === place;
  Reflect.set(window, "lastPlace", place);
  return isStill ? found : null;
}

/** Repeats the question until it is answered with something true. @throws after a while */
export async function waitUntil<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await sleep(150);
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function nameOf({ css, text }: Target): string {
  return text === undefined ? css : `${css} "${text}"`;
}
