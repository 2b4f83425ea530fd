import { channelLabel } from "../../../analytics/channel";
import { axisTicks } from "../../../analytics/chart-geometry";
import { nameOf } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { DAY } from "../../../platform/clock";
import { formatUsd } from "../../../platform/money";
import { dayText, durationText } from "../../../platform/time/time-text";
import { addDays, localDate } from "../../../platform/time/zoned-time";
import { sourceLabel } from "../../leads/fields/lead-values";
import {
  DEAL_STAGE_LABELS,
  DEAL_STAGES,
  type DealStage,
  isClosed,
  LOST_REASONS,
  type LostReason,
  lostReasonText,
} from "../deal";
import type { readDealReports } from "./deal-reports.server";
import { isShort, monthStart, toLongSpans, toShortSpans } from "./report-spans";

/** The choices of the period, by the value in the URL: days until today, eleven whole months and this one, or all. */
export const PERIODS = {
  "7": "7 days",
  "30": "30 days",
  "90": "90 days",
  "365": "12 months",
  all: "All time",
};
const DEFAULT_PERIOD = "90";
const FIRST_DAY = "1900-01-01";

/** Reads the URL's period. `fromDay` and `toDay` are the company's dates. */
export function readPeriod(params: URLSearchParams, now: Date, zone: string) {
  const wanted = params.get("days") ?? "";
  const days = Object.hasOwn(PERIODS, wanted) ? wanted : DEFAULT_PERIOD;
  const toDay = localDate(now, zone);
  return { days, toDay, fromDay: firstDay(days, toDay) };
}

function firstDay(days: string, toDay: string): string {
  if (days === "all") return FIRST_DAY;
  return days === "365" ? monthStart(toDay, 11) : addDays(toDay, 1 - Number(days));
}

/** The period as the chart's title ends: "last 90 days". */
export function periodText({ days, fromDay }: { days: string; fromDay: string }): string {
  if (days === "all") return "all time";
  if (days === "365") return `since ${dayText("date", fromDay)}`;
  return `last ${PERIODS[days as keyof typeof PERIODS]}`;
}

type Reports = Awaited<ReturnType<typeof readDealReports>>;

/** The reports as the page shows them; a `share` is in percent of the highest value beside it. */
export function toReports(reports: Reports, members: Member[]) {
  const { closed, open, stays, sources, response } = reports;
  const won = closed.filter(({ stage }) => stage === "closed-won");
  const lost = closed.filter(({ stage }) => stage === "closed-lost");
  const shareOfWon = shareOf(sources.map(({ value }) => value));
  const bars = toBars(reports);
  return {
    winRate: rateOf(countOf(won), countOf(lost)),
    won: { count: countOf(won), value: formatUsd(worthOf(won)) },
    lost: { count: countOf(lost), value: formatUsd(worthOf(lost)) },
    bars,
    /** Dollars, from 0 up to at least the highest bar. */
    ticks: axisTicks(Math.max(...bars.flatMap((pair) => [pair.won.dollars, pair.lost.dollars])), true),
    response: response.median === null ? null : durationText(response.median),
    answered: { inTime: response.inTime, judged: response.judged },
    stages: toStages(open, stays),
    openText: `${countOf(open).toLocaleString("en-US")} open, ${formatUsd(worthOf(open))}`,
    reasons: toReasons(lost),
    sources: sources.map(({ channel, source, deals, value }) => ({
      hasVisit: channel !== null,
      source: channel === null ? sourceLabel(source ?? "") : channelLabel(channel),
      ...{ count: deals, value: formatUsd(value), share: shareOfWon(value) },
    })),
    owners: toOwners({ won, lost, open }, members),
  };
}

/** What was won and lost over the period; of all time from the first deal on that was closed. */
function toBars({ fromDay, toDay, closedOverTime }: Reports) {
  const [earliest = toDay] = closedOverTime.map(({ day }) => day).sort();
  const spans = isShort({ fromDay, toDay })
    ? toShortSpans({ fromDay, toDay })
    : toLongSpans({ fromDay: fromDay === FIRST_DAY ? earliest : fromDay, toDay });
  return spans.map(({ from, to, label, short }) => {
    const worthIn = (stage: DealStage) => {
      const within = closedOverTime.filter((row) => row.stage === stage && row.day >= from && row.day <= to);
      const cents = within.reduce((sum, { value }) => sum + value, 0);
      return { dollars: cents / 100, text: formatUsd(cents) };
    };
    return { label, short, won: worthIn("closed-won"), lost: worthIn("closed-lost") };
  });
}

/** The open stages with what stands in them now, and how long deals stayed in the period, which their bars compare. */
function toStages(open: Reports["open"], stays: Reports["stays"]) {
  const stages = DEAL_STAGES.filter((stage) => !isClosed(stage));
  const inStage = (stage: DealStage) => open.filter((row) => row.stage === stage);
  const stayIn = (wanted: DealStage) => stays.find(({ stage }) => stage === wanted);
  const share = shareOf(stages.map((stage) => stayIn(stage)?.medianDays ?? 0));
  return stages.map((stage) => {
    const found = stayIn(stage);
    return {
      id: stage,
      stage: DEAL_STAGE_LABELS[stage],
      median: found ? durationText(found.medianDays * DAY).replace(/ days?/, " d") : "–",
      stays: found?.stays ?? 0,
      count: countOf(inStage(stage)),
      value: formatUsd(worthOf(inStage(stage))),
      share: share(found?.medianDays ?? 0),
    };
  });
}

function toReasons(lost: Reports["closed"]) {
  const reasons = [...LOST_REASONS, null];
  const ofReason = (reason: LostReason | null) => lost.filter(({ lostReason }) => lostReason === reason);
  const share = shareOf(reasons.map((reason) => worthOf(ofReason(reason))));
  return reasons.map((reason) => {
    const cents = worthOf(ofReason(reason));
    return {
      reason: lostReasonText(reason),
      ...{ count: countOf(ofReason(reason)), value: formatUsd(cents), share: share(cents) },
    };
  });
}

type OfOwners = { won: Reports["closed"]; lost: Reports["closed"]; open: Reports["open"] };

/** Who has something open or closed something in the period, the highest open value first. */
function toOwners({ won, lost, open }: OfOwners, members: Member[]) {
  const ids = [...new Set([...open, ...won, ...lost].map(({ assigneeId }) => assigneeId))];
  const rows = ids.map((id) => {
    const isTheirs = (row: { assigneeId: string | null }) => row.assigneeId === id;
    const [theirs, wins, losses] = [open.filter(isTheirs), won.filter(isTheirs), lost.filter(isTheirs)];
    const sum = (name: "weighted" | "thisMonth" | "stale") => theirs.reduce((all, row) => all + row[name], 0);
    return {
      owner: nameOf(members, id) ?? "Unassigned",
      ...{ open: countOf(theirs), openValue: formatUsd(worthOf(theirs)), openCents: worthOf(theirs) },
      weighted: formatUsd(sum("weighted")),
      thisMonth: formatUsd(sum("thisMonth")),
      stale: sum("stale"),
      ...{ won: countOf(wins), lost: countOf(losses), value: formatUsd(worthOf(wins)), cents: worthOf(wins) },
      rate: rateOf(countOf(wins), countOf(losses)) ?? "–",
    };
  });
  const share = shareOf(rows.map(({ openCents }) => openCents));
  return rows
    .map((row) => ({ ...row, share: share(row.openCents) }))
    .sort((a, b) => b.openCents - a.openCents || b.cents - a.cents);
}
export type ReportsView = ReturnType<typeof toReports>;

/** A value in percent of the highest of them. */
function shareOf(values: number[]): (value: number) => number {
  const highest = Math.max(1, ...values);
  return (value) => Math.round((value / highest) * 100);
}

type Counted = { deals: number; value: number };
const countOf = (rows: Counted[]) => rows.reduce((sum, row) => sum + row.deals, 0);
const worthOf = (rows: Counted[]) => rows.reduce((sum, row) => sum + row.value, 0);

/** "67%"; null if nothing was closed. */
function rateOf(won: number, lost: number): string | null {
  return won + lost === 0 ? null : `${Math.round((won / (won + lost)) * 100)}%`;
}
