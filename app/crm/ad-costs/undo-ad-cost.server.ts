import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { CHANNELS } from "../../analytics/channel";
import { type Actor, insertAudit } from "../../platform/db/audit.server";
import { ChangeRefused, retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { auditLog } from "../../platform/db/tables";
import { enteredText } from "./ad-costs";
import { AD_COST_IS_GONE, isStill, readAdCost } from "./ad-costs.server";
import { adCosts } from "./tables";

export const undoneAdCostSchema = z.object({ id: z.uuid(), change: z.uuid() });

/** As the audit keeps an amount. */
const entered = z.object({
  channel: z.enum(CHANNELS),
  campaign: z.string().nullable(),
  fromDay: z.string(),
  toDay: z.string(),
  cents: z.number(),
});
const stored = entered.extend({ id: z.string(), authorLabel: z.string(), createdAt: z.string() });

/**
 * Restores what an amount was before a change or deletion. `change` is the id of that change in the audit log.
 * Repeating it changes nothing.
 * @throws ChangeRefused if there is no such change, the amount was deleted since (404), or it was changed since (409)
 */
export async function undoAdCost(
  db: Db,
  { id, change, actor }: { id: string; change: string; actor: Actor },
  now: Date,
): Promise<void> {
  const entry = { actor, action: "ad-cost.undo", entity: "ad-cost", entityId: id };
  const { before, after } = await readChange(db, id, change);
  await retryOnConflict(async () => {
    const current = await readAdCost(db, id);
    if (current && enteredText(current) === enteredText(before)) return true;
    if (!current && after) throw new ChangeRefused(404, AD_COST_IS_GONE);
    if (current && !(after && enteredText(current) === enteredText(after))) {
      throw new ChangeRefused(409, "Somebody else has changed this amount since. It stays as it is now.");
    }
    const write = current
      ? db.update(adCosts).set(before).where(isStill(current))
      : db.insert(adCosts).values(before).onConflictDoNothing();
    const audit = insertAudit(db, { ...entry, before: current ?? undefined, after: before }, now);
    return (await runIfChanged(db, write, [audit])) || null;
  });
}

/** The amount before the change and after it; null after a deletion. */
async function readChange(db: Db, id: string, change: string) {
  const [found] = await db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.id, change),
        eq(auditLog.entityId, id),
        inArray(auditLog.action, ["ad-cost.edit", "ad-cost.delete"]),
      ),
    );
  if (!found?.before) throw new ChangeRefused(404, "This can no longer be undone.");
  return {
    before: stored.parse(JSON.parse(found.before)),
    after: found.after === null ? null : entered.parse(JSON.parse(found.after)),
  };
}
