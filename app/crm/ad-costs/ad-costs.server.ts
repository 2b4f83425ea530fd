import { and, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { CHANNELS } from "../../analytics/channel";
import { type Actor, type AuditEntry, insertAudit, wasRecorded } from "../../platform/db/audit.server";
import { ChangeRefused, retryOnConflict, runIfChanged } from "../../platform/db/change.server";
import type { Db } from "../../platform/db/database.server";
import { auditLog } from "../../platform/db/tables";
import { lineField } from "../../platform/http/forms/form-fields";
import { newId } from "../../platform/ids";
import { amountProblem, parseUsd } from "../../platform/money";
import { parseDay } from "../../platform/time/zoned-time";
import { type AdCost, daysBetween, enteredText, MAX_CAMPAIGN } from "./ad-costs";
import { adCosts } from "./tables";

/** Days of one entry: a contract may run for years. */
const MAX_DAYS = 3660;

const day = (error: string) => z.string({ error }).refine((text) => parseDay(text) !== null, error);

/** Outputs the amount in cents, and an empty campaign as null. */
export const adCostSchema = z
  .object({
    channel: z.enum(CHANNELS, { error: "Please choose a channel" }),
    campaign: lineField(MAX_CAMPAIGN, "Campaign")
      .optional()
      .transform((text) => text?.toLowerCase() || null),
    fromDay: day("Please choose the first day"),
    toDay: day("Please choose the last day"),
    amount: z
      .string({ error: "Please enter what was paid" })
      .trim()
      .refine((text) => (parseUsd(text) ?? 0) > 0, {
        error: ({ input }) =>
          amountProblem(String(input)) ?? "Enter an amount in dollars, like 1200 or 1200.50",
      })
      .transform((text) => parseUsd(text) ?? 0),
  })
  .refine(({ fromDay, toDay }) => !(daysBetween(fromDay, toDay) <= 0), {
    error: "The last day is before the first",
    path: ["toDay"],
  })
  .refine(({ fromDay, toDay }) => !(daysBetween(fromDay, toDay) > MAX_DAYS), {
    error: "One amount may be for ten years at most",
    path: ["toDay"],
  });

export const adCostIdSchema = z.object({ id: z.uuid() });
export const editedAdCostSchema = adCostIdSchema.extend({ seen: z.string().max(1000) });

export const AD_COST_IS_GONE = "This amount no longer exists.";
/** More than anyone types. */
const MAX_COSTS = 2000;

/** The amounts that were paid for at least one of the days (YYYY-MM-DD, both inclusive), the latest first. */
export function selectAdCosts(db: Db, { fromDay, toDay }: Pick<AdCost, "fromDay" | "toDay">) {
  const { id, channel, campaign, cents, ...days } = adCosts;
  return db
    .select({ id, channel, campaign, fromDay: days.fromDay, toDay: days.toDay, cents })
    .from(adCosts)
    .where(and(lte(adCosts.fromDay, toDay), gte(adCosts.toDay, fromDay)))
    .orderBy(desc(adCosts.fromDay), desc(adCosts.id))
    .limit(MAX_COSTS);
}

/** Repeating it after a lost response changes nothing. */
export async function addAdCost(
  db: Db,
  { cost, actor }: { cost: AdCost; actor: Actor },
  now: Date,
): Promise<void> {
  const entry = { actor, action: "ad-cost.create", entity: "ad-cost", entityId: cost.id };
  if (await wasRecorded(db, entry)) return;
  await db.batch([
    db.insert(adCosts).values({ ...cost, authorLabel: actor.label, createdAt: now.toISOString() }),
    insertAudit(db, { ...entry, after: cost }, now),
  ]);
}

/**
 * Changes an amount from what its form showed (`seen`, by `enteredText`). Repeating it after a lost response changes
 * nothing. Returns the id of the change in the audit log, by which it can be undone; null if nothing was to change.
 * @throws ChangeRefused if it was deleted (404), or somebody else changed it meanwhile (409)
 */
export async function editAdCost(
  db: Db,
  { cost: { id, ...cost }, seen, actor }: { cost: AdCost; seen: string; actor: Actor },
  now: Date,
): Promise<string | null> {
  const before = await readAdCost(db, id);
  if (!before) throw new ChangeRefused(404, AD_COST_IS_GONE);
  const entry = { id: newId(), actor, action: "ad-cost.edit", entity: "ad-cost", entityId: id };
  if (enteredText(before) === enteredText(cost)) {
    return seen === enteredText(cost) ? null : lastChange(db, entry);
  }
  const audit = insertAudit(db, { ...entry, before, after: cost }, now);
  const isMade =
    enteredText(before) === seen &&
    (await runIfChanged(db, db.update(adCosts).set(cost).where(isStill(before)), [audit]));
  if (!isMade) throw new ChangeRefused(409, "Somebody else has changed this amount. Open it again.");
  return entry.id;
}

/**
 * Returns the id of the change in the audit log, by which it can be undone.
 * @throws ChangeRefused if there is no such amount, unless this actor deleted it before
 */
export async function deleteAdCost(
  db: Db,
  { id, actor }: { id: string; actor: Actor },
  now: Date,
): Promise<string> {
  const entry = { id: newId(), actor, action: "ad-cost.delete", entity: "ad-cost", entityId: id };
  // The audit keeps what was deleted, since an undo restores it.
  return retryOnConflict(async () => {
    const before = await readAdCost(db, id);
    if (before) {
      const audit = insertAudit(db, { ...entry, before }, now);
      return (await runIfChanged(db, db.delete(adCosts).where(isStill(before)), [audit])) ? entry.id : null;
    }
    const made = await lastChange(db, entry);
    if (made === null) throw new ChangeRefused(404, AD_COST_IS_GONE);
    return made;
  });
}

export async function readAdCost(db: Db, id: string): Promise<typeof adCosts.$inferSelect | null> {
  const [cost] = await db.select().from(adCosts).where(eq(adCosts.id, id));
  return cost ?? null;
}

/** Matches the amount as long as it is what was read. */
export function isStill({ id, channel, campaign, fromDay, toDay, cents }: AdCost): SQL | undefined {
  return and(
    eq(adCosts.id, id),
    eq(adCosts.channel, channel),
    sql`${adCosts.campaign} is ${campaign}`,
    eq(adCosts.fromDay, fromDay),
    eq(adCosts.toDay, toDay),
    eq(adCosts.cents, cents),
  );
}

/** The actor's latest such change, for a form that is sent again because its response was lost. */
async function lastChange(db: Db, { actor, action, entityId }: AuditEntry): Promise<string | null> {
  const [found] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entityId, entityId),
        eq(auditLog.entity, "ad-cost"),
        eq(auditLog.action, action),
        eq(auditLog.actorId, actor.id ?? ""),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  return found?.id ?? null;
}
