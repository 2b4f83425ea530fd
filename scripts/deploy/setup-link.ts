import { SETUP_PATH } from "../../app/auth/paths.ts";
import { randomToken, sha256 } from "../../app/platform/ids.ts";

const HOUR_MS = 3_600_000;

export const OWNERS = "select 1 from users where role = 'owner' and disabled_at is null limit 1";

/**
 * A link that makes the first owner, once, within an hour; and the statements that store it and end earlier ones, as
 * `newSetupLink` of the site does it in its own database.
 */
export async function makeSetupLink(siteUrl: string, now: Date) {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + HOUR_MS).toISOString();
  return {
    link: `${siteUrl}${SETUP_PATH}?token=${token}`,
    statements: [
      { sql: "delete from auth_tokens where purpose = 'setup'", params: [] },
      {
        sql: "insert into auth_tokens (token_hash, purpose, created_at, expires_at) values (?, 'setup', ?, ?)",
        params: [await sha256(token), now.toISOString(), expiresAt],
      },
    ],
  };
}
