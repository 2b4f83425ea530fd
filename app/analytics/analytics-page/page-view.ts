import { dateText } from "../../platform/time/zoned-time";
import { VISIT_DIMENSIONS } from "../attributes";
import { CHANNEL_LABELS } from "../channel";
import { FILTER_LABELS as REASON_LABELS } from "../filter-reasons";
import type { ReportRange } from "../ranges";
import {
  type AnalyticsReport,
  type Conversions,
  type DimensionList,
  FILTER_NAMES,
  type GenerationReport,
  type RangeReport,
  type Storage,
  type WholeSite,
} from "../report";
import { type ReportSearch, searchText } from "../report-search";
import { WEB_VITALS } from "../web-vitals";
import * as dates from "./dates";
import { count, counted, duration, megabytes } from "./figures";
import { toListCards } from "./lists/list-view";
import { FILTER_LABELS, valueLabel } from "./lists/values";
import { isMoneyEmpty, toMoneyView } from "./money/money-view";
import { toSeriesView } from "./series-view";

type Question = { search: ReportSearch; range: ReportRange; now: Date };

/** The report as the page prints it; a part that could not be loaded stays null. */
export function toPageView(report: AnalyticsReport, question: Question) {
  const { search, range, now } = question;
  const { zone } = range;
  const toCome = searchText(search) === "" ? reportsToCome(report) : null;
  return {
    /** Before the first visit, the reports that say nothing yet; null later, and if a range is asked for. */
    toCome,
    title: toCome ? "Nothing is counted yet" : dates.rangeTitle(range) + toComeText(search, range),
    words: dates.rangeWords(range),
    /** The first and the last date of the range. */
    dates: { from: dateText(range.days.from), to: dateText(range.days.to) },
    zones: dates.zoneOptions(now, [search.ownZone, zone]),
    filters: FILTER_NAMES.flatMap((name) => {
      const value = search.filters[name];
      return value === undefined ? [] : [{ name, label: FILTER_LABELS[name], text: valueLabel(name, value) }];
    }),
    kept: report.keptFrom === null ? null : dates.dayOfHourTitle(report.keptFrom, zone),
    now: report.now,
    storage: report.storage && toStorageView(report.storage, question),
    range: report.range && toRangeView(report.range, question),
    money: report.money && toMoneyView(report.money, search, range.current),
    site: report.site && toSiteView(report.site, report.since, question),
    conversions: report.conversions && toConversionsView(report.conversions, question),
    generation: report.generation && toGenerationView(report.generation, question),
  };
}

/** Of typed dates, those after the range's end: it ends today. */
function toComeText({ from, to }: ReportSearch, { days }: ReportRange): string {
  const isLater = (date: string | null) => date !== null && date > dateText(days.to);
  return isLater(from) || isLater(to) ? " (later days are still to come)" : "";
}

const TO_COME = {
  test: {
    title: "Waiting for the first visit",
    text: "To test it, open your home page in a private window, as whoever is signed in here isn’t counted. Then load this page again: the visit shows within a minute.",
  },
  website: {
    title: "Website Analytics",
    text: "Visits, what they read, where they came from, and how fast the pages are.",
  },
  conversions: {
    title: "Conversion Analytics",
    text: "From visit to won deal: forms, calls, demos, and what ads cost.",
  },
  generation: {
    title: "Content Generation Analytics",
    text: "Drafts per hour, and the share of runs that succeed.",
  },
};

function reportsToCome({ since, range, site, money, generation }: AnalyticsReport) {
  if (since !== null || range === null || site?.views !== 0) return null;
  return {
    test: TO_COME.test,
    website: TO_COME.website,
    conversions: money && isMoneyEmpty(money) ? TO_COME.conversions : null,
    generation: generation?.recent.length === 0 ? TO_COME.generation : null,
  };
}

function toStorageView(storage: Storage, { range }: Question) {
  const { hits, visits, texts, bytes, rawFromHour, beyondLimit, rowsDay } = storage;
  return {
    size: megabytes(bytes),
    tables: [
      { label: "Page views and events", rows: count(hits) },
      { label: "Visits", rows: count(visits) },
      { label: "Paths and other texts", rows: count(texts) },
    ],
    archived: rawFromHour === 0 ? null : dates.dayOfHourTitle(rawFromHour, range.zone),
    beyondLimit:
      beyondLimit === 0
        ? null
        : `${counted(beyondLimit, "hit")} of ${dates.fullDay(rowsDay)} were only counted: the day’s limit of rows was reached.`,
  };
}

function toRangeView(report: RangeReport, question: Question) {
  const { vitals, filtered, privateHits, totals, lists } = report;
  const left = filtered.reduce((sum, { hits }) => sum + hits, 0);
  return {
    isEmpty: totals.visits === 0 && totals.views === 0,
    series: toSeriesView(report, question),
    cards: toListCards(report, question.search),
    choices: VISIT_DIMENSIONS.map((name) => ({
      name,
      label: FILTER_LABELS[name],
      options: valuesOf(lists[name]).map((value) => ({ value, label: valueLabel(name, value) })),
    })),
    vitals: { samples: Math.max(0, ...vitals.map(({ samples }) => samples)), figures: vitals.map(toVital) },
    filtered: {
      total: left,
      reasons: filtered.map(({ reason, hits }) => ({ label: REASON_LABELS[reason], hits: count(hits) })),
    },
    privateHits,
  };
}

/** The listed values, and the one that is set. */
function valuesOf({ rows, selected }: DimensionList): string[] {
  const values = rows.map(({ value }) => value);
  return selected === null || values.includes(selected) ? values : [selected, ...values];
}

function toVital({ vital, p75, samples }: RangeReport["vitals"][number]) {
  const { label, good, poor } = WEB_VITALS[vital];
  const grade = p75 === null ? null : gradeOf(p75, good, poor);
  return {
    vital,
    label,
    samples,
    grade,
    text: p75 === null ? "no samples yet" : vitalText(vital, p75),
    good,
    poor,
    p75,
  };
}

type Grade = "good" | "needs work" | "poor";

function gradeOf(value: number, good: number, poor: number): Grade {
  if (value <= good) return "good";
  return value <= poor ? "needs work" : "poor";
}

function vitalText(vital: RangeReport["vitals"][number]["vital"], value: number): string {
  if (vital === "cls") return value.toFixed(2);
  if (vital === "inp") return `${Math.round(value)} ms`;
  return `${(value / 1000).toFixed(vital === "ttfb" ? 2 : 1)} s`;
}

function toSiteView(site: WholeSite, since: number | null, { range, now }: Question) {
  const { zone } = range;
  return {
    ...site,
    since: since === null ? null : dates.monthOfHour(since, zone),
    devices: site.devices.map((row) => ({ ...row, label: valueLabel("device", row.value) })),
    topPages: site.topPages.map((row) => ({ ...row, label: valueLabel("landing", row.path) })),
    recentVisits: site.recentVisits.map((visit, index, all) => ({
      ...visit,
      /** A later page of the same visit stands above. */
      isListed: all.findIndex((other) => other.visit === visit.visit) < index,
      path: valueLabel("landing", visit.path),
      channel: CHANNEL_LABELS[visit.channel],
      place: [visit.region, visit.country].filter(Boolean).join(", "),
      device: valueLabel("device", visit.device),
      time: dates.timeOrDay(visit.at, now, zone),
    })),
  };
}

/** "Button click" of the recorded `button_click`; with the plural, "Button clicks". */
function eventWords(name: string, plural = ""): string {
  const words = name.replaceAll("_", " ") + plural;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toConversionsView(conversions: Conversions, { range, now }: Question) {
  return {
    ...conversions,
    topEvents: conversions.topEvents.map((event) => ({ ...event, words: eventWords(event.name, "s") })),
    recentEvents: conversions.recentEvents.map((event) => ({
      ...event,
      words: eventWords(event.name),
      path: valueLabel("landing", event.path),
      channel: CHANNEL_LABELS[event.channel],
      time: dates.timeOrDay(event.at, now, range.zone),
    })),
  };
}

function toGenerationView(report: GenerationReport, { range, now }: Question) {
  const { zone } = range;
  return {
    counts: report.counts,
    judged: report.judged,
    hours: report.hours.map(({ hour, counts }) => ({
      hour,
      label: dates.hourText(hour, zone),
      counts,
    })),
    recent: report.recent.map((run) => ({
      ...run,
      took: run.durationMs === null ? "" : duration(run.durationMs),
      created: dates.timeOrDay(run.createdAt, now, zone),
    })),
  };
}
