import { Link, useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { BULK_PATH, leadPath } from "../../paths";
import type { ChoicesOf } from "../bulk/bulk-choices";
import { listSearch } from "../filters/lead-filters";
import type { LeadSort } from "../filters/lead-sorts";
import type { LeadColumn, ListSettings } from "../list-settings";
import { BulkBar, CHOICE_FORM } from "./bulk-bar";
import { CellMenuProvider } from "./cell-menus";
import { useWidths } from "./column-width";
import type { LeadItem } from "./load.server";
import { NOTHING, type Selection, type SelectionStep, select, selectedOf } from "./selection";
import { TABLE_COLUMNS } from "./table-columns";
import { BOX, leastWidths, marksOf, TableHead } from "./table-head";

type LeadTableProps = {
  leads: LeadItem[];
  settings: ListSettings;
  sort: LeadSort;
  /** Of all that match, on all pages. */
  total: number;
  choicesOf: ChoicesOf;
};

/** A table to work in: its heads sort, its cells are set in place, and leads are selected to be changed together. */
export function LeadTable({ leads, settings, sort, ...rest }: LeadTableProps) {
  const { columns } = settings;
  const [widths, setWidth] = useWidths(settings.widths);
  const list = listSearch(useSearchParams()[0]);
  const region = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [selection, step] = useSelection(list);
  const rows = leads.map(({ id }) => id);
  const selected = selectedOf(rows, selection);
  const clear = () => {
    step({ kind: "clear" });
    // The bar, and with it the button, is gone.
    region.current?.focus();
  };
  return (
    <>
      <ChoiceForm list={list} />
      <CellMenuProvider>
        <section
          ref={region}
          className="table-region card group-aria-busy/list:opacity-55 focus-visible:-outline-offset-2"
          aria-label="Table of leads"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard
          tabIndex={0}
          onKeyDown={(event) => selectByKey(event, { rows, step, bar })}
        >
          <table
            className="data-table lead-table"
            style={leastWidths(columns, widths)}
            aria-label="Table of leads"
          >
            <TableHead {...{ columns, widths, setWidth, sort, rows, step }} selected={selected.length} />
            <Rows {...{ leads, columns, selection, step, rows }} />
          </table>
        </section>
      </CellMenuProvider>
      <BulkBar
        selected={selected}
        isAll={selection.isAll}
        {...rest}
        onAll={() => step({ kind: "all", rows })}
        onClear={clear}
        focusBackTo={region}
        section={bar}
      />
    </>
  );
}

type RowsProps = {
  leads: LeadItem[];
  columns: readonly LeadColumn[];
  selection: Selection;
  step: (next: SelectionStep) => void;
  rows: string[];
};

function Rows({ leads, columns, selection, step, rows }: RowsProps) {
  return (
    <tbody>
      {leads.map((lead) => (
        <Row
          key={lead.id}
          lead={lead}
          columns={columns}
          isSelected={selection.ids.has(lead.id)}
          onToggle={(isRange) => step({ kind: "toggle", id: lead.id, rows, isRange })}
        />
      ))}
    </tbody>
  );
}

/** What the boxes of the table submit without JavaScript. */
function ChoiceForm({ list }: { list: string }) {
  return (
    <form id={CHOICE_FORM} action={BULK_PATH} hidden>
      <input type="hidden" name="list" value={list} />
    </form>
  );
}

/** The selection of a list, which ends with its filters, order or page. */
function useSelection(list: string) {
  const [kept, keep] = useState({ list, selection: NOTHING });
  const of = (stored: typeof kept) => (stored.list === list ? stored.selection : NOTHING);
  const step = (next: SelectionStep) => keep((stored) => ({ list, selection: select(of(stored), next) }));
  const latest = useRef(step);
  latest.current = step;
  // What was checked before the scripts were there.
  useEffect(() => {
    const form = document.getElementById(CHOICE_FORM);
    const checked = form instanceof HTMLFormElement ? new FormData(form).getAll("lead").map(String) : [];
    if (checked.length > 0) latest.current({ kind: "page", rows: checked });
  }, []);
  return [of(kept), step] as const;
}

const BOX_LABEL = "grid size-11 cursor-pointer place-items-center";

type Keyed = Pick<RowsProps, "rows" | "step"> & { bar: RefObject<HTMLElement> };

/** Ctrl+A or Cmd+A selects the page, Escape nothing; Enter in a row's box goes to the bar, past all later rows. */
function selectByKey(event: KeyboardEvent, { rows, step, bar }: Keyed): void {
  // What happens in a dialog of a cell arrives here too.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  if (event.key === "Enter" && event.target instanceof HTMLInputElement && event.target.type === "checkbox") {
    // Otherwise it submits the form of the boxes.
    event.preventDefault();
    bar.current?.querySelector("button")?.focus();
  }
  if (event.key === "Escape") step({ kind: "clear" });
  if (event.key !== "a" || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  step({ kind: "page", rows });
}

type RowProps = {
  lead: LeadItem;
  columns: readonly LeadColumn[];
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
};

function Row({ lead, columns, isSelected, onToggle }: RowProps) {
  const [params] = useSearchParams();
  const { id, name } = lead;
  return (
    <tr data-lead={id}>
      <td data-column="box" data-line="1">
        <SelectBox lead={lead} isSelected={isSelected} onToggle={onToggle} />
      </td>
      <td data-column="name" data-line="1">
        <Link
          to={leadPath(id) + listSearch(params)}
          className="block truncate font-semibold hover:underline focus-visible:-outline-offset-2"
          title={name}
          preventScrollReset
        >
          {name}
        </Link>
      </td>
      {columns.map((column) => (
        <td key={column} {...marksOf(column)}>
          {TABLE_COLUMNS[column].cell(lead)}
        </td>
      ))}
    </tr>
  );
}

/** The whole cell can be clicked, with Shift for all leads from the last click on. */
function SelectBox({ lead: { id, name }, isSelected, onToggle }: Omit<RowProps, "columns">) {
  const isRange = useRef(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only notes whether Shift is held; the box itself handles keys
    <label
      className={BOX_LABEL}
      onMouseDown={(event) => {
        // Shift would select the text in between.
        if (event.shiftKey) event.preventDefault();
      }}
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
    >
      <span className="sr-only">Select {name}</span>
      <input
        type="checkbox"
        className={BOX}
        form={CHOICE_FORM}
        name="lead"
        value={id}
        autoComplete="off"
        checked={isSelected}
        onChange={(event) => {
          const { nativeEvent } = event;
          onToggle(isRange.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
          isRange.current = false;
        }}
      />
    </label>
  );
}
