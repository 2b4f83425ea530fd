import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { DeploymentConfig, PagesDeployment, Project } from "./account.ts";
import { ApiError, Page } from "./answers.ts";
import { encodeUploadToken } from "./pages-assets.ts";
import { type Call, type Route, route } from "./router.ts";
import { checkBindings, readBundle } from "./upload.ts";

const MAX_PER_PAGE = 25;
const VARIABLE = z.object({ type: z.enum(["secret_text", "plain_text"]), value: z.string() });
const CONFIG = z.looseObject({ env_vars: z.record(z.string(), VARIABLE.nullable()).optional() });
const PROJECT = z.looseObject({
  name: z.string(),
  production_branch: z.string(),
});
const CHANGE = z.looseObject({
  production_branch: z.string().optional(),
  deployment_configs: z.object({ production: CONFIG.optional(), preview: CONFIG.optional() }).optional(),
});
const MANIFEST = z.record(z.string(), z.string());

export const pagesRoutes: Route[] = [
  route("GET", "pages/projects", "Cloudflare Pages", ({ account, query }) =>
    paged([...account.projects.values()].map(projectView), query),
  ),
  route("POST", "pages/projects", "Cloudflare Pages", (call) => {
    const { name, production_branch } = call.json(PROJECT);
    if (call.account.projects.has(name)) {
      const text = "A project with this name already exists. Choose a different project name.";
      throw new ApiError(409, 8_000_002, text);
    }
    const config = { compatibility_date: "2026-08-01", compatibility_flags: [] };
    const project: Project = {
      id: randomUUID(),
      name,
      // What another account has is taken for all.
      subdomain: call.account.takenNames.includes(name) ? `${name}-5x2.pages.dev` : `${name}.pages.dev`,
      domains: [],
      production_branch,
      deployment_configs: { production: { ...config, env_vars: {} }, preview: { ...config, env_vars: {} } },
      deployments: [],
      liveId: null,
    };
    call.account.projects.set(name, project);
    return projectView(project);
  }),
  route("GET", "pages/projects/:project", "Cloudflare Pages", (call) => projectView(projectOf(call))),
  route("PATCH", "pages/projects/:project", "Cloudflare Pages", (call) => {
    const project = projectOf(call);
    const { production_branch = project.production_branch, deployment_configs = {} } = call.json(CHANGE);
    project.production_branch = production_branch;
    for (const name of ["production", "preview"] as const) {
      project.deployment_configs[name] = merge(project.deployment_configs[name], deployment_configs[name]);
    }
    return projectView(project);
  }),
  route("GET", "pages/projects/:project/domains", "Cloudflare Pages", (call) =>
    projectOf(call).domains.map((name) => ({ name, status: "active" })),
  ),
  route("POST", "pages/projects/:project/domains", "Cloudflare Pages", (call) => {
    const { name } = call.json(z.object({ name: z.string() }));
    projectOf(call).domains.push(name);
    return { name, status: "initializing" };
  }),
  route("GET", "pages/projects/:project/upload-token", "Cloudflare Pages", (call) => {
    projectOf(call);
    return { jwt: encodeUploadToken(call.account.id) };
  }),
  route("GET", "pages/projects/:project/deployments", "Cloudflare Pages", (call) => {
    const project = projectOf(call);
    const environment = call.query.get("env");
    const found = project.deployments.filter((one) => !environment || one.environment === environment);
    return paged(
      found.map((one) => deploymentView(project, one)),
      call.query,
    );
  }),
  route("POST", "pages/projects/:project/deployments", "Cloudflare Pages", createDeployment),
  route("GET", "pages/projects/:project/deployments/:deployment", "Cloudflare Pages", (call) =>
    deploymentView(projectOf(call), deploymentOf(call)),
  ),
  route("DELETE", "pages/projects/:project/deployments/:deployment", "Cloudflare Pages", (call) => {
    const project = projectOf(call);
    const { id, aliases } = deploymentOf(call);
    if (id === project.liveId) {
      throw new ApiError(400, 8_000_034, "You cannot delete the active production deployment.");
    }
    if (aliases.length > 0 && call.query.get("force") !== "true") {
      const text =
        "You cannot delete an aliased deployment without a `?force=true` parameter in the API request URL.";
      throw new ApiError(400, 8_000_035, text);
    }
    project.deployments = project.deployments.filter((one) => one.id !== id);
    return null;
  }),
  route("POST", "pages/projects/:project/deployments/:deployment/rollback", "Cloudflare Pages", (call) => {
    const project = projectOf(call);
    const deployment = deploymentOf(call);
    if (deployment.environment !== "production") {
      throw new ApiError(400, 8_000_039, "Only a production deployment can be rolled back to.");
    }
    project.liveId = deployment.id;
    return deploymentView(project, deployment);
  }),
];

function paged(items: unknown[], query: URLSearchParams): Page {
  if (Number(query.get("per_page") ?? 10) > MAX_PER_PAGE) {
    const text = "Invalid list options provided. Review the `page` or `per_page` parameter.";
    throw new ApiError(400, 8_000_024, text);
  }
  return new Page(items, query);
}

function projectOf({ account, params }: Call): Project {
  const project = account.projects.get(params.project ?? "");
  if (!project) {
    const text =
      "Project not found. The specified project name does not match any of your existing projects.";
    throw new ApiError(404, 8_000_007, text);
  }
  return project;
}

function deploymentOf(call: Call): PagesDeployment {
  const found = projectOf(call).deployments.find(({ id }) => id === call.params.deployment);
  if (!found) throw new ApiError(404, 8_000_009, "Deployment not found.");
  return found;
}

/** A PATCH names what changes; null takes a variable away. */
function merge(config: DeploymentConfig, change: z.infer<typeof CONFIG> = {}): DeploymentConfig {
  const variables = Object.entries({ ...config.env_vars, ...change.env_vars });
  const env_vars = Object.fromEntries(
    variables.filter((entry): entry is [string, DeploymentConfig["env_vars"][string]] => entry[1] !== null),
  );
  return { ...config, ...change, env_vars };
}

async function createDeployment(call: Call) {
  const project = projectOf(call);
  const form = await call.form();
  const field = (name: string) => String(form.get(name) ?? "");
  const manifest = MANIFEST.parse(JSON.parse(field("manifest")));
  const missing = Object.keys(manifest).filter((path) => !call.account.assets.has(manifest[path] ?? ""));
  if (missing.length > 0) throw new ApiError(400, 8_000_013, `Not uploaded: ${missing.join(", ")}`);
  const bundle = form.get("_worker.bundle");
  const metadata = bundle instanceof Blob ? (await readBundle(bundle)).metadata : null;
  if (metadata) checkBindings(call.account, metadata);
  const branch = field("branch") || project.production_branch;
  const environment = branch === project.production_branch ? "production" : "preview";
  const id = randomUUID();
  const deployment: PagesDeployment = {
    id,
    url: `https://${id.slice(0, 8)}.${project.subdomain}`,
    environment,
    created_on: new Date().toISOString(),
    aliases: environment === "preview" ? [`https://${branch}.${project.subdomain}`] : [],
    branch,
    commit: field("commit_hash"),
    manifest,
    metadata,
    secrets: secretsOf(project.deployment_configs[environment]),
  };
  project.deployments.unshift(deployment);
  if (environment === "production") project.liveId = id;
  return deploymentView(project, deployment);
}

function secretsOf({ env_vars }: DeploymentConfig): Record<string, string> {
  const secrets = Object.entries(env_vars).filter(([, { type }]) => type === "secret_text");
  return Object.fromEntries(secrets.map(([name, { value }]) => [name, value]));
}

function projectView(project: Project) {
  const { deployments, liveId, deployment_configs, domains, ...rest } = project;
  const live = deployments.find(({ id }) => id === liveId);
  const [latest] = deployments;
  return {
    ...rest,
    domains: [project.subdomain, ...domains],
    deployment_configs: {
      production: withoutValues(deployment_configs.production),
      preview: withoutValues(deployment_configs.preview),
    },
    canonical_deployment: live ? deploymentView(project, live) : null,
    latest_deployment: latest ? deploymentView(project, latest) : null,
  };
}

/** The API never says what a secret is. */
function withoutValues(config: DeploymentConfig): DeploymentConfig {
  const hidden = Object.entries(config.env_vars).map(([name, variable]) => [
    name,
    variable.type === "secret_text" ? { ...variable, value: "" } : variable,
  ]);
  return { ...config, env_vars: Object.fromEntries(hidden) };
}

function deploymentView(project: Project, deployment: PagesDeployment) {
  const { id, url, environment, created_on, aliases, branch, commit } = deployment;
  const stage = { name: "deploy", status: "success", started_on: created_on, ended_on: created_on };
  const metadata = { branch, commit_hash: commit, commit_message: "", commit_dirty: false };
  return {
    ...{ id, short_id: id.slice(0, 8), project_id: project.id, project_name: project.name },
    ...{ url, environment, created_on, aliases, latest_stage: stage, stages: [stage] },
    deployment_trigger: { type: "ad_hoc", metadata },
  };
}
