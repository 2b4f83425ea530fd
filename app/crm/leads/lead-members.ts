import type { Member } from "../../auth/staff";
import type { LeadField } from "./lead-field-types";
import { LEAD_FIELDS, type LeadTable, withOptions } from "./lead-fields";

/**
 * The field table with staff as the options of every member field. Disabled members cannot be selected, except those
 * in `kept`: a form may resubmit the assignee it was opened with.
 */
export function withMembers(members: Member[], kept: readonly unknown[] = []): LeadTable {
  const emails = Object.fromEntries(members.map(({ id, email }) => [id, email]));
  const closed = members.filter(({ id, isActive }) => !isActive && !kept.includes(id)).map(({ id }) => id);
  const fields: [string, LeadField][] = Object.entries(LEAD_FIELDS);
  const holdMember = fields.filter(([, { kind }]) => kind === "member");
  return withOptions(LEAD_FIELDS, Object.fromEntries(holdMember.map(([name]) => [name, emails])), closed);
}
