import { Link, useSearchParams } from "@remix-run/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentPropsWithoutRef, CSSProperties } from "react";
import { Icon } from "../../../ui/icon";
import { LEADS_PATH } from "../../paths";
import { LEAD_SORTS, type LeadSort, listSearch } from "../lead-filters";
import { LEAD_COLUMNS, type LeadColumn, orderOf } from "../list-settings";
import type { SelectionStep } from "./selection";
import { TABLE_COLUMNS, type TableColumn } from "./table-columns";

export const BOX = "size-[1.125rem] cursor-pointer align-middle accent-ink";
const NAME_REM = 10;
const SHARED_REM = 7.5;
const BOX_REM = 2.75;

/** Narrower than its columns need, the table scrolls. */
export function widthsOf(columns: readonly LeadColumn[]): CSSProperties & Record<`--${string}`, string> {
  const sum = (names: readonly LeadColumn[]) =>
    names.reduce((all, name) => all + (TABLE_COLUMNS[name].width ?? SHARED_REM), NAME_REM + BOX_REM);
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
  sort: LeadSort;
  selected: number;
  rows: string[];
  step: (next: SelectionStep) => void;
};

/** The heads, which sort where there is an index of the order, and the box that selects the page. */
export function TableHead({ columns, sort, selected, rows, step }: HeadProps) {
  const isWhole = selected === rows.length;
  return (
    <thead>
      <tr>
        <th scope="col" data-column="box" style={{ width: `${BOX_REM}rem` }}>
          <label className="grid size-9 cursor-pointer place-items-center">
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
        <SortedHead label="Name" by="name" sort={sort} />
        {columns.map((name) => {
          const { sort: by, width } = TABLE_COLUMNS[name];
          const look = { ...marksOf(name), style: width ? { width: `${width}rem` } : undefined };
          return <SortedHead key={name} label={LEAD_COLUMNS[name]} by={by} sort={sort} {...look} />;
        })}
      </tr>
    </thead>
  );
}

type SortedHeadProps = {
  label: string;
  by?: TableColumn["sort"];
  sort: LeadSort;
} & ComponentPropsWithoutRef<"th">;

/** A link to the order, and from there to the same the other way round. */
function SortedHead({ label, by, sort, ...cell }: SortedHeadProps) {
  const [params] = useSearchParams();
  const order = LEAD_SORTS.find(({ name }) => name === by);
  if (!by || !order) {
    return (
      <th scope="col" {...cell} title={label}>
        {label}
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
    </th>
  );
}
