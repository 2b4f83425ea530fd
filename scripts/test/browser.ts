import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installPackage, isExecutable } from "../debian.ts";

const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SHELL = "chromium-headless-shell";

/**
 * A whole browser: CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's build; null if there is none.
 */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH ?? "", ...installed(WHOLE), chromium.executablePath()];
  return candidates.find(isBrowser) ?? null;
}

/**
 * Chromium's headless shell, which is the same engine without a desktop browser around it and takes a fifth less
 * time; a whole browser where there is none, or where CHROMIUM_PATH asks for one. It names itself HeadlessChrome in its
 * client hints, so its visits are not counted.
 */
export function findHeadlessShell(): string | null {
  const shell = process.env.CHROMIUM_PATH ? undefined : installed([SHELL]).find(isBrowser);
  return shell ?? findChromium();
}

/**
 * Finds a browser or installs one: Debian's package if permitted, otherwise Playwright's build. Null if both fail. Adds
 * the headless shell where that is permitted.
 */
export function ensureChromium(log: (line: string) => void): string | null {
  if (!findChromium() && !installPackage("chromium", log)) installPlaywrightBuild(log);
  const browser = findChromium();
  if (findHeadlessShell() === browser && !process.env.CHROMIUM_PATH) installPackage(SHELL, log);
  return browser;
}

function installed(names: string[]): string[] {
  const folders: string[] = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const isBrowser = (path: string) => path !== "" && isExecutable(path);

function installPlaywrightBuild(log: (line: string) => void): void {
  log("Installing Playwright's Chromium …");
  spawnSync("node_modules/.bin/playwright", ["install", "chromium"], { stdio: "inherit" });
}
