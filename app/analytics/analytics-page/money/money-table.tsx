import { Link } from "@remix-run/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { Table } from "../../../ui/data/table";
import { Icon } from "../../../ui/icon";
import { Definition } from "../../../ui/overlays/definition";
import { ALL_MONEY, NO_VISIT, withFilter } from "../../report-search";
import type { MoneyTableRow, MoneyTableView } from "../load.server";
import { RIGHT } from "../panel";
import { StateLink, useSearch } from "../state-link";
import type { MoneyCells } from "./money-cells";
import { MoneyHeads, WON_COLUMN } from "./money-heads";

/** On narrow screens the figures scroll beside the row's name. */
const NAME = "min-w-36 max-lg:sticky max-lg:left-0 max-lg:z-1";
/** Between two numbers that would touch. */
const APART = { paddingLeft: "0.8rem" };
/** So that all columns, also those of ads, stand side by side on a laptop. */
const TIGHT = "lg:[&_:is(td,th):not(:first-child,:last-child)]:px-1";
const ROWS = `${TIGHT} max-lg:[&_th[scope=row]]:max-w-44 max-lg:[&_th[scope=row]]:min-w-36 max-lg:[&_th[scope=row]]:bg-surface [&_:is(td,th)]:py-[0.45rem]`;

/** Visits, leads and won value by channel, campaign, landing page or article; by device, visits alone. */
export function MoneyTable({ table }: { table: MoneyTableView }) {
  return (
    <Table caption={`Visits, leads and won value by ${table.head.toLowerCase()}`}>
      <thead className={TIGHT}>
        <tr>
          <th scope="col" className={NAME}>
            {table.head}
          </th>
          <MoneyHeads hasCosts={table.hasCosts} sort={table.sort} />
        </tr>
      </thead>
      <tbody className={ROWS}>
        {table.rows.map((row) => (
          <ValueRows key={row.key} row={row} table={table} />
        ))}
        {table.others ? <OthersRow row={table.others} isFull={table.isFull} /> : null}
        {table.noValue ? (
          <Row cells={table.noValue} head={<span className="text-ink-2">{table.noValue.label}</span>} />
        ) : null}
        {table.noVisit ? <NoVisitRows row={table.noVisit} /> : null}
      </tbody>
      <tfoot
        className={`${ROWS} [&_:is(td,th)]:border-t! [&_:is(td,th)]:border-t-line-strong! [&_th]:border-b-0! [&_:is(td,th)]:bg-sunk! [&_:is(td,th)]:font-semibold!`}
      >
        <Row cells={{ ...table.total, width: 0 }} head={table.total.label} />
      </tfoot>
    </Table>
  );
}

/** Leads without a visit, and when opened their sources, which lead to the list of leads. */
function NoVisitRows({ row }: { row: NonNullable<MoneyTableView["noVisit"]> }) {
  const { label, isOpen, sources } = row;
  // With its mark, so that this does not stand alone in a line.
  const lastWord = label.lastIndexOf(" ") + 1;
  return (
    <>
      <Row
        cells={row}
        head={
          <span className="text-ink-2 lg:whitespace-nowrap">
            <Twist open={isOpen ? null : NO_VISIT} isOpen={isOpen} label={`Sources of ${label}`} />
            {label.slice(0, lastWord)}
            <span className="whitespace-nowrap">
              {label.slice(lastWord)} <Definition {...FIGURES.noVisit} className="-my-1 align-middle" />
            </span>
          </span>
        }
      />
      {sources.map((source) => (
        <Row
          key={source.label}
          cells={source}
          isKid
          head={
            source.to === null ? (
              <span className="text-ink-2">{source.label}</span>
            ) : (
              <Link to={source.to} className="wrap-anywhere hover:underline">
                {source.label}
              </Link>
            )
          }
        />
      ))}
    </>
  );
}

type OthersRowProps = {
  row: { label: string; cells: MoneyCells | null };
  isFull: boolean;
  isKid?: boolean;
};

/** Opens all rows, and closes them again: one link, which keeps the focus. */
function OthersRow({ row: { label, cells }, isFull, isKid = false }: OthersRowProps) {
  return (
    <Row
      cells={cells}
      isKid={isKid}
      head={
        <StateLink change={{ more: isFull ? null : ALL_MONEY }} className="font-medium hover:underline">
          {label}
        </StateLink>
      }
    />
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
            {table.canOpen ? (
              <Twist
                open={row.isOpen ? null : row.key}
                isOpen={row.isOpen}
                label={`Landing pages of ${row.label}`}
              />
            ) : null}
            <FilterLink filter={table.filter} value={row.key} label={row.label} isSet={row.isSet} />
          </>
        }
      />
      {row.kids.map((kid) =>
        kid.landing === null ? (
          <OthersRow key={kid.key} row={kid} isFull={table.isFull} isKid />
        ) : (
          <Row
            key={kid.key}
            cells={kid.cells}
            isKid
            head={<FilterLink filter="landing" value={kid.landing} label={kid.label} isSet={false} />}
          />
        ),
      )}
    </>
  );
}

/** Opens or closes a row. */
function Twist({ open, isOpen, label }: { open: string | null; isOpen: boolean; label: string }) {
  return (
    <StateLink
      change={{ open }}
      className="mr-1 -ml-[0.4rem] inline-grid size-6 place-items-center rounded-sm align-middle text-ink-3 hover:bg-hover hover:text-ink"
      aria-expanded={isOpen}
      aria-label={label}
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

type RowProps = { cells: MoneyCells | null; head: ReactNode; isSet?: boolean; isKid?: boolean };

function Row({ cells, head, isSet = false, isKid = false }: RowProps) {
  const look = isSet
    ? "[&_:is(td,th)]:bg-teal-soft! [&_:is(td,th)]:font-semibold!"
    : isKid
      ? "[&_td]:text-ink-2 [&_th]:pl-[2.6rem]! [&_th]:font-normal!"
      : "";
  return (
    <tr className={look}>
      <th scope="row" className={NAME}>
        {head}
      </th>
      {cells ? <Cells cells={cells} isSet={isSet} /> : <td colSpan={12} />}
    </tr>
  );
}

function Cells({ cells, isSet }: { cells: MoneyCells; isSet: boolean }) {
  const share = `inline-block font-normal ${isSet ? "text-ink-2" : "text-ink-3"}`;
  return (
    <>
      <td className={RIGHT}>{cells.visits}</td>
      <td className={RIGHT} style={APART}>
        {cells.converted}
        <span className={`${share} min-w-[2.75rem]`}>{cells.convertedShare}</span>
      </td>
      <td className={RIGHT}>{cells.forms}</td>
      <td className={RIGHT}>{cells.calls}</td>
      <td className={RIGHT}>
        {cells.leadsTo === null ? (
          cells.leads
        ) : (
          <Link
            to={cells.leadsTo}
            className="underline decoration-line-strong"
            aria-label={`${cells.leads} leads in the list`}
          >
            {cells.leads}
          </Link>
        )}
        <span className={`${share} min-w-[2.75rem]`}>{cells.leadShare}</span>
      </td>
      <td className={RIGHT}>{cells.leadRate}</td>
      <td className={RIGHT}>{cells.deals}</td>
      <td className={`${RIGHT} ${WON_COLUMN} relative max-lg:bg-surface font-semibold text-ink! lg:min-w-32`}>
        <i
          className="absolute top-1/2 left-[0.6rem] h-2 -translate-y-1/2 rounded-xs bg-data-1 max-lg:hidden"
          style={{ width: `calc((100% - 6.2rem) * ${cells.width / 100})` }}
        />
        <i className="absolute inset-y-0 left-0 border-l border-line lg:hidden" />
        {cells.won}
      </td>
      <td className={`${RIGHT} text-ink-2`}>{cells.each}</td>
      {cells.costs ? (
        <>
          <td className={RIGHT}>{cells.costs.cost}</td>
          <td className={RIGHT} style={APART}>
            {cells.costs.perLead}
          </td>
          <td className={RIGHT}>{cells.costs.returned}</td>
        </>
      ) : null}
    </>
  );
}
