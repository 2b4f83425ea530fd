import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { requireChange } from "../../platform/db/change.server";
import type { Db, Statement } from "../../platform/db/database.server";
import { auditLog } from "../../platform/db/tables";
import { newId } from "../../platform/ids";
import type { Lead } from "../leads/lead-detail.server";
import { leads } from "../tables";
import type { LeadImport } from "./imports.server";
import { leadImportRows } from "./tables";

const FIELDS = Object.keys(getTableColumns(leads));
const KEPT = ["id", "isDemo", "quarantineReason", "version", "deletedAt", "createdAt", "updatedAt"];
/** The fields that an import changes in a lead that is there already. */
export const UPDATED_FIELDS = FIELDS.filter((field) => !KEPT.includes(field));

/** The rows as a table of JSON objects: any number of them is one bound parameter. */
export function jsonRows(rows: unknown[]): SQL {
  return sql`json_each(${JSON.stringify(rows)}) as new`;
}

/** A field of a row of `jsonRows`; the name is one of our own. */
export function jsonField(field: string): SQL {
  return sql.raw(`new.value ->> '$.${field}'`);
}

/** The columns of an INSERT that drizzle fills from a SELECT: all of the table's, in its order. */
export function selectJson(table: Parameters<typeof getTableColumns>[0], rows: unknown[]): SQL {
  const fields = Object.keys(getTableColumns(table)).map(jsonField);
  return sql`select ${sql.join(fields, sql`, `)} from ${jsonRows(rows)}`;
}

export function insertLeads(db: Db, rows: Lead[]): Statement {
  return db.insert(leads).select(selectJson(leads, rows));
}

/** Writes the leads' new values; one that someone has changed in between undoes the batch (see `requireChange`). */
export function updateLeads(db: Db, rows: Lead[], now: Date): Statement[] {
  const values = Object.fromEntries(UPDATED_FIELDS.map((field) => [field, jsonField(field)]));
  const update = db
    .update(leads)
    .set({ ...values, updatedAt: now.toISOString(), version: sql`${leads.version} + 1` })
    .from(jsonRows(rows))
    .where(and(eq(leads.id, jsonField("id")), eq(leads.version, jsonField("version"))));
  return [update, requireChange(db, new Set(rows.map(({ id }) => id)).size)];
}

type LeadEntry = { leadId: string | null; action: string; before: string | null; after: string | null };

/** Entries of single leads, so that the timeline of each tells of the import. */
export function insertLeadAudit(
  db: Db,
  { actorId, actorLabel }: LeadImport,
  entries: LeadEntry[],
  now: Date,
): Statement {
  const rows = entries.map(({ leadId, action, before, after }) => ({
    id: newId(),
    actorId,
    actorLabel,
    action,
    entity: "lead",
    entityId: leadId,
    before,
    after,
    createdAt: now.toISOString(),
  }));
  return db.insert(auditLog).select(selectJson(auditLog, rows));
}

/** What is known of a row of the file; `before` is JSON. */
type RowNote = {
  line: number;
  outcome: string;
  error: string | null;
  leadId: string | null;
  before: string | null;
};

/** Notes at the rows of an import what a check or the import itself found of each. */
export function updateRows(db: Db, importId: string, notes: RowNote[]): Statement {
  const values = notes.map(({ line, outcome, error, leadId, before }) => ({
    importId,
    line,
    outcome,
    error,
    leadId,
    before,
  }));
  return (
    db
      .update(leadImportRows)
      .set({
        outcome: jsonField("outcome"),
        error: jsonField("error"),
        leadId: jsonField("leadId"),
        before: jsonField("before"),
      })
      .from(jsonRows(values))
      // Both parts of the key from the JSON, or SQLite reads all the JSON anew for each row of the import.
      .where(
        and(eq(leadImportRows.importId, jsonField("importId")), eq(leadImportRows.line, jsonField("line"))),
      )
  );
}
