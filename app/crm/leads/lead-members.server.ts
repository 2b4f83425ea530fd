import { listMembers } from "../../auth/users.server";
import type { ActionContext } from "../../platform/http/action-result.server";
import { LEAD_FIELDS, type LeadTable } from "./lead-fields";
import { readBase } from "./lead-form";
import { withMembers } from "./lead-members";

/** The field table for validating a form; loads the members only if the form assigns one. */
export async function fieldsFor({ form, db }: Pick<ActionContext, "form" | "db">): Promise<LeadTable> {
  if (!form.has("assigneeId")) return LEAD_FIELDS;
  const base = form.get("base");
  const opened = typeof base === "string" ? readBase(base) : null;
  return withMembers(await listMembers(db), [opened?.assigneeId]);
}
