import { Download } from "lucide-react";
import { FIGURES } from "../../../copy/figures";
import { ButtonLink } from "../../../ui/forms/button";
import { Definition } from "../../../ui/overlays/definition";
import { FLOW_COLUMN } from "../../chart-geometry";
import { MONEY_DIMENSIONS } from "../../money";
import { NO_VISIT } from "../../report-search";
import { exportPath } from "../export/export-menu";
import { counted } from "../figures";
import type { MoneyView, PageView } from "../load.server";
import { NothingFound } from "../nothing-found";
import { Panel } from "../panel";
import { StateLink, useSearch } from "../state-link";
import { TabLinks } from "../tab-links";
import { CostForm } from "./cost-form";
import { DemoFigures } from "./demo-figures";
import { MoneyTable } from "./money-table";
import { SPLIT_LABELS } from "./money-view";

type MoneyLineProps = Pick<PageView, "filters" | "words"> & { money: MoneyView; days: PageView["dates"] };

/** From visit to won deal: a picture by channel, and a table by what is chosen. */
export function MoneyLine({ money, filters, words, days }: MoneyLineProps) {
  return (
    <Panel title="From visit to won deal" aside={`leads that came ${words}, and what they have won so far`}>
      {money.note ? <p className="px-card pb-3 text-sm text-ink-2">{money.note}</p> : null}
      {money.flow ? <Flow flow={money.flow} /> : null}
      {money.adLeads > 0 ? <AdLeads leads={money.adLeads} /> : null}
      {money.demos ? <DemoFigures demos={money.demos} /> : null}
      {money.isEmpty ? <NothingFound filters={filters} words={words} /> : <Split money={money} days={days} />}
    </Panel>
  );
}

/** Ads may bring leads whose browser told nothing of it; their source is all that is known. */
function AdLeads({ leads }: { leads: number }) {
  return (
    <p className="px-card pb-4 text-sm text-ink-2">
      <b className="text-ink">{counted(leads, "lead")}</b> {leads === 1 ? "names" : "name"} an ad as{" "}
      {leads === 1 ? "its" : "their"} source but {leads === 1 ? "has" : "have"} no known visit, so Paid does
      not count {leads === 1 ? "it" : "them"}.{" "}
      <span className="whitespace-nowrap">
        <StateLink change={{ split: "channel", open: NO_VISIT }} className="underline">
          Show the sources
        </StateLink>{" "}
        <Definition {...FIGURES.adLeadsNoVisit} className="-my-1 align-middle" />
      </span>
    </p>
  );
}

type FlowView = NonNullable<MoneyView["flow"]>;

function Flow({ flow }: { flow: FlowView }) {
  return (
    <div className="grid gap-3 px-card pb-4">
      <div role="img" aria-label={flow.summary}>
        <ol className="relative grid gap-[0.9rem] md:h-[5.9rem]" aria-hidden="true">
          {flow.figures.map((figure, index) => (
            <FlowFigure key={figure.label} figure={figure} focus={flow.focus} column={index} />
          ))}
        </ol>
        <div className="relative h-60 max-md:hidden" aria-hidden="true">
          <svg
            className="absolute inset-0 size-full"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {flow.bands.map((band) => (
              <g key={band.name}>
                <path
                  d={band.ribbons.join("")}
                  className={band.isFocus ? "fill-data-1 opacity-22" : "fill-ink/5"}
                />
                <path d={band.columns.join("")} className={band.isFocus ? "fill-data-1" : "fill-ink/20"} />
              </g>
            ))}
          </svg>
          {flow.labels.map((label) => (
            <FlowLabel key={label.key} label={label} />
          ))}
        </div>
      </div>
      <p className="text-xs text-ink-3">{flow.caption}</p>
    </div>
  );
}

/** Left edges of the columns in percent. */
const COLUMNS = [0, 1, 2, 3].map((column) => (column * (100 - FLOW_COLUMN)) / 3);

type FlowFigureProps = { figure: FlowView["figures"][number]; focus: string; column: number };

/** On phones with the bar of the channel in teal, whose share of the step stands at its end. */
function FlowFigure({ figure, focus, column }: FlowFigureProps) {
  const place = column === 3 ? "md:right-0 md:text-right" : "md:left-(--left)";
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 leading-[1.3] md:absolute md:top-0 md:block ${place}`}
      style={{ "--left": `${COLUMNS[column]}%` }}
    >
      <span className="block text-sm font-medium text-ink-2">{figure.label}</span>
      <b className="figure block text-[1.25rem] max-md:justify-self-end md:text-[1.75rem]">{figure.value}</b>
      <span className="block text-xs text-ink-3 tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:text-right">
        {figure.of}
      </span>
      <span className="block text-xs font-semibold text-teal max-md:col-start-1 max-md:row-start-2">
        {figure.rate}
      </span>
      <span className="col-span-full flex items-center gap-3 text-xs md:hidden">
        <i className="h-2 grow overflow-hidden rounded-xs bg-ink/11">
          <i className="block h-full w-(--share) bg-data-1" style={{ "--share": figure.share }} />
        </i>
        <span className="min-w-32 text-right text-ink-2 tabular-nums">
          {focus} <b className="text-ink">{figure.share}</b>
        </span>
      </span>
    </li>
  );
}

function FlowLabel({ label }: { label: FlowView["labels"][number] }) {
  const isLast = label.column === 3;
  return (
    <span
      className={`absolute top-(--y) -translate-y-1/2 text-xs leading-none whitespace-nowrap tabular-nums ${label.isFocus ? "font-semibold" : "text-ink-2"} ${isLast ? "right-(--x)" : "left-(--x)"}`}
      style={{
        "--y": `${label.y}%`,
        "--x": `calc(${(isLast ? 0 : (COLUMNS[label.column] ?? 0)) + FLOW_COLUMN}% + 0.6rem)`,
      }}
    >
      {label.name} <b className="text-ink">{label.share}</b>
    </span>
  );
}

function Split({ money, days }: Pick<MoneyLineProps, "money" | "days">) {
  const search = useSearch();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-card">
        <TabLinks
          label="Split by"
          tabs={MONEY_DIMENSIONS.map((split) => ({
            key: split,
            label: SPLIT_LABELS[split],
            isCurrent: split === search.split,
            change: { split, open: null },
          }))}
        />
        <div className="flex items-center gap-1 max-sm:ml-auto">
          <CostForm key={`${days.from} ${days.to}`} costs={money.costs} days={days} />
          <ButtonLink
            to={exportPath(search, "money")}
            reloadDocument
            variant="ghost"
            size="sm"
            icon={Download}
          >
            CSV
          </ButtonLink>
        </div>
      </div>
      <MoneyTable table={money.table} />
    </>
  );
}
