import { Badge, type BadgeTone } from "../ui/badge";
import { MAIL_STATE_LABELS, type MailState } from "./mail";

const TONES = {
  queued: "info",
  sent: "ok",
  kept: "warn",
  failed: "danger",
  suppressed: "warn",
  bounced: "danger",
  complained: "danger",
} as const satisfies Record<MailState, BadgeTone>;

export function MailStateBadge({ state }: { state: MailState }) {
  return <Badge tone={TONES[state]}>{MAIL_STATE_LABELS[state]}</Badge>;
}
