import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { FigureLabel } from "../../../ui/card";
import type { ForecastMonth } from "../board/forecast-months";
import { type DealFilters, dealsPath } from "../filters/deal-filters";

type ForecastProps = { months: ForecastMonth[]; filters: DealFilters };

/** Open deals by the month in which they should close: the outline is all, filled is weighted; a month filters. */
export function Forecast({ months, filters }: ForecastProps) {
  if (months.length === 0) return null;
  return (
    <section className="card overflow-clip" aria-label="Forecast">
      <ul className="flex overflow-x-auto max-sm:grid">
        <li className="grid flex-none content-center gap-2 border-line px-card py-3 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between sm:border-r">
          <h2 className="text-h4">Forecast</h2>
          <span className="flex gap-3">
            <Legend isFilled>
              <FigureLabel label="weighted" figure={FIGURES.forecastWeighted} />
            </Legend>
            <Legend>
              <FigureLabel label="all open" figure={FIGURES.forecastOpen} />
            </Legend>
          </span>
        </li>
        {months.map((month) => (
          <Month key={month.closing} month={month} filters={filters} />
        ))}
      </ul>
    </section>
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
    <li className="min-w-44 flex-1 border-line last:border-r-0 max-sm:border-t sm:border-r">
      <Link
        to={dealsPath({ ...filters, closing: isChosen ? "" : closing })}
        preventScrollReset
        aria-current={isChosen || undefined}
        className="relative grid h-full content-center gap-1 px-4 py-3 text-sm tabular-nums hover:bg-hover focus-visible:-outline-offset-2 aria-[current]:bg-sunk"
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
        <span className="relative block h-2" aria-hidden="true">
          <span className="absolute inset-y-0 left-0 border border-ok" style={{ width: `${share}%` }} />
          <span className="absolute inset-y-0 left-0 bg-ok" style={{ width: `${weightedShare}%` }} />
        </span>
      </Link>
    </li>
  );
}
