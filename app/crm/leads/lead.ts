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
export const SCORE_BANDS = [
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
 * The key for finding duplicates: the digits of a number, the first one if there are several, without its extension
 * and without the US country code. Other country codes stay, however they are introduced. Empty for fewer than seven
 * digits.
 */
export function phoneKey(phone: string): string {
  const digits = phoneDigits(phone).replace(/^1(?=\d{10}$)/, "");
  return digits.length >= SHORTEST_PHONE ? digits : "";
}

const SHORTEST_PHONE = 7;
const WHOLE_PHONE = 10;

/** Ten digits of North America, perhaps with its country code. */
const NORTH_AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;
const EXTENSION = /\d[\s,;(]*(?:ext(?:ensio)?n?|x|#|,)[\s.:=]*(\d{1,6})\)?\s*$/i;

/**
 * The `tel:` link (RFC 3966) of a number, the first one if there are several: with its country code where that is
 * known, and its extension. A text that is no phone number keeps its digits; without any, such as "call me", there is
 * nothing to dial: null.
 */
export function callLink(phone: string): string | null {
  const text = phone.normalize("NFKC");
  const { digits, hasCode } = dialedDigits(text);
  if (!/\d/.test(text)) return null;
  if (digits.length < SHORTEST_PHONE) return `tel:${text.replace(/[^\d+]/g, "")}`;
  const extension = EXTENSION.exec(text)?.[1];
  const number = hasCode ? `+${digits}` : digits.replace(NORTH_AMERICAN, "+1$1");
  return `tel:${number}${extension ? `;ext=${extension}` : ""}`;
}

/** A migration has keyed older leads in the same way. */
function phoneDigits(phone: string): string {
  return dialedDigits(phone).digits;
}

/** The digits without extension and international prefix, and whether they begin with a country code. */
function dialedDigits(phone: string) {
  // A spreadsheet's number has a fraction; "+44 (0)20" has a zero that is dialed within the country only.
  const text = phone
    .normalize("NFKC")
    .trim()
    .replace(/^([^.,]*\d)[.,]0$/, "$1");
  const dialed = firstDigits(text.indexOf("(0)") > 0 ? text.replace("(0)", "") : text);
  const digits = dialed.replace(/^(?:00|011(?=\d{10}))/, "");
  return { digits, hasCode: digits !== dialed || /^\D*\+/.test(text) };
}

function firstDigits(text: string): string {
  let digits = "";
  for (const sign of text) {
    if (/\d/.test(sign)) digits += sign;
    else if (digits.length >= SHORTEST_PHONE && /[\p{L}#,;|]/u.test(sign)) break;
    else if (digits.length >= WHOLE_PHONE && sign === "/") break;
  }
  return digits;
}

/** A link that writes to the address, which may hold what means something in a link. */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email)}`;
}

const PHONE_QUERY = /^(?:tel:)?[\d\s+().\-/]+(?:[;,]?\s*(?:ext(?:ension)?|x|#)[\s.=:]*\d{1,6})?$/i;
const SHORTEST_PART = 4;
/** ITU-T E.164, list of country codes; those left out have three digits. */
const COUNTRY_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{7})/;

/**
 * What a phone's key may contain if a search is a phone number or a part of one; empty if it is another text. With or
 * without its country code, and the zero that replaces it within a country.
 */
export function phoneKeyParts(search: string): string[] {
  const text = search
    .normalize("NFKC")
    .replace(/[‐‑‒–—−]/g, "-")
    .trim();
  if (!PHONE_QUERY.test(text)) return [];
  const digits = phoneDigits(text);
  const hasCode = /^(?:tel:)?\s*(?:\+|00|011)/i.test(text);
  const parts = [digits, digits.replace(/^0/, "")];
  if (hasCode || digits.length >= SHORTEST_PHONE) parts.push(digits.replace(/^1/, ""));
  if (hasCode) parts.push(digits.replace(COUNTRY_CODE, "0"));
  return [...new Set(parts)].filter((part) => part.length >= SHORTEST_PART);
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
  "follow-up": { title: "Failed to set the follow-up" },
  tag: { title: "Failed to add the tag: {reason}" },
  untag: { title: "Failed to remove the tag: {reason}" },
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
  mail: "Emails",
  note: "Notes",
  change: "Changes",
  deal: "Deals",
  visit: "Visits",
} as const satisfies Record<TimelineKind, string>;

export const TIMELINE_PER_PAGE = 20;

export function readTimelineKind(text: string | null): TimelineKind | null {
  return TIMELINE_KINDS.find((kind) => kind === text) ?? null;
}
