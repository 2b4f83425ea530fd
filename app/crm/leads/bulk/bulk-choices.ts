import type { Member } from "../../../auth/staff";
import { type FollowUpChoice, NO_FOLLOW_UP } from "../../follow-ups/follow-up";
import { LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, LEAD_STATUS_LABELS, LEAD_STATUSES } from "../lead";
import { MAX_TAG } from "../tags/tags";
import type { BulkField } from "./bulk-change";

/** `value` is what the form sends. */
export type BulkChoice = { value: string; label: string; detail?: string };

/** The field for a tag that no lead has yet. */
export const ANOTHER_TAG = {
  label: "Another tag",
  small: true,
  name: "value",
  maxLength: MAX_TAG,
  autoComplete: "off",
};

/** What depends on the reader and the day. */
export type ChoicesOf = { members: Member[]; followUpChoices: FollowUpChoice[]; tags: string[] };

/** What a field can be set to; the trash has no values. */
export function bulkChoices(field: BulkField, { members, followUpChoices, tags }: ChoicesOf): BulkChoice[] {
  switch (field) {
    case "status":
      return LEAD_STATUSES.map((value) => ({ value, label: LEAD_STATUS_LABELS[value] }));
    case "priority":
      return LEAD_PRIORITIES.toReversed().map((value) => ({ value, label: LEAD_PRIORITY_LABELS[value] }));
    case "assignee": {
      const active = members.filter(({ isActive }) => isActive);
      return [
        { value: "", label: "Unassigned" },
        ...active.map(({ id, name }) => ({ value: id, label: name })),
      ];
    }
    case "follow-up":
      return [
        ...followUpChoices.map(({ value, label, detail }) => ({ value, label, detail })),
        { value: NO_FOLLOW_UP, label: "No follow-up" },
      ];
    case "tag":
    case "untag":
      return tags.map((tag) => ({ value: tag, label: tag }));
    case "trash":
      return [];
  }
}
