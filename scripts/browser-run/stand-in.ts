import { chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../test/browser.ts";
import { type Driver, expressionOf, findInPage, nameOf, type Target, waitUntil } from "./driver.ts";

/** What Safari 16.4 or Firefox 115 lacks, by the name used in style sheets, and a name that nothing has. */
const CSS: readonly (readonly [RegExp, string])[] = [
  [/\blight-dark\(/g, "lacking-function("],
  [/:popover-open\b/g, ":lacking-state"],
  [/::details-content\b/g, "::lacking-part"],
  [/:has\(/g, ":lacking-relation("],
  [/\b(?:field-sizing|text-wrap|text-box|content-visibility|animation-timeline):/g, "lacking-property:"],
  [/@(?:property|starting-style|counter-style)\b/g, "@lacking-rule"],
];

/** Chromium without what the oldest supported browsers lack: a stand-in for them. */
export async function startStandIn(origin: string): Promise<Driver> {
  const executablePath = ensureChromium(console.log);
  if (!executablePath) throw new Error("Chromium is missing: install it, or set CHROMIUM_PATH");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (/^(?:error|warning)$/.test(message.type())) errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  await page.addInitScript({ content: expressionOf(removeFeatures, []) });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = CSS.reduce(
      (text, [known, unknown]) => text.replaceAll(known, unknown),
      await response.text(),
    );
    await route.fulfill({ response, body: css });
  });
  return {
    version: `Chromium ${browser.version()} without newer features`,
    origin,
    hasReact: true,
    ...drive(page),
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}

function drive(page: Page): Pick<Driver, "open" | "setSize" | "run" | "click" | "type"> {
  const find = (target: Target) =>
    waitUntil(nameOf(target), async () =>
      (await page.evaluateHandle<HTMLElement | null>(expressionOf(findInPage, [target]))).asElement(),
    );
  return {
    open: async (url) => {
      await page.goto(url);
    },
    setSize: (size) => page.setViewportSize(size),
    run: async (code, ...values) => JSON.parse(await page.evaluate(jsonOf(expressionOf(code, values)))),
    click: async (target) => (await find(target)).click(),
    type: async (target, text) => (await find(target)).fill(text),
  };
}

function jsonOf(expression: string): string {
  return `JSON.stringify(${expression}) ?? "null"`;
}

/** Runs before each page's own scripts. */
function removeFeatures(): void {
  for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"]) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  for (const name of ["ariaBusy", "ariaInvalid", "checkVisibility"]) {
    Reflect.deleteProperty(Element.prototype, name);
  }
  for (const name of ["canParse", "parse"]) Reflect.deleteProperty(URL, name);
  for (const name of ["navigation", "scheduler"]) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Array, "fromAsync");
  Reflect.deleteProperty(Promise, "withResolvers");
  // Firefox ignores it until version 133.
  const ownFetch = window.fetch;
  window.fetch = (input, init) => ownFetch(input, init && { ...init, keepalive: false });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[popovertarget]")) event.preventDefault();
  });
  const matches = Element.prototype.matches;
  Element.prototype.matches = function (selector) {
    if (/:popover-open|:has\(/.test(selector)) throw new SyntaxError(`'${selector}' is not a valid selector`);
    return matches.call(this, selector);
  };
}
