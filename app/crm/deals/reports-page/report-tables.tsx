import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { CardHead } from "../../../ui/card";
import { DataTable } from "../../../ui/data/table";
import { EmptyNote } from "../../../ui/empty";
import { Definition } from "../../../ui/overlays/definition";
import type { ReportsView } from "./load.server";

const NUMBER = "text-right tabular-nums";

/** Time in stage, lost reasons, sources and owners, each with what it counts. */
export function ReportTables({ reports: { stages, reasons, sources, owners } }: { reports: ReportsView }) {
  return (
    <div className="grid items-start gap-5 min-[60rem]:grid-cols-2">
      <Report title="Time in stage" figure={FIGURES.timeInStage}>
        <DataTable
          caption="Median time in each stage"
          rows={stages}
          keyOf={({ stage }) => stage}
          columns={[
            { head: "Stage", isRowHead: true, cell: ({ stage }) => stage },
            { head: "Median", className: NUMBER, cell: ({ median }) => median },
            { head: "Stays", className: NUMBER, cell: ({ stays }) => stays.toLocaleString("en-US") },
          ]}
        />
      </Report>
      <Report title="Lost reasons" figure={FIGURES.lostReasons}>
        <DataTable
          caption="Lost deals by reason"
          rows={reasons}
          keyOf={({ reason }) => reason}
          columns={[
            { head: "Reason", isRowHead: true, cell: ({ reason }) => reason },
            { head: "Deals", className: NUMBER, cell: ({ count }) => count.toLocaleString("en-US") },
            { head: "Value", className: NUMBER, cell: ({ value }) => value },
          ]}
        />
      </Report>
      <Report title="Source to won" figure={FIGURES.wonBySource}>
        {sources.length === 0 ? <Nothing /> : <Sources sources={sources} />}
      </Report>
      <Report title="Owners" figure={FIGURES.winRate}>
        {owners.length === 0 ? <Nothing /> : <Owners owners={owners} />}
      </Report>
    </div>
  );
}

function Sources({ sources }: Pick<ReportsView, "sources">) {
  return (
    <DataTable
      caption="Won deals by source"
      rows={sources}
      keyOf={({ source }) => source}
      columns={[
        { head: "Source", isRowHead: true, cell: ({ source }) => source },
        { head: "Won deals", className: NUMBER, cell: ({ count }) => count.toLocaleString("en-US") },
        { head: "Won", className: NUMBER, cell: ({ value }) => value },
      ]}
    />
  );
}

function Owners({ owners }: Pick<ReportsView, "owners">) {
  return (
    <DataTable
      caption="Deals by owner"
      rows={owners}
      keyOf={({ owner }) => owner}
      columns={[
        { head: "Owner", isRowHead: true, cell: ({ owner }) => owner },
        { head: "Won", className: NUMBER, cell: ({ won, value }) => `${won} (${value})` },
        { head: "Lost", className: NUMBER, cell: ({ lost }) => lost.toLocaleString("en-US") },
        { head: "Win rate", className: NUMBER, cell: ({ rate }) => rate },
      ]}
    />
  );
}

function Nothing() {
  return (
    <div className="px-card pb-card">
      <EmptyNote>No deal was closed in this period</EmptyNote>
    </div>
  );
}

type ReportProps = { title: string; figure: { name: string; definition: string }; children: ReactNode };

function Report({ title, figure, children }: ReportProps) {
  return (
    <section className="card overflow-clip" aria-label={title}>
      <CardHead>
        <h2 className="flex items-center gap-1">
          {title}
          <Definition {...figure} />
        </h2>
      </CardHead>
      {children}
    </section>
  );
}
