import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../../tests/support/server.ts";
import { printed, startProcess, stopProcess } from "./child.ts";
import { type Driver, sleep } from "./driver.ts";
import { startReports } from "./reports.ts";
import { openWindow } from "./webdriver.ts";

/** The least that GTK lets the window's bar shrink to is wider than a phone. */
const NARROW_BAR = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";

/** WebKitGTK's small browser on a screen of its own. */
export async function startWebKit(origin: string, programs: Record<"driver" | "browser" | "screen", string>) {
  const folder = mkdtempSync(join(tmpdir(), "beaconry-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), NARROW_BAR);
  const screen = startProcess(programs.screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await printed(screen, 3, /^\d+$/);
  const options = { binary: programs.browser, args: ["--automation"] };
  const driver = await startDriver({
    origin,
    hasReact: true,
    program: programs.driver,
    capabilities: { "webkitgtk:browserOptions": options },
    env: { DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  return {
    ...driver,
    close: async () => {
      await driver.close();
      await stopProcess(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** WPE WebKit without a screen; its window has one size. */
export function startWpe(origin: string, programs: Record<"driver" | "browser", string>): Promise<Driver> {
  const options = { binary: programs.browser, args: ["--automation", "--platform=headless"] };
  const capabilities = { "wpe:browserOptions": options };
  return startDriver({ origin, hasReact: false, program: programs.driver, capabilities, env: {} });
}

type Start = Pick<Driver, "origin" | "hasReact"> & {
  program: string;
  capabilities: object;
  env: Record<string, string>;
};

async function startDriver({ origin, hasReact, program, capabilities, env }: Start): Promise<Driver> {
  const [port] = await freePorts();
  const child = startProcess(program, [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  await listening(child, port);
  const reports = await startReports(origin);
  const window = await openWindow(`http://127.0.0.1:${port}`, capabilities);
  return {
    ...window,
    origin: reports.origin,
    hasReact,
    takeErrors: async () => reports.take(),
    close: async () => {
      await window.close();
      reports.close();
      await stopProcess(child);
    },
  };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  throw new Error(`${child.spawnfile} does not answer`);
}
