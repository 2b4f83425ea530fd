import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "./problem.ts";

const PATIENCE_MS = 4000;
/** Hints of the tools that are wrong or useless here; the indented lines after one belong to it. */
const NOISE = [
  /Scheduled Workers are not automatically triggered/,
  /Unable to fetch the `Request\.cf` object/,
];

export type ChildInput = { name: string; label: string; args: string[]; env: Record<string, string> };

export type Child = {
  /** How a sentence begins with it. */
  label: string;
  /** The process group, which holds everything that the child starts in turn. */
  group: number;
  /** Resolves when the child has ended by itself or was stopped. */
  ended: Promise<void>;
  hasEnded: () => boolean;
  /** Ends the whole group: asks first, insists after 4 s. */
  stop: () => Promise<void>;
  /** Ends the whole group at once, as a crash would. */
  kill: () => Promise<void>;
};

/** Starts a Node program of node_modules in a process group of its own; its output is shown with its name before each line. */
export function startChild({ name, label, args, env }: ChildInput, show: (line: string) => void): Child {
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited(), ...env },
  });
  // Without this, a child that could not be made would stand for group 0: our own.
  if (child.pid === undefined) {
    throw new StartProblem(`${label} could not be started: the system refuses a process.`);
  }
  const group = child.pid;
  let hasEnded = false;
  process.send?.({ started: group });
  for (const stream of [child.stdout, child.stderr]) {
    forwardLines(stream, (line) => show(`${name} │ ${line}`));
  }
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      hasEnded = true;
      resolve();
    });
  });
  const end = async (patience: number) => {
    await endGroup(group, patience);
    await ended;
    process.send?.({ ended: group });
  };
  return {
    label,
    group,
    ended,
    hasEnded: () => hasEnded,
    stop: () => end(PATIENCE_MS),
    kill: () => end(0),
  };
}

/** Wrangler hands its whole environment to the program as settings, so it gets no more of ours than it needs. */
function inherited(): Record<string, string> {
  const kept = ["PATH", "HOME", "TMPDIR", "LANG", "XDG_CONFIG_HOME", "NODE_EXTRA_CA_CERTS"];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function forwardLines(stream: Readable, show: (line: string) => void): void {
  let skipping = false;
  createInterface({ input: stream }).on("line", (line) => {
    const belongsToLast = line.trim() === "" || line.startsWith("  ");
    skipping = NOISE.some((noise) => noise.test(line)) || (skipping && belongsToLast);
    if (!skipping && line.trim() !== "") show(line);
  });
}

async function endGroup(group: number, patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  signalGroup(group, "SIGTERM");
  while (Date.now() < deadline && signalGroup(group, 0)) await sleep(50);
  signalGroup(group, "SIGKILL");
}

/** Whether the group was still there. */
function signalGroup(group: number, signal: "SIGTERM" | "SIGKILL" | 0): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}
