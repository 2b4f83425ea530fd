import {
  ATTRIBUTES,
  type AttributeField,
  mapDimensions,
  type VisitDimension,
} from "../../app/analytics/attributes";
import type { Filters, HourRange } from "../../app/analytics/report";
import type { HistoryHit } from "./visit-histories";

/** The same figures as the reports, computed hit by hit from a whole history. */

const HOUR = 3_600_000;
export const hourOfHit = (hit: HistoryHit) => Math.floor(Date.parse(hit.timestamp) / HOUR);
const isIn = (hour: number, { from, to }: HourRange) => hour >= from && hour < to;

const FIELDS = mapDimensions((name) => ATTRIBUTES[name].field);

export type NaiveVisit = {
  first: HistoryHit;
  hour: number;
  views: number;
  conversions: number;
  calls: number;
};

export function visitsOf(hits: HistoryHit[]): NaiveVisit[] {
  const byVisit = groupBy(hits, (hit) => `${hit.sessionId} ${hit.visit}`);
  return [...byVisit.values()].flatMap((own) => {
    const [first] = [...own].sort(
      (a, b) => a.timestamp.localeCompare(b.timestamp) || a.id.localeCompare(b.id),
    );
    if (!first) return [];
    return {
      first,
      hour: hourOfHit(first),
      views: own.filter((hit) => !hit.eventName).length,
      conversions: own.filter((hit) => hit.eventType === "conversion").length,
      calls: own.filter((hit) => hit.eventName === "phone_click").length,
    };
  });
}

export function matchingVisits(
  hits: HistoryHit[],
  range: HourRange,
  filters: Filters,
  without?: keyof Filters,
): NaiveVisit[] {
  return visitsOf(hits).filter(({ first, hour, views, conversions }) => {
    if (!isIn(hour, range)) return false;
    for (const [name, value] of Object.entries(filters)) {
      if (name === without) continue;
      if (name === "converted") {
        if (value !== (conversions > 0 ? "1" : "0")) return false;
      } else if (name === "depth") {
        if (value === "4+" ? views < 4 : String(views) !== value) return false;
      } else if (String(first[fieldOf(name)]) !== value) return false;
    }
    return true;
  });
}

function fieldOf(name: string): AttributeField {
  for (const [dimension, field] of Object.entries(FIELDS)) if (dimension === name) return field;
  throw new Error(`There is no dimension ${name}`);
}

export function totalsOf(visits: NaiveVisit[]) {
  return {
    visits: visits.length,
    views: visits.reduce((sum, { views }) => sum + views, 0),
    converted: visits.filter(({ conversions }) => conversions > 0).length,
  };
}

/** Visits, converted ones, forms and calls by value; values that are null are left out. */
export function conversionsOf(visits: NaiveVisit[], dimension: VisitDimension): Record<string, number[]> {
  const byValue = groupBy(visits, ({ first }) => first[FIELDS[dimension]] ?? "");
  byValue.delete("");
  return Object.fromEntries(
    [...byValue].map(([value, own]) => {
      const sum = (figure: "conversions" | "calls") => own.reduce((all, visit) => all + visit[figure], 0);
      const forms = sum("conversions") - sum("calls");
      return [value, [own.length, totalsOf(own).converted, forms, sum("calls")]];
    }),
  );
}

/** Visits by value, the largest first; values that are null are left out. */
export function listOf(visits: NaiveVisit[], dimension: VisitDimension): Record<string, number> {
  const values = visits.flatMap(({ first }) => first[FIELDS[dimension]] ?? []);
  return countBy(values);
}

export function viewsBy(
  hits: HistoryHit[],
  field: "pagePath" | "deviceType" | "browser",
  range: HourRange,
): Record<string, number> {
  return countBy(
    hits.filter((hit) => !hit.eventName && isIn(hourOfHit(hit), range)).map((hit) => hit[field]),
  );
}

export function distinctSessions(hits: HistoryHit[], range: HourRange): number {
  return new Set(hits.filter((hit) => isIn(hourOfHit(hit), range)).map((hit) => hit.sessionId)).size;
}

export function countBy(values: string[]): Record<string, number> {
  const groups = groupBy(values, (value) => value);
  return Object.fromEntries([...groups].map(([key, list]) => [key, list.length]));
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
