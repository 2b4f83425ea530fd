import { z } from "zod";
import { parseDay } from "../platform/time/zoned-time";
import { zoneOr } from "../platform/time/zones";
import { attributeOf } from "./attributes";
import { CHANNELS } from "./channel";
import { MONEY_DIMENSIONS, MONEY_SORTS } from "./money";
import { DEPTHS, FILTER_NAMES, type FilterName, type Filters, MEASURES } from "./report";
import {
  ALL_MONEY,
  DEFAULTS,
  LISTS_BY_GROUP,
  type ListName,
  mapGroups,
  NO_VISIT,
  RANGES,
  type ReportSearch,
  VIEWS,
} from "./report-search";

const MAX_VALUE = 300;

/** Reads the URL; treats unknown parameters as missing. `ownZone` is the reader's, for which the URL needs no name. */
export function readReportSearch(params: URLSearchParams, ownZone: string): ReportSearch {
  const from = dateOf(params.get("from"));
  const to = dateOf(params.get("to"));
  const range = oneOf(RANGES, params.get("range")) ?? DEFAULTS.range;
  const isCustom = range === "custom" && from !== null && to !== null;
  const open = oneOf([...CHANNELS, NO_VISIT], params.get("open"));
  return {
    range: range === "custom" && !isCustom ? DEFAULTS.range : range,
    from: isCustom ? from : null,
    to: isCustom ? to : null,
    zone: zoneOr(params.get("tz"), ownZone),
    ownZone,
    measure: oneOf(MEASURES, params.get("measure")) ?? DEFAULTS.measure,
    filters: readFilters(params),
    lists: mapGroups((group) => oneOf(LISTS_BY_GROUP[group], params.get(group)) ?? LISTS_BY_GROUP[group][0]),
    view: oneOf(VIEWS, params.get("view")) ?? DEFAULTS.view,
    split: oneOf(MONEY_DIMENSIONS, params.get("split")) ?? DEFAULTS.split,
    sort: oneOf(MONEY_SORTS, params.get("sort")) ?? DEFAULTS.sort,
    open: open ?? null,
    more:
      oneOf<ListName | typeof ALL_MONEY>(
        [...Object.values(LISTS_BY_GROUP).flat(), ALL_MONEY],
        params.get("more"),
      ) ?? null,
    cost: z.uuid().safeParse(params.get("cost")).data ?? null,
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

/** All values of a filter; undefined if any text is one. */
function valuesOf(name: FilterName): readonly string[] | undefined {
  if (name === "depth") return DEPTHS;
  return name === "converted" ? ["1"] : attributeOf(name).values;
}

function isFilterValue(name: FilterName, value: string): boolean {
  const known = valuesOf(name);
  if (known) return known.includes(value);
  return value !== "" && value.length <= MAX_VALUE && !/[\p{Cc}\p{Cs}]/u.test(value);
}

function dateOf(text: string | null): string | null {
  return parseDay(text) === null ? null : text;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
