import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cloudflare } from "../../scripts/deploy/cloudflare";
import { type Release, readState } from "../../scripts/deploy/files";
import { rollBack } from "../../scripts/deploy/rollback";
import { makeDeployment } from "../support/deployment";

const folder = mkdtempSync(join(tmpdir(), "beaconry-rollback-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  vi.stubEnv("DEPLOY_FOLDER", folder);
  vi.stubEnv("DEPLOY_CHECK_URL", "http://127.0.0.1:9");
  vi.stubEnv("DEPLOY_CHECK_SECONDS", "0");
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const release = (day: number, change: Partial<Release> = {}): Release => ({
  version: `v${day}`,
  at: `2026-11-0${day}T09:00:00.000Z`,
  digest: `digest ${day}`,
  bookmarks: {},
  ...{ jobs: `jobs ${day}`, site: `site ${day}`, isHealthy: true, healthToken: null },
  ...change,
});

/** An account in which these serve; a change whose path has `failing` in it fails. */
function openAccount(live: { jobs: string; site: string }) {
  const account = { live, failing: "nothing" };
  const call: Cloudflare["call"] = async ({ method = "GET", path, body }, schema) => {
    if (method !== "GET" && path.includes(account.failing)) throw new Error("500");
    if (method === "POST" && path.endsWith("/rollback")) {
      account.live.site = decodeURIComponent(path.split("/").at(-2) ?? "");
    } else if (method === "POST") account.live.jobs = JSON.stringify(body).match(/jobs \d/)?.[0] ?? "";
    return schema.parse({
      deployments: [{ versions: [{ version_id: account.live.jobs }] }],
      canonical_deployment: { id: account.live.site },
    });
  };
  const cloudflare: Cloudflare = { accountId: "account", call, find: call, list: async () => [] };
  return { account, cloudflare };
}

const RELEASES = [release(4), release(3, { isHealthy: false }), release(2), release(1)];
const deploymentOf = (cloudflare: Cloudflare, releases = RELEASES) => {
  const deployment = makeDeployment({ cloudflare });
  return { ...deployment, state: { ...deployment.state, releases } };
};

test("a rollback goes to the last healthy release, past one that was not, and is not undone by the next", async () => {
  const { account, cloudflare } = openAccount({ jobs: "jobs 4", site: "site 4" });
  const deployment = deploymentOf(cloudflare);
  // Nothing answers the check here; the notes are complete before it.
  await expect(rollBack(deployment, { withData: false })).rejects.toThrow("The site is not healthy");
  expect(account.live).toEqual({ jobs: "jobs 2", site: "site 2" });
  await expect(rollBack(deployment, { withData: false })).rejects.toThrow("The site is not healthy");
  expect(account.live).toEqual({ jobs: "jobs 1", site: "site 1" });
  await expect(rollBack(deployment, { withData: false })).rejects.toThrow("No earlier release");
  expect(readState("production").releases.map(({ version }) => version)).toEqual(["v1", "v2", "v4", "v3"]);
});

test.each(["/rollback", "/workers/"])(
  "stopped at %s and repeated, it goes on to the same release",
  async (failing) => {
    const { account, cloudflare } = openAccount({ jobs: "jobs 4", site: "site 4" });
    const deployment = deploymentOf(cloudflare);
    account.failing = failing;
    await expect(rollBack(deployment, { withData: false })).rejects.toThrow("500");
    expect(readState("production").returning).toEqual({ to: release(2).at, withData: false });
    account.failing = "nothing";
    await expect(rollBack(deployment, { withData: false })).rejects.toThrow("The site is not healthy");
    expect(account.live).toEqual({ jobs: "jobs 2", site: "site 2" });
    expect(readState("production").returning).toBeNull();
  },
);

test("a release of which only the jobs are live is left for the last healthy one", async () => {
  const { account, cloudflare } = openAccount({ jobs: "jobs 5", site: "site 4" });
  const half = release(5, { site: null, isHealthy: false });
  await expect(rollBack(deploymentOf(cloudflare, [half, ...RELEASES]), { withData: false })).rejects.toThrow(
    "The site is not healthy",
  );
  expect(account.live).toEqual({ jobs: "jobs 4", site: "site 4" });
});

test("without an earlier release nothing is changed", async () => {
  const { account, cloudflare } = openAccount({ jobs: "jobs 4", site: "site 4" });
  account.failing = "";
  await expect(rollBack(deploymentOf(cloudflare, [release(4)]), { withData: true })).rejects.toThrow(
    "No earlier release is recorded that was healthy.",
  );
});

test("a rollback past a renewed HEALTH_TOKEN asks the site with the token that it has again", async () => {
  const { account, cloudflare } = openAccount({ jobs: "jobs 4", site: "site 4" });
  const page = { "Cache-Control": "no-transform", "Content-Security-Policy": "default-src 'self'" };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { url, headers } = new Request(input, init);
    if (!url.includes("/healthz")) return new Response("Hello", { headers: page });
    const isKnown = headers.get("Authorization") === "Bearer token of v2";
    return isKnown
      ? Response.json({ isHealthy: true, version: "v2", checks: [] })
      : new Response(null, { status: 401 });
  });
  const releases = [
    release(4, { healthToken: "a health token" }),
    release(2, { healthToken: "token of v2" }),
    release(1),
  ];
  await rollBack(deploymentOf(cloudflare, releases), { withData: false });
  expect(account.live).toEqual({ jobs: "jobs 2", site: "site 2" });
});
