import { formatDateTime } from "../../platform/dates";
import { formatUsd } from "../../platform/money";
import { LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, LEAD_STATUS_LABELS, LEAD_STATUSES } from "./lead";

/** Every field of a lead that staff edit, in the order of the form. */
export const LEAD_FIELD_LABELS = {
  firstName: "First name",
  lastName: "Last name",
  businessEmail: "Email",
  phoneNumber: "Phone",
  companyName: "Company",
  industry: "Industry",
  projectDescription: "Project description",
  status: "Status",
  priority: "Priority",
  leadScore: "Lead score",
  source: "Source",
  dealValue: "Deal value",
  nextFollowUp: "Next follow-up",
} as const;
export type LeadField = keyof typeof LEAD_FIELD_LABELS;

export type LeadValue = string | number | boolean | null;

export function isLeadField(name: string): name is LeadField {
  return Object.hasOwn(LEAD_FIELD_LABELS, name);
}

/** A stored value as people read it. */
export function formatLeadValue(field: LeadField, value: LeadValue | undefined): string {
  if (value === null || value === undefined || value === "") return "none";
  switch (field) {
    case "status": {
      const status = LEAD_STATUSES.find((known) => known === value);
      return status ? LEAD_STATUS_LABELS[status] : String(value);
    }
    case "priority": {
      const priority = LEAD_PRIORITIES.find((known) => known === value);
      return priority ? LEAD_PRIORITY_LABELS[priority] : String(value);
    }
    case "dealValue":
      return formatUsd(Number(value));
    case "nextFollowUp":
      return formatDateTime(String(value));
    default:
      return String(value);
  }
}

/** Where a lead came from, in words; an unknown source is shown as it is stored. */
export function sourceLabel(source: string): string {
  const words = source.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
