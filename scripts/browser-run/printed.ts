import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** Waits for a line of a program. @throws with what it printed, if it ends before */
export function printed(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      const match = pattern.exec(line);
      if (match) resolve(match);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${child.spawnfile} has ended:\n${lines.join("\n")}`)));
  });
}
