import { z } from "zod";
import { listVisitedPages } from "../../../analytics/reports/visited-pages.server";
import { authorOf } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { MAIL_STATE_LABELS, MAIL_STATES } from "../../../mail/mail";
import { MINUTE } from "../../../platform/clock";
import type { Db } from "../../../platform/db/database.server";
import { MAIL_PARAMETER } from "../../../platform/http/own-paths";
import { logError } from "../../../platform/log.server";
import { formatDateTime, formatDayAndTime } from "../../../platform/time/time-text";
import { DEAL_STAGE_LABELS, DEAL_STAGES, LOST_REASONS, lossText } from "../../deals/deal";
import { tellDemo } from "../demo-words";
import { inZone, type LeadTable, withMembers } from "../fields/lead-fields";
import { describeChanges, describeValues } from "../fields/lead-values";
import { readPage } from "../filters/lead-filters";
import { ACTIVITY_TYPES, readTimelineKind, TIMELINE_KINDS } from "../lead";
import { type LeadVisits, listTimeline, type TimelineRow, toVisitRows } from "../timeline.server";
import { CHANGE_TITLES } from "./change-titles";

type Reader = { timeZone: string; now: Date };
type TimelineOf = Reader & {
  leadId: string;
  members: Member[];
  visited: LeadVisits;
  search: URLSearchParams;
};

/** The timeline page that the URL selects. Logs an error and returns null if it cannot be read. */
export async function loadTimeline(
  { db, analyticsDb }: { db: Db; analyticsDb: Db },
  { leadId, members, visited, timeZone, now, search }: TimelineOf,
) {
  const kind = readTimelineKind(search.get("kind"));
  const fields = inZone(withMembers(members, [], "name"), timeZone);
  // Without them the timeline still shows what the CRM knows.
  const pages = listVisitedPages(analyticsDb, visited.visits).catch((error: unknown) => {
    logError("crm.visited-pages", error);
    return [];
  });
  const rows = pages.then((found) => toVisitRows(found, visited.subjects));
  try {
    const found = await listTimeline(db, { leadId, kind, page: readPage(search.get("from")) }, rows);
    const hasVisits = found.rows.some((row) => row.kind === "visit");
    const counts = TIMELINE_KINDS.map((name) => ({ kind: name, total: found.totals.get(name) ?? 0 }));
    return {
      entries: foldChanges(found.rows.map((row) => tellDemo(row, members, timeZone))).map((row) =>
        toTimelineEntry({ ...row, actor: authorOf(members, row.actor) }, fields, { timeZone, now }),
      ),
      /** The total of all kinds, whichever is selected. */
      all: counts.reduce((sum, { total }) => sum + total, 0),
      counts,
      kind,
      page: found.page,
      pages: found.pages,
      /** Which visits are not among the entries, in words; null where none is shown. */
      visitNote: hasVisits ? visitNote(visited.visits.sessions, await rows) : null,
    };
  } catch (error) {
    logError("crm.timeline", error);
    return null;
  }
}

/** Of a form without a session, and of a lead without a form, the visits tell less. */
function visitNote(sessions: unknown[], pages: unknown[]): string {
  if (sessions.length > 0) {
    return "Pages read after the form aren’t shown, unless a link in our email began the visit.";
  }
  return pages.length > 0
    ? "Only visits that a link in our email began are shown."
    : "No pages are known. Under Global Privacy Control, or without scripts or storage in the browser, none are kept.";
}

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values = z.record(z.string(), value).nullable().catch(null);
const change = z.object({
  before: values,
  after: values,
  notTaken: values.optional(),
  canUndo: z.number().optional(),
});

const origin = z.object({
  landingPath: z.string().nullable(),
  referrer: z.string().nullable(),
  utm: z.record(z.string(), z.string()).nullable().catch(null),
  suspicion: z.string().nullable(),
});

type FoldedRow = TimelineRow & {
  /** How many entries it stands for. */
  changes: number;
};

const FOLDED_WITHIN = 10 * MINUTE;

/**
 * Changes of the same field by the same person within ten minutes as one, from the first value to the last one; each
 * is counted, and all stay in the audit. Newest first.
 */
function foldChanges(rows: TimelineRow[]): FoldedRow[] {
  const folded: FoldedRow[] = [];
  for (const row of rows) {
    const newer = folded.at(-1);
    if (!newer || !isRepeat(newer, row)) {
      folded.push({ ...row, changes: 1 });
      continue;
    }
    const [last, first] = [newer, row].map(({ data }) => change.parse(JSON.parse(data ?? "{}")));
    newer.data = JSON.stringify({ before: { ...last?.before, ...first?.before }, after: last?.after });
    newer.changes += 1;
  }
  return folded;
}

/** Of one field each: an edit of the whole form stays apart. */
const FOLDED = [
  "lead.status",
  "lead.priority",
  "lead.assign",
  "lead.score",
  "lead.value",
  "lead.follow-up",
  "lead.tags",
];

function isRepeat(newer: TimelineRow, row: TimelineRow): boolean {
  const isSame = newer.kind === "change" && row.kind === "change" && newer.title === row.title;
  const isSoon = Date.parse(newer.at) - Date.parse(row.at) < FOLDED_WITHIN;
  return isSame && isSoon && newer.actor === row.actor && FOLDED.includes(row.title);
}

/** A timeline entry formatted for display. `lines` holds details, one per line. */
function toTimelineEntry(row: FoldedRow, fields: LeadTable, { timeZone, now }: Reader) {
  return {
    id: `${row.kind}-${row.id}`,
    entryId: row.id,
    /** A task that was added without a date, so that it is due since. */
    isOpen: row.kind === "activity" && row.data === "open",
    kind: row.kind,
    detail: row.detail,
    activity: ACTIVITY_TYPES.find((type) => type === row.detail) ?? null,
    at: row.at,
    atText: formatDayAndTime(row.at, now, timeZone),
    atInFull: formatDateTime(row.at, timeZone),
    ...{ actor: row.actor, changes: row.changes, mergedId: undoableMerge(row) },
    ...wordsOf(row, fields),
  };
}

type Words = { title: string; body: string | null; lines: string[]; state: string | null };

function wordsOf(row: TimelineRow, fields: LeadTable): Words {
  const words = { title: row.title, body: row.body, lines: [], state: null };
  switch (row.kind) {
    case "mail": {
      const state = MAIL_STATES.find((known) => known === row.detail);
      const lines = row.detail === "failed" && row.data ? [row.data] : [];
      return { ...words, lines, state: state ? MAIL_STATE_LABELS[state] : row.detail };
    }
    case "change":
      return { ...words, title: changeTitle(row), lines: changeLines(row.data, fields) };
    case "deal":
      return { ...words, body: null, lines: dealLines(row) };
    case "visit":
      return { ...words, ...visitWords(row) };
    default:
      return words;
  }
}

const loss = z.object({
  lostReason: z.enum(LOST_REASONS).nullable(),
  lostTo: z.string().nullable(),
  lostNote: z.string().nullable(),
});

/** The stages, and below them why the deal was lost, if that is how it still stands. */
function dealLines({ body, detail, data }: TimelineRow): string[] {
  const stages = `${stageLabel(body)} → ${stageLabel(detail)}`;
  return data === null ? [stages] : [stages, lossText(loss.parse(JSON.parse(data)))];
}

function changeTitle({ title, data }: TimelineRow): string {
  const { after } = change.parse(JSON.parse(data ?? "{}"));
  if (after?.nextFollowUp === null && title === "lead.follow-up") return "Follow-up removed";
  return (CHANGE_TITLES[title] ?? title).replace("{}", () => String(after?.mergedName ?? "another lead"));
}

/** The lead that a change merged into this one, as long as that can be undone. */
function undoableMerge({ kind, data }: TimelineRow): string | null {
  if (kind !== "change") return null;
  const { after, canUndo } = change.parse(JSON.parse(data ?? "{}"));
  return canUndo === 1 ? String(after?.mergedId) : null;
}

function stageLabel(id: string | null): string {
  const stage = DEAL_STAGES.find((known) => known === id);
  return stage ? DEAL_STAGE_LABELS[stage] : "New";
}

function changeLines(json: string | null, fields: LeadTable): string[] {
  const { before, after, notTaken } = change.parse(JSON.parse(json ?? "{}"));
  if (before === null || after === null) return [];
  // Several that were folded may have left it as it was.
  const changed = Object.entries(after).filter(([name, to]) => before[name] !== to);
  const lines = describeChanges(before, Object.fromEntries(changed), fields);
  const left = describeValues(notTaken ?? {}, fields);
  return left.length > 0 ? [...lines, "Not taken from the other one:", ...left] : lines;
}

/** A mail may be passed on, so these words do not say who it was. */
function visitWords({ detail, title, data }: TimelineRow): Partial<Words> {
  if (detail === "form") return { lines: originLines(data) };
  if (detail === "mail-link") {
    return { title: `Somebody opened a link in the email “${data}”`, lines: [`Read ${title}`] };
  }
  return { title: `Read ${title}`, lines: data === null ? [] : [`After a link in the email “${data}”`] };
}

function originLines(json: string | null): string[] {
  const { landingPath, referrer, utm, suspicion } = origin.parse(JSON.parse(json ?? "{}"));
  const { [MAIL_PARAMETER]: mailId, ...others } = utm ?? {};
  const tags = Object.entries(others);
  const listed = (own: [string, string][]) =>
    own.map(([name, text]) => `${name.replace("utm_", "")} ${text}`).join(", ");
  const campaign = listed(tags.filter(([name]) => name.startsWith("utm_")));
  const added = listed(tags.filter(([name]) => !name.startsWith("utm_")));
  return [
    landingPath ? `Came in on ${landingPath}` : null,
    referrer ? `From ${referrer}` : null,
    campaign ? `Campaign: ${campaign}` : null,
    added ? `Click: ${added}` : null,
    mailId ? "By a link in an email of ours" : null,
    suspicion ? `Looked like spam: ${suspicion}` : null,
  ].filter((line) => line !== null);
}
