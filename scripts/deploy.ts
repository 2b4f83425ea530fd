import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { openAsker } from "./deploy/ask.ts";
import { openCloudflare } from "./deploy/cloudflare.ts";
import { type Deployment, NOT_MADE, type Options, say } from "./deploy/deployment.ts";
import { ENVIRONMENTS, PREVIEW_SUFFIX, readSettings, readState } from "./deploy/files.ts";
import { rollBack } from "./deploy/rollback.ts";
import { deploy, planOffline } from "./deploy/run.ts";
import { HEALTH_TOKEN } from "./deploy/secrets.ts";
import { chooseAccount, findToken, LOGIN } from "./deploy/steps/account.ts";
import { StartProblem } from "./start/problem.ts";

/**
 * `npm run deploy` brings this checkout to a live Cloudflare account, the first time and every time. docs/deploy.md has
 * its options.
 */
const FLAGS = {
  env: { type: "string", default: "production" },
  "dry-run": { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  dirty: { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  secret: { type: "string", multiple: true, default: [] as string[] },
  rollback: { type: "boolean", default: false },
  data: { type: "boolean", default: false },
} as const;

const DEFAULT_NAME = "beaconry";

process.once("SIGINT", () => {
  console.error("\nStopped. The same command goes on from here.");
  process.exit(130);
});

try {
  const { values } = parseArgs({ options: FLAGS });
  const environment = ENVIRONMENTS.find((name) => name === values.env);
  if (!environment) throw new StartProblem(`--env is one of ${ENVIRONMENTS.join(", ")}.`);
  const deployment = await open(
    {
      environment,
      isDryRun: values["dry-run"],
      isDirtyAllowed: values.dirty || values.rollback,
      isForced: values.force,
      renewed: values.secret,
    },
    values.yes,
  );
  say(`${deployment.name} (${environment}), ${deployment.version}${values["dry-run"] ? ", dry run" : ""}`);
  if (deployment.token === "") await planOffline(deployment);
  else if (values.rollback) await rollBack(deployment, { withData: values.data });
  else await deploy(deployment);
} catch (error) {
  console.error(error instanceof Error && !(error instanceof StartProblem) ? error : `\n${messageOf(error)}`);
  process.exitCode = 1;
}

function messageOf(error: unknown): string {
  return error instanceof StartProblem ? error.message : String(error);
}

async function open(options: Options, isAssumingYes: boolean): Promise<Deployment> {
  const { environment } = options;
  const ask = openAsker({ isAssumingYes });
  const production = readSettings("production");
  // Without a file of its own, a preview is beside production, in the same account.
  const own = readSettings(environment);
  const settings = { ...production, ...own, settings: own.settings };
  const name = settings.name ?? DEFAULT_NAME;
  const state = readState(environment);
  const token = findToken();
  if (!token && !options.isDryRun) throw new StartProblem(`${LOGIN}.`);
  const named = process.env.CLOUDFLARE_ACCOUNT_ID ?? settings.account ?? state.accountId;
  const accountId = token ? await chooseAccount(token, named, ask) : "";
  return {
    ...options,
    ask,
    token: token ?? "",
    cloudflare: openCloudflare(token ?? "", accountId),
    settings,
    state,
    name: environment === "preview" ? name + PREVIEW_SUFFIX : name,
    version: readVersion(options),
    projectHost: "",
    isDomainActive: true,
    databaseIds: { DB: NOT_MADE, ANALYTICS_DB: NOT_MADE, ...state.databaseIds },
    vars: state.siteUrl ? { SITE_URL: state.siteUrl } : {},
    healthToken: process.env[HEALTH_TOKEN] || state.healthToken,
    secrets: {},
  };
}

/** The commit. @throws StartProblem for changes in no commit, which nobody could find again */
function readVersion({ isDirtyAllowed, isDryRun }: Options): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const commit = git("rev-parse", "HEAD");
    if (!git("status", "--porcelain")) return commit;
    if (isDirtyAllowed || isDryRun) return `${commit}-changed`;
  } catch {
    throw new StartProblem("This is no git checkout: clone the repository, so that a release has a commit.");
  }
  throw new StartProblem("There are changes in no commit: commit them, or add --dirty.");
}
