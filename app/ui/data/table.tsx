import { type Key, type ReactNode, useId } from "react";

type TableProps = { caption: string; children: ReactNode };

/**
 * A table in a scroll region that keyboards can reach. `caption` is its visually hidden name. Children are `<thead>`
 * and `<tbody>`; numeric cells take `text-right tabular-nums`. A table with one row a record is a `DataTable`.
 */
export function Table({ caption, children }: TableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard
    <section className="table-region" aria-labelledby={id} tabIndex={0}>
      <table className="data-table">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

export type Column<Row> = {
  /** Distinct among the columns of a table. */
  head: string;
  /** For columns whose cells say what they are, such as buttons: only screen readers get the head. */
  isHeadHidden?: boolean;
  /** Of the head and the cells: alignment, and from which width on the column is shown. */
  className?: string;
  /** Of the cells alone, in addition. */
  cellClass?: string | ((row: Row) => string | undefined);
  cell: (row: Row) => ReactNode;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  bodyClass?: string;
};

/** A table with one row a record, described by its columns. */
export function DataTable<Row>({ caption, columns, rows, keyOf, bodyClass }: DataTableProps<Row>) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map(({ head, isHeadHidden, className }) => (
            <th key={head} scope="col" className={className}>
              {isHeadHidden ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyClass}>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.head} className={classOfCell(column, row)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function classOfCell<Row>({ className, cellClass }: Column<Row>, row: Row): string | undefined {
  const own = typeof cellClass === "function" ? cellClass(row) : cellClass;
  return [className, own].filter(Boolean).join(" ") || undefined;
}
