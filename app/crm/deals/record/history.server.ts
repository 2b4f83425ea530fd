import { z } from "zod";
import { authorOf, nameOf } from "../../../auth/member-names";
import type { Member } from "../../../auth/staff";
import { MAIL_STATE_LABELS, MAIL_STATES } from "../../../mail/mail";
import { formatUsd } from "../../../platform/money";
import { dayText, formatDateTime, formatDayAndTime } from "../../../platform/time/time-text";
import { tellDemo } from "../../leads/demo-words";
import { ACTIVITY_TYPES, type ActivityType } from "../../leads/lead";
import type { TimelineRow } from "../../leads/timeline.server";
import {
  DEAL_STAGE_LABELS,
  type DealStage,
  daysBetween,
  LOST_REASONS,
  lossText,
  lostReasonText,
} from "../deal";
import type { Deal } from "../deals.server";

/** An entry of the timeline as the page shows it, the newest first; see `TimelineItem`. */
export type HistoryEntry = {
  id: string;
  kind: "stage" | "edit" | "activity" | "mail" | "note";
  activity: ActivityType | null;
  title: string;
  body: string | null;
  lines: string[];
  state: string | null;
  detail: string;
  at: string;
  atText: string;
  atInFull: string;
  actor: string | null;
};

type StageChange = {
  id: string;
  fromStage: DealStage | null;
  toStage: DealStage;
  actorLabel: string;
  createdAt: string;
};
type Edit = {
  id: string;
  action: string;
  before: string | null;
  after: string | null;
  actor: string;
  at: string;
};
type Told = { deal: Deal; stages: StageChange[]; edits: Edit[]; entries: TimelineRow[] };

export function toHistory(
  { deal, stages, edits, entries }: Told,
  members: Member[],
  { now, zone }: { now: Date; zone: string },
): HistoryEntry[] {
  const told = [
    ...stages.map((change, at) => ofStage(change, stages[at - 1], deal)),
    ...edits.flatMap((edit) => ofEdit(edit, members)),
    ...entries.map((row) => ofLead(tellDemo(row, members, zone))),
  ];
  return told
    .map((entry) => ({
      ...{ activity: null, body: null, lines: [], state: null, detail: "" },
      ...entry,
      id: `${entry.kind}-${entry.id}`,
      atText: formatDayAndTime(entry.at, now, zone),
      atInFull: formatDateTime(entry.at, zone),
      actor: authorOf(members, entry.actor),
    }))
    .sort((a, b) => (a.at === b.at ? b.id.localeCompare(a.id) : a.at < b.at ? 1 : -1));
}

type Entry = Pick<HistoryEntry, "id" | "kind" | "title" | "at" | "actor"> & Partial<HistoryEntry>;

/** Why it was lost stands at the loss that still holds. */
function ofStage(change: StageChange, before: StageChange | undefined, deal: Deal): Entry {
  const { id, fromStage, toStage, actorLabel, createdAt } = change;
  const stayed = before === undefined ? null : daysBetween(before.createdAt, new Date(createdAt));
  const isLost = toStage === "closed-lost" && createdAt === deal.stageEnteredAt;
  const lines = [
    fromStage === null || stayed === null
      ? null
      : `After ${stayed} ${stayed === 1 ? "day" : "days"} in ${DEAL_STAGE_LABELS[fromStage]}`,
    isLost ? lossText(deal) : null,
  ];
  return {
    ...{ id, kind: "stage" as const, at: createdAt, actor: actorLabel },
    title: `${fromStage === null ? "Created in" : "Moved to"} ${DEAL_STAGE_LABELS[toStage]}`,
    lines: lines.filter((line) => line !== null),
  };
}

const amount = z.number().nullable().optional();
const text = z.string().nullable().optional();
/** The columns of a deal that a person edits. */
const edited = z
  .object({
    ...{ title: text, value: amount, probability: amount, expectedCloseDate: text, assigneeId: text },
    lostReason: z.enum(LOST_REASONS).nullable().optional(),
    ...{ lostTo: text, lostNote: text },
  })
  .catch({});
type Edited = z.infer<typeof edited>;

/** What has changed in one line each; nothing if that was the stage alone. */
function ofEdit({ id, action, before, after, actor, at }: Edit, members: Member[]): Entry[] {
  const [from, to] = [before, after].map((json) => edited.parse(JSON.parse(json ?? "{}")));
  const lines = Object.entries(EDITED).flatMap(([name, { label, write }]) => {
    const field = name as keyof Edited;
    if (!from || !to || to[field] === undefined || to[field] === from[field]) return [];
    return [`${label}: ${write(from, members)} → ${write(to, members)}`];
  });
  if (lines.length === 0) return [];
  const title = action === "deal.assign" ? "Assigned" : "Deal edited";
  return [{ ...{ id, kind: "edit" as const, title, lines, at, actor } }];
}

type Column = { label: string; write: (row: Edited, members: Member[]) => string };
const EDITED: Record<keyof Edited, Column> = {
  title: { label: "Title", write: ({ title }) => title ?? "–" },
  value: { label: "Value", write: ({ value }) => formatUsd(value ?? 0) },
  probability: { label: "Probability", write: ({ probability }) => `${probability ?? 0}%` },
  expectedCloseDate: {
    label: "Expected close date",
    write: ({ expectedCloseDate }) => (expectedCloseDate ? dayText("date", expectedCloseDate) : "none"),
  },
  assigneeId: {
    label: "Assigned to",
    write: ({ assigneeId }, members) => nameOf(members, assigneeId ?? null) ?? "unassigned",
  },
  lostReason: { label: "Why it was lost", write: ({ lostReason }) => lostReasonText(lostReason ?? null) },
  lostTo: { label: "Lost to", write: ({ lostTo }) => lostTo ?? "–" },
  lostNote: { label: "Note", write: ({ lostNote }) => lostNote ?? "–" },
};

function ofLead({ kind, id, detail, title, body, at, actor, data }: TimelineRow): Entry {
  const entry = { id, title, body, at, actor, detail };
  if (kind === "mail") {
    const state = MAIL_STATES.find((known) => known === detail);
    const lines = detail === "failed" && data ? [data] : [];
    return { ...entry, kind, lines, state: state ? MAIL_STATE_LABELS[state] : detail };
  }
  if (kind === "note") return { ...entry, kind };
  const activity = ACTIVITY_TYPES.find((type) => type === detail) ?? null;
  return { ...entry, kind: "activity", activity, state: data === "open" ? "Not done yet" : null };
}
