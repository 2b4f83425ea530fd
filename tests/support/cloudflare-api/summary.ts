import { createHash } from "node:crypto";
import type { Account, Metadata } from "./account.ts";
import { queryDatabase } from "./account.ts";

/** All of an account that a deployment leaves, without what is random: to compare two. */
export function summarize(account: Account) {
  const databases = [...account.databases.values()].map(({ name, location, readReplication }) => ({
    ...{ name, location, readReplication },
    migrations: queryDatabase(account, name, "select name from d1_migrations order by id"),
  }));
  return {
    subdomain: account.subdomain,
    databases,
    buckets: [...account.buckets.keys()],
    queues: [...account.queues.values()].map(({ queue_name, settings, consumers }) => ({
      ...{ queue_name, settings },
      consumers: consumers.map(({ consumer_id: _, ...consumer }) => consumer),
    })),
    programs: [...account.scripts.values()].map((script) => {
      const live = script.deployments[0]?.versions[0]?.version_id;
      const version = script.versions.find(({ id }) => id === live);
      const { name, crons, isOnWorkersDev, settings, secrets } = script;
      const { observability } = settings;
      const about = { name, crons, isOnWorkersDev, observability, secrets: Object.keys(secrets) };
      return { ...about, code: version?.digest, bindings: bindingsOf(account, version?.metadata ?? null) };
    }),
    sites: [...account.projects.values()].map((project) => {
      const live = project.deployments.find(({ id }) => id === project.liveId);
      const { name, subdomain, domains, production_branch } = project;
      const about = { name, subdomain, domains, production_branch, commit: live?.commit };
      const manifest = JSON.stringify(Object.entries(live?.manifest ?? {}).sort());
      const files = createHash("sha256").update(manifest).digest("hex");
      const secrets = Object.keys(live?.secrets ?? {});
      return { ...about, files, secrets, bindings: bindingsOf(account, live?.metadata ?? null) };
    }),
  };
}

/** As `d1 DB beaconry`: databases by name, since their ids are random. */
function bindingsOf({ databases }: Account, metadata: Metadata | null): string[] {
  return (metadata?.bindings ?? [])
    .map(({ type, name, id, text, queue_name, bucket_name }) => {
      const target = type === "d1" ? databases.get(String(id))?.name : (text ?? queue_name ?? bucket_name);
      return [type, name, target].join(" ");
    })
    .sort();
}
