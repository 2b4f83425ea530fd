import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { ChangeRefused } from "../../../../platform/db/change.server";
import type { Db } from "../../../../platform/db/database.server";
import {
  type ActionContext,
  makeChange,
  requireInput,
} from "../../../../platform/http/forms/action-result.server";
import { bulkChangePath, LEADS_PATH } from "../../../paths";
import { BULK_FAILURES, countLeads } from "../bulk-change";
import {
  type BulkChange,
  listKept,
  readBulkChange,
  resumeBulkChange,
  startUndo,
} from "../bulk-changes.server";

type ChangeAction = ActionContext & { context: AppLoadContext; changeId: string };

export const changeIntentSchema = z.object({ intent: z.enum(["undo", "resume"]) });

/** Undoes the change, or goes on with one that stopped. Done twice, it is done once. */
export function actOnChange(action: ChangeAction) {
  const { db, form, changeId, actor, now, context } = action;
  const { intent } = requireInput(form, changeIntentSchema);
  const page = bulkChangePath(changeId);
  return makeChange(action, {
    failure: BULK_FAILURES[intent],
    backTo: intent === "undo" ? LEADS_PATH : page,
    change: async () => {
      const change = await readBulkChange(db, changeId);
      if (!change) throw new ChangeRefused(404, "It is too long ago, or there was no such change.");
      const start =
        intent === "undo" ? startUndo(db, { change, actor }, now) : resumeBulkChange(db, change, now);
      const entry = await start;
      const current = await readBulkChange(db, changeId);
      if (entry && (current?.state === "running" || current?.state === "undoing")) context.dispatch([entry]);
      if (current?.state === "undone") return { toast: await undoneToast(db, current) };
      if (intent === "undo" && current?.state !== "undoing")
        throw new ChangeRefused(409, "It is still running.");
      return { toast: { title: intent === "undo" ? "Undoing the change" : "The change goes on" }, to: page };
    },
  });
}

const NAMED = 5;

/** Names the leads that stayed, since there is no other place where somebody who goes on would look. */
async function undoneToast(db: Db, { id, changed }: BulkChange) {
  const { rows, total } = await listKept(db, id);
  if (total === 0) return { title: `${countLeads(changed)} as before` };
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  const more = total > names.length ? ` and ${total - names.length} more` : "";
  return {
    title: `${countLeads(changed - total)} as before`,
    description: `Somebody has changed ${names.join(", ")}${more} since: ${total === 1 ? "that lead stays as it is" : "these stay as they are"}.`,
  };
}
