import { CHANNEL_LABELS, CHANNELS } from "../../../analytics/channel";
import { nameOfEmail } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { decimalUsd, formatUsd } from "../../../platform/money";
import { formatDate, formatDateTime } from "../../../platform/time/time-text";
import type { Lead, listNotes } from "../lead-detail.server";
import { contactDetails } from "../lead-values";

/** A lead formatted for its page. */
export function toLeadView(lead: Lead, members: Member[], timeZone: string) {
  const name = `${lead.firstName} ${lead.lastName}`;
  return {
    id: lead.id,
    name,
    firstName: lead.firstName,
    lastName: lead.lastName,
    businessEmail: lead.businessEmail,
    phoneNumber: lead.phoneNumber,
    companyName: lead.companyName,
    industry: lead.industry,
    projectDescription: lead.projectDescription,
    status: lead.status,
    priority: lead.priority,
    leadScore: lead.leadScore,
    assigneeId: lead.assigneeId,
    members,
    dealValueText: lead.dealValue === null ? null : formatUsd(lead.dealValue),
    dealAmount: lead.dealValue === null ? "" : decimalUsd(lead.dealValue),
    lastContacted: lead.lastContacted && formatDateTime(lead.lastContacted, timeZone),
    // In UTC, as it is typed.
    nextFollowUp: lead.nextFollowUp && formatDateTime(lead.nextFollowUp),
    createdOn: formatDate(lead.createdAt, timeZone),
    updatedAt: formatDateTime(lead.updatedAt, timeZone),
    cameBy: describeOrigin(lead),
    quarantineReason: lead.quarantineReason,
    contact: contactDetails(lead),
    callTo: lead.phoneNumber && `tel:${lead.phoneNumber.replace(/[^\d+]/g, "")}`,
  };
}
export type LeadView = ReturnType<typeof toLeadView>;

/** How the lead's visit came, such as "Postcard, lakeview-nov, to /platform"; null without a visit. */
function describeOrigin({ channel, campaign, landingPath }: Lead): string | null {
  const known = CHANNELS.find((name) => name === channel);
  if (!known) return null;
  return [CHANNEL_LABELS[known], campaign, landingPath && `to ${landingPath}`].filter(Boolean).join(", ");
}

type Note = Awaited<ReturnType<typeof listNotes>>[number];

export function toNoteItem(note: Note, members: Member[], timeZone: string) {
  return {
    ...note,
    author: nameOfEmail(members, note.author),
    createdText: formatDateTime(note.createdAt, timeZone),
  };
}
export type NoteItem = ReturnType<typeof toNoteItem>;
