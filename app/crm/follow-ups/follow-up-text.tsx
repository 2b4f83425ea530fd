import type { FollowUp } from "./follow-up";

const COLORS = {
  overdue: "font-semibold text-danger",
  today: "font-semibold text-signal-text",
  later: "text-ink",
} as const satisfies Record<FollowUp["due"], string>;

/** When a follow-up is due, in words and color; the pointer gets the date and time. */
export function FollowUpText({ of: { at, text, date, due } }: { of: FollowUp }) {
  return (
    <time dateTime={at} title={date} className={`tabular-nums ${COLORS[due]}`} data-due={due}>
      {text}
    </time>
  );
}
