import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";

/** Installs a Debian package, if that is permitted; false if it is not there afterwards. */
export function installPackage(name: string, log: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  log(`Installing ${name} with apt-get …`);
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  aptGet("update");
  return aptGet("install", "-y", "--no-install-recommends", name).status === 0;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
