import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button, buttonClass } from "../../../../ui/forms/button";
import { SearchField, SelectField } from "../../../../ui/forms/field";
import { FoldedFilters } from "../../../../ui/forms/folded-filters";
import { useFilterForm } from "../../../../ui/forms/use-filter-form";
import { useWantedPath } from "../../../../ui/forms/use-wanted-path";
import { Icon } from "../../../../ui/icon";
import { LEADS_PATH } from "../../../paths";
import type { FilterOption, LeadFilter } from "../../filters/filter-ranges";
import {
  chosenOf,
  type FilterChoices,
  LEAD_FILTERS,
  type LeadFilters,
  listSearch,
  NO_FILTERS,
} from "../../filters/lead-filters";
import { FilterChips } from "./filter-chips";
import { filtersIn, HiddenFilters, optionsOf } from "./filter-forms";

export const FILTER_FORM = "lead-filters";
const TYPING_PAUSE_MS = 250;

/** On phones the last column is for the menu of views. */
const FIELDS =
  "grid grow min-w-64 grid-cols-[minmax(0,1fr)_auto] max-sm:grid-cols-[minmax(0,1fr)_auto_5rem] items-end gap-3 max-sm:gap-2 lg:grid-cols-1 xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]";
const FOLDED =
  "col-span-full grid-cols-2 md:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto] xl:col-span-1";

const filters: readonly LeadFilter[] = LEAD_FILTERS;
const SELECTS = filters.filter(({ several }) => several);

type FilterCardProps = { filters: LeadFilters; choices: FilterChoices };

/** The search, the selects, the menu of views (`children`) and the filters that are set. */
export function FilterCard({ children, ...props }: FilterCardProps & { children: ReactNode }) {
  return (
    <div className="relative -mt-2 flex flex-wrap items-start gap-3">
      <FilterForm {...props} />
      {children}
      <FilterChips {...props} />
    </div>
  );
}

/** A GET form; with JavaScript it submits itself, debounced while typing. */
function FilterForm({ filters, choices }: FilterCardProps) {
  const { q, sort } = filters;
  const set = Object.values(filters.chosen).filter((values) => values.length > 0).length;
  const selected = SELECTS.map(({ name }) => [name, soleValue(filters, name)]);
  const { ref, onInput, sent } = useFilterForm({ q, sort, ...Object.fromEntries(selected) }, true);
  const { send, cancel } = useAutoSubmit(sent);
  return (
    <form
      ref={ref}
      autoComplete="off"
      onInput={onInput}
      id={FILTER_FORM}
      aria-label="Filters"
      action={LEADS_PATH}
      className={FIELDS}
      onChange={(event) => send(event, TYPING_PAUSE_MS)}
      onSubmit={(event) => send(event, 0)}
    >
      <SearchField
        label="Search"
        small
        quiet
        name="q"
        maxLength={100}
        placeholder="Search leads"
        defaultValue={filters.q}
        autoComplete="off"
      />
      <FoldedFilters count={set} className={FOLDED}>
        {SELECTS.map((filter) => (
          <FilterSelect key={filter.name} filter={filter} filters={filters} choices={choices} />
        ))}
        <FilterButtons onClear={cancel} />
      </FoldedFilters>
      <OtherFilters filters={filters} />
    </form>
  );
}

/** The value that a select shows; none of several. */
function soleValue(filters: LeadFilters, name: string): string {
  const [value = "", ...others] = chosenOf(filters, name);
  return others.length > 0 ? "" : value;
}

/** What the form does not show but keeps: several values of a select, and the filters that have none. */
function OtherFilters({ filters }: { filters: LeadFilters }) {
  const shown = SELECTS.filter(({ name }) => chosenOf(filters, name).length < 2).map(({ name }) => name);
  return <HiddenFilters without={["q", "sort", ...shown]} />;
}

function FilterButtons({ onClear }: { onClear: () => void }) {
  const [params] = useSearchParams();
  return (
    <div className="flex flex-wrap gap-2">
      <noscript>
        <Button type="submit" size="sm" variant="ink">
          Apply
        </Button>
      </noscript>
      <Link
        className={buttonClass({ variant: "ghost", size: "sm" })}
        to={LEADS_PATH + listSearch(params, NO_FILTERS)}
        preventScrollReset
        onClick={onClear}
      >
        <Icon of={X} size={16} />
        Clear Filters
      </Link>
    </div>
  );
}

type FilterSelectProps = FilterCardProps & { filter: LeadFilter };

/** Of several values, which the chips show, it says how many; one more can be added. */
function FilterSelect({ filter, filters, choices }: FilterSelectProps) {
  const chosen = chosenOf(filters, filter.name);
  const { fixed, others } = optionsOf(filter, choices);
  return (
    <SelectField
      label={filter.label}
      hideLabel
      small
      name={filter.name}
      defaultValue={soleValue(filters, filter.name)}
    >
      <option value="">{chosen.length > 1 ? `${chosen.length} chosen` : filter.placeholder}</option>
      <Options of={fixed} />
      {others.length > 0 ? (
        <optgroup label={filter.dynamicOptionsLabel}>
          <Options of={others} />
        </optgroup>
      ) : null}
    </SelectField>
  );
}

function Options({ of }: { of: readonly FilterOption[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Submits the form as a navigation, leaving out empty parameters; any change returns to page 1. */
function useAutoSubmit(onSend: () => void) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const timer = useRef<number>();
  const path = useWantedPath();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const cancel = () => {
    window.clearTimeout(timer.current);
    onSend();
  };
  const send = (event: FormEvent<HTMLFormElement>, pause: number) => {
    if (event.type === "submit") event.preventDefault();
    const fields = event.currentTarget;
    const isTyping = event.target instanceof HTMLInputElement;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => {
        // Whoever has gone on stays there: over the list, where a lead is open, or elsewhere.
        if (!path.current.startsWith(LEADS_PATH)) return;
        onSend();
        const search = listSearch(filtersIn(fields), { activities: params.get("activities") });
        navigate(path.current + search, { replace: isTyping, preventScrollReset: true });
      },
      isTyping ? pause : 0,
    );
  };
  return { send, cancel };
}
