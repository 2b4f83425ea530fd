import { type Driver, expressionOf, findInPage, nameOf, type Target, waitUntil } from "./driver.ts";

/** How the protocol names an element's id. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** The parts that we read of what the commands answer. */
type Answer = {
  sessionId?: string;
  capabilities?: { browserName: string; browserVersion: string; setWindowRect: boolean };
  error?: string;
  message?: string;
  [ELEMENT]?: string;
};

const ANSWER_MS = 60_000;

/** A window that a W3C WebDriver opens; it listens at `origin`. */
export async function openWindow(
  origin: string,
  capabilities: object,
): Promise<Omit<Driver, "origin" | "hasReact" | "takeErrors">> {
  const asked = await send("POST", `${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
  const session = `${origin}/session/${asked.sessionId}`;
  const post = (command: string, body: object = {}) => send("POST", `${session}/${command}`, body);
  const evaluate = (expression: string) => post("execute/sync", { script: `return ${expression}`, args: [] });
  const run: Driver["run"] = async (code, ...values) => {
    const json = await evaluate(`JSON.stringify(${expressionOf(code, values)}) || "null"`);
    return JSON.parse(String(json));
  };
  const find = (target: Target) =>
    waitUntil(nameOf(target), async () => (await evaluate(expressionOf(findInPage, [target])))?.[ELEMENT]);
  return {
    version: `${asked.capabilities?.browserName} ${asked.capabilities?.browserVersion}`,
    open: async (url) => {
      await post("url", { url });
    },
    setSize: async ({ width, height }) => {
      if (!asked.capabilities?.setWindowRect) return;
      await post("window/rect", { width, height });
      await waitUntil(`a window of ${width} px`, () => run((wanted) => innerWidth === wanted, width));
      const inside = await run(() => innerHeight);
      // A bar stands over the page.
      if (inside < height) await post("window/rect", { width, height: 2 * height - inside });
    },
    run,
    click: async (target) => {
      await post(`element/${await find(target)}/click`);
    },
    type: async (target, text) => {
      const element = await find(target);
      await post(`element/${element}/clear`);
      await post(`element/${element}/value`, { text });
    },
    close: async () => {
      await send("DELETE", session);
    },
  };
}

/** @throws with the driver's error, or if it does not answer */
async function send(method: string, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { value } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
