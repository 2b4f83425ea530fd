import { badgeClass } from "../../ui/badge";
import { Icon } from "../../web/art/art";
import type { CallList } from "../content/industry-pictures";
import { type BoardTotal, Rank, SourceKey } from "./source";

export function callTotal({ counties }: CallList): BoardTotal {
  const calls = counties.flatMap((county) => county.calls);
  return {
    figure: `${calls.filter((call) => call.isBooked).length}`,
    rest: `of ${calls.length} calls booked`,
  };
}

export function CallListBody({ list }: { list: CallList }) {
  return (
    <>
      {list.counties.map(({ county, rank, calls }) => (
        <div className="county" key={county}>
          <p>
            <strong>{county}</strong>
            <span className="meta">average rank</span>
            <Rank rank={rank} />
          </p>
          <ul>
            {calls.map((call) => (
              <li key={call.time}>
                <span className="meta">{call.time}</span>
                <i className={`sw from-${call.source}`} />
                <span>{call.matter}</span>
                <Outcome {...call} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <SourceKey sources={["search", "ads", "returning"]} />
    </>
  );
}

function Outcome({ outcome, isBooked }: { outcome: string; isBooked: boolean }) {
  if (!isBooked) return <span className="meta">{outcome}</span>;
  return (
    <span className={badgeClass({ tone: "ok" })}>
      <Icon name="check" size={13} />
      {outcome}
    </span>
  );
}
