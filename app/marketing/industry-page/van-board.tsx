import type { VanBoard } from "../../copy/industry-pictures";
import { badgeClass } from "../../ui/badge";
import { type BoardTotal, SOURCE_COLORS, SourceKey, sum } from "./source";

const NOON = 12;

type Row = VanBoard["rows"][number];

export function vanTotal({ rows, from, to }: VanBoard): BoardTotal {
  const free = sum(rows.map((row) => freeHours(row, to - from)));
  return { figure: `${sum(rows.map((row) => row.jobs.length))}`, rest: `jobs, ${free} hours free` };
}

function freeHours({ jobs }: Row, day: number): number {
  return day - sum(jobs.map((job) => job.to - job.from));
}

export function VanBoardBody({ board }: { board: VanBoard }) {
  const { from, to, rows } = board;
  return (
    <>
      <div
        className="divide-y divide-line *:grid *:grid-cols-[5.25rem_minmax(0,1fr)_2.9rem] *:items-center *:gap-3 *:px-(--board-gutter) *:py-2 max-sm:*:grid-cols-[3.6rem_minmax(0,1fr)_var(--van-ads,2.5rem)] max-sm:*:gap-[var(--van-gap,0.4rem)]"
        style={{ "--hours": `${to - from}` }}
      >
        <p className="text-xs/[1.6] text-ink-3">
          <span>ZIP code</span>
          <span className="grid grid-cols-[repeat(var(--hours),minmax(0,1fr))] whitespace-nowrap">
            <span>{clock(from)}</span>
            <span style={{ gridColumn: `${NOON - from + 1}` }}>{clock(NOON)}</span>
            <span className="justify-self-end" style={{ gridColumn: `${to - from}` }}>
              {clock(to)}
            </span>
          </span>
          <span>Ads</span>
        </p>
        {rows.map((row) => (
          <div key={row.zip}>
            <p className="grid leading-[1.3]">
              <strong>{row.zip}</strong>
              <span className="text-xs/[1.3] text-ink-3">{row.place}</span>
            </p>
            <div className="van-day">
              {row.jobs.map((job) => (
                <i
                  key={job.from}
                  className={`grid items-center overflow-hidden rounded-xs px-[0.45rem] py-[0.2rem] text-micro/[1.2] font-semibold not-italic max-sm:px-px max-sm:text-[12px] max-sm:font-medium ${SOURCE_COLORS[job.source]}`}
                  style={{ gridColumn: `${job.from - from + 1} / ${job.to - from + 1}` }}
                >
                  {job.what}
                </i>
              ))}
            </div>
            <AdState isOn={freeHours(row, to - from) > 0} />
          </div>
        ))}
      </div>
      <SourceKey sources={["search", "ads", "mail", "returning"]} empty="Free" />
    </>
  );
}

function clock(hour: number): string {
  if (hour === NOON) return "Noon";
  return hour < NOON ? `${hour} AM` : `${hour - NOON} PM`;
}

function AdState({ isOn }: { isOn: boolean }) {
  return (
    <span className={badgeClass({ tone: isOn ? "beam" : "line", className: "justify-center max-sm:px-1" })}>
      {isOn ? "On" : "Off"}
    </span>
  );
}
