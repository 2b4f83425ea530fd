import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Answer, connect, type Message } from "./bidi.ts";
import { printed, startProcess } from "./child.ts";
import { type Driver, expressionOf, findInPage, nameOf, type Target, waitUntil } from "./driver.ts";

const PREFERENCES = {
  "app.update.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
};
const CONTROL = "\uE009";
const DELETE = "\uE017";

/** Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(origin: string, program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "beaconry-firefox-"));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const child = startProcess(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const [, address = ""] = await printed(child, 2, /WebDriver BiDi listening on (ws:\S+)/);
  const errors: string[] = [];
  const { send, close } = await connect(`${address}/session`, (message) => {
    const error = errorOf(message);
    if (error) errors.push(error);
  });
  const { capabilities } = await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = await send("browsingContext.create", { type: "tab" });
  return {
    version: `Firefox ${capabilities?.browserVersion}`,
    origin,
    hasReact: true,
    ...driveTab(send, String(context)),
    takeErrors: async () => errors.splice(0),
    close: async () => {
      const exit = once(child, "exit");
      await send("browser.close", {});
      close();
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Send = (method: string, params: object) => Promise<Answer>;

function driveTab(send: Send, context: string): Pick<Driver, "open" | "setSize" | "run" | "click" | "type"> {
  const evaluate = async (expression: string) => {
    const answer = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
    if (answer.type === "exception") throw new Error(`in the page: ${JSON.stringify(answer)}`);
    return answer.result ?? {};
  };
  const find = (target: Target) =>
    waitUntil(nameOf(target), async () => (await evaluate(expressionOf(findInPage, [target]))).sharedId);
  const act = (source: object) => send("input.performActions", { context, actions: [source] });
  const click = async (target: Target) => {
    const origin = { type: "element", element: { sharedId: await find(target) } };
    const actions = [
      { type: "pointerMove", x: 0, y: 0, origin },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await act({ type: "pointer", id: "mouse", actions });
  };
  return {
    open: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    setSize: async (viewport) => {
      await send("browsingContext.setViewport", { context, viewport });
    },
    run: async (code, ...values) => {
      const { value } = await evaluate(`JSON.stringify(${expressionOf(code, values)}) ?? "null"`);
      return JSON.parse(String(value));
    },
    click,
    type: async (target, text) => {
      await click(target);
      const press = (value: string) => ["keyDown", "keyUp"].map((type) => ({ type, value }));
      const all = [{ type: "keyDown", value: CONTROL }, ...press("a"), { type: "keyUp", value: CONTROL }];
      const actions = [...all, ...press(DELETE), ...[...text].flatMap(press)];
      await act({ type: "key", id: "keys", actions });
    },
  };
}

function errorOf({ method, params }: Message): string | null {
  if (method !== "log.entryAdded" || (params?.level !== "error" && params?.level !== "warn")) return null;
  return `${params.level}: ${params.text}`;
}
