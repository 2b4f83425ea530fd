import { ArrowDown, ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { FIGURES, type FigureDefinition } from "../../../copy/figures";
import { Table } from "../../../ui/data/table";
import { Icon } from "../../../ui/icon";
import { Definition } from "../../../ui/overlays/definition";
import { CHANNELS } from "../../channel";
import { withFilter } from "../../report-search";
import type { MoneyCells, MoneyTableRow, MoneyTableView } from "../load.server";
import { BELOW, RIGHT, WIDE } from "../panel";
import { StateLink, useSearch } from "../state-link";

const RIGHT_WIDE = `${RIGHT} ${WIDE}`;
/** Row heads look like cells; the class of the table makes heads sunk. */
const ROW_HEAD =
  "[&_th[scope=row]]:border-t-0 [&_tr:last-child_th[scope=row]]:border-b-0 [&_th[scope=row]]:bg-transparent [&_th[scope=row]]:font-medium [&_th[scope=row]]:whitespace-normal [&_th[scope=row]]:text-ink [&_:is(td,th)]:py-[0.45rem]";

/** Visits, leads and won value by channel, campaign, landing page or article. */
export function MoneyTable({ table }: { table: MoneyTableView }) {
  return (
    <Table caption={`Visits, leads and won value by ${table.head.toLowerCase()}`}>
      <thead>
        <tr>
          <th scope="col">{table.head}</th>
          <th scope="col" className={RIGHT_WIDE}>
            <Head figure={FIGURES.visits}>Visits</Head>
          </th>
          <th scope="col" className={RIGHT_WIDE}>
            <Head figure={FIGURES.conversion}>Form or call</Head>
          </th>
          <th scope="col" className={RIGHT_WIDE}>
            <Head figure={FIGURES.leadsOfRange}>Leads</Head>
          </th>
          <th scope="col" className={RIGHT}>
            Won
          </th>
          <th scope="col" className={RIGHT} aria-sort="descending">
            <Head figure={FIGURES.wonSoFar}>
              Won so far <Icon of={ArrowDown} size={13} />
            </Head>
          </th>
          <th scope="col" className={RIGHT_WIDE}>
            A visit
          </th>
        </tr>
      </thead>
      <tbody className={ROW_HEAD}>
        {table.rows.map((row) => (
          <ValueRows key={row.key} row={row} table={table} />
        ))}
        {[table.others, table.noValue, table.noVisit].map((row) =>
          row ? <Row key={row.label} cells={row} head={<RestHead of={row} />} /> : null,
        )}
      </tbody>
      <tfoot
        className={`${ROW_HEAD} [&_:is(td,th)]:border-t! [&_:is(td,th)]:border-t-line-strong! [&_th]:border-b-0! [&_:is(td,th)]:bg-sunk! [&_:is(td,th)]:font-semibold!`}
      >
        <Row cells={{ ...table.total, width: 0 }} head={table.total.label} />
      </tfoot>
    </Table>
  );
}

function RestHead({ of: { label } }: { of: { label: string } }) {
  return (
    <span className="inline-flex items-center gap-1 text-ink-2">
      {label} {label === FIGURES.noVisit.name ? <Definition {...FIGURES.noVisit} className="-my-1" /> : null}
    </span>
  );
}

function Head({ figure, children }: { figure: FigureDefinition; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {children} <Definition {...figure} className="-my-1" />
    </span>
  );
}

type ValueRowsProps = { row: MoneyTableRow; table: MoneyTableView };

/** A row with the landing pages of its opened channel. */
function ValueRows({ row, table }: ValueRowsProps) {
  return (
    <>
      <Row
        cells={row}
        isSet={row.isSet}
        head={
          <>
            {table.canOpen ? <Twist row={row} /> : null}
            <FilterLink filter={table.filter} value={row.key} label={row.label} isSet={row.isSet} />
          </>
        }
      />
      {row.kids.map((kid) => (
        <Row
          key={kid.key}
          cells={kid}
          isKid
          head={
            kid.landing === null ? (
              <span className="text-ink-2">{kid.label}</span>
            ) : (
              <FilterLink filter="landing" value={kid.landing} label={kid.label} isSet={false} />
            )
          }
        />
      ))}
    </>
  );
}

function Twist({ row: { key, label, isOpen } }: { row: MoneyTableRow }) {
  const channel = CHANNELS.find((one) => one === key) ?? null;
  return (
    <StateLink
      change={{ open: isOpen ? null : channel }}
      className="mr-1 -ml-[0.4rem] inline-grid size-6 place-items-center rounded-sm align-middle text-ink-3 hover:bg-hover hover:text-ink"
      aria-expanded={isOpen}
      aria-label={`Landing pages of ${label}`}
    >
      <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
    </StateLink>
  );
}

type FilterLinkProps = { filter: MoneyTableView["filter"]; value: string; label: string; isSet: boolean };

function FilterLink({ filter, value, label, isSet }: FilterLinkProps) {
  const { filters } = useSearch();
  if (!filter) return label;
  return (
    <StateLink
      change={{ filters: withFilter(filters, filter, isSet ? null : value) }}
      className="wrap-anywhere hover:underline"
      aria-current={isSet ? "true" : undefined}
    >
      {label}
    </StateLink>
  );
}

type RowProps = { cells: MoneyCells; head: ReactNode; isSet?: boolean; isKid?: boolean };

function Row({ cells, head, isSet = false, isKid = false }: RowProps) {
  const look = isSet
    ? "[&_:is(td,th)]:bg-teal-soft! [&_:is(td,th)]:font-semibold!"
    : isKid
      ? "[&_td]:text-ink-2 [&_th]:pl-[2.6rem]! [&_th]:font-normal!"
      : "";
  const share = `inline-block min-w-[3.1rem] font-normal ${isSet ? "text-ink-2" : "text-ink-3"}`;
  return (
    <tr className={look}>
      <th scope="row">
        {head}
        <span className={BELOW}>{cells.short}</span>
      </th>
      <td className={RIGHT_WIDE}>{cells.visits}</td>
      <td className={RIGHT_WIDE}>
        {cells.converted}
        <span className={share}>{cells.convertedShare}</span>
      </td>
      <td className={RIGHT_WIDE}>
        {cells.leads}
        <span className={share}>{cells.leadShare}</span>
      </td>
      <td className={RIGHT}>{cells.deals}</td>
      <td className={`${RIGHT} relative font-semibold text-ink! lg:min-w-44`}>
        <i
          className="absolute top-1/2 left-[0.6rem] h-2 w-[calc((100%-6.2rem)*var(--bar))] -translate-y-1/2 rounded-xs bg-data-1 max-lg:hidden"
          style={{ "--bar": `${cells.width / 100}` }}
        />
        {cells.won}
      </td>
      <td className={`${RIGHT_WIDE} text-ink-2`}>{cells.each}</td>
    </tr>
  );
}
