import { Link, useNavigate, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { Button } from "../../../ui/button";
import { SearchField, SelectField } from "../../../ui/field";
import { Icon } from "../../../ui/icon";
import { LEADS_PATH } from "../../paths";
import {
  INDUSTRIES,
  LEAD_PRIORITIES,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  LEAD_STATUSES,
} from "../lead";
import { DEFAULT_LEAD_SORT, type LeadFilters, listSearch } from "../lead-filters";

export const FILTER_FORM = "lead-filters";
const TYPING_PAUSE_MS = 250;
const NO_FILTERS = { q: null, status: null, priority: null, industry: null, page: null, at: null };

type FilterCardProps = { filters: LeadFilters; industries: string[] };

/** Search and filters as a plain GET form; with scripts it sends itself, after a pause in typing. */
export function FilterCard({ filters, industries }: FilterCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const { send, cancel, isWaiting } = useSelfSending();
  useShownFilters(form, filters, isWaiting);
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
          onClick={cancel}
        >
          <Icon of={X} size={16} />
          Clear Filters
        </Link>
      </div>
    </form>
  );
}

function FilterSelects({ filters, industries }: FilterCardProps) {
  const others = otherIndustries(industries, filters.industry);
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
        {INDUSTRIES.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
        {others.length > 0 ? (
          <optgroup label="Other industries of the leads">
            {others.map((industry) => (
              <option key={industry}>{industry}</option>
            ))}
          </optgroup>
        ) : null}
      </SelectField>
    </>
  );
}

/** What imports brought beside the known ones; the one of the address stays on offer when no lead has it any more. */
function otherIndustries(present: string[], chosen: string | null): string[] {
  const known: readonly string[] = INDUSTRIES;
  return [...new Set(chosen ? [...present, chosen] : present)].filter((one) => !known.includes(one));
}

/** Sends the form as a navigation that keeps the address short; any change goes back to page 1. */
function useSelfSending() {
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
        const search = listSearch(wantedFilters(fields), {
          activities: params.get("activities"),
          activitiesAt: params.get("activitiesAt"),
        });
        navigate(LEADS_PATH + search, { replace: isTyping, preventScrollReset: true });
      },
      isTyping ? pause : 0,
    );
  };
  return { send, cancel, isWaiting: useCallback(() => timer.current !== undefined, []) };
}

function wantedFilters(form: HTMLFormElement): URLSearchParams {
  const wanted = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isDefault = name === "sort" && value === DEFAULT_LEAD_SORT;
    if (typeof value === "string" && !isDefault) wanted.set(name, value);
  }
  return wanted;
}

/**
 * Clearing and the back button change the address; the controls follow. An answer that comes while the next filters
 * wait to be sent is older than what the controls show.
 */
function useShownFilters(
  form: React.RefObject<HTMLFormElement>,
  filters: LeadFilters,
  isWaiting: () => boolean,
) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isWaiting()) return;
    const others = otherControls(form.current, filters);
    // What was chosen before the scripts ran is not answered yet.
    if (isFirst.current && others.length > 0) form.current?.requestSubmit();
    else for (const { control, value } of others) control.value = value;
    isFirst.current = false;
  }, [form, filters, isWaiting]);
}

/** The controls that show something else than the address says; the words stand there trimmed. */
function otherControls(form: HTMLFormElement | null, filters: LeadFilters) {
  return [...(form?.elements ?? [])].flatMap((control) => {
    if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) return [];
    const value = shownValue(filters, control.name);
    return control.value.trim() === value ? [] : [{ control, value }];
  });
}

function shownValue(filters: LeadFilters, name: string): string {
  if (name === "q" || name === "status" || name === "priority" || name === "industry" || name === "sort") {
    return filters[name] ?? "";
  }
  return "";
}
