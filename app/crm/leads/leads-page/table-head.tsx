import { Link, useSearchParams } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentPropsWithoutRef, CSSProperties } from "react";
import { Icon } from "../../../ui/icon";
import { LEADS_PATH } from "../../paths";
import { listSearch } from "../filters/lead-filters";
import { LEAD_SORTS, type LeadSort } from "../filters/lead-sorts";
import { type ColumnWidths, LEAD_COLUMNS, type LeadColumn, orderOf, type WideColumn } from "../list-settings";
import { ColumnEdge, leastWidth, type SetWidth, usualWidth } from "./column-width";
import type { SelectionStep } from "./selection";
import { TABLE_COLUMNS, type TableColumn } from "./table-columns";

export const BOX = "size-[1.125rem] cursor-pointer align-middle accent-ink";
const BOX_REM = 2.75;

/** Narrower than its columns need, the table scrolls. */
export function leastWidths(
  columns: readonly LeadColumn[],
  widths: ColumnWidths,
): CSSProperties & Record<`--${string}`, string> {
  const sum = (names: readonly LeadColumn[]) =>
    names.reduce((all, name) => all + leastWidth(name, widths), leastWidth("name", widths) + BOX_REM);
  const narrow = columns.filter((name) => !TABLE_COLUMNS[name].goes);
  return { "--narrow": `${sum(narrow)}rem`, "--wide": `${sum(columns)}rem` };
}

/** By these, lead-table.css knows a cell. */
export function marksOf(name: LeadColumn) {
  const { goes, line } = TABLE_COLUMNS[name];
  return { "data-column": name, "data-goes": goes, "data-line": line };
}

type HeadProps = {
  columns: readonly LeadColumn[];
  widths: ColumnWidths;
  setWidth: SetWidth;
  sort: LeadSort;
  selected: number;
  rows: string[];
  step: (next: SelectionStep) => void;
};

/** The heads, which sort where there is an index of the order, and the box that selects the page. */
export function TableHead({ columns, widths, setWidth, sort, selected, rows, step }: HeadProps) {
  const isWhole = selected === rows.length;
  return (
    <thead>
      <tr>
        <th scope="col" data-column="box" style={{ width: `${BOX_REM}rem` }}>
          <label className="grid h-9 w-11 cursor-pointer place-items-center">
            <span className="sr-only">Select all leads of this page</span>
            <input
              type="checkbox"
              className={BOX}
              autoComplete="off"
              checked={isWhole}
              ref={(box) => {
                if (box) box.indeterminate = selected > 0 && !isWhole;
              }}
              onChange={() => step(isWhole ? { kind: "clear" } : { kind: "page", rows })}
            />
          </label>
        </th>
        <SortedHead name="name" label="Name" by="name" {...{ sort, widths, setWidth }} />
        {columns.map((name) => (
          <SortedHead
            key={name}
            {...{ name, sort, widths, setWidth }}
            {...marksOf(name)}
            label={LEAD_COLUMNS[name]}
            by={TABLE_COLUMNS[name].sort}
          />
        ))}
      </tr>
    </thead>
  );
}

type SortedHeadProps = {
  name: WideColumn;
  label: string;
  by?: TableColumn["sort"];
} & Pick<HeadProps, "sort" | "widths" | "setWidth"> &
  ComponentPropsWithoutRef<"th">;

/** A link to the order, and from there to the same the other way round. */
function SortedHead({ name, label, by, sort, widths, setWidth, ...marks }: SortedHeadProps) {
  const [params] = useSearchParams();
  const order = LEAD_SORTS.find(({ name }) => name === by);
  const width = widths[name] ?? usualWidth(name);
  // The name of a cell's head, without that of its edge.
  const cell = { ...marks, "aria-label": label, style: width ? { width: `${width}rem` } : undefined };
  const edge = <ColumnEdge {...{ name, label, width, setWidth }} />;
  if (!by || !order) {
    return (
      <th scope="col" {...cell} title={label}>
        {label}
        {edge}
      </th>
    );
  }
  const current = orderOf(sort);
  const isSorted = current.order.name === by;
  const isAscending = (order.direction === "asc") !== current.isReversed;
  const next = isSorted && !current.isReversed ? `-${by}` : by;
  return (
    <th scope="col" {...cell} aria-sort={isSorted ? (isAscending ? "ascending" : "descending") : undefined}>
      <Link
        to={`${LEADS_PATH}${listSearch(params, { sort: next, page: null })}`}
        className={`inline-flex min-h-9 max-w-full items-center gap-1 hover:text-ink focus-visible:-outline-offset-2 ${isSorted ? "font-semibold text-ink" : ""}`}
        preventScrollReset
        title={label}
      >
        <span className="truncate">{label}</span>
        {isSorted ? <Icon of={isAscending ? ArrowUp : ArrowDown} size={14} /> : null}
      </Link>
      {edge}
    </th>
  );
}
