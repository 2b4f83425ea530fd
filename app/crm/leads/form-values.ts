import { decimalUsd } from "../../platform/money";
import { DEFAULT_LEAD_SOURCE } from "./lead";
import type { LeadField, LeadValue } from "./lead-fields";

/** The fields of the lead form as text. */
export type LeadFormValues = Record<LeadField, string>;

export const NEW_LEAD_VALUES: LeadFormValues = {
  ...emptyValues(),
  status: "new",
  priority: "medium",
  leadScore: "0",
  source: DEFAULT_LEAD_SOURCE,
};

function emptyValues(): LeadFormValues {
  return formValues(() => "");
}

/** Stored values as the form shows them. */
export function toFormValues(values: Record<LeadField, LeadValue>): LeadFormValues {
  return formValues((field) => {
    const value = values[field];
    if (field === "dealValue") return value === null ? "" : decimalUsd(Number(value));
    if (field === "nextFollowUp") return String(value ?? "").slice(0, 16);
    return String(value ?? "");
  });
}

/** What a form sent, as it was typed. */
export function typedValues(form: FormData): LeadFormValues {
  return formValues((field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  });
}

function formValues(read: (field: LeadField) => string): LeadFormValues {
  return {
    firstName: read("firstName"),
    lastName: read("lastName"),
    businessEmail: read("businessEmail"),
    phoneNumber: read("phoneNumber"),
    companyName: read("companyName"),
    industry: read("industry"),
    projectDescription: read("projectDescription"),
    status: read("status"),
    priority: read("priority"),
    leadScore: read("leadScore"),
    source: read("source"),
    dealValue: read("dealValue"),
    nextFollowUp: read("nextFollowUp"),
  };
}
