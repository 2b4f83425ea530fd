import { nameOfEmail } from "../../../auth/member-names";
import { emailOf, type Member } from "../../../auth/staff";
import { listMembers } from "../../../auth/users.server";
import type { Db } from "../../../platform/db/database.server";
import { formatUsd } from "../../../platform/money";
import { formatDate, formatDateTime } from "../../../platform/time/time-text";
import { loadBoard } from "../../deals/board.server";
import { followUpChoices, followUpOf } from "../../follow-ups/follow-up";
import { listRecentActivities } from "../activities.server";
import { scoreBand } from "../lead";
import { type FilterReader, filtersFor, readLeadFilters, readPage, toFilterChoices } from "../lead-filters";
import { type LeadStats, readLeadStats } from "../lead-stats.server";
import { type LeadRow, listLeads, listWithKnownFilters } from "../leads.server";

type Reader = { id: string; timeZone: string };

/** The list that the URL asks for, with the figures, the pipeline and the activities around it. */
export async function loadLeads(db: Db, params: URLSearchParams, reader: Reader, now: Date) {
  const wanted = readLeadFilters(params);
  const filterReader = { ...reader, now };
  const [stats, found, members, activities, board] = await Promise.all([
    readLeadStats(db, now),
    listLeads(db, filtersFor(filterReader, wanted)),
    listMembers(db),
    listRecentActivities(db, readPage(params.get("activities"))),
    loadBoard(db, { now, zone: reader.timeZone }),
  ]);
  const choices = toFilterChoices(stats, members, wanted);
  const { rows, ...list } = await listWithKnownFilters(db, filterReader, { wanted, choices, found });
  return {
    leads: rows.map((row) => toLeadItem(row, members, filterReader)),
    ...list,
    followUpChoices: followUpChoices(now, reader.timeZone),
    members,
    ...toFigures(stats),
    choices,
    activities: toActivityLog(activities, members, reader.timeZone),
    board,
  };
}

/** A lead formatted for its card or table row. */
function toLeadItem(row: LeadRow, members: Member[], { timeZone, now }: FilterReader) {
  return {
    ...row,
    name: `${row.firstName} ${row.lastName}`,
    createdOn: formatDate(row.createdAt, timeZone),
    followUp: row.nextFollowUp === null ? null : followUpOf(row.nextFollowUp, now, timeZone),
    assignee: emailOf(members, row.assigneeId),
    dealValueText: row.dealValue === null ? null : formatUsd(row.dealValue),
  };
}
export type LeadItem = ReturnType<typeof toLeadItem>;

type ActivityPage = Awaited<ReturnType<typeof listRecentActivities>>;

function toActivityLog({ rows, ...log }: ActivityPage, members: Member[], timeZone: string) {
  const entries = rows.map((row) => ({
    ...row,
    lead: `${row.firstName} ${row.lastName}, ${row.companyName}`,
    author: nameOfEmail(members, row.author),
    at: formatDateTime(row.createdAt, timeZone),
  }));
  return { ...log, entries };
}
export type ActivityLog = ReturnType<typeof toActivityLog>;

/** The figures at the top of the page, for all leads. */
function toFigures(stats: LeadStats) {
  const { total: allLeads, day: newToday, quarantined } = stats;
  return { allLeads, newToday, quarantined, stats: toStatCells(stats) };
}

/** The six figures, in display order, each with one line of context. */
function toStatCells(stats: LeadStats) {
  const { total: all } = stats;
  const percent = (part: number) => (all === 0 ? 0 : Math.round((part / all) * 100));
  const score = all === 0 ? 0 : Math.round(stats.scoreSum / all);
  const count = (value: number) => value.toLocaleString("en-US");
  return [
    { figure: "totalLeads", label: "Total Leads", value: count(all), context: "all time" },
    {
      figure: "leadConversion",
      label: "Conversion Rate",
      value: `${percent(stats.converted)}%`,
      context: `${count(stats.converted)} converted`,
    },
    {
      figure: "averageScore",
      label: "Avg Score",
      value: `${score}`,
      context: all === 0 ? "no leads yet" : scoreBand(score).label,
    },
    {
      figure: "leadValue",
      label: "Total Value",
      value: formatUsd(stats.valueSum),
      context: `${count(stats.valued)} with a value`,
    },
    { figure: "leadsThisWeek", label: "This Week", value: count(stats.week), context: "past 7 days" },
    {
      figure: "highPriority",
      label: "High Priority",
      value: count(stats.high),
      context: `${percent(stats.high)}% of all leads`,
    },
  ] as const;
}
