import { redirect } from "@remix-run/cloudflare";
import { authorOf } from "../../../auth/member-names";
import { emailOf, type Member } from "../../../auth/staff";
import { listMembers } from "../../../auth/users.server";
import { isoAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { formatUsd } from "../../../platform/money";
import {
  dayText,
  formatDate,
  formatDateTime,
  formatDayAndTime,
  formatShortDate,
} from "../../../platform/time/time-text";
import { startOfLocalDay } from "../../../platform/time/zoned-time";
import { loadBoard } from "../../deals/board/board.server";
import type { StageDays } from "../../deals/filters/deal-filters";
import { followUpChoices, nextSteps } from "../../follow-ups/follow-up";
import { listImportNames } from "../../import/imports.server";
import { LEADS_PATH, VIEWS_PATH } from "../../paths";
import { dueInFull } from "../../tasks/due";
import { dueOf } from "../../tasks/tasks.server";
import { listRecentActivities } from "../activities.server";
import { sourceLabel } from "../fields/lead-values";
import { isRange, type RangeKind } from "../filters/custom-range";
import { toFilterChoices } from "../filters/filter-choices";
import {
  ALL_FILTERS,
  chosenOf,
  type FilterChoices,
  type FilterReader,
  filtersFor,
  type LeadFilters,
  listSearch,
  readLeadFilters,
  readPage,
} from "../filters/lead-filters";
import { periodOf } from "../filters/visit-filters";
import { LEADS_PER_PAGE } from "../lead";
import { readLeadStats } from "../lead-stats.server";
import { type LeadRow, listLeads, listWithKnownFilters } from "../leads.server";
import { readListSettings } from "../list-settings";
import { splitTags } from "../tags/tags";
import { shownView, type ViewReader } from "../views/view";
import { listViews } from "../views/views.server";
import { VISITED_FILTER } from "../visited/visited-filter";
import { findVisits, pagesIn } from "../visited/visited-leads.server";
import { toFigures } from "./figures.server";
import { joinRanges } from "./filters/join-ranges";
import { listPageChoices } from "./page-choices.server";

type Reader = ViewReader & { timeZone: string; leadList: string | null; stageDays?: StageDays };

type Databases = { db: Db; analyticsDb: Db };

/** The list that the URL asks for, with the figures, the pipeline and the activities around it. */
export async function loadLeads(
  { db, analyticsDb }: Databases,
  params: URLSearchParams,
  reader: Reader,
  now: Date,
) {
  const wanted = readLeadFilters(params);
  const filterReader = { ...reader, now };
  const pages = chosenOf(wanted, VISITED_FILTER.name);
  const hasPages = pages.length > 0 || params.get("show") === VISITED_FILTER.name;
  const settings = readListSettings(reader.leadList);
  const perPage = settings.view === "table" ? settings.rows : LEADS_PER_PAGE;
  const figures = readLeadStats(db, now);
  const [stats, visits, found, members, activities, board, views, imports, visited] = await Promise.all([
    figures,
    findVisits(analyticsDb, pages),
    // Who has visited a page is listed once that is known.
    pages.length > 0 ? null : listLeads(db, filtersFor(filterReader, wanted), { perPage, figures, now }),
    listMembers(db),
    listRecentActivities(db, readPage(params.get("activities"))),
    loadBoard(db, {
      ...{ now, zone: reader.timeZone, stageDays: reader.stageDays },
      isFolded: settings.board === "folded",
    }),
    listViews(db, reader),
    listImportNames(db, chosenOf(wanted, "import")),
    hasPages ? listPageChoices(db, pages) : [],
  ]);
  const choices = toFilterChoices(stats, members, wanted);
  const { rows, ...list } = await listWithKnownFilters(
    db,
    { ...filterReader, visits },
    { wanted, choices, found, perPage },
  );
  return {
    leads: rows.map((row) => toLeadItem(row, members, filterReader)),
    ...{ ...list, perPage, settings },
    followUpChoices: followUpChoices(now, reader.timeZone),
    members,
    tags: stats.tags,
    ...toFigures(stats, list.filters),
    choices: { ...choices, ...shownChoices(list.filters, imports, reader.timeZone), visited },
    views,
    shown: shownView(params, views).view?.id ?? null,
    countsPath:
      VIEWS_PATH + listSearch(new URLSearchParams(), { visited: pagesIn(views.map(({ search }) => search)) }),
    activities: toActivityLog(activities, members, filterReader),
    board,
  };
}

/** What is filtered by that no choice offers, as chips say it. */
function shownChoices(filters: LeadFilters, imports: ImportNames, zone: string) {
  const chosen = { ...linkedChoices(filters, zone), ...rangeChoices(filters) };
  return { ...chosen, import: toImportChoices(filters, imports) };
}

type ImportNames = Awaited<ReturnType<typeof listImportNames>>;

/** What links filter by, as chips say it. */
function linkedChoices(filters: LeadFilters, zone: string): FilterChoices {
  const asOption = (value: string) => ({ value, label: value });
  return {
    came: chosenOf(filters, "came").map((value) => ({ value, label: periodLabel(value, zone) })),
    campaign: chosenOf(filters, "campaign").map(asOption),
    landing: chosenOf(filters, "landing").map(asOption),
  };
}

/** Ranges of one's own, as chips say them. */
function rangeChoices(filters: LeadFilters): FilterChoices {
  const choices = ALL_FILTERS.map(({ name, range }) => {
    const custom = range ? chosenOf(filters, name).filter(isRange) : [];
    return [name, custom.map((value) => ({ value, label: rangeLabel(value, range) }))] as const;
  });
  return Object.fromEntries(choices.filter(([, options]) => options.length > 0));
}

function toImportChoices(filters: LeadFilters, imports: ImportNames) {
  const nameOf = (wanted: string) => imports.find(({ id }) => id === wanted)?.fileName;
  return chosenOf(filters, "import").map((id) => ({ value: id, label: nameOf(id) ?? "one that is gone" }));
}

/** "Mar 1, 2026 to Mar 7, 2026"; with times where it does not begin or end with a day of the reader. */
function periodLabel(text: string, zone: string): string {
  const { from, before } = periodOf(text) ?? {};
  const [first, end] = [`${from}`, `${before}`];
  const isOfDays = [first, end].every((at) => startOfLocalDay(new Date(at), zone).toISOString() === at);
  if (!isOfDays) return `${formatDateTime(first, zone)} to ${formatDateTime(end, zone)}`;
  const days = [first, isoAfter(new Date(end), -1)].map((at) => formatDate(at, zone));
  return [...new Set(days)].join(" to ");
}

/** "Nov 1, 2026 to Nov 15, 2026", "$5,000 or more" */
function rangeLabel(text: string, kind: RangeKind | undefined): string {
  const [from = "", to = ""] = text.split("..");
  const words = [from, to].map((end) => {
    if (end === "") return "";
    if (kind === "days") return dayText("date", end);
    return kind === "dollars" ? formatUsd(Number(end) * 100) : `${Number(end)}`;
  });
  if (from && to) return [...new Set(words)].join(" to ");
  if (kind === "days") return from ? `From ${words[0]}` : `Until ${words[1]}`;
  return from ? `${words[0]} or more` : `Up to ${words[1]}`;
}

/** A lead formatted for its card or table row. */
function toLeadItem(row: LeadRow, members: Member[], { timeZone, now }: FilterReader) {
  return {
    ...row,
    name: `${row.firstName} ${row.lastName}`,
    createdDay: formatShortDate(row.createdAt, now, timeZone),
    sourceText: sourceLabel(row.source),
    contactedOn: row.lastContacted === null ? null : formatShortDate(row.lastContacted, now, timeZone),
    ...nextSteps(row, now, timeZone),
    tags: splitTags(row.tags),
    assignee: emailOf(members, row.assigneeId),
    dealValueText: row.dealValue === null ? null : formatUsd(row.dealValue),
  };
}
export type LeadItem = ReturnType<typeof toLeadItem>;

type ActivityPage = Awaited<ReturnType<typeof listRecentActivities>>;

function toActivityLog(
  { rows, ...log }: ActivityPage,
  members: Member[],
  { timeZone, now }: Pick<FilterReader, "timeZone" | "now">,
) {
  const entries = rows.map((row) => ({
    ...row,
    lead: `${row.firstName} ${row.lastName}, ${row.companyName}`,
    author: authorOf(members, row.author),
    at: formatDayAndTime(row.createdAt, now, timeZone),
    toDo: row.isOpen ? toDoText(row, now, timeZone) : null,
    atInFull: formatDateTime(row.createdAt, timeZone),
  }));
  return { ...log, entries };
}
/** Of a task that nobody has done: "Due Tue, Dec 1"; "To do" where it was added without a date. */
function toDoText(row: ActivityPage["rows"][number], now: Date, zone: string): string {
  const hasDate = row.scheduledAt !== row.createdAt;
  return hasDate ? `Due ${dueInFull(dueOf(row), now, zone)}` : "To do";
}
export type ActivityLog = ReturnType<typeof toActivityLog>;

/**
 * The list's parameters. Without scripts a form sends the ends of a range apart: then the list is at another address.
 * @throws a redirect there
 */
export function listParamsOf(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const joined = joinRanges(searchParams);
  if (`${joined}` !== `${searchParams}`) throw redirect(LEADS_PATH + listSearch(joined));
  return searchParams;
}
