import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";

/** Starts a program that ends with this one at the latest. */
export function startProcess(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  process.once("exit", () => child.kill());
  return child;
}

/** Waits for a line that a program writes to one of its descriptors. @throws with what it wrote, if it ends before */
export function printed(child: ChildProcess, descriptor: number, pattern: RegExp): Promise<RegExpExecArray> {
  const stream = child.stdio[descriptor];
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    if (!(stream instanceof Readable)) throw new Error(`descriptor ${descriptor} is no pipe`);
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      const match = pattern.exec(line);
      if (match) resolve(match);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${child.spawnfile} has ended:\n${lines.join("\n")}`)));
  });
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
