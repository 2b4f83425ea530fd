import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { StartProblem } from "../../start/problem.ts";
import { CRONS } from "../bindings.ts";
import { CloudflareError } from "../cloudflare.ts";
import { jobsName } from "../config.ts";
import { type Deployment, remember, say } from "../deployment.ts";
import type { Release } from "../files.ts";
import type { Uploads } from "./build.ts";

const runFile = promisify(execFile);

const deploymentsSchema = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })).default([]),
});
const liveSchema = z.object({ canonical_deployment: z.object({ id: z.string() }).nullish() });
const configSchema = z.object({
  deployment_configs: z.object({ production: z.object({ wrangler_config_hash: z.string().nullish() }) }),
});
const schedulesSchema = z.object({ schedules: z.array(z.object({ cron: z.string() })).default([]) });

/** wrangler writes a line of JSON for each thing that it has done. */
const outputSchema = z.object({
  type: z.string(),
  version_id: z.string().nullish(),
  deployment_id: z.string().nullish(),
});

/**
 * Uploads the jobs worker, which understands the messages of both versions, then the site. What is live already is
 * left alone, unless it gets new secrets.
 */
export async function deployPrograms(
  deployment: Deployment,
  uploads: Uploads,
  release: Release,
): Promise<void> {
  const live = await readLive(deployment);
  const hasSecrets = Object.keys(deployment.secrets).length > 0;
  const isForced = deployment.isForced || hasSecrets;
  // The site gets new secrets with its next deployment only, be it in another run.
  if (hasSecrets) noteUploaded(deployment, release, { site: null });
  if (!isForced && release.jobs && release.jobs === live.jobs)
    say("  ok     the jobs worker is live already");
  else await deployJobs(deployment, uploads, release);
  await requireCrons(deployment);
  if (!isForced && release.site && release.site === live.site) say("  ok     the site is live already");
  else await deploySite(deployment, uploads, release);
}

/** Cloudflare's ids of what serves now; null before the first deployment. */
export async function readLive({ cloudflare, name }: Pick<Deployment, "cloudflare" | "name">) {
  const jobsPath = `/workers/scripts/${jobsName(name)}/deployments`;
  const jobs = await cloudflare
    .call({ doing: "read the live version of the jobs worker", path: jobsPath }, deploymentsSchema)
    .catch(nullIfMissing);
  const site = await cloudflare
    .call({ doing: "read the live version of the site", path: `/pages/projects/${name}` }, liveSchema)
    .catch(nullIfMissing);
  return {
    jobs: jobs?.deployments[0]?.versions[0]?.version_id ?? null,
    site: site?.canonical_deployment?.id ?? null,
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof CloudflareError && (error.status === 404 || [10007, 8000007].includes(error.code)))
    return null;
  throw error;
}

async function deployJobs(deployment: Deployment, { jobs }: Uploads, release: Release): Promise<void> {
  const secretsFile = join(jobs, "secrets.json");
  const args = ["deploy", "--config", join(jobs, "wrangler.json"), "--tag", release.version.slice(0, 25)];
  const removeSecrets = () => rmSync(secretsFile, { force: true });
  // Also if somebody stops the command meanwhile.
  process.once("exit", removeSecrets);
  try {
    if (Object.keys(deployment.secrets).length > 0) {
      writeFileSync(secretsFile, JSON.stringify(deployment.secrets), { mode: 0o600 });
      args.push("--secrets-file", secretsFile);
    }
    const output = await runWrangler(deployment, args);
    const id = output.find(({ type }) => type === "deploy")?.version_id ?? null;
    noteUploaded(deployment, release, { jobs: id });
    say("  made   the jobs worker is deployed");
  } finally {
    removeSecrets();
  }
}

/** wrangler may attach queues and yet fail at the crons; without them nothing is swept or sent again. */
async function requireCrons({ cloudflare, name, environment }: Deployment): Promise<void> {
  const path = `/workers/scripts/${jobsName(name)}/schedules`;
  const { schedules } = await cloudflare.call({ doing: "read the crons", path }, schedulesSchema);
  const wanted: readonly string[] = environment === "production" ? CRONS : [];
  const found = schedules.map(({ cron }) => cron).sort();
  if (found.join() !== [...wanted].sort().join()) {
    throw new StartProblem(`The jobs worker has the crons ${found.join(", ") || "none"}: run this again.`);
  }
  say(`  ok     it has ${found.length} crons`);
}

/** Secrets reach a Pages project with the deployment that follows. */
async function deploySite(deployment: Deployment, { site }: Uploads, release: Release): Promise<void> {
  const { name, secrets, version } = deployment;
  if (Object.keys(secrets).length > 0) await putSiteSecrets(deployment);
  const commit = ["--commit-hash", version.slice(0, 40), "--commit-message", version, "--commit-dirty=true"];
  const args = ["pages", "deploy", "--cwd", site, "--project-name", name, "--branch", "main", "--no-bundle"];
  const output = await runWrangler(deployment, [...args, ...commit]);
  const id = output.find(({ type }) => type === "pages-deploy")?.deployment_id ?? null;
  noteUploaded(deployment, release, { site: id, healthToken: deployment.healthToken });
  say("  made   the site is deployed");
}

async function putSiteSecrets({ cloudflare, name, secrets }: Deployment): Promise<void> {
  const project = { doing: "hand the secrets to the site", path: `/pages/projects/${name}` };
  const { deployment_configs } = await cloudflare.call(project, configSchema);
  // Sent back as wrangler does it: a project that has been deployed from a file keeps its other settings by it.
  const { wrangler_config_hash } = deployment_configs.production;
  const env_vars = Object.fromEntries(
    Object.entries(secrets).map(([key, value]) => [key, { type: "secret_text", value }]),
  );
  const body = { deployment_configs: { production: { env_vars, wrangler_config_hash } } };
  await cloudflare.call({ ...project, method: "PATCH", body }, z.unknown());
}

function noteUploaded(deployment: Deployment, release: Release, ids: Partial<Release>): void {
  Object.assign(release, ids);
  remember(deployment, { releases: deployment.state.releases });
}

/**
 * Not a synchronous call: Node must see that Cloudflare ends an idle connection meanwhile, or the next request is lost
 * in it. @throws StartProblem with wrangler's last lines
 */
async function runWrangler({ cloudflare, token }: Deployment, args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "beaconry-deploy-"));
  const outputFile = join(folder, "output.ndjson");
  try {
    await runFile("wrangler", args, {
      env: {
        ...process.env,
        CLOUDFLARE_API_TOKEN: token,
        CLOUDFLARE_ACCOUNT_ID: cloudflare.accountId,
        WRANGLER_OUTPUT_FILE_PATH: outputFile,
        WRANGLER_SEND_METRICS: "false",
        CI: "1",
      },
    }).catch((error: unknown) => {
      throw new StartProblem(problemOf(outputOf(error), cloudflare.accountId));
    });
    const lines = existsSync(outputFile) ? readFileSync(outputFile, "utf8").split("\n") : [];
    return lines.filter((line) => line.trim()).map((line) => outputSchema.parse(JSON.parse(line)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outputOf(error: unknown): string {
  const isEnded = error instanceof Error && "stdout" in error && "stderr" in error;
  return isEnded ? `${error.stdout}\n${error.stderr}` : String(error);
}

function problemOf(output: string, accountId: string): string {
  if (/\b100328\b/.test(output)) {
    return `The account is on the free plan, on which nobody could sign in. Choose Workers Paid, $5 a month, at https://dash.cloudflare.com/${accountId}/workers/plans, then run this again.`;
  }
  return `wrangler has stopped:\n${output.trim().split("\n").slice(-25).join("\n")}`;
}
