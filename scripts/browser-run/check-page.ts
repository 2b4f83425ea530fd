import { type Driver, sleep, waitUntil } from "./driver.ts";

/** What the console says of a page that is not there. */
const MISSING = /\b404\b|Page not found/;
const UNREADABLE = /SyntaxError: Unexpected token/;
/** What Firefox says of an answer that was still on its way when the page was left. */
const LEFT = /Error in input stream/;

/** For an error right after a page's scripts have begun. */
const LATE_MS = 200;

/** Opens a page and says what is wrong with it in this browser. */
export async function checkPage(driver: Driver, url: string): Promise<string[]> {
  await driver.takeErrors();
  await driver.open(url);
  const problems: string[] = [];
  try {
    await waitForScripts(driver);
  } catch {
    problems.push("its script did not run");
  }
  problems.push(...(await driver.run(lookAround)));
  await sleep(LATE_MS);
  const isMissing = url.endsWith("/nowhere");
  const errors = (await takeErrors(driver)).filter((error) => !(isMissing && MISSING.test(error)));
  return [...problems, ...errors];
}

export async function waitForScripts(driver: Driver): Promise<void> {
  await waitUntil("the page's script", () => driver.run(hasScripts, driver.hasReact));
}

/** Console errors since the last call, without those of a browser that cannot read React's scripts. */
export async function takeErrors(driver: Driver): Promise<string[]> {
  const errors = await driver.takeErrors();
  return errors.filter((error) => !LEFT.test(error) && (driver.hasReact || !UNREADABLE.test(error)));
}

/** Whether the page's script has run: React in the back office, the small one elsewhere. */
function hasScripts(hasReact: boolean): boolean {
  if (document.readyState !== "complete") return false;
  if (!document.querySelector("script[type=module], html[data-script]")) return true;
  if (document.documentElement.hasAttribute("data-enhanced")) return true;
  if (!hasReact && /^\/(?:admin|auth)\b/.test(location.pathname)) return true;
  return Object.keys(document.body).some((key) => key.startsWith("__react"));
}

/** Whether the page is too wide, without colors, or without a picture. */
function lookAround(): string[] {
  const problems: string[] = [];
  const isClear = (color: string) => color === "transparent" || /[,/]\s*0\)$/.test(color);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) problems.push(`is ${wide} px wide in a window of ${innerWidth} px`);
  const { backgroundColor, color } = getComputedStyle(document.body);
  const ground = isClear(backgroundColor)
    ? getComputedStyle(document.documentElement).backgroundColor
    : backgroundColor;
  if (isClear(ground)) problems.push("the page's ground has no color");
  if (isClear(color) || color === ground) problems.push(`text ${color} on ${ground}`);
  // What is not seen, as in a closed <details>, has no style in old WebKit.
  const buttons = [...document.querySelectorAll(".btn-signal, .btn-ink")];
  const button = buttons.find((one) => one.getClientRects().length > 0);
  if (button && isClear(getComputedStyle(button).backgroundColor))
    problems.push(`the button "${button.textContent}" has no fill`);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== "lazy")
      problems.push(`the picture ${image.currentSrc} is broken`);
  }
  return problems;
}
