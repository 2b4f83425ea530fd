import { Hourglass } from "lucide-react";
import { Stat, StatStrip } from "../../../ui/card";
import { Icon } from "../../../ui/icon";
import { isClosed } from "../deal";
import type { DealRecord } from "./load.server";
import { daysText } from "./stage-rail";

/** What the deal is worth, how long it has stood, and when it closes; its fields stand below. */
export function DealFacts({ deal, facts }: Pick<DealRecord, "deal" | "facts">) {
  const { weighted, closesIn, closesOn, days, closed, opened, openedDays } = facts;
  return (
    <div className="deal-facts wrap-anywhere">
      {isClosed(deal.stage) ? (
        <StatStrip>
          <Stat label="Value" value={deal.value} />
          <Stat label="Closed" value={inOneLine(closed ?? "–")} />
          <Stat label="In this stage" value={daysText(days)} />
          <Stat label="Opened" value={inOneLine(opened)} />
        </StatStrip>
      ) : (
        <StatStrip>
          <Stat label="Value" value={deal.value}>
            {weighted} weighted
          </Stat>
          <Stat label="Closes" value={closesText(closesIn)}>
            {closesIn !== null && closesIn < 0 ? (
              <b className="font-semibold text-danger">overdue, </b>
            ) : null}
            {closesOn ?? "no date yet"}
          </Stat>
          <Stat label="In this stage" value={daysText(days)}>
            <Standing {...facts} />
          </Stat>
          <Stat label="Opened" value={inOneLine(opened)}>
            {agoText(openedDays)}
          </Stat>
        </StatStrip>
      )}
    </div>
  );
}

/** A date that does not break between day and year. */
function inOneLine(date: string): string {
  return date.replaceAll(" ", "\u00a0");
}

function closesText(days: number | null): string {
  if (days === null) return "–";
  return days > 0 ? `in ${daysText(days)}` : agoText(-days);
}

function agoText(days: number): string {
  return days === 0 ? "today" : `${daysText(days)} ago`;
}

function Standing({ limit, isStale }: DealRecord["facts"]) {
  if (limit === null) return null;
  if (!isStale) return `limit ${daysText(limit)}`;
  return (
    <span className="inline-flex items-center gap-1 rounded-sm bg-danger-soft px-1 font-semibold text-danger">
      <Icon of={Hourglass} size={12} />
      longer than {limit}
    </span>
  );
}
