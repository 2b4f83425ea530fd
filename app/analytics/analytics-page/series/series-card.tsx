import { ChartLine, Table as TableIcon } from "lucide-react";
import { type Column, DataTable } from "../../../ui/data/table";
import { Icon } from "../../../ui/icon";
import { Definition } from "../../../ui/overlays/definition";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import type { Measure } from "../../report";
import { MEASURE_FIGURES, MEASURE_LABELS } from "../figures";
import type { SeriesView } from "../load.server";
import { RIGHT, WIDE } from "../panel";
import { StateLink, useSearch } from "../state-link";
import { AxisNotes } from "./axis-notes";
import { NoteForm } from "./note-form";
import { SeriesChart } from "./series-chart";

type SeriesCardProps = { series: SeriesView; days: { from: string; to: string } };

/** Seven measures, what they are compared with, and the chosen one over time. */
export function SeriesCard({ series, days }: SeriesCardProps) {
  const { measure, view } = useSearch();
  return (
    <section className="card" aria-label={`${MEASURE_LABELS[measure]} over time`}>
      <Measures measures={series.measures} comparison={series.comparison} />
      <div className="px-card pt-[0.85rem] pb-4 max-md:px-4">
        <div className="mb-4 flex items-center gap-4 max-md:flex-wrap max-md:gap-2">
          <Legend legend={series.legend} />
          <div className="flex items-center gap-4 max-md:w-full max-md:flex-row-reverse max-md:justify-between md:ml-auto">
            <NoteForm days={days} />
            <ViewSwitch />
          </div>
        </div>
        {series.note ? <p className="mb-3 text-sm text-ink-2">{series.note}</p> : null}
        {view === "chart" ? <SeriesChart series={series} /> : <SeriesTable series={series} />}
        <AxisNotes notes={series.notes} />
      </div>
    </section>
  );
}

const TONES = { up: "text-ok", down: "text-danger", same: "text-ink-2" } as const;

const MEASURE_ROW = "grid grid-cols-2 overflow-clip rounded-t-lg border-b border-line lg:grid-cols-4";
/** Hairlines between the cells; the ones at the row's edges lie outside. */
const MEASURE_CELL =
  "-mt-px -ml-px grid grid-cols-[auto_1fr] content-start items-baseline gap-x-2 gap-y-[0.1rem] border-t border-l border-line px-card py-[0.8rem] hover:bg-hover focus-visible:-outline-offset-3 max-sm:px-4 aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-signal-text";

function Measures({ measures, comparison }: Pick<SeriesView, "measures" | "comparison">) {
  const { measure } = useSearch();
  return (
    // biome-ignore lint/a11y/useSemanticElements: links, not controls of a form
    <div className={MEASURE_ROW} role="group" aria-label="Measure">
      {measures.map((one) => (
        <MeasureLink key={one.measure} one={one} chosen={measure} />
      ))}
      <Comparison {...comparison} />
    </div>
  );
}

/** The eighth cell of the row: what the changes in the others are against. */
function Comparison({ title, dates }: SeriesView["comparison"]) {
  return (
    <p className="-mt-px -ml-px grid content-start border-t border-l border-line px-card py-[0.8rem] text-sm text-ink-2 max-sm:px-4">
      {title}
      {dates ? <span className="text-xs text-ink-3">{dates}</span> : null}
    </p>
  );
}

function MeasureLink({ one, chosen }: { one: SeriesView["measures"][number]; chosen: Measure }) {
  const isChosen = one.measure === chosen;
  return (
    <div className="relative grid" data-stat>
      <StateLink
        change={{ measure: one.measure }}
        className={MEASURE_CELL}
        aria-current={isChosen ? "true" : undefined}
      >
        <span className={`col-span-full pr-4 text-sm ${isChosen ? "font-semibold" : "text-ink-2"}`}>
          {one.label}
        </span>
        <b className="figure text-[1.5rem] leading-[1.15] max-sm:text-[1.375rem]">{one.value}</b>
        {one.change ? (
          <span
            className={`text-xs font-medium whitespace-nowrap tabular-nums ${TONES[one.change.direction]}`}
          >
            {one.change.text}
          </span>
        ) : one.reason ? (
          <span className="text-xs text-ink-2">{one.reason}</span>
        ) : null}
      </StateLink>
      <Definition {...MEASURE_FIGURES[one.measure]} className="absolute top-1 right-3" />
    </div>
  );
}

function Legend({ legend }: Pick<SeriesView, "legend">) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      <li className="inline-flex items-center gap-[0.4rem]">
        <i className="size-[0.7rem] rounded-xs bg-data-1" />
        {legend.current}
      </li>
      {legend.unfinished ? (
        <li className="inline-flex items-center gap-[0.4rem]">
          <i className="w-[1.1rem]" style={{ borderTop: "2px dotted var(--color-data-1)" }} />
          {legend.unfinished}
        </li>
      ) : null}
      {legend.previous ? (
        <li className="inline-flex items-center gap-[0.4rem]">
          <i className="w-[1.1rem] border-t-2 border-dashed border-data-6" />
          {legend.previous}
        </li>
      ) : null}
    </ul>
  );
}

const VIEW = `${segmentClass} min-h-7 px-2 text-xs max-md:min-h-9`;

function ViewSwitch() {
  const { view } = useSearch();
  return (
    <nav className={segmentsClass} aria-label="View">
      <StateLink
        change={{ view: "chart" }}
        className={VIEW}
        aria-current={view === "chart" ? "true" : undefined}
      >
        <Icon of={ChartLine} size={14} />
        Chart
      </StateLink>
      <StateLink
        change={{ view: "table" }}
        className={VIEW}
        aria-current={view === "table" ? "true" : undefined}
      >
        <Icon of={TableIcon} size={14} />
        Table
      </StateLink>
    </nav>
  );
}

const STEP_HEADS = { hour: "Hour", day: "Day", week: "Week", month: "Month" } as const;

/** The numbers of the chart, newest first. */
function SeriesTable({ series }: { series: SeriesView }) {
  const { measure } = useSearch();
  const label = MEASURE_LABELS[measure];
  const columns: Column<SeriesView["steps"][number]>[] = [
    { head: STEP_HEADS[series.step], cell: ({ full }) => full },
    { head: label, className: RIGHT, cell: ({ cells }) => cells.value },
  ];
  if (series.previousTitle) {
    columns.push({
      head: series.previousTitle,
      className: RIGHT,
      cellClass: "text-ink-2",
      cell: ({ cells }) => cells.before,
    });
  }
  if (measure !== "views") {
    columns.push({ head: "Page views", className: `${RIGHT} ${WIDE}`, cell: ({ cells }) => cells.views });
  }
  return (
    <div className="-mx-card max-h-[26rem] overflow-y-auto max-md:-mx-4 [&_.table-region]:rounded-none">
      <DataTable
        caption={`${label} as a table`}
        columns={columns}
        rows={series.steps.filter(({ reading }) => reading !== null).reverse()}
        keyOf={({ key }) => key}
      />
    </div>
  );
}
