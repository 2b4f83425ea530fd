import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { CardHead, WideAndNarrow } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import { EmptyNote } from "../../../ui/empty";
import { Definition } from "../../../ui/overlays/definition";
import type { ReportsView } from "./load.server";

const NUMBER = "text-right tabular-nums";

/** Stages, owners, lost reasons and sources, each with what it counts. */
export function ReportTables({ reports }: { reports: ReportsView }) {
  const { stages, sources, owners } = reports;
  return (
    <>
      <WideAndNarrow className="items-start">
        <Report title="Time in stage" figure={FIGURES.timeInStage}>
          <Stages stages={stages} />
          <Note>Together: {reports.openText}</Note>
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

/** What a row is about, on a bar of the share of its value. */
function Named({ name, share }: { name: string; share: number }) {
  return (
    <>
      {name}
      <span className="share" aria-hidden="true" style={{ "--share": `${share / 100}` }} />
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
          cell: ({ stage, share }) => <Named name={stage} share={share} />,
        },
        { head: "Open now", className: NUMBER, cellClass: isZero, cell: (row) => count(row.count) },
        { head: "Value", className: NUMBER, cellClass: isZero, cell: ({ value }) => value },
        { head: "Median", className: `${NUMBER} whitespace-nowrap`, cell: ({ median }) => median },
        { head: "Stays", className: NUMBER, cell: ({ stays }) => count(stays) },
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
      {others.length === 0 ? null : <Note>None: {others.join(", ")}</Note>}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="border-t border-line px-card py-3 text-sm text-ink-3 tabular-nums">{children}</p>;
}

function Sources({ sources }: Pick<ReportsView, "sources">) {
  return (
    <DataTable
      caption="Won deals by source"
      rows={sources}
      keyOf={({ source }) => source}
      columns={[
        {
          head: "Source",
          isRowHead: true,
          className: NAME,
          cell: ({ source, share }) => <Named name={source} share={share} />,
        },
        { head: "Won deals", className: NUMBER, cell: (row) => count(row.count) },
        { head: "Won", className: NUMBER, cell: ({ value }) => value },
      ]}
    />
  );
}

const grayIf = (isGray: boolean) => (isGray ? "text-ink-3" : undefined);

type Owner = ReportsView["owners"][number];

/** What is open now, then what was closed in the period. */
const OWNER_COLUMNS: Column<Owner>[] = [
  {
    head: "Owner",
    isRowHead: true,
    cellClass: ({ open, won, lost }) => grayIf(open + won + lost === 0),
    className: "sm:w-1/5",
    cell: ({ owner, share }) => <Named name={owner} share={share} />,
  },
  {
    head: "Open",
    className: NUMBER,
    cellClass: (row) => grayIf(row.open === 0),
    cell: (row) => count(row.open),
  },
  {
    head: "Open value",
    className: NUMBER,
    cellClass: (row) => grayIf(row.open === 0),
    cell: ({ openValue }) => openValue,
  },
  {
    head: "Weighted",
    className: NUMBER,
    cellClass: (row) => grayIf(row.open === 0),
    cell: ({ weighted }) => weighted,
  },
  {
    head: "Closing this month",
    className: NUMBER,
    cellClass: (row) => grayIf(row.thisMonth === "$0"),
    cell: ({ thisMonth }) => thisMonth,
  },
  {
    head: "Standing too long",
    className: NUMBER,
    cellClass: ({ stale }) => (stale > 0 ? "font-semibold text-danger" : "text-ink-3"),
    cell: ({ stale }) => count(stale),
  },
  {
    head: "Won",
    className: NUMBER,
    cellClass: ({ won }) => `whitespace-nowrap ${grayIf(won === 0) ?? ""}`,
    cell: ({ won, value }) => `${won} (${value})`,
  },
  {
    head: "Lost",
    className: NUMBER,
    cellClass: ({ lost }) => grayIf(lost === 0),
    cell: ({ lost }) => count(lost),
  },
  {
    head: "Win rate",
    className: NUMBER,
    cellClass: ({ won, lost }) => grayIf(won + lost === 0),
    cell: ({ rate }) => rate,
  },
];

function Owners({ owners }: Pick<ReportsView, "owners">) {
  return (
    <DataTable caption="Deals by owner" rows={owners} keyOf={({ owner }) => owner} columns={OWNER_COLUMNS} />
  );
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
