import { Badge, CrossGlyph, LevelGlyph, PieGlyph } from "../../ui/badge";
import {
  LEAD_PRIORITY_LABELS,
  LEAD_STATUS_LABELS,
  type LeadPriority,
  type LeadStatus,
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

const LEVELS = { low: 1, medium: 2, high: 3 } as const satisfies Record<LeadPriority, number>;

export function StatusGlyph({ status }: { status: LeadStatus }) {
  const share = PROGRESS[status];
  return share === null ? <CrossGlyph /> : <PieGlyph share={share} />;
}

export function StatusBadge({ status }: { status: LeadStatus }) {
  return (
    <Badge className={`b-${status}`}>
      <StatusGlyph status={status} />
      {LEAD_STATUS_LABELS[status]}
    </Badge>
  );
}

export function PriorityBadge({ priority, className = "" }: { priority: LeadPriority; className?: string }) {
  return (
    <Badge size="bare" className={`p-${priority} ${className}`}>
      <LevelGlyph level={LEVELS[priority]} />
      {LEAD_PRIORITY_LABELS[priority]}
    </Badge>
  );
}

/** "Score: 85/100" with the name of its band and a bar. */
export function ScoreMeter({ score }: { score: number }) {
  const band = scoreBand(score);
  return (
    <div>
      <b>Score: {score}/100</b> <em>{band.label}</em>
      <div className={`meter ${band.tone}`} style={{ "--w": `${score}%` }}>
        <i />
      </div>
    </div>
  );
}
