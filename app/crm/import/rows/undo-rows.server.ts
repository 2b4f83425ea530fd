import { and, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { runIfChanged } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import { indexLeads, unindexLeads } from "../../leads/lead-search.server";
import { leadNotes, leads } from "../../tables";
import type { LeadImport } from "../imports.server";
import { leadImportRows, leadImports } from "../tables";
import { insertLeadAudit, UPDATED_FIELDS } from "./write-leads.server";

/** Takes about a tenth of a second to write, so other writes do not wait longer. */
const PORTION_ROWS = 500;

const KEPT = "Someone has worked with this lead since, so it stayed";
const KEPT_IN_PART = "Someone has changed this lead since: what they changed stayed, the rest is as before";

/**
 * Undoes the next rows in one transaction, under the same condition as `importRows`. Deletes a created lead unless
 * someone has worked with it; in an updated lead, restores each field that still has the imported value.
 * Returns false if no rows are left.
 */
export async function undoRows(db: Db, leadImport: LeadImport, now: Date): Promise<boolean> {
  const created = await listRows(db, leadImport.id, "created");
  const rows = created.length > 0 ? created : await listRows(db, leadImport.id, "updated");
  if (rows.length === 0) return false;
  const progress = db
    .update(leadImports)
    .set({ doneRows: leadImport.doneRows + rows.length, updatedAt: now.toISOString() })
    .where(
      and(
        eq(leadImports.id, leadImport.id),
        eq(leadImports.state, "undoing"),
        eq(leadImports.doneRows, leadImport.doneRows),
      ),
    );
  const mine = rowsOf(
    leadImport.id,
    rows.map((row) => row.line),
  );
  const entries = rows.map(({ leadId }) => ({
    leadId,
    action: "lead.import-undo",
    before: null,
    after: null,
  }));
  await runIfChanged(db, progress, [
    markKeptCreated(db, mine),
    markKeptUpdated(db, mine),
    restoreLeads(db, mine, now),
    db.delete(leadNotes).where(inArray(leadNotes.id, noteIdsOf(sql`${mine} and outcome = 'updated'`))),
    ...indexLeads(db, leadIdsOf(sql`${mine} and outcome = 'updated'`)),
    unindexLeads(db, removedIds(mine)),
    db.delete(leads).where(inArray(leads.id, removedIds(mine))),
    db.update(leadImportRows).set({ outcome: "undone" }).where(mine),
    insertLeadAudit(db, leadImport, { entries, except: leadIdsOf(sql`${mine} and error = ${KEPT}`) }, now),
  ]);
  return true;
}

/** One outcome per query: for both at once, SQLite would have to sort all remaining rows. */
function listRows(db: Db, importId: string, outcome: "created" | "updated") {
  return db
    .select({ line: leadImportRows.line, leadId: leadImportRows.leadId })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, importId), eq(leadImportRows.outcome, outcome)))
    .orderBy(leadImportRows.line)
    .limit(PORTION_ROWS);
}

function rowsOf(importId: string, lines: number[]): SQL {
  return sql`(import_id = ${importId} and line in (select value from json_each(${JSON.stringify(lines)})))`;
}

/** Tables whose rows show that someone has worked with a lead, apart from a changed version. */
const CHILDREN = ["lead_submissions", "lead_activities", "deals", "mails", "mail_drafts"];
/** A note that the import itself has left does not count. */
const HAS_CHILDREN = sql.raw(
  [
    ...CHILDREN.map((table) => `exists (select 1 from ${table} where lead_id = leads.id)`),
    "exists (select 1 from lead_notes where lead_id = leads.id and id is not lead_import_rows.before ->> '$.noteId')",
  ].join(" or "),
);

function markKeptCreated(db: Db, mine: SQL): Statement {
  const hasLead = sql`exists (select 1 from leads where leads.id = ${leadImportRows.leadId} and (version <> 1 or ${HAS_CHILDREN}))`;
  return db
    .update(leadImportRows)
    .set({ error: KEPT })
    .where(and(mine, eq(leadImportRows.outcome, "created"), hasLead));
}

function markKeptUpdated(db: Db, mine: SQL): Statement {
  const isChanged = sql`exists (select 1 from leads where leads.id = ${leadImportRows.leadId}
    and leads.version <> ${leadImportRows.before} ->> '$.version' + 1)`;
  return db
    .update(leadImportRows)
    .set({ error: KEPT_IN_PART })
    .where(and(mine, eq(leadImportRows.outcome, "updated"), isChanged));
}

function removedIds(mine: SQL): SQL {
  return leadIdsOf(sql`${mine} and outcome = 'created' and error is null`);
}

function noteIdsOf(rows: SQL): SQL {
  return sql`(select before ->> '$.noteId' from lead_import_rows where ${rows})`;
}

function leadIdsOf(rows: SQL): SQL {
  return sql`(select lead_id from lead_import_rows where ${rows})`;
}

/** Restores only fields that the import changed and nobody has changed since. */
function restoreLeads(db: Db, mine: SQL, now: Date): Statement {
  const isUntouched = sql`${leads.version} = change.before ->> '$.version' + 1`;
  const values = Object.entries(getTableColumns(leads))
    .filter(([field]) => UPDATED_FIELDS.includes(field))
    .map(([field, column]) => {
      const after = sql.raw(`'$.after.${field}'`);
      const before = sql.raw(`'$.before.${field}'`);
      const isOurs = sql`json_type(change.before, ${after}) is not null and ${column} is change.before ->> ${after}`;
      return [field, sql`iif(${isOurs}, change.before ->> ${before}, ${column})`] as const;
    });
  return db
    .update(leads)
    .set({
      ...Object.fromEntries(values),
      version: sql`iif(${isUntouched}, change.before ->> '$.version', ${leads.version} + 1)`,
      updatedAt: sql`iif(${isUntouched}, change.before ->> '$.updatedAt', ${now.toISOString()})`,
    })
    .from(sql`(select lead_id, before from lead_import_rows where ${mine} and outcome = 'updated') as change`)
    .where(sql`${leads.id} = change.lead_id`);
}
