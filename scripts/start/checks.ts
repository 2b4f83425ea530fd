import { accessSync, constants, mkdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { reasonOf, StartProblem } from "./problem.ts";

/** @throws StartProblem if the port is in use, on IPv4 or IPv6 */
export async function requireFreePort(name: string, port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await tryToListen(port, host);
    if (code === "EADDRINUSE") {
      throw new StartProblem(
        `Port ${port} is taken: end the program that uses it, or set ${name} to another port.`,
      );
    }
    if (code === "EACCES")
      throw new StartProblem(`Port ${port} may not be used here: set ${name} to one above 1023.`);
  }
}

function tryToListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : null));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
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
