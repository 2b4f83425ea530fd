import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes a file that a script makes and we commit. With `--check`, only compares it: the script fails if the committed
 * file is not what it makes today.
 */
export function writeCommitted(file: string, content: string): void {
  if (!process.argv.includes("--check")) writeFileSync(file, content);
  else if (readFileSync(file, "utf8") !== content) {
    console.error(`${file} is not what this script writes today: run it without --check.`);
    process.exitCode = 1;
  }
}
