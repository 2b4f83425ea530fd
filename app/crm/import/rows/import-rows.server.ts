import { and, eq, sql } from "drizzle-orm";
import { runIfChanged } from "../../../platform/db/change.server";
import type { Db, Statement } from "../../../platform/db/database.server";
import { newId } from "../../../platform/ids";
import type { LeadInput } from "../../leads/fields/lead-form";
import { emailKey, phoneKey } from "../../leads/lead";
import { diffLead, type Patch, withDerivedFields } from "../../leads/lead-changes.server";
import type { Lead } from "../../leads/lead-detail.server";
import { indexLeads } from "../../leads/lead-search.server";
import { notifyAssigned } from "../../leads/notify-assigned.server";
import { createSpelling, joinTags, MAX_TAGS, splitTags, uniteTags } from "../../leads/tags/tags";
import { leadNotes } from "../../tables";
import { cellsReader, type LeadImport } from "../imports.server";
import { leadImportRows, leadImports } from "../tables";
import { readRowRules } from "./checker.server";
import { findByEmail } from "./matches.server";
import { type ReadRow, readRow, type ValidRow } from "./row";
import { insertLeadAudit, insertLeads, selectJson, updateLeads, updateRows } from "./write-leads.server";

/** Takes about a tenth of a second to write, so other writes do not wait longer. */
const PORTION_ROWS = 500;
/** A chunk's rows are passed as bound parameters, which D1 limits to 2 MB. */
const PORTION_CHARACTERS = 400_000;

type Outcome = { line: number; outcome: "created" | "updated" | "skipped" | "failed"; error: string | null };
type Note = { id: string; content: string };

/** What an update changed, and the note on the lead; stored for the undo. */
export type RowChange = Update & { noteId?: string };
type Update = { version: number; updatedAt: string; before: Patch; after: Patch };

type Settled = Outcome & {
  leadId: string | null;
  lead: Lead | null;
  change: Update | null;
  warning: string | null;
  note: Note | null;
};

/**
 * Imports the next rows. Leads, row outcomes and counters are written in one transaction, which applies only if the
 * import has not moved on since it was read. So a concurrent or later consumer repeats nothing.
 * Returns false if no rows are left.
 */
export async function importRows(db: Db, leadImport: LeadImport, now: Date): Promise<boolean> {
  const [waiting, rules] = await Promise.all([
    listWaitingRows(db, leadImport),
    readRowRules(db, leadImport.settings, now),
  ]);
  if (waiting.length === 0) return false;
  const read = waiting.map((row) => ({ ...row, ...readRow(row.cells, rules) }));
  spellTagsAlike(read);
  const emails = read.flatMap(({ row }) => (row ? emailKey(row.values.businessEmail) : []));
  const known =
    leadImport.mode === "create" ? new Map<string, Lead>() : await findByEmail(db, [...new Set(emails)]);
  const settled = read.map(({ line, row, error, before }) => {
    if (!row) return { ...NOTHING, line, outcome: "failed", error } as const;
    return settle({ line, row, repeats: before !== null }, { mode: leadImport.mode, known }, now);
  });
  await writeRows(db, leadImport, settled, now);
  return true;
}

/** "Expo" and "expo" of one file are one tag: those of the rows before are in use only once they are written. */
function spellTagsAlike(read: ReadRow[]): void {
  const spell = createSpelling();
  for (const { row } of read) {
    for (const fields of [row?.values, row?.lead]) if (fields?.tags) fields.tags = spell(fields.tags);
  }
}

const NOTHING = { error: null, leadId: null, lead: null, change: null, warning: null, note: null };

async function listWaitingRows(db: Db, { id, settings }: LeadImport) {
  const rows = await db
    .select({ line: leadImportRows.line, cells: leadImportRows.cells, before: leadImportRows.before })
    .from(leadImportRows)
    .where(and(eq(leadImportRows.importId, id), eq(leadImportRows.outcome, "waiting")))
    .orderBy(leadImportRows.line)
    .limit(PORTION_ROWS);
  let characters = 0;
  const fitting = rows.filter((row, at) => {
    characters += row.cells.length;
    return at === 0 || characters <= PORTION_CHARACTERS;
  });
  return fitting.map(cellsReader(settings));
}

type RowInput = { line: number; row: ValidRow; repeats: boolean };
type Rules = { mode: LeadImport["mode"]; known: Map<string, Lead> };

function settle({ line, row, repeats }: RowInput, { mode, known }: Rules, now: Date): Settled {
  const lead = known.get(emailKey(row.values.businessEmail)) ?? null;
  const skip = (error: string): Settled => {
    return { ...NOTHING, line, outcome: "skipped", error, leadId: lead?.id ?? null };
  };
  const remarks = { warning: row.warning, note: row.note ? { id: newId(), content: row.note } : null };
  if (mode !== "create" && repeats) return skip("An earlier row has the same email");
  if (lead === null) {
    if (!row.lead) return { ...NOTHING, line, outcome: "failed", error: row.missing };
    const created = newLead(row.lead, row.createdAt, now);
    return { ...NOTHING, ...remarks, line, outcome: "created", leadId: created.id, lead: created };
  }
  if (mode === "skip") return skip("A lead has this email");
  const { before, after } = changesFrom(lead, row, now);
  if (Object.keys(after).length === 0) return skip("The lead has these values already");
  const change = { version: lead.version, updatedAt: lead.updatedAt, before, after };
  return {
    ...NOTHING,
    ...remarks,
    line,
    outcome: "updated",
    leadId: lead.id,
    lead: { ...lead, ...after },
    change,
  };
}

export function newLead(fields: LeadInput, createdAt: string | null, now: Date): Lead {
  const at = now.toISOString();
  return {
    ...fields,
    id: newId(),
    emailKey: emailKey(fields.businessEmail),
    phoneKey: phoneKey(fields.phoneNumber ?? ""),
    converted: fields.status === "converted",
    // Somebody was contacted some time before the import, not by it.
    lastContacted: null,
    isDemo: false,
    channel: null,
    campaign: null,
    landingPath: null,
    ...{ visitKey: null, visitBeganAt: null },
    quarantineReason: null,
    version: 1,
    deletedAt: null,
    createdAt: createdAt ?? at,
    updatedAt: at,
  };
}

/** The changes from the non-empty cells, including derived fields. */
export function changesFrom(
  lead: Lead,
  { values, given }: ValidRow,
  now: Date,
): { before: Patch; after: Patch } {
  const isGiven = (field: string) => given.includes(field);
  const current = new Map<string, unknown>(Object.entries(lead));
  const patch: Patch = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => isGiven(field) && current.get(field) !== value),
  );
  // Found by its other address, a lead keeps its first one.
  if (patch.businessEmail && emailKey(patch.businessEmail) !== lead.emailKey) delete patch.businessEmail;
  // Those of the file are added, as far as there is room.
  if (patch.tags) patch.tags = joinTags(splitTags(uniteTags(lead.tags, patch.tags)).slice(0, MAX_TAGS));
  return diffLead(lead, withDerivedFields(patch, now));
}

async function writeRows(db: Db, leadImport: LeadImport, rows: Settled[], now: Date): Promise<void> {
  const count = (outcome: Outcome["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const progress = db
    .update(leadImports)
    .set({
      doneRows: leadImport.doneRows + rows.length,
      createdRows: leadImport.createdRows + count("created"),
      updatedRows: leadImport.updatedRows + count("updated"),
      skippedRows: leadImport.skippedRows + count("skipped"),
      failedRows: leadImport.failedRows + count("failed"),
      updatedAt: now.toISOString(),
    })
    .where(
      and(
        eq(leadImports.id, leadImport.id),
        eq(leadImports.state, "running"),
        eq(leadImports.doneRows, leadImport.doneRows),
      ),
    );
  const leadsOf = (outcome: Outcome["outcome"]) =>
    rows.flatMap((row) => (row.outcome === outcome && row.lead ? row.lead : []));
  const writtenIds = rows.flatMap(({ lead }) => lead?.id ?? []);
  await runIfChanged(db, progress, [
    insertLeads(db, leadsOf("created")),
    ...updateLeads(db, leadsOf("updated"), now),
    insertNotes(db, rows, now),
    ...indexLeads(db, sql`(select value from json_each(${JSON.stringify(writtenIds)}))`),
    noteOutcomes(db, leadImport.id, rows),
    insertLeadAudit(db, leadImport, { entries: rows.flatMap(auditEntry) }, now),
    ...notifyAssigned(
      db,
      { leads: rows.flatMap(assignedBy), key: `imported ${leadImport.id}`, actorId: leadImport.actorId },
      now,
    ),
  ]);
}

function assignedBy({ lead, change }: Settled) {
  return lead && (change === null || change.after.assigneeId) ? [lead] : [];
}

function noteOutcomes(db: Db, importId: string, rows: Settled[]): Statement {
  const notes = rows.map((row) => ({ ...row, before: toUndo(row) }));
  return updateRows(db, importId, notes);
}

function toUndo({ change, note }: Settled): string | null {
  const noteId = note ? { noteId: note.id } : null;
  return change || noteId ? JSON.stringify({ ...change, ...noteId } satisfies Partial<RowChange>) : null;
}

function insertNotes(db: Db, rows: Settled[], now: Date): Statement {
  const notes = rows.flatMap(({ note, leadId }) =>
    note ? { ...note, leadId, deletedAt: null, createdAt: now.toISOString() } : [],
  );
  return db.insert(leadNotes).select(selectJson(leadNotes, notes));
}

function auditEntry({ outcome, leadId, change }: Settled) {
  if (outcome !== "created" && outcome !== "updated") return [];
  return {
    leadId,
    action: outcome === "created" ? "lead.import" : "lead.import-update",
    before: change && JSON.stringify(change.before),
    after: change && JSON.stringify(change.after),
  };
}
