import { mapDimensions, type VisitDimension } from "../../app/analytics/attributes";
import { CHANNELS, type Channel } from "../../app/analytics/channel";
import { FILTER_REASONS } from "../../app/analytics/filter-reasons";
import type { MoneyReport, MoneyRow } from "../../app/analytics/money";
import type { ReportRange } from "../../app/analytics/ranges";
import type {
  AnalyticsReport,
  DimensionList,
  GenerationOutcome,
  RangeReport,
  Totals,
} from "../../app/analytics/report";
import type { ReportSearch } from "../../app/analytics/report-search";
import { HOUR, isoAfter, MINUTE } from "../../app/platform/clock";

/** A report with every part filled, for tests of what the page prints. Numbers repeat from run to run. */
export function sampleReport(search: ReportSearch, range: ReportRange, now: Date): AnalyticsReport {
  return {
    range: sampleRange(search, range, now),
    money: sampleMoney(search),
    site: sampleSite(now),
    conversions: sampleConversions(now),
    generation: sampleGeneration(now),
    now: 4,
    storage: {
      hits: 1_204_311,
      visits: 402_118,
      texts: 3021,
      bytes: 214_958_080,
      rawFromHour: Math.floor(now.getTime() / HOUR) - 90 * 24,
      beyondLimit: 0,
      rowsDay: Math.floor(now.getTime() / HOUR / 24),
    },
    since: Math.floor(Date.parse("2024-05-02T00:00:00Z") / HOUR),
    keptFrom: null,
  };
}

const wave = (at: number) => 180 + Math.round(70 * Math.sin(at * 0.9) + 25 * Math.sin(at * 2.3));

function totalsAt(at: number, share = 1): Totals {
  const visits = Math.round(wave(at) * share);
  const converted = Math.round(visits * 0.054);
  const wonCents = at % 4 === 0 ? 1_420_000 : 0;
  return { visits, views: Math.round(visits * 2.46), converted, wonCents, cohortCents: wonCents / 2 };
}

function add(all: Totals[]): Totals {
  const sum = { visits: 0, views: 0, converted: 0, wonCents: 0, cohortCents: 0 };
  for (const one of all) {
    sum.visits += one.visits;
    sum.views += one.views;
    sum.converted += one.converted;
    sum.wonCents += one.wonCents ?? 0;
    sum.cohortCents += one.cohortCents ?? 0;
  }
  return sum;
}

/** The listed values, and how many others there are. */
const LISTS: Partial<Record<VisitDimension, [values: string[], others?: number]>> = {
  landing: [
    [
      "/blog/lakeview-map-pack",
      "/",
      "/pixlseo",
      "/blog/rank-grid-explained",
      "/healthcare",
      "/blog/dentist-recall-postcards",
    ],
    58,
  ],
  channel: [["search", "direct", "paid", "referral", "postcard", "ai", "social", "email"]],
  referrer: [["google.com", "bing.com", "duckduckgo.com"], 12],
  campaign: [["lakeview-nov", "spring-audit", "november-letter"]],
  country: [["US", "CA", "IN", "GB", "PH", "DE"], 14],
  region: [["Ohio", "Illinois", "Ontario"], 30],
  device: [["mobile", "desktop", "tablet"]],
  browser: [["Safari", "Chrome", "Edge", "Firefox", "Unknown"]],
  os: [["iOS", "Windows", "Android", "macOS", "Linux"]],
};

function sampleRange(search: ReportSearch, range: ReportRange, now: Date): RangeReport {
  const series = range.steps.map((step, at) => ({
    range: step.range,
    current: totalsAt(at, step.isPartial ? 0.4 : 1),
    previous: step.previous && { range: step.previous, totals: totalsAt(at + 40, 0.86) },
    isPartial: step.isPartial,
  }));
  const totals = add(series.map(({ current }) => current));
  const list = (name: VisitDimension) => {
    const [values, others = 0] = LISTS[name] ?? [["one", "two"]];
    return sampleList(values, others, totals.visits, search.filters[name] ?? null);
  };
  const pages = {
    rows: [
      { path: "/", views: 4102 },
      { path: "/pixlseo", views: 2210 },
    ],
    others: { values: 61, views: 9040 },
    total: 15_352,
  };
  return {
    totals,
    countedFrom: { visits: 0, won: 0 },
    previous: range.previous && add(series.flatMap(({ previous }) => (previous ? [previous.totals] : []))),
    series,
    lists: mapDimensions(list),
    pages: Object.keys(search.filters).length > 0 ? null : pages,
    articles: Object.keys(search.filters).length > 0 ? null : pages,
    vitals: [
      { vital: "lcp", p75: 1900, samples: 1546 },
      { vital: "inp", p75: 214, samples: 1301 },
      { vital: "cls", p75: 0.04, samples: 1546 },
      { vital: "ttfb", p75: 380, samples: 1546 },
    ],
    filtered: FILTER_REASONS.map((reason, at) => ({ reason, hits: [611, 318, 142, 88, 45, 12][at] ?? 0 })),
    privateHits: { views: 302, events: 41 },
    notes: sampleNotes(range, now),
  };
}

function sampleList(values: string[], others: number, total: number, selected: string | null): DimensionList {
  const rows = values.map((value, at) => ({ value, visits: Math.round((total * 0.45) / 1.7 ** at) }));
  const listed = rows.reduce((sum, { visits }) => sum + visits, 0);
  const rest = others > 0 ? Math.max(others, Math.round(total * 0.1)) : 0;
  return { rows, others: { values: others, visits: rest }, total: listed + rest, selected };
}

function sampleNotes({ current }: ReportRange, now: Date): RangeReport["notes"] {
  const at = (share: number) => {
    const to = Math.min(current.to * HOUR, now.getTime());
    return new Date(current.from * HOUR + (to - current.from * HOUR) * share).toISOString();
  };
  return [
    {
      id: "n1",
      kind: "post published",
      at: at(0.14),
      text: "Where Lakeview stops finding you",
      author: null,
    },
    { id: "n2", kind: "campaign", at: at(0.38), text: "Postcards to 24,000 homes", author: null },
    {
      id: "n3",
      kind: "post published",
      at: at(0.55),
      text: "The rank grid, explained on one street",
      author: null,
    },
    {
      id: "01890a5d-ac96-774b-bcce-b302099a8057",
      kind: "note",
      at: at(0.66),
      text: "Office phone out from 9 to 11 AM",
      author: "Lena",
    },
    { id: "n5", kind: "content run", at: at(0.86), text: "14 drafts approved", author: null },
  ];
}

const MONEY: [Channel, ...number[]][] = [
  ["search", 6184, 334, 72, 12, 214_600],
  ["postcard", 942, 66, 17, 4, 68_400],
  ["direct", 3912, 142, 24, 3, 41_000],
  ["paid", 2468, 121, 21, 3, 36_500],
  ["ai", 761, 47, 11, 2, 33_900],
  ["referral", 1036, 41, 7, 1, 14_200],
  ["email", 393, 12, 4, 1, 9800],
  ["social", 588, 9, 2, 0, 0],
];
const PAGES: [string, ...number[]][] = [
  ["/blog/lakeview-map-pack", 1046, 71, 17, 4, 78_400],
  ["/pixlseo", 731, 62, 14, 3, 52_700],
  ["/healthcare", 518, 41, 9, 2, 38_500],
  ["/blog/rank-grid-explained", 684, 38, 8, 1, 21_000],
];

/** A third of the conversions are calls. */
function callsAmong(converted: number) {
  const calls = Math.floor(converted / 3);
  return { calls, forms: converted - calls };
}

function moneyRow([value, visits = 0, converted = 0, leads = 0, wonDeals = 0, dollars = 0]: [
  string,
  ...number[],
]): MoneyRow {
  return {
    value,
    visits,
    converted,
    ...callsAmong(converted),
    leads,
    leadVisits: leads,
    wonLeads: wonDeals,
    wonDeals,
    wonCents: dollars * 100,
  };
}

function sampleMoney({ split, filters, open }: ReportSearch): MoneyReport {
  const channel = CHANNELS.find((one) => one === open);
  const rest = {
    values: 58,
    visits: 3205,
    converted: 122,
    ...callsAmong(122),
    leads: 24,
    leadVisits: 24,
    wonLeads: 2,
    wonDeals: 2,
    wonCents: 2_400_000,
  };
  return {
    dimension: split,
    rows: (split === "channel" ? MONEY : PAGES).map(moneyRow),
    others:
      split === "channel"
        ? {
            ...{ ...rest, values: 0, visits: 0, converted: 0, calls: 0, forms: 0, leads: 0, leadVisits: 0 },
            ...{ wonLeads: 0, wonDeals: 0, wonCents: 0 },
          }
        : rest,
    total: {
      ...{ visits: 16_284, converted: 772, ...callsAmong(772), leads: 158, leadVisits: 158 },
      ...{ wonLeads: 26, wonDeals: 26, wonCents: 41_840_000 },
    },
    rest: null,
    costs: null,
    entries: [],
    adLeads: 0,
    selected: split === "article" ? null : (filters[split] ?? null),
    channels: MONEY.map(moneyRow),
    opened: channel && split === "channel" ? { channel, rows: PAGES.map(moneyRow), others: rest } : null,
    knowsLeads: true,
    demos: { booked: 41, cancelled: 7, held: 28, noShows: 4, wonDeals: 9, wonCents: 12_150_000 },
  };
}

function sampleSite(now: Date): AnalyticsReport["site"] {
  const paths = [
    "/blog/lakeview-map-pack",
    "/pixlseo",
    "/book-now",
    "/",
    "/healthcare",
    "/healthcare",
    "/direct-mail",
    "/blog/rank-grid-explained",
    "/",
    "/law-firms",
  ];
  const sources = ["google.com", null, "lakeview-nov"];
  return {
    visitors: 148_206,
    visitorsToday: 214,
    views: 381_940,
    viewsToday: 562,
    topPages: ["/", "/pixlseo", "/blog/lakeview-map-pack", "/healthcare", "/direct-mail"].map((path, at) => ({
      path,
      views: Math.round(2206 / (at + 1)),
    })),
    devices: [
      { value: "mobile", views: 5421 },
      { value: "desktop", views: 3464 },
      { value: "tablet", views: 527 },
    ],
    browsers: ["Chrome", "Safari", "Edge", "Firefox", "Unknown"].map((value, at) => ({
      value,
      views: Math.round(4744 / (at + 1) ** 1.5),
    })),
    recentVisits: paths.map((path, at) => ({
      id: `view-${at}`,
      // The second and third newest are of one visit.
      visit: `visit-${at === 2 ? 1 : at}`,
      path,
      channel: CHANNELS[at % CHANNELS.length] ?? "direct",
      source: sources[at % sources.length] ?? null,
      region: at % 4 === 3 ? null : "Ohio",
      country: "US",
      device: at % 2 === 0 ? "mobile" : "desktop",
      browser: at % 3 === 0 ? "Safari" : "Chrome",
      at: isoAfter(now, -(at + 1) * 7 * MINUTE),
    })),
  };
}

function sampleConversions(now: Date): AnalyticsReport["conversions"] {
  const names = [
    "phone_click",
    "button_click",
    "contact_form_submit",
    "link_click",
    "page_navigation",
  ] as const;
  const types = ["conversion", "interaction", "conversion", "interaction", "navigation"] as const;
  return {
    events: 58_412,
    conversions: 7944,
    visits: 148_206,
    convertedVisits: 6980,
    clickToCalls: 4216,
    formFills: 2108,
    topEvents: [
      { name: "button_click", events: 21_306 },
      { name: "page_navigation", events: 18_748 },
      { name: "link_click", events: 8214 },
      { name: "phone_click", events: 4216 },
      { name: "file_download", events: 2200 },
    ],
    byType: { conversion: 7944, interaction: 31_720, navigation: 18_748 },
    recentEvents: Array.from({ length: 10 }, (_, at) => ({
      id: `event-${at}`,
      name: names[at % names.length] ?? "link_click",
      type: types[at % types.length] ?? "interaction",
      path: at % 2 === 0 ? "/pixlseo" : "/book-now",
      channel: CHANNELS[at % CHANNELS.length] ?? "direct",
      at: isoAfter(now, -(at + 1) * 5 * MINUTE),
    })),
  };
}

function sampleGeneration(now: Date): AnalyticsReport["generation"] {
  const hour = Math.floor(now.getTime() / HOUR);
  const generators = ["Blog post", "Direct mail", "Marketing article"];
  return {
    counts: { success: 1221, error: 41, other: 22 },
    judged: 1272,
    hours: Array.from({ length: 24 }, (_, at) => ({
      hour: hour - 23 + at,
      counts: {
        success: at === 23 ? 1 : at % 5 === 3 ? 2 : 3,
        error: at % 10 === 3 ? 1 : 0,
        other: at % 10 === 8 ? 1 : 0,
      },
    })),
    recent: Array.from({ length: 20 }, (_, at) => {
      const outcome: GenerationOutcome = at === 7 ? "error" : at % 9 === 5 ? "other" : "success";
      return {
        id: `run-${at}`,
        outcome,
        generator: generators[at % generators.length] ?? "",
        result: outcome === "success" ? "What a rank map shows a Mentor dentist in winter" : null,
        errorMessage:
          outcome === "error"
            ? "The writer did not answer within 60 s, 3 tries"
            : outcome === "other"
              ? "Not saved: 2 facts without a source after repair"
              : null,
        durationMs: outcome === "error" ? 184_000 : 47_000,
        createdAt: isoAfter(now, -(at + 1) * 20 * MINUTE),
      };
    }),
  };
}
