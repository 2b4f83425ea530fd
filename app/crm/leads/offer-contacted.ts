import type { Toast } from "../../platform/http/forms/toast";
import { BULK_PATH } from "../paths";
import { LEAD_FAILURES, type LeadStatus } from "./lead";

/**
 * For the toast of a contact that was noted: offers to say so of a lead that is still New. It is the change of status
 * of the leads' table, with its undo.
 */
export function offerContacted(lead: { id: string; status: LeadStatus }): Pick<Toast, "offer"> {
  if (lead.status !== "new") return {};
  const fields = { intent: "run", lead: lead.id, field: "status", value: "contacted" };
  const failed = LEAD_FAILURES.status.title;
  return { offer: { label: "Set to Contacted", action: BULK_PATH, fields, failed } };
}
