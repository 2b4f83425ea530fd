// Runs on the machine's own Node, before anything is installed: no dependency, no newer syntax.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as util from "node:util";
import { fetchNode, findNode, linkNode } from "./node.mjs";
import { DEFAULT_PORTS, portProblem } from "./ports.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BIN = join(ROOT, "node_modules/.bin");
// No package of ours needs its install script: those of esbuild and workerd only check what npm has just unpacked.
const INSTALL = [
  "install",
  "--no-save",
  "--ignore-scripts",
  "--prefer-offline",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

/**
 * Installs what is missing and runs one of our TypeScript programs under a Node that can. Forwards signals and
 * messages; exits with the program's code. All processes of a server end with it, even if it was killed, and its ports
 * are tried before an install, which takes a while.
 */
export async function runProgram(program, args = process.argv.slice(2), { isServer = false } = {}) {
  process.chdir(ROOT);
  requireNode();
  if (!isInstalled()) {
    if (isServer) await requirePorts();
    await install();
  }
  const child = spawn(
    findNode(),
    ["--disable-warning=ExperimentalWarning", "--import", "tsx", program, ...args],
    {
      detached: isServer,
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
    if (isServer) await endGroup(child.pid);
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
  if (!installed || !findNode()) return false;
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

async function requirePorts() {
  const settings = { ...readSettingsFile(), ...process.env };
  for (const [name, fallback] of Object.entries(DEFAULT_PORTS)) {
    const port = Number(settings[name] || fallback);
    // The program itself says what is wrong with a port that is not a number.
    const problem = port > 0 && port < 65536 ? await portProblem(name, port) : null;
    if (problem) stop(problem);
  }
}

/** The settings of `.env`. Node below 20.12 cannot read them: there the program tries the ports after the install. */
function readSettingsFile() {
  try {
    return util.parseEnv(readFileSync(join(ROOT, ".env"), "utf8"));
  } catch {
    return {};
  }
}

async function install() {
  console.log("Installing packages; this takes about a minute the first time …");
  const npm = spawn("npm", INSTALL, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(npm, "exit").catch(() => stop("npm was not found: install Node together with npm."));
  try {
    // Meanwhile: npm runs in a process of its own.
    fetchNode();
    const [code] = await ended;
    if (code !== 0) stop("The packages could not be installed; npm's message is above.");
    linkNode();
  } catch (error) {
    stop(error.message);
  }
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
