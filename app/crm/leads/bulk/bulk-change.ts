import { LEAD_FAILURES } from "../lead";
import { MAX_TAGS } from "../tags/tags";

/**
 * What can be changed in many leads at once, in the order of the bar: the lead's column, and the audit's action, which
 * is that of the change of a single lead. The values of each are in `bulk-values.ts`.
 */
export const BULK_FIELDS = {
  status: { label: "Status", column: "status", action: "lead.status", undoAction: "lead.status" },
  priority: { label: "Priority", column: "priority", action: "lead.priority", undoAction: "lead.priority" },
  assignee: { label: "Assigned to", column: "assigneeId", action: "lead.assign", undoAction: "lead.assign" },
  "follow-up": {
    label: "Follow-up",
    column: "nextFollowUp",
    action: "lead.follow-up",
    undoAction: "lead.follow-up",
  },
  tag: { label: "Add tag", column: "tags", action: "lead.tags", undoAction: "lead.tags" },
  untag: { label: "Remove tag", column: "tags", action: "lead.tags", undoAction: "lead.tags" },
  trash: { label: "Trash", column: "deletedAt", action: "lead.delete", undoAction: "lead.restore" },
} as const;
export type BulkField = keyof typeof BULK_FIELDS;
export const BULK_FIELD_NAMES = [
  "status",
  "priority",
  "assignee",
  "follow-up",
  "tag",
  "untag",
  "trash",
] as const satisfies BulkField[];

/** running and undoing: portions are left, for the queue; failed: the queue gave up, and can go on. */
export const BULK_STATES = ["running", "done", "failed", "undoing", "undone"] as const;

/** How long a change can be undone, in days. */
export const BULK_DAYS = 30;
/** As many as a page of the table holds; more are changed as "all that match". */
export const MAX_CHOSEN = 100;

export const BULK_FAILURES = {
  run: { title: "Failed to change the leads" },
  undo: { title: "Failed to undo the change" },
  resume: { title: "Failed to go on with the change" },
} as const;

/** What a single cell of the table says when it fails. */
export const CELL_FAILURES = {
  status: LEAD_FAILURES.status,
  priority: { title: "Failed to update lead priority" },
} as const;

/** "1 lead", "1,204 leads". */
export function countLeads(total: number): string {
  return `${total.toLocaleString("en-US")} ${total === 1 ? "lead" : "leads"}`;
}

/** Why leads stay as they are: "has it already". */
function sameText(field: BulkField, isOne: boolean): string {
  if (field === "untag") return `${isOne ? "does" : "do"} not have it`;
  const has = isOne ? "has" : "have";
  return field === "tag" ? `${has} it already, or ${MAX_TAGS} others` : `${has} it already`;
}

/** "12 of 20 change, 8 have it already" */
export function forecastText(field: BulkField, { total, changing }: { total: number; changing: number }) {
  const count = (value: number) => value.toLocaleString("en-US");
  const same = total - changing;
  if (changing === 0 && field === "untag" && total > 1) return `None of ${count(total)} has it`;
  if (changing === 0)
    return total === 1 ? `It ${sameText(field, true)}` : `All ${count(total)} ${sameText(field, false)}`;
  if (same === 0) return total === 1 ? "1 changes" : `All ${count(total)} change`;
  return `${count(changing)} of ${count(total)} change, ${count(same)} ${sameText(field, same === 1)}`;
}

/** The same once the change is made. */
export function stayedText(field: BulkField, same: number): string {
  const isOfTags = field === "tag" || field === "untag";
  return `${same.toLocaleString("en-US")} ${isOfTags ? "stayed the same" : "had it already"}`;
}

/** What was done, as the title of a toast or page. */
export function changedTitle(field: BulkField, changed: number): string {
  return field === "trash" ? `${countLeads(changed)} moved to the trash` : `${countLeads(changed)} changed`;
}
