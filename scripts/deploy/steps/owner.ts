import { type Deployment, say } from "../deployment.ts";
import { makeSetupLink, OWNERS } from "../setup-link.ts";
import { query } from "./databases.ts";

/** Without an owner, prints a link that makes one, once, within an hour. It is stored only as a hash. */
export async function offerOwner({ cloudflare, databaseIds, vars }: Deployment): Promise<void> {
  const owners = await query(cloudflare, databaseIds.DB, { doing: "look for an owner", sql: OWNERS });
  if (owners.length > 0) return;
  const { link, statements } = await makeSetupLink(vars.SITE_URL ?? "", new Date());
  for (const statement of statements) {
    await query(cloudflare, databaseIds.DB, { doing: "store the owner's link", ...statement });
  }
  say(`\nOpen this within an hour to become the owner: ${link}`);
}
