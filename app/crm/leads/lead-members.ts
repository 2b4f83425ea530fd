import type { Member } from "../../auth/staff";
import type { LeadField } from "./lead-field-types";
import { LEAD_FIELDS, type LeadTable, withOptions } from "./lead-fields";

/**
 * The table of fields with the staff as options of every field that holds a member. Whoever is disabled is named but not
 * on offer, except the `kept` ones: a form may send back whom it was opened with.
 */
export function withMembers(members: Member[], kept: readonly unknown[] = []): LeadTable {
  const emails = Object.fromEntries(members.map(({ id, email }) => [id, email]));
  const closed = members.filter(({ id, isActive }) => !isActive && !kept.includes(id)).map(({ id }) => id);
  const fields: [string, LeadField][] = Object.entries(LEAD_FIELDS);
  const holdMember = fields.filter(([, { kind }]) => kind === "member");
  return withOptions(LEAD_FIELDS, Object.fromEntries(holdMember.map(([name]) => [name, emails])), closed);
}
