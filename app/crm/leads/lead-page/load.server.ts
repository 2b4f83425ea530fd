import { CHANNEL_LABELS, CHANNELS } from "../../../analytics/channel";
import { authorOf, nameOf } from "../../../auth/member-names";
import { can } from "../../../auth/permissions";
import type { Member, SignedInStaff } from "../../../auth/staff";
import { listMembers } from "../../../auth/users.server";
import { SUPPRESSION_TEXTS } from "../../../mail/suppression/suppression";
import { readSuppression } from "../../../mail/suppression/suppressions.server";
import type { Db } from "../../../platform/db/database.server";
import { formatUsd } from "../../../platform/money";
import { formatDate, formatDateTime } from "../../../platform/time/time-text";
import { zoneLabel } from "../../../platform/time/zones";
import { toLeadDeals } from "../../deals/deal-view";
import { selectLeadDeals } from "../../deals/deals.server";
import { followUpChoices, nextSteps } from "../../follow-ups/follow-up";
import { selectNextDemo } from "../../follow-ups/next-demo.server";
import { toLaterViews, toTaskView } from "../../tasks/task-view";
import { selectNextTasks } from "../../tasks/tasks.server";
import { companySigns } from "../company/company";
import { selectSameCompany } from "../company/same-company.server";
import { editableValues } from "../fields/lead-edit";
import { inZone, LEAD_FIELDS } from "../fields/lead-fields";
import { contactDetails, toFormValues } from "../fields/lead-values";
import { callLink, mailtoLink, toDuplicate } from "../lead";
import {
  DUPLICATES_SHOWN,
  type Lead,
  selectDuplicates,
  selectLead,
  selectNotes,
} from "../lead-detail.server";
import { listOthers, selectOtherAddresses } from "../merge/other-addresses.server";
import { splitTags } from "../tags/tags";
import { selectLeadVisits, toLeadVisits } from "../timeline.server";
import { loadTimeline } from "./timeline.server";

type Databases = { db: Db; analyticsDb: Db };
type LeadRequest = { leadId: string; search: URLSearchParams; staff: SignedInStaff; now: Date };

/** The lead with all that its page shows, for the reader; null if it is not there. */
export async function loadLead({ db, analyticsDb }: Databases, { leadId, search, staff, now }: LeadRequest) {
  const [members, [[lead], sessions, mails, others]] = await Promise.all([
    listMembers(db),
    db.batch([selectLead(db, leadId), ...selectLeadVisits(db, leadId), selectOtherAddresses(db, leadId)]),
  ]);
  if (!lead) return null;
  const visited = toLeadVisits(sessions, mails);
  const { timeZone } = staff;
  const [timeline, suppression, [notes, duplicates, company, deals, next, [demo]]] = await Promise.all([
    loadTimeline({ db, analyticsDb }, { leadId, members, visited, timeZone, now, search }),
    readSuppression(db, lead.businessEmail),
    db.batch([
      selectNotes(db, leadId),
      selectDuplicates(db, lead),
      selectSameCompany(db, lead, COMPANY_SHOWN + DUPLICATES_SHOWN),
      selectLeadDeals(db, leadId),
      selectNextTasks(db, leadId),
      selectNextDemo(db, leadId, now),
    ]),
  ]);
  return {
    lead: {
      ...toLeadView(lead, { members, others: listOthers(lead, others) }, timeZone),
      ...nextSteps({ nextFollowUp: lead.nextFollowUp, nextDemo: demo?.startsAt ?? null }, now, timeZone),
    },
    followUpChoices: followUpChoices(now, timeZone),
    form: toEditForm(lead, timeZone),
    timeline,
    notes: notes.map((note) => toNoteItem(note, members, timeZone)),
    duplicates: duplicates.map(toDuplicate),
    company: toCompanyView(lead, company, { duplicates, members }),
    deals: toLeadDeals(deals, members, { now, zone: timeZone }),
    next: next.map((task) => toTaskView(task, members, { now, zone: timeZone })),
    later: toLaterViews({ now, zone: timeZone }),
    /** Why the lead gets no mail, or null. */
    unwanted: suppression && SUPPRESSION_TEXTS[suppression.reason],
    mayErase: can(staff, "lead.erase"),
  };
}
export type TimelinePage = NonNullable<Awaited<ReturnType<typeof loadTimeline>>>;
export type TimelineEntry = TimelinePage["entries"][number];

/** The values of the edit form, also as the base that recognizes what somebody else has changed meanwhile. */
function toEditForm(lead: Lead, timeZone: string) {
  const values = editableValues(lead);
  const texts = toFormValues(values, inZone(LEAD_FIELDS, timeZone));
  return { values: texts, base: JSON.stringify(values), zone: zoneLabel(timeZone) };
}

type OfLead = { members: Member[]; others: Record<string, string[]> };

/** A lead formatted for its page. */
function toLeadView(lead: Lead, { members, others }: OfLead, timeZone: string) {
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
    dealAmount: lead.dealValue === null ? "" : formatUsd(lead.dealValue),
    tags: splitTags(lead.tags),
    lastContacted: lead.lastContacted && formatDateTime(lead.lastContacted, timeZone),
    nextFollowUp: lead.nextFollowUp && formatDateTime(lead.nextFollowUp, timeZone),
    createdOn: formatDate(lead.createdAt, timeZone),
    updatedAt: formatDateTime(lead.updatedAt, timeZone),
    cameBy: describeOrigin(lead),
    quarantineReason: lead.quarantineReason,
    contact: contactDetails(lead).map((detail) => ({
      ...detail,
      /** It stands below the sheet's title, too, and is not repeated where there is little room. */
      isInTitle: detail.name === "companyName" || detail.name === "industry",
      others: (others[detail.name] ?? []).map((value) => ({
        value,
        linkTo: detail.kind === "email" ? mailtoLink(value) : callLink(value),
      })),
    })),
    callTo: lead.phoneNumber && callLink(lead.phoneNumber),
  };
}
export type LeadView = ReturnType<typeof toLeadView> & ReturnType<typeof nextSteps>;

/** How the lead's visit came, such as "Postcard, lakeview-nov, to /platform"; null without a visit. */
function describeOrigin({ channel, campaign, landingPath }: Lead): string | null {
  const known = CHANNELS.find((name) => name === channel);
  if (!known) return null;
  return [CHANNEL_LABELS[known], campaign, landingPath && `to ${landingPath}`].filter(Boolean).join(", ");
}

const COMPANY_SHOWN = 5;

type Colleague = Awaited<ReturnType<typeof selectSameCompany>>[number];
type Others = { duplicates: { id: string }[]; members: Member[] };

/** Other leads of the company, but for those that the notice of duplicates names, and a search of the list for all. */
function toCompanyView(lead: Lead, found: Colleague[], { duplicates, members }: Others) {
  const others = found.filter(({ id }) => !duplicates.some((duplicate) => duplicate.id === id));
  const shown = others.slice(0, COMPANY_SHOWN);
  const { domain } = companySigns(lead);
  const isByName = shown.every(({ hasName }) => hasName === 1);
  return {
    search: isByName ? lead.companyName : (domain ?? lead.companyName),
    leads: shown.map(({ id, firstName, lastName, status, assigneeId, openCents, wonCents }) => ({
      id,
      name: `${firstName} ${lastName}`,
      status,
      detail: [
        openCents > 0 ? `${formatUsd(openCents)} open` : null,
        wonCents > 0 ? `${formatUsd(wonCents)} won` : null,
        nameOf(members, assigneeId),
      ]
        .filter(Boolean)
        .join(", "),
    })),
  };
}
export type CompanyView = ReturnType<typeof toCompanyView>;

type Note = Awaited<ReturnType<typeof selectNotes>>[number];

function toNoteItem(note: Note, members: Member[], timeZone: string) {
  return {
    ...note,
    author: authorOf(members, note.author),
    createdText: formatDateTime(note.createdAt, timeZone),
  };
}
export type NoteItem = ReturnType<typeof toNoteItem>;
