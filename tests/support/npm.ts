import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { withoutSettings } from "./server";

/**
 * Runs a script of package.json: `runScript({ STATE_DIR: … }, "db:restore", "--", folder)`. Not a synchronous call: a
 * server of the test's own process may have to answer it.
 */
export async function runScript(env: Record<string, string>, ...args: string[]) {
  const child = spawn("npm", ["run", "--silent", ...args], {
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
