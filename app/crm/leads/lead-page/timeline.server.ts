import { z } from "zod";
import { listVisitedPages, type VisitUntil } from "../../../analytics/reports/visited-pages.server";
import { nameOfEmail } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { MAIL_STATE_LABELS, MAIL_STATES } from "../../../mail/mail";
import type { Db } from "../../../platform/db/database.server";
import { logError } from "../../../platform/log.server";
import { formatDateTime } from "../../../platform/time/time-text";
import { DEAL_STAGE_LABELS, DEAL_STAGES } from "../../deals/deal";
import { inZone, type LeadTable, withMembers } from "../fields/lead-fields";
import { describeChanges } from "../fields/lead-values";
import { ACTIVITY_TYPES, readTimelineKind, TIMELINE_KINDS } from "../lead";
import { readPage } from "../lead-filters";
import { listTimeline, type TimelineRow } from "../timeline.server";

type TimelineOf = {
  leadId: string;
  members: Member[];
  visits: VisitUntil[];
  timeZone: string;
  search: URLSearchParams;
};

/** The timeline page that the URL selects. Logs an error and returns null if it cannot be read. */
export async function loadTimeline(
  { db, analyticsDb }: { db: Db; analyticsDb: Db },
  { leadId, members, visits, timeZone, search }: TimelineOf,
) {
  const kind = readTimelineKind(search.get("kind"));
  const fields = inZone(withMembers(members, [], "name"), timeZone);
  // Without them the timeline still shows what the CRM knows.
  const visited = listVisitedPages(analyticsDb, visits).catch((error: unknown) => {
    logError("crm.visited-pages", error);
    return [];
  });
  try {
    const found = await listTimeline(db, { leadId, kind, page: readPage(search.get("from")) }, visited);
    const counts = TIMELINE_KINDS.map((name) => ({ kind: name, total: found.totals.get(name) ?? 0 }));
    return {
      entries: found.rows.map((row) =>
        toTimelineEntry({ ...row, actor: nameOfEmail(members, row.actor) }, fields, timeZone),
      ),
      /** The total of all kinds, whichever is selected. */
      all: counts.reduce((sum, { total }) => sum + total, 0),
      counts,
      kind,
      page: found.page,
      pages: found.pages,
    };
  } catch (error) {
    logError("crm.timeline", error);
    return null;
  }
}

const CHANGE_TITLES: Record<string, string> = {
  "lead.create": "Lead added",
  "lead.import": "Lead imported",
  "lead.import-update": "Changed by an import",
  "lead.import-undo": "Import undone",
  "lead.update": "Lead edited",
  "lead.status": "Status changed",
  "lead.assign": "Assigned",
  "lead.score": "Score changed",
  "lead.value": "Deal value changed",
  "lead.follow-up": "Follow-up set",
  "lead.demo": "Booked a demo",
  "lead.accept": "Accepted into the list",
  "lead.delete": "Moved to the trash",
  "lead.restore": "Restored from the trash",
};

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values = z.record(z.string(), value).nullable().catch(null);
const change = z.object({ before: values, after: values });

const origin = z.object({
  landingPath: z.string().nullable(),
  referrer: z.string().nullable(),
  utm: z.record(z.string(), z.string()).nullable().catch(null),
  suspicion: z.string().nullable(),
});

/** A timeline entry formatted for display. `lines` holds details, one per line. */
function toTimelineEntry(row: TimelineRow, fields: LeadTable, timeZone: string) {
  return {
    id: `${row.kind}-${row.id}`,
    entryId: row.id,
    /** A task that was added without a date, so that it is due since. */
    isOpen: row.kind === "activity" && row.data === "open",
    kind: row.kind,
    detail: row.detail,
    activity: ACTIVITY_TYPES.find((type) => type === row.detail) ?? null,
    at: row.at,
    atText: formatDateTime(row.at, timeZone),
    actor: row.actor,
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
      return { ...words, title: CHANGE_TITLES[row.title] ?? row.title, lines: changeLines(row.data, fields) };
    case "deal":
      return { ...words, body: null, lines: [`${stageLabel(row.body)} → ${stageLabel(row.detail)}`] };
    case "visit":
      return row.detail === "form"
        ? { ...words, lines: originLines(row.data) }
        : { ...words, title: `Read ${row.title}` };
    default:
      return words;
  }
}

function stageLabel(id: string | null): string {
  const stage = DEAL_STAGES.find((known) => known === id);
  return stage ? DEAL_STAGE_LABELS[stage] : "New";
}

function changeLines(json: string | null, fields: LeadTable): string[] {
  const { before, after } = change.parse(JSON.parse(json ?? "{}"));
  return before === null || after === null ? [] : describeChanges(before, after, fields);
}

function originLines(json: string | null): string[] {
  const { landingPath, referrer, utm, suspicion } = origin.parse(JSON.parse(json ?? "{}"));
  const tags = Object.entries(utm ?? {});
  const listed = (own: [string, string][]) =>
    own.map(([name, text]) => `${name.replace("utm_", "")} ${text}`).join(", ");
  const campaign = listed(tags.filter(([name]) => name.startsWith("utm_")));
  const added = listed(tags.filter(([name]) => !name.startsWith("utm_")));
  return [
    landingPath ? `Came in on ${landingPath}` : null,
    referrer ? `From ${referrer}` : null,
    campaign ? `Campaign: ${campaign}` : null,
    added ? `Click: ${added}` : null,
    suspicion ? `Looked like spam: ${suspicion}` : null,
  ].filter((line) => line !== null);
}
