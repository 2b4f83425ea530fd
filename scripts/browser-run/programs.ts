import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program of Debian: the package that has it, and where it is if not on the PATH. */
export type Program = { name: string; package: string; elsewhere?: string };

/** Where the program is, after its package was installed if need be and permitted. @throws naming the package */
export function ensure(program: Program): string {
  const found = find(program) ?? (install(program.package) ? find(program) : null);
  if (found === null)
    throw new Error(`${program.name} is missing: install Debian's package ${program.package}`);
  return found;
}

/** Whether it is there or apt-get, which root may use, has its package. */
export function isAvailable(program: Program): boolean {
  if (find(program)) return true;
  if (!mayInstall()) return false;
  const { stdout } = spawnSync("apt-cache", ["policy", program.package], { encoding: "utf8" });
  return /Candidate: \d/.test(stdout);
}

function find({ name, elsewhere = "" }: Program): string | null {
  const folders: string[] = (process.env.PATH ?? "").split(delimiter);
  return [...folders.map((folder) => join(folder, name)), ...globSync(elsewhere)].find(isExecutable) ?? null;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function install(name: string): boolean {
  if (!mayInstall()) return false;
  console.log(`Installing ${name} with apt-get …`);
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  aptGet("update");
  return aptGet("install", "-y", "--no-install-recommends", name).status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
