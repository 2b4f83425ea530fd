import { listMembers } from "../../../../auth/users.server";
import type { Db } from "../../../../platform/db/database.server";
import { formatDateTime } from "../../../../platform/time/time-text";
import { inZone, withMembers } from "../../fields/lead-fields";
import { changedTitle } from "../bulk-change";
import { type BulkChange, listKept, readBulkChange } from "../bulk-changes.server";
import { describeValue } from "../chosen.server";
import { PORTION_LEADS } from "../portions.server";

/** What the change's page shows; null if there is no such change, or none any more. */
export async function loadChangePage(db: Db, id: string, zone: string) {
  const [change, members, kept] = await Promise.all([
    readBulkChange(db, id),
    listMembers(db),
    listKept(db, id),
  ]);
  if (!change) return null;
  const { field, value, state, error, total, chosen, changed, actorLabel } = change;
  const fields = inZone(withMembers(members, [], "name"), zone);
  return {
    ...{ field, state, error, total, chosen, changed, kept, actorLabel },
    title: titleOf(change),
    what: describeValue(field, value, fields),
    beganAt: formatDateTime(change.createdAt, zone),
    /** Of `total`; an undo counts down. */
    doneLeads: Math.min(total, change.nextPortion * PORTION_LEADS),
  };
}
export type ChangePage = NonNullable<Awaited<ReturnType<typeof loadChangePage>>>;

function titleOf({ field, state, changed }: BulkChange): string {
  switch (state) {
    case "running":
      return "Changing leads";
    case "undoing":
      return "Undoing the change";
    case "undone":
      return "Change undone";
    case "failed":
      return "The change stopped";
    case "done":
      return changedTitle(field, changed);
  }
}
