import { inArray, sql } from "drizzle-orm";
import type { SignedInStaff } from "../../../../auth/staff";
import { listMembers } from "../../../../auth/users.server";
import type { Db } from "../../../../platform/db/database.server";
import { formatUsd } from "../../../../platform/money";
import { formatDate } from "../../../../platform/time/time-text";
import { leads } from "../../../tables";
import { inZone, withMembers } from "../../fields/lead-fields";
import { sourceLabel } from "../../fields/lead-values";
import type { Side } from "../merge";
import { compareLeads } from "../merge-choice";

/** What a lead has besides its fields, of which nothing is lost. */
const COUNTS = {
  activities: sql<number>`(select count(*) from lead_activities c where c.lead_id = leads.id and c.deleted_at is null)`,
  notes: sql<number>`(select count(*) from lead_notes c where c.lead_id = leads.id and c.deleted_at is null)`,
  mails: sql<number>`(select count(*) from mails c where c.lead_id = leads.id)`,
  demos: sql<number>`(select count(*) from bookings c where c.lead_id = leads.id)`,
  deals: sql<number>`(select count(*) from deals c where c.lead_id = leads.id and c.deleted_at is null)`,
  dealCents: sql<number>`(select coalesce(sum(value), 0) from deals c where c.lead_id = leads.id and c.deleted_at is null)`,
};

type Wanted = { leadId: string; otherId: string; stays: Side | null };

/**
 * Two listed leads side by side, for the reader; null if one of them is not there. Unless the reader has said which
 * one stays, it is the one that was there first.
 */
export async function loadMergePage(db: Db, wanted: Wanted, { timeZone }: SignedInStaff) {
  const { leadId, otherId } = wanted;
  const [found, members] = await Promise.all([
    db
      .select({ lead: leads, ...COUNTS })
      .from(leads)
      .where(inArray(leads.id, [leadId, otherId])),
    listMembers(db),
  ]);
  const listed = found.filter(({ lead }) => lead.deletedAt === null && lead.quarantineReason === null);
  const one = listed.find(({ lead }) => lead.id === leadId);
  const two = listed.find(({ lead }) => lead.id === otherId);
  if (!one || !two || one === two) return null;
  const table = inZone(withMembers(members, [], "name"), timeZone);
  const side = ({ lead, ...counts }: Found) => ({
    id: lead.id,
    version: lead.version,
    name: `${lead.firstName} ${lead.lastName}`,
    about: [sourceLabel(lead.source), formatDate(lead.createdAt, timeZone), ...countsText([counts])].join(
      ", ",
    ),
  });
  return {
    lead: side(one),
    other: side(two),
    stays: wanted.stays ?? (two.lead.createdAt < one.lead.createdAt ? "other" : "lead"),
    ...compareLeads({ lead: one.lead, other: two.lead }, table),
    keptFromBoth: countsText([one, two]),
  };
}
export type MergePage = NonNullable<Awaited<ReturnType<typeof loadMergePage>>>;

type Counts = Record<keyof typeof COUNTS, number>;
type Found = Counts & { lead: typeof leads.$inferSelect };

const WORDS = [
  ["activities", "activity", "activities"],
  ["notes", "note", "notes"],
  ["mails", "email", "emails"],
  ["demos", "demo", "demos"],
  ["deals", "deal", "deals"],
] as const;

/** "17 activities", "2 deals, $32,500": what there is of several leads together. */
function countsText(of: Counts[]): string[] {
  const sum = (name: keyof Counts) => of.reduce((total, counts) => total + counts[name], 0);
  return WORDS.flatMap(([name, one, many]) => {
    const total = sum(name);
    if (total === 0) return [];
    const words = `${total} ${total === 1 ? one : many}`;
    return name === "deals" ? `${words} of ${formatUsd(sum("dealCents"))}` : words;
  });
}
