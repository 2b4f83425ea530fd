import type { AppLoadContext } from "@remix-run/cloudflare";
import { wasRecorded } from "../../../platform/db/audit.server";
import { ChangeRefused } from "../../../platform/db/change.server";
import { type ActionContext, makeChange } from "../../../platform/http/forms/action-result.server";
import type { OutboxEntry } from "../../../platform/jobs/outbox.server";
import { LEAD_FIELDS } from "../../leads/fields/lead-fields";
import type { LeadTexts } from "../../leads/filters/filter-choices";
import { listLeadTexts } from "../../leads/lead-stats.server";
import { IMPORTS_PATH, importPath } from "../../paths";
import { readLayoutForm } from "../columns/layout-form";
import { IMPORT_FAILURES } from "../import";
import { discardImport, type LeadImport, readImport, startImport, startUndo } from "../imports.server";
import { readMendForm } from "../rows/mend-form.server";
import { mendRows, remapImport } from "../rows/remap.server";
import { type ImportIntent, undecided } from "../settings";

type ImportContext = ActionContext & { context: AppLoadContext; importId: string };

/** Performs an intent of the import page. */
export function changeImport(action: ImportContext, input: ImportIntent) {
  const { db, importId } = action;
  return makeChange(action, {
    failure: IMPORT_FAILURES[input.intent],
    backTo: importPath(importId),
    change: async () => {
      const [found, texts] = await Promise.all([
        readImport(db, importId),
        input.intent === "map" ? listLeadTexts(db) : null,
      ]);
      if (input.intent === "discard") return discard(action, found);
      if (!found) throw new ChangeRefused(404, "There is no such import.");
      if (texts) return remap(action, found, texts);
      if (input.intent === "mend") return mend(action, found);
      return input.intent === "start" ? start(action, found, input.mode) : undo(action);
    },
  });
}

async function remap({ db, form, actor, now }: ImportContext, leadImport: LeadImport, texts: LeadTexts) {
  const { doubled, ...chosen } = readLayoutForm(form, leadImport, LEAD_FIELDS);
  if (!(await remapImport(db, { leadImport, texts, actor, ...chosen }, now))) throw movedOn();
  return { toast: { title: "Columns changed, rows checked again", ...notImported(doubled) } };
}

/** Says what a choice could not change: a field is that of its first column. */
function notImported(columns: string[]): { description?: string } {
  if (columns.length === 0) return {};
  const which = columns.map((name) => `“${name}”`).join(", ");
  return {
    description: `Not imported, since an earlier column has the same field: ${which}. “In a note” keeps more columns.`,
  };
}

async function mend({ db, form, now }: ImportContext, leadImport: LeadImport) {
  const rows = await readMendForm(db, form, leadImport);
  if (!(await mendRows(db, { leadImport, rows }, now))) throw movedOn();
  return { toast: { title: "Rows corrected and checked again" } };
}

async function start(action: ImportContext, { state, settings }: LeadImport, mode: LeadImport["mode"]) {
  const { db, importId: id, actor, now } = action;
  const open = undecided(settings).join(" and ");
  if (state === "uploaded" && open)
    throw new ChangeRefused(409, `Nothing was imported: decide first how to read the ${open}.`);
  await dispatchOnce(action, TRANSITIONS.start, await startImport(db, { id, actor, mode }, now));
  return { toast: { title: "Import started" } };
}

async function undo(action: ImportContext) {
  const { db, importId: id, actor, now } = action;
  await dispatchOnce(action, TRANSITIONS.undo, await startUndo(db, { id, actor }, now));
  return { toast: { title: "Undoing the import" } };
}

const TRANSITIONS = {
  start: { state: "running", action: "import.start" },
  undo: { state: "undoing", action: "import.undo" },
} as const;

/**
 * Dispatches the entry. Without one, the import was in the wrong state; that is fine only if this user already started
 * it.
 */
async function dispatchOnce(
  { db, importId: entityId, actor, context }: ImportContext,
  { state, action }: (typeof TRANSITIONS)["start" | "undo"],
  entry: OutboxEntry | null,
): Promise<void> {
  if (entry) return context.dispatch([entry]);
  const current = await readImport(db, entityId);
  const hasStarted =
    current?.state === state && (await wasRecorded(db, { actor, action, entity: "import", entityId }));
  if (!hasStarted) throw movedOn();
}

/** Succeeds if the import is already gone. */
async function discard({ db }: ImportContext, leadImport: LeadImport | null) {
  if (leadImport && !(await discardImport(db, leadImport.id))) throw movedOn();
  return { toast: { title: "Import discarded" }, to: IMPORTS_PATH };
}

function movedOn(): ChangeRefused {
  return new ChangeRefused(409, "Someone else has started, undone or discarded it.");
}
