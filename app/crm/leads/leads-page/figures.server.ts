import { FIGURES } from "../../../copy/figures";
import { formatUsd } from "../../../platform/money";
import type { LeadFilters } from "../filters/lead-filters";
import { scoreBand } from "../lead";
import type { LeadStats } from "../lead-stats.server";

/** The figures at the top of the page, of all leads, whatever the filters. */
export function toFigures(stats: LeadStats, { q, chosen }: LeadFilters) {
  const isFiltered = q !== "" || Object.values(chosen).some((values) => values.length > 0);
  const { total: allLeads, day: newToday, quarantined } = stats;
  return {
    allLeads,
    newToday,
    quarantined,
    newLeads: FIGURES.newLeads,
    figuresNote: isFiltered ? "The figures are of all leads, not only of those below." : null,
    stats: toStatCells(stats),
  };
}

/** The six figures, in display order, each with one line of context. */
function toStatCells(stats: LeadStats) {
  const { total: all } = stats;
  const percent = (part: number) => (all === 0 ? 0 : Math.round((part / all) * 100));
  const score = all === 0 ? 0 : Math.round(stats.scoreSum / all);
  const count = (value: number) => value.toLocaleString("en-US");
  return [
    { figure: FIGURES.totalLeads, label: "Total Leads", value: count(all), context: "all time" },
    {
      figure: FIGURES.leadConversion,
      label: "Conversion Rate",
      value: `${percent(stats.converted)}%`,
      context: `${count(stats.converted)} converted`,
    },
    {
      figure: FIGURES.averageScore,
      label: "Avg Score",
      value: `${score}`,
      context: all === 0 ? "no leads yet" : scoreBand(score).label,
    },
    {
      figure: FIGURES.leadValue,
      label: "Total Value",
      value: formatUsd(stats.valueSum),
      context: `${count(stats.valued)} with a value`,
    },
    { figure: FIGURES.leadsThisWeek, label: "This Week", value: count(stats.week), context: "past 7 days" },
    {
      figure: FIGURES.highPriority,
      label: "High Priority",
      value: count(stats.high),
      context: `${percent(stats.high)}% of all leads`,
    },
  ] as const;
}
