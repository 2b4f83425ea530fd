import type { Member } from "../../auth/staff";
import type { LeadField } from "./lead-field-types";
import { LEAD_FIELDS, type LeadTable, withOptions } from "./lead-fields";

/**
 * The field table with staff as the options of every member field: by email, as in a file, or by name. Disabled members
 * cannot be selected, except those in `kept`: a form may resubmit the assignee it was opened with.
 */
export function withMembers(
  members: Member[],
  kept: readonly unknown[] = [],
  by: "email" | "name" = "email",
): LeadTable {
  const labels = Object.fromEntries(members.map((member) => [member.id, member[by]]));
  const closed = members.filter(({ id, isActive }) => !isActive && !kept.includes(id)).map(({ id }) => id);
  const fields: [string, LeadField][] = Object.entries(LEAD_FIELDS);
  const holdMember = fields.filter(([, { kind }]) => kind === "member");
  return withOptions(LEAD_FIELDS, Object.fromEntries(holdMember.map(([name]) => [name, labels])), closed);
}
