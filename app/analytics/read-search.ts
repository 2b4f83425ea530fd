import { parseDay } from "../platform/time/zoned-time";
import { WHOLE_HOUR_ZONES } from "../platform/time/zones";
import { CHANNELS } from "./channel";
import {
  DEPTHS,
  FILTER_NAMES,
  type FilterName,
  type Filters,
  MEASURES,
  MONEY_DIMENSIONS,
  RANGES,
} from "./report";
import { DEFAULTS, LIST_GROUPS, type ReportSearch, VIEWS } from "./report-search";
import { BROWSERS, DEVICE_TYPES, OPERATING_SYSTEMS } from "./visit";

const MAX_VALUE = 300;
const CLOSED_SETS: Partial<Record<FilterName, readonly string[]>> = {
  channel: CHANNELS,
  device: DEVICE_TYPES,
  browser: BROWSERS,
  os: OPERATING_SYSTEMS,
  depth: DEPTHS,
  converted: ["1"],
};

/** Reads the URL; what is not known there is as if it were missing. */
export function readReportSearch(params: URLSearchParams): ReportSearch {
  const from = dateOf(params.get("from"));
  const to = dateOf(params.get("to"));
  const range = oneOf(RANGES, params.get("range")) ?? DEFAULTS.range;
  const isCustom = range === "custom" && from !== null && to !== null;
  const open = oneOf(CHANNELS, params.get("open"));
  return {
    range: range === "custom" && !isCustom ? DEFAULTS.range : range,
    from: isCustom ? from : null,
    to: isCustom ? to : null,
    zone: oneOf(WHOLE_HOUR_ZONES, params.get("tz")) ?? DEFAULTS.zone,
    measure: oneOf(MEASURES, params.get("measure")) ?? DEFAULTS.measure,
    filters: readFilters(params),
    lists: {
      pages: oneOf(LIST_GROUPS.pages, params.get("pages")) ?? LIST_GROUPS.pages[0],
      sources: oneOf(LIST_GROUPS.sources, params.get("sources")) ?? LIST_GROUPS.sources[0],
      places: oneOf(LIST_GROUPS.places, params.get("places")) ?? LIST_GROUPS.places[0],
      machines: oneOf(LIST_GROUPS.machines, params.get("machines")) ?? LIST_GROUPS.machines[0],
    },
    view: oneOf(VIEWS, params.get("view")) ?? DEFAULTS.view,
    split: oneOf(MONEY_DIMENSIONS, params.get("split")) ?? DEFAULTS.split,
    open: open ?? null,
    more: oneOf(Object.values(LIST_GROUPS).flat(), params.get("more")) ?? null,
  };
}

function readFilters(params: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const name of FILTER_NAMES) {
    const value = params.get(name);
    if (value !== null && isFilterValue(name, value)) filters[name] = value;
  }
  return filters;
}

function isFilterValue(name: FilterName, value: string): boolean {
  const known = CLOSED_SETS[name];
  if (known) return known.includes(value);
  return value !== "" && value.length <= MAX_VALUE && !/[\p{Cc}\p{Cs}]/u.test(value);
}

function dateOf(text: string | null): string | null {
  return parseDay(text) === null ? null : text;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
