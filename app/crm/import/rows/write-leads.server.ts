import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { requireChange } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import { auditLog } from "../../../platform/db/tables";
import { newId } from "../../../platform/ids";
import type { Lead } from "../../leads/lead-detail.server";
import { leads } from "../../tables";
import type { LeadImport } from "../imports.server";
import { leadImportRows } from "../tables";

const FIELDS = Object.keys(getTableColumns(leads));
const KEPT = ["id", "isDemo", "quarantineReason", "version", "deletedAt", "createdAt", "updatedAt"];
/** The fields that an import updates in an existing lead. */
export const UPDATED_FIELDS = FIELDS.filter((field) => !KEPT.includes(field));

/** The rows as a table of JSON objects, so that any number of rows is one bound parameter. */
function jsonRows(rows: unknown[]): SQL {
  return sql`json_each(${JSON.stringify(rows)}) as new`;
}

/** A field of a `jsonRows` row; `field` must be a constant of ours, since it is not escaped. */
function jsonField(field: string): SQL {
  return sql.raw(`new.value ->> '$.${field}'`);
}

/** The SELECT for an INSERT of all the table's columns, in drizzle's order. */
export function selectJson(table: Parameters<typeof getTableColumns>[0], rows: unknown[]): SQL {
  const fields = Object.keys(getTableColumns(table)).map(jsonField);
  return sql`select ${sql.join(fields, sql`, `)} from ${jsonRows(rows)}`;
}

export function insertLeads(db: Db, rows: Lead[]): Statement {
  return db.insert(leads).select(selectJson(leads, rows));
}

/** Updates the leads; rolls the batch back if one changed in the meantime (see `requireChange`). */
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

/** One audit entry per lead, so that each lead's timeline shows it; none for the leads `except` (SQL of ids). */
export function insertLeadAudit(
  db: Db,
  { actorId, actorLabel }: LeadImport,
  { entries, except }: { entries: LeadEntry[]; except?: SQL },
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
    bulkChangeId: null,
  }));
  const each = selectJson(auditLog, rows);
  return db
    .insert(auditLog)
    .select(except ? sql`${each} where ${jsonField("entityId")} not in ${except}` : each);
}

/** What to store about a row of the file; `before` is JSON. */
type RowNote = {
  line: number;
  outcome: string;
  error: string | null;
  leadId: string | null;
  before: string | null;
  warning: string | null;
};

/** Stores the outcome of each row. */
export function updateRows(db: Db, importId: string, notes: RowNote[]): Statement {
  const values = notes.map(({ line, outcome, error, leadId, before, warning }) => ({
    importId,
    line,
    outcome,
    error,
    leadId,
    before,
    warning,
  }));
  return (
    db
      .update(leadImportRows)
      .set({
        outcome: jsonField("outcome"),
        error: jsonField("error"),
        leadId: jsonField("leadId"),
        before: jsonField("before"),
        warning: jsonField("warning"),
      })
      .from(jsonRows(values))
      // Both parts of the key come from the JSON; otherwise SQLite parses all the JSON again for each row.
      .where(
        and(eq(leadImportRows.importId, jsonField("importId")), eq(leadImportRows.line, jsonField("line"))),
      )
  );
}
