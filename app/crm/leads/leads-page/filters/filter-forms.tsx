import { useLocation, useNavigation } from "@remix-run/react";
import { LEADS_PATH } from "../../../paths";
import type { FilterOption, LeadFilter } from "../../filters/filter-ranges";
import { type FilterChoices, listSearch } from "../../filters/lead-filters";
import { DEFAULT_LEAD_SORT } from "../../filters/lead-sorts";
import { joinRanges } from "./join-ranges";

/** The list's parameters, also while their answer is on its way. */
export function useListParams(): URLSearchParams {
  const { location } = useNavigation();
  const current = useLocation();
  const { search } = location?.pathname === LEADS_PATH ? location : current;
  return new URLSearchParams(listSearch(new URLSearchParams(search)));
}

/** Hidden fields that keep the list's other parameters; a form of filters returns to page 1. */
export function HiddenFilters({ without }: { without: readonly string[] }) {
  const kept = [...useListParams()].filter(([name]) => ![...without, "page"].includes(name));
  return kept.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

/** What the fields of a form of filters say, as parameters. */
export function filtersIn(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isDefault = name === "sort" && value === DEFAULT_LEAD_SORT;
    if (typeof value === "string" && !isDefault) wanted.append(name, value);
  }
  return joinRanges(wanted);
}

/** The options of a filter: its own, and those from the data that are not among them. */
export function optionsOf({ name, options }: LeadFilter, choices: FilterChoices) {
  const offered: FilterOption[] = choices[name as keyof FilterChoices] ?? [];
  const known = new Set(options.map(({ value }) => value));
  return { fixed: options, others: offered.filter(({ value }) => !known.has(value)) };
}
