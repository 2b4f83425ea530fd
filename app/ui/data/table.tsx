import { type Key, type ReactNode, useId } from "react";
import { ButtonLink } from "../forms/button";

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
  /** For the column that names the row: its cells are the rows' heads. */
  isRowHead?: boolean;
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
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classOfCell(column, row);
  if (!column.isRowHead) return <td className={className}>{column.cell(row)}</td>;
  return (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  );
}

function classOfCell<Row>({ className, cellClass }: Column<Row>, row: Row): string | undefined {
  const own = typeof cellClass === "function" ? cellClass(row) : cellClass;
  return [className, own].filter(Boolean).join(" ") || undefined;
}

type PageStepsProps = {
  page: number;
  hasMore: boolean;
  words: readonly [string, string];
  className?: string;
};

/** The way to the pages before and after in a list whose length nobody counts; nothing if there is one page. */
export function PageSteps({ page, hasMore, words: [before, after], className = "" }: PageStepsProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <p className={`flex gap-2 ${className}`.trim()}>
      {page > 1 ? (
        <ButtonLink size="sm" to={`?page=${page - 1}`}>
          {before}
        </ButtonLink>
      ) : null}
      {hasMore ? (
        <ButtonLink size="sm" to={`?page=${page + 1}`}>
          {after}
        </ButtonLink>
      ) : null}
    </p>
  );
}
