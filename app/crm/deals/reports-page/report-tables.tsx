import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { CardHead, WideAndNarrow } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import { EmptyNote } from "../../../ui/empty";
import { Definition } from "../../../ui/overlays/definition";
import type { ReportsView } from "./load.server";

const NUMBER = "text-right tabular-nums";
/** Where there is no room for the column, `more` says the same. */
const ON_WIDE = `${NUMBER} max-sm:hidden`;
const LAST_ON_PHONE = `${NUMBER} max-sm:pr-card!`;

/** Stages, owners, lost reasons and sources, each with what it counts. */
export function ReportTables({ reports }: { reports: ReportsView }) {
  const { stages, sources, owners } = reports;
  return (
    <>
      <WideAndNarrow>
        <Report title="Time in stage" figure={FIGURES.timeInStage}>
          <Stages stages={stages} />
          <Note>Total: {reports.openText}</Note>
        </Report>
        <Report title="Lost reasons" figure={FIGURES.lostReasons}>
          <Reasons {...reports} />
        </Report>
      </WideAndNarrow>
      <Report
        title="Owners"
        figure={FIGURES.winRate}
        detail="Open deals as they stand now; won and lost in the period"
      >
        {owners.length === 0 ? <Nothing /> : <Owners owners={owners} />}
      </Report>
      <Report title="Source to won" figure={FIGURES.wonBySource}>
        {sources.length === 0 ? <Nothing /> : <Sources sources={sources} />}
      </Report>
    </>
  );
}

type NamedProps = {
  name: string;
  share: number;
  /** On phones below the bar: what other columns say there is room for. */
  more?: ReactNode;
};

/** What a row is about, on a bar of the share of its value. */
function Named({ name, share, more }: NamedProps) {
  return (
    <>
      {name}
      <span className="share" aria-hidden="true" style={{ "--share": `${share / 100}` }} />
      {more ? (
        <p className="font-normal whitespace-normal text-ink-2 tabular-nums sm:hidden">{more}</p>
      ) : null}
    </>
  );
}

/** So wide that its bars can be compared. */
const NAME = "sm:w-2/5";

const count = (number: number) => number.toLocaleString("en-US");
const isZero = ({ count: deals }: { count: number }) => (deals === 0 ? "text-ink-3" : undefined);

function Stages({ stages }: Pick<ReportsView, "stages">) {
  return (
    <DataTable
      caption="Open deals and median time in each stage"
      rows={stages}
      keyOf={({ stage }) => stage}
      columns={[
        {
          head: "Stage",
          isRowHead: true,
          className: NAME,
          cellClass: isZero,
          cell: ({ stage, share, count: open, stays }) => (
            <Named name={stage} share={share} more={`${count(open)} open now, ${count(stays)} passed`} />
          ),
        },
        { head: "Open now", className: ON_WIDE, cellClass: isZero, cell: (row) => count(row.count) },
        { head: "Value", className: NUMBER, cellClass: isZero, cell: ({ value }) => value },
        { head: "Median", className: `${LAST_ON_PHONE} whitespace-nowrap`, cell: ({ median }) => median },
        { head: "Passed through", className: ON_WIDE, cell: ({ stays }) => count(stays) },
      ]}
    />
  );
}

/** Reasons that nothing was lost for are one line below. */
function Reasons({ reasons, lost }: Pick<ReportsView, "reasons" | "lost">) {
  if (lost.count === 0) return <Nothing />;
  const found = reasons.filter((row) => row.count > 0).sort((a, b) => b.count - a.count || b.share - a.share);
  const others = reasons.filter((row) => row.count === 0).map(({ reason }) => reason);
  return (
    <>
      <DataTable
        caption="Lost deals by reason"
        rows={found}
        keyOf={({ reason }) => reason}
        columns={[
          {
            head: "Reason",
            isRowHead: true,
            className: NAME,
            cell: ({ reason, share }) => <Named name={reason} share={share} />,
          },
          { head: "Deals", className: NUMBER, cell: (row) => count(row.count) },
          { head: "Value", className: NUMBER, cell: ({ value }) => value },
        ]}
      />
      {others.length === 0 ? null : <Note>Not given so far: {others.join(", ")}</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="border-t border-line px-card py-3 text-sm text-ink-3 tabular-nums">{children}</p>;
}

/** Channels that were counted and sources that somebody entered are two lists: "Google ads" may be "Paid". */
const ORIGINS = [
  { head: "Channel of the visit", hasVisit: true },
  { head: "Source as entered", hasVisit: false },
];

function Sources({ sources }: Pick<ReportsView, "sources">) {
  return ORIGINS.filter(({ hasVisit }) => sources.some((row) => row.hasVisit === hasVisit)).map((origin) => (
    <DataTable
      key={origin.head}
      caption={`Won deals by ${origin.head.toLowerCase()}`}
      rows={sources.filter(({ hasVisit }) => hasVisit === origin.hasVisit)}
      keyOf={({ source }) => source}
      columns={[
        {
          head: origin.head,
          isRowHead: true,
          className: `max-sm:w-1/2 ${NAME}`,
          cell: ({ source, share }) => <Named name={source} share={share} />,
        },
        { head: "Deals", className: `max-sm:w-1/5 ${NUMBER}`, cell: (row) => count(row.count) },
        { head: "Won", className: NUMBER, cell: ({ value }) => value },
      ]}
    />
  ));
}

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
    cellClass: ({ stale }) => (stale > 0 ? "font-semibold text-danger" : "text-ink-3"),
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

function Closed({ of: { open, stale, won, lost } }: { of: Owner }) {
  return (
    <>
      {count(open)} open{stale > 0 ? <span className="text-danger">, {count(stale)} stalled</span> : null}
      <span className="block">
        {count(won)} won, {count(lost)} lost
      </span>
    </>
  );
}

/** If nothing is to close this month, there is no column of it. */
function Owners({ owners }: Pick<ReportsView, "owners">) {
  const isDue = owners.some(({ thisMonth }) => thisMonth !== "$0");
  const columns = OWNER_COLUMNS.filter(({ head }) => isDue || head !== THIS_MONTH);
  return <DataTable caption="Deals by owner" rows={owners} keyOf={({ owner }) => owner} columns={columns} />;
}

function Nothing() {
  return (
    <div className="px-card pb-card">
      <EmptyNote>No deal was closed in this period</EmptyNote>
    </div>
  );
}

type ReportProps = {
  title: string;
  figure: { name: string; definition: string };
  detail?: string;
  children: ReactNode;
};

function Report({ title, figure, detail, children }: ReportProps) {
  return (
    <section className="report card overflow-clip" aria-label={title}>
      <CardHead>
        <h2 className="flex items-center gap-1">
          {title}
          <Definition {...figure} />
        </h2>
        {detail ? <p className="text-sm text-ink-2">{detail}</p> : null}
      </CardHead>
      {children}
    </section>
  );
}
