import { useNavigate } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../../../ui/forms/button";
import { useFilterForm } from "../../../ui/forms/use-filter-form";
import { ANALYTICS_PATH } from "../../paths";
import { searchEntries } from "../../report-search";
import { useSearch } from "../state-link";

type SearchFormProps = {
  label: string;
  /** The fields inside as the URL has them, by name; the rest of the page's state is kept. */
  shown: Record<string, string>;
  /** Submits at each change, so that only pages without scripts need the button. */
  auto?: boolean;
  className?: string;
  children: ReactNode;
};

/** A GET form that changes a part of the page's state. */
export function SearchForm({ label, shown, auto = false, className, children }: SearchFormProps) {
  const search = useSearch();
  const { ref, onInput, sent } = useFilterForm(shown, auto);
  const navigate = useSearchNavigation(Object.keys(shown));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent();
    navigate(new FormData(event.currentTarget));
  };
  const kept = searchEntries(search).filter(([name]) => !(name in shown));
  const button = (
    <Button type="submit" size="sm" variant="ink">
      Apply
    </Button>
  );
  return (
    <form
      ref={ref}
      autoComplete="off"
      onInput={onInput}
      aria-label={label}
      action={ANALYTICS_PATH}
      className={className}
      onSubmit={submit}
      onChange={auto ? submit : undefined}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {auto ? <noscript>{button}</noscript> : button}
    </form>
  );
}

/**
 * Leaves out what is empty, and dates that no range uses. The rest is kept as the address has it, which is ahead of the
 * page while an answer is being drawn.
 */
function useSearchNavigation(fields: readonly string[]) {
  const navigate = useNavigate();
  return (form: FormData) => {
    const wanted = new URLSearchParams(window.location.search);
    for (const name of fields) {
      const value = form.get(name);
      if (typeof value === "string" && value !== "") wanted.set(name, value);
      else wanted.delete(name);
    }
    if (wanted.get("range") !== "custom") for (const name of ["from", "to"]) wanted.delete(name);
    navigate(`${ANALYTICS_PATH}?${wanted}`, { preventScrollReset: true });
  };
}
