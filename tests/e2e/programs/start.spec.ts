import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readCrons } from "../../../scripts/start/clock";
import { expect, OWNER, test } from "../../support/fixtures";
import { freePorts, programPid, startProgram, withoutSettings } from "../../support/server";

test("the health check reports the database's state and has every security header", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ status: "ok", database: "ok" });
  const { "content-security-policy": policy = "", ...headers } = response.headers();
  expect(headers).toMatchObject({
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cache-control": "no-store",
  });
  const hash = "'sha256-[A-Za-z0-9+/]{43}='";
  expect(policy.split("; ").sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    expect.stringMatching(new RegExp(`^script-src 'self' ${hash} ${hash}$`)),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
  ]);
});

test("a URL with two slashes in a row is handled by the site", async ({ request, server }) => {
  const get = (path: string) => request.get(server.url + path, { maxRedirects: 0 });
  expect((await get("/platform//")).headers().location).toBe(`${server.url}/platform`);
  for (const path of ["//platform", "/x//y"]) {
    const answer = await get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("<h1");
  }
});

test("a missing file is not found for good, a file of the build is kept for a year", async ({ request }) => {
  const cacheControl = async (path: string) => (await request.get(path)).headers()["cache-control"];
  for (const path of ["/assets/no-such-file.js", "/assets/", "/og/no-such-picture.png"]) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect(await cacheControl(path), path).toBe("no-store, no-transform");
  }
  const script = /\/assets\/site-[\w-]+\.js/.exec(await (await request.get("/")).text())?.[0] ?? "";
  expect(await cacheControl(script)).toBe("public, max-age=31536000, immutable");
});

test("a read that brings a body is answered like one without, and writes no log line", async ({ server }) => {
  const printed = server.output.length;
  const statusOf = (path: string, body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { "Content-Length": String(body.length) };
      const sent = request(server.url + path, { method: "GET", headers, agent: false }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
      });
      sent.on("error", reject).end(body);
    });
  for (const body of ["", "x=1"]) {
    expect(await statusOf("/auth", body)).toBe(200);
    expect(await statusOf("/?with=body", body)).toBe(200);
    expect(await statusOf("/healthz", body)).toBe(200);
    expect(await statusOf("/admin", body)).toBe(302);
    expect(await statusOf("/nowhere", body)).toBe(404);
  }
  expect(server.output.slice(printed)).toEqual([]);
});

test("a cross-site write is rejected on a document route and on a resource route", async ({ request }) => {
  for (const path of ["/auth", "/contact/send"]) {
    const response = await request.post(path, { headers: { Origin: "https://elsewhere.example" }, form: {} });
    expect(response.status(), path).toBe(403);
  }
});

test("the start prints every URL and creates the owner once", ({ server, db }) => {
  const output = server.output.join("\n");
  expect(output).toContain(`Site         ${server.url}`);
  expect(output).toContain(`Owner        ${OWNER.email}, password as in OWNER_PASSWORD`);
  expect(output).toContain(
    "Queues       in memory: page views not yet recorded are lost if the program is killed",
  );
  expect(output).toContain("Mail         kept in the database, shown at /admin/mail");
  expect(db.all("select email, role from users where role = 'owner'")).toEqual([
    { email: OWNER.email, role: "owner" },
  ]);
});

test("the local worker accepts every cron of the jobs worker", async ({ server, db }) => {
  const at = new Date("2026-03-02T03:10:00.000Z");
  const crons = readCrons();
  expect(crons).toHaveLength(5);
  for (const cron of crons) await server.fireCron(cron, at);
  const slots = db.all("select job from cron_slots where slot = ? and error is null", at.toISOString());
  expect(slots.map(({ job }) => job).sort()).toEqual([...crons].sort());
});

test.describe("stopping and failing to start", () => {
  // Each test starts the whole program while another one may be running.
  test.describe.configure({ timeout: 180_000 });
  const folder = mkdtempSync(join(tmpdir(), "beaconry-start-"));
  const startEnv = async (more: Record<string, string> = {}) => {
    const [port, jobsPort] = await freePorts();
    return {
      ...withoutSettings(process.env),
      PORT: String(port),
      JOBS_PORT: String(jobsPort),
      STATE_DIR: join(folder, "state"),
      OWNER_PASSWORD: OWNER.password,
      DEMO: "0",
      CRON_CLOCK: "0",
      ...more,
    };
  };
  const refuse = (env: Record<string, string | undefined>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], {
      env,
      encoding: "utf8",
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  };

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("a page asked for during the start of a fresh state leaves no error line", async () => {
    const env = await startEnv({ STATE_DIR: join(folder, "fresh") });
    let isReady = false;
    const asking = (async () => {
      while (!isReady) await fetch(`http://localhost:${env.PORT}/book-now`).catch(() => sleep(50));
    })();
    const { child, output } = await startProgram(env);
    isReady = true;
    await asking;
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(output.filter((line) => /error/i.test(line))).toEqual([]);
  });

  test("SIGTERM ends every process", async () => {
    const env = await startEnv();
    const { child } = await startProgram(env);
    expect(processesNaming(env.STATE_DIR).length).toBeGreaterThan(2);
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    expect(processesNaming(env.STATE_DIR)).toEqual([]);
  });

  test("a crashed workerd is restarted, and Ctrl-C ends it too", async () => {
    const env = await startEnv();
    const { child } = await startProgram(env);
    const [runtime = ""] = processesNaming(env.STATE_DIR).filter((line) => line.includes("workerd serve"));
    process.kill(Number.parseInt(runtime, 10), "SIGKILL");
    const isUp = () =>
      fetch(`http://localhost:${env.PORT}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp).toBe(false);
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
    child.kill("SIGINT");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    expect(processesNaming(env.STATE_DIR)).toEqual([]);
  });

  test("everything ends when the parent process is killed", async () => {
    const env = await startEnv();
    const { child } = await startProgram(env);
    child.kill("SIGKILL");
    await expect.poll(() => processesNaming(env.STATE_DIR), { timeout: 30_000 }).toEqual([]);
  });

  test("everything ends when the process that runs the workers is killed", async () => {
    const env = await startEnv();
    const { child } = await startProgram(env);
    process.kill(programPid(child), "SIGKILL");
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(processesNaming(env.STATE_DIR)).toEqual([]);
  });

  test("wrangler finds nothing to migrate in a database that the start created", () => {
    const args = ["d1", "migrations", "apply", "beaconry", "--local", "--persist-to", join(folder, "state")];
    const { status, stdout } = spawnSync("node_modules/.bin/wrangler", args, {
      env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
      encoding: "utf8",
    });
    expect(stdout).toContain("No migrations to apply");
    expect(status).toBe(0);
  });

  test("a port in use gives one sentence and exit code 1", async () => {
    const env = await startEnv();
    const server = createServer().listen(Number(env.JOBS_PORT), "127.0.0.1");
    await once(server, "listening");
    const answer = refuse(env);
    server.close();
    expect(answer).toEqual({
      status: 1,
      said: `Port ${env.JOBS_PORT} is taken: end the program that uses it, or set JOBS_PORT to another port.`,
    });
  });

  test("a state folder that is a file gives one sentence and exit code 1", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const { status, said } = refuse(await startEnv({ STATE_DIR: file }));
    expect(status).toBe(1);
    expect(said).toMatch(/^The state folder .+ cannot be used \(.+\): set STATE_DIR to another one\.$/);
  });

  test("an invalid setting is named, and the start fails", async () => {
    expect(refuse(await startEnv({ MAIL_TRANSPORT: "smtp" }))).toEqual({
      status: 1,
      said: "Configuration: SMTP_HOST is required by MAIL_TRANSPORT=smtp",
    });
  });
});

/** Processes on this machine whose command line or environment contains the folder. */
function processesNaming(folder: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .map((pid) => `${pid} ${readProcess(pid)}`)
    .filter((line) => line.includes(folder));
}

function readProcess(pid: string): string {
  try {
    const files = ["cmdline", "environ"].map((file) => `/proc/${pid}/${file}`);
    return files
      .map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""))
      .join(" ")
      .replaceAll("\0", " ");
  } catch {
    return "";
  }
}
