import { and, desc, eq, gte, isNull, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.server";
import { auditLog } from "../platform/db/tables";
import { addDays, startOfDay } from "../platform/time/zoned-time";
import { type AuditQuery, IMPORT_ACTIONS, tellsManyInOne } from "./audit-query";

const PER_PAGE = 50;
/** The choices of the filters are those of the latest entries: all would read the whole table. */
const CHOICES_FROM = 2000;

/**
 * A page of the audit, newest first, and the filters' choices: one round trip. The filters' days are those of the zone.
 */
export async function readAudit(db: Db, query: AuditQuery, timeZone: string) {
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
      .where(and(...conditions(query, timeZone)))
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

function conditions(query: AuditQuery, timeZone: string): (SQL | undefined)[] {
  const { actor, action, entity, entityId, from, to, before } = query;
  const { createdAt, id } = auditLog;
  return [
    actor ? eq(auditLog.actorLabel, actor) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    ...(tellsManyInOne(query)
      ? [notInArray(auditLog.action, IMPORT_ACTIONS), isNull(auditLog.bulkChangeId)]
      : []),
    entity ? eq(auditLog.entity, entity) : undefined,
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    from ? gte(createdAt, startOfDay(from, timeZone).toISOString()) : undefined,
    to ? lt(createdAt, startOfDay(addDays(to, 1), timeZone).toISOString()) : undefined,
    before ? sql`(${createdAt}, ${id}) < (${before.createdAt}, ${before.id})` : undefined,
  ];
}
