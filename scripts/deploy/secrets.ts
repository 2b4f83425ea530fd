import { z } from "zod";
import { randomToken } from "../../app/platform/ids.ts";
import { CloudflareError } from "./cloudflare.ts";
import { jobsName } from "./config.ts";
import { type Deployment, remember } from "./deployment.ts";

/** Shown by `/healthz?deep` alone; made by this command. */
export const HEALTH_TOKEN = "HEALTH_TOKEN";

/** The names of the secrets that Cloudflare keeps for each program; their values cannot be read. */
export type SecretNames = { site: ReadonlySet<string>; jobs: ReadonlySet<string> };

const projectSchema = z.object({
  deployment_configs: z
    .object({
      production: z.object({
        env_vars: z.record(z.string(), z.object({ type: z.string() }).nullable()).nullish(),
      }),
    })
    .optional(),
});
const secretSchema = z.object({ name: z.string() });

/** @throws CloudflareError */
export async function readSecretNames({ cloudflare, name }: Deployment): Promise<SecretNames> {
  const site = { doing: "read the site's secrets", path: `/pages/projects/${name}` };
  const jobs = {
    doing: "read the jobs worker's secrets",
    path: `/workers/scripts/${jobsName(name)}/secrets`,
  };
  const [project, secrets] = await Promise.all([
    orNull(() => cloudflare.call(site, projectSchema)),
    orNull(() => cloudflare.call(jobs, z.array(secretSchema).nullable())),
  ]);
  const variables = Object.entries(project?.deployment_configs?.production.env_vars ?? {});
  return {
    site: new Set(variables.filter(([, value]) => value?.type === "secret_text").map(([one]) => one)),
    jobs: new Set((secrets ?? []).map((secret) => secret.name)),
  };
}

/** Null before the first deployment: a project or a worker that is not there. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CloudflareError && [8000007, 10007].includes(error.code)) return null;
    if (error instanceof CloudflareError && error.status === 404) return null;
    throw error;
  }
}

/** The secrets that these settings cannot do without. */
export function needsOf(vars: Readonly<Record<string, string>>): string[] {
  const needs: [boolean, string][] = [
    [true, HEALTH_TOKEN],
    [vars.MAIL_TRANSPORT === "smtp" && Boolean(vars.SMTP_USERNAME), "SMTP_PASSWORD"],
    [vars.MAIL_TRANSPORT === "http", "MAIL_HTTP_TOKEN"],
    [vars.CONTENT_WRITER === "openai", "OPENAI_API_KEY"],
    [Boolean(vars.TURNSTILE_SITE_KEY), "TURNSTILE_SECRET"],
    [Boolean(vars.GOOGLE_SITE_PROPERTY), "GOOGLE_SERVICE_ACCOUNT"],
  ];
  return needs.flatMap(([isNeeded, name]) => (isNeeded ? [name] : []));
}

/** From the environment of this command. The health check's is made here, and noted for later. */
export function secretValue(deployment: Deployment, name: string): string | null {
  const given = process.env[name] || null;
  // A preview sends no mail and calls nobody: it has no secrets of the company.
  if (name !== HEALTH_TOKEN) return deployment.environment === "preview" ? null : given;
  const kept = deployment.renewed.includes(name) ? null : deployment.healthToken;
  const healthToken = given ?? kept ?? randomToken();
  if (!given) remember(deployment, { healthToken });
  deployment.healthToken = healthToken;
  return healthToken;
}
