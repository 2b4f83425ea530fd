import { Badge, type BadgeTone } from "../ui/badge";
import { MAIL_STATE_LABELS, type MailState } from "./mail";

const TONES = {
  queued: "info",
  sent: "ok",
  kept: "neutral",
  failed: "danger",
  suppressed: "neutral",
  bounced: "danger",
  complained: "danger",
} as const satisfies Record<MailState, BadgeTone>;

type MailStateBadgeProps = { state: MailState; label?: string };

export function MailStateBadge({ state, label = MAIL_STATE_LABELS[state] }: MailStateBadgeProps) {
  return <Badge tone={TONES[state]}>{label}</Badge>;
}
