import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { CardHead, WideAndNarrow } from "../../../ui/card";
import { DataTable } from "../../../ui/data/table";
import { EmptyNote } from "../../../ui/empty";
import { Definition } from "../../../ui/overlays/definition";
import type { ReportsView } from "./load.server";
import { Owners } from "./owners";
import { count, LAST_ON_PHONE, Named, NUMBER, ON_WIDE } from "./report-cells";

/** Stages, owners, lost reasons and sources, each with what it counts. */
export function ReportTables({ reports }: { reports: ReportsView }) {
  const { stages, sources, owners } = reports;
  return (
    <>
      <WideAndNarrow>
        <Report title="Time in stage" figure={FIGURES.timeInStage} bars="Median">
          <Stages stages={stages} />
          <Note>Total: {reports.openText}</Note>
        </Report>
        <Report
          title="Lost reasons"
          figure={FIGURES.lostReasons}
          bars={reports.lost.count === 0 ? undefined : "Value"}
        >
          <Reasons {...reports} />
        </Report>
      </WideAndNarrow>
      <Report
        title="Owners"
        figure={FIGURES.winRate}
        bars={owners.length === 0 ? undefined : "Open value"}
        detail="Open deals as they stand now; won and lost in the period"
      >
        {owners.length === 0 ? <Nothing /> : <Owners owners={owners} />}
      </Report>
      <Report
        title="Source to won"
        figure={FIGURES.wonBySource}
        bars={sources.length === 0 ? undefined : "Won"}
      >
        {sources.length === 0 ? <Nothing /> : <Sources sources={sources} />}
      </Report>
    </>
  );
}

/** So wide that its bars can be compared. */
const NAME = "sm:w-2/5";

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
      {others.length === 0 ? null : <Note>Reasons not used yet: {others.join(", ")}</Note>}
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
  /** The column that the bars compare. */
  bars?: string;
  detail?: string;
  children: ReactNode;
};

function Report({ title, figure, bars, detail, children }: ReportProps) {
  return (
    <section className="report card overflow-clip" aria-label={title}>
      <CardHead>
        <h2 className="flex items-center gap-1">
          {title}
          <Definition {...figure} />
        </h2>
        {bars ? (
          <p className="inline-flex items-center gap-2 text-sm text-ink-2">
            <i className="h-1 w-4 rounded-sm bg-teal" aria-hidden="true" />
            {bars}
          </p>
        ) : null}
        {detail ? <p className="basis-full text-sm text-ink-2">{detail}</p> : null}
      </CardHead>
      {children}
    </section>
  );
}
