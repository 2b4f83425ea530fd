import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { SearchField, SelectField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { LEAD_PRIORITIES, LEAD_PRIORITY_LABELS, LEAD_STATUS_LABELS, LEAD_STATUSES } from "../lead";
import { DEFAULT_LEAD_SORT, type LeadFilters, listSearch } from "../lead-filters";
import { LEADS_PATH } from "../paths";

export const FILTER_FORM = "lead-filters";
const TYPING_PAUSE_MS = 250;
const NO_FILTERS = { q: null, status: null, priority: null, industry: null, page: null, at: null };

type FilterCardProps = { filters: LeadFilters; industries: string[] };

/** Search and filters as a plain GET form; with scripts it sends itself, after a pause in typing. */
export function FilterCard({ filters, industries }: FilterCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const send = useSelfSending();
  useShownFilters(form, filters);
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      aria-label="Filters"
      action={LEADS_PATH}
      className="card filters"
      onChange={(event) => send(event, TYPING_PAUSE_MS)}
      onSubmit={(event) => send(event, 0)}
    >
      <SearchField
        label="Search"
        hideLabel={false}
        small
        name="q"
        maxLength={100}
        placeholder="Name, company, email or phone"
        defaultValue={filters.q}
        autoComplete="off"
      />
      <FilterSelects filters={filters} industries={industries} />
      <div className="btns">
        <noscript>
          <Button type="submit" size="sm" variant="ink">
            Apply
          </Button>
        </noscript>
        <Link
          className="btn btn-sm btn-ghost"
          to={LEADS_PATH + listSearch(params, NO_FILTERS)}
          preventScrollReset
        >
          <Icon of={X} size={16} />
          Clear Filters
        </Link>
      </div>
    </form>
  );
}

function FilterSelects({ filters, industries }: FilterCardProps) {
  return (
    <>
      <SelectField label="Status" small name="status" defaultValue={filters.status ?? ""}>
        <option value="">All statuses</option>
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {LEAD_STATUS_LABELS[status]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Priority" small name="priority" defaultValue={filters.priority ?? ""}>
        <option value="">All priorities</option>
        {LEAD_PRIORITIES.toReversed().map((priority) => (
          <option key={priority} value={priority}>
            {LEAD_PRIORITY_LABELS[priority]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Industry" small name="industry" defaultValue={filters.industry ?? ""}>
        <option value="">All industries</option>
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </SelectField>
    </>
  );
}

/** Sends the form as a navigation that keeps the address short; any change goes back to page 1. */
function useSelfSending() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (event: FormEvent<HTMLFormElement>, pause: number) => {
    if (event.type === "submit") event.preventDefault();
    const fields = event.currentTarget;
    const isTyping = event.target instanceof HTMLInputElement;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => {
        const wanted = new URLSearchParams();
        for (const [name, value] of new FormData(fields)) {
          const isDefault = name === "sort" && value === DEFAULT_LEAD_SORT;
          if (typeof value === "string" && !isDefault) wanted.set(name, value);
        }
        const search = listSearch(wanted, {
          activities: params.get("activities"),
          activitiesAt: params.get("activitiesAt"),
        });
        navigate(LEADS_PATH + search, { replace: isTyping, preventScrollReset: true });
      },
      isTyping ? pause : 0,
    );
  };
}

/** Clearing and the back button change the address; the controls follow, but for the one that is being typed in. */
function useShownFilters(form: React.RefObject<HTMLFormElement>, filters: LeadFilters) {
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (control === document.activeElement) continue;
      if (control instanceof HTMLInputElement && control.name === "q") control.value = filters.q;
      if (control instanceof HTMLSelectElement) control.value = shownValue(filters, control.name);
    }
  }, [form, filters]);
}

function shownValue(filters: LeadFilters, name: string): string {
  if (name === "status" || name === "priority" || name === "industry" || name === "sort") {
    return filters[name] ?? "";
  }
  return "";
}
