import type { Assignable } from "../../components/assign";
import { leadPath } from "../../paths";
import { LEAD_FAILURES } from "../lead-failures";
import type { LeadItem } from "./load.server";

/** The id of the form that opens a lead's page from a button, without JavaScript. */
export const LEAD_PAGES = "lead-pages";

export function toAssignable({ id, name, assignee }: LeadItem): Assignable {
  const page = leadPath(id);
  return { name, assignee, page, action: page, fields: { intent: "assign" }, failure: LEAD_FAILURES.assign };
}
