import { type DemoOutcomes, readDemoOutcomes } from "../../../booking/demo-outcomes.server";
import type { AdCost } from "../../../crm/ad-costs/ad-costs";
import { readWonValue } from "../../../crm/deals/won-value.server";
import type { LeadSums, OriginRow } from "../../../crm/leads/lead-origins.server";
import type { Db } from "../../../platform/db/database.server";
import { dateText, parseDay } from "../../../platform/time/zoned-time";
import { CHANNELS } from "../../channel";
import { namesAd } from "../../collect/classify-channel";
import type { MoneyDimension, MoneyReport } from "../../money";
import { dayStartHour, type ReportRange, reportRange } from "../../ranges";
import type { Filters, HourRange } from "../../report";
import { hasFilters, knowsLeads, type ReportSearch } from "../../report-search";
import { readLandingsOfChannel } from "../../reports/origins.server";
import type { RankedRow } from "../../reports/rollups.server";
import { costItems, costsOf } from "./money-costs";
import { joinOrigins, minus, totalOf } from "./money-rows";

/** Won value of the leads that came in an hour (since 1970). */
export type WonByHour = { hour: number; wonCents: number };
/** Won value of the deals that were closed on a local day (since 1970), ascending. */
export type WonByDay = { day: number; wonCents: number };
export type Won = {
  byHour: WonByHour[];
  byDay: WonByDay[];
  /** Whether any deal was won before the days that were read. */
  isOlder: boolean;
};

const HOUR_MS = 3_600_000;
const ROWS = 8;
/** Of which the largest by any figure are chosen. */
const MOST_ROWS = 200;

type LeadOrigins = {
  channel: OriginRow[];
  campaign: OriginRow[];
  landing: OriginRow[];
  opened: OriginRow[];
  /** Of the leads that came in the range without a known visit. */
  noVisit: LeadSums;
  /** The same by the source that the lead was entered with. */
  noVisitSources: OriginRow[];
  /** Null if leads do not know the filters. */
  won: Won | null;
  knowsLeads: boolean;
  /** Null if leads do not know the filters. */
  demos: DemoOutcomes | null;
  /** Of ads, for days of the range; empty while a filter is set. */
  costs: AdCost[];
};

const NO_LEADS: LeadSums = { leads: 0, leadVisits: 0, wonLeads: 0, wonDeals: 0, wonCents: 0 };
const NO_VISITS = { noVisit: NO_LEADS, noVisitSources: [] };

/** The right side of the money line, and the won value over time. Leads that a filter cannot judge are left out. */
export async function loadLeadOrigins(db: Db, search: ReportSearch, now: Date): Promise<LeadOrigins> {
  const none = { channel: [], campaign: [], landing: [], opened: [], won: null, demos: null, costs: [] };
  if (!knowsLeads(search.filters)) return { ...none, ...NO_VISITS, knowsLeads: false };
  const { current, days } = reportRange(search, now, 0);
  const { channel, campaign, landing } = search.filters;
  const filters = {
    ...(channel === undefined ? {} : { channel }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(landing === undefined ? {} : { landing }),
  };
  // As many days before are those of the previous period.
  const fromDay = dateText(Math.max(0, days.from - (days.to - days.from + 1)));
  const period = periodOf(current);
  const paidDays = { fromDay: dateText(days.from), toDay: dateText(days.to) };
  const [{ landingsOf, byHour, byDay, isOlder, costs, ...origins }, demos] = await Promise.all([
    readWonValue(db, { period, fromDay, filters, days: paidDays }),
    readDemoOutcomes(db, { period, filters }),
  ]);
  const won = {
    byHour: byHour.map(({ hour, wonCents }) => {
      return { hour: Math.floor(Date.parse(`${hour}:00:00.000Z`) / HOUR_MS), wonCents };
    }),
    byDay: byDay.map(({ day, wonCents }) => ({ day: parseDay(day) ?? 0, wonCents })),
    isOlder,
  };
  const opened = search.open === null ? [] : landingsOf(search.open);
  return { ...origins, opened, won, demos, knowsLeads: true, costs: hasFilters(search.filters) ? [] : costs };
}

/** Where all time begins: with the first hit (`since`), won deal or day that ads were paid for. */
export function firstHourOf(
  since: number | null,
  { won, costs }: Partial<Pick<LeadOrigins, "won" | "costs">>,
  zone: string,
): number | null {
  // The latest cost is the first.
  const days = [won?.byDay[0]?.day, parseDay(costs?.at(-1)?.fromDay ?? "")];
  const hours = days.flatMap((day) => (typeof day === "number" ? dayStartHour(day, zone) : []));
  const all = since === null ? hours : [since, ...hours];
  return all.length === 0 ? null : Math.min(...all);
}

const periodOf = ({ from, to }: HourRange) => ({
  from: new Date(from * HOUR_MS).toISOString(),
  to: new Date(to * HOUR_MS).toISOString(),
});

/** Where leads came from: the values whose visits are wanted however few there are. */
export function keptOf(origins: LeadOrigins, rows: number) {
  return (["channel", "campaign", "landing"] as const).flatMap((dimension) =>
    origins[dimension].slice(0, rows).map(({ value }) => ({ dimension, text: value })),
  );
}

/** The landing pages of the channel that the page opens; null if none is open. */
export async function loadOpened(
  analyticsDb: Db,
  { filters, open, sort }: ReportSearch,
  { range, origins, rows }: { range: HourRange; origins: LeadOrigins; rows: number },
) {
  const channel = CHANNELS.find((name) => name === open);
  if (!channel) return null;
  const kept = origins.opened
    .slice(0, MOST_ROWS)
    .map(({ value }) => ({ dimension: "landing" as const, text: value }));
  const query = { range, filters, channel, rows: sort === "won" ? rows : MOST_ROWS, kept };
  return { channel, visits: await readLandingsOfChannel(analyticsDb, query) };
}

type MoneyInput = {
  /** Of each list. */
  rows?: number;
  visits: Record<MoneyDimension, RankedRow[]>;
  origins: LeadOrigins;
  days: ReportRange["days"];
  opened: Awaited<ReturnType<typeof loadOpened>>;
  search: ReportSearch;
};

/** The money line: visits of the range joined with the leads that came with them. */
export function toMoneyReport({
  rows = ROWS,
  visits,
  origins,
  days,
  opened,
  search,
}: MoneyInput): MoneyReport {
  const { filters, split, sort } = search;
  const costs = costsOf(origins.costs, split, days);
  const order = { rows, sort, cents: costs?.cents };
  const table = joinOrigins(visits[split], leadsOf(origins, split), order);
  const all = totalOf(visits.channel, origins.channel);
  return {
    dimension: split,
    ...table,
    rest:
      hasFilters(filters) || split === "device"
        ? null
        : {
            noValue: minus(all, table.total),
            noVisit: { visits: 0, converted: 0, calls: 0, forms: 0, ...origins.noVisit },
            sources: joinOrigins([], origins.noVisitSources, { rows, sort }),
          },
    adLeads: hasFilters(filters)
      ? 0
      : totalOf(
          [],
          origins.noVisitSources.filter(({ value }) => namesAd(value)),
        ).leads,
    costs,
    entries: costItems(origins.costs),
    selected: selectedOf(filters, split),
    channels: joinOrigins(visits.channel, origins.channel, { rows: CHANNELS.length }).rows,
    opened: opened && {
      channel: opened.channel,
      ...joinOrigins(opened.visits, origins.opened, { rows, sort }),
    },
    knowsLeads: origins.knowsLeads,
    demos: origins.demos,
  };
}

function leadsOf(origins: LeadOrigins, split: MoneyDimension): OriginRow[] {
  if (split === "device") return [];
  return split === "article"
    ? origins.landing.filter(({ value }) => value.startsWith("/blog/"))
    : origins[split];
}

function selectedOf(filters: Filters, split: MoneyDimension): string | null {
  return (split === "article" ? filters.landing : filters[split]) ?? null;
}
