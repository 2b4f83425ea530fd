import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { withoutSettings } from "./server";

/**
 * Runs a program to its end. Not a synchronous call: a server of the test's own process may have to answer it. Of the
 * environment it gets what is no setting.
 */
export async function runProgram(
  env: Record<string, string>,
  program: string,
  args: string[],
  cwd = process.cwd(),
) {
  const child = spawn(program, args, {
    cwd,
    env: { ...withoutSettings(process.env), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** Runs a script of package.json: `runScript({ STATE_DIR: … }, "db:restore", "--", folder)`. */
export function runScript(env: Record<string, string>, ...args: string[]) {
  return runProgram(env, "npm", ["run", "--silent", ...args]);
}
