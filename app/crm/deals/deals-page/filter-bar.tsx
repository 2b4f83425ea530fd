import { Link, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button, buttonClass } from "../../../ui/forms/button";
import { SearchField, SelectField } from "../../../ui/forms/field";
import { FoldedFilters } from "../../../ui/forms/folded-filters";
import { useFilterForm } from "../../../ui/forms/use-filter-form";
import { useWantedPath } from "../../../ui/forms/use-wanted-path";
import { type DealFilters, dealsPath, readDealFilters } from "../filters/deal-filters";

const TYPING_PAUSE_MS = 250;

type FilterBarProps = {
  filters: DealFilters;
  owners: { value: string; label: string }[];
  months: { value: string; label: string }[];
};

/** The board's filters as a GET form; with JavaScript it submits itself, debounced while typing. */
export function FilterBar({ filters, owners, months }: FilterBarProps) {
  const { ref, onInput, sent } = useFilterForm(filters, true);
  const send = useDelayedSubmit(sent);
  const set = [filters.owner, filters.closing, filters.age].filter(Boolean).length;
  return (
    <form
      ref={ref}
      autoComplete="off"
      onInput={onInput}
      aria-label="Filters"
      action="/admin/deals"
      className="-mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      onChange={send}
    >
      <SearchField
        label="Search deals"
        small
        name="q"
        maxLength={100}
        placeholder="Deal, lead or company"
        defaultValue={filters.q}
        autoComplete="off"
      />
      <FoldedFilters
        count={set}
        className="col-span-full grid-cols-2 lg:col-span-1 lg:grid-flow-col lg:grid-cols-3"
      >
        <FilterSelect label="Whose deals" name="owner" chosen={filters.owner} options={owners} />
        <FilterSelect label="Closing" name="closing" chosen={filters.closing} options={months} />
        <FilterSelect label="Stage age" name="age" chosen={filters.age} options={AGES} />
        <FilterButtons isFiltered={Object.values(filters).some(Boolean)} />
      </FoldedFilters>
    </form>
  );
}

/** Without them the filters end where the board does. */
function FilterButtons({ isFiltered }: { isFiltered: boolean }) {
  return (
    <>
      <noscript>
        <Button type="submit" size="sm" variant="ink">
          Apply
        </Button>
      </noscript>
      {isFiltered ? (
        <Link className={buttonClass({ variant: "ghost", size: "sm" })} to={dealsPath({})} preventScrollReset>
          Clear Filters
        </Link>
      ) : null}
    </>
  );
}

/** Submits the form as a navigation, while typing after a pause. */
function useDelayedSubmit(sent: () => void) {
  const navigate = useNavigate();
  const timer = useRef<number>();
  const path = useWantedPath();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const isTyping = target instanceof HTMLInputElement;
    const send = () => {
      // Whoever has gone on stays there.
      if (path.current !== dealsPath({})) return;
      sent();
      const texts = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
      navigate(dealsPath(readDealFilters(new URLSearchParams(texts))), {
        replace: isTyping,
        preventScrollReset: true,
      });
    };
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(send, isTyping ? TYPING_PAUSE_MS : 0);
  };
}

/** The labels are for screen readers alone, so each choice says what it is of. */
const AGES = [
  { value: "", label: "Any stage age" },
  { value: "stale", label: "Stalled deals" },
];

type FilterSelectProps = { label: string; name: string; chosen: string; options: FilterBarProps["owners"] };

function FilterSelect({ label, name, chosen, options }: FilterSelectProps) {
  return (
    <SelectField label={label} hideLabel small name={name} defaultValue={chosen}>
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
