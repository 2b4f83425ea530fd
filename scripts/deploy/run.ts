import { describeHostChange } from "../../app/auth/site-host.ts";
import { reasonOf, StartProblem } from "../start/problem.ts";
import { BUCKETS, DATABASES, QUEUES } from "./bindings.ts";
import { jobsName } from "./config.ts";
import { type Deployment, remember, say } from "./deployment.ts";
import { type Release, readState } from "./files.ts";
import { lintMigrations } from "./lint-migrations.ts";
import { checkLive } from "./live-check.ts";
import { rollBack } from "./rollback.ts";
import { readSecretNames } from "./secrets.ts";
import { checkAccount, LOGIN } from "./steps/account.ts";
import { prepareUploads, type Uploads } from "./steps/build.ts";
import { migrateDatabases, readBookmarks } from "./steps/databases.ts";
import { seedPreview } from "./steps/demo.ts";
import { sayLeftToDo } from "./steps/left-to-do.ts";
import { offerOwner } from "./steps/owner.ts";
import { deployPrograms } from "./steps/programs.ts";
import { prune } from "./steps/prune.ts";
import { ensureResources } from "./steps/resources.ts";
import { describeProblems, findProblems, prepareSettings } from "./steps/settings.ts";

/**
 * The deployment from an account to a live, checked site. Every step reads what is there first and acts only if it
 * must, so that the command can be stopped anywhere and run again. @throws StartProblem
 */
export async function deploy(deployment: Deployment): Promise<void> {
  const { isDryRun, cloudflare, state } = deployment;
  if (state.returning)
    throw new StartProblem("A rollback was stopped: finish it with `npm run deploy -- --rollback`.");
  const problems = DATABASES.flatMap(({ migrations }) => lintMigrations(migrations));
  if (problems.length > 0) throw new StartProblem(problems.join("\n"));
  say("\nAccount");
  await checkAccount(deployment);
  remember(deployment, { accountId: cloudflare.accountId });
  await prepareSettings(deployment, await readSecretNames(deployment));
  say("  ok     the settings are complete");
  say("\nResources");
  await ensureResources(deployment);
  requireOwnDatabases(deployment);
  tellHostChange(deployment);
  say("\nPrograms");
  if (isDryRun) {
    await migrateDatabases(deployment);
    const secrets = Object.keys(deployment.secrets).join(", ") || "no secrets";
    return say(`  would upload the jobs worker and the site with ${secrets}, and check them live`);
  }
  await release(deployment, await prepareUploads(deployment));
}

/** What a dry run can say without an account, and without a network. @throws StartProblem that names what is missing */
export async function planOffline(deployment: Deployment): Promise<void> {
  const names = [...DATABASES, ...BUCKETS, ...QUEUES].map(({ suffix }) => deployment.name + suffix);
  say(`Would make, where it is missing: ${[...new Set(names), jobsName(deployment.name)].join(", ")}`);
  const problems = await findProblems(deployment, { site: new Set(), jobs: new Set() });
  throw new StartProblem(describeProblems(deployment, [LOGIN, ...problems]));
}

/** What changes what visitors see, and what follows. */
async function release(deployment: Deployment, uploads: Uploads): Promise<void> {
  const current = await beginRelease(deployment, uploads.digest);
  await migrateDatabases(deployment);
  await deployPrograms(deployment, uploads, current);
  await seedPreview(deployment);
  say("\nLive check");
  const problems = await checkLive(deployment, current.version);
  if (problems.length > 0) return offerRollback(deployment, problems);
  Object.assign(current, { isHealthy: true });
  remember(deployment, { siteUrl: deployment.vars.SITE_URL ?? null });
  await prune(deployment);
  sayLeftToDo(deployment);
  // Last, where it is seen.
  await offerOwner(deployment);
}

/** A run that continues a stopped one keeps its bookmarks: they are from before its migrations. */
async function beginRelease(deployment: Deployment, digest: string): Promise<Release> {
  const { state, version } = deployment;
  const [newest] = state.releases;
  if (newest?.digest === digest) return newest;
  const bookmarks = await readBookmarks(deployment);
  const at = new Date().toISOString();
  const notUploaded = { jobs: null, site: null, healthToken: null, isHealthy: false };
  const current: Release = { version, at, digest, bookmarks, ...notUploaded };
  remember(deployment, { releases: [current, ...state.releases] });
  say(`  made   the state of both databases before ${version} is noted`);
  return current;
}

/** The last door between a preview and the company's data, whatever the names are. */
function requireOwnDatabases({ environment, databaseIds }: Deployment): void {
  const other = readState(environment === "preview" ? "production" : "preview").databaseIds;
  const shared = Object.values(databaseIds).some((id) => Object.values(other).includes(id));
  if (shared)
    throw new StartProblem("Production and preview would share a database: give them different names.");
}

function tellHostChange({ state, vars }: Deployment): void {
  const before = state.siteUrl && new URL(state.siteUrl).hostname;
  for (const line of describeHostChange(before, new URL(vars.SITE_URL ?? "").hostname)) say(`  ${line}`);
}

async function offerRollback(deployment: Deployment, problems: string[]): Promise<void> {
  const { ask, state } = deployment;
  const problem = `The site is not healthy: ${problems.join("; ")}`;
  const hasEarlier = state.releases.some(({ isHealthy }) => isHealthy);
  if (!hasEarlier) throw new StartProblem(`${problem}. There is no earlier release to return to.`);
  say(problem);
  if (!ask.isInteractive || !(await ask.confirm("Return to the release before?")))
    throw new StartProblem("Return to the release before with `npm run deploy -- --rollback`.");
  await rollBack(deployment, { withData: false }).catch((error: unknown) => {
    throw new StartProblem(reasonOf(error));
  });
  throw new StartProblem("The release before serves again.");
}
