import { badgeClass } from "../../ui/badge";
import type { VanBoard } from "../content/industry-pictures";
import { type BoardTotal, SourceKey, sum } from "./source";

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
      <div className="vans" style={{ "--h": `${to - from}` }}>
        <p className="vans-top">
          <span>Postcode</span>
          <span>
            <span>{clock(from)}</span>
            <span style={{ gridColumn: `${NOON - from + 1}` }}>{clock(NOON)}</span>
            <span style={{ gridColumn: `${to - from}` }}>{clock(to)}</span>
          </span>
          <span>Ads</span>
        </p>
        {rows.map((row) => (
          <div key={row.postcode}>
            <p>
              <strong>{row.postcode}</strong>
              <span className="meta">{row.place}</span>
            </p>
            <div className="van-day">
              {row.jobs.map((job) => (
                <i
                  key={job.from}
                  className={`from-${job.source}`}
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
    <span className={isOn ? badgeClass({ tone: "beam" }) : badgeClass({ tone: "line" })}>
      {isOn ? "On" : "Off"}
    </span>
  );
}
