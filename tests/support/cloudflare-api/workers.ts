import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Account, Binding, Metadata, Script, ScriptDeployment, Version } from "./account.ts";
import { ApiError } from "./answers.ts";
import { type Call, type Route, route } from "./router.ts";
import { checkBindings, readUpload } from "./upload.ts";

const FREE_CRONS = 5;
const SUBDOMAIN = z.object({ subdomain: z.string() });
const SECRET = z.object({ name: z.string(), text: z.string(), type: z.literal("secret_text") });
const SECRETS = z.object({ secrets: z.record(z.string(), SECRET.nullable()) });
const CRONS = z.array(z.object({ cron: z.string() }));
const DEPLOYMENT = z.object({
  versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
});
const VISIBILITY = z.object({ enabled: z.boolean() });
const SETTINGS = z.record(z.string(), z.unknown());

export const workersRoutes: Route[] = [
  route("GET", "workers/account-settings", "Workers Scripts", () => ({
    default_usage_model: "standard",
    green_compute: false,
  })),
  route("GET", "workers/subdomain", "Workers Scripts", ({ account }) => {
    if (!account.subdomain) throw new ApiError(404, 10_007, "You do not have a workers.dev subdomain.");
    return { subdomain: account.subdomain };
  }),
  route("PUT", "workers/subdomain", "Workers Scripts", ({ account, json }) => {
    const { subdomain } = json(SUBDOMAIN);
    if (subdomain === "taken") throw new ApiError(409, 10_031, "Subdomain is unavailable.");
    account.subdomain = subdomain;
    return { subdomain };
  }),
  route("GET", "workers/subdomains/:name", "Workers Scripts", ({ params }) => {
    if (params.name === "taken") throw new ApiError(409, 10_031, "Subdomain is unavailable.");
    throw new ApiError(404, 10_032, "Subdomain is available.");
  }),
  route("GET", "workers/services/:script", "Workers Scripts", (call) => {
    const { name, tag } = scriptOf(call, 10_090);
    const script = { id: name, tag, tags: [], last_deployed_from: "wrangler" };
    return { id: name, default_environment: { environment: "production", script } };
  }),
  route("GET", "workers/scripts", "Workers Scripts", ({ account }) =>
    [...account.scripts.values()].map(({ name, tag }) => ({ id: name, tag })),
  ),
  route("PUT", "workers/scripts/:script", "Workers Scripts", async (call) => {
    const version = await uploadVersion(call, call.account.scripts.get(call.params.script ?? ""));
    const { observability = { enabled: false } } = version.metadata;
    Object.assign(scriptOf(call).settings, { observability });
    deploy(scriptOf(call), version);
    const deployment_id = version.id.replaceAll("-", "");
    return { id: call.params.script, etag: version.id, deployment_id, startup_time_ms: 20 };
  }),
  route("POST", "workers/scripts/:script/versions", "Workers Scripts", async (call) =>
    versionView(await uploadVersion(call, scriptOf(call))),
  ),
  route("GET", "workers/scripts/:script/versions", "Workers Scripts", (call) => ({
    items: scriptOf(call).versions.map(versionView).reverse(),
  })),
  route("GET", "workers/scripts/:script/versions/:version", "Workers Scripts", (call) =>
    versionView(versionOf(scriptOf(call), call.params.version ?? "")),
  ),
  route("GET", "workers/scripts/:script/deployments", "Workers Scripts", (call) => ({
    deployments: scriptOf(call).deployments,
  })),
  route("POST", "workers/scripts/:script/deployments", "Workers Scripts", (call) => {
    const script = scriptOf(call);
    const [first] = call.json(DEPLOYMENT).versions;
    return deploy(script, versionOf(script, first?.version_id ?? ""));
  }),
  route("GET", "workers/scripts/:script/settings", "Workers Scripts", (call) => ({
    ...scriptOf(call).settings,
    bindings: scriptOf(call).versions.at(-1)?.metadata.bindings ?? [],
  })),
  route("PATCH", "workers/scripts/:script/script-settings", "Workers Scripts", (call) =>
    Object.assign(scriptOf(call).settings, call.json(SETTINGS)),
  ),
  route("GET", "workers/scripts/:script/subdomain", "Workers Scripts", (call) => visibility(scriptOf(call))),
  route("POST", "workers/scripts/:script/subdomain", "Workers Scripts", (call) => {
    const { enabled } = call.json(VISIBILITY);
    return visibility(Object.assign(scriptOf(call), { isOnWorkersDev: enabled }));
  }),
  route("GET", "workers/scripts/:script/schedules", "Workers Scripts", (call) => schedules(scriptOf(call))),
  route("PUT", "workers/scripts/:script/schedules", "Workers Scripts", (call) => {
    const script = scriptOf(call);
    const crons = call.json(CRONS).map(({ cron }) => cron);
    if (!call.account.subdomain) {
      throw new ApiError(400, 10_063, "You need a workers.dev subdomain in order to proceed.");
    }
    if (call.account.plan === "free" && crons.length > FREE_CRONS) {
      throw new ApiError(400, 10_072, "You have exceeded the limit of 5 cron triggers.");
    }
    script.crons = crons;
    return schedules(script);
  }),
  route("GET", "workers/scripts/:script/secrets", "Workers Scripts", (call) =>
    Object.keys(scriptOf(call).secrets).map((name) => ({ name, type: "secret_text" })),
  ),
  route("PUT", "workers/scripts/:script/secrets", "Workers Scripts", (call) => {
    const { name, text } = call.json(SECRET);
    changeSecrets(scriptOf(call), { [name]: text });
    return { name, type: "secret_text" };
  }),
  route("PATCH", "workers/scripts/:script/secrets-bulk", "Workers Scripts", (call) => {
    const secrets = Object.entries(call.json(SECRETS).secrets);
    changeSecrets(
      scriptOf(call),
      Object.fromEntries(secrets.map(([name, secret]) => [name, secret?.text ?? null])),
    );
    return null;
  }),
];

function scriptOf({ account, params }: Call, code = 10_007): Script {
  const script = account.scripts.get(params.script ?? "");
  if (!script) throw new ApiError(404, code, "This Worker does not exist on your account.");
  return script;
}

function versionOf(script: Script, id: string): Version {
  const version = script.versions.find((version) => version.id === id);
  if (!version) throw new ApiError(404, 10_025, "The version does not exist.");
  return version;
}

async function uploadVersion(call: Call, existing: Script | undefined): Promise<Version> {
  const { account, params } = call;
  const { metadata, code } = await readUpload(await call.form());
  if (account.plan === "free" && metadata.limits !== undefined) {
    const text = `CPU limits are not supported for the Free plan. Switch to a paid plan at https://dash.cloudflare.com/${account.id}/workers/plans to set CPU limits.`;
    throw new ApiError(400, 100_328, text);
  }
  const bindings = metadata.bindings.map((binding) => inherit(binding, existing?.versions.at(-1)));
  checkBindings(account, { ...metadata, bindings });
  const script = existing ?? newScript(account, params.script ?? "");
  // Secrets that the upload does not name are kept.
  const isSecret = ({ type }: Binding) => type === "secret_text";
  const secrets = bindings.filter(isSecret).map(({ name, text }) => [name, String(text)]);
  Object.assign(script.secrets, Object.fromEntries(secrets));
  const kept = bindings.filter((binding) => !isSecret(binding));
  return addVersion(script, { ...metadata, bindings: kept }, createHash("sha256").update(code).digest("hex"));
}

/** wrangler leaves some bindings as the version before has them. */
function inherit(binding: Binding, latest: Version | undefined): Binding {
  if (binding.type !== "inherit") return binding;
  const found = latest?.metadata.bindings.find(({ name }) => name === binding.name);
  if (!found) throw new ApiError(400, 10_021, `binding ${binding.name} cannot be inherited`);
  return found;
}

function newScript(account: Account, name: string): Script {
  const tag = randomUUID().replaceAll("-", "");
  const lists = { versions: [], deployments: [], crons: [] };
  const script: Script = { name, tag, settings: {}, secrets: {}, ...lists, isOnWorkersDev: false };
  account.scripts.set(name, script);
  return script;
}

function addVersion(script: Script, metadata: Metadata, digest: string): Version {
  const number = script.versions.length + 1;
  const version = { id: randomUUID(), number, metadata, digest, created_on: new Date().toISOString() };
  script.versions.push(version);
  return version;
}

function deploy(script: Script, version: Version): ScriptDeployment {
  const deployment = {
    id: randomUUID(),
    created_on: new Date().toISOString(),
    versions: [{ version_id: version.id, percentage: 100 }],
  };
  script.deployments.unshift(deployment);
  return deployment;
}

/** A changed secret is a new version of the same code, deployed at once. */
function changeSecrets(script: Script, changes: Record<string, string | null>) {
  const latest = script.versions.at(-1);
  if (!latest) throw new ApiError(404, 10_007, "This Worker does not exist on your account.");
  const secrets = Object.entries({ ...script.secrets, ...changes });
  script.secrets = Object.fromEntries(
    secrets.filter((secret): secret is [string, string] => secret[1] !== null),
  );
  deploy(script, addVersion(script, latest.metadata, latest.digest));
}

function versionView({ id, number, metadata, digest, created_on }: Version) {
  const script = { etag: digest, handlers: ["fetch"], last_deployed_from: "wrangler" };
  const about = { created_on, source: "wrangler" };
  const resources = { bindings: metadata.bindings, script, script_runtime: {} };
  return { id, number, metadata: about, annotations: metadata.annotations, resources, startup_time_ms: 20 };
}

function visibility({ isOnWorkersDev }: Script) {
  return { enabled: isOnWorkersDev, previews_enabled: false };
}

function schedules({ crons }: Script) {
  return { schedules: crons.map((cron) => ({ cron, created_on: "2026-01-01T00:00:00Z" })) };
}
