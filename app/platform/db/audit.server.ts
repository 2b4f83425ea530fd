import { newId } from "../ids";
import type { Db, Statement } from "./database.server";
import { auditLog } from "./tables";

export type AuditEntry = {
  actor: { id: string | null; label: string };
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
