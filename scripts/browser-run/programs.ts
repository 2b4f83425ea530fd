import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackage, isExecutable } from "../debian.ts";

/** A program of Debian: the package that has it, and where it is if not on the PATH. */
type Program = { name: string; package: string; elsewhere?: string };

/** Where the program is, after its package was installed if need be and permitted. @throws naming the package */
export function ensure(program: Program): string {
  const found = find(program) ?? (installPackage(program.package, console.log) ? find(program) : null);
  if (found === null)
    throw new Error(`${program.name} is missing: install Debian's package ${program.package}`);
  return found;
}

function find({ name, elsewhere = "" }: Program): string | null {
  const folders: string[] = (process.env.PATH ?? "").split(delimiter);
  return [...folders.map((folder) => join(folder, name)), ...globSync(elsewhere)].find(isExecutable) ?? null;
}
