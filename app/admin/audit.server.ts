import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { DAY, isoAfter } from "../platform/clock";
import type { Db } from "../platform/db/database.server";
import { auditLog } from "../platform/db/tables";
import type { AuditQuery } from "./audit-query";

const PER_PAGE = 50;
/** The choices of the filters are those of the latest entries: all would read the whole table. */
const CHOICES_FROM = 2000;

/** A page of the audit, newest first, and the filters' choices: one round trip. */
export async function readAudit(db: Db, query: AuditQuery) {
  const latest = db
    .select({ actor: auditLog.actorLabel, action: auditLog.action, entity: auditLog.entity })
    .from(auditLog)
    .orderBy(desc(auditLog.createdAt))
    .limit(CHOICES_FROM)
    .as("latest");
  const [rows, choices] = await db.batch([
    db
      .select()
      .from(auditLog)
      .where(and(...conditions(query)))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(PER_PAGE + 1),
    db.selectDistinct().from(latest),
  ]);
  const choicesOf = (name: "actor" | "action" | "entity") =>
    [...new Set([...choices.map((choice) => choice[name]), query[name]])].filter(Boolean).sort();
  return {
    rows: rows.slice(0, PER_PAGE),
    hasMore: rows.length > PER_PAGE,
    choices: { actor: choicesOf("actor"), action: choicesOf("action"), entity: choicesOf("entity") },
  };
}

function conditions({ actor, action, entity, entityId, from, to, before }: AuditQuery): (SQL | undefined)[] {
  const { createdAt, id } = auditLog;
  return [
    actor ? eq(auditLog.actorLabel, actor) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    entity ? eq(auditLog.entity, entity) : undefined,
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    from ? gte(createdAt, `${from}T00:00:00.000Z`) : undefined,
    to ? lt(createdAt, isoAfter(new Date(`${to}T00:00:00.000Z`), DAY)) : undefined,
    before ? sql`(${createdAt}, ${id}) < (${before.createdAt}, ${before.id})` : undefined,
  ];
}
