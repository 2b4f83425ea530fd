import { Plus, X } from "lucide-react";
import { SelectField } from "../../../ui/forms/field";
import { Icon } from "../../../ui/icon";
import { Disclosure } from "../../../ui/overlays/disclosure";
import { PartLinks } from "../../../ui/part-links";
import { DEPTHS, FILTER_NAMES } from "../../report";
import { withFilter } from "../../report-search";
import type { PageView, RangeView } from "../load.server";
import { StateLink, useSearch } from "../state-link";
import { CustomDates, RangePicker } from "./range-picker";
import { SearchForm } from "./search-form";

const FLEX = "flex flex-wrap items-center gap-[0.6rem]";
/** On narrow screens only the links to the parts stay in sight. */
const BAR = `${FLEX} z-15 -mx-page -my-1 border-b border-line bg-paper px-page py-2 max-lg:contents lg:sticky lg:top-15`;

const PARTS = [
  ["website", "Website"],
  ["conversions", "Conversion"],
  ["generation", "Content"],
] as const;

type FilterBarProps = Pick<PageView, "zones" | "filters"> & {
  choices: RangeView["choices"];
  dates: { from: string; to: string };
};

/** Range, time zone and filters, and the way to the page's parts. */
export function FilterBar({ zones, filters, choices, dates }: FilterBarProps) {
  return (
    <div className={BAR}>
      <div className={FLEX}>
        <RangePicker zones={zones} dates={dates} />
        <CustomDates dates={dates} />
        {filters.map((filter) => (
          <Chip key={filter.name} filter={filter} />
        ))}
        <FilterForm choices={choices} />
      </div>
      <PartLinks label="Parts of this page" parts={PARTS} className="max-lg:border-b lg:ml-auto" />
    </div>
  );
}

const CHIP =
  "inline-flex min-h-control-sm items-center gap-[0.35rem] rounded-md border px-[0.7rem] text-sm max-md:min-h-11";

function Chip({ filter: { name, label, text } }: { filter: PageView["filters"][number] }) {
  const { filters } = useSearch();
  return (
    <span className={`${CHIP} max-w-full border-teal bg-teal-soft`}>
      <span className="max-w-[16rem] truncate">
        {label}: <b>{text}</b>
      </span>
      <StateLink
        change={{ filters: withFilter(filters, name, null) }}
        className="-mr-2 grid size-7 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink"
        aria-label={`Remove filter ${label}: ${text}`}
      >
        <Icon of={X} size={14} />
      </StateLink>
    </span>
  );
}

/** Every filter at once; rows of the lists set one each. */
function FilterForm({ choices }: Pick<FilterBarProps, "choices">) {
  const { filters } = useSearch();
  const shown = Object.fromEntries(FILTER_NAMES.map((name) => [name, filters[name] ?? ""]));
  return (
    <Disclosure
      label="Filter"
      icon={Plus}
      closesOnSubmit
      className={`${CHIP} cursor-pointer border-dashed border-line-strong font-medium text-ink-2 hover:border-ink hover:text-ink max-sm:min-h-control-sm max-sm:w-11 max-sm:justify-center max-sm:text-[0px]`}
    >
      <SearchForm label="Filters" shown={shown} className="grid gap-3">
        <div className="grid gap-x-3 gap-y-2 grid-cols-2">
          {choices.map(({ name, label, options }) => (
            <SelectField key={name} label={label} name={name} small quiet defaultValue={filters[name] ?? ""}>
              <option value="">Any</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </SelectField>
          ))}
          <SelectField label="Pages per visit" name="depth" small quiet defaultValue={filters.depth ?? ""}>
            <option value="">Any</option>
            {DEPTHS.map((depth) => (
              <option key={depth} value={depth}>
                {depth.replace("+", " or more")}
              </option>
            ))}
          </SelectField>
          <SelectField label="Converted" name="converted" small quiet defaultValue={filters.converted ?? ""}>
            <option value="">Any</option>
            <option value="1">Visits with one</option>
          </SelectField>
        </div>
      </SearchForm>
    </Disclosure>
  );
}
