import { fullNameOf } from "../../auth/member-names";
import type { Member } from "../../auth/staff";
import { decimalUsd, formatUsd } from "../../platform/money";
import { formatDay, formatShortDate } from "../../platform/time/time-text";
import { localDate } from "../../platform/time/zoned-time";
import { type DealStage, daysBetween, dealSummary, type Loss, lossText } from "./deal";
import type { DealValues } from "./deal-form/use-deal-form";

/** A deal formatted for a lead's tab and for its own page. */
export type DealView = {
  id: string;
  title: string;
  stage: DealStage;
  version: number;
  value: string;
  /** As chosen; `probabilityOf` says how it counts. */
  probability: number;
  expectedClose: string | null;
  closed: string | null;
  created: string;
  days: number;
  /** Why it was lost, in words; null unless it was. */
  lost: string | null;
  assignee: string | null;
  fields: DealValues;
};

type Stored = Loss & {
  id: string;
  title: string;
  stage: DealStage;
  version: number;
  value: number;
  probability: number;
  expectedCloseDate: string | null;
  actualCloseDate: string | null;
  assigneeId: string | null;
  stageEnteredAt: string;
  createdAt: string;
};

/** When a page is read, and in which zone. */
type Reading = { now: Date; zone: string };

export function toDealView(deal: Stored, members: Member[], { now, zone }: Reading): DealView {
  const { id, title, stage, version, value, probability, expectedCloseDate, actualCloseDate } = deal;
  const today = localDate(now, zone);
  return {
    ...{ id, title, stage, version, probability },
    value: formatUsd(value),
    expectedClose: expectedCloseDate === null ? null : formatDay(expectedCloseDate, today),
    closed: actualCloseDate === null ? null : formatDay(actualCloseDate, today),
    created: formatShortDate(deal.createdAt, now, zone),
    days: daysBetween(deal.stageEnteredAt, now),
    lost: stage === "closed-lost" ? lossText(deal) : null,
    assignee: fullNameOf(members, deal.assigneeId),
    fields: {
      title,
      value: decimalUsd(value),
      stage,
      probability: String(probability),
      expectedCloseDate: expectedCloseDate ?? "",
      assigneeId: deal.assigneeId ?? "",
      ...{ lostReason: deal.lostReason ?? "", lostTo: deal.lostTo ?? "", lostNote: deal.lostNote ?? "" },
    },
  };
}

export type LeadDeals = {
  deals: DealView[];
  total: string;
  /** Of the deals in open stages, and of the won ones. */
  open: string;
  won: string;
  count: number;
  averageProbability: number;
  /** The members a deal can be assigned to. */
  members: Member[];
};

export function toLeadDeals(deals: Stored[], members: Member[], reading: Reading): LeadDeals {
  const { total, open, won, count, averageProbability } = dealSummary(deals);
  return {
    deals: deals.map((deal) => toDealView(deal, members, reading)),
    total: formatUsd(total),
    open: formatUsd(open),
    won: formatUsd(won),
    count,
    averageProbability,
    members,
  };
}
