import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "../../../../ui/forms/button";
import { SearchField } from "../../../../ui/forms/field";
import { LEADS_PATH } from "../../../paths";
import { listSearch } from "../../filters/lead-filters";
import { filtersIn, HiddenFilters } from "./filter-forms";

type PageFieldProps = { onFind: (text: string) => void; hasFocus: boolean };

/** Finds pages among the choices below it; sent, it adds the address that was typed. */
export function PageField({ onFind, hasFocus }: PageFieldProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
  }, [hasFocus]);
  return (
    <form
      ref={form}
      action={LEADS_PATH}
      className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 border-b border-line pb-3"
      aria-label="Add a visited page"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(LEADS_PATH + listSearch(filtersIn(event.currentTarget)), { preventScrollReset: true });
        event.currentTarget.reset();
        onFind("");
      }}
    >
      <HiddenFilters without={[]} />
      <SearchField
        small
        label="Title or address"
        name="visited"
        placeholder="Title or address"
        hint="/blog/* stands for all pages that begin so."
        maxLength={1000}
        required
        onInput={({ currentTarget }) => onFind(currentTarget.value.trim().toLowerCase())}
      />
      <Button type="submit" size="sm">
        Add
      </Button>
    </form>
  );
}
