import type { CallList } from "../../copy/industry-pictures";
import { badgeClass } from "../../ui/badge";
import { Icon } from "../../web/art/art";
import { Swatch } from "../pictures/legend";
import { type BoardTotal, Rank, SOURCE_COLORS, SourceKey } from "./source";

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
        <div
          key={county}
          className="px-(--board-gutter) pt-[0.7rem] pb-[0.55rem] not-first:border-t not-first:border-line"
        >
          <p className="flex items-center gap-2 pb-1">
            <strong>{county}</strong>
            <span className="ml-auto text-xs/[1.6] text-ink-3">average rank</span>
            <Rank rank={rank} />
          </p>
          <ul>
            {calls.map((call) => (
              <li
                key={call.time}
                className="grid min-h-8 grid-cols-[2.6rem_auto_minmax(0,1fr)_auto] items-center gap-[0.6rem]"
              >
                <span className="text-xs/[1.6] text-ink-3">{call.time}</span>
                <Swatch color={SOURCE_COLORS[call.source]} />
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
  if (!isBooked) return <span className="text-xs/[1.6] text-ink-3">{outcome}</span>;
  return (
    <span className={badgeClass({ tone: "ok" })}>
      <Icon name="check" size={13} />
      {outcome}
    </span>
  );
}
