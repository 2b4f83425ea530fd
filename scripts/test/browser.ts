import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installPackage, isExecutable } from "../debian.ts";

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
  return findChromium() ?? installDebian(log) ?? installPlaywrightBuild(log);
}

function installDebian(log: (line: string) => void): string | null {
  return installPackage("chromium", log) ? findChromium() : null;
}

function installPlaywrightBuild(log: (line: string) => void): string | null {
  log("Installing Playwright's Chromium …");
  spawnSync("node_modules/.bin/playwright", ["install", "--only-shell", "chromium"], { stdio: "inherit" });
  return findChromium();
}
