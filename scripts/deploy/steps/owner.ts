import { SETUP_PATH } from "../../../app/auth/paths.ts";
import { randomToken, sha256 } from "../../../app/platform/ids.ts";
import { type Deployment, say } from "../deployment.ts";
import { query } from "./databases.ts";

const HOUR_MS = 3_600_000;

/** Without an owner, prints a link that makes one, as the site writes it to its log: once, within an hour. */
export async function offerOwner({ cloudflare, databaseIds, vars }: Deployment): Promise<void> {
  const owners = await query(cloudflare, databaseIds.DB, {
    doing: "look for an owner",
    sql: "select 1 from users where role = 'owner' and disabled_at is null limit 1",
  });
  if (owners.length > 0) return say("  ok     there is an owner");
  const token = randomToken();
  for (const { sql, params } of setupStatements(await sha256(token), new Date())) {
    await query(cloudflare, databaseIds.DB, { doing: "write the owner's link", sql, params });
  }
  say(`  Open this within an hour to become the owner: ${vars.SITE_URL}${SETUP_PATH}?token=${token}`);
}

/** Ends earlier links and stores this one, as `newSetupLink` of the site does. */
export function setupStatements(tokenHash: string, now: Date): { sql: string; params: string[] }[] {
  const expires = new Date(now.getTime() + HOUR_MS).toISOString();
  return [
    { sql: "delete from auth_tokens where purpose = 'setup'", params: [] },
    {
      sql: "insert into auth_tokens (token_hash, purpose, created_at, expires_at) values (?, 'setup', ?, ?)",
      params: [tokenHash, now.toISOString(), expires],
    },
  ];
}
