import { type Column, DataTable } from "../../../ui/data/table";
import type { ReportsView } from "./load.server";
import { count, LAST_ON_PHONE, Named, NUMBER, ON_WIDE } from "./report-cells";

const grayIf = (isGray: boolean) => (isGray ? "text-ink-3" : undefined);

const THIS_MONTH = "Closing this month";

type Owner = ReportsView["owners"][number];

const ofOpen = ({ open }: Owner) => grayIf(open === 0);

/** What is open now, then what was closed in the period. */
const OWNER_COLUMNS: Column<Owner>[] = [
  {
    head: "Owner",
    isRowHead: true,
    cellClass: ({ open, won, lost }) => grayIf(open + won + lost === 0),
    className: "sm:w-1/5",
    cell: (row) => <Named name={row.owner} share={row.share} more={<Closed of={row} />} />,
  },
  { head: "Open", className: ON_WIDE, cellClass: ofOpen, cell: (row) => count(row.open) },
  { head: "Open value", className: NUMBER, cellClass: ofOpen, cell: ({ openValue }) => openValue },
  { head: "Weighted", className: LAST_ON_PHONE, cellClass: ofOpen, cell: ({ weighted }) => weighted },
  {
    head: THIS_MONTH,
    className: ON_WIDE,
    cellClass: (row) => grayIf(row.thisMonth === "$0"),
    cell: ({ thisMonth }) => thisMonth,
  },
  {
    head: "Stalled",
    className: ON_WIDE,
    cellClass: (row) => (isStuck(row) ? "font-semibold text-danger" : grayIf(row.stale === 0)),
    cell: ({ stale }) => count(stale),
  },
  {
    head: "Won",
    className: ON_WIDE,
    cellClass: ({ won }) => `whitespace-nowrap ${grayIf(won === 0) ?? ""}`,
    cell: ({ won, value }) => `${won} (${value})`,
  },
  {
    head: "Lost",
    className: ON_WIDE,
    cellClass: ({ lost }) => grayIf(lost === 0),
    cell: ({ lost }) => count(lost),
  },
  {
    head: "Win rate",
    className: ON_WIDE,
    cellClass: ({ won, lost }) => grayIf(won + lost === 0),
    cell: ({ rate }) => rate,
  },
];

/** That a deal stands for long happens; red is that most of somebody's do. */
const isStuck = ({ stale, open }: Owner) => stale * 2 > open;

function Closed({ of: owner }: { of: Owner }) {
  const { open, stale, won, lost } = owner;
  return (
    <>
      {count(open)} open
      {stale > 0 ? (
        <span className={isStuck(owner) ? "text-danger" : undefined}>, {count(stale)} stalled</span>
      ) : null}
      <span className="block">
        {count(won)} won, {count(lost)} lost
      </span>
    </>
  );
}

/** If nothing is to close this month, there is no column of it. */
export function Owners({ owners }: Pick<ReportsView, "owners">) {
  const isDue = owners.some(({ thisMonth }) => thisMonth !== "$0");
  const columns = OWNER_COLUMNS.filter(({ head }) => isDue || head !== THIS_MONTH);
  return <DataTable caption="Deals by owner" rows={owners} keyOf={({ owner }) => owner} columns={columns} />;
}
