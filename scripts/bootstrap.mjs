// Runs on the machine's own Node, before anything is installed: no dependency, no newer syntax.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIN = join(ROOT, "node_modules/.bin");
const PINNED_NODE = join(ROOT, "node_modules/node/bin/node");
const INSTALL = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Installs what is missing and runs one of our TypeScript programs under the pinned Node. Forwards signals and
 * messages; exits with the program's code. With `ownGroup`, every process that the program started ends with it, even
 * if it was killed.
 */
export function runProgram(program, args = process.argv.slice(2), { ownGroup = false } = {}) {
  process.chdir(ROOT);
  requireNode();
  if (!isInstalled()) install();
  const child = spawn(
    PINNED_NODE,
    ["--disable-warning=ExperimentalWarning", "--import", "tsx", program, ...args],
    {
      detached: ownGroup,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        STARTED_AT: String(Date.now() - performance.now()),
        PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`,
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // Only the browser tests open a channel and send messages.
  process.on("message", (message) => child.send(message));
  process.on("disconnect", () => child.kill("SIGTERM"));
  child.on("message", (message) => process.send?.(message));
  child.on("exit", async (code) => {
    if (ownGroup) await endGroup(child.pid);
    process.exit(code ?? 1);
  });
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 10)) {
    stop(`Node ${process.versions.node} is too old: Beaconry needs Node 20.10 or newer.`);
  }
}

/** Whether node_modules has exactly the versions of the lock file, according to npm's own record. */
function isInstalled() {
  const installed = readPackages("node_modules/.package-lock.json");
  if (!installed || !existsSync(PINNED_NODE)) return false;
  const required = readPackages("package-lock.json") ?? {};
  return Object.entries(required).every(
    ([path, { version, optional }]) =>
      path === "" || (installed[path] ? installed[path].version === version : optional === true),
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), "utf8")).packages ?? null;
  } catch {
    return null;
  }
}

function install() {
  console.log("Installing packages; this takes about a minute the first time …");
  const npm = (args) => spawnSync("npm", args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  const result = npm(INSTALL);
  if (result.error) stop("npm was not found: install Node 20.10 or newer together with npm.");
  if (result.status !== 0) stop("The packages could not be installed; npm's message is above.");
  // The pinned Node comes from an install script, which npm may be configured to skip.
  if (!existsSync(PINNED_NODE)) npm(["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]);
  if (!existsSync(PINNED_NODE))
    stop("Node 24 could not be installed: npm did not run the script of the package 'node'.");
}

/** Kills the rest of a process group and waits up to 2 s until it is gone. */
async function endGroup(group) {
  const deadline = Date.now() + 2000;
  while (killGroup(group) && Date.now() < deadline) await sleep(20);
}

/** Returns whether anything was left to kill. */
function killGroup(group) {
  try {
    return process.kill(-group, "SIGKILL");
  } catch {
    return false;
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
