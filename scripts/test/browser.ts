import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The browser for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's build; null if there is
 * none.
 */
export function findChromium(): string | null {
  const folders: string[] = (process.env.PATH ?? "").split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH ?? "", ...installed, chromium.executablePath()];
  return candidates.find((path) => path !== "" && isExecutable(path)) ?? null;
}

/** Finds a browser or installs one: Debian's package if permitted, otherwise Playwright's build. Null if both fail. */
export function ensureChromium(log: (line: string) => void): string | null {
  return findChromium() ?? installPackage(log) ?? installPlaywrightBuild(log);
}

function installPackage(log: (line: string) => void): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  log("Installing Chromium with apt-get …");
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", "chromium");
  return findChromium();
}

function installPlaywrightBuild(log: (line: string) => void): string | null {
  log("Installing Playwright's Chromium …");
  spawnSync("node_modules/.bin/playwright", ["install", "--only-shell", "chromium"], { stdio: "inherit" });
  return findChromium();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
