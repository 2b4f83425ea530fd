import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button, buttonClass } from "../../../ui/forms/button";
import { SearchField, SelectField } from "../../../ui/forms/field";
import { useFilterForm } from "../../../ui/forms/use-filter-form";
import { Icon } from "../../../ui/icon";
import { LEADS_PATH } from "../../paths";
import {
  DEFAULT_LEAD_SORT,
  type FilterChoices,
  type FilterOption,
  LEAD_FILTERS,
  type LeadFilter,
  type LeadFilters,
  listSearch,
  NO_FILTERS,
} from "../lead-filters";

export const FILTER_FORM = "lead-filters";
const TYPING_PAUSE_MS = 250;

const FILTERS =
  "card grid grid-cols-2 items-end gap-3 px-card py-4 *:first:col-span-full md:grid-cols-3 min-[60rem]:grid-cols-[repeat(var(--filters),minmax(0,1fr))_auto] 2xl:grid-cols-[minmax(13rem,2fr)_repeat(var(--filters),minmax(7rem,1fr))_auto] 2xl:*:first:col-auto";

type FilterCardProps = { filters: LeadFilters; choices: FilterChoices };

/** Search and filters as a GET form; with JavaScript it submits itself, debounced while typing. */
export function FilterCard({ filters, choices }: FilterCardProps) {
  const { q, sort, chosen } = filters;
  const all = Object.fromEntries(LEAD_FILTERS.map(({ name }) => [name, chosen[name] ?? ""]));
  const { ref, onInput, sent } = useFilterForm({ q, sort, ...all }, true);
  const { send, cancel } = useAutoSubmit(sent);
  return (
    <form
      ref={ref}
      autoComplete="off"
      onInput={onInput}
      id={FILTER_FORM}
      aria-label="Filters"
      action={LEADS_PATH}
      className={FILTERS}
      style={{ "--filters": `${LEAD_FILTERS.length}` }}
      onChange={(event) => send(event, TYPING_PAUSE_MS)}
      onSubmit={(event) => send(event, 0)}
    >
      <SearchField
        label="Search"
        hideLabel={false}
        small
        quiet
        name="q"
        maxLength={100}
        placeholder="Name, company, email or phone"
        defaultValue={filters.q}
        autoComplete="off"
      />
      <FilterSelects filters={filters} choices={choices} />
      <FilterButtons onClear={cancel} />
    </form>
  );
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

function FilterSelects({ filters, choices }: FilterCardProps) {
  return LEAD_FILTERS.map((filter) => (
    <FilterSelect
      key={filter.name}
      filter={filter}
      chosen={filters.chosen[filter.name] ?? ""}
      choices={choices[filter.name] ?? []}
    />
  ));
}

type FilterSelectProps = { filter: LeadFilter; chosen: string; choices: FilterOption[] };

function FilterSelect({ filter, chosen, choices }: FilterSelectProps) {
  const others = otherOptions(filter, choices);
  return (
    <SelectField label={filter.label} small quiet name={filter.name} defaultValue={chosen}>
      <option value="">{filter.placeholder}</option>
      <Options of={filter.options} />
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

/** Options from the data that are not among the fixed ones. */
function otherOptions({ options }: LeadFilter, choices: FilterOption[]): FilterOption[] {
  const known = new Set(options.map(({ value }) => value));
  return choices.filter(({ value }) => !known.has(value));
}

/** Submits the form as a navigation, leaving out empty parameters; any change returns to page 1. */
function useAutoSubmit(onSend: () => void) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const timer = useRef<number>();
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
        onSend();
        const search = listSearch(submittedFilters(fields), { activities: params.get("activities") });
        navigate(LEADS_PATH + search, { replace: isTyping, preventScrollReset: true });
      },
      isTyping ? pause : 0,
    );
  };
  return { send, cancel };
}

function submittedFilters(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isDefault = name === "sort" && value === DEFAULT_LEAD_SORT;
    if (typeof value === "string" && !isDefault) wanted.set(name, value);
  }
  return wanted;
}
