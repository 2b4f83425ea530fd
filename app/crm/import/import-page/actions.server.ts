import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Db } from "../../../platform/db/database.server";
import { answerWithToast } from "../../../platform/http/answer.server";
import type { Toast } from "../../../platform/http/toast";
import { redirectWithToast } from "../../../platform/http/toast.server";
import type { Actor } from "../../leads/lead-changes.server";
import { IMPORTS_PATH, importPath } from "../../paths";
import type { ColumnFields } from "../columns";
import { IMPORT_FAILED, type ImportMode } from "../import";
import { discardImport, type LeadImport, startImport, startUndo } from "../imports.server";
import { remapImport } from "../remap.server";

type Asked = { request: Request; context: AppLoadContext; db: Db; lead: LeadImport; actor: Actor };

const MOVED_ON: Toast = {
  title: "This import has moved on",
  description: "Someone else has started, undone or discarded it.",
  destructive: true,
};

function answer({ request, lead }: Asked, toast: Toast, failure = 409) {
  return answerWithToast(request, importPath(lead.id), toast, failure);
}

export async function remap(asked: Asked, columns: ColumnFields) {
  const isChecked = await remapImport(asked.db, { lead: asked.lead, columns }, asked.context.clock());
  return answer(asked, isChecked ? { title: "Columns changed, rows checked again" } : MOVED_ON);
}

export async function start(asked: Asked, mode: ImportMode) {
  const { db, lead, actor, context } = asked;
  const entry = await startImport(db, { id: lead.id, actor, mode }, context.clock());
  if (!entry) return answer(asked, { ...MOVED_ON, title: IMPORT_FAILED });
  context.dispatch([entry]);
  return answer(asked, { title: "Import started" });
}

export async function undo(asked: Asked) {
  const { db, lead, actor, context } = asked;
  const entry = await startUndo(db, { id: lead.id, actor }, context.clock());
  if (!entry) return answer(asked, MOVED_ON);
  context.dispatch([entry]);
  return answer(asked, { title: "Undoing the import" });
}

export async function discard(asked: Asked) {
  if (!(await discardImport(asked.db, asked.lead.id))) return answer(asked, MOVED_ON);
  throw redirectWithToast(asked.request, IMPORTS_PATH, { title: "Import discarded" });
}
