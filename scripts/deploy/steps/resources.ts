import { z } from "zod";
import { BUCKETS, DATABASES, QUEUES } from "../bindings.ts";
import { CloudflareError } from "../cloudflare.ts";
import { type Deployment, ensure, NOT_MADE, remember } from "../deployment.ts";

const databaseSchema = z.object({ uuid: z.string(), name: z.string() });
const replicationSchema = z.object({
  read_replication: z.object({ mode: z.string() }).nullish(),
});
const queueSchema = z.object({ queue_name: z.string() });
const projectSchema = z.object({ subdomain: z.string() });
const domainSchema = z.object({ name: z.string(), status: z.string() });

const NO_PROJECT = 8000007;
const NO_BUCKET = 10006;

/** Creates what is missing: databases, buckets, queues, the Pages project with its domain. */
export async function ensureResources(deployment: Deployment): Promise<void> {
  await ensureDatabases(deployment);
  await ensureBuckets(deployment);
  await ensureQueues(deployment);
  await ensureProject(deployment);
  await ensureDomain(deployment);
}

/** In the location of the settings, with copies near the visitors, which the site reads where a late answer will do. */
async function ensureDatabases(deployment: Deployment): Promise<void> {
  const { cloudflare, name, settings } = deployment;
  const existing = await cloudflare.list(
    { doing: "list the databases", path: "/d1/database" },
    databaseSchema,
  );
  for (const { binding, suffix } of DATABASES) {
    const database = name + suffix;
    const id = await ensure(deployment, `the database ${database}`, {
      find: async () => existing.find((one) => one.name === database)?.uuid ?? null,
      make: async () => {
        const body = { name: database, primary_location_hint: settings.location };
        const doing = `create the database ${database}`;
        return (await cloudflare.call({ doing, method: "POST", path: "/d1/database", body }, databaseSchema))
          .uuid;
      },
    });
    deployment.databaseIds[binding] = id ?? NOT_MADE;
    if (id) await ensureReplication(deployment, database, id);
  }
  remember(deployment, { databaseIds: { ...deployment.databaseIds } });
}

async function ensureReplication(deployment: Deployment, database: string, id: string): Promise<void> {
  const { cloudflare } = deployment;
  const path = `/d1/database/${id}`;
  await ensure(deployment, `read replication of ${database}`, {
    find: async () => {
      const found = await cloudflare.call(
        { doing: `read the database ${database}`, path },
        replicationSchema,
      );
      return found.read_replication?.mode === "auto" ? found : null;
    },
    make: () => {
      const body = { read_replication: { mode: "auto" } };
      const doing = `switch on read replication of ${database}`;
      return cloudflare.call({ doing, method: "PUT", path, body }, replicationSchema);
    },
  });
}

async function ensureBuckets(deployment: Deployment): Promise<void> {
  const { cloudflare, name } = deployment;
  for (const { suffix } of BUCKETS) {
    const bucket = name + suffix;
    await ensure(deployment, `the bucket ${bucket}`, {
      find: async () => {
        const request = { doing: `look for the bucket ${bucket}`, path: `/r2/buckets/${bucket}` };
        return missingIs(NO_BUCKET, () => cloudflare.find(request, z.looseObject({})));
      },
      make: () => {
        const doing = `create the bucket ${bucket}`;
        const request = { doing, method: "POST" as const, path: "/r2/buckets", body: { name: bucket } };
        return cloudflare.call(request, z.looseObject({}));
      },
    });
  }
}

async function ensureQueues(deployment: Deployment): Promise<void> {
  const { cloudflare, name } = deployment;
  const existing = await cloudflare.list({ doing: "list the queues", path: "/queues" }, queueSchema);
  for (const { suffix } of QUEUES) {
    const queue_name = name + suffix;
    await ensure(deployment, `the queue ${queue_name}`, {
      find: async () => existing.find((queue) => queue.queue_name === queue_name) ?? null,
      make: () => {
        const doing = `create the queue ${queue_name}`;
        const request = { doing, method: "POST" as const, path: "/queues", body: { queue_name } };
        return cloudflare.call(request, queueSchema);
      },
    });
  }
}

/** Its address is the project's name, or that with a few letters if somebody has the name already. */
async function ensureProject(deployment: Deployment): Promise<void> {
  const { cloudflare, name } = deployment;
  const project = await ensure(deployment, `the Pages project ${name}`, {
    find: () => {
      const request = { doing: `look for the Pages project ${name}`, path: `/pages/projects/${name}` };
      return missingIs(NO_PROJECT, () => cloudflare.find(request, projectSchema));
    },
    make: () => {
      const body = { name, production_branch: "main" };
      const doing = `create the Pages project ${name}`;
      return cloudflare.call({ doing, method: "POST", path: "/pages/projects", body }, projectSchema);
    },
  });
  deployment.projectHost = project?.subdomain ?? `${name}.pages.dev`;
  deployment.vars.SITE_URL ??= `https://${deployment.projectHost}`;
}

/** Whether visitors reach the site at SITE_URL by now; its own domain needs a record that the owner makes. */
async function ensureDomain(deployment: Deployment): Promise<void> {
  const { cloudflare, name, vars, projectHost } = deployment;
  const host = new URL(vars.SITE_URL ?? "").hostname;
  deployment.isDomainActive = host === projectHost;
  if (deployment.isDomainActive) return;
  const path = `/pages/projects/${name}/domains`;
  const domain = await ensure(deployment, `the domain ${host} of the project`, {
    find: async () => {
      const request = { doing: "list the project's domains", path };
      const found = await missingIs(NO_PROJECT, () =>
        cloudflare.find(request, z.array(domainSchema).nullable()),
      );
      return found?.find((one) => one.name === host) ?? null;
    },
    make: () => {
      const doing = `add the domain ${host} to the project`;
      return cloudflare.call({ doing, method: "POST", path, body: { name: host } }, domainSchema);
    },
  });
  deployment.isDomainActive = domain?.status === "active";
}

/** Null for an answer with Cloudflare's code for what is not there, whatever its status. */
async function missingIs<T>(code: number, read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CloudflareError && error.code === code) return null;
    throw error;
  }
}
