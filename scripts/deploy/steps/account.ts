import { spawnSync } from "node:child_process";
import { z } from "zod";
import { StartProblem } from "../../start/problem.ts";
import type { Asker } from "../ask.ts";
import {
  type Account,
  type Cloudflare,
  CloudflareError,
  listAccounts,
  permissionFor,
} from "../cloudflare.ts";
import { type Deployment, ensure, say } from "../deployment.ts";

export const LOGIN =
  "No account: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (https://dash.cloudflare.com/profile/api-tokens) to a token with the account's permissions D1, Workers R2 Storage, Queues, Cloudflare Pages and Workers Scripts: Edit, Account Settings and Billing: Read";
/** A read of each API that the deployment uses. */
const READS = [
  "/d1/database?per_page=10",
  "/r2/buckets?per_page=1",
  "/queues?per_page=10",
  "/pages/projects?per_page=1",
  "/workers/scripts",
];
const R2_NOT_ENABLED = 10042;
const NO_SUBDOMAIN = 10007;

const tokenSchema = z.object({ token: z.string().min(1) });

/** The token of the environment or of wrangler's login; null without one, for which no network is needed. */
export function findToken(): string | null {
  if (process.env.CLOUDFLARE_API_TOKEN) return process.env.CLOUDFLARE_API_TOKEN;
  const { stdout } = spawnSync("wrangler", ["auth", "token", "--json"], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "1" },
  });
  try {
    return tokenSchema.parse(JSON.parse(stdout)).token;
  } catch {
    return null;
  }
}

/** The account's id: the one named, or the only one, or the one chosen. @throws StartProblem */
export async function chooseAccount(token: string, named: string | null, ask: Asker): Promise<string> {
  if (named) return named;
  const accounts = await listAccounts(token);
  const [only] = accounts;
  if (!only)
    throw new StartProblem("The token sees no account: give it the permission Account Settings: Read.");
  if (accounts.length === 1) return only.id;
  const names = accounts.map(({ id, name }) => `${id} (${name})`).join(", ");
  if (!ask.isInteractive) {
    throw new StartProblem(
      `The token sees several accounts: ${names}. Set CLOUDFLARE_ACCOUNT_ID to one of them.`,
    );
  }
  const isKnown = (answer: string) => accounts.some(({ id }: Account) => id === answer);
  return ask.text(`Which account, of ${names}? Its id`, {
    check: (answer) => (isKnown(answer) ? null : "That is none of them."),
  });
}

/** Everything of the account that a deployment relies on and cannot make. @throws StartProblem that names all */
export async function checkAccount(deployment: Deployment): Promise<void> {
  const { cloudflare } = deployment;
  await requireRights(cloudflare);
  await requirePaidPlan(deployment);
  await ensureSubdomain(deployment);
}

async function requireRights(cloudflare: Cloudflare): Promise<void> {
  const failed = await Promise.all(READS.map((path) => refusalOf(cloudflare, path)));
  const missing = failed.flatMap((reason) => (reason ? [reason] : []));
  if (missing.length > 0) throw new StartProblem(missing.join("\n"));
  say("  ok     the token may read D1, R2, Queues, Pages and Workers; R2 is enabled");
}

async function refusalOf(cloudflare: Cloudflare, path: string): Promise<string | null> {
  try {
    await cloudflare.call({ doing: `read ${path.replace(/\?.*/, "")}`, path }, z.unknown());
    return null;
  } catch (error) {
    if (!(error instanceof CloudflareError)) throw error;
    if (error.code === R2_NOT_ENABLED) {
      const page = `https://dash.cloudflare.com/${cloudflare.accountId}/r2/overview`;
      return `R2 is not enabled: open ${page} once and accept it (10 GB are free), then run this again.`;
    }
    if (![401, 403].includes(error.status)) throw error;
    return `The token lacks the permission "${permissionFor(path)}" of the account.`;
  }
}

/** "workers_paid", or a contract of its own. */
const PAID = /^workers_(?!free)/;
const subscriptionSchema = z.object({ rate_plan: z.object({ id: z.string() }).nullish() });

/**
 * The plan is seen by a token with Billing: Read. Without that right Cloudflare still refuses the jobs worker on the
 * free plan, by its limit of processor time, before the site is replaced.
 */
async function requirePaidPlan({ cloudflare, ask }: Deployment): Promise<void> {
  const plans = `https://dash.cloudflare.com/${cloudflare.accountId}/workers/plans`;
  const reason =
    "a sign-in takes about 100 ms of processor time, of which the free plan gives 10, and its daily allowances end at a few thousand page views";
  try {
    const request = { doing: "see the account's plan", path: "/subscriptions" };
    const subscriptions = await cloudflare.call(request, z.array(subscriptionSchema).nullable());
    const isPaid = (subscriptions ?? []).some(({ rate_plan }) => PAID.test(rate_plan?.id ?? ""));
    if (!isPaid) {
      throw new StartProblem(
        `The account is on the free plan. Beaconry needs Workers Paid, $5 a month: ${reason}. Choose it at ${plans}, then run this again.`,
      );
    }
    say("  ok     the plan is Workers Paid");
  } catch (error) {
    if (!(error instanceof CloudflareError) || ![401, 403].includes(error.status)) throw error;
    say(
      `  The token may not see the plan (Billing: Read). Beaconry needs Workers Paid, $5 a month: ${reason}.`,
    );
    if (ask.isInteractive && !(await ask.confirm("Is this account on Workers Paid?")))
      throw new StartProblem(`Choose Workers Paid at ${plans}, then run this again.`);
  }
}

const subdomainSchema = z.object({ subdomain: z.string().nullable() });

/** Without a subdomain Cloudflare takes the jobs worker but not its crons. */
async function ensureSubdomain(deployment: Deployment): Promise<void> {
  const { cloudflare, name } = deployment;
  const path = "/workers/subdomain";
  await ensure(deployment, "the account's workers.dev subdomain, which crons need", {
    find: async () => {
      try {
        const found = await cloudflare.call(
          { doing: "read the workers.dev subdomain", path },
          subdomainSchema,
        );
        return found.subdomain || null;
      } catch (error) {
        if (error instanceof CloudflareError && error.code === NO_SUBDOMAIN) return null;
        throw error;
      }
    },
    make: async () => {
      const subdomain = `${name}-${cloudflare.accountId.slice(0, 6)}`;
      const request = {
        doing: `register ${subdomain}.workers.dev`,
        method: "PUT" as const,
        path,
        body: { subdomain },
      };
      return (await cloudflare.call(request, subdomainSchema)).subdomain;
    },
  });
}
