import type { Page } from "@playwright/test";

/**
 * Makes the following pages a slow device's: what React does not render at once, as the router's updates, waits between
 * the two functions returned. Typing and clicks are rendered at once.
 */
export async function slowRendering(page: Page) {
  await page.addInitScript(holdMessages);
  const tell = (what: string) => page.evaluate((type) => void dispatchEvent(new Event(type)), what);
  return { hold: () => tell("hold"), release: () => tell("release") };
}

/** React renders what is not urgent in messages that it sends to itself. */
function holdMessages(): void {
  const { postMessage } = MessagePort.prototype;
  const held: (() => void)[] = [];
  let isHeld = false;
  MessagePort.prototype.postMessage = function (message: unknown) {
    const send = () => postMessage.call(this, message);
    if (isHeld) held.push(send);
    else send();
  };
  addEventListener("hold", () => {
    isHeld = true;
  });
  addEventListener("release", () => {
    isHeld = false;
    for (const send of held.splice(0)) send();
  });
}
