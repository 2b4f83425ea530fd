import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { openDatabase } from "../../support/database";
import { freePorts, withoutSettings } from "../../support/server";

test.describe.configure({ timeout: 300_000 });

const state = mkdtempSync(join(tmpdir(), "beaconry-wrangler-"));
const env = {
  ...withoutSettings(process.env),
  STATE_DIR: state,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false",
  // Wrangler fetches a sample of `Request.cf`; without an internet it complains.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

test.beforeAll(() => {
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "db:migrate"], { env, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  // Drafts are written for a company that was saved.
  const sql = "insert into settings (key, value, updated_at) values ('company', '{}', '2026-01-01')";
  const execute = [
    "wrangler",
    "d1",
    "execute",
    "beaconry",
    "--local",
    "--persist-to",
    state,
    "--command",
    sql,
  ];
  const saved = spawnSync("npx", execute, { env, encoding: "utf8" });
  expect(saved.status, saved.stderr).toBe(0);
});
test.afterAll(() => rmSync(state, { recursive: true, force: true }));

/** Runs `npx wrangler …` on the migrated databases until `use` is done. `use` gets the printed lines so far. */
async function withWrangler(args: string[], use: (output: string[]) => Promise<void>): Promise<void> {
  const output: string[] = [];
  // A group of its own: wrangler leaves workerd behind when only npx ends.
  const child = spawn("npx", ["wrangler", ...args, "--persist-to", state], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ready = new Promise<void>((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => {
        output.push(line);
        if (line.includes("Ready on ")) resolve();
      });
    }
    child.once("exit", () => reject(new Error(`wrangler has ended:\n${output.join("\n")}`)));
  });
  try {
    await ready;
    await use(output);
  } finally {
    await endGroup(child);
  }
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exit = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await exit;
}

test("`npx wrangler pages dev` serves the built site with its headers, and prints no error", async ({
  request,
}) => {
  const [port] = await freePorts();
  await withWrangler(["pages", "dev", "--port", String(port)], async (output) => {
    const site = `http://localhost:${port}`;
    const home = await request.get(site);
    expect(home.status()).toBe(200);
    expect(await home.text()).toContain("<h1");
    expect(home.headers()).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    const signIn = await request.get(`${site}/auth`);
    expect(signIn.headers()["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[\w-]{20,}'/);
    const moved = await request.get(`${site}/Platform/`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, `${site}/platform`]);
    expect(output.filter((line) => /error/i.test(line))).toEqual([]);
  });
});

test("`npx wrangler dev` runs the jobs worker: the cron of a content generator makes a run", async ({
  request,
}) => {
  const [port, inspectorPort] = await freePorts();
  const ports = ["--port", String(port), "--inspector-port", String(inspectorPort)];
  await withWrangler(["dev", "-c", "workers/jobs/wrangler.toml", ...ports], async (output) => {
    const cron = "/cdn-cgi/handler/scheduled?cron=5+*+*+*+*";
    const fired = await request.get(`http://localhost:${port}${cron}`, { timeout: 60_000 });
    expect([fired.status(), await fired.text()]).toEqual([200, "ok"]);
    const readRuns = () => {
      const db = openDatabase({ stateDir: state, write: () => Promise.reject(new Error("read only")) });
      try {
        return db.all("select generator, status, error_message from blog_generation_log");
      } finally {
        db.close();
      }
    };
    await expect
      .poll(readRuns, { timeout: 60_000 })
      .toEqual([{ generator: "generate-pixlseo-blog-post", status: "success", error_message: null }]);
    expect(output.filter((line) => /error/i.test(line))).toEqual([]);
  });
});
