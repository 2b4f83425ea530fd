import { CHANNEL_LABELS, CHANNELS } from "../../../analytics/channel";
import { withState } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { customRange } from "./custom-range";
import type { FilterOption } from "./filter-ranges";
import { ALL_FILTERS, chosenOf, type FilterChoices, type LeadFilters } from "./lead-filters";
import { periodOf } from "./visit-filters";

/** The distinct industries, sources and tags of the listed leads. */
export type LeadTexts = { industries: string[]; sources: string[]; tags: string[] };

/** An import may bring a source of its own with each lead; a list as long helps nobody. */
const MAX_SOURCES = 300;

/** Filter options that come from the data; the source that is `wanted` is one of them if any lead has it. */
export function toFilterChoices(
  { industries, sources, tags }: LeadTexts,
  members: Member[],
  wanted: LeadFilters,
): FilterChoices {
  const asOption = (text: string) => ({ value: text, label: text });
  return {
    channel: CHANNELS.map((channel) => ({ value: channel, label: CHANNEL_LABELS[channel] })),
    industry: industries.map(asOption),
    source: sources
      .filter((source, at) => at < MAX_SOURCES || chosenOf(wanted, "source").includes(source))
      .map(asOption),
    tag: [...new Set([...tags, ...chosenOf(wanted, "tag")])].map(asOption),
    assigned: members.map(({ id, name, isActive }) => ({
      value: id,
      label: withState({ name, isActive }),
    })),
  };
}

/** Unsets the values that are not options; returns the same object if all are. */
export function ignoreUnknown(filters: LeadFilters, choices: FilterChoices): LeadFilters {
  const known = ALL_FILTERS.map(
    ({ name, options, fromLinks, isOfPages, keepsUnknown, range }): [string, readonly string[]] => {
      const chosen = chosenOf(filters, name);
      if (keepsUnknown || isOfPages) return [name, chosen];
      if (fromLinks) return [name, name === "came" ? chosen.filter(periodOf) : chosen];
      const offered: readonly FilterOption[] = [...options, ...(choices[name as keyof FilterChoices] ?? [])];
      const isKnown = (value: string) =>
        offered.some((option) => option.value === value) || (range && customRange(value, range, "UTC"));
      return [name, chosen.filter(isKnown)];
    },
  );
  const areAll = known.every(([name, values]) => values.length === chosenOf(filters, name).length);
  return areAll ? filters : { ...filters, chosen: Object.fromEntries(known) };
}
