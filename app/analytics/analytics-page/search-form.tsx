import { useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useCallback } from "react";
import { Button } from "../../ui/button";
import { ANALYTICS_PATH } from "../paths";
import { searchEntries } from "../report-search";
import { useSearch } from "./state-link";

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
  const submit = useSubmitSearch();
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

/** Leaves out what is empty, and dates that no range uses. */
function useSubmitSearch() {
  const navigate = useNavigate();
  return useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const wanted = new URLSearchParams();
      for (const [name, value] of new FormData(event.currentTarget)) {
        if (typeof value === "string" && value !== "") wanted.set(name, value);
      }
      if (wanted.get("range") !== "custom") for (const name of ["from", "to"]) wanted.delete(name);
      navigate(`${ANALYTICS_PATH}?${wanted}`, { preventScrollReset: true });
    },
    [navigate],
  );
}
