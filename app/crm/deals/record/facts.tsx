import { Hourglass } from "lucide-react";
import { Stat, StatStrip } from "../../../ui/card";
import { Icon } from "../../../ui/icon";
import { isClosed, probabilityOf } from "../deal";
import type { DealRecord } from "./load.server";
import { daysText } from "./stage-rail";

/** What the deal is worth, when it should close, whose it is, and how long it has stood. */
export function DealFacts({ deal, facts }: Pick<DealRecord, "deal" | "facts">) {
  const { weighted, owner, days } = facts;
  return (
    <div className="wrap-anywhere">
      <StatStrip>
        <Stat label="Value" value={deal.value}>
          {isClosed(deal.stage) ? "closed" : `${probabilityOf(deal)}%, ${weighted} weighted`}
        </Stat>
        {deal.closed === null ? (
          <Stat label="Expected close" value={deal.expectedClose ?? "–"}>
            <ClosesIn days={facts.closesIn} />
          </Stat>
        ) : (
          <Stat label="Closed" value={deal.closed}>
            {deal.expectedClose ? `expected ${deal.expectedClose}` : null}
          </Stat>
        )}
        <Stat label="In this stage" value={daysText(days)}>
          <Standing {...facts} />
        </Stat>
        <Stat label="Owner" value={owner ?? "Unassigned"}>
          opened {deal.created}
        </Stat>
      </StatStrip>
    </div>
  );
}

function ClosesIn({ days }: { days: number | null }) {
  if (days === null) return "no date yet";
  if (days === 0) return "today";
  if (days > 0) return `in ${daysText(days)}`;
  return <b className="font-semibold text-danger">{daysText(-days)} ago</b>;
}

function Standing({ limit, isStale }: DealRecord["facts"]) {
  if (limit === null) return null;
  if (!isStale) return `of ${limit} at most`;
  return (
    <span className="inline-flex items-center gap-1 rounded-sm bg-danger-soft px-1 font-semibold text-danger">
      <Icon of={Hourglass} size={12} />
      longer than {limit}
    </span>
  );
}
