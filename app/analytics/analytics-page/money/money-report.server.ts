import { type OriginRow, readLeadOrigins, readWonByHour } from "../../../crm/leads/lead-origins.server";
import type { Db } from "../../../platform/db/database.server";
import { CHANNELS } from "../../channel";
import { reportRange } from "../../ranges";
import type {
  FilterName,
  Filters,
  HourRange,
  MoneyDimension,
  MoneyFigures,
  MoneyReport,
  MoneyRow,
} from "../../report";
import type { ReportSearch } from "../../report-search";
import { readLandingsOfChannel } from "../../reports/origins.server";
import type { RankedRow } from "../../reports/rollups.server";

export type WonByHour = { hour: number; wonCents: number };

const HOUR_MS = 3_600_000;
const ROWS = 8;
/** What a lead knows of its visit. */
const KNOWN: FilterName[] = ["channel", "campaign", "landing"];

type LeadOrigins = {
  channel: OriginRow[];
  campaign: OriginRow[];
  landing: OriginRow[];
  opened: OriginRow[];
  /** Null if leads do not know the filters. */
  won: WonByHour[] | null;
  knowsLeads: boolean;
};

/** The right side of the money line, and the won value by hour. Leads that a filter cannot judge are left out. */
export async function loadLeadOrigins(db: Db, search: ReportSearch, now: Date): Promise<LeadOrigins> {
  const knowsLeads = Object.keys(search.filters).every((name) => KNOWN.some((known) => known === name));
  const none = { channel: [], campaign: [], landing: [], opened: [], won: null, knowsLeads };
  if (!knowsLeads) return none;
  const { current, previous } = reportRange(search, now, 0);
  const { channel, campaign, landing } = search.filters;
  const filters = {
    ...(channel === undefined ? {} : { channel }),
    ...(campaign === undefined ? {} : { campaign }),
    ...(landing === undefined ? {} : { landing }),
  };
  const query = { period: periodOf(current), filters };
  const since = previous?.from ?? current.from;
  const [{ landingsOf, ...origins }, won] = await Promise.all([
    readLeadOrigins(db, query),
    readWonByHour(db, { ...query, period: periodOf({ from: since, to: current.to }) }),
  ]);
  const byHour = won.map(({ hour, wonCents }) => {
    return { hour: Math.floor(Date.parse(`${hour}:00:00.000Z`) / HOUR_MS), wonCents };
  });
  const opened = search.open === null ? [] : landingsOf(search.open);
  return { ...origins, opened, won: byHour, knowsLeads };
}

const periodOf = ({ from, to }: HourRange) => ({
  from: new Date(from * HOUR_MS).toISOString(),
  to: new Date(to * HOUR_MS).toISOString(),
});

/** Where leads came from: the values whose visits are wanted however few there are. */
export function keptOf(origins: LeadOrigins) {
  return (["channel", "campaign", "landing"] as const).flatMap((dimension) =>
    origins[dimension].slice(0, ROWS).map(({ value }) => ({ dimension, text: value })),
  );
}

/** The landing pages of the channel that the page opens; null if none is open. */
export async function loadOpened(
  analyticsDb: Db,
  { filters, open }: ReportSearch,
  { range, origins }: { range: HourRange; origins: LeadOrigins },
) {
  const channel = CHANNELS.find((name) => name === open);
  if (!channel) return null;
  const kept = origins.opened
    .slice(0, ROWS)
    .map(({ value }) => ({ dimension: "landing" as const, text: value }));
  const query = { range, filters, channel, rows: ROWS, kept };
  return { channel, visits: await readLandingsOfChannel(analyticsDb, query) };
}

type MoneyInput = {
  /** Of each list. */
  rows?: number;
  visits: Record<MoneyDimension, RankedRow[]>;
  origins: LeadOrigins;
  opened: Awaited<ReturnType<typeof loadOpened>>;
  search: ReportSearch;
};

/** The money line: visits of the range joined with the leads that came with them. */
export function toMoneyReport({ rows = ROWS, visits, origins, opened, search }: MoneyInput): MoneyReport {
  const { filters, split } = search;
  return {
    dimension: split,
    ...join(visits[split], leadsOf(origins, split), rows),
    selected: selectedOf(filters, split),
    channels: join(visits.channel, origins.channel, CHANNELS.length).rows,
    opened: opened && { channel: opened.channel, ...join(opened.visits, origins.opened) },
    knowsLeads: origins.knowsLeads,
  };
}

function leadsOf(origins: LeadOrigins, split: MoneyDimension): OriginRow[] {
  return split === "article"
    ? origins.landing.filter(({ value }) => value.startsWith("/blog/"))
    : origins[split];
}

function selectedOf(filters: Filters, split: MoneyDimension): string | null {
  return (split === "article" ? filters.landing : filters[split]) ?? null;
}

/** The rows with the most won value, then visits; the rest is summed. */
function join(visits: RankedRow[], leads: OriginRow[], count = ROWS) {
  const values = new Set([...visits.map(({ text }) => text), ...leads.map(({ value }) => value)]);
  const rows = [...values]
    .map((value) => rowOf(value, visits, leads))
    .sort((a, b) => b.wonCents - a.wonCents || b.visits - a.visits || a.value.localeCompare(b.value));
  const shown = rows.slice(0, count);
  const total = totalOf(visits, leads);
  const others = shown.reduce<MoneyFigures>(
    (left, row) => ({
      visits: left.visits - row.visits,
      converted: left.converted - row.converted,
      leads: left.leads - row.leads,
      leadVisits: left.leadVisits - row.leadVisits,
      wonDeals: left.wonDeals - row.wonDeals,
      wonCents: left.wonCents - row.wonCents,
    }),
    total,
  );
  const allValues = Math.max(visits[0]?.values ?? 0, values.size);
  return { rows: shown, others: { ...others, values: allValues - shown.length }, total };
}

function rowOf(value: string, visits: RankedRow[], leads: OriginRow[]): MoneyRow {
  const visit = visits.find(({ text }) => text === value);
  const lead = leads.find((row) => row.value === value);
  return {
    value,
    visits: visit?.amount ?? 0,
    converted: visit?.converted ?? 0,
    leads: lead?.leads ?? 0,
    leadVisits: lead?.leadVisits ?? 0,
    wonDeals: lead?.wonDeals ?? 0,
    wonCents: lead?.wonCents ?? 0,
  };
}

function totalOf([first]: RankedRow[], leads: OriginRow[]): MoneyFigures {
  const sum = (figure: "leads" | "leadVisits" | "wonDeals" | "wonCents") =>
    leads.reduce((all, row) => all + row[figure], 0);
  return {
    visits: first?.total ?? 0,
    converted: first?.totalConverted ?? 0,
    leads: sum("leads"),
    leadVisits: sum("leadVisits"),
    wonDeals: sum("wonDeals"),
    wonCents: sum("wonCents"),
  };
}
