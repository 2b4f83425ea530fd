import { desc, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { type Actor, insertAudit, wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, runIfChanged } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { lineField } from "../../platform/http/forms/form-fields";
import { sha256 } from "../../platform/ids";
import { mailSuppressions } from "../tables";
import { addressKey, isLiftable, SUPPRESSION_REASONS, type SuppressionReason } from "./suppression";

type Suppression = typeof mailSuppressions.$inferSelect;
type NewSuppression = { address: string; reason: SuppressionReason; detail?: string | null; mailId: string };

export async function suppressionOf(
  { address, reason, detail = null, mailId }: NewSuppression,
  now: Date,
): Promise<Suppression> {
  const key = addressKey(address);
  const addressHash = await sha256(key);
  return { addressHash, address: key, reason, detail, mailId, createdAt: now.toISOString() };
}

/** Puts an address on the list, or gives it the reason that outweighs the one it has; otherwise changes nothing. */
export function insertSuppression(db: Db, { addressHash, ...row }: Suppression): Statement {
  const outweighed = SUPPRESSION_REASONS.slice(0, SUPPRESSION_REASONS.indexOf(row.reason));
  return db
    .insert(mailSuppressions)
    .values({ addressHash, ...row })
    .onConflictDoUpdate({
      target: mailSuppressions.addressHash,
      set: row,
      setWhere: sql`${mailSuppressions.reason} in (select value from json_each(${JSON.stringify(outweighed)}))`,
    });
}

export const hashAddress = (address: string) => sha256(addressKey(address));

/** Why the address with this hash gets no mail from staff; no row if it gets some. */
export function selectSuppression(db: Db, addressHash: string) {
  return db.select().from(mailSuppressions).where(eq(mailSuppressions.addressHash, addressHash));
}

/** Why the address gets no mail from staff; null if it gets some. */
export async function readSuppression(db: Db, address: string) {
  const [row] = await selectSuppression(db, await hashAddress(address));
  return row ?? null;
}

export const SUPPRESSIONS_SHOWN = 100;

/**
 * The newest whose address holds the text. Whoever types the whole address of an erased person, who has written again,
 * finds it, too.
 */
export async function listSuppressions(db: Db, search: string) {
  const key = addressKey(search);
  const hash = await sha256(key);
  const { address, addressHash, createdAt } = mailSuppressions;
  const found = await db
    .select()
    .from(mailSuppressions)
    .where(key === "" ? undefined : or(sql`instr(${address}, ${key}) > 0`, eq(addressHash, hash)))
    .orderBy(desc(createdAt), addressHash)
    .limit(SUPPRESSIONS_SHOWN + 1);
  const rows = found
    .slice(0, SUPPRESSIONS_SHOWN)
    .map((row) => (row.addressHash === hash ? { ...row, address: key } : row));
  return { rows, hasMore: found.length > SUPPRESSIONS_SHOWN };
}

export const liftSchema = z.object({
  intent: z.literal("lift"),
  address: z.string().min(1).max(320),
  reason: lineField(300, "Reason").pipe(z.string().min(1, "Say why this address may get email again")),
});

/**
 * Takes an address off the list; the audit keeps what it was and why it ended.
 * @throws ChangeRefused if it is not there, or for a complaint
 */
export async function liftSuppression(
  db: Db,
  { address, reason, actor }: { address: string; reason: string; actor: Actor },
  now: Date,
): Promise<void> {
  const found = await readSuppression(db, address);
  const entry = { actor, action: "mail.allow", entity: "mail-suppression" };
  // The answer to an earlier try was lost.
  if (!found && (await wasRecorded(db, { ...entry, entityId: await hashAddress(address) }))) return;
  if (!found) throw new ChangeRefused(404, "This address isn’t on the list.");
  if (!isLiftable(found.reason)) {
    throw new ChangeRefused(409, "Whoever complained gets no more email. A complaint is never lifted.");
  }
  // Without the address, which would outlast the person's erasure here.
  const { addressHash, address: _, ...before } = found;
  const about = { entityId: addressHash, before, after: { reason } };
  const lift = db
    .delete(mailSuppressions)
    .where(
      sql`${mailSuppressions.addressHash} = ${addressHash} and ${mailSuppressions.reason} = ${found.reason}`,
    );
  const isDone = await runIfChanged(db, lift, [insertAudit(db, { ...entry, ...about }, now)]);
  if (!isDone) throw new ChangeRefused(409, "This has just changed. Look at it again.");
}

/** Leaves of the addresses only what keeps their wish: a hash. `keys` is a query of the `addressKey` of each. */
export function forgetSuppressedAddresses(db: Db, keys: ReturnType<typeof sql>): Statement {
  return db
    .update(mailSuppressions)
    .set({ address: "", detail: null })
    .where(sql`${mailSuppressions.address} in ${keys}`);
}
