import { hashPassword, verifyPassword } from "../../app/auth/password/password.server.ts";
import { newSetupLink } from "../../app/auth/team/setup.server.ts";
import { openDb } from "../../app/platform/db/database.server.ts";
import { newId } from "../../app/platform/ids.ts";

/** Who the owner is after a start. The link makes the first one; it is printed once and stored only as a hash. */
export type Owner = { kind: "link"; url: string } | { kind: "provided" } | { kind: "unchanged" };

/**
 * Stores the owner of the environment, if it names a password; otherwise makes a set-up link unless there is an owner.
 */
export async function ensureOwner(
  database: D1Database,
  { email, password }: { email: string; password: string | undefined },
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Owner> {
  if (!password) {
    const url = await newSetupLink(openDb(database), siteUrl, now);
    return url ? { kind: "link", url } : { kind: "unchanged" };
  }
  const stored = await database
    .prepare(
      "select password_hash from users where lower(email) = lower(?) and role = 'owner' and disabled_at is null",
    )
    .bind(email)
    .first<{ password_hash: string }>();
  const isStored = stored && (await verifyPassword(password, stored.password_hash)).valid;
  if (!isStored) {
    const statements = await ownerStatements({ email, password }, now);
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
  return { kind: "provided" };
}

/**
 * SQL that makes the account an active owner with this password, or creates it. Whoever was signed in with the old
 * password no longer is, and links from mails end. A second factor stays; `withoutFactors` removes it.
 */
export async function ownerStatements(
  { email, password, withoutFactors = false }: { email: string; password: string; withoutFactors?: boolean },
  now: Date,
): Promise<string[]> {
  const at = now.toISOString();
  const values = [newId(), email, await hashPassword(password), "owner", at, at].map(quote).join(", ");
  const account = `(select id from users where lower(email) = lower(${quote(email)}))`;
  const factors = ["authenticators", "passkeys", "recovery_codes"];
  const ended = ["sessions", "auth_tokens", "known_devices", ...(withoutFactors ? factors : [])];
  const action = withoutFactors ? "user.owner-without-factors" : "user.owner";
  return [
    `insert into users (id, email, password_hash, role, created_at, updated_at) values (${values})
    on conflict (lower(email)) do update set password_hash = excluded.password_hash, role = 'owner',
      disabled_at = null, is_demo = 0, updated_at = excluded.updated_at`,
    ...ended.map((table) => `delete from ${table} where user_id = ${account}`),
    `insert into audit_log (id, actor_label, action, entity, entity_id, created_at)
    values (${quote(newId())}, 'Operator', '${action}', 'user', ${account}, ${quote(at)})`,
  ];
}

/** Quotes a SQL string; wrangler takes no parameters. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
