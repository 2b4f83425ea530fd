import { z } from "zod";
import type { Deployment } from "../deployment.ts";
import { remember, say } from "../deployment.ts";

/** Each old deployment of a Pages project keeps an address of its own, with the old code on the live databases. */
const KEPT = 10;

const deploymentSchema = z.object({ id: z.string(), created_on: z.string() });

/** Deletes the project's older deployments and forgets older releases. */
export async function prune(deployment: Deployment): Promise<void> {
  const { cloudflare, name, state } = deployment;
  remember(deployment, { releases: state.releases.slice(0, KEPT) });
  const path = `/pages/projects/${name}/deployments`;
  const all = await cloudflare.list({ doing: "list the site's deployments", path }, deploymentSchema);
  const newestFirst = all.toSorted((a, b) => b.created_on.localeCompare(a.created_on));
  const needed = new Set(state.releases.map(({ site }) => site));
  const old = newestFirst.slice(KEPT).filter(({ id }) => !needed.has(id));
  for (const { id } of old) {
    const request = { doing: `delete the old deployment ${id}`, method: "DELETE" as const };
    await cloudflare.call({ ...request, path: `${path}/${id}?force=true` }, z.unknown());
  }
  say(old.length > 0 ? `  made   ${old.length} old deployments are deleted` : "  ok     no old deployments");
}
