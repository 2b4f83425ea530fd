import { useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback } from "react";
import { Button } from "../../../ui/forms/button";
import { ANALYTICS_PATH } from "../../paths";
import { searchEntries } from "../../report-search";
import { useSearch } from "../state-link";

type SearchFormProps = {
  label: string;
  /** Names of the fields inside; the rest of the page's state is kept. */
  fields: readonly string[];
  /** Submits at each change, so that only pages without scripts need the button. */
  auto?: boolean;
  className?: string;
  children: ReactNode;
};

/** A GET form that changes a part of the page's state. */
export function SearchForm({ label, fields, auto = false, className, children }: SearchFormProps) {
  const search = useSearch();
  const submit = useSubmitSearch(fields);
  const kept = searchEntries(search).filter(([name]) => !fields.includes(name));
  const button = (
    <Button type="submit" size="sm" variant="ink">
      Apply
    </Button>
  );
  return (
    <form
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
function useSubmitSearch(fields: readonly string[]) {
  const navigate = useNavigate();
  return useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const wanted = new URLSearchParams(window.location.search);
      for (const name of fields) {
        const value = form.get(name);
        if (typeof value === "string" && value !== "") wanted.set(name, value);
        else wanted.delete(name);
      }
      if (wanted.get("range") !== "custom") for (const name of ["from", "to"]) wanted.delete(name);
      navigate(`${ANALYTICS_PATH}?${wanted}`, { preventScrollReset: true });
    },
    [navigate, fields],
  );
}
