import { createRemixStub } from "@remix-run/testing";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toPageView } from "~/analytics/analytics-page/page-view";
import AnalyticsPage from "~/analytics/analytics-page/route";
import { reportRange } from "~/analytics/ranges";
import { readReportSearch } from "~/analytics/read-search";
import type { AnalyticsReport } from "~/analytics/report";
import { ToastProvider } from "~/ui/overlays/toast";
import type { Totals } from "../../app/analytics/report";
import { sampleReport } from "../support/analytics-report";

const NOW = new Date("2026-11-22T20:18:00.000Z");
const PATH = "/admin/analytics";

function PageWithToasts() {
  return (
    <ToastProvider pendingToast={null}>
      <AnalyticsPage />
    </ToastProvider>
  );
}

/** The router that the stub uses is meant for browsers, and React warns about that at each link. */
beforeEach(() => {
  const report = console.error;
  vi.spyOn(console, "error").mockImplementation((...what: unknown[]) => {
    if (!String(what[0]).startsWith("Warning: useLayoutEffect does nothing on the server")) report(...what);
  });
});
afterEach(() => vi.restoreAllMocks());

/** The page's HTML for a report; `change` replaces parts of the sample. */
function render(query = "", change: Partial<AnalyticsReport> = {}): string {
  const search = readReportSearch(new URLSearchParams(query), "UTC");
  const range = reportRange(search, NOW, null);
  const report = { ...sampleReport(search, range, NOW), ...change };
  const Page = createRemixStub([{ id: "page", path: PATH, Component: PageWithToasts, loader: () => null }]);
  const loaderData = { page: { search, page: toPageView(report, { search, range, now: NOW }) } };
  return renderToString(<Page initialEntries={[`${PATH}?${query}`]} hydrationData={{ loaderData }} />);
}

/** The text between tags, in one line, without what opens on demand. */
function textOf(page: string): string {
  const html = page.replaceAll(/<span[^>]*role="tooltip".*?<\/span>/gs, "");
  return decode(html.replaceAll(/<!--.*?-->/gs, "").replaceAll(/<[^>]+>/g, " ")).replaceAll(/\s+/g, " ");
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};
function decode(text: string): string {
  return text.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** From a heading to the next of its kind. */
function partOf(html: string, title: string): string {
  const start = html.indexOf(`>${title}</h`);
  if (start < 0) throw new Error(`No heading ${title}`);
  const next = html.slice(start + 1).search(/<h[23]/);
  return textOf(html.slice(start + 1 + title.length, next < 0 ? undefined : start + 1 + next));
}

/** The rows of a table, a text per cell. */
function rowsOf(html: string, caption: string): string[][] {
  const [, body = ""] =
    html.slice(html.indexOf(`>${caption}</caption>`)).match(/<tbody[^>]*>(.*?)<\/tbody>/s) ?? [];
  return [...body.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[dh].*?<\/t[dh]>/gs)].map(([cell]) => textOf(cell).trim()),
  );
}

function hrefsOf(html: string, label: string): string[] {
  const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
  return links.flatMap(([, attributes = "", inner = ""]) => {
    const name = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? textOf(inner).trim();
    return decode(name) === label ? [decode(/href="([^"]*)"/.exec(attributes)?.[1] ?? "")] : [];
  });
}

const NOTHING = { range: null, money: null, site: null, conversions: null, generation: null, now: null };

test("[ANA-001] three sections in order", () => {
  const titles = [...render().matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);
  expect(titles).toEqual(["Website Analytics", "Conversion Analytics", "Content Generation Analytics"]);
});

test("[ANA-002] [ANA-003] [ANA-004] [ANA-005] [ANA-006] the whole site's figures say that nothing narrows them", () => {
  const text = partOf(render("channel=ai&range=7d"), "Whole site");
  expect(text).toContain("not narrowed by range or filter");
  expect(text).toContain("Visitors 148,206 all time");
  expect(text).toContain("Visitors today 214");
  expect(text).toContain("Page views 381,940 all time");
  expect(text).toContain("Page views today 562");
  expect(text).toMatch(
    /Top pages views, 7 days \/ 2,206 \/pixlseo 1,103 .* Devices views, 7 days Mobile 5,421 57\.6% .* Browsers views, 7 days Chrome 4,744/,
  );
});

test("[ANA-007] recent visits are listed in the report's order, with their time in the chosen zone", () => {
  const rows = rowsOf(render("tz=America/Chicago"), "Newest visits");
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual([
    "/blog/lakeview-map-pack",
    "Search google.com",
    "Ohio, US",
    "Mobile",
    "Safari",
    "2:11 PM",
  ]);
  expect(rows[9]?.[0]).toBe("/law-firms");
  // The third is an earlier page of the second's visit, so it is not told as another one.
  const from = rows.map((row) => row[1]);
  expect(from.map((text) => text === "Same visit")).toEqual(rows.map((_, at) => at === 2));
});

test("[ANA-008] [ANA-009] the conversion rate has one decimal place and its name, beside that of sessions", () => {
  const text = partOf(render(), "Whole site, conversions");
  expect(text).toContain(
    "Conversion rate 13.6% 7,944 of 58,412 events Session conversion rate 4.7% 6,980 of 148,206 visits",
  );
});

test("[ANA-010] [ANA-011] click-to-calls and form fills stand under their names", () => {
  const text = partOf(render(), "Whole site, conversions");
  expect(text).toContain("Click-to-calls 4,216");
  expect(text).toContain("Form fills 2,108");
});

test("[ANA-012] [ANA-014] events show their type as conversion, interaction or other", () => {
  const rows = rowsOf(render(), "Newest events");
  expect(rows).toHaveLength(10);
  expect(rows.slice(0, 5).map(([name, type]) => `${name}: ${type}`)).toEqual([
    "Phone click: conversion",
    "Button click: interaction",
    "Contact form submit: conversion",
    "Link click: interaction",
    "Page navigation: other",
  ]);
});

test("[ANA-012] [ANA-013] top events and the share of each type", () => {
  const text = partOf(render(), "Top events");
  expect(text).toContain(
    "Button clicks 21,306 Page navigations 18,748 Link clicks 8,214 Phone clicks 4,216 File downloads 2,200",
  );
  expect(text).toContain("interaction 31,720 other 18,748 conversion 7,944");
});

test.each([
  [1221, 63, "95.1%", "excellent"],
  [9, 1, "90.0%", "excellent"],
  [899, 101, "89.9%", "good"],
  [7, 3, "70.0%", "good"],
  [699, 301, "69.9%", "performance issues"],
  [0, 0, "0.0%", "no jobs yet"],
])(
  "[ANA-015] [ANA-016] %i jobs succeeded, %i did not, 5 were skipped: %s, %s",
  (success, error, rate, health) => {
    const text = partOf(
      render("", {
        generation: {
          counts: { success, error, other: 5 },
          judged: success + error,
          ...{ hours: [], recent: [] },
        },
      }),
      "Generation",
    );
    expect(text).toContain(`${rate} success rate`);
    expect(text).toContain(health);
  },
);

test("[ANA-017] [ANA-018] recent runs show status, time and, where there is one, the error message", () => {
  const rows = rowsOf(render(), "Newest runs");
  expect(rows).toHaveLength(20);
  expect(rows[0]).toEqual([
    "success",
    "Blog post",
    "What a rank map shows a Mentor dentist in winter",
    "47 s",
    "7:58 PM",
  ]);
  expect(rows[7]?.[0]).toBe("error");
  expect(rows[7]?.[2]).toBe("The writer did not answer within 60 s, 3 tries");
  expect(rows[5]?.[0]).toBe("other");
});

test("[ANA-019] a bar for each of the last 24 hours, and their sum in words", () => {
  const html = render();
  expect(html).toContain("71 jobs in 24 hours: 66 success, 3 error, 2 other");
  expect([...html.matchAll(/aria-label="\d+ [AP]M: \d+ success/g)]).toHaveLength(24);
});

test("[ANA-020] a part that could not be loaded says so quietly in its card, and the others stand", () => {
  const query = "range=7d&channel=ai";
  const html = render(query, NOTHING);
  const cards = [
    "Visits",
    "Whole site",
    "Recent visits",
    "From visit to won deal",
    "Conversions",
    "Generation jobs",
  ];
  for (const card of cards) expect(textOf(html)).toContain(`${card} could not be loaded. Retry`);
  expect(hrefsOf(html, "Retry")).toEqual(cards.map(() => `${PATH}?${query}`));
  const other = textOf(render(query, { money: null }));
  expect(other).toContain("From visit to won deal could not be loaded.");
  expect(other.match(/could not be loaded/g)).toHaveLength(1);
});

test("on phones, where a list has four rows, a link leads to the others", () => {
  const html = render();
  expect(hrefsOf(html, "All 8 channels")).toEqual([`${PATH}?more=channel`]);
  expect(html).toMatch(/<a class="[^"]*md:hidden[^"]*"[^>]*>All 8 channels</);
  expect(render("more=channel")).not.toContain("All 8 channels");
});

test("without any data every card says so instead of breaking", () => {
  const search = readReportSearch(new URLSearchParams(), "UTC");
  const sample = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!sample.site || !sample.conversions || !sample.money || !sample.range)
    throw new Error("The sample is whole");
  const html = render("", {
    range: {
      ...sample.range,
      series: [],
      totals: { visits: 0, views: 0, converted: 0, wonCents: 0, cohortCents: 0 },
      previous: null,
      notes: [],
    },
    money: { ...sample.money, rows: [], channels: [] },
    site: { ...sample.site, topPages: [], devices: [], browsers: [], recentVisits: [] },
    conversions: {
      ...sample.conversions,
      events: 0,
      conversions: 0,
      visits: 0,
      convertedVisits: 0,
      topEvents: [],
      recentEvents: [],
      byType: { conversion: 0, interaction: 0, navigation: 0 },
    },
    generation: { counts: { success: 0, error: 0, other: 0 }, judged: 0, hours: [], recent: [] },
  });
  expect(html).not.toContain("NaN");
  const text = textOf(html);
  for (const words of [
    "No visits in these 30 days.",
    "No visits yet",
    "No events yet",
    "No runs yet",
    "no jobs yet",
  ]) {
    expect(text).toContain(words);
  }
});

test("[ANA-001] before the first visit one card says how to make one, and names the reports to come", () => {
  const search = readReportSearch(new URLSearchParams(), "UTC");
  const sample = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!sample.site || !sample.money || !sample.generation) throw new Error("The sample is whole");
  const never = {
    since: null,
    site: { ...sample.site, views: 0 },
    money: { ...sample.money, rows: [], channels: [], rest: null },
    generation: { ...sample.generation, recent: [] },
  };
  const html = render("", never);
  const titles = [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);
  expect(titles).toEqual([
    "Waiting for the first visit",
    "Website Analytics",
    "Conversion Analytics",
    "Content Generation Analytics",
  ]);
  expect(html.match(/class="card/g)).toHaveLength(1);
  expect(textOf(html)).toContain("open your home page in a private window");
  expect(html).not.toContain("<h3");

  const withRuns = render("", { ...never, generation: sample.generation });
  expect(textOf(withRuns)).toContain("Jobs per hour");
  expect(textOf(render("range=7d", never))).not.toContain("Waiting for the first visit");
  // What could not be read is no sign that nobody came.
  expect(textOf(render("", { ...never, site: null }))).toContain("Whole site could not be loaded");
});

test("without a past, no period before is named", () => {
  const search = readReportSearch(new URLSearchParams("range=7d"), "UTC");
  const { range } = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!range) throw new Error("The sample is whole");
  expect(textOf(render("range=7d", { range }))).toContain(
    "vs. previous 7 days Nov 9 to Nov 15, both up to 8:18 PM. Under 0.5% is no change.",
  );
  const html = render("range=7d", { range: { ...range, countedFrom: { visits: null, won: null } } });
  expect(textOf(html)).not.toContain("previous 7 days");
});

test("what leads do not know of a filter is a dash, not a zero", () => {
  const query = "depth=2&measure=value";
  const search = readReportSearch(new URLSearchParams(query), "UTC");
  const sample = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!sample.money || !sample.range) throw new Error("The sample is whole");
  const unknown = (totals: Totals): Totals => ({ ...totals, wonCents: null, cohortCents: null });
  const range = {
    ...sample.range,
    totals: unknown(sample.range.totals),
    series: sample.range.series.map((point) => ({ ...point, current: unknown(point.current) })),
  };
  const html = render(query, { range, money: { ...sample.money, knowsLeads: false } });
  const text = textOf(html);
  expect(text).toContain("Pages: 2 pages");
  expect(text).toContain(
    "Won in this period – not known by pages Won from these visits – not known by pages",
  );
  expect(text).toContain("leads and deals are left out while another filter is set");
  expect(partOf(html, "From visit to won deal")).not.toContain("$");
});

test("a row of the pages filters by the visits that began there", () => {
  expect(render("pages=pages")).toContain(`${PATH}?landing=%2Fpixlseo&amp;pages=pages`);
});

test("notes that stand close to each other share a pin", () => {
  const search = readReportSearch(new URLSearchParams(), "UTC");
  const { range } = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!range) throw new Error("The sample is whole");
  const at = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
  const note = (id: string, hours: number) => ({
    id,
    kind: "note" as const,
    at: at(hours),
    text: `Note ${id}`,
    author: "staff@beaconry.example",
  });
  const html = render("", { range: { ...range, notes: [note("a", 300), note("b", 3), note("c", 2)] } });
  const pins = html.match(/<ol class="series-pins">.*?<\/ol>/s)?.[0] ?? "";
  expect([...pins.matchAll(/>([\d–]+)<\/a>/g)].map(([, label]) => label)).toEqual(["1", "2–3"]);
  expect(pins).toContain("Note b");
  expect(pins).toContain("Note c");
});

test("a filter without visits offers to remove the last one", () => {
  const search = readReportSearch(new URLSearchParams("channel=email&device=tablet"), "UTC");
  const sample = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!sample.money) throw new Error("The sample is whole");
  const html = render("channel=email&device=tablet", { money: { ...sample.money, rows: [], channels: [] } });
  expect(partOf(html, "From visit to won deal")).toContain(
    "No visits with channel Email and device Tablet in these 30 days. Remove the last filter",
  );
  expect(hrefsOf(html, "Remove the last filter")).toEqual([`${PATH}?channel=email`]);
});

test("filters that reach further back than visits are kept say so, and nothing is guessed", () => {
  const html = render("range=all&channel=ai", {
    ...NOTHING,
    keptFrom: Date.parse("2026-08-24T00:00:00Z") / 3_600_000,
  });
  const text = textOf(html);
  expect(text).toContain(
    "Filters reach back to August 24, 2026. Older days keep their totals, so “All time” shows no filter.",
  );
  expect(text).not.toContain("Visits could not be loaded");
});

test("a row of a list sets its filter, the row that is set removes it, and the other state stays", () => {
  const html = render("range=7d&channel=search&sources=channel&measure=views");
  const direct = [...html.matchAll(/href="([^"]*channel=direct[^"]*)"/g)].map(([, href]) =>
    decode(href ?? ""),
  );
  expect(direct[0]).toBe(`${PATH}?range=7d&measure=views&channel=direct`);
  expect(hrefsOf(html, "Remove filter Channel: Search")).toEqual([`${PATH}?range=7d&measure=views`]);
  const [, set = ""] =
    html.match(/<a[^>]*aria-current="true"[^>]*href="([^"]*)"[^>]*><span class="grid/) ?? [];
  expect(decode(set)).toBe(`${PATH}?range=7d&measure=views`);
});

test("the chart reads each step without scripts, and the table has the same numbers", () => {
  const chart = render("range=7d");
  const steps = [...chart.matchAll(/<a[^>]*class="series-step[^"]*"[^>]*>.*?<\/a>/gs)].map(([step]) =>
    textOf(step).trim(),
  );
  expect(steps).toHaveLength(7);
  const table = rowsOf(render("range=7d&view=table"), "Visits as a table").reverse();
  expect(table.map(([day, visitors]) => `${day} ${visitors} visits`)).toEqual(
    steps.map((step) => step.replace(/ [A-Z][a-z]{2} \d+: \d+$/, "")),
  );
  expect(steps.at(-1)).toMatch(/^Sunday, Nov 22, until 8:18 PM \d+ visits Nov 15: \d+$/);
});

test("each step of the chart leads to its own day alone, also in a zone", () => {
  const steps = (search: string) =>
    [...render(search).matchAll(/<a[^>]*class="series-step[^"]*"[^>]*href="([^"]*)"/g)].map(
      ([, href]) => new URLSearchParams(decode(href ?? "").split("?")[1]),
    );
  for (const search of ["range=7d", "range=7d&tz=America/New_York"]) {
    const days = steps(search).map((params) => [params.get("from"), params.get("to")]);
    expect(days).toEqual(
      ["16", "17", "18", "19", "20", "21", "22"].map((day) => [`2026-11-${day}`, `2026-11-${day}`]),
    );
  }
});

test("one channel open in the money table shows its landing pages; its name opens and closes it", () => {
  const closed = render();
  expect(rowsOf(closed, "Visits, leads and won value by channel")).toHaveLength(8);
  expect(hrefsOf(closed, "Landing pages of Search")).toEqual([`${PATH}?open=search`]);
  const open = render("open=search");
  const rows = rowsOf(open, "Visits, leads and won value by channel");
  expect(rows.map(([name]) => name?.split(" ")[0]).slice(0, 3)).toEqual([
    "Search",
    "/blog/lakeview-map-pack",
    "/pixlseo",
  ]);
  expect(hrefsOf(open, "Landing pages of Search")).toEqual([PATH]);
  expect(rows[0]?.slice(1)).toEqual([
    "6,184",
    "334 5.4%",
    "223",
    "111",
    "72 22%",
    // 72 of 6,184 visits.
    "1.2%",
    "12",
    "$214,600",
    "$34.70",
  ]);
});

test("leads of ads without a visit have a line at the money that leads to their sources, and none where there are none", () => {
  const search = readReportSearch(new URLSearchParams(), "UTC");
  const { money } = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!money) throw new Error("The sample is whole");
  const line = (adLeads: number) =>
    partOf(render("", { money: { ...money, adLeads } }), "From visit to won deal");
  expect(line(3)).toContain(
    "3 leads name an ad as their source but have no known visit, so Paid does not count them.",
  );
  expect(line(1)).toContain(
    "1 lead names an ad as its source but has no known visit, so Paid does not count it.",
  );
  expect(line(0)).not.toContain("an ad as");
  const html = render("", { money: { ...money, adLeads: 3 } });
  expect(hrefsOf(html, "Show the sources")).toEqual([`${PATH}?open=no-visit`]);
});

test("a web vital without a sample says so on a gray ruler without good and poor", () => {
  const search = readReportSearch(new URLSearchParams(), "UTC");
  const { range } = sampleReport(search, reportRange(search, NOW, null), NOW);
  if (!range) throw new Error("The sample is whole");
  const vitals = range.vitals.map((one) =>
    one.vital === "inp" ? { ...one, p75: null, samples: 0 } : { ...one, p75: 3000, samples: 9 },
  );
  const html = render("", { range: { ...range, vitals } });
  expect(partOf(html, "Web vitals")).toContain("INP no samples yet");
  const [, card = ""] = /<section[^>]*web-vitals-title"(.*?)<\/section>/s.exec(html) ?? [];
  expect(card.match(/bg-data-bad/g)).toHaveLength(3);
  for (const name of ["LCP", "INP", "CLS", "TTFB"]) expect(html).toContain(`aria-label="What is ${name}?"`);
  // Without any sample there is no card of them.
  expect(render("", { range: { ...range, vitals: [] } })).not.toContain("web-vitals-title");
});

test("each head of the money table sorts by it without scripts, and other rows open and close by one link", () => {
  const html = render("split=landing&sort=leads");
  expect(hrefsOf(html, "Visits")).toContain(`${PATH}?split=landing&sort=visits`);
  expect(hrefsOf(html, "Won so far")).toEqual([`${PATH}?split=landing`]);
  expect(html.match(/aria-sort="descending"[^>]*>.{0,400}/)?.[0]).toContain("Leads");
  const [, many = ""] = textOf(html).match(/(\d+ other pages)/) ?? [];
  expect(hrefsOf(html, many)).toEqual([`${PATH}?split=landing&sort=leads&more=money`]);
});

test("a range is not longer than it says: of dates that are still to come it says so", () => {
  const headed = (query: string) => textOf(render(`range=custom&${query}`));
  expect(headed("from=2026-12-01&to=2026-11-01")).toContain("(later days are still to come)");
  expect(headed("from=2026-11-01&to=2026-11-30")).toContain("(later days are still to come)");
  for (const past of ["from=2026-11-01&to=2026-11-22", "from=2026-11-20&to=2026-11-01"])
    expect(headed(past)).not.toContain("still to come");
});
