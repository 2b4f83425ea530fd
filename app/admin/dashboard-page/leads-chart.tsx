import { FIGURES } from "../../copy/figures";
import { dayText } from "../../platform/time/time-text";
import { Card } from "../../ui/card";
import { type Column, ColumnChart } from "../../ui/data/chart";
import { Definition } from "../../ui/overlays/definition";
import type { DailyCount, Dashboard } from "../dashboard";
import { NotLoaded } from "./stat-cards";

export function LeadsChart({ leads }: Pick<Dashboard, "leads">) {
  if (!leads) {
    return (
      <Card title="Leads, last 14 days">
        <p className="text-ink-2">
          <NotLoaded />
        </p>
      </Card>
    );
  }
  const counts = leads.byDay.map(({ count }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const summary = `Leads per day over fourteen days, between ${Math.min(...counts)} and ${Math.max(...counts)}, ${counts.at(-1) ?? 0} today`;
  return (
    <Card
      title="Leads, last 14 days"
      aside={
        <span className="inline-flex items-center gap-1 text-sm text-ink-3">
          {total} in total <Definition {...FIGURES.newLeads} />
        </span>
      }
    >
      <ColumnChart columns={leads.byDay.map(columnOf)} summary={summary} />
    </Card>
  );
}

/** Labels every fourth day, which fits on a phone, counting back from today, which is highlighted. */
function columnOf({ day, count }: DailyCount, index: number, all: DailyCount[]): Column {
  const daysAgo = all.length - 1 - index;
  return {
    label: dayText("day", day),
    value: count,
    isTick: daysAgo % 4 === 0,
    isHighlighted: daysAgo === 0,
  };
}
