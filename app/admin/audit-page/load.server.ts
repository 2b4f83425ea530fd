import { z } from "zod";
import { nameOfEmail } from "../../auth/member-names";
import type { SignedInStaff } from "../../auth/staff";
import { listMembers } from "../../auth/users.server";
import { BULK_FIELD_NAMES, BULK_FIELDS } from "../../crm/leads/bulk/bulk-change";
import { inZone, withMembers } from "../../crm/leads/fields/lead-fields";
import type { Db } from "../../platform/db/database.server";
import { formatDateTime, timeText } from "../../platform/time/time-text";
import { localDate } from "../../platform/time/zoned-time";
import { readAudit } from "../audit.server";
import { auditPath, readAuditQuery } from "../audit-query";
import { actionChoice, entityChoice, sentenceOf } from "./audit-words";
import { changedFields, goneName } from "./changed-fields";
import { keyOf, nameRecords } from "./record-names.server";

/** The page of the audit that the URL asks for: sentences by day, with times in the reader's zone. */
export async function loadAudit(db: Db, params: URLSearchParams, { email, timeZone }: SignedInStaff) {
  const query = readAuditQuery(params);
  const [{ rows, hasMore, choices }, members] = await Promise.all([
    readAudit(db, query, timeZone),
    listMembers(db),
  ]);
  const records = await nameRecords(db, rows);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const reader = { timeZone, names, fields: inZone(withMembers(members, [], "name"), timeZone) };
  const entries = rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    day: timeText("weekdayAndDate", row.createdAt, timeZone),
    moment: formatDateTime(row.createdAt, timeZone),
    time: timeText("time", row.createdAt, timeZone),
    actor: nameOfEmail(members, row.actorLabel) ?? row.actorLabel,
    who: row.actorLabel === email ? "You" : (nameOfEmail(members, row.actorLabel) ?? row.actorLabel),
    sentence: sentenceOf(row.action),
    record: records.get(keyOf(row)) ?? { name: goneName(row), to: null },
    ...toChanges(row, reader),
  }));
  const last = rows.at(-1);
  return {
    query,
    choices: {
      actor: choices.actor.map((value) => ({ value, label: nameOfEmail(members, value) ?? value })),
      action: choices.action.map((value) => ({ value, label: actionChoice(value) })),
      entity: choices.entity.map((value) => ({ value, label: entityChoice(value) })),
    },
    days: byDay(entries),
    older: hasMore && last ? auditPath({ ...query, before: last }) : null,
  };
}
type Row = Awaited<ReturnType<typeof readAudit>>["rows"][number];

/** What changed; of an import and of a change of many leads with the way to the entries of each lead. */
function toChanges(row: Row, reader: Parameters<typeof changedFields>[1]) {
  const fields = changedFields(row, reader);
  if (row.entity === "bulk-change") return { fields, count: null, leads: bulkEntriesPath(row, reader) };
  const isUndone = row.action === "import.undone";
  if (row.action !== "import.done" && !isUndone) return { fields, count: null, leads: null };
  const { createdRows = 0, updatedRows = 0 } = importCounts.parse(JSON.parse(row.after ?? "{}"));
  const to = localDate(new Date(row.createdAt), reader.timeZone);
  const all = { actor: "", entity: "", entityId: "", from: null, before: null };
  const action = isUndone ? "lead.import-undo" : createdRows > 0 ? "lead.import" : "lead.import-update";
  const leads = auditPath({ ...all, action, to });
  return { fields, count: countText(createdRows + updatedRows), leads };
}

/** Null for an undo that was recorded without what it undid. */
function bulkEntriesPath(row: Row, { timeZone }: { timeZone: string }): string | null {
  const { data } = bulkField.safeParse(JSON.parse(row.after ?? row.before ?? "{}"));
  if (!data) return null;
  const { action, undoAction } = BULK_FIELDS[data.field];
  return auditPath({
    actor: row.actorLabel,
    action: row.action === "bulk-change.undo" ? undoAction : action,
    ...{ entity: "", entityId: "", from: null, before: null },
    to: localDate(new Date(row.createdAt), timeZone),
  });
}

const bulkField = z.object({ field: z.enum(BULK_FIELD_NAMES) });
const importCounts = z.object({ createdRows: z.number().optional(), updatedRows: z.number().optional() });

/** "275 leads" */
function countText(leads: number): string {
  return leads === 1 ? "1 lead" : `${leads.toLocaleString("en-US")} leads`;
}

type Loaded = Awaited<ReturnType<typeof loadAudit>>;
export type AuditChoices = Loaded["choices"];
export type AuditEntryView = Loaded["days"][number]["entries"][number];

/** Groups entries that are in order, so that each day has one heading. */
function byDay<Entry extends { day: string }>(entries: Entry[]): { name: string; entries: Entry[] }[] {
  const days: { name: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = days.at(-1);
    if (last?.name === entry.day) last.entries.push(entry);
    else days.push({ name: entry.day, entries: [entry] });
  }
  return days;
}
