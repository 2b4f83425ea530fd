import { and, eq, type SQL } from "drizzle-orm";
import { newId } from "../ids";
import type { Db, Statement } from "./database.server";
import { auditLog } from "./tables";

/** The staff member who makes a change, as returned by the guard. */
export type Actor = { id: string; label: string };

export type AuditEntry = {
  /** Generated if omitted. */
  id?: string;
  /** The id is null for the system itself or a visitor. */
  actor: Omit<Actor, "id"> & { id: string | null };
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
  /** See the column. */
  bulkChangeId?: SQL;
};

/** Returns the insert; batch it with the change it records. */
export function insertAudit(db: Db, entry: AuditEntry, now: Date): Statement {
  return db.insert(auditLog).values({
    id: entry.id ?? newId(),
    actorId: entry.actor.id,
    actorLabel: entry.actor.label,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
    createdAt: now.toISOString(),
    bulkChangeId: entry.bulkChangeId ?? null,
  });
}

/** Whether this actor already did this: detects a delete that is resubmitted because its response was lost. */
export async function wasRecorded(
  db: Db,
  { actor, action, entity, entityId }: Omit<AuditEntry, "id" | "before" | "after">,
): Promise<boolean> {
  const [found] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, entityId),
        eq(auditLog.action, action),
        eq(auditLog.actorId, actor.id ?? ""),
      ),
    )
    .limit(1);
  return found !== undefined;
}
