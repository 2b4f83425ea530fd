import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runsTypeScript } from "../../scripts/node.mjs";
import { freePorts } from "../support/server";

/** A clone in which nothing is installed, as far as a start without npm reads it. */
const clone = mkdtempSync(join(tmpdir(), "beaconry-clone-"));
mkdirSync(join(clone, "scripts"));
for (const file of [
  "package-lock.json",
  ...["start", "bootstrap", "node", "ports"].map((name) => `scripts/${name}.mjs`),
]) {
  copyFileSync(file, join(clone, file));
}
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Runs a script of the clone on a machine without npm: whatever tries to install says so. */
function run(script: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, script)], {
    env: { PATH: "/nowhere", ...env },
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const taken = (name: string, port: number) => ({
  status: 1,
  said: `Port ${port} is taken: end the program that uses it, or set ${name} to another port.`,
});

test("a start says that a port is taken before it installs anything", async () => {
  const [port, jobsPort] = await freePorts();
  const free = { PORT: String(port), JOBS_PORT: String(jobsPort) };
  expect(run("scripts/start.mjs", free).said).toContain("npm was not found");
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const used = typeof address === "object" && address ? address.port : 0;
  try {
    expect(run("scripts/start.mjs", { ...free, PORT: String(used) })).toEqual(taken("PORT", used));
    expect(run("scripts/start.mjs", { ...free, JOBS_PORT: String(used) })).toEqual(taken("JOBS_PORT", used));
    writeFileSync(join(clone, ".env"), `JOBS_PORT=${used}\nPORT="${port}"\n`);
    expect(run("scripts/start.mjs")).toEqual(taken("JOBS_PORT", used));
  } finally {
    other.close();
  }
  expect(existsSync(join(clone, "node_modules"))).toBe(false);
});

test("Node 22.18 and later runs our programs, but not 23, whose first releases know no TypeScript", () => {
  const versions = ["20.10.0", "22.17.1", "22.18.0", "23.11.0", "24.0.0", "26.1.0"];
  expect(versions.filter((version) => runsTypeScript(version))).toEqual(["22.18.0", "24.0.0", "26.1.0"]);
});

test("an install on such a Node adds no other one", () => {
  expect(run("scripts/node.mjs")).toEqual({ status: 0, said: "" });
  expect(existsSync(join(clone, ".cache"))).toBe(false);
  expect(existsSync(join(clone, "node_modules/.bin/node"))).toBe(false);
});
