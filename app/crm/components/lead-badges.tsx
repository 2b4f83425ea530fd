import { CalendarDays, ListChecks, type LucideIcon, Mail, Phone, StickyNote } from "lucide-react";
import { Badge, CrossGlyph, LevelGlyph, PieGlyph } from "../../ui/badge";
import { IconTile } from "../../ui/icon";
import {
  type ActivityType,
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  type LeadPriority,
  type LeadStatus,
  type ScoreBand,
  scoreBand,
} from "../leads/lead";

/** How much of each status's progress pie is filled; a lost lead has no pie. */
const PROGRESS = {
  new: 0,
  contacted: 0.2,
  qualified: 0.4,
  proposal: 0.6,
  negotiation: 0.8,
  converted: 1,
  lost: null,
} as const satisfies Record<LeadStatus, number | null>;

export const STATUS_COLORS = {
  new: "bg-st-new-soft text-st-new",
  contacted: "bg-st-contacted-soft text-st-contacted",
  qualified: "bg-st-qualified-soft text-st-qualified",
  proposal: "bg-st-proposal-soft text-st-proposal",
  negotiation: "bg-st-negotiation-soft text-st-negotiation",
  converted: "bg-st-converted-soft text-st-converted [--pie-bg:var(--color-st-converted-soft)]",
  lost: "bg-st-lost-soft text-st-lost",
} as const satisfies Record<LeadStatus, string>;

const LEVELS = { low: 1, medium: 2, high: 3 } as const satisfies Record<LeadPriority, number>;
const PRIORITY_COLORS = {
  low: "text-ink-3",
  medium: "text-warn",
  high: "text-danger",
} as const satisfies Record<LeadPriority, string>;

/** Sets the color of a score's meter and slider. */
export const BAND_COLORS = {
  hot: "[--band:var(--color-data-2)]",
  warm: "[--band:var(--color-data-4)]",
  cool: "[--band:var(--color-data-1)]",
  cold: "[--band:var(--color-data-6)]",
} as const satisfies Record<ScoreBand["tone"], string>;
const BAND_BADGES = {
  hot: "bg-beam-soft text-signal-text",
  warm: "bg-warn-soft text-warn",
  cool: "bg-teal-soft text-teal",
  cold: "bg-ink/8 text-ink-2",
} as const satisfies Record<ScoreBand["tone"], string>;

export function StatusGlyph({ status }: { status: LeadStatus }) {
  const share = PROGRESS[status];
  return share === null ? <CrossGlyph /> : <PieGlyph share={share} />;
}

export function StatusBadge({ status }: { status: LeadStatus }) {
  return (
    <Badge tone="none" className={STATUS_COLORS[status]}>
      <StatusGlyph status={status} />
      {LEAD_STATUS_LABELS[status]}
    </Badge>
  );
}

export function PriorityBadge({ priority, className }: PriorityBadgeProps) {
  return (
    <Badge tone="none" size="bare" className={`${PRIORITY_COLORS[priority]} ${className ?? ""}`}>
      <LevelGlyph level={LEVELS[priority]} />
      {LEAD_PRIORITY_LABELS[priority]}
    </Badge>
  );
}

type PriorityBadgeProps = { priority: LeadPriority; className?: string };

export function BandBadge({ band, className }: { band: ScoreBand; className: string }) {
  return (
    <Badge tone="none" className={`${BAND_BADGES[band.tone]} ${className}`}>
      {band.label}
    </Badge>
  );
}

/** "Score: 85/100" with the name of its band and a bar. */
export function ScoreMeter({ score }: { score: number }) {
  const band = scoreBand(score);
  return (
    <div className={`score ${BAND_COLORS[band.tone]}`}>
      <b className="whitespace-nowrap tabular-nums">Score: {score}/100</b>{" "}
      <em className="text-ink-2 not-italic max-sm:sr-only">{band.label}</em>
      <div className="mt-1 h-[5px] rounded-[2px] bg-ink/9">
        <div className="h-full rounded-[2px] bg-(--band)" style={{ width: `${score}%` }} />
      </div>
    </div>
  );
}

export const ACTIVITY_ICONS = {
  call: Phone,
  email: Mail,
  meeting: CalendarDays,
  note: StickyNote,
  task: ListChecks,
} as const satisfies Record<ActivityType, LucideIcon>;

export function ActivityIcon({ type, className }: { type: ActivityType; className?: string }) {
  return <IconTile of={ACTIVITY_ICONS[type]} size="sm" className={className} />;
}
