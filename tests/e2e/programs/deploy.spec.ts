import { execFileSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import {
  type Account,
  type AccountOptions,
  queryDatabase,
  RIGHTS,
} from "../../support/cloudflare-api/account";
import { failEachOnce } from "../../support/cloudflare-api/failures";
import { serveDeployedSite } from "../../support/cloudflare-api/site";
import { summarize } from "../../support/cloudflare-api/summary";
import { FRESH_ACCOUNT, openAccounts, SETTINGS } from "../../support/deployments";

// The command runs many times, and starts wrangler twice in a whole run.
test.describe.configure({ mode: "serial", timeout: 900_000 });

/** An account and the site that it serves, to deploy to. */
async function openTarget(options: Partial<AccountOptions> = {}) {
  const accounts = await openAccounts({ ...FRESH_ACCOUNT, takenNames: ["beaconry"], ...options });
  const site = await serveDeployedSite(accounts.account, "beaconry");
  accounts.write("production.json", withSettings({}));
  const deploy = (args: string[] = [], settings: Record<string, string> = {}) =>
    accounts.run(args, { DEPLOY_CHECK_URL: site.url, ...settings });
  const close = () => Promise.all([accounts.close(), site.close()]);
  return { ...accounts, site, deploy, close };
}

function withSettings(settings: Record<string, string>) {
  const mail = { MAIL_TRANSPORT: "smtp", SMTP_HOST: "smtp.harbor-roofing.com", SMTP_USERNAME: "hello" };
  return { ...SETTINGS, settings: { ...SETTINGS.settings, ...mail, ...settings } };
}

const SECRET = { SMTP_PASSWORD: "sail-over-the-bar" };

let target: Awaited<ReturnType<typeof openTarget>>;
test.beforeAll(async () => {
  target = await openTarget();
});
test.afterAll(() => target.close());

/** Ids of what serves. */
function liveOf({ scripts, projects }: Account) {
  const jobs = scripts.get("beaconry-jobs")?.deployments[0]?.versions[0]?.version_id;
  return { jobs, site: projects.get("beaconry")?.liveId };
}

const gitStatus = () => execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
const checkout = gitStatus();

test("one run brings a fresh account to a healthy site and prints the owner's link", async () => {
  const { status, said } = await target.deploy([], SECRET);
  expect(status, said).toBe(0);
  expect(said).not.toContain(SECRET.SMTP_PASSWORD);
  // The project's name was taken, so that its address has a few letters more.
  expect(said).toContain("become the owner: https://beaconry-5x2.pages.dev/auth/setup?token=");
  expect(summarize(target.account)).toMatchObject(EXPECTED);
  expect(gitStatus()).toBe(checkout);
  queryDatabase(target.account, "beaconry", OWNER);
});

const OWNER = `insert into users (id, email, password_hash, role, created_at, updated_at)
  values ('1', 'ines@harbor-roofing.com', '', 'owner', '2026-01-01', '2026-01-01')`;

test("another run changes nothing", async () => {
  const { length } = target.api.requests;
  const { status, said } = await target.deploy();
  expect(status, said).toBe(0);
  expect(target.changes(length)).toEqual([]);
  expect(said).not.toContain("  made ");
});

test("stopped at every change and repeated, a deployment ends in the same", async () => {
  const stopped = await openTarget();
  const { plan, failed } = failEachOnce(
    [
      { how: "500", when: "after" },
      { how: "drop", when: "after" },
      { how: "drop", when: "before" },
    ],
    MOST_MIGRATIONS,
  );
  stopped.api.fail(plan);
  let runs = 0;
  for (let status: unknown = 1; status !== 0 && runs < MOST_RUNS; runs += 1)
    ({ status } = await stopped.deploy([], SECRET));
  expect(runs).toBeLessThan(MOST_RUNS);
  // A subdomain; 2 databases, replications and buckets; 5 queues and consumers, which are made and changed; a project
  // with its secrets, files (2) and deployment; 2 migrations; a program, its visibility, crons and settings, its
  // version and that one's deployment; 2 statements of the owner's link.
  expect(failed.length).toBeGreaterThanOrEqual(1 + 6 + 15 + 5 + 2 + 6 + 2);
  expect(summarize(stopped.account)).toEqual(summarize(target.account));
  await stopped.close();
});

const MOST_RUNS = 50;
/** Each costs a run: the first and the last of the business database are enough. */
const MOST_MIGRATIONS = /insert into d1_migrations \(name\) values \('(?!0000_baseline\.sql'|0011)/;

test("on the free plan, which the token may not see, the jobs worker is refused and no site is made", async () => {
  const rights = RIGHTS.filter((right) => right !== "Billing");
  const free = await openTarget({ plan: "free", rights });
  const { status, said } = await free.deploy([], SECRET);
  expect([status, said]).toEqual([1, expect.stringContaining("The account is on the free plan")]);
  expect(summarize(free.account)).toMatchObject({ programs: [], sites: [{ bindings: [], secrets: [] }] });
  await free.close();
});

test("a preview stands beside production, and reaches nothing of it", async () => {
  const production = summarize(target.account);
  const ids = [...target.account.databases.keys()];
  const { length } = target.api.requests;
  // Its demo company would take minutes.
  target.write("state.preview.json", { isSeeded: true });
  const site = await serveDeployedSite(target.account, "beaconry-preview");
  const { status, said } = await target.run(["--env", "preview"], { DEPLOY_CHECK_URL: site.url });
  expect(status, said).toBe(0);

  const both = summarize(target.account);
  for (const program of [both.programs[1], both.sites[1]]) {
    expect(program?.bindings).toEqual(PREVIEW_BINDINGS);
  }
  expect(both.programs[1]).toMatchObject({ name: "beaconry-preview-jobs", crons: [] });
  const isProduction = (name: string) => !name.startsWith("beaconry-preview");
  expect({
    ...both,
    databases: both.databases.filter(({ name }) => isProduction(name)),
    buckets: both.buckets.filter(isProduction),
    queues: both.queues.filter(({ queue_name }) => isProduction(queue_name)),
    programs: both.programs.filter(({ name }) => isProduction(name)),
    sites: both.sites.filter(({ name }) => isProduction(name)),
  }).toEqual(production);
  const touched = target.changes(length);
  expect(touched.length).toBeGreaterThan(20);
  expect(touched.filter((change) => ids.some((id) => change.includes(id)))).toEqual([]);
  await site.close();
});

const PREVIEW_BINDINGS = [
  "d1 ANALYTICS_DB beaconry-preview-analytics",
  "d1 DB beaconry-preview",
  "plain_text MAIL_TRANSPORT outbox",
  "plain_text PREVIEW 1",
  "plain_text SITE_URL https://beaconry-preview.pages.dev",
  expect.stringMatching(/^plain_text VERSION [0-9a-f]{40}/),
  ...["ANALYTICS", "CONTENT", "INDEXING", "MAIL"].map(
    (name) => `queue ${name}_QUEUE beaconry-preview-${name.toLowerCase()}`,
  ),
  "r2_bucket ARCHIVE beaconry-preview-archive",
  "r2_bucket UPLOADS beaconry-preview-uploads",
];

test("a release that is not healthy is left again with its data, by one command and no upload", async () => {
  const before = liveOf(target.account);
  target.write("production.json", {
    ...SETTINGS,
    settings: { ...SETTINGS.settings, COMPANY_CITY: "Kenosha" },
  });
  target.site.problems.set("mail", "the server refuses the password");
  const red = await target.deploy();
  expect([red.status, red.said]).toEqual([1, expect.stringMatching(/refuses the password[\s\S]*--rollback/)]);
  const after = liveOf(target.account);
  expect([after.jobs === before.jobs, after.site === before.site]).toEqual([false, false]);
  queryDatabase(target.account, "beaconry", "update users set email = 'written@since.example'");

  target.site.problems.clear();
  const { length } = target.api.requests;
  const { status, said } = await target.deploy(["--rollback", "--data"]);
  expect(status, said).toBe(0);
  expect(liveOf(target.account)).toEqual(before);
  expect(queryDatabase(target.account, "beaconry", "select email from users")).toEqual([
    { email: "ines@harbor-roofing.com" },
  ]);
  expect(target.changes(length).filter((change) => /versions|assets|\/deployments$/.test(change))).toEqual([
    "POST /accounts/0123456789abcdef/workers/scripts/beaconry-jobs/deployments",
  ]);
  const paused = [...target.account.queues.values()].filter(({ settings }) => settings.delivery_paused);
  expect(paused).toEqual([]);
});

const consumer = (queue: string) => ({ queue_name: `beaconry-${queue}`, consumers: [CONSUMER] });
const CONSUMER = expect.objectContaining({ type: "worker", script: "beaconry-jobs" });
const PROGRAM = {
  secrets: ["HEALTH_TOKEN", "SMTP_PASSWORD"],
  bindings: expect.arrayContaining(["d1 DB beaconry", "plain_text SITE_URL https://beaconry-5x2.pages.dev"]),
};
const EXPECTED = {
  subdomain: "beaconry-012345",
  databases: ["beaconry", "beaconry-analytics"].map((name) => ({
    ...{ name, location: "enam", readReplication: "auto" },
  })),
  buckets: ["beaconry-archive", "beaconry-uploads"],
  queues: ["mail", "indexing", "analytics", "content", "dead"].map(consumer),
  programs: [
    {
      ...{ ...PROGRAM, name: "beaconry-jobs", isOnWorkersDev: false },
      crons: ["5 * * * *", "25 * * * *", "45 * * * *", "*/5 * * * *", "10 3 * * *"],
    },
  ],
  sites: [{ ...PROGRAM, name: "beaconry", subdomain: "beaconry-5x2.pages.dev", production_branch: "main" }],
};
