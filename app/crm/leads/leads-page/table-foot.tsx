import { useSearchParams } from "@remix-run/react";
import { Columns3 } from "lucide-react";
import { Pager } from "../../../ui/data/pager";
import { ActionForm } from "../../../ui/forms/action-form";
import { Button, buttonClass } from "../../../ui/forms/button";
import { SelectField } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { Disclosure } from "../../../ui/overlays/disclosure";
import { LEADS_PATH } from "../../paths";
import { listSearch } from "../filters/lead-filters";
import type { Paging } from "../list-settings";
import { LEAD_COLUMNS, type ListSettings, TABLE_ROWS } from "../list-settings";

const FAILURE = { title: "Failed to change the list" };

/** The forms that change how this person looks at the list. */
export function useListSetting() {
  const [params] = useSearchParams();
  return useAction({ action: LEADS_PATH + listSearch(params), failure: FAILURE, preventScrollReset: true });
}

type TableFootProps = { paging: Paging; perPage: number; settings: ListSettings };

/** How many leads a page holds, which ones these are, and the way to the others. */
export function TableFoot({ paging: { page, pages, total }, perPage, settings }: TableFootProps) {
  const [params] = useSearchParams();
  const saving = useListSetting();
  const first = (page - 1) * perPage + 1;
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3 text-sm text-ink-2">
      <ActionForm of={saving} className="flex items-center gap-2">
        <input type="hidden" name="intent" value="rows" />
        <SelectField
          label="Rows on a page"
          hideLabel
          small
          name="value"
          defaultValue={`${settings.rows}`}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {TABLE_ROWS.map((rows) => (
            <option key={rows} value={rows}>
              {rows} rows
            </option>
          ))}
        </SelectField>
        <noscript>
          <Button type="submit" size="sm">
            Set
          </Button>
        </noscript>
      </ActionForm>
      <span className="tabular-nums">
        {count(first)} to {count(Math.min(total, first + perPage - 1))} of {count(total)}
      </span>
      <Pager
        small
        flush
        label="Pages of leads"
        page={page}
        pages={pages}
        to={(to) => `${LEADS_PATH}${listSearch(params, { page: to })}#leads`}
      />
    </div>
  );
}

/** Chooses the columns. */
export function ColumnPicker({ settings }: { settings: ListSettings }) {
  const saving = useListSetting();
  return (
    <div className="@max-[42rem]:hidden">
      <Disclosure
        label="Columns"
        icon={Columns3}
        className={buttonClass({ size: "sm", className: "cursor-pointer" })}
      >
        <ActionForm of={saving} className="grid w-48 text-sm" aria-label="Columns of the table">
          <input type="hidden" name="intent" value="columns" />
          {Object.entries(LEAD_COLUMNS).map(([name, label]) => (
            <label
              key={name}
              className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2 hover:bg-hover"
            >
              <input
                type="checkbox"
                className="size-[1.125rem] accent-ink"
                name="column"
                value={name}
                autoComplete="off"
                defaultChecked={settings.columns.some((column) => column === name)}
              />
              {label}
            </label>
          ))}
          <Button type="submit" size="sm" className="mt-2" busy={saving.isBusy}>
            Show these
          </Button>
        </ActionForm>
      </Disclosure>
    </div>
  );
}
