export const LEAD_STATUSES = [
  "new",
  "contacted",
  "qualified",
  "proposal",
  "negotiation",
  "converted",
  "lost",
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_STATUS_LABELS = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  proposal: "Proposal",
  negotiation: "Negotiation",
  converted: "Converted",
  lost: "Lost",
} as const satisfies Record<LeadStatus, string>;

export const LEAD_PRIORITIES = ["low", "medium", "high"] as const;
export type LeadPriority = (typeof LEAD_PRIORITIES)[number];

export const LEAD_PRIORITY_LABELS = {
  low: "Low",
  medium: "Medium",
  high: "High",
} as const satisfies Record<LeadPriority, string>;

/** Lower bound of each band, highest first. */
const SCORE_BANDS = [
  { from: 80, label: "Hot Lead", tone: "hot" },
  { from: 60, label: "Warm Lead", tone: "warm" },
  { from: 40, label: "Cool Lead", tone: "cool" },
  { from: 0, label: "Cold Lead", tone: "cold" },
] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

export function scoreBand(score: number): ScoreBand {
  return SCORE_BANDS.find((band) => score >= band.from) ?? SCORE_BANDS[3];
}

export const ACTIVITY_TYPES = ["call", "email", "meeting", "note", "task"] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
export const DEFAULT_ACTIVITY_TYPE = "call" satisfies ActivityType;

export const ACTIVITY_TYPE_LABELS = {
  call: "Call",
  email: "Email",
  meeting: "Meeting",
  note: "Note",
  task: "Task",
} as const satisfies Record<ActivityType, string>;

export const LEADS_PER_PAGE = 10;
export const ACTIVITIES_PER_PAGE = 5;
/** The source of leads added by staff. */
export const DEFAULT_LEAD_SOURCE = "manual";
/** How long a deleted lead can be restored, in days. */
export const TRASH_DAYS = 30;

/** Industries offered in forms; the label is the stored value. Imports may add others. */
export const INDUSTRIES = [
  "Auto dealership",
  "Law firm",
  "Healthcare",
  "E-commerce",
  "Home services",
  "Real estate",
  "Agency",
  "Other",
] as const;

/** The key for finding duplicates: equal for two spellings of one email address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The key for finding duplicates: digits only, without a leading US country code; empty for fewer than seven digits.
 */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length >= 7 ? digits : "";
}

/** How a form names the absence of an assignee, where an empty field means something else. */
const NOBODY = "nobody";

/** For the form field `shown`: the assignee that was on the page when the user chose another one. */
export function nameAssignee(id: string | null): string {
  return id ?? NOBODY;
}

export type Duplicate = { id: string; label: string; shares: string };

type Found = { id: string; firstName: string; lastName: string; companyName: string; sharesEmail: number };

/** A possible duplicate, with the fields that match. */
export function toDuplicate(row: Found): Duplicate {
  return {
    id: row.id,
    label: `${row.firstName} ${row.lastName}, ${row.companyName}`,
    shares: row.sharesEmail ? "same email" : "same phone number",
  };
}

/** The failure toast of each form on a lead. */
export const LEAD_FAILURES = {
  add: { title: "Failed to add lead: {reason}" },
  edit: { title: "Failed to update lead: {reason}" },
  status: { title: "Failed to update lead status" },
  assign: { title: "Failed to assign lead" },
  score: { title: "Failed to update lead score" },
  value: { title: "Failed to update deal value" },
  note: { title: "Failed to add note: {reason}" },
  activity: { title: "Error", description: "Failed to add activity: {reason}" },
  accept: { title: "Failed to accept lead: {reason}" },
  delete: { title: "Failed to delete lead: {reason}" },
  erase: { title: "Failed to erase person: {reason}" },
  restore: { title: "Failed to restore lead: {reason}" },
} as const;

/** The kinds of timeline entries, which are also the filters of the Activities tab. */
export const TIMELINE_KINDS = ["activity", "mail", "note", "change", "deal", "visit"] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const TIMELINE_LABELS = {
  activity: "Activities",
  mail: "Mails",
  note: "Notes",
  change: "Changes",
  deal: "Deals",
  visit: "Visits",
} as const satisfies Record<TimelineKind, string>;

export const TIMELINE_PER_PAGE = 20;

export function readTimelineKind(text: string | null): TimelineKind | null {
  return TIMELINE_KINDS.find((kind) => kind === text) ?? null;
}
