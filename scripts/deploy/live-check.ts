import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { reasonOf } from "../start/problem.ts";
import { type Deployment, say } from "./deployment.ts";

/** A cron starts up to five minutes after the first deployment; the programs take some seconds to be everywhere. */
const patienceMs = () => Number(process.env.DEPLOY_CHECK_SECONDS ?? 400) * 1000;
const MOST_PAUSE_MS = 10_000;
/** Whatever else is red has this part of it. */
const OTHERS_SHARE = 0.25;
const PAGES = ["/", "/contact", "/blog", "/auth"];

const healthSchema = z.object({
  isHealthy: z.boolean(),
  version: z.string(),
  checks: z.array(z.object({ name: z.string(), isHealthy: z.boolean(), detail: z.string() })),
});

type Site = Pick<Deployment, "environment" | "vars" | "projectHost" | "isDomainActive" | "healthToken">;
/** `isWaiting`: it may pass by itself, as the first cron comes. */
type Problem = { text: string; isWaiting: boolean };

/** Checks the live site until all is well or it has had its time. @returns what is wrong; empty if nothing is */
export async function checkLive(deployment: Site, version: string): Promise<string[]> {
  const [began, patience] = [Date.now(), patienceMs()];
  let said = "";
  for (;;) {
    const problems = await findProblems(deployment, version);
    if (problems.length === 0) {
      say(`  ok     ${baseOf(deployment)} is healthy and serves ${version}`);
      return [];
    }
    const texts = problems.map(({ text }) => text);
    const share = problems.every(({ isWaiting }) => isWaiting) ? 1 : OTHERS_SHARE;
    if (Date.now() - began > patience * share) return texts;
    if (texts.join() !== said) say(`  waiting: ${texts.join("; ")}`);
    said = texts.join();
    await wait(Math.min(MOST_PAUSE_MS, patience / 40));
  }
}

/** The site's URL, or the project's own address while the domain does not lead there yet. */
function baseOf({ vars, projectHost, isDomainActive }: Site): string {
  return process.env.DEPLOY_CHECK_URL ?? (isDomainActive ? (vars.SITE_URL ?? "") : `https://${projectHost}`);
}

async function findProblems(deployment: Site, version: string): Promise<Problem[]> {
  const health = await findHealthProblems(deployment, version);
  // Another host only redirects to the domain, which is not there yet.
  if (!deployment.isDomainActive) return health;
  const pages = await Promise.all(PAGES.map((path) => findPageProblem(baseOf(deployment), path)));
  return [...health, ...pages.flatMap((text) => (text ? [{ text, isWaiting: false }] : []))];
}

async function findHealthProblems(deployment: Site, version: string): Promise<Problem[]> {
  const red = (text: string) => [{ text, isWaiting: false }];
  try {
    const response = await fetch(`${baseOf(deployment)}/healthz?deep`, {
      headers: { Authorization: `Bearer ${deployment.healthToken}` },
      redirect: "manual",
    });
    const parsed = healthSchema.safeParse(await response.json().catch(() => null));
    if (!parsed.success) return red(`/healthz?deep answers with ${response.status}`);
    const { checks, version: served } = parsed.data;
    if (served !== version) return red(`it still serves ${served}`);
    // A preview has no crons, and so no heartbeat.
    const isMeant = (name: string) => deployment.environment === "production" || name !== "jobs";
    return checks.flatMap(({ name, isHealthy, detail }) =>
      isHealthy || !isMeant(name) ? [] : [{ text: `${name}: ${detail}`, isWaiting: name === "jobs" }],
    );
  } catch (error) {
    return red(`it was not reached (${reasonOf(error)})`);
  }
}

/** What a person would notice, or Cloudflare's rewriting would break. */
async function findPageProblem(base: string, path: string): Promise<string | null> {
  try {
    const response = await fetch(base + path, { redirect: "manual" });
    const text = await response.text();
    if (response.status !== 200) return `${path} answers with ${response.status}`;
    if (!response.headers.get("Cache-Control")?.includes("no-transform")) return `${path} lacks no-transform`;
    if (!response.headers.get("Content-Security-Policy")) return `${path} has no Content-Security-Policy`;
    return text.includes("__cf_email__") ? `${path} is rewritten by Cloudflare's email obfuscation` : null;
  } catch (error) {
    return `${path} was not reached (${reasonOf(error)})`;
  }
}
