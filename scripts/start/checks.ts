import { accessSync, constants, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { portProblem } from "../ports.mjs";
import { reasonOf, StartProblem } from "./problem.ts";

/** @throws StartProblem if the port is in use, on IPv4 or IPv6 */
export async function requireFreePort(name: string, port: number): Promise<void> {
  const problem = await portProblem(name, port);
  if (problem) throw new StartProblem(problem);
}

/** Creates the local database's folder. @throws StartProblem if it is not usable */
export function requireStateFolder(path: string): void {
  try {
    createFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The state folder ${path} cannot be used (${reasonOf(error)}): set STATE_DIR to another one.`,
    );
  }
}

/** One level at a time: recursive `mkdir` hangs where the file system fails with ENOENT, such as /proc. */
function createFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) createFolder(dirname(path));
  mkdirSync(path);
}

/** Clears the last run's page cache: its settings or data may be outdated. */
export function clearEdgeCache(stateDir: string): void {
  rmSync(join(stateDir, "v3/cache"), { recursive: true, force: true });
}
