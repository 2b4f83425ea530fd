import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const operations = readFileSync("docs/security/operations.md", "utf8");

test("the documented commands encrypt a dump and bring back the same files", () => {
  const [, commands = ""] = /```sh\n(tar -c [^`]+)```/.exec(operations) ?? [];
  const lines = commands.trim().split("\n");
  expect(lines).toHaveLength(3);
  const folder = mkdtempSync(join(tmpdir(), "beaconry-backup-"));
  const run = (line: string) =>
    spawnSync("bash", ["-o", "pipefail", "-c", line], { cwd: folder, encoding: "utf8" });
  const dump = join(folder, "backups/2026-11-24");
  try {
    mkdirSync(dump, { recursive: true });
    writeFileSync(join(dump, "manifest.json"), "{}");
    writeFileSync(join(dump, "beaconry-0001.sql"), "insert into leads values ('Dana Reyes')".repeat(1000));
    writeFileSync(join(folder, "backup.key"), "a long random line");
    for (const line of lines) expect(run(line), line).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(dump).sort()).toEqual(["beaconry-0001.sql", "manifest.json"]);
    expect(readFileSync(join(dump, "beaconry-0001.sql"), "utf8")).toContain("Dana Reyes");
    expect(readFileSync(join(folder, "2026-11-24.tar.enc"), "latin1")).not.toContain("Dana");
    writeFileSync(join(folder, "backup.key"), "another");
    expect(run(lines[2] ?? "").status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
