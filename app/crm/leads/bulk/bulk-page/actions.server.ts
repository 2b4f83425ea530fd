import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { SignedInStaff } from "../../../../auth/staff";
import { ChangeRefused } from "../../../../platform/db/change.server";
import type { Db } from "../../../../platform/db/database.server";
import {
  type ActionContext,
  makeChange,
  requireInput,
  submissionId,
} from "../../../../platform/http/forms/action-result.server";
import { httpError } from "../../../../platform/http/forms/form.server";
import { bulkChangePath, LEADS_PATH } from "../../../paths";
import { listSearch } from "../../filters/lead-filters";
import { BULK_FAILURES, BULK_FIELD_NAMES, changedTitle, countLeads, stayedText } from "../bulk-change";
import { readBulkChange, startBulkChange } from "../bulk-changes.server";
import { bulkSchemaFor, readChosen } from "../bulk-values";
import { describeValue, readChoice } from "../chosen.server";

type BulkAction = ActionContext & { context: AppLoadContext; staff: SignedInStaff; analyticsDb: Db };

const runSchema = z.object({
  intent: z.literal("run"),
  field: z.enum(BULK_FIELD_NAMES),
  value: z.string().max(64).default(""),
  list: z.string().default(""),
});

/** Makes the change; few hundred leads at once, more through the queue, whose progress the change's page shows. */
export async function runBulkChange(action: BulkAction) {
  const { form, staff, now } = action;
  const { field, value: text, list } = requireInput(form, runSchema);
  const chosen = readChosen(form);
  if (!chosen) throw httpError(400, "No leads were chosen.");
  const backTo = LEADS_PATH + listSearch(new URLSearchParams(list));
  return makeChange(action, {
    failure: BULK_FAILURES.run,
    backTo,
    change: async () => {
      const zone = staff.timeZone;
      const { matching, fields } = await readChoice(action, chosen, { id: staff.id, timeZone: zone, now });
      const { data, error } = bulkSchemaFor(field, fields, { now, zone }).safeParse({ value: text });
      if (!data) throw new ChangeRefused(409, error.issues[0]?.message ?? "This value is not known.");
      const { value } = data;
      const wanted = { field, value, matching, what: describeValue(field, value, fields) };
      return perform(action, wanted, "ids" in chosen ? chosen.ids.length : null);
    },
  });
}

type Wanted = Pick<Parameters<typeof startBulkChange>[1], "field" | "value" | "matching"> & { what: string };

/** `selected`: how many were chosen one by one, of which some may have been deleted since. */
async function perform(
  { form, db, actor, now, context }: BulkAction,
  { what, ...wanted }: Wanted,
  selected: number | null,
) {
  const id = submissionId(form);
  const entry = await startBulkChange(db, { ...wanted, id, actor }, now);
  const change = await readBulkChange(db, id);
  if (!change) throw new ChangeRefused(404, "None of these leads is in the list any more.");
  if (entry && change.state === "running") context.dispatch([entry]);
  if (change.state === "running") {
    const title = `Changing ${countLeads(change.total)}`;
    return { toast: { title, description: what }, to: bulkChangePath(id) };
  }
  const { changed, chosen } = change;
  const same = chosen - change.total;
  const gone = (selected ?? chosen) - chosen;
  const description = [
    what,
    ...(same > 0 ? [stayedText(wanted.field, same)] : []),
    ...(gone > 0 ? [`${countLeads(gone)} had already left the list`] : []),
  ].join(". ");
  const fields = { intent: "undo" };
  const undo = { action: bulkChangePath(id), fields, failed: BULK_FAILURES.undo.title };
  const title = changedTitle(wanted.field, changed);
  return { toast: { title, description, ...(changed > 0 ? { undo } : {}) } };
}
