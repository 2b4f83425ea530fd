import { Link, useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { ChevronDown, X } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../../../ui/forms/button";
import { useFilterForm } from "../../../../ui/forms/use-filter-form";
import { Icon } from "../../../../ui/icon";
import { onDemand, Part } from "../../../../ui/on-demand";
import { Disclosure } from "../../../../ui/overlays/disclosure";
import { LEADS_PATH } from "../../../paths";
import type { FilterOption, LeadFilter } from "../../filters/filter-ranges";
import {
  ALL_FILTERS,
  chosenOf,
  type FilterChoices,
  type LeadFilters,
  listSearch,
} from "../../filters/lead-filters";
import { AddFilter, SHOWN, withShown } from "./add-filter";
import { filtersIn, HiddenFilters, optionsOf, useListParams } from "./filter-forms";
import { PageField } from "./page-field";
import { RangeFields, rangeFields } from "./range-fields";

const pageField = onDemand({
  name: "page-field",
  rendered: import.meta.env.SSR ? PageField : null,
  load: async () => (await import("./page-field")).PageField,
});

type FilterChipsProps = { filters: LeadFilters; choices: FilterChoices };

/**
 * A menu of filters, and those that are set in a row of their own, each with its choices in a panel, so that nothing
 * moves beside the search. One whose value a select shows has a chip only on narrow screens, where the selects are
 * folded away.
 */
export function FilterChips({ filters, choices }: FilterChipsProps) {
  const [params] = useSearchParams();
  const added = params.get(SHOWN);
  const shown = ALL_FILTERS.filter(
    ({ name, fromLinks }) => (name === added && !fromLinks) || chosenOf(filters, name).length > 0,
  );
  const isInSelect = ({ name, several }: LeadFilter) =>
    several && name !== added && chosenOf(filters, name).length === 1;
  const first = shown.find((filter) => !isInSelect(filter));
  return (
    <section className="contents" aria-label="Filters that are set">
      <AddFilter
        others={ALL_FILTERS.filter(
          (filter) => !filter.fromLinks && (isInSelect(filter) || !shown.includes(filter)),
        )}
      />
      {shown[0] && (
        <div className={`flex min-w-0 basis-full flex-wrap items-center gap-2 ${first ? "" : "lg:hidden"}`}>
          {shown.map((filter, at) => (
            // By another key a chip comes anew, and open, when it is added.
            <div
              key={filter.name + isInSelect(filter)}
              className={`contents ${isInSelect(filter) ? "lg:hidden" : ""}`}
            >
              {at > 0 && (
                <span className={`text-sm text-ink-3 ${filter === first ? "lg:hidden" : ""}`}>and</span>
              )}
              <Chip
                filter={filter}
                chosen={chosenOf(filters, filter.name)}
                choices={choices}
                isAdded={filter.name === added}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

type ChipProps = { filter: LeadFilter; chosen: readonly string[]; choices: FilterChoices; isAdded: boolean };

function Chip({ filter, chosen, choices, isAdded }: ChipProps) {
  const { fixed, others } = optionsOf(filter, choices);
  const params = useListParams();
  // Only when it comes: whoever chooses in it would otherwise close it.
  const [isOpen] = useState(isAdded);
  const [wanted, setWanted] = useState("");
  const text = chosenText(chosen, [...fixed, ...others]) || filter.placeholder;
  return (
    <div className="flex max-w-full items-center rounded-md border border-line-strong bg-surface text-sm">
      <Disclosure
        icon={ChevronDown}
        side="left"
        isOpen={isOpen}
        className="flex min-h-9 max-w-full cursor-pointer flex-row-reverse items-center gap-1 rounded-md pr-1 pl-3 hover:bg-hover"
        label={
          <span className="min-w-0 truncate" title={text}>
            {filter.label}: <b className="font-semibold">{text}</b>
          </span>
        }
      >
        {filter.isOfPages ? <Part of={pageField} props={{ onFind: setWanted, hasFocus: isOpen }} /> : null}
        <Choices {...{ filter, chosen, fixed, others, wanted }} hasFocus={isOpen && !filter.isOfPages} />
      </Disclosure>
      <Link
        to={LEADS_PATH + listSearch(params, { [filter.name]: null, page: null })}
        className="grid size-9 flex-none place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
        preventScrollReset
        onClick={focusAddFilter}
      >
        <Icon of={X} size={15} />
        <span className="sr-only">Remove filter {filter.label}</span>
      </Link>
    </div>
  );
}

/** The chip that had the focus goes. What is not shown takes no focus, as the menu where the filters are folded. */
function focusAddFilter() {
  document.querySelector<HTMLElement>("#lead-filters summary")?.focus();
  document.querySelector<HTMLElement>("#lead-filters ~ section summary")?.focus();
}

/** "New, Contacted": a comma is "or". */
function chosenText(chosen: readonly string[], options: readonly FilterOption[]): string {
  return chosen.map((value) => options.find((option) => option.value === value)?.label ?? value).join(", ");
}

type ChoicesProps = Pick<ChipProps, "filter" | "chosen"> & {
  fixed: readonly FilterOption[];
  others: FilterOption[];
  /** A part of the texts of the options that are looked for, in small letters. */
  wanted: string;
  hasFocus: boolean;
};

/** A GET form, which submits itself with JavaScript. */
function Choices({ hasFocus, ...options }: ChoicesProps) {
  const { filter } = options;
  const navigate = useNavigate();
  const listed = useListParams().getAll(filter.name);
  const { key } = useLocation();
  // Until a finished navigation (key) shows it.
  const [picked, setPicked] = useState<{ values: string[]; key: string } | null>(null);
  const chosen = picked?.key === key ? picked.values : listed;
  const ends = rangeFields(filter, chosen);
  const { ref: form, onInput, sent } = useFilterForm(ends);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
  }, [hasFocus, form]);
  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const wanted = filtersIn(currentTarget);
    const values = wanted.getAll(filter.name);
    setPicked({ values, key });
    sent();
    const search = listSearch(wanted);
    const to = values.length > (filter.several ? 1 : 0) ? search : withShown(search, filter.name);
    navigate(LEADS_PATH + to, { preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      action={LEADS_PATH}
      className="grid min-w-48 gap-2"
      aria-label={`Filter by ${filter.label.toLowerCase()}`}
      autoComplete="off"
      onInput={onInput}
      onChange={(event) => isBox(event.target) && apply(event)}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event);
      }}
    >
      <HiddenFilters without={[filter.name]} />
      <Options {...options} chosen={chosen} />
      {filter.range ? (
        <RangeFields range={filter.range} fields={ends} />
      ) : (
        <noscript>
          <Button type="submit" size="sm" variant="ink">
            Apply
          </Button>
        </noscript>
      )}
    </form>
  );
}

const isBox = (target: EventTarget) => target instanceof HTMLInputElement && target.type === "checkbox";

type OptionsProps = Omit<ChoicesProps, "hasFocus">;

function Options({ filter, fixed, others, chosen, wanted }: OptionsProps) {
  return (
    <div className="grid max-h-72 overflow-y-auto">
      <Boxes name={filter.name} of={fixed} chosen={chosen} />
      {filter.dynamicOptionsLabel && others.length > 0 && fixed.length > 0 ? (
        <p className="px-2 pt-2 text-xs text-ink-3">{filter.dynamicOptionsLabel}</p>
      ) : null}
      {filter.range ? null : <Boxes name={filter.name} of={others} chosen={chosen} wanted={wanted} />}
      {fixed.length + others.length === 0 ? <p className="text-sm text-ink-2">No lead has any.</p> : null}
    </div>
  );
}

type BoxesProps = { name: string; of: readonly FilterOption[]; chosen: readonly string[]; wanted?: string };

function Boxes({ name, of, chosen, wanted = "" }: BoxesProps) {
  return of.map(({ value, label, note = "" }) => (
    <label
      key={value}
      // Those that are chosen are sent, too.
      className={`${(label + note).toLowerCase().includes(wanted) ? "flex" : "hidden"} min-h-9 cursor-pointer items-center gap-2 rounded-md px-2 text-sm hover:bg-hover`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        readOnly
        className="size-4 flex-none accent-ink"
      />
      <span className="min-w-0 wrap-anywhere">
        {label}
        {note && <small className="block text-ink-3">{note}</small>}
      </span>
    </label>
  ));
}
