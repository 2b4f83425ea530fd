import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { FigureLabel } from "../../../ui/card";
import type { Board } from "../board/card";
import type { ForecastMonth } from "../board/forecast-months";
import { PipelineTotal, SUMS } from "../board/pipeline-card";
import { type DealFilters, dealsPath } from "../filters/deal-filters";

type PipelineStripProps = { board: Board | null; months: ForecastMonth[]; filters: DealFilters };

/**
 * The page's figures in one low row, which scrolls sideways where there is no room: the pipeline's sums, and the open
 * deals by the month in which they should close. In a month's bar the outline is the full value, the fill the weighted
 * one, and the track the largest month. On phones the sums are two to a line, and the months stand below the board.
 */
export function PipelineStrip({ board, months, filters }: PipelineStripProps) {
  return (
    <div className="mb-3 flex gap-3 overflow-x-auto max-sm:contents">
      <ul className={`${PART} max-sm:mb-3`}>
        <li className={`${CELL} max-sm:col-span-full`}>
          <h2 id="pipeline" className="font-sans text-sm font-medium text-ink-2">
            Sales Pipeline
          </h2>
          {board ? <PipelineTotal board={board} /> : null}
        </li>
        {board ? SUMS.map((name) => <Sum key={name} name={name} board={board} />) : null}
      </ul>
      {months.length > 0 ? (
        <ul className={`grow ${PART} max-sm:order-1 max-sm:mt-3`}>
          <ForecastKey />
          {months.map((month) => (
            <Month key={month.closing} month={month} filters={filters} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const PART = "card flex flex-none max-sm:grid max-sm:grid-cols-2 max-sm:overflow-clip";
const CELL =
  "grid flex-none content-center border-r border-line px-3 py-2 whitespace-nowrap last:border-r-0 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:py-1 max-sm:odd:border-r-0";

function Sum({ name, board }: { name: (typeof SUMS)[number]; board: Board }) {
  const figure = board.definitions[name];
  return (
    <li className={`${CELL} max-sm:border-t`} data-stat>
      <FigureLabel label={figure.name} figure={figure} />
      <span className="figure text-[1.5rem] max-sm:text-ui">{board[name]}</span>
    </li>
  );
}

function ForecastKey() {
  return (
    <li className={`${CELL} max-sm:col-span-full max-sm:border-b`}>
      <Legend isFilled>
        <FigureLabel label="Forecast" figure={FIGURES.forecastWeighted} />
      </Legend>
      <Legend>
        <FigureLabel label="of all open" figure={FIGURES.forecastOpen} />
      </Legend>
    </li>
  );
}

/** What a bar means, beside a piece of it. */
function Legend({ isFilled = false, children }: { isFilled?: boolean; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span
        className={`border border-ok ${isFilled ? "bg-ok" : ""}`}
        style={{ width: "0.625rem", height: "0.625rem" }}
        aria-hidden="true"
      />
      {children}
    </span>
  );
}

function Month({ month, filters }: { month: ForecastMonth; filters: DealFilters }) {
  const { closing, label, count, value, weighted, share, weightedShare } = month;
  const isChosen = filters.closing === closing;
  return (
    <li className="min-w-44 flex-1 border-r border-line last:border-r-0">
      <Link
        to={dealsPath({ ...filters, closing: isChosen ? "" : closing })}
        preventScrollReset
        aria-current={isChosen || undefined}
        className="relative grid h-full content-center gap-1 px-4 py-2 text-sm tabular-nums hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-sunk"
      >
        <span className="flex justify-between gap-2">
          {label}
          <span className="text-ink-2">
            {count.toLocaleString("en-US")} {count === 1 ? "deal" : "deals"}
          </span>
        </span>
        <span className="text-xs text-ink-2">
          <b className="text-sm text-ink">{weighted}</b>
          <span className="sr-only"> weighted</span> of {value}
        </span>
        <span className="relative block h-2 bg-sunk" aria-hidden="true">
          <span className="absolute inset-y-0 left-0 border border-ok" style={{ width: `${share}%` }} />
          <span className="absolute inset-y-0 left-0 bg-ok" style={{ width: `${weightedShare}%` }} />
        </span>
      </Link>
    </li>
  );
}
