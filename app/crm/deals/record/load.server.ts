import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { SignedInStaff } from "../../../auth/staff";
import { listMembers } from "../../../auth/users.server";
import type { Db } from "../../../platform/db/database.server";
import { auditLog } from "../../../platform/db/tables";
import { formatUsd } from "../../../platform/money";
import { dayText, formatDate } from "../../../platform/time/time-text";
import { localDate } from "../../../platform/time/zoned-time";
import { followUpOf } from "../../follow-ups/follow-up";
import { callLink } from "../../leads/lead";
import { selectEntriesOfDeal, timelineRows } from "../../leads/timeline.server";
import { deals, leads } from "../../tables";
import { toLaterViews, toTaskView } from "../../tasks/task-view";
import { selectDealTasks } from "../../tasks/tasks.server";
import { DEAL_STAGES, type DealStage, daysBetween, isClosed, weightedOf } from "../deal";
import { toDealView } from "../deal-view";
import { type Deal, selectStageChanges } from "../deals.server";
import type { StageDays } from "../filters/deal-filters";
import { toHistory } from "./history.server";

/** The timeline's length; the rest of what was said is on the lead. */
const HISTORY_SHOWN = 40;

type Asked = { id: string; staff: SignedInStaff; now: Date; stageDays: StageDays };

/** A deal with all that its page shows, for the reader; null if it is gone. */
export async function loadDeal(db: Db, { id, staff, now, stageDays }: Asked) {
  const [found, members] = await Promise.all([readDealOfLead(db, id), listMembers(db)]);
  if (!found) return null;
  const { deal, lead } = found;
  const of = { dealId: deal.id, leadId: lead.id };
  const [stages, entries, edits, tasks] = await db.batch([
    selectStageChanges(db, deal.id),
    selectEntriesOfDeal(db, { ...of, limit: HISTORY_SHOWN }),
    selectEdits(db, deal.id),
    selectDealTasks(db, of),
  ]);
  const reader = { now, zone: staff.timeZone };
  const told = timelineRows.parse(entries).filter((row) => !tasks.some((task) => task.id === row.id));
  return {
    ...{ deal: toDealView(deal, members, reader), members, stages },
    facts: toFacts(deal, { stageDays, ...reader }),
    rail: toRail(deal, stages, now),
    lead: toLeadCard(lead, reader),
    tasks: tasks.map((task) => toTaskView(task, members, reader)),
    later: toLaterViews(reader),
    history: toHistory({ deal, stages, edits, entries: told }, members, reader).slice(0, HISTORY_SHOWN),
  };
}
export type DealRecord = NonNullable<Awaited<ReturnType<typeof loadDeal>>>;

/** A deal with what its page shows of its lead; null if it is gone. */
async function readDealOfLead(db: Db, id: string) {
  const [found] = await db
    .select({
      deal: deals,
      lead: {
        id: leads.id,
        firstName: leads.firstName,
        lastName: leads.lastName,
        companyName: leads.companyName,
        businessEmail: leads.businessEmail,
        phoneNumber: leads.phoneNumber,
        status: leads.status,
        lastContacted: leads.lastContacted,
        nextFollowUp: leads.nextFollowUp,
      },
    })
    .from(deals)
    .innerJoin(leads, eq(leads.id, deals.leadId))
    .where(and(eq(deals.id, id), isNull(deals.deletedAt)));
  return found ?? null;
}

/** Stage changes have a history of their own. */
function selectEdits(db: Db, id: string) {
  const { entity, entityId, action, createdAt } = auditLog;
  return db
    .select({
      id: auditLog.id,
      action,
      before: auditLog.before,
      after: auditLog.after,
      actor: auditLog.actorLabel,
      at: createdAt,
    })
    .from(auditLog)
    .where(and(eq(entity, "deal"), eq(entityId, id), inArray(action, ["deal.update", "deal.assign"])))
    .orderBy(desc(createdAt))
    .limit(HISTORY_SHOWN);
}

type Reading = { stageDays: StageDays; now: Date; zone: string };

/** The figures at the top of the page. */
function toFacts(deal: Deal, { stageDays, now, zone }: Reading) {
  const { stage, expectedCloseDate, actualCloseDate } = deal;
  const days = daysBetween(deal.stageEnteredAt, now);
  const limit = isClosed(stage) ? null : stageDays[stage];
  return {
    weighted: formatUsd(weightedOf(deal)),
    /** Whole days until it should close; negative once that day is over, null without a date. */
    closesIn: expectedCloseDate === null ? null : daysFrom(localDate(now, zone), expectedCloseDate),
    closesOn: expectedCloseDate && dayText("date", expectedCloseDate),
    closed: actualCloseDate && dayText("date", actualCloseDate),
    opened: formatDate(deal.createdAt, zone),
    openedDays: daysFrom(localDate(new Date(deal.createdAt), zone), localDate(now, zone)),
    days,
    limit,
    isStale: limit !== null && days > limit,
  };
}

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

type Stay = { toStage: DealStage; createdAt: string };

/** Per stage the whole days that the deal has stood there; null if it never did. */
function toRail({ stage }: Deal, changes: Stay[], now: Date) {
  const present = DEAL_STAGES.indexOf(stage);
  return DEAL_STAGES.map((known, at) => {
    const stays = changes.flatMap(({ toStage, createdAt }, index) =>
      toStage === known
        ? [Date.parse(changes[index + 1]?.createdAt ?? now.toISOString()) - Date.parse(createdAt)]
        : [],
    );
    const days = Math.floor(stays.reduce((sum, ms) => sum + ms, 0) / 86_400_000);
    return {
      stage: known,
      days: stays.length === 0 || isClosed(known) ? null : days,
      isPassed: at < present && stage !== "closed-lost",
    };
  });
}

type LeadOfPage = NonNullable<Awaited<ReturnType<typeof readDealOfLead>>>["lead"];

function toLeadCard(lead: LeadOfPage, { now, zone }: { now: Date; zone: string }) {
  const { id, companyName, businessEmail, phoneNumber, status, lastContacted, nextFollowUp } = lead;
  return {
    ...{ id, companyName, businessEmail, phoneNumber, status },
    firstName: lead.firstName,
    name: `${lead.firstName} ${lead.lastName}`.trim(),
    callTo: phoneNumber && callLink(phoneNumber),
    lastContacted: lastContacted && formatDate(lastContacted, zone),
    followUp: nextFollowUp === null ? null : followUpOf(nextFollowUp, now, zone),
  };
}
