import { channelLabel } from "../../../analytics/channel";
import { nameOf } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { DAY } from "../../../platform/clock";
import { formatUsd } from "../../../platform/money";
import { addDays, localDate } from "../../../platform/time/zoned-time";
import { sourceLabel } from "../../leads/fields/lead-values";
import { DEAL_STAGE_LABELS, DEAL_STAGES, isClosed, LOST_REASONS, lostReasonText } from "../deal";
import type { readDealReports } from "../deal-reports.server";

/** The choices of the period, by the value in the URL: days until today, or all of them. */
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
  return { days, toDay, fromDay: days === "all" ? FIRST_DAY : addDays(toDay, 1 - Number(days)) };
}

type Reports = Awaited<ReturnType<typeof readDealReports>>;

/** The reports as the page shows them. */
export function toReports({ closed, stays, sources, response }: Reports, members: Member[]) {
  const won = closed.filter(({ stage }) => stage === "closed-won");
  const lost = closed.filter(({ stage }) => stage === "closed-lost");
  const owners = [...new Set(closed.map(({ assigneeId }) => assigneeId))];
  return {
    winRate: rateOf(countOf(won), countOf(lost)),
    won: { count: countOf(won), value: formatUsd(worthOf(won)) },
    lost: { count: countOf(lost), value: formatUsd(worthOf(lost)) },
    response: response.median === null ? null : durationText(response.median / DAY),
    answered: { inTime: response.inTime, judged: response.judged },
    stages: DEAL_STAGES.filter((stage) => !isClosed(stage)).map((stage) => {
      const found = stays.find((row) => row.stage === stage);
      return {
        stage: DEAL_STAGE_LABELS[stage],
        median: found ? durationText(found.medianDays) : "–",
        stays: found?.stays ?? 0,
      };
    }),
    reasons: [...LOST_REASONS, null].map((reason) => {
      const rows = lost.filter(({ lostReason }) => lostReason === reason);
      return { reason: lostReasonText(reason), count: countOf(rows), value: formatUsd(worthOf(rows)) };
    }),
    sources: sources.map(({ channel, source, deals, value }) => ({
      source: channel === null ? sourceLabel(source ?? "") : channelLabel(channel),
      ...{ count: deals, value: formatUsd(value) },
    })),
    owners: owners
      .map((id) => {
        const ofOwner = won.filter(({ assigneeId }) => assigneeId === id);
        const losses = countOf(lost.filter(({ assigneeId }) => assigneeId === id));
        return {
          owner: nameOf(members, id) ?? "Nobody",
          ...{ won: countOf(ofOwner), lost: losses, rate: rateOf(countOf(ofOwner), losses) ?? "–" },
          ...{ value: formatUsd(worthOf(ofOwner)), cents: worthOf(ofOwner) },
        };
      })
      .sort((a, b) => b.cents - a.cents),
  };
}
export type ReportsView = ReturnType<typeof toReports>;

type Counted = { deals: number; value: number };
const countOf = (rows: Counted[]) => rows.reduce((sum, row) => sum + row.deals, 0);
const worthOf = (rows: Counted[]) => rows.reduce((sum, row) => sum + row.value, 0);

/** "67%"; null if nothing was closed. */
function rateOf(won: number, lost: number): string | null {
  return won + lost === 0 ? null : `${Math.round((won / (won + lost)) * 100)}%`;
}

/** "12.5 days", "3.2 hours" or "17 min". */
function durationText(days: number): string {
  const hours = days * 24;
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  const [unit, count] = days < 1 ? ["hour", oneDecimal(hours)] : ["day", oneDecimal(days)];
  return `${count} ${unit}${count === "1" ? "" : "s"}`;
}

function oneDecimal(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 1 });
}
