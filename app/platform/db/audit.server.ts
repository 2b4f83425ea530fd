import { and, eq } from "drizzle-orm";
import { newId } from "../ids";
import type { Db, Statement } from "./database.server";
import { auditLog } from "./tables";

/** Who makes a change: a staff member, handed over by the guard. */
export type Actor = { id: string; label: string };

export type AuditEntry = {
  /** Without an id: the program itself, or a visitor. */
  actor: Omit<Actor, "id"> & { id: string | null };
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
};

/** The statement that writes the entry; run it in one batch with the change it tells of. */
export function insertAudit(db: Db, entry: AuditEntry, now: Date): Statement {
  return db.insert(auditLog).values({
    id: newId(),
    actorId: entry.actor.id,
    actorLabel: entry.actor.label,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
    createdAt: now.toISOString(),
  });
}

/** Whether this person has made this change already: a removal that is sent again after a lost answer. */
export async function wasDone(
  db: Db,
  { actor, action, entity, entityId }: Omit<AuditEntry, "before" | "after">,
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
