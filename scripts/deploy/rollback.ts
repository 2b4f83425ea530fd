import { spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { reasonOf, StartProblem } from "../start/problem.ts";
import { DATABASES, QUEUES } from "./bindings.ts";
import { jobsName } from "./config.ts";
import { type Deployment, remember, say } from "./deployment.ts";
import { dumpFolder, type Release } from "./files.ts";
import { checkLive } from "./live-check.ts";
import { readLive } from "./steps/programs.ts";

const queueSchema = z.object({ queue_id: z.string(), queue_name: z.string() });
const restoredSchema = z.object({ bookmark: z.string() });

/**
 * Makes both programs serve the release before again, without a build. With `withData` the databases too go back to
 * where they were before the release that is left: a dump is written first, and the queues wait meanwhile. Stopped and
 * repeated, it goes on to the same release.
 * @throws StartProblem if there is none, or the site is not healthy afterwards
 */
export async function rollBack(deployment: Deployment, options: { withData: boolean }): Promise<void> {
  const { state, isDryRun, ask } = deployment;
  const { releases, returning } = state;
  const target = await findTarget(deployment);
  const withData = options.withData || returning?.withData === true;
  const left = releases.slice(0, releases.indexOf(target));
  say(`From ${left[0]?.version ?? "an unknown release"} back to ${target.version} of ${target.at}`);
  if (withData) say(`Data back to ${left.at(-1)?.at ?? "?"}: what was written since is only in the dump.`);
  if (isDryRun) return;
  if (ask.isInteractive && !(await ask.confirm("Do it?"))) throw new StartProblem("Nothing was changed.");
  remember(deployment, { returning: { to: target.at, withData } });
  if (withData) {
    await withQueuesPaused(deployment, async () => {
      await restoreData(deployment, left.at(-1));
      await serve(deployment, target);
    });
  } else await serve(deployment, target);
  // Left for a reason: a later rollback does not come back to them.
  const marked = left.map((release) => ({ ...release, isHealthy: false }));
  const older = releases.slice(left.length + 1);
  remember(deployment, { releases: [target, ...marked, ...older], returning: null });
  const healthToken = target.healthToken ?? deployment.healthToken;
  const problems = await checkLive({ ...deployment, healthToken }, target.version);
  if (problems.length > 0) throw new StartProblem(`The site is not healthy: ${problems.join("; ")}`);
}

/** The last healthy release that does not serve now, or that of the rollback that was stopped. */
async function findTarget(deployment: Deployment): Promise<Release> {
  const { releases, returning } = deployment.state;
  const live = await readLive(deployment);
  const found = releases.find((release) => {
    const isLive = release.jobs === live.jobs && release.site === live.site;
    return returning ? release.at === returning.to : isComplete(release) && !isLive;
  });
  if (!found) throw new StartProblem("No earlier release is recorded that was healthy.");
  return found;
}

const isComplete = ({ isHealthy, jobs, site }: Release) => isHealthy && jobs !== null && site !== null;

/** The site first: jobs of the later version understand its messages, not the other way around. */
async function serve({ cloudflare, name }: Deployment, { site, jobs }: Release): Promise<void> {
  await cloudflare.call(
    {
      doing: "roll the site back",
      method: "POST",
      path: `/pages/projects/${name}/deployments/${site}/rollback`,
    },
    z.unknown(),
  );
  say("  made   the site is rolled back");
  await cloudflare.call(
    {
      doing: "roll the jobs worker back",
      method: "POST",
      path: `/workers/scripts/${jobsName(name)}/deployments`,
      body: { strategy: "percentage", versions: [{ version_id: jobs, percentage: 100 }] },
    },
    z.unknown(),
  );
  say("  made   the jobs worker is rolled back");
}

async function restoreData(deployment: Deployment, release: Release | undefined): Promise<void> {
  const { cloudflare, databaseIds, environment, token } = deployment;
  if (!release) throw new StartProblem("No bookmark is recorded to go back to.");
  const folder = dumpFolder(environment, new Date());
  try {
    const account = { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: cloudflare.accountId };
    const env = { ...process.env, ...account, DEPLOY_ENVIRONMENT: environment };
    const args = ["run", "-s", "db:dump", "--", folder, "--remote"];
    const [code] = await once(spawn("npm", args, { env, stdio: "inherit" }), "exit");
    if (code !== 0) throw new Error(`npm ${args.join(" ")} ended with ${code}`);
  } catch (error) {
    throw new StartProblem(`The dump failed, so nothing was changed (${reasonOf(error)}).`);
  }
  for (const { binding } of DATABASES) {
    const bookmark = encodeURIComponent(release.bookmarks[binding] ?? "");
    const path = `/d1/database/${databaseIds[binding]}/time_travel/restore?bookmark=${bookmark}`;
    await cloudflare.call({ doing: `restore ${binding}`, method: "POST", path }, restoredSchema);
    say(`  made   ${binding} is restored`);
  }
}

/** Messages of the newer data wait instead of failing. They are delivered afterwards even if the rest fails. */
async function withQueuesPaused({ cloudflare, name }: Deployment, run: () => Promise<void>): Promise<void> {
  const all = await cloudflare.list({ doing: "list the queues", path: "/queues" }, queueSchema);
  const ours = all.filter(({ queue_name }) => QUEUES.some(({ suffix }) => queue_name === name + suffix));
  const setPaused = async (isPaused: boolean) => {
    for (const { queue_id, queue_name } of ours) {
      const body = { queue_name, settings: { delivery_paused: isPaused } };
      const doing = `${isPaused ? "pause" : "resume"} the queue ${queue_name}`;
      await cloudflare.call({ doing, method: "PATCH", path: `/queues/${queue_id}`, body }, z.unknown());
    }
  };
  try {
    await setPaused(true);
    await run();
  } finally {
    await setPaused(false);
  }
}
