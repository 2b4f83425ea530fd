import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { Button, buttonClass } from "../../../ui/forms/button";
import { SearchField, SelectField } from "../../../ui/forms/field";
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
  "card grid grid-cols-2 items-end gap-3 px-card py-4 *:first:col-span-full md:grid-cols-3 min-[60rem]:grid-cols-[repeat(var(--filters),minmax(0,1fr))_auto] xl:grid-cols-[minmax(13rem,2fr)_repeat(var(--filters),minmax(7rem,1fr))_auto] xl:*:first:col-auto";

type FilterCardProps = { filters: LeadFilters; choices: FilterChoices };

/** Search and filters as a GET form; with JavaScript it submits itself, debounced while typing. */
export function FilterCard({ filters, choices }: FilterCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, cancel, isWaiting } = useAutoSubmit();
  useShownFilters(form, filters, isWaiting);
  return (
    <form
      ref={form}
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
    <div className="flex gap-2">
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
function useAutoSubmit() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const cancel = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
  const send = (event: FormEvent<HTMLFormElement>, pause: number) => {
    if (event.type === "submit") event.preventDefault();
    const fields = event.currentTarget;
    const isTyping = event.target instanceof HTMLInputElement;
    cancel();
    timer.current = window.setTimeout(
      () => {
        timer.current = undefined;
        const search = listSearch(submittedFilters(fields), { activities: params.get("activities") });
        navigate(LEADS_PATH + search, { replace: isTyping, preventScrollReset: true });
      },
      isTyping ? pause : 0,
    );
  };
  return { send, cancel, isWaiting: useCallback(() => timer.current !== undefined, []) };
}

function submittedFilters(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isDefault = name === "sort" && value === DEFAULT_LEAD_SORT;
    if (typeof value === "string" && !isDefault) wanted.set(name, value);
  }
  return wanted;
}

/**
 * Updates the controls when the URL changes by other means: the clear button or the back button. Skipped while a
 * submission is pending, because the page's data is then older than the controls.
 */
function useShownFilters(
  form: React.RefObject<HTMLFormElement>,
  filters: LeadFilters,
  isWaiting: () => boolean,
) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isWaiting()) return;
    const others = outdatedControls(form.current, filters);
    // Filters chosen before hydration have not been submitted yet.
    if (isFirst.current && others.length > 0) form.current?.requestSubmit();
    else for (const { control, value } of others) control.value = value;
    isFirst.current = false;
  }, [form, filters, isWaiting]);
}

/** The controls whose value differs from the URL. The URL's search text is trimmed. */
function outdatedControls(form: HTMLFormElement | null, filters: LeadFilters) {
  return [...(form?.elements ?? [])].flatMap((control) => {
    if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) return [];
    const value = shownValue(filters, control.name);
    return control.value.trim() === value ? [] : [{ control, value }];
  });
}

function shownValue({ q, sort, chosen }: LeadFilters, name: string): string {
  if (name === "q") return q;
  return name === "sort" ? sort : (chosen[name] ?? "");
}
